/* The claim is evaluated by an engine that answers nim_alpha and excess from what the kernel read,
   and nothing else about them; sums and order of ordinals are those of the optimized engine. */
#include "commands/command.h"
#include "commands/prove/shown.h"
#include "form/numeral.h"
#include "language/alpha_claims.h"
#include "optimized/optimized.h"
#include "proof/kernels/check_fields.h"
#include "proof/telling/verify.h"
#include "transfinite/normal.h"

#include <inttypes.h>
#include <string.h>

typedef struct reader {
  gh_engine engine; /* first, so that it is found */
  gh_engine *ordinals;
  const gh_fields_proof *proof;
} reader;

typedef struct showing {
  gh_trial trial;
  gh_claim *claim;
  reader reader;
  gh_fields_proof proof;
  bool is_shown;
} showing;

static bool is_prime (uint32_t n)
{
  for (uint32_t d = 2; d * d <= n; d++)
    if (n % d == 0)
      return false;
  return true;
}

/* w^(w^k p^(n - 1)), the prime p being the one after k odd ones. */
static gh_form kappa (gh_store *store, uint32_t prime, uint8_t n)
{
  int64_t place = 0;
  for (uint32_t less = 3; less < prime; less += 2)
    place += is_prime (less);
  gh_form exponent =
      gh_normal_power (store, gh_normal_of_number (store, gh_integer (store, place)));
  gh_form const times = gh_normal_of_number (store, gh_integer (store, (int64_t)prime));
  for (; n > 1; n--)
    exponent = gh_normal_product (store, exponent, times);
  return gh_normal_power (store, exponent);
}

/* A finite number of 64 bits. */
static gh_form finite (gh_store *store, uint64_t n)
{
  mp_limb_t const limb = n;
  mpz_t number;
  return gh_normal_of_number (store, gh_dyadic (store, mpz_roinit_n (number, &limb, n > 0), 0));
}

static gh_form alpha (gh_store *store, const gh_fields_proof *p, const gh_fields_alpha *a)
{
  gh_form sum = finite (store, a->finite);
  for (size_t i = 0; i < p->count; i++)
    if (a->n[i])
      sum = gh_normal_sum (store, sum, kappa (store, p->alphas[i].prime, a->n[i]));
  return sum;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  reader *const r = (reader *)engine;
  int64_t prime;
  if (request != GH_ASK_NIM_ALPHA && request != GH_ASK_EXCESS)
    return r->ordinals->ask (r->ordinals, store, request, arguments, answer);
  if (!gh_small_integer (store, arguments[0].form, 0, UINT32_MAX, &prime))
    return GH_REFUSED;
  for (size_t i = 0; i < r->proof->count; i++) {
    const gh_fields_alpha *const a = &r->proof->alphas[i];
    if (a->prime != (uint64_t)prime)
      continue;
    *answer = request == GH_ASK_EXCESS
                  ? (gh_value){GH_MAYBE_INTEGER, {.form = gh_integer (store, (int64_t)a->excess)}}
                  : (gh_value){GH_MAYBE_ORDINAL, {.form = alpha (store, r->proof, a)}};
    return GH_ANSWERED;
  }
  return GH_REFUSED;
}

static void show (void *argument)
{
  showing *const s = argument;
  s->is_shown = gh_claim_value (&s->trial, s->claim, NULL).truth;
}

/* What is asked of a prime that is not there ends the case: it is not shown. */
static int compare (const gh_shown *shown, showing *s)
{
  char words[100];
  s->trial.store = gh_store_new (shown->limits, NULL);
  s->reader.ordinals = gh_optimized_open ();
  if (!s->trial.store || !s->reader.ordinals) {
    gh_store_free (s->trial.store);
    if (s->reader.ordinals)
      s->reader.ordinals->close (s->reader.ordinals);
    return gh_usage ("out of memory");
  }
  s->reader.engine = *s->reader.ordinals;
  s->reader.engine.ask = ask;
  s->reader.proof = &s->proof;
  s->trial.engine = s->trial.judge = &s->reader.engine;
  gh_status const status = gh_try (s->trial.store, show, s);
  int const end =
      status && status != GH_ABANDONED
          ? gh_usage ("verify: %s", gh_status_text (s->trial.store, status, words, sizeof words))
      : !status && s->is_shown ? GH_EXIT_HOLDS
                               : GH_SHOWS_OTHER;
  s->reader.ordinals->close (s->reader.ordinals);
  gh_store_free (s->trial.store);
  return end;
}

int gh_shown_by_fields (gh_shown *shown)
{
  showing s = {.claim = NULL};
  int status;
  s.claim = gh_shown_claim (shown, &status);
  if (!gh_fields_check (&s.proof, shown->text))
    status = gh_verify_reject (shown->path, s.proof.line, s.proof.error);
  else if (s.claim)
    status = gh_alpha_claim_is (s.claim) ? compare (shown, &s) : GH_SHOWS_OTHER;
  gh_claim_free (s.claim);
  return status;
}

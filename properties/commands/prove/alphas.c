#include "commands/prove/alphas.h"
#include "commands/command.h"
#include "commands/progress.h"
#include "form/numeral.h"
#include "language/alpha_claims.h"
#include "optimized/optimized.h"
#include "proof/provers/field_prover.h"

#include <inttypes.h>
#include <stdio.h>

typedef struct proving {
  gh_trial trial;
  const gh_claim *claim;
  gh_excesses *excesses;
  gh_fields_goal goal;
  gh_excess_end end; /* of the search for this prime */
  uint32_t prime;
  bool is_true;
} proving;

static void take_prime (void *context, gh_form integer)
{
  proving *const p = context;
  int64_t n;
  if (p->end)
    return;
  p->prime = gh_small_integer (p->trial.store, integer, 0, UINT32_MAX, &n) ? (uint32_t)n : 0;
  p->end = gh_fields_solve (p->excesses, p->prime, &p->goal);
}

static void find (void *argument)
{
  proving *const p = argument;
  gh_alpha_claim_primes (&p->trial, p->claim, take_prime, p);
  if (p->end)
    return;
  gh_value const value = gh_claim_value (&p->trial, p->claim, NULL);
  p->is_true = !gh_claim_is_formula (p->claim) || value.truth;
}

static int complain (const proving *p, gh_status status)
{
  char words[100];
  uint64_t degree;
  if (gh_interrupted () || p->end == GH_EXCESS_HALTED)
    return GH_EXIT_INTERRUPTED;
  if (status)
    return gh_usage ("prove: %s", *p->trial.required ? p->trial.required
                                                     : gh_status_text (p->trial.store, status,
                                                                       words, sizeof words));
  switch (p->end) {
  case GH_EXCESS_NO_PRIME: return gh_usage ("prove: expected odd primes below 2^32");
  case GH_EXCESS_NO_MEMORY: return gh_usage ("out of memory");
  default: break;
  }
  uint32_t const stopped = gh_excess_stopped (p->excesses, &degree);
  char first[60] = "";
  if (stopped != p->prime)
    snprintf (first, sizeof first, "alpha_%" PRIu32 " takes alpha_%" PRIu32 ", and ", p->prime,
              stopped);
  if (p->end == GH_EXCESS_BEYOND)
    return gh_usage ("prove: %salpha_%" PRIu32 " takes finite nimbers of more than 64 bits, which "
                     "no certificate has",
                     first, stopped);
  return gh_usage ("prove: %salpha_%" PRIu32 " takes a field of more than 2^%d elements, which no "
                   "certificate has",
                   first, stopped, GH_FIELDS_DEGREE);
}

static void tell_found (const proving *p)
{
  if (gh_is_quiet ())
    return;
  fputs ("gifthorse: certified: ", stderr);
  for (size_t i = 0; i < p->goal.count; i++)
    fprintf (stderr, "%sexcess(%" PRIu32 ") = %" PRIu32, i ? " and " : "", p->goal.primes[i],
             p->goal.excesses[i]);
  fputc ('\n', stderr);
}

static int end (const proving *p, bool refute)
{
  if (p->goal.overflows)
    return gh_usage ("prove: expected a claim that takes at most %d primes", GH_FIELDS_PRIMES);
  if (!p->is_true)
    gh_usage (refute ? "this is false; what holds is certified"
                     : "this is false; --refute certifies what holds");
  if ((!p->is_true && refute) || !gh_claim_is_formula (p->claim))
    tell_found (p);
  if (p->is_true || refute)
    gh_fields_write (&p->goal, stdout);
  return p->is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static int prove (proving *p, bool refute)
{
  gh_status const status = gh_try (p->trial.store, find, p);
  return status || p->end ? complain (p, status) : end (p, refute);
}

int gh_prove_alphas (const gh_claim *claim, const gh_limits *limits, bool refute)
{
  proving p = {.claim = claim};
  p.trial.store = gh_store_new (limits, NULL);
  p.trial.engine = p.trial.judge = gh_optimized_open ();
  p.excesses = gh_excesses_new (GH_FIELDS_DEGREE, false, NULL);
  bool const opened = p.trial.store && p.trial.engine && p.excesses;
  int const status = opened ? prove (&p, refute) : gh_usage ("out of memory");
  gh_excesses_free (p.excesses);
  if (p.trial.engine)
    p.trial.engine->close (p.trial.engine);
  gh_store_free (p.trial.store);
  return status;
}

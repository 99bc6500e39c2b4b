#include "optimized/excesses/ask.h"

#include "form/numeral.h"
#include "transfinite/normal.h"

#include <inttypes.h>
#include <stdio.h>

/* w^(w^k r^(n - 1)) for the prime r and its power r^n: r is number k of the odd primes. */
static gh_form kappa (gh_store *store, uint32_t power)
{
  uint32_t whole;
  uint32_t const prime = number_top (power, &whole);
  int64_t k = 0;
  for (uint32_t less = 3; less < prime; less += 2)
    k += number_is_prime (less);
  gh_form const generator = gh_normal_of_number (store, gh_integer (store, k));
  return gh_normal_power (
      store,
      gh_normal_term (store, generator, gh_integer (store, (int64_t)(power / prime)), GH_ZERO));
}

static gh_form integer (gh_store *store, uint64_t n)
{
  mpz_t value;
  mp_limb_t const limb = n;
  return gh_dyadic (store, mpz_roinit_n (value, &limb, n > 0), 0);
}

static gh_form alpha (gh_store *store, const gh_excess *excess)
{
  gh_form sum = gh_normal_of_number (store, integer (store, excess->kappa.finite));
  for (unsigned i = 0; i < excess->kappa.count; i++)
    sum = gh_normal_sum (store, sum, kappa (store, excess->kappa.kappas[i]));
  return gh_normal_sum (store, sum, gh_normal_of_number (store, integer (store, excess->excess)));
}

/* Why a search ended: "283 needs the excess of 47, and that takes ...". */
static gh_reply refuse (const gh_excesses *excesses, gh_excess_end end, uint32_t p, char *words,
                        size_t size)
{
  uint64_t degree;
  uint32_t const stopped = gh_excess_stopped (excesses, &degree);
  size_t at = (size_t)snprintf (words, size, "%" PRIu32, p);
  if (stopped != p)
    at += (size_t)snprintf (words + at, size - at, " needs the excess of %" PRIu32 ", and that",
                            stopped);
  if (end == GH_EXCESS_BEYOND)
    snprintf (words + at, size - at, " takes finite nimbers of more than 64 bits");
  else
    snprintf (words + at, size - at,
              " takes a field of %s2^%" PRIu64 " elements, where those of up to 2^%" PRIu64
              " are searched",
              degree == UINT64_MAX ? "more than " : "", degree, EXCESS_DEGREE);
  return GH_REFUSED;
}

gh_reply excess_answer (gh_excesses *excesses, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *words, size_t size)
{
  int64_t p;
  const gh_excess *found;
  answer->type = gh_requests[request].answer;
  if (!gh_is_integer (store, arguments[0].form) || gh_numeral_sign (store, arguments[0].form) < 0) {
    snprintf (words, size, "expected an odd prime");
    return GH_REFUSED;
  }
  if (!gh_small_integer (store, arguments[0].form, 0, UINT32_MAX, &p)) {
    snprintf (words, size, "expected a prime below 2^32");
    return GH_REFUSED;
  }
  gh_excess_end const end = gh_excess_find (excesses, (uint32_t)p, &found);
  switch (end) {
  case GH_EXCESS_OK:
    answer->form = request == GH_ASK_EXCESS ? integer (store, found->excess) : alpha (store, found);
    return GH_ANSWERED;
  case GH_EXCESS_NO_PRIME: answer->form = GH_NO_FORM; return GH_ANSWERED;
  case GH_EXCESS_NO_MEMORY: gh_fail (store, GH_NO_MEMORY);
  case GH_EXCESS_HALTED: gh_fail (store, GH_HALTED);
  case GH_EXCESS_TOO_LARGE:
  case GH_EXCESS_BEYOND: break;
  }
  return refuse (excesses, end, (uint32_t)p, words, size);
}

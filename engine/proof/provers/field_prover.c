#include "proof/provers/field_prover.h"

#include <inttypes.h>

static void insert (gh_fields_goal *goal, const gh_excess *found)
{
  size_t at = goal->count++;
  for (; at && goal->primes[at - 1] > found->prime; at--) {
    goal->primes[at] = goal->primes[at - 1];
    goal->excesses[at] = goal->excesses[at - 1];
  }
  goal->primes[at] = found->prime;
  goal->excesses[at] = (uint32_t)found->excess;
}

/* The primes of its kappas are less. */
gh_excess_end gh_fields_solve (gh_excesses *excesses, uint32_t prime, gh_fields_goal *goal)
{
  const gh_excess *found;
  uint32_t power;
  for (size_t i = 0; i < goal->count; i++)
    if (goal->primes[i] == prime)
      return GH_EXCESS_OK;
  gh_excess_end end = gh_excess_find (excesses, prime, &found);
  if (end)
    return end;
  gh_excess const excess = *found;
  for (unsigned i = 0; i < excess.kappa.count && !end; i++)
    end = gh_fields_solve (excesses, number_top (excess.kappa.kappas[i], &power), goal);
  goal->overflows |= goal->count == GH_FIELDS_PRIMES;
  if (!goal->overflows)
    insert (goal, &excess);
  return end;
}

void gh_fields_write (const gh_fields_goal *goal, FILE *out)
{
  fputs ("gifthorse-fields 1\n", out);
  for (size_t i = 0; i < goal->count; i++)
    fprintf (out, "a %" PRIu32 " %" PRIu32 "\n", goal->primes[i], goal->excesses[i]);
  fputs (".\n", out);
}

/* Workloads that count games of misere play in simplest form. */
#include "benchmarks/workload.h"
#include "optimized/misere_days.h"

void gh_count_day_5 (gh_run *run)
{
  gh_misere_sets sets;
  gh_misere_look (run->misere, 4, &sets);
  run->operations = (uint64_t)1 << sets.born_count;
  run->found = sets.games;
}

/* From nothing, the number itself included. */
void gh_count_day_6 (gh_run *run)
{
  gh_misere_sets sets;
  gh_power powers[GH_MOST_POWERS];
  mpz_t number;
  gh_misere_look (run->misere, 4, &sets);
  size_t const count = gh_misere_count_powers (&sets, powers);
  mpz_init (number);
  gh_powers_sum (powers, count, number);
  run->found = gh_count_digits (number);
  run->operations = 1;
  mpz_clear (number);
}

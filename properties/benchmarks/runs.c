/* What the functions of the table share: random numbers, and figures of results. */
#include "benchmarks/workload.h"

/* Xorshift. */
uint32_t gh_run_random (gh_run *run, uint32_t bound)
{
  run->random ^= run->random << 13;
  run->random ^= run->random >> 7;
  run->random ^= run->random << 17;
  return (uint32_t)((run->random >> 20) % bound);
}

void gh_find_different (gh_run *run)
{
  run->found = 0;
  for (size_t i = 0; i < run->result_count; i++) {
    size_t before = 0;
    while (run->results[before] != run->results[i])
      before++;
    run->found += before == i;
  }
}

void gh_find_positive (gh_run *run)
{
  run->found = 0;
  for (size_t i = 0; i < run->result_count; i++)
    run->found += gh_canon_compare (run->canons, run->results[i], GH_CANON_ZERO) == GH_GREATER;
}

void gh_find_order (gh_run *run)
{
  run->found = gh_canon_compare (run->canons, run->results[0], GH_CANON_ZERO);
}

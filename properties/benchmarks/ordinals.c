/* The workload of ordinals: sums of two random ones of size 5. */
#include "benchmarks/workload.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#define SIZE 5
#define COUNT 20 /* ordinals of that size */
#define SUMS 1000000u

/* As sizes add, all sums together are as large as ten times their number. */
static void add (void *argument)
{
  gh_run *const run = argument;
  gh_form ordinals[COUNT];
  for (uint64_t i = 0; i < COUNT; i++)
    ordinals[i] = gh_ordinal_at (run->store, SIZE, i);
  for (uint32_t i = 0; i < SUMS; i++) {
    uint32_t const drawn = gh_run_random (run, COUNT * COUNT);
    run->found += gh_ordinal_size (
        run->store, gh_normal_sum (run->store, ordinals[drawn / COUNT], ordinals[drawn % COUNT]));
  }
}

void gh_sum_ordinals (gh_run *run)
{
  run->store = gh_store_new (NULL, run->allocator);
  run->operations = SUMS;
  if (run->store)
    gh_try (run->store, add, run);
}

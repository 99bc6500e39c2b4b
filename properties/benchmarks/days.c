/* Workloads on the values born by day 3. */
#include "benchmarks/workload.h"

/* ---- the values ------------------------------------------------------------------------------ */

/* The sets of these values none of which is at most another, as bits, in increasing order. */
static size_t make_antichains (gh_run *run, const gh_canon *values, unsigned count)
{
  size_t made = 1;
  run->antichains[0] = 0;
  for (unsigned i = 0; i < count; i++) {
    uint32_t fuzzy = 0; /* earlier values that may stand beside this one */
    for (unsigned j = 0; j < i; j++)
      if (gh_canon_compare (run->canons, values[i], values[j]) == GH_FUZZY)
        fuzzy |= (uint32_t)1 << j;
    for (size_t set = 0, before = made; set < before; set++)
      if (!(run->antichains[set] & ~fuzzy))
        run->antichains[made++] = run->antichains[set] | (uint32_t)1 << i;
  }
  return made;
}

static size_t chosen (uint32_t set, const gh_canon *values, gh_canon *list)
{
  size_t count = 0;
  for (; set; set &= set - 1)
    list[count++] = values[__builtin_ctz (set)];
  return count;
}

/* {left|right} for all pairs of antichains. */
static void make_pairs (gh_run *run, const gh_canon *values, size_t antichains)
{
  gh_canon left[GH_DAY_2], right[GH_DAY_2];
  run->result_count = 0;
  for (size_t i = 0; i < antichains; i++)
    for (size_t j = 0; j < antichains; j++) {
      size_t const left_count = chosen (run->antichains[i], values, left);
      size_t const right_count = chosen (run->antichains[j], values, right);
      run->results[run->result_count++] =
          gh_canon_of_options (run->canons, left, left_count, right, right_count);
    }
}

/* The different results, in the order in which they were made. */
static void take_different (const gh_run *run, gh_canon *values, size_t room)
{
  size_t count = 0;
  for (size_t i = 0; i < run->result_count; i++) {
    size_t known = 0;
    while (known < count && values[known] != run->results[i])
      known++;
    if (known == count && count < room)
      values[count++] = run->results[i];
  }
}

/* And their antichains. */
void gh_make_day_2 (gh_run *run)
{
  gh_canon const day_1[] = {GH_CANON_ZERO, gh_canon_integer (run->canons, 1),
                            gh_canon_integer (run->canons, -1),
                            gh_canon_named (run->canons, GH_CANON_ZERO, 0, 1)};
  make_pairs (run, day_1, make_antichains (run, day_1, 4));
  take_different (run, run->day_2, GH_DAY_2);
  make_antichains (run, run->day_2, GH_DAY_2);
}

void gh_make_day_3 (gh_run *run)
{
  gh_make_day_2 (run);
  make_pairs (run, run->day_2, GH_ANTICHAINS);
  take_different (run, run->day_3, GH_DAY_3);
}

/* ---- the work -------------------------------------------------------------------------------- */

void gh_canonicalise_pairs (gh_run *run)
{
  make_pairs (run, run->day_2, GH_ANTICHAINS);
  run->operations = run->result_count;
}

void gh_compare_all (gh_run *run)
{
  for (size_t i = 0; i < GH_DAY_3; i++)
    for (size_t j = 0; j < GH_DAY_3; j++)
      run->found += gh_canon_at_most (run->canons, run->day_3[i], run->day_3[j]);
  run->operations = GH_DAY_3 * GH_DAY_3;
}

static gh_canon random_value (gh_run *run)
{
  return run->day_3[gh_run_random (run, GH_DAY_3)];
}

static void count (gh_run *run, gh_canon sum)
{
  run->found += gh_canon_is_number (run->canons, sum);
  run->operations++;
}

static gh_canon random_sum (gh_run *run)
{
  gh_canon const g = random_value (run);
  return gh_canon_sum (run->canons, g, random_value (run));
}

void gh_sum_pairs (gh_run *run)
{
  for (unsigned i = 0; i < 200000; i++)
    count (run, random_sum (run));
}

void gh_sum_all_pairs (gh_run *run)
{
  for (size_t i = 0; i < GH_DAY_3; i++)
    for (size_t j = 0; j <= i; j++)
      count (run, gh_canon_sum (run->canons, run->day_3[i], run->day_3[j]));
}

void gh_sum_fours (gh_run *run)
{
  for (unsigned i = 0; i < 2000; i++) {
    gh_canon const two = random_sum (run);
    run->results[run->result_count++] = gh_canon_sum (run->canons, two, random_sum (run));
  }
  run->operations = run->result_count;
}

void gh_make_thermographs (gh_run *run)
{
  for (size_t i = 0; i < GH_DAY_3; i++) {
    gh_canon_temperature (run->canons, run->day_3[i]);
    run->found += gh_canon_mean (run->canons, run->day_3[i]) == GH_CANON_ZERO;
  }
  run->operations = GH_DAY_3;
}

/* Workloads of sums with a known shape, and of positions, which are sums of components. */
#include "benchmarks/workload.h"

static void keep (gh_run *run, gh_canon sum)
{
  run->results[run->result_count++] = sum;
  run->operations++;
}

/* {left|right} of two integers. */
static gh_canon make_switch (gh_run *run, int64_t left, int64_t right)
{
  gh_canon const l = gh_canon_integer (run->canons, left);
  gh_canon const r = gh_canon_integer (run->canons, right);
  return gh_canon_of_options (run->canons, &l, 1, &r, 1);
}

void gh_star_and_switch (gh_run *run)
{
  gh_canon const one = make_switch (run, 1, -1);
  for (uint32_t n = 1; n <= 64; n++) {
    gh_canon const star = gh_canon_named (run->canons, GH_CANON_ZERO, 0, n);
    keep (run, gh_canon_sum (run->canons, star, one));
  }
}

static gh_canon tiny (gh_run *run, int64_t n)
{
  gh_canon const zero = GH_CANON_ZERO, threat = make_switch (run, 0, -n);
  return gh_canon_of_options (run->canons, &zero, 1, &threat, 1);
}

void gh_sum_tinies (gh_run *run)
{
  gh_canon sum = GH_CANON_ZERO;
  for (int64_t k = 1; k <= 14; k++) {
    sum = gh_canon_sum (run->canons, sum, tiny (run, k));
    keep (run, sum);
  }
}

/* Switches of temperatures from 1/2 to 8, numbers in eighths. */
void gh_sum_switches (gh_run *run)
{
  for (unsigned i = 0; i < 20; i++) {
    gh_canon sum = GH_CANON_ZERO;
    for (unsigned term = 0; term < 50; term++) {
      int64_t const right = (int64_t)gh_run_random (run, 17) - 16;
      int64_t const left = right + 1 + gh_run_random (run, 16);
      gh_canon const one = make_switch (run, left, right);
      int64_t const eighths = (int64_t)gh_run_random (run, 65) - 32;
      sum = gh_canon_sum (run->canons, sum, one);
      sum = gh_canon_sum (run->canons, sum, gh_canon_dyadic (run->canons, eighths, 3));
    }
    keep (run, sum);
  }
}

void gh_value_of_position (gh_run *run)
{
  run->results[run->result_count++] = gh_solver_value (run->solver, run->position);
  run->operations = gh_solver_positions (run->solver);
}

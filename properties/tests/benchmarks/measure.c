/* Measuring workloads, also those that fail. */
#include "benchmarks/measure.h"
#include "tests/tap.h"

#include <string.h>
#include <time.h>

static const gh_workload *named (const char *name)
{
  const gh_workload *w = gh_workloads;
  while (w->name && strcmp (w->name, name) != 0)
    w++;
  return w;
}

static bool never (void)
{
  return false;
}

static bool always (void)
{
  return true;
}

static void test_good_ones (void)
{
  static const char *const names[] = {"a-canonical", "f-domineering-4x5", "h-star-switch",
                                      "i-tinies", "l-misere-day-6"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    gh_cost one = {0}, three = {0};
    char error[200] = "";
    TAP_OK (gh_workload_measure (named (names[i]), 1, never, &one, error, sizeof error) &&
                gh_workload_measure (named (names[i]), 3, never, &three, error, sizeof error),
            "%s %s", names[i], error);
    TAP_OK (one.operations && one.nanoseconds && one.bytes > 1000 && three.nanoseconds &&
                one.operations == three.operations && one.bytes == three.bytes,
            "%s costs something, and each run has a table of its own", names[i]);
  }
}

static void double_it (gh_run *run)
{
  run->found = run->operations = run->result_count + 7;
  run->result_count = 1;
  run->results[0] = gh_canon_integer (run->canons, 14);
}

/* 2^62000 has too many digits. */
static void too_much (gh_run *run)
{
  gh_canon power = gh_canon_integer (run->canons, 1);
  for (unsigned i = 0; i < 1000; i++)
    power = gh_canon_multiple (run->canons, (int64_t)1 << 62, power);
}

/* {{...{2}...}} is born too late. */
static void too_late (gh_run *run)
{
  gh_reduced g = gh_reduced_heap (run->misere, 2);
  for (unsigned i = 0; i < 5000; i++)
    g = gh_reduced_of_options (run->misere, &g, 1);
}

static void test_bad_ones (void)
{
  gh_workload made = {.name = "z", .found = "sevens", .expected = 7, .work = double_it};
  gh_cost cost = {0};
  char error[200] = "";
  TAP_OK (gh_workload_measure (&made, 4, never, &cost, error, sizeof error) && cost.operations == 7,
          "a workload that finds what it must %s", error);
  made.expected = 8;
  TAP_OK (!gh_workload_measure (&made, 4, never, &cost, error, sizeof error) &&
              !strcmp (error, "z: found 7 sevens, expected 8"),
          "one that finds something else: %s", error);
  made.work = too_much;
  TAP_OK (!gh_workload_measure (&made, 4, never, &cost, error, sizeof error) &&
              !strcmp (error, "z: a number of more than 10000 digits"),
          "one that passes a limit: %s", error);
  made.work = too_late;
  made.misere = true;
  TAP_OK (!gh_workload_measure (&made, 4, never, &cost, error, sizeof error) &&
              !strcmp (error, "z: nested deeper than 5000"),
          "one of misere play: %s", error);
}

/* ---- what is measured ------------------------------------------------------------------------ */

static unsigned runs;
static size_t held;

static double cpu (void)
{
  struct timespec t;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void use_cpu (double seconds)
{
  for (double const start = cpu (); cpu () < start + seconds;)
    ;
}

static void make_results (gh_run *run)
{
  use_cpu (0.05);
  run->result_count = 5;
}

/* 0.09, 0.01, 0.03, 0.05 and again 0.09 seconds */
static void take_time (gh_run *run)
{
  static const double seconds[] = {0.09, 0.01, 0.03, 0.05};
  use_cpu (seconds[runs++ % 4]);
  run->found = run->result_count;
  for (int64_t i = 0; i < 20000; i++)
    gh_canon_integer (run->canons, i);
  held = gh_canons_bytes (run->canons);
}

static bool takes (unsigned count, double low, double high)
{
  gh_workload const made = {.name = "z", .found = "", .prepare = make_results, .work = take_time};
  gh_cost cost = {0};
  char error[200] = "";
  runs = 0;
  return gh_workload_measure (&made, count, never, &cost, error, sizeof error) &&
         (double)cost.nanoseconds > low * 1e9 && (double)cost.nanoseconds < high * 1e9 &&
         cost.bytes >= held && (double)cost.bytes < 1.5 * (double)held;
}

static void test_costs (void)
{
  TAP_OK (takes (1, 0.09, 0.15), "the time of one run, without its preparation");
  TAP_OK (takes (3, 0.03, 0.07), "of three runs that of the middle one");
  TAP_OK (takes (4, 0.04, 0.08), "of four the mean of those in the middle");
  gh_cost cost;
  char error[200] = "";
  TAP_OK (!gh_workload_measure (named ("h-star-switch"), 1, always, &cost, error, sizeof error) &&
              !strcmp (error, "h-star-switch: interrupted"),
          "a measurement may be stopped");
}

static void test_names (void)
{
  gh_workload const made = {.name = "f-domineering-4x4"};
  TAP_OK (gh_workload_is (&made, "f") && gh_workload_is (&made, "f-domineering") &&
              gh_workload_is (&made, made.name) && !gh_workload_is (&made, "f-") &&
              !gh_workload_is (&made, "f-dom") && !gh_workload_is (&made, "") &&
              !gh_workload_is (&made, "domineering") &&
              !gh_workload_is (&made, "f-domineering-4x4-"),
          "a workload by its name, or how it begins");
}

int main (void)
{
  test_good_ones ();
  test_bad_ones ();
  test_costs ();
  test_names ();
  return tap_done ();
}

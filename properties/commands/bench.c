#include "benchmarks/baseline.h"
#include "commands/command.h"
#include "commands/save.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: gifthorse bench [OPTION...] [WORKLOAD...]\n\n"
    "Measures what pieces of work cost the built-in engine `optimized`: all, or those with these\n"
    "names, or whose names begin so, up to a hyphen. Of several runs, each with a new table, the\n"
    "median of the CPU time counts; memory is the most that was held at once. A workload that\n"
    "passes a limit or finds something wrong makes the status 1.\n\n"
    "  --runs N         of each workload; 5 by default, 100 at most\n"
    "  --save FILE      write the costs there, as JSON\n"
    "  --baseline FILE  show the CPU time as a multiple of that in a file that --save wrote\n\n"
    "workloads, and their operations:\n\n";

typedef struct bench {
  unsigned runs;
  const char *save;
  json_t *baseline, *costs; /* NULL: not asked for */
} bench;

static void print_help (void)
{
  fputs (help, stdout);
  for (const gh_workload *w = gh_workloads; w->name; w++)
    printf ("%-19s %s%s%s\n", w->name, w->operations, w->position ? " of " : "",
            w->position ? w->position : "");
}

/* ---- measuring ------------------------------------------------------------------------------- */

static bool is_chosen (const gh_workload *workload, char **words)
{
  if (!*words)
    return true;
  while (*words && !gh_workload_is (workload, *words))
    words++;
  return *words;
}

/* Every word must choose something. */
static bool all_known (char **words)
{
  for (; *words; words++) {
    const gh_workload *w = gh_workloads;
    while (w->name && !gh_workload_is (w, *words))
      w++;
    if (!w->name)
      return gh_usage ("no workload '%s'; `gifthorse bench --help` lists them", *words), false;
  }
  return true;
}

static void print_cost (const bench *b, const gh_workload *workload, const gh_cost *cost)
{
  gh_cost before;
  printf ("%-19s %11" PRIu64 " %11.3f ms %10.1f ns %8.1f MB", workload->name, cost->operations,
          (double)cost->nanoseconds / 1e6, (double)cost->nanoseconds / (double)cost->operations,
          (double)cost->bytes / 1e6);
  if (b->baseline && gh_baseline_get (b->baseline, workload->name, &before) && before.nanoseconds)
    printf (" %7.2f", (double)cost->nanoseconds / (double)before.nanoseconds);
  putchar ('\n');
  fflush (stdout);
}

static int measure (const bench *b, const gh_workload *workload)
{
  gh_cost cost;
  char error[200];
  if (!gh_workload_measure (workload, b->runs, gh_interrupted, &cost, error, sizeof error)) {
    if (!gh_interrupted ())
      gh_usage ("%s", error);
    return GH_EXIT_FAILS;
  }
  print_cost (b, workload, &cost);
  if (b->costs && !gh_baseline_put (b->costs, workload->name, &cost))
    return gh_usage ("out of memory");
  return GH_EXIT_HOLDS;
}

static int measure_all (const bench *b, char **words)
{
  int status = GH_EXIT_HOLDS;
  printf ("%-19s %11s %14s %13s %11s%s\n", "workload", "operations", "CPU time", "an operation",
          "memory", b->baseline ? "   ratio" : "");
  fflush (stdout);
  for (const gh_workload *w = gh_workloads; w->name && !gh_interrupted (); w++)
    if (is_chosen (w, words)) {
      int const one = measure (b, w);
      status = one > status ? one : status;
    }
  return gh_interrupted () ? GH_EXIT_INTERRUPTED : status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool read_baseline (bench *b, const char *path)
{
  char error[300];
  json_decref (b->baseline);
  b->baseline = gh_baseline_read (path, error, sizeof error);
  return b->baseline || (gh_usage ("--baseline: %s: %s", path, error), false);
}

/* Whether to go on; if not, *status is the end. */
static bool read_options (bench *b, int argc, char **argv, int *status)
{
  static const struct option options[] = {{"runs", required_argument, NULL, 'r'},
                                          {"save", required_argument, NULL, 's'},
                                          {"baseline", required_argument, NULL, 'b'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  double runs;
  *status = GH_EXIT_USAGE;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'r':
      if (!gh_option_number ("--runs", optarg, 1, GH_MOST_RUNS, &runs))
        return false;
      b->runs = (unsigned)runs;
      break;
    case 's': b->save = optarg; break;
    case 'b':
      if (!read_baseline (b, optarg))
        return false;
      break;
    case 'h':
      print_help ();
      *status = GH_EXIT_HOLDS;
      return false;
    default: *status = gh_usage_option (option, argv, options); return false;
    }
  return all_known (argv + optind);
}

static int save (const bench *b)
{
  gh_text text;
  FILE *const out = gh_text_open (&text);
  bool const made = out && gh_baseline_write (b->costs, out);
  bool good = gh_text_close (&text, out) && made;
  if (!good)
    gh_usage ("out of memory");
  good = good && gh_save ("--save", b->save, &text);
  free (text.at);
  return good ? GH_EXIT_HOLDS : GH_EXIT_USAGE;
}

int gh_command_bench (int argc, char **argv)
{
  bench b = {.runs = 5};
  int status;
  if (read_options (&b, argc, argv, &status)) {
    b.costs = b.save ? json_object () : NULL;
    status = b.save && !b.costs ? gh_usage ("out of memory") : measure_all (&b, argv + optind);
    if (b.costs && status == GH_EXIT_HOLDS)
      status = save (&b);
  }
  json_decref (b.baseline);
  json_decref (b.costs);
  return status;
}

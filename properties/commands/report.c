#include "commands/command.h"
#include "commands/progress.h"
#include "commands/save.h"
#include "output/document/difference.h"
#include "output/document/document.h"
#include "output/document/json_memory.h"
#include "output/document/merge.h"
#include "output/document/schema.h"
#include "output/page/page.h"
#include "output/summary.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char help[] =
    "usage: gifthorse report [OPTION...] RUN.json...\n\n"
    "Writes an HTML page of runs, side by side, which `gifthorse check --format json` described:\n"
    "the faults of each, their counterexamples drawn as game trees, hot games with their\n"
    "thermographs; then every theorem, folded, with a filter. - reads the standard input. The "
    "page\n"
    "needs nothing beside it.\n\n"
    "Runs of `check --shard` that differ in nothing but their shard are put together: one run, "
    "whose\n"
    "failures and numbers are printed, and whose status is told.\n\n"
    "  --output FILE      write the page there, once it is complete, and what is printed to "
    "standard\n"
    "                     output; by default the page goes there, the rest to standard error\n"
    "  --format FORMAT    html (the default), or json: the run that was put together, for "
    "programs\n"
    "  --diff             print what is new in the second of two runs, what is gone, and what is "
    "the\n"
    "                     same, in place of a page; the status is 1 when something is "
    "new\n" GH_QUIET_HELP "\n"
    "Status: 0 the page was written, and nothing failed in shards; 1 a theorem of theirs failed or "
    "is\n"
    "vacuous, or the engine did what is a fault; 2 wrong use, a shard is missing, is there twice "
    "or\n"
    "was interrupted, a file is cut off, as a run that is killed leaves it, or nothing was "
    "decided.\n";

#define MOST_RUNS 64 /* on a page */

/* What to write, and where. */
typedef struct output {
  const char *path; /* NULL: standard output */
  bool json, difference;
} output;

static const char *words_of (int error)
{
  return error == ENOMEM ? "out of memory" : strerror (error);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* NULL: it was complained about. `cut_off`: it ends within the run, as a file does that was to have
 * a run that was killed. */
static json_t *read_run (const char *path, bool *cut_off)
{
  json_error_t wrong;
  char error[400];
  bool const standard = !strcmp (path, "-");
  FILE *const file = standard ? stdin : fopen (path, "r");
  *cut_off = false;
  if (!file) {
    gh_usage ("%s: %s", path, words_of (errno));
    return NULL;
  }
  gh_json_watch ();
  json_t *run = json_loadf (file, JSON_REJECT_DUPLICATES, &wrong);
  bool const ended = feof (file);
  if (!standard)
    fclose (file);
  if (gh_json_was_short ()) {
    gh_usage ("%s: out of memory", path);
    json_decref (run);
    run = NULL;
  } else if (!run) {
    gh_usage ("%s: line %d, column %d: %s", path, wrong.line, wrong.column, wrong.text);
    *cut_off = ended && json_error_code (&wrong) != json_error_end_of_input_expected;
  } else if (!gh_schema_check (run, error, sizeof error)) {
    gh_usage ("%s: %s", path, error);
    json_decref (run);
    run = NULL;
  }
  return run;
}

/* How many there are, with their paths in front of the others; what is cut off is left out of them.
   False: another could not be read. */
static bool read_each (json_t **runs, char **paths, size_t count, size_t *read)
{
  bool good = true;
  for (size_t i = 0; i < count && good; i++) {
    bool cut_off;
    json_t *const run = read_run (paths[i], &cut_off);
    good = run || cut_off;
    if (!run)
      continue;
    paths[*read] = paths[i];
    runs[(*read)++] = run;
  }
  return good;
}

/* An array, or NULL: it was complained about. `count` becomes how many runs were read. */
static json_t *read_runs (char **paths, size_t *count)
{
  char error[800];
  json_t *merged = NULL;
  json_t **const runs = calloc (*count, sizeof *runs);
  size_t read = 0;
  if (!runs)
    gh_usage ("out of memory");
  else if (read_each (runs, paths, *count, &read) && read > 0) {
    merged = gh_merge_shards (runs, paths, read, error, sizeof error);
    if (!merged)
      gh_usage ("%s", error);
  }
  for (size_t i = 0; i < read; i++)
    json_decref (runs[i]);
  free (runs);
  *count = read;
  return merged;
}

/* ---- writing --------------------------------------------------------------------------------- */

static bool write_to (FILE *file, const output *o, const json_t *runs)
{
  json_t *list[MOST_RUNS];
  size_t const count = json_array_size (runs);
  for (size_t i = 0; i < count; i++)
    list[i] = json_array_get (runs, i);
  return o->json ? gh_document_write (file, *list) : gh_page_write (file, list, count);
}

static int write_file (const output *o, const json_t *runs)
{
  gh_text text;
  FILE *const out = gh_text_open (&text);
  bool const made = out && write_to (out, o, runs);
  bool good = gh_text_close (&text, out) && made;
  if (!good)
    gh_usage ("out of memory");
  good = good && gh_save ("--output", o->path, &text);
  free (text.at);
  return good ? GH_EXIT_HOLDS : GH_EXIT_USAGE;
}

/* What check printed of each run, of those that were put together. The worst of them is the status.
 */
static int print_summaries (FILE *out, const json_t *runs)
{
  static const int statuses[] = {[GH_SUMMARY_HOLDS] = GH_EXIT_HOLDS,
                                 [GH_SUMMARY_FAILS] = GH_EXIT_FAILS,
                                 [GH_SUMMARY_OPEN] = GH_EXIT_USAGE};
  int status = GH_EXIT_HOLDS;
  size_t i;
  const json_t *run;
  bool several = false;
  json_array_foreach (runs, i, run)
  {
    if (!json_object_get (run, "shards"))
      continue;
    if (several)
      fputc ('\n', out);
    several = true;
    int const its = statuses[gh_summary_print (out, run)];
    status = its > status ? its : status;
  }
  return status;
}

/* The same; with --quiet only the status is known. */
static int summarize (const output *o, const json_t *runs)
{
  gh_text text;
  if (!gh_is_quiet ())
    return print_summaries (o->path ? stdout : stderr, runs);
  FILE *const out = gh_text_open (&text);
  int const status = out ? print_summaries (out, runs) : GH_EXIT_USAGE;
  bool const whole = gh_text_close (&text, out);
  free (text.at);
  return whole ? status : gh_usage ("out of memory");
}

/* What makes it a part of a run; NULL: it is a whole one. */
static const char *complaint_of (const json_t *run)
{
  const json_t *const shards = json_object_get (run, "shards");
  return json_string_value (json_array_get (json_object_get (shards, "complaints"), 0));
}

static int write_difference (const json_t *runs)
{
  bool more;
  for (size_t i = 0; i < json_array_size (runs); i++)
    if (complaint_of (json_array_get (runs, i)))
      return gh_usage ("report: --diff: found a run that is not whole: %s",
                       complaint_of (json_array_get (runs, i)));
  if (json_array_size (runs) != 2)
    return gh_usage ("report: --diff: found %zu run%s, expected the older one and the newer one",
                     json_array_size (runs), json_array_size (runs) == 1 ? "" : "s");
  if (!gh_difference_print (stdout, json_array_get (runs, 0), json_array_get (runs, 1), &more))
    return gh_usage ("out of memory");
  return more ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

static int write_runs (const output *o, const json_t *runs)
{
  int status;
  if (o->difference)
    return write_difference (runs);
  if (json_array_size (runs) > MOST_RUNS)
    return gh_usage ("report: found %zu runs, expected at most %d", json_array_size (runs),
                     MOST_RUNS);
  if (o->json && json_array_size (runs) > 1)
    return gh_usage ("report: --format json: found %zu runs, expected shards of one",
                     json_array_size (runs));
  if (o->path)
    status = write_file (o, runs);
  else
    status = write_to (stdout, o, runs) ? GH_EXIT_HOLDS : gh_usage ("out of memory");
  return status ? status : summarize (o, runs);
}

static bool choose_format (output *o, const char *format)
{
  static const char *const words[] = {"html", "json", NULL};
  size_t which = 0;
  bool const found = gh_option_word ("--format", format, words, &which);
  o->json = which;
  return found;
}

/* Whether a file is one of these, under whatever name. */
static bool is_among (const char *path, char *const *files)
{
  struct stat is, other;
  bool found = false;
  for (bool const exists = !stat (path, &is) && S_ISREG (is.st_mode); exists && *files; files++)
    found |= !stat (*files, &other) && is.st_dev == other.st_dev && is.st_ino == other.st_ino;
  return found;
}

int gh_command_report (int argc, char **argv)
{
  static const struct option options[] = {{"output", required_argument, NULL, 'o'},
                                          {"format", required_argument, NULL, 'f'},
                                          {"diff", no_argument, NULL, 'd'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  output o = {0};
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'o': o.path = optarg; break;
    case 'f':
      if (!choose_format (&o, optarg))
        return GH_EXIT_USAGE;
      break;
    case 'd': o.difference = true; break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (o.difference && (o.path || o.json))
    return gh_usage ("report: --diff is printed; --output and --format are for pages");
  if (optind == argc)
    return gh_usage ("report: expected files that `gifthorse check --format json` wrote");
  if (o.path && is_among (o.path, argv + optind))
    return gh_usage ("--output: %s: it is one of the runs, which would be lost", o.path);
  size_t const given = (size_t)(argc - optind);
  size_t read = given;
  json_t *const runs = read_runs (argv + optind, &read);
  int status = runs ? write_runs (&o, runs) : GH_EXIT_USAGE;
  if (runs && read < given)
    status = gh_usage (
        "%zu of %zu files are cut off, as a run that is killed leaves them, and were left out",
        given - read, given);
  json_decref (runs);
  return status;
}

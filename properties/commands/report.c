#include "commands/command.h"
#include "commands/save.h"
#include "output/json_memory.h"
#include "output/page.h"
#include "output/schema.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse report [OPTION...] RUN.json...\n\n"
    "Writes an HTML page of runs, side by side, which `gifthorse check --format json` described:\n"
    "every theorem, and each failure with its counterexample drawn as a game tree, hot games with\n"
    "their thermographs. - reads the standard input. The page needs nothing beside it.\n\n"
    "  --output FILE    write the page there, once it is complete; by default to standard output\n";

#define MOST_RUNS 64

static const char *words_of (int error)
{
  return error == ENOMEM ? "out of memory" : strerror (error);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* NULL: it was complained about. */
static json_t *read_run (const char *path)
{
  json_error_t wrong;
  char error[400];
  bool const standard = !strcmp (path, "-");
  FILE *const file = standard ? stdin : fopen (path, "r");
  if (!file) {
    gh_usage ("%s: %s", path, words_of (errno));
    return NULL;
  }
  gh_json_watch ();
  json_t *run = json_loadf (file, JSON_REJECT_DUPLICATES, &wrong);
  if (!standard)
    fclose (file);
  if (gh_json_was_short ()) {
    gh_usage ("%s: out of memory", path);
    json_decref (run);
    run = NULL;
  } else if (!run)
    gh_usage ("%s: line %d, column %d: %s", path, wrong.line, wrong.column, wrong.text);
  else if (!gh_schema_check (run, error, sizeof error)) {
    gh_usage ("%s: %s", path, error);
    json_decref (run);
    run = NULL;
  }
  return run;
}

/* ---- writing --------------------------------------------------------------------------------- */

static int write_file (const char *path, json_t *const *runs, size_t count)
{
  gh_text page;
  FILE *const out = gh_text_open (&page);
  bool const made = out && gh_page_write (out, runs, count);
  bool good = gh_text_close (&page, out) && made;
  if (!good)
    gh_usage ("out of memory");
  good = good && gh_save ("--output", path, &page);
  free (page.at);
  return good ? GH_EXIT_HOLDS : GH_EXIT_USAGE;
}

static int write_page (const char *output, char **paths, size_t count)
{
  json_t *runs[MOST_RUNS] = {NULL};
  int status = GH_EXIT_USAGE;
  size_t read = 0;
  while (read < count && (runs[read] = read_run (paths[read])))
    read++;
  if (read == count && output)
    status = write_file (output, runs, count);
  else if (read == count)
    status = gh_page_write (stdout, runs, count) ? GH_EXIT_HOLDS : gh_usage ("out of memory");
  for (size_t i = 0; i < read; i++)
    json_decref (runs[i]);
  return status;
}

int gh_command_report (int argc, char **argv)
{
  static const struct option options[] = {{"output", required_argument, NULL, 'o'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  const char *output = NULL;
  opterr = 0;
  for (int option; (option = getopt_long (argc, argv, ":", options, NULL)) != -1;)
    switch (option) {
    case 'o': output = optarg; break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_misspelt (option, argv, options);
    }
  if (optind == argc)
    return gh_usage ("report: expected files that `gifthorse check --format json` wrote");
  if (argc - optind > MOST_RUNS)
    return gh_usage ("report: found %d files, expected at most %d", argc - optind, MOST_RUNS);
  return write_page (output, argv + optind, (size_t)(argc - optind));
}

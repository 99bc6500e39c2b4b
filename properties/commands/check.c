#include "commands/command.h"
#include "output/report.h"
#include "output/values.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse check [OPTION...] [ID...]\n\n"
    "Checks the theorems with these ids, or how ids begin (SS-2.10a, SS-2.1, SS), or all.\n\n"
    "  --engine ENGINE    what is checked: reference (the default), optimized, certified, whose\n"
    "                     answers are proved, cmd:PROGRAM, which speaks the line protocol,\n"
    "                     lib:FILE, a plug-in in C, or canary:NAME, which has a bug on purpose\n"
    "  --against ENGINE   compare each answer with this engine's, or none; reference by default\n"
    "  --certify          compare each answer with one that was proved: --against certified\n"
    "  --format FORMAT    table (the default), tap, junit, json or html; TAP carries the verdict,\n"
    "                     the status is 0; `gifthorse report` makes one page of several JSON runs\n"
    "  --baseline FILE    names of theorems that are known to fail, one a line; they are shown, "
    "and do\n"
    "                     not change the status\n"
    "  --replay WORDS     run one case: a theorem's name, then its variables: 'SS-2.10a G = "
    "{0|*}'\n"
    "  --seed N           of random cases; 1 by default, the same seed gives the same run\n"
    "  --cases N          random cases a domain, in place of the declared numbers\n"
    "  --exhaust          claims about one or two games run on all 1,474 values born by day 3,\n"
    "                     too: every value or every pair\n"
    "  --seconds S        no new case of a theorem after so long\n" GH_LIMIT_HELP
    "  --timeout S        what an engine may take for one answer; 5 by default\n"
    "  --verbose          show every theorem, with its cases\n\n"
    "Status: 0 all hold, 1 a theorem failed, 2 wrong use or the engine could not start, 130\n"
    "interrupted.\n";

typedef struct check {
  const char *engine, *against, *replay, *baseline;
  char *known; /* names from the baseline, each between newlines */
  gh_report report;
  gh_options options;
  gh_engine_options engine_options;
  gh_run run;
  const gh_theorem *theorem; /* that is being run */
} check;

/* ---- options --------------------------------------------------------------------------------- */

static bool choose_report (check *c, const char *format)
{
  for (size_t i = 0; gh_reports[i]; i++)
    if (!strcmp (gh_reports[i]->format, format)) {
      c->report = *gh_reports[i];
      return true;
    }
  gh_usage ("--format: found '%s', expected table, tap, junit, json or html", format);
  return false;
}

static bool read_options (check *c, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"engine", required_argument, NULL, 'e'},   {"certify", no_argument, NULL, 'p'},
      {"against", required_argument, NULL, 'a'},  {"format", required_argument, NULL, 'f'},
      {"baseline", required_argument, NULL, 'b'}, {"replay", required_argument, NULL, 'r'},
      {"seed", required_argument, NULL, 's'},     {"cases", required_argument, NULL, 'c'},
      {"seconds", required_argument, NULL, 'S'},  {"timeout", required_argument, NULL, 't'},
      {"limit", required_argument, NULL, 'l'},    {"verbose", no_argument, NULL, 'v'},
      {"exhaust", no_argument, NULL, 'x'},

      {"help", no_argument, NULL, 'h'},           {NULL, 0, NULL, 0},
  };
  double number;
  *status = GH_EXIT_USAGE;
  opterr = 0;
  for (int option; (option = getopt_long (argc, argv, ":", options, NULL)) != -1;)
    switch (option) {
    case 'e': c->engine = optarg; break;
    case 'a': c->against = optarg; break;
    case 'p': c->against = "certified"; break;
    case 'r': c->replay = optarg; break;
    case 'f':
      if (!choose_report (c, optarg))
        return false;
      break;
    case 'b': c->baseline = optarg; break;
    case 's':
      if (!gh_option_number ("--seed", optarg, 0, 9e15, &number))
        return false;
      c->options.seed = (uint64_t)number;
      break;
    case 'c':
      if (!gh_option_number ("--cases", optarg, 1, 9e15, &number))
        return false;
      c->options.random_cases = (uint64_t)number;
      break;
    case 'S':
      if (!gh_option_number ("--seconds", optarg, 0.001, 1e9, &c->options.seconds))
        return false;
      break;
    case 't':
      if (!gh_option_number ("--timeout", optarg, 0.001, 1e6, &c->engine_options.answer_seconds))
        return false;
      break;
    case 'l':
      if (!gh_option_limit (optarg, &c->options.limits))
        return false;
      break;
    case 'x': c->options.exhaust = true; break;
    case 'v': c->run.verbose = true; break;
    case 'h':
      fputs (help, stdout);
      *status = 0;
      return false;
    case ':': return gh_usage ("%s needs a value", argv[optind - 1]), false;
    default:
      return gh_usage ("no option '%s'; see `gifthorse check --help`", argv[optind - 1]), false;
    }
  return true;
}

/* ---- baseline -------------------------------------------------------------------------------- */

/* Names of theorems, one a line; blanks and what follows a # do not count. */
static bool read_baseline (check *c)
{
  if (!c->baseline)
    return true;
  char line[200];
  size_t size;
  FILE *const file = fopen (c->baseline, "r"), *const known = open_memstream (&c->known, &size);
  bool good = file && known;
  if (!good)
    gh_usage ("%s: %s", c->baseline, strerror (errno));
  if (known)
    fputc ('\n', known);
  while (good && fgets (line, sizeof line, file)) {
    line[strcspn (line, "# \t\r\n")] = 0;
    if (*line)
      fprintf (known, "%s\n", line);
  }
  if (file)
    fclose (file);
  if (known && fclose (known))
    good = false;
  return good;
}

static bool is_known (const check *c, const gh_theorem *theorem)
{
  char name[sizeof theorem->name + 3];
  snprintf (name, sizeof name, "\n%s\n", theorem->name);
  return c->known && strstr (c->known, name);
}

/* ---- running --------------------------------------------------------------------------------- */

static bool tick (void *context, uint64_t cases)
{
  check *const c = context;
  if (c->report.progress)
    c->report.progress (&c->report, c->theorem, cases);
  return !gh_interrupted ();
}

static bool wanted (const gh_theorem *theorem, char **ids)
{
  bool found = !*ids;
  for (; *ids && !found; ids++)
    found = gh_theorem_matches (theorem, *ids);
  return found;
}

static int finish (check *c, bool interrupted)
{
  c->report.end (&c->report, interrupted);
  if (interrupted)
    return GH_EXIT_INTERRUPTED;
  if (c->report.failed)
    return GH_EXIT_USAGE;
  bool const failed =
      c->report.verdicts[GH_FAILS] + c->report.verdicts[GH_VACUOUS] > c->report.known;
  return failed && !c->report.carries_verdict ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

static int run_all (check *c, gh_runner *runner, const gh_registry *registry, char **ids)
{
  static gh_result result;
  for (char **id = ids; *id; id++) {
    bool known = false;
    for (size_t i = 0; i < registry->count && !known; i++)
      known = gh_theorem_matches (&registry->theorems[i], *id);
    if (!known)
      return gh_usage ("no theorem has an id that begins with '%s'; see `gifthorse list`", *id);
  }
  for (size_t i = 0; i < registry->count; i++)
    c->run.theorems += wanted (&registry->theorems[i], ids);
  c->report.start (&c->report, &c->run);
  for (size_t i = 0; i < registry->count && !gh_interrupted (); i++)
    if (wanted (&registry->theorems[i], ids)) {
      c->theorem = &registry->theorems[i];
      tick (c, 0);
      gh_runner_check (runner, c->theorem, &result);
      result.known =
          (result.verdict == GH_FAILS || result.verdict == GH_VACUOUS) && is_known (c, c->theorem);
      if (result.verdict != GH_INTERRUPTED)
        c->report.add (&c->report, c->theorem, &result);
    }
  return finish (c, gh_interrupted ());
}

/* ---- replay ---------------------------------------------------------------------------------- */

/* A statement that is false on purpose holds at the counterexample that it names. */
static void turn_replay (const gh_theorem *theorem, gh_result *result)
{
  if (theorem->expected && result->verdict == GH_FAILS &&
      !strcmp (result->counterexample, theorem->expected))
    result->verdict = GH_HOLDS;
}

/* Marks the place in all the words of --replay. */
static void usage_in_replay (const check *c, const gh_values *values)
{
  gh_error error = values->error;
  gh_error_set_place (&error, c->replay, gh_error_place (&values->error, values->from));
  gh_usage_at (c->replay, &error);
}

static int run_replay (check *c, gh_runner *runner, const gh_registry *registry)
{
  static gh_result result;
  size_t const name = strcspn (c->replay, " ");
  gh_values r = {.store = gh_store_new (NULL, NULL), .text = c->replay + name};
  r.text += strspn (r.text, " ");
  const gh_theorem *theorem = NULL;
  for (size_t i = 0; i < registry->count && !theorem; i++)
    if (strlen (registry->theorems[i].name) == name &&
        !memcmp (registry->theorems[i].name, c->replay, name))
      theorem = &registry->theorems[i];
  int status = GH_EXIT_USAGE;
  if (!theorem)
    gh_usage ("--replay: no theorem '%.*s'; see `gifthorse list`", (int)name, c->replay);
  else if (!r.store)
    gh_usage ("out of memory");
  else if (gh_try (r.store, gh_read_values, &r) != GH_OK)
    usage_in_replay (c, &r);
  else if (!gh_runner_replay (runner, theorem, r.given, r.count, r.choices, r.choice_count,
                              &result))
    gh_usage ("--replay: %s: %s", theorem->name, result.reason);
  else {
    c->run.theorems = 1;
    c->run.verbose = true;
    c->theorem = theorem;
    c->report.start (&c->report, &c->run);
    turn_replay (theorem, &result);
    c->report.add (&c->report, theorem, &result);
    status = finish (c, false);
  }
  gh_store_free (r.store);
  return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static gh_engine *open_engine (const check *c, const char *spec)
{
  char error[1000];
  gh_engine *const engine = gh_library_engine (spec, &c->engine_options, error, sizeof error);
  if (!engine)
    gh_usage ("%s: %s", spec, error);
  return engine;
}

static int run_with (check *c, gh_engine *engine, gh_engine *second, char **ids)
{
  char error[400];
  int status = GH_EXIT_USAGE;
  gh_library *const library = gh_library_open (error, sizeof error);
  gh_runner *const runner = library ? gh_runner_new (engine, second, &c->options, tick, c) : NULL;
  c->run.engine = c->engine;
  c->run.name = engine->name;
  c->run.against = second ? second->name : NULL;
  c->run.options = &c->options;
  c->run.engine_options = &c->engine_options;
  c->run.only = ids;
  c->run.program = gh_program ();
  c->run.against_words = c->against;
  if (!library)
    gh_usage ("%s", error);
  else if (!runner)
    gh_usage ("out of memory");
  else if (c->replay)
    status = run_replay (c, runner, gh_library_registry (library));
  else
    status = run_all (c, runner, gh_library_registry (library), ids);
  gh_runner_free (runner);
  gh_library_close (library);
  return status;
}

int gh_command_check (int argc, char **argv)
{
  check c = {.engine = "reference",
             .report = gh_report_table,
             .options = GH_DEFAULT_OPTIONS,
             .engine_options = GH_DEFAULT_ENGINE_OPTIONS};
  int status;
  if (!read_options (&c, argc, argv, &status))
    return status;
  if (!read_baseline (&c)) {
    free (c.known);
    return GH_EXIT_USAGE;
  }
  gh_engine *const engine = open_engine (&c, c.engine);
  if (!engine) {
    free (c.known);
    return GH_EXIT_USAGE;
  }
  const char *const against = c.against ? c.against : "reference";
  bool const itself = !c.against && engine->builtin && !strcmp (engine->name, against);
  gh_engine *second = NULL;
  status = GH_EXIT_USAGE;
  if (itself || !strcmp (against, "none") || (second = open_engine (&c, against)))
    status = run_with (&c, engine, second, argv + optind);
  if (second)
    second->close (second);
  engine->close (engine);
  free (c.known);
  return status;
}

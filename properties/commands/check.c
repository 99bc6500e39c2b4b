#include "commands/command.h"
#include "form/halt.h"
#include "form/text.h"
#include "harness/run.h"
#include "harness/values.h"
#include "output/report.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    "  --deep             all cases, where else a sample is run, and every value born by day 3, "
    "or\n"
    "                     every pair of them, for claims about one or two games: hours\n"
    "  --time T           what the whole run may take: 90 (seconds), 10m, 8h; all theorems get\n"
    "                     their share, a few cases of each first\n"
    "  --passes N         only so many of the four passes, which have 16 cases of each theorem, "
    "256,\n"
    "                     4096, and all\n"
    "  --jobs N, -j N     processes, each with an engine of its own; by default one a core, at "
    "most\n"
    "                     4 with an engine that is not built in\n" GH_LIMIT_HELP
    "  --timeout S        what an engine may take for one answer; 5 by default\n"
    "  --memory M         MiB that an engine may take; 4096 by default, 0: no limit\n"
    "  --max-failures N   end when so many theorems fail; what was run until then depends on the "
    "pace\n"
    "  --all              show every theorem that fails, not only every fault\n"
    "  --verbose          show every theorem, with its cases\n"
    "  --quiet            show no progress\n\n"
    "Status: 0 nothing failed and something was decided, 1 a theorem failed or is vacuous, 2 "
    "wrong\n"
    "use, the engine could not start, or nothing was decided; 130, 143, 129 after Ctrl-C, "
    "SIGTERM,\n"
    "SIGHUP.\n";

typedef struct check {
  const char *engine, *against, *replay, *baseline;
  gh_text known; /* names from the baseline, each between newlines */
  gh_report report;
  gh_options options;
  gh_engine_options engine_options;
  gh_run run;
  unsigned jobs;
  gh_library *library;
  const gh_theorem **theorems; /* that are checked, and what came of them */
  gh_result *results;
  bool *decided;
  size_t failures;     /* that no baseline knows */
  size_t count, shown; /* results are added in the order of the theorems */
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
      {"engine", required_argument, NULL, 'e'},
      {"certify", no_argument, NULL, 'p'},
      {"against", required_argument, NULL, 'a'},
      {"format", required_argument, NULL, 'f'},
      {"baseline", required_argument, NULL, 'b'},
      {"replay", required_argument, NULL, 'r'},
      {"seed", required_argument, NULL, 's'},
      {"cases", required_argument, NULL, 'c'},
      {"time", required_argument, NULL, 'T'},
      {"timeout", required_argument, NULL, 't'},
      {"limit", required_argument, NULL, 'l'},
      {"verbose", no_argument, NULL, 'v'},
      {"deep", no_argument, NULL, 'd'},
      {"jobs", required_argument, NULL, 'j'},
      {"memory", required_argument, NULL, 'm'},
      {"quiet", no_argument, NULL, 'q'},
      {"all", no_argument, NULL, 'A'},
      {"max-failures", required_argument, NULL, 'M'},
      {"passes", required_argument, NULL, 'P'},
      {"help", no_argument, NULL, 'h'},
      {NULL, 0, NULL, 0},
  };
  double number;
  *status = GH_EXIT_USAGE;
  opterr = 0;
  for (int option; (option = getopt_long (argc, argv, ":j:", options, NULL)) != -1;)
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
    case 'T':
      if (!gh_option_time ("--time", optarg, &c->run.seconds))
        return false;
      break;
    case 'j':
      if (!gh_option_number ("--jobs", optarg, 1, GH_MOST_JOBS, &number))
        return false;
      c->jobs = (unsigned)number;
      break;
    case 'P':
      if (!gh_option_number ("--passes", optarg, 1, GH_PASSES, &number))
        return false;
      c->run.passes = (unsigned)number;
      break;
    case 'm':
      if (!gh_option_number ("--memory", optarg, 0, 1e9, &number))
        return false;
      c->engine_options.memory_bytes = (uint64_t)(number * 1048576);
      break;
    case 'q': c->run.quiet = true; break;
    case 't':
      if (!gh_option_number ("--timeout", optarg, 0.001, 1e6, &c->engine_options.answer_seconds))
        return false;
      break;
    case 'l':
      if (!gh_option_limit (optarg, &c->options.limits))
        return false;
      break;
    case 'A': c->run.all = true; break;
    case 'M':
      if (!gh_option_number ("--max-failures", optarg, 1, 1e9, &number))
        return false;
      c->run.most_failures = (size_t)number;
      break;
    case 'd': c->run.deep = true; break;
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
  char line[200];
  if (!c->baseline)
    return true;
  FILE *const file = fopen (c->baseline, "r"), *const known = gh_text_open (&c->known);
  bool good = file && known;
  if (!file)
    gh_usage ("%s: %s", c->baseline, strerror (errno));
  else if (known)
    fputc ('\n', known);
  while (good && fgets (line, sizeof line, file)) {
    line[strcspn (line, "# \t\r\n")] = 0;
    if (*line)
      fprintf (known, "%s\n", line);
  }
  if (file)
    fclose (file);
  if (!gh_text_close (&c->known, known) && file)
    good = gh_usage ("out of memory") == GH_EXIT_HOLDS;
  return good;
}

static bool is_known (const check *c, const gh_theorem *theorem)
{
  char name[sizeof theorem->name + 3];
  snprintf (name, sizeof name, "\n%s\n", theorem->name);
  return c->known.at && strstr (c->known.at, name);
}

/* ---- running --------------------------------------------------------------------------------- */

static bool wanted (const gh_theorem *theorem, char **ids)
{
  bool found = !*ids;
  for (; *ids && !found; ids++)
    found = gh_theorem_matches (theorem, *ids);
  return found;
}

/* False: an id that no theorem has, or no memory; it was complained about. */
static bool choose (check *c, char **ids)
{
  const gh_registry *const registry = gh_library_registry (c->library);
  for (char **id = ids; *id; id++) {
    bool known = false;
    for (size_t i = 0; i < registry->count && !known; i++)
      known = gh_theorem_matches (&registry->theorems[i], *id);
    if (!known) {
      gh_usage ("no theorem has an id that begins with '%s'; see `gifthorse list`", *id);
      return false;
    }
  }
  c->theorems = calloc (registry->count, sizeof *c->theorems);
  c->results = calloc (registry->count, sizeof *c->results);
  c->decided = calloc (registry->count, sizeof *c->decided);
  for (size_t i = 0; i < registry->count && c->theorems; i++)
    if (wanted (&registry->theorems[i], ids))
      c->theorems[c->count++] = &registry->theorems[i];
  if (!c->theorems || !c->results || !c->decided)
    gh_usage ("out of memory");
  return c->theorems && c->results && c->decided;
}

/* In a worker: its own engines. */
static bool open_engines (void *context, gh_engine **engine, gh_engine **second, char *error,
                          size_t size)
{
  check *const c = context;
  const char *const against = c->against ? c->against : "reference";
  *engine = gh_library_engine (c->engine, &c->engine_options, error, size);
  if (!*engine)
    return false;
  bool const itself = !c->against && (*engine)->builtin && !strcmp ((*engine)->name, against);
  if (itself || !strcmp (against, "none"))
    return true;
  *second = gh_library_engine (against, &c->engine_options, error, size);
  return *second != NULL;
}

static void started (void *context, const gh_introduction *engine)
{
  check *const c = context;
  c->run.name = engine->name;
  c->run.against = *engine->against ? engine->against : NULL;
  c->run.unknown = engine->unknown;
  c->report.terminal = isatty (STDERR_FILENO);
  c->report.start (&c->report, &c->run);
  if (c->run.deep && c->run.seconds <= 0 && !c->run.passes && !c->run.quiet)
    fputs ("a deep run may take hours; how long is told after two passes, and --time T bounds it\n",
           stderr);
}

static bool is_bad (const gh_result *result)
{
  return result->verdict == GH_FAILS || result->verdict == GH_VACUOUS;
}

static bool decided (void *context, size_t theorem, const gh_result *result)
{
  check *const c = context;
  bool const bad = is_bad (result);
  gh_result *const kept = &c->results[theorem];
  *kept = *result;
  kept->known = bad && is_known (c, c->theorems[theorem]);
  c->decided[theorem] = true;
  c->failures += bad && !kept->known;
  if (bad && c->report.found)
    c->report.found (&c->report, c->theorems[theorem], kept);
  for (; c->shown < c->count && c->decided[c->shown]; c->shown++)
    c->report.add (&c->report, c->theorems[c->shown], &c->results[c->shown]);
  return !c->run.most_failures || c->failures < c->run.most_failures;
}

static void progress (void *context, const gh_progress *progress)
{
  check *const c = context;
  if (c->run.quiet)
    return;
  gh_report_foretell (&c->report, progress);
  if (c->report.progress)
    c->report.progress (&c->report, progress);
}

/* Why not, by the first theorem that was asked. */
static int nothing_decided (const check *c)
{
  for (size_t i = 0; i < c->count; i++)
    if (c->results[i].verdict == GH_INCONCLUSIVE)
      return gh_usage ("nothing was decided: %s: %s", c->theorems[i]->name, c->results[i].reason);
  if (*c->run.unknown)
    return gh_usage (
        "nothing was decided: words of the engine's greeting that mean nothing here: %s",
        c->run.unknown);
  return gh_usage ("nothing was decided: the engine can be asked nothing that a theorem needs");
}

/* The status says what failed, unless the report does; and whether anything was decided at all. */
static int status_of (const check *c, const gh_summary *summary)
{
  const gh_report *const r = &c->report;
  size_t const bad = r->verdicts[GH_FAILS] + r->verdicts[GH_VACUOUS];
  if (summary->halted && summary->halted != GH_HALT_DEADLINE)
    return GH_EXIT_SIGNAL + summary->halted;
  if (r->failed)
    return GH_EXIT_USAGE;
  if (bad > r->known)
    return r->carries_verdict ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
  if (bad + r->verdicts[GH_HOLDS])
    return GH_EXIT_HOLDS;
  return nothing_decided (c);
}

/* Join what failed, and end the report. */
static int end (check *c, const gh_summary *summary)
{
  gh_groups groups;
  const gh_failure **const failures = calloc (c->count + 1, sizeof *failures);
  for (size_t i = 0; i < c->count && failures; i++)
    if (is_bad (&c->results[i]) && !c->results[i].known)
      failures[i] = &c->results[i].failure;
  bool const good = failures && gh_group (failures, c->count, &groups);
  free (failures);
  if (!good)
    return gh_usage ("out of memory");
  gh_ending const ending = {summary, c->theorems, c->results, c->count, &groups};
  c->report.end (&c->report, &ending);
  gh_groups_free (&groups);
  return status_of (c, summary);
}

static int run_all (check *c, char **ids)
{
  gh_summary summary;
  if (!choose (c, ids))
    return GH_EXIT_USAGE;
  gh_plan const plan = {
      .work = {.theorems = c->theorems, .options = &c->options, .open = open_engines, .context = c},
      .count = c->count,
      .jobs = c->jobs,
      .seconds = c->run.seconds,
      .passes = c->run.passes};
  gh_listener const listener = {started, decided, progress, c};
  c->run.theorems = c->count;
  if (!gh_run_theorems (&plan, &listener, &summary))
    return gh_usage ("%s: %s", c->engine, summary.error);
  if (!c->run.name && summary.halted == GH_HALT_DEADLINE)
    return gh_usage ("%s: it did not greet within %g s, which was all the time there was",
                     c->engine, c->run.seconds);
  if (!c->run.name) /* halted before the engine had greeted */
    return GH_EXIT_SIGNAL + summary.halted;
  return end (c, &summary);
}

/* ---- replay ---------------------------------------------------------------------------------- */

/* A statement that is false on purpose holds at the counterexample that it names. */
static void turn_replay (const gh_theorem *theorem, gh_result *result)
{
  if (theorem->expected && result->verdict == GH_FAILS &&
      !strcmp (result->failure.counterexample, theorem->expected))
    result->verdict = GH_HOLDS;
}

/* Marks the place in all the words of --replay. */
static void usage_in_replay (const check *c, const gh_values *values)
{
  gh_error error = values->error;
  gh_error_set_place (&error, c->replay, gh_error_place (&values->error, values->from));
  gh_usage_at (c->replay, &error);
}

/* "case 2/173": the 173rd case of the second domain. */
static bool replay_number (check *c, gh_runner *runner, const gh_theorem *theorem,
                           const char *words, gh_result *result)
{
  size_t domain;
  unsigned long long number;
  int end = 0;
  bool const read = sscanf (words, "case %zu/%llu%n", &domain, &number, &end) == 2 && !words[end];
  if (read && gh_runner_repeat (runner, theorem, domain, number, result))
    return true;
  gh_usage ("--replay: found '%s', expected case DOMAIN/NUMBER of random cases that %s has", words,
            theorem->name);
  (void)c;
  return false;
}

static bool replay_values (check *c, gh_runner *runner, const gh_theorem *theorem,
                           const char *words, gh_result *result)
{
  gh_values r = {.store = gh_store_new (NULL, NULL), .text = words};
  bool good = false;
  if (!r.store)
    gh_usage ("out of memory");
  else if (gh_try (r.store, gh_read_values, &r) != GH_OK)
    usage_in_replay (c, &r);
  else if (!(good = gh_runner_replay (runner, theorem, r.given, r.count, r.choices, r.choice_count,
                                      result)))
    gh_usage ("--replay: %s: %s", theorem->name, result->reason);
  gh_store_free (r.store);
  return good;
}

static int run_replay (check *c, gh_runner *runner)
{
  const gh_registry *const registry = gh_library_registry (c->library);
  size_t const name = strcspn (c->replay, " ");
  const char *const words = c->replay + name + strspn (c->replay + name, " ");
  const gh_theorem *theorem = NULL;
  for (size_t i = 0; i < registry->count && !theorem; i++)
    if (strlen (registry->theorems[i].name) == name &&
        !memcmp (registry->theorems[i].name, c->replay, name))
      theorem = &registry->theorems[i];
  if (!theorem)
    return gh_usage ("--replay: no theorem '%.*s'; see `gifthorse list`", (int)name, c->replay);
  gh_result *const result = c->results = calloc (1, sizeof *result);
  c->theorems = calloc (1, sizeof *c->theorems);
  if (!result || !c->theorems)
    return gh_usage ("out of memory");
  c->theorems[0] = theorem;
  c->count = 1;
  if (!strncmp (words, "case ", 5) ? !replay_number (c, runner, theorem, words, result)
                                   : !replay_values (c, runner, theorem, words, result))
    return GH_EXIT_USAGE;
  gh_summary const summary = {.halted = gh_halted (), .passes = GH_PASSES};
  c->run.theorems = 1;
  c->run.verbose = true;
  c->report.start (&c->report, &c->run);
  turn_replay (theorem, result);
  c->report.add (&c->report, theorem, result);
  int const status = end (c, &summary);
  return is_bad (result) ? status : GH_EXIT_HOLDS;
}

/* ---- the command ----------------------------------------------------------------------------- */

/* One case, in this process. */
static int replay (check *c)
{
  char error[1000] = "out of memory";
  gh_engine *engine = NULL, *second = NULL;
  gh_runner *runner = NULL;
  int status = GH_EXIT_USAGE;
  if (open_engines (c, &engine, &second, error, sizeof error))
    runner = gh_runner_new (engine, second, &c->options);
  if (runner) {
    c->run.name = engine->name;
    c->run.against = second ? second->name : NULL;
    c->run.unknown = "";
    status = run_replay (c, runner);
  } else
    gh_usage ("%s: %s", c->engine, error);
  gh_runner_free (runner);
  if (second)
    second->close (second);
  if (engine)
    engine->close (engine);
  return status;
}

static int run (check *c, char **ids)
{
  char error[400];
  c->library = gh_library_open (error, sizeof error);
  if (!c->library)
    return gh_usage ("%s", error);
  gh_library_set_depth (c->library, c->run.deep);
  c->run.engine = c->engine;
  c->run.options = &c->options;
  c->run.engine_options = &c->engine_options;
  c->run.only = ids;
  c->run.program = gh_program ();
  c->run.against_words = c->against;
  return c->replay ? replay (c) : run_all (c, ids);
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
  status = read_baseline (&c) ? run (&c, argv + optind) : GH_EXIT_USAGE;
  gh_library_close (c.library);
  free (c.theorems);
  free (c.results);
  free (c.decided);
  free (c.known.at);
  return status;
}

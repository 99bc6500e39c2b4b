/* `gifthorse doctor`: one page about an engine, for its author. */
#include "commands/command.h"
#include "commands/doctor/page.h"
#include "commands/output_file.h"
#include "commands/progress.h"
#include "form/halt.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATIENCE 2 /* seconds for one answer, but for those of theorems */

/* What the parts may take of the time. */
#define PACE_SHARE 0.1
#define PACE_LEAST 0.6 /* seconds, if there are so many */
#define QUICK_SHARE 0.35

static const char help[] =
    "usage: gifthorse doctor --engine ENGINE [OPTION...]\n\n"
    "One page about an engine, for its author: whether it starts, its pace, the first faults, "
    "what\n"
    "sizes it stands, and what to implement next to have more theorems apply. What it refuses is "
    "no\n"
    "fault.\n\n"
    "  --engine ENGINE    cmd:PROGRAM, lib:FILE, reference, optimized, complete, certified or\n"
    "                     canary:NAME\n"
    "  --against ENGINE   compare answers in theorems with this engine's; reference by default\n"
    "  --time T           what all of it may take: 90 (seconds), 10m; 2m by default\n"
    "  --format FORMAT    page, or json: the same as one object; page by "
    "default\n" GH_OUTPUT_HELP GH_SANDBOX_HELP GH_QUIET_HELP "\n"
    "Status: 0 nothing wrong was found, 1 something was, 2 wrong use, the engine does not start, "
    "or\n"
    "nothing was answered; 130, 143, 129 after Ctrl-C, SIGTERM, SIGHUP, with what was found until\n"
    "then.\n";

typedef struct doctor {
  gh_checking checking; /* who is asked, and what of theorems */
  gh_examined *found;
  double until;
  bool json, failed; /* an error was told */
} doctor;

/* Seconds that a part may take which gets this share of all; 0 when time is up. */
static double share (const doctor *d, double part)
{
  double const left = d->until - gh_clock (), most = part * d->checking.asked.seconds;
  return left < 0 ? 0 : left < most ? left : most;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static bool measure_pace (doctor *d)
{
  gh_examined *const x = d->found;
  double const least = share (d, 1) < PACE_LEAST ? share (d, 1) : PACE_LEAST;
  double const seconds = share (d, PACE_SHARE);
  gh_page_tell ("pace");
  size_t const count =
      gh_pace_measure (x->start.engine, seconds < least ? least : seconds, PATIENCE, x->paces);
  gh_page_tell (NULL);
  x->pace_count = count == SIZE_MAX ? 0 : count;
  return count != SIZE_MAX;
}

static void tell_theorems (const gh_progress *p)
{
  char text[80];
  snprintf (text, sizeof text, "theorems: %llu cases in %.0f s", (unsigned long long)p->cases,
            p->seconds);
  gh_page_tell (text);
}

static bool find_faults (doctor *d)
{
  gh_examined *const x = d->found;
  gh_checking *const c = &d->checking;
  double const seconds = share (d, QUICK_SHARE);
  x->ran = seconds > 0;
  bool const good = gh_quick_run (c, x->start.engine, seconds, tell_theorems, &x->quick);
  gh_page_tell (NULL);
  if (!good && !gh_interrupted ()) {
    if (!d->json)
      gh_page_lack (x->quick.summary.error);
    gh_checking_complain (c->asked.engine, x->quick.summary.error);
  }
  d->failed = !good;
  for (size_t i = 0; i < x->quick.summary.trouble_count && good; i++)
    if (!x->quick.summary.troubles[i].told)
      gh_seen_add (&x->seen, &x->quick.summary.troubles[i]);
  return good;
}

static bool find_meanings (doctor *d)
{
  gh_examined *const x = d->found;
  return gh_meanings_ask (x->start.engine, share (d, 1), PATIENCE, &x->meanings);
}

static void tell_probe (const gh_probe *probe)
{
  char text[80];
  snprintf (text, sizeof text, "sizes: %s", probe->name);
  gh_page_tell (text);
}

static bool find_sizes (doctor *d)
{
  gh_examined *const x = d->found;
  x->measured = gh_sizes_measure (x->start.engine, share (d, 1), PATIENCE, tell_probe, &x->sizes);
  gh_page_tell (NULL);
  if (x->measured)
    gh_advise (x->start.engine, &x->sizes, &x->meanings, x->greeting);
  return x->measured;
}

static void find_next (doctor *d)
{
  gh_examined *const x = d->found;
  const gh_engine *const engine = x->start.engine;
  gh_openings_count (gh_library_registry (d->checking.library), engine->abilities, engine->builtin,
                     &x->openings);
  x->complete = true;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Each part is written out as soon as it is known. False: no memory, or a signal. */
static bool examine (doctor *d)
{
  gh_examined *const x = d->found;
  bool const page = !d->json;
  if (page)
    gh_page_abilities (x->start.engine);
  fflush (stdout);
  bool good = measure_pace (d);
  if (good && page)
    gh_page_pace (x);
  fflush (stdout);
  good = good && !gh_interrupted () && find_faults (d) && find_meanings (d);
  if (good && page)
    gh_page_faults (&d->checking, x);
  fflush (stdout);
  good = good && !gh_interrupted () && find_sizes (d);
  if (good && page)
    gh_page_sizes (&x->sizes);
  if (!good || gh_interrupted ())
    return good;
  find_next (d);
  if (page) {
    gh_page_findings (x);
    gh_page_greeting (x);
    gh_page_next (&x->openings);
  }
  return true;
}

/* The status, and how the page ends. */
static int conclude (doctor *d, bool good)
{
  gh_findings const f = gh_examined_findings (d->found);
  int const status = gh_interrupted () ? GH_EXIT_INTERRUPTED
                     : good            ? gh_findings_status (&f)
                                       : GH_EXIT_USAGE;
  if (!good && !d->failed && !gh_interrupted ())
    gh_usage ("out of memory");
  if (d->json && !d->failed && !gh_page_json (&d->checking, d->found, status))
    return gh_usage ("the page could not be written");
  if (!d->json && gh_interrupted ())
    puts ("\ninterrupted: this is what was found until then");
  return gh_output_end (good && !d->failed) ? status : GH_EXIT_USAGE;
}

static int complain_of_start (const doctor *d)
{
  const gh_start *const start = &d->found->start;
  if (d->json && !gh_page_json (&d->checking, d->found, GH_EXIT_USAGE))
    return gh_usage ("the page could not be written");
  gh_output_end (true);
  if (start->ours)
    return gh_checking_complain (d->found->spec, start->error);
  return GH_EXIT_USAGE;
}

static int run (doctor *d)
{
  char error[400];
  gh_checking *const c = &d->checking;
  gh_examined *const x = d->found;
  gh_engine_options options = c->asked.engine_options;
  options.answer_seconds = PATIENCE;
  options.start_seconds =
      options.start_seconds < c->asked.seconds ? options.start_seconds : c->asked.seconds;
  c->library = gh_library_open (error, sizeof error);
  if (!c->library)
    return gh_interrupted () ? GH_EXIT_INTERRUPTED : gh_usage ("%s", error);
  x->start = gh_start_engine (c->asked.engine, &options);
  if (gh_interrupted () && !x->start.engine)
    return GH_EXIT_INTERRUPTED;
  if (!d->json)
    gh_page_start (c->asked.engine, &x->start);
  if (!x->start.engine)
    return complain_of_start (d);
  x->start.engine->incident = gh_seen_take;
  x->start.engine->incident_context = &x->seen;
  bool const good = examine (d);
  int const status = conclude (d, good);
  x->start.engine->close (x->start.engine);
  return status;
}

static bool read_format (doctor *d, const char *format)
{
  static const char *const words[] = {"page", "json", NULL};
  size_t which = 0;
  bool const found = gh_option_word ("--format", format, words, &which);
  d->json = which;
  return found;
}

/* False: *status is the end. */
static bool read_options (doctor *d, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"engine", required_argument, NULL, 'e'}, {"against", required_argument, NULL, 'a'},
      {"time", required_argument, NULL, 't'},   {"format", required_argument, NULL, 'f'},
      {"output", required_argument, NULL, 'o'}, {"sandbox", no_argument, NULL, 'b'},
      {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0}};
  gh_check_options *const asked = &d->checking.asked;
  *status = GH_EXIT_USAGE;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'e': asked->engine = optarg; break;
    case 'a': asked->against = optarg; break;
    case 't':
      if (!gh_option_time ("--time", optarg, &asked->seconds))
        return false;
      break;
    case 'f':
      if (!read_format (d, optarg))
        return false;
      break;
    case 'o':
      if (!gh_output_take (optarg))
        return false;
      break;
    case 'b': asked->engine_options.sandbox = true; break;
    case 'h':
      fputs (help, stdout);
      *status = GH_EXIT_HOLDS;
      return false;
    default: return gh_usage_option (option, argv, options), false;
    }
  if (optind < argc)
    return gh_usage ("doctor: found '%s', expected options only", argv[optind]), false;
  if (!asked->engine)
    return gh_usage ("doctor: expected --engine ENGINE, as in --engine cmd:./my-engine"), false;
  return !asked->engine_options.sandbox || gh_option_sandbox (asked->engine, asked->against);
}

int gh_command_doctor (int argc, char **argv)
{
  int status;
  doctor d = {.checking.asked = GH_DEFAULT_CHECK_OPTIONS};
  gh_checking *const c = &d.checking;
  c->asked.engine = NULL;
  c->asked.seconds = 120;
  c->asked.options.smaller_seconds = 2;
  if (!read_options (&d, argc, argv, &status))
    return status;
  d.until = gh_clock () + c->asked.seconds;
  c->run = (gh_run){.program = gh_program (),
                    .engine = c->asked.engine,
                    .against_words = c->asked.against,
                    .options = &c->asked.options,
                    .engine_options = &c->asked.engine_options};
  d.found = calloc (1, sizeof *d.found);
  if (!d.found)
    return gh_usage ("out of memory");
  d.found->spec = c->asked.engine;
  status = run (&d);
  gh_quick_free (&d.found->quick);
  free (d.found);
  gh_library_close (c->library);
  free (c->theorems);
  free (c->results);
  return status;
}

/* `gifthorse doctor`: one page about an engine, for its author. */
#include "commands/command.h"
#include "commands/doctor/page.h"
#include "form/halt.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#define PATIENCE 2 /* seconds for one answer, but for those of theorems */

/* What the parts may take of the time. */
#define PACE_SHARE 0.1
#define QUICK_SHARE 0.35

static const char help[] =
    "usage: gifthorse doctor --engine ENGINE [OPTION...]\n\n"
    "One page about an engine, for its author: whether it starts, its pace, the first faults, "
    "what\n"
    "sizes it stands, and what to implement next to have more theorems apply. What it refuses is "
    "no\n"
    "fault.\n\n"
    "  --engine ENGINE    cmd:PROGRAM, lib:FILE, reference, optimized, certified or canary:NAME\n"
    "  --against ENGINE   compare answers in theorems with this engine's; reference by default\n"
    "  --time T           what all of it may take: 90 (seconds), 10m; 2m by default\n\n"
    "Status: 0 nothing wrong was found, 1 something was, 2 wrong use or the engine does not "
    "start;\n"
    "130, 143, 129 after Ctrl-C, SIGTERM, SIGHUP, with what was found until then.\n";

typedef struct doctor {
  gh_checking checking; /* who is asked, and what of theorems */
  double until;
  bool faulty;
} doctor;

/* Seconds that a part may take which gets this share of all; some, when time is up. */
static double share (const doctor *d, double part)
{
  double const left = d->until - gh_clock (), most = part * d->checking.asked.seconds;
  return left < 0.001 ? 0.001 : left < most ? left : most;
}

/* ---- parts ----------------------------------------------------------------------------------- */

static bool measure_pace (doctor *d, gh_engine *engine)
{
  gh_pace paces[GH_REQUESTS];
  gh_page_tell ("pace");
  size_t const count = gh_pace_measure (engine, share (d, PACE_SHARE), paces);
  gh_page_tell (NULL);
  if (count == SIZE_MAX)
    return false;
  gh_page_pace (paces, count);
  return true;
}

static void tell_theorems (const gh_progress *p)
{
  char text[80];
  snprintf (text, sizeof text, "theorems: %llu cases in %.0f s", (unsigned long long)p->cases,
            p->seconds);
  gh_page_tell (text);
}

static bool find_faults (doctor *d, const gh_engine *engine)
{
  gh_quick quick;
  bool const good =
      gh_quick_run (&d->checking, engine, share (d, QUICK_SHARE), tell_theorems, &quick);
  gh_page_tell (NULL);
  if (good) {
    gh_page_faults (&d->checking, &quick);
    d->faulty |= quick.failing > 0;
  } else if (!gh_interrupted ())
    gh_usage ("%s: %s", d->checking.asked.engine, quick.summary.error);
  gh_quick_free (&quick);
  return good;
}

static void tell_probe (const gh_probe *probe)
{
  char text[80];
  snprintf (text, sizeof text, "sizes: %s", probe->name);
  gh_page_tell (text);
}

static bool find_sizes (doctor *d, gh_engine *engine)
{
  gh_sizes *const sizes = calloc (1, sizeof *sizes);
  bool const good = sizes && gh_sizes_measure (engine, share (d, 1), PATIENCE, tell_probe, sizes);
  gh_page_tell (NULL);
  if (good) {
    gh_page_sizes (sizes);
    d->faulty |= gh_sizes_faults (sizes) > 0;
  }
  free (sizes);
  return good;
}

static void tell_next (const doctor *d, const gh_engine *engine)
{
  gh_openings openings;
  gh_openings_count (gh_library_registry (d->checking.library), engine->abilities, engine->builtin,
                     &openings);
  gh_page_next (&openings);
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Each part is written out as soon as it is known. */
static int examine (doctor *d, gh_engine *engine)
{
  gh_page_abilities (engine);
  fflush (stdout);
  bool good = measure_pace (d, engine);
  fflush (stdout);
  good = good && !gh_interrupted () && find_faults (d, engine);
  fflush (stdout);
  good = good && !gh_interrupted () && find_sizes (d, engine);
  if (good && !gh_interrupted ())
    tell_next (d, engine);
  if (gh_interrupted ())
    return puts ("\ninterrupted: this is what was found until then"), GH_EXIT_INTERRUPTED;
  if (!good)
    return GH_EXIT_USAGE;
  return d->faulty ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

static int run (doctor *d)
{
  char error[400];
  gh_checking *const c = &d->checking;
  gh_engine_options options = c->asked.engine_options;
  options.answer_seconds = PATIENCE;
  options.start_seconds =
      options.start_seconds < c->asked.seconds ? options.start_seconds : c->asked.seconds;
  c->library = gh_library_open (error, sizeof error);
  if (!c->library)
    return gh_interrupted () ? GH_EXIT_INTERRUPTED : gh_usage ("%s", error);
  gh_start const start = gh_start_engine (c->asked.engine, &options);
  if (gh_interrupted ())
    return GH_EXIT_INTERRUPTED;
  gh_page_start (c->asked.engine, &start);
  if (!start.engine)
    return GH_EXIT_USAGE;
  int const status = examine (d, start.engine);
  start.engine->close (start.engine);
  return status;
}

/* False: *status is the end. */
static bool read_options (gh_check_options *asked, int argc, char **argv, int *status)
{
  static const struct option options[] = {{"engine", required_argument, NULL, 'e'},
                                          {"against", required_argument, NULL, 'a'},
                                          {"time", required_argument, NULL, 't'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  *status = GH_EXIT_USAGE;
  opterr = 0;
  for (int option; (option = getopt_long (argc, argv, ":", options, NULL)) != -1;)
    switch (option) {
    case 'e': asked->engine = optarg; break;
    case 'a': asked->against = optarg; break;
    case 't':
      if (!gh_option_time ("--time", optarg, &asked->seconds))
        return false;
      break;
    case 'h':
      fputs (help, stdout);
      *status = GH_EXIT_HOLDS;
      return false;
    default: return gh_usage_misspelt (option, argv, options), false;
    }
  if (optind < argc)
    return gh_usage ("doctor: found '%s', expected options only", argv[optind]), false;
  if (!asked->engine)
    return gh_usage ("doctor: expected --engine ENGINE, as in --engine cmd:./my-engine"), false;
  return true;
}

int gh_command_doctor (int argc, char **argv)
{
  int status;
  doctor d = {.checking.asked = GH_DEFAULT_CHECK_OPTIONS};
  gh_checking *const c = &d.checking;
  c->asked.engine = NULL;
  c->asked.seconds = 120;
  c->asked.options.smaller_seconds = 2;
  if (!read_options (&c->asked, argc, argv, &status))
    return status;
  d.until = gh_clock () + c->asked.seconds;
  c->run = (gh_run){.program = gh_program (),
                    .engine = c->asked.engine,
                    .against_words = c->asked.against,
                    .options = &c->asked.options,
                    .engine_options = &c->asked.engine_options};
  status = run (&d);
  gh_library_close (c->library);
  free (c->theorems);
  free (c->results);
  return status;
}

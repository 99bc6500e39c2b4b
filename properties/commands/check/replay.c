#include "commands/check/replay.h"
#include "commands/command.h"
#include "commands/one_case.h"
#include "commands/save.h"
#include "form/halt.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Marks the place in all the words of --replay. */
static void usage_in_replay (const gh_checking *c, const char *words, const gh_error *wrong)
{
  gh_error error = *wrong;
  gh_error_set_place (&error, c->asked.replay, gh_error_place (wrong, words));
  gh_usage_at (c->asked.replay, &error);
}

/* "case 2/173": the 173rd case of the second domain. */
static bool replay_number (gh_runner *runner, const gh_theorem *theorem, const char *words,
                           gh_result *result)
{
  size_t domain;
  unsigned long long number;
  int end = 0;
  bool const read = sscanf (words, "case %zu/%llu%n", &domain, &number, &end) == 2 && !words[end];
  if (read && gh_runner_repeat (runner, theorem, domain, number, result))
    return true;
  gh_usage ("--replay: found '%s', expected case DOMAIN/NUMBER of random cases that %s has", words,
            theorem->name);
  return false;
}

static bool replay_values (const gh_checking *c, gh_runner *runner, const gh_theorem *theorem,
                           const char *words, gh_result *result)
{
  gh_error error;
  switch (gh_replay_values (runner, theorem, words, result, &error)) {
  case GH_REPLAYED: return true;
  case GH_NO_ROOM: gh_usage ("out of memory"); break;
  case GH_NO_VALUES: usage_in_replay (c, words, &error); break;
  case GH_OTHER_VALUES: gh_usage ("--replay: %s: %s", theorem->name, result->reason);
  }
  return false;
}

/* Whether they stand in the file that was named, where something was wrong. */
static bool save_lines (const gh_checking *c, gh_runner *runner)
{
  gh_text text = {0};
  FILE *const out = gh_text_open (&text);
  size_t written = 0;
  if (out) {
    fputs ("hello 1\n", out);
    written = gh_runner_write (runner, out);
    fputs ("bye\n", out);
  }
  bool good = gh_text_close (&text, out) || !gh_usage ("out of memory");
  if (good && !written)
    fprintf (stderr, "gifthorse check: --lines: no wrong question about games, %s is not written\n",
             c->asked.lines);
  else
    good = good && gh_save ("--lines", c->asked.lines, &text);
  free (text.at);
  return good;
}

static int run_replay (gh_checking *c, gh_runner *runner)
{
  const gh_registry *const registry = gh_library_registry (c->library);
  size_t const name = strcspn (c->asked.replay, " ");
  const char *const words = c->asked.replay + name + strspn (c->asked.replay + name, " ");
  const gh_theorem *theorem = NULL;
  char error[400];
  for (size_t i = 0; i < registry->count && !theorem; i++)
    if (strlen (registry->theorems[i].name) == name &&
        !memcmp (registry->theorems[i].name, c->asked.replay, name))
      theorem = &registry->theorems[i];
  if (!theorem)
    return gh_usage ("--replay: no theorem '%.*s'; see `gifthorse list`", (int)name,
                     c->asked.replay);
  if (!gh_library_read (c->library, theorem, error, sizeof error))
    return gh_interrupted () ? GH_EXIT_INTERRUPTED : gh_usage ("%s", error);
  gh_result *const result = c->results = calloc (1, sizeof *result);
  c->theorems = calloc (1, sizeof *c->theorems);
  if (!result || !c->theorems)
    return gh_usage ("out of memory");
  c->theorems[0] = theorem;
  c->count = 1;
  gh_halt_after (c->asked.seconds);
  bool const ran = !strncmp (words, "case ", 5) ? replay_number (runner, theorem, words, result)
                                                : replay_values (c, runner, theorem, words, result);
  gh_halt_after (0);
  if (gh_halted () == GH_HALT_DEADLINE)
    gh_halt_clear (); /* the result says so, and the lines are written yet */
  gh_summary summary = {.halted = gh_halted (), .passes = GH_PASSES};
  if (!ran || (c->asked.lines && !save_lines (c, runner)))
    return GH_EXIT_USAGE;
  c->run.theorems = 1;
  c->run.verbose = true;
  c->report.start (&c->report, &c->run);
  gh_replay_turn (theorem, result);
  c->report.add (&c->report, theorem, result);
  return gh_checking_end (c, &summary);
}

/* Of its seconds the one case has a fifth to be made smaller, as a run has: half of it for the
   case, and half for its questions. */
static gh_options options_of (const gh_checking *c)
{
  gh_options options = c->asked.options;
  if (c->asked.seconds > 0)
    options.smaller_seconds = fmin (options.smaller_seconds, c->asked.seconds / 10);
  return options;
}

int gh_check_replay (gh_checking *c)
{
  gh_options const options = options_of (c);
  char error[1000] = "out of memory";
  gh_engine *engine = NULL, *second = NULL;
  gh_runner *runner = NULL;
  int status = GH_EXIT_USAGE;
  if (gh_checking_open (c, &engine, &second, error, sizeof error))
    runner = gh_runner_new (engine, second, &options);
  if (runner) {
    c->run.name = engine->name;
    c->run.against = second ? second->name : NULL;
    c->run.unknown = c->run.takes = "";
    status = run_replay (c, runner);
  } else
    gh_checking_complain (c->asked.engine, error);
  gh_runner_free (runner);
  if (second)
    second->close (second);
  if (engine)
    engine->close (engine);
  return status;
}

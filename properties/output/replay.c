#include "form/brief.h"
#include "harness/cases/limits.h"
#include "output/report.h"
#include "output/shell.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void gh_report_limits (const gh_limits *limits, char *buffer, size_t size)
{
  char words[60];
  for (const gh_limit *l = gh_limit_table; l->name; l++) {
    uint32_t const value = gh_limit_of (limits, l);
    snprintf (words, sizeof words, " --limit %s=%u", l->name, value);
    gh_shell_append (buffer, size, value == gh_limit_of (&GH_DEFAULT_LIMITS, l) ? "" : words);
  }
}

static void append_options (char *buffer, size_t size, const gh_run *run)
{
  char words[60];
  gh_report_limits (&run->options->limits, buffer, size);
  double const seconds = run->engine_options->answer_seconds;
  snprintf (words, sizeof words, " --timeout %g", seconds);
  gh_shell_append (buffer, size, seconds == GH_DEFAULT_ENGINE_OPTIONS.answer_seconds ? "" : words);
  gh_shell_append (buffer, size, run->engine_options->sandbox ? " --sandbox" : "");
}

void gh_report_again (const gh_run *run, char *buffer, size_t size)
{
  *buffer = 0;
  gh_shell_append_word (buffer, size, run->program);
  gh_shell_append (buffer, size, " check --engine ");
  gh_shell_append_word (buffer, size, run->engine);
  if (run->against_words) {
    gh_shell_append (buffer, size, " --against ");
    gh_shell_append_word (buffer, size, run->against_words);
  }
  for (char *const *file = run->claims; file && *file; file++) {
    gh_shell_append (buffer, size, " --claims ");
    gh_shell_append_word (buffer, size, *file);
  }
  append_options (buffer, size, run);
}

/* What a fresh engine does not answer wrongly is replayed by lines for the engine itself. */
static void append_lines (char *buffer, size_t size, const char *lines)
{
  char line[2000];
  while (*lines) {
    size_t const length = strcspn (lines, "\n");
    snprintf (line, sizeof line, "%.*s", (int)length, lines);
    gh_shell_append (buffer, size, " ");
    gh_shell_append_word (buffer, size, line);
    lines += length + (lines[length] == '\n');
  }
}

bool gh_report_sequence (const char *engine, const gh_failure *failure, char *buffer, size_t size)
{
  static const char process[] = "cmd:";
  const gh_sequence *const s = &failure->before;
  if (!s->whole || !*s->asked || strncmp (engine, process, sizeof process - 1) != 0)
    return false;
  *buffer = 0;
  gh_shell_append (buffer, size, "printf '%s\\n' 'hello 1'");
  append_lines (buffer, size, s->text);
  append_lines (buffer, size, s->asked);
  gh_shell_append (buffer, size, " bye | ");
  gh_shell_append (buffer, size, engine + sizeof process - 1);
  return true;
}

/* Whether a wrong question cannot be shown. */
static bool any_too_large (const gh_failure *f)
{
  bool any = false;
  for (size_t i = 0; i < f->wrongs && !any; i++)
    any = strstr (f->wrong[i].question, GH_TOO_LARGE) != NULL;
  return any;
}

/* A case that is too long to be shown is run again by its number; where no case is to blame, as
   when no counterexample was found, the whole theorem; likewise what comes only after other
   questions to an engine in a sandbox, which the shell would run without. */
void gh_report_replay (const gh_run *run, const gh_theorem *theorem, const gh_result *result,
                       char *buffer, size_t size)
{
  char words[2200], option[40];
  const gh_failure *const f = &result->failure;
  bool const after = gh_report_sequence (run->engine, f, buffer, size);
  if (after && !run->engine_options->sandbox)
    return;
  bool const numbered = !f->whole && *f->found;
  bool const all = after || (!f->whole && !*f->counterexample);
  const char *const which = all ? "" : numbered ? f->found : f->counterexample;
  snprintf (words, sizeof words, "%s%s%s", theorem->name, *which ? " " : "", which);
  gh_report_again (run, buffer, size);
  snprintf (option, sizeof option, " --seed %" PRIu64, run->options->seed);
  gh_shell_append (buffer, size, (numbered || all) && run->options->seed != 1 ? option : "");
  snprintf (option, sizeof option, " --cases %" PRIu64, run->options->random_cases);
  gh_shell_append (buffer, size, (numbered || all) && run->options->random_cases ? option : "");
  gh_shell_append (buffer, size, all ? run->deep ? " --deep " : " " : " --replay ");
  gh_shell_append_word (buffer, size, words);
  gh_shell_append (buffer, size, !all && any_too_large (f) ? " --lines asked.txt" : "");
}

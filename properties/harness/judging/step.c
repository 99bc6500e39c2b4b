#include "harness/judging/step.h"

#include <stdio.h>
#include <string.h>

/* %s stands for the request. */
static const struct {
  gh_case_end end;
  const char *words;
} kinds[] = {
    [GH_STEP_LAST] = {GH_CASE_HELD, ""},
    [GH_STEP_FALSE] = {GH_CASE_FAILED, "the statement is false"},
    [GH_STEP_CONTRADICTORY] = {GH_CASE_FAILED, "the statement is false by its own answers"},
    [GH_STEP_NO_ANSWER] = {GH_CASE_FAILED, "no answer to %s"},
    [GH_STEP_LATE] = {GH_CASE_FAILED, "no answer to %s in time"},
    [GH_STEP_WRONG] = {GH_CASE_FAILED, "wrong answer to %s"},
    [GH_STEP_NO_COUNTEREXAMPLE] = {GH_CASE_FAILED, "no counterexample"},
    [GH_STEP_ANOTHER] = {GH_CASE_FAILED, "another counterexample"},
    [GH_STEP_NONE_FOUND] = {GH_CASE_FAILED, "no counterexample was found"},
    [GH_STEP_NO_WITNESS] = {GH_CASE_FAILED, "no witness was found"},
    [GH_STEP_REFUSED] = {GH_CASE_INCONCLUSIVE, ""},
    [GH_STEP_LACKING] = {GH_CASE_INCONCLUSIVE, ""},
    [GH_STEP_OUTSIDE] = {GH_CASE_INCONCLUSIVE, ""},
    [GH_STEP_LIMIT] = {GH_CASE_INCONCLUSIVE, ""},
    [GH_STEP_HYPOTHESIS] = {GH_CASE_UNMET, ""},
    [GH_STEP_OWN_HELD] = {GH_CASE_UNMET, ""},
    [GH_STEP_UNDEFINED] = {GH_CASE_UNMET, ""},
    [GH_STEP_VALUES] = {GH_CASE_UNMET, ""},
    [GH_STEP_PENDING] = {GH_CASE_SUSPENDED, ""},
    [GH_STEP_PUT_OFF] = {GH_CASE_PUT_OFF, ""},
};
#define KINDS (sizeof kinds / sizeof *kinds)

gh_case_end gh_step_end (gh_step_kind kind)
{
  return kinds[kind].end;
}

bool gh_step_same (gh_case_step a, gh_case_step b)
{
  return a.kind == b.kind && a.request == b.request;
}

bool gh_step_is_statement (gh_case_step step)
{
  return step.kind == GH_STEP_FALSE || step.kind == GH_STEP_CONTRADICTORY;
}

bool gh_step_is_silence (gh_case_step step)
{
  return step.kind == GH_STEP_NO_ANSWER || step.kind == GH_STEP_LATE;
}

const char *gh_step_write (gh_case_step step, char buffer[GH_STEP_WORDS])
{
  const char *const words = kinds[step.kind].words, *const place = strstr (words, "%s");
  if (place)
    snprintf (buffer, GH_STEP_WORDS, "%.*s%s%s", (int)(place - words), words,
              gh_requests[step.request].word, place + 2);
  else
    snprintf (buffer, GH_STEP_WORDS, "%s", words);
  return buffer;
}

gh_case_step gh_step_read (const char *words)
{
  char written[GH_STEP_WORDS];
  for (size_t kind = GH_STEP_LAST + 1; kind < KINDS; kind++)
    for (size_t request = 0; request < (strchr (kinds[kind].words, '%') ? GH_REQUESTS : 1);
         request++) {
      gh_case_step const step = {(gh_step_kind)kind, (gh_request)request};
      if (*kinds[kind].words && !strcmp (gh_step_write (step, written), words))
        return step;
    }
  return (gh_case_step){.kind = GH_STEP_LAST};
}

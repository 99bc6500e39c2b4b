/* Steps are told in words, and read back from them. */
#include "harness/judging/step.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static bool is_of_request (gh_step_kind kind)
{
  return kind == GH_STEP_NO_ANSWER || kind == GH_STEP_LATE || kind == GH_STEP_WRONG;
}

/* What fails is told, each in its own words; why a case says nothing is told elsewhere. */
static void words (void)
{
  char written[GH_STEP_WORDS];
  bool read = true, told = true;
  for (gh_step_kind kind = GH_STEP_LAST; kind <= GH_STEP_PUT_OFF; kind++)
    for (unsigned request = 0; request < (is_of_request (kind) ? GH_REQUESTS : 1); request++) {
      gh_case_step const step = {kind, (gh_request)request};
      bool const fails = gh_step_end (kind) == GH_CASE_FAILED;
      gh_step_write (step, written);
      told &= fails == (*written != 0) && strlen (written) + 1 < GH_STEP_WORDS;
      read &= !fails || gh_step_same (gh_step_read (written), step);
    }
  TAP_OK (told, "what fails has words, and nothing else");
  TAP_OK (read, "each is read as it is written");
}

static void others (void)
{
  TAP_OK (gh_step_read ("").kind == GH_STEP_LAST &&
              gh_step_read ("no answer").kind == GH_STEP_LAST &&
              gh_step_read ("no answer to compere").kind == GH_STEP_LAST,
          "other words are no step");
  gh_case_step const a = {GH_STEP_WRONG, GH_ASK_MEAN}, b = {GH_STEP_WRONG, GH_ASK_NUMBER},
                     c = {GH_STEP_LATE, GH_ASK_MEAN};
  TAP_OK (gh_step_same (a, a) && !gh_step_same (a, b) && !gh_step_same (a, c),
          "the kind and the request make a step");
  TAP_OK (gh_step_is_silence (c) && !gh_step_is_silence (a) && !gh_step_is_statement (a),
          "a late answer is none, a wrong one is one");
}

int main (void)
{
  words ();
  others ();
  return tap_done ();
}

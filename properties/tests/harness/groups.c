/* Groups: the fewest requests whose wrong answers explain all failures. */
#include "harness/telling/groups.h"
#include "harness/cases/trial.h"
#include "tests/tap.h"

#include <string.h>

static gh_failure failure_at (uint64_t moves, const char *step)
{
  gh_failure f = {.moves = moves};
  strcpy (f.step, step);
  return f;
}

/* Its wrong answer to a request is about a game of so many moves. */
static void blame (gh_failure *f, gh_request request, uint64_t moves, const char *question)
{
  gh_wrong *const w = &f->wrong[f->wrongs++];
  *w = (gh_wrong){.request = request, .moves = moves};
  strcpy (w->question, question);
}

static bool explains (const gh_fault *fault, const size_t *failures, size_t count)
{
  return fault->count == count && !memcmp (fault->failures, failures, count * sizeof *failures);
}

/* negate explains four failures, canonical two, of which one is among the four: both are needed. */
static void test_cover (void)
{
  gh_failure f[6];
  for (size_t i = 0; i < 6; i++)
    f[i] = failure_at (i + 5, GH_STATEMENT_FALSE);
  blame (&f[0], GH_ASK_CANONICAL, 3, "canonical *");
  blame (&f[1], GH_ASK_NEGATE, 3, "negate *");
  blame (&f[2], GH_ASK_NEGATE, 2, "negate 2");
  blame (&f[2], GH_ASK_CANONICAL, 1, "canonical 1");
  blame (&f[4], GH_ASK_NEGATE, 9, "negate 9");
  blame (&f[5], GH_ASK_NEGATE, 7, "negate 7");
  const gh_failure *const failures[] = {&f[0], &f[1], &f[2], NULL, &f[4], &f[5]};
  gh_groups groups;
  bool const good = gh_group (failures, 6, &groups);
  TAP_OK (good && groups.count == 2, "two requests explain five failures");
  if (!good)
    return;
  TAP_OK (groups.faults[0].wrong == &f[2].wrong[0] &&
              explains (&groups.faults[0], (const size_t[]){2, 1, 4, 5}, 4),
          "the one that explains most comes first, led by its smallest question: %s",
          groups.faults[0].wrong->question);
  TAP_OK (groups.faults[1].wrong == &f[0].wrong[0] &&
              explains (&groups.faults[1], (const size_t[]){0}, 1),
          "the other explains what is left, and no more");
  gh_groups_free (&groups);
}

/* Two requests explain the same: one of them is enough, that with the smaller question. */
static void test_least (void)
{
  gh_failure f[2] = {failure_at (1, GH_STATEMENT_FALSE), failure_at (1, GH_STATEMENT_FALSE)};
  for (size_t i = 0; i < 2; i++) {
    blame (&f[i], GH_ASK_OUTCOME, 3, "outcome *2");
    blame (&f[i], GH_ASK_NUMBER, 2, "number ^");
  }
  const gh_failure *const failures[] = {&f[0], &f[1]};
  gh_groups groups;
  TAP_OK (gh_group (failures, 2, &groups) && groups.count == 1 &&
              groups.faults[0].wrong->request == GH_ASK_NUMBER,
          "of two requests that explain the same that with the smaller question");
  gh_groups_free (&groups);
}

/* Which failure of a fault tells most. */
static void test_telling (void)
{
  gh_failure f[4] = {failure_at (3, "wrong answer to mean"), failure_at (9, GH_STATEMENT_FALSE),
                     failure_at (4, GH_STATEMENT_FALSE), failure_at (1, GH_STATEMENT_FALSE)};
  for (size_t i = 0; i < 3; i++)
    blame (&f[i], GH_ASK_MEAN, 2, "mean {1|0}");
  blame (&f[3], GH_ASK_MEAN, 4, "mean {2|0}");
  const gh_failure *const failures[] = {&f[0], &f[1], &f[2], &f[3]};
  gh_groups groups;
  TAP_OK (gh_group (failures, 4, &groups) && groups.count == 1 &&
              explains (&groups.faults[0], (const size_t[]){2, 0, 1, 3}, 4),
          "the smallest question, then a theorem before a comparison, then the smaller case");
  gh_groups_free (&groups);
}

/* What no wrong answer explains stands alone, behind what one does. */
static void test_unexplained (void)
{
  gh_failure f[3] = {failure_at (1, "vacuous"), failure_at (1, GH_STATEMENT_FALSE),
                     failure_at (1, GH_STATEMENT_FALSE)};
  blame (&f[1], GH_ASK_ADD, 2, "add 1 ; 1");
  const gh_failure *const failures[] = {&f[0], &f[1], &f[2]};
  gh_groups groups;
  TAP_OK (gh_group (failures, 3, &groups) && groups.count == 3 && groups.faults[0].wrong &&
              !groups.faults[1].wrong && explains (&groups.faults[1], (const size_t[]){0}, 1) &&
              explains (&groups.faults[2], (const size_t[]){2}, 1),
          "what no wrong answer explains is a fault each");
  gh_groups_free (&groups);
  TAP_OK (gh_group (NULL, 0, &groups) && groups.count == 0, "no failures are no faults");
  gh_groups_free (&groups);
}

/* Texts for a person. */
static void test_texts (void)
{
  char text[sizeof (gh_wrong)];
  gh_wrong w = {.question = "negate 1", .answer = "1", .right = "-1", .judge = "the reference"};
  gh_wrong_write (&w, text, sizeof text);
  TAP_OK (!strcmp (text, "negate 1 -> 1, where the reference says -1"), "%s", text);
  strcpy (w.answer, "crashed");
  *w.right = 0;
  gh_wrong_write (&w, text, sizeof text);
  TAP_OK (!strcmp (text, "negate 1 -> crashed"), "%s", text);
}

int main (void)
{
  test_cover ();
  test_least ();
  test_telling ();
  test_unexplained ();
  test_texts ();
  return tap_done ();
}

/* Groups of what there was no time to make smaller, or to see again. */
#include "tests/harness/blamed.h"
#include "tests/tap.h"

/* Time ended before they were made smaller. */
static void test_not_reduced (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_NEGATE, 9, "{9|*}")->reduced = false;
  blame (1, GH_ASK_NEGATE, 7, "{7|*}")->reduced = false;
  blame (2, GH_ASK_NEGATE, 8, "{8|*}")->reduced = false;
  blame (3, GH_ASK_NEGATE, 1, "1");
  blame (4, GH_ASK_MEAN, 9, "{9|*}")->reduced = false;
  const gh_wrong *const seven = failures[1].wrong;
  TAP_OK (group (NULL, &g) && g.count == 2 &&
              explains (&g.faults[0], 1, (const size_t[]){3, 0, 1, 2}, 4) &&
              beside (&g.faults[0], GH_NOT_REDUCED, seven) && g.faults[0].beside_count == 1,
          "what was made smaller leads, and the smallest of the others stands beside it");
  TAP_OK (explains (&g.faults[1], 1, (const size_t[]){4}, 1), "those of another request do not");
  gh_groups_free (&g);
  begin ();
  blame (0, GH_ASK_NEGATE, 9, "{9|*}")->reduced = false;
  blame (1, GH_ASK_NEGATE, 7, "{7|*}")->reduced = false;
  blame (2, GH_ASK_MEAN, 8, "{8|*}")->reduced = false;
  TAP_OK (group (NULL, &g) && g.count == 2 &&
              explains (&g.faults[0], 1, (const size_t[]){1, 0}, 2) &&
              g.faults[0].wrong->moves == 7 && explains (&g.faults[1], 1, (const size_t[]){2}, 1),
          "where none was, each request is led by its smallest");
  gh_groups_free (&g);
}

/* What is known better of a request takes the place of what was not made smaller. */
static void test_replaced (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_NEGATE, 1, "1");
  blame (0, GH_ASK_CANONICAL, 9, "{9|*}")->reduced = false;
  const gh_wrong *const canonical = blame (1, GH_ASK_CANONICAL, 1, "1");
  TAP_OK (group (NULL, &g) && g.count == 1 && g.faults[0].beside_count == 1 &&
              beside (&g.faults[0], GH_ON_SAME_GAME, canonical),
          "of one request the question that was made smaller stands beside the leader");
  gh_groups_free (&g);
}

/* Whether a fault lists these two as what there was no time to make smaller. */
static bool lists (const gh_fault *fault, const gh_wrong *first, const gh_wrong *second)
{
  return beside (fault, GH_NOT_REDUCED, first) && beside (fault, GH_NOT_REDUCED, second);
}

/* What was not seen again nor made smaller stands below a fault of its kind, whatever was asked;
   where there is none it is one. */
static void test_loose (void)
{
  gh_groups g;
  begin ();
  for (size_t i = 0; i < MOST; i++) {
    failures[i].passing = i < 4;
    failures[i].untried = i == 4;
  }
  gh_wrong *const wrongs[MOST] = {
      blame (0, GH_ASK_NEGATE, 9, "{9|*}"), blame (1, GH_ASK_MEAN, 8, "{8|*}"),
      blame (2, GH_ASK_GRUNDY, 4, "*4"),    blame (3, GH_ASK_NUMBER, 5, "5"),
      blame (4, GH_ASK_BIRTHDAY, 6, "6"),   blame (5, GH_ASK_OUTCOME, 7, "7")};
  for (size_t i = 0; i < MOST; i++)
    wrongs[i]->reduced = i == 3;
  wrongs[2]->kind = GH_WRONG_DEED;
  bool good = group (NULL, &g);
  TAP_OK (good && g.count == 3 && explains (&g.faults[1], 1, (const size_t[]){3, 4, 0, 1}, 4) &&
              lists (&g.faults[1], wrongs[0], wrongs[1]) &&
              lists (&g.faults[1], wrongs[4], wrongs[4]),
          "what was not seen again stands below one fault of its kind");
  gh_groups_free (&g);
  wrongs[3]->kind = wrongs[5]->kind = GH_WRONG_SILENCE;
  good = group (NULL, &g);
  bool found = false;
  for (size_t i = 0; i < g.count; i++)
    found |= explains (&g.faults[i], 1, (const size_t[]){4, 0, 1}, 3) &&
             lists (&g.faults[i], wrongs[0], wrongs[1]);
  TAP_OK (good && found && g.count == 4, "where there is none it is a fault itself");
  gh_groups_free (&g);
}

/* Two workers came to one question, and only one of them had the time to see that nothing smaller
   is wrong. */
static void test_reduced_elsewhere (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_ADD, 2, "1 ; 1");
  blame (1, GH_ASK_NEGATE, 2, "*");
  blame (2, GH_ASK_NEGATE, 2, "*")->reduced = false;
  blame (3, GH_ASK_NEGATE, 9, "*9")->reduced = false;
  gh_wrong *const silent = blame (4, GH_ASK_NEGATE, 2, "*");
  silent->reduced = false;
  silent->kind = GH_WRONG_SILENCE;
  TAP_OK (group (NULL, &g) && g.count == 3 && failures[2].wrong->reduced &&
              !failures[3].wrong->reduced && !silent->reduced &&
              explains (&g.faults[0], 2, (const size_t[]){1, 2, 3}, 3),
          "what is as small as it goes is so wherever it was found, of one kind");
  gh_groups_free (&g);
  begin ();
  blame (0, GH_ASK_MEAN, 1, "*")->reduced = false;
  blame (1, GH_ASK_CANONICAL, 1, "*");
  blame (2, GH_ASK_MEAN, 3, "{1|*}")->reduced = false;
  blame (3, GH_ASK_CANONICAL, 4, "{2|*}");
  TAP_OK (group (NULL, &g) && g.count == 1 && !strcmp (g.faults[0].wrong->arguments, "*"),
          "one request made smaller to a game is enough for all about it");
  gh_groups_free (&g);
  failures[1].wrong->reduced = false;
  TAP_OK (group (NULL, &g) && g.count == 2, "where none was, others do not join: %zu", g.count);
  gh_groups_free (&g);
}

int main (void)
{
  test_not_reduced ();
  test_replaced ();
  test_loose ();
  test_reduced_elsewhere ();
  return tap_done ();
}

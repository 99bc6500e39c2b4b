/* Groups: failures whose wrong questions come to one smallest question are one fault. */
#include "tests/harness/blamed.h"
#include "tests/tap.h"

/* Requests that are wrong about one game, or it and another. */
static void test_same_game (void)
{
  gh_groups g;
  begin ();
  const gh_wrong *const lead = blame (0, GH_ASK_NEGATE, 1, "1");
  const gh_wrong *const canonical = blame (1, GH_ASK_CANONICAL, 1, "1");
  const gh_wrong *const negative = blame (2, GH_ASK_BIRTHDAY, 1, "1");
  const gh_wrong *const both = blame (3, GH_ASK_COMPARE, 2, "1 ; *");
  const gh_wrong *const other = blame (4, GH_ASK_NEGATE, 2, "*2");
  blame (5, GH_ASK_MEAN, 2, "*2");
  if (!group (NULL, &g))
    return;
  TAP_OK (g.count == 2 && g.faults[0].wrong == lead &&
              explains (&g.faults[0], 3, (const size_t[]){0, 1, 2, 3, 4}, 5),
          "what is wrong about one game is one fault");
  TAP_OK (beside (&g.faults[0], GH_ON_SAME_GAME, canonical) &&
              beside (&g.faults[0], GH_ON_SAME_GAME, negative) &&
              beside (&g.faults[0], GH_ON_SAME_GAME, both) &&
              beside (&g.faults[0], GH_OF_OTHERS, other) && g.faults[0].beside_count == 4,
          "whose requests are listed, and other games of the first");
  TAP_OK (explains (&g.faults[1], 1, (const size_t[]){5}, 1) && !g.faults[1].beside_count,
          "another request about another game is another");
  gh_groups_free (&g);
}

/* A request that is wrong about the game that leads, and about others; and numbers of one class. */
static void test_requests (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_NEGATE, 1, "1");
  blame (1, GH_ASK_CANONICAL, 1, "1");
  const gh_wrong *const other = blame (2, GH_ASK_CANONICAL, 3, "{1|*}");
  blame (3, GH_ASK_CANONICAL, 3, "{2|*}")->kind = GH_WRONG_DEED;
  TAP_OK (group (NULL, &g) && g.count == 2 &&
              explains (&g.faults[0], 2, (const size_t[]){0, 1, 2}, 3) &&
              beside (&g.faults[0], GH_OF_OTHERS, other),
          "other games of a request that is wrong about this one are of this fault");
  gh_groups_free (&g);
  begin ();
  blame (0, GH_ASK_NUMBER, 9, "2147483648")->word = 1;
  gh_wrong *const mean = blame (1, GH_ASK_MEAN, 10, "{2147483649|1}");
  mean->word = 1;
  blame (2, GH_ASK_MEAN, 11, "{9007199254740993|1}")->word = 2;
  blame (3, GH_ASK_MEAN, 2, "{1|0}");
  TAP_OK (group (NULL, &g) && g.count == 3 &&
              explains (&g.faults[0], 1, (const size_t[]){0, 1}, 2) &&
              beside (&g.faults[0], GH_AS_LARGE, mean),
          "numbers of one class beyond 2^31 are one fault, whatever is asked of them");
  gh_groups_free (&g);
}

/* A crash, an error, a silence and a wrong answer are never one, nor are numbers of other sizes. */
static void test_apart (void)
{
  gh_groups g;
  begin ();
  for (size_t i = 0; i < 4; i++)
    blame (i, GH_ASK_NEGATE, 1, "1")->kind = (gh_wrong_kind)i;
  blame (4, GH_ASK_NEGATE, 1, "1")->word = 2;
  TAP_OK (group (NULL, &g) && g.count == 5, "kinds and sizes are told apart: %zu", g.count);
  gh_groups_free (&g);
}

/* A question about longer numbers that came to a small one belongs to its fault, but need not be
   wrong for that reason. */
static void test_narrowed (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_MULTIPLY, 1, "1");
  blame (1, GH_ASK_MULTIPLY, 1, "1")->narrowed = true;
  blame (2, GH_ASK_MULTIPLY, 1, "1");
  TAP_OK (group (NULL, &g) && g.count == 1 &&
              explains (&g.faults[0], 2, (const size_t[]){0, 2, 1}, 3),
          "what was made smaller from longer numbers comes behind");
  gh_groups_free (&g);
}

/* What was asked about a wrong answer, and is right about the right one. */
static void test_follows (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_NEGATE, 1, "1");
  gh_wrong *const so = blame (0, GH_ASK_BIRTHDAY, 3, "{5|*}");
  so->follows = 1;
  TAP_OK (group (NULL, &g) && g.count == 1 && g.faults[0].wrong->request == GH_ASK_NEGATE &&
              beside (&g.faults[0], GH_AND_SO, so),
          "what follows stands behind its leader");
  gh_groups_free (&g);
}

/* All cases of one are cases of the other. */
static void test_hidden (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_NEGATE, 1, "1");
  const gh_wrong *const hidden = blame (0, GH_ASK_MEAN, 9, "{9|*}");
  blame (1, GH_ASK_NEGATE, 1, "1");
  TAP_OK (group (NULL, &g) && g.count == 1 && beside (&g.faults[0], GH_IN_SAME_CASES, hidden),
          "nothing is passed over in silence");
  gh_groups_free (&g);
}

/* About the games of one question, others are wrong, too. */
static void test_shared (void)
{
  gh_groups g;
  begin ();
  const gh_request_set both = GH_BIT (GH_ASK_CANONICAL) | GH_BIT (GH_ASK_NEGATE);
  blame (0, GH_ASK_CANONICAL, 1, "1")->shared = both;
  gh_wrong *const other = blame (1, GH_ASK_MEAN, 2, "*2");
  other->shared = GH_BIT (GH_ASK_MEAN) | GH_BIT (GH_ASK_CANONICAL);
  gh_wrong *const negative = blame (2, GH_ASK_NEGATE, 3, "*3");
  blame (3, GH_ASK_BIRTHDAY, 4, "*4")->shared = GH_BIT (GH_ASK_BIRTHDAY) | GH_BIT (GH_ASK_NEGATE);
  gh_wrong *const large = blame (4, GH_ASK_MEAN, 2, "9007199254740993");
  large->shared = other->shared;
  large->word = 2;
  TAP_OK (group (NULL, &g) && g.count == 2 &&
              explains (&g.faults[0], 1, (const size_t[]){0, 1, 2, 3}, 4) &&
              beside (&g.faults[0], GH_OF_OTHERS, other) &&
              beside (&g.faults[0], GH_OF_OTHERS, negative),
          "a request that is wrong about its game, or about a game on which one of those is wrong");
  gh_groups_free (&g);
}

/* Where all that comes to a root is explained, what is left is led by its own smallest question. */
static void test_left_over (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_MEAN, 9, "{9|*}");
  blame (0, GH_ASK_NEGATE, 1, "1");
  blame (1, GH_ASK_MEAN, 9, "{9|*}");
  blame (2, GH_ASK_MEAN, 9, "{9|*}");
  blame (3, GH_ASK_NEGATE, 8, "{8|*}")->reduced = false;
  failures[3].wrong->shared = GH_BIT (GH_ASK_NEGATE);
  TAP_OK (group (NULL, &g) && g.count == 2 &&
              explains (&g.faults[0], 3, (const size_t[]){0, 1, 2}, 3) &&
              explains (&g.faults[1], 1, (const size_t[]){3}, 1) && g.faults[1].wrong->moves == 8,
          "no fault leads with a question that none of its failures comes to");
  gh_groups_free (&g);
}

/* The engine died over this, with these last words. */
static gh_wrong *died (size_t failure, gh_request request, const char *arguments, const char *words)
{
  gh_wrong *const w = blame (failure, request, failure + 1, arguments);
  w->kind = GH_WRONG_DEED;
  strcpy (w->last, words);
  return w;
}

static void test_last_words (void)
{
  static const char place[] = "values.c:12: impossible", elsewhere[] = "values.c:13: impossible";
  gh_groups g;
  begin ();
  died (0, GH_ASK_NEGATE, "1", place);
  gh_wrong *const large = died (1, GH_ASK_MEAN, "9007199254740993", place);
  large->word = 2;
  died (2, GH_ASK_BIRTHDAY, "*2", elsewhere);
  TAP_OK (group (NULL, &g) && g.count == 2 &&
              explains (&g.faults[0], 1, (const size_t[]){0, 1}, 2) &&
              beside (&g.faults[0], GH_SAME_WORDS, large),
          "deaths at one place of the source are one fault, and at another one another");
  gh_groups_free (&g);
  large->kind = GH_WRONG_ANSWER;
  TAP_OK (group (NULL, &g) && g.count == 3, "a wrong answer is none of them");
  gh_groups_free (&g);
  begin ();
  died (0, GH_ASK_NEGATE, "1", "loaded");
  died (1, GH_ASK_MEAN, "*2", "loaded");
  TAP_OK (group (NULL, &g) && g.count == 2, "words that name no place say nothing");
  gh_groups_free (&g);
}

/* A signal, or the like, is all that is known of them. */
static void test_ways (void)
{
  static const char *const answers[MOST] = {
      "crashed (signal 11) on `negate 7`",
      "crashed (signal 11), but only among other requests, on `mean *`",
      "crashed (signal 6) on `number *3`",
      "answered 'none' to `add *5 ; *4`: expected a game",
      "answered 'none' to `freeze *6`",
      "crashed (signal 11) on `grundy 2147483648`"};
  gh_groups g;
  begin ();
  gh_wrong *const died_so[MOST] = {
      died (0, GH_ASK_NEGATE, "0", ""),  died (1, GH_ASK_MEAN, "*", ""),
      died (2, GH_ASK_NUMBER, "*3", ""), died (3, GH_ASK_ADD, "*5 ; *4", ""),
      died (4, GH_ASK_FREEZE, "*6", ""), died (5, GH_ASK_GRUNDY, "2147483648", "")};
  for (size_t i = 0; i < MOST; i++)
    strcpy (died_so[i]->answer, answers[i]);
  died_so[5]->word = 1;
  TAP_OK (group (NULL, &g) && g.count == 4 &&
              explains (&g.faults[0], 1, (const size_t[]){0, 1}, 2) &&
              beside (&g.faults[0], GH_OF_OTHERS, died_so[1]),
          "deaths in one way are one fault, in another, or over longer numbers, another");
  gh_groups_free (&g);
  strcpy (died_so[0]->last, "values.c:12: impossible");
  strcpy (died_so[1]->last, "values.c:13: impossible");
  TAP_OK (group (NULL, &g) && g.count == 5, "but not those that name two places");
  gh_groups_free (&g);
}

/* Which failure of a fault tells most. */
static void test_telling (void)
{
  static const size_t symbols[MOST] = {5, 30, 20, 20, 10};
  gh_groups g;
  begin ();
  for (size_t i = 0; i < 5; i++)
    blame (i, GH_ASK_MEAN, 2, "{1|0}");
  failures[0].step = (gh_case_step){GH_STEP_WRONG, GH_ASK_MEAN};
  failures[3].moves = 2;
  failures[4].passing = true;
  TAP_OK (group (symbols, &g) && g.count == 1 && g.faults[0].comes == GH_COMES_AGAIN &&
              explains (&g.faults[0], 5, (const size_t[]){3, 0, 1, 2, 4}, 5),
          "one that comes again, a statement before a comparison, fewer symbols, the smaller case");
  gh_groups_free (&g);
}

/* First what explains most, then what differs most from it, whatever it explains. */
static void test_order (void)
{
  gh_groups g;
  begin ();
  blame (0, GH_ASK_NEGATE, 2, "*2");
  blame (1, GH_ASK_NEGATE, 2, "*2");
  blame (2, GH_ASK_NUMBER, 3, "*23");
  blame (3, GH_ASK_MEAN, 3, "{2|1}")->kind = GH_WRONG_DEED;
  blame (4, GH_ASK_MEAN, 4, "{2|0}");
  failures[5].passing = true;
  blame (5, GH_ASK_GRUNDY, 4, "*7")->kind = GH_WRONG_SILENCE;
  TAP_OK (group (NULL, &g) && g.count == 5 && g.faults[0].count == 2 &&
              g.faults[1].wrong->kind == GH_WRONG_DEED &&
              g.faults[2].wrong->request == GH_ASK_MEAN &&
              g.faults[3].wrong->request == GH_ASK_NUMBER,
          "those that differ come first");
  TAP_OK (g.faults[4].comes == GH_DID_NOT_COME, "what did not come again comes last");
  gh_groups_free (&g);
}

/* What no wrong answer explains stands alone, behind what one does. */
static void test_unexplained (void)
{
  begin ();
  blame (1, GH_ASK_ADD, 2, "1 ; 1");
  gh_failure *const some[] = {&failures[0], &failures[1], &failures[2]};
  gh_groups g;
  TAP_OK (gh_group (some, NULL, 3, &g) && g.count == 3 && g.faults[0].wrong && !g.faults[1].wrong &&
              explains (&g.faults[1], 1, (const size_t[]){0}, 1) &&
              explains (&g.faults[2], 1, (const size_t[]){2}, 1),
          "what no wrong answer explains is a fault each");
  gh_groups_free (&g);
  TAP_OK (gh_group (NULL, NULL, 0, &g) && g.count == 0, "no failures are no faults");
  gh_groups_free (&g);
}

int main (void)
{
  test_same_game ();
  test_requests ();
  test_apart ();
  test_narrowed ();
  test_follows ();
  test_hidden ();
  test_shared ();
  test_left_over ();
  test_last_words ();
  test_ways ();
  test_telling ();
  test_order ();
  test_unexplained ();
  return tap_done ();
}

/* Endless Hackenbush strings. After one move in one of them a finite string is left; so what a
   player moves to and what is answered are finite strings, whose sums are put to the engine.
   Replies are those of the source, and that they are right for every index is an identity of
   numerals, which is checked for the index that is played. */
#include "transfinite/strings.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"
#include "transfinite/normal.h"

#include <string.h>

#define LITERAL 250 /* letters of a string that is played as it is; longer ones as numbers */
#define BOTH 40     /* of two strings together, whose sum is played as it is */
#define CUTS 200    /* indices that are played */

static gh_string string (const char *text)
{
  gh_string s;
  size_t place;
  const char *expected;
  if (!gh_string_read (text, strlen (text), &s, &place, &expected))
    gh_broken ("string", "text", expected);
  return s;
}

static const char *const just_below = "LR(L)...", *const least = "L(R)...",
                         *const third = "LRR(LR)...";

static gh_form one (gh_trial *t)
{
  return gh_integer (t->store, 1);
}

/* Of what is left when letter number n is cut: the value, and the string to play with. */
static gh_form value (gh_trial *t, const char *text, uint64_t n)
{
  gh_string const s = string (text);
  return gh_string_prefix (t->store, &s, n);
}

static gh_form cut (gh_trial *t, const char *text, uint64_t n)
{
  gh_string const s = string (text);
  return n > LITERAL ? gh_string_prefix (t->store, &s, n) : gh_string_form (t->store, &s, n);
}

static char letter (const char *text, uint64_t n)
{
  gh_string const s = string (text);
  return gh_string_letter (&s, n);
}

/* A finite string, the first letters of an endless one; NULL: nothing. */
typedef struct part {
  const char *text;
  uint64_t count;
} part;

static const part nothing = {NULL, 0};

static gh_form played (gh_trial *t, part p)
{
  return p.text ? cut (t, p.text, p.count) : GH_ZERO;
}

/* g + h + R is to 0 like this, which is put as it is while it is small, else as g against 1 - h. */
static void expect_beside_r (gh_trial *t, part g, part h, gh_order order, const char *what)
{
  gh_form const r = gh_integer (t->store, -1);
  if (g.count + h.count <= BOTH) {
    gh_form const both = gh_sum (t->store, played (t, g), played (t, h));
    gh_leaf_order (t, gh_sum (t->store, both, r), GH_ZERO, order, what);
    return;
  }
  gh_form const other = h.text ? value (t, h.text, h.count) : GH_ZERO;
  gh_leaf_order (t, played (t, g),
                 gh_numeral_sum (t->store, one (t), gh_numeral_negative (t->store, other)), order,
                 what);
}

/* 2^-n */
static gh_form power (gh_trial *t, uint64_t n)
{
  return gh_numeral_scaled (t->store, one (t), -(int64_t)n);
}

/* ---- LLLL... --------------------------------------------------------------------------------- */

/* Left moves to L^n, and from there each move takes letters away, so that all plays end: the last
   one after at most n + 1 moves. For Right there is none. */
THEOREM (endless_play_ends)
{
  uint32_t const n = gh_choose (t, CUTS + 1);
  gh_string const all = string ("(L)...");
  gh_form at = gh_string_form (t->store, &all, n < LITERAL ? n : LITERAL);
  gh_expect (t,
             gh_string_letter (&all, n) == 'L' &&
                 gh_string_prefix (t->store, &all, n) == gh_integer (t->store, (int64_t)n),
             "Left to move from LLL... to n");
  gh_leaf_order (t, cut (t, "(L)...", n), gh_integer (t->store, (int64_t)n), GH_EQUAL, "L^n = n");
  uint32_t moves = 0;
  for (; gh_option_count (t->store, at, GH_LEFT); moves++) {
    gh_expect (t, !gh_option_count (t->store, at, GH_RIGHT), "Right to have no move");
    at = gh_option (t->store, at, GH_LEFT, n % gh_option_count (t->store, at, GH_LEFT));
  }
  gh_expect (t, moves <= n, "the play from L^n to end after at most n moves");
  gh_expect (t, gh_string_value (t->store, &all) == gh_normal_omega (t->store), "LLL... = w");
}

/* ---- LRLLL... -------------------------------------------------------------------------------- */

/* LRLLL... + R is lost for Left: each of her moves leaves a negative game, and Right answers to L +
   R. Right moves first to L + R. */
THEOREM (endless_below_one)
{
  uint32_t const n = gh_choose (t, CUTS + 1);
  part const moved = {just_below, n}, left = {just_below, 1};
  gh_expect (t, letter (just_below, 1) == 'R', "Right to have a move to L + R");
  expect_beside_r (t, left, nothing, GH_EQUAL, "L + R = 0, to which Right moves");
  if (letter (just_below, n) == 'L')
    expect_beside_r (t, moved, nothing, GH_LESS, "what Left leaves of LRLLL... + R to be negative");
  gh_string const s = string (just_below);
  gh_form const whole = gh_normal_of_number (t->store, one (t));
  gh_expect (t, gh_normal_compare (t->store, gh_string_value (t->store, &s), whole) < 0,
             "LRLLL... < L");
  gh_form const missing = n < 2 ? GH_ZERO : gh_numeral_negative (t->store, power (t, n - 1));
  if (n >= 2)
    gh_expect (t, value (t, just_below, n) == gh_numeral_sum (t->store, one (t), missing),
               "LRL^j = 1 - 2^(-j-1)");
}

/* ---- LRRRR... -------------------------------------------------------------------------------- */

/* Positive: Left cuts all of it. Less than 2^-n, as in LRRR... + RL^n Right answers by LR^(n+1):
   what is left is then negative, whatever Left did in RL^n. */
THEOREM (endless_infinitesimal)
{
  uint32_t const n = gh_choose (t, CUTS + 1), reply = n + 2;
  gh_expect (t, letter (least, 0) == 'L' && cut (t, least, 0) == GH_ZERO,
             "Left to move from LRRR... to 0, and Right to have lost");
  gh_expect (t, letter (least, reply) == 'R' && value (t, least, reply) == power (t, n + 1),
             "Right to move from LRRR... to LR^(n+1), which is 2^(-n-1)");
  gh_leaf_order (t, cut (t, least, reply), power (t, n), GH_LESS, "LR^(n+1) < 2^-n");
  gh_leaf_order (t, cut (t, least, reply), GH_ZERO, GH_GREATER, "LR^(n+1) > 0");
  if (n > 0)
    gh_leaf_order (t, cut (t, least, reply), value (t, least, n), GH_LESS,
                   "LR^(n+1) < LR^(n-1), to which Left may move in RL^n");
  gh_string const s = string (least);
  gh_form const x = gh_string_value (t->store, &s);
  gh_expect (t,
             gh_normal_sign (t->store, x) > 0 &&
                 gh_normal_compare (t->store, x, gh_normal_of_number (t->store, power (t, n))) < 0,
             "0 < LRRR... < 2^-n");
}

/* ---- LRRRR... + LRLLL... + R ----------------------------------------------------------------- */

/* Left's moves in LRRR... + LRLLL... + R, and what Right answers. */
static void check_left (gh_trial *t, uint32_t n)
{
  part const one_left = {just_below, 1}, moved = {just_below, n};
  if (letter (least, n) == 'L') /* leaves LRLLL... + R */
    expect_beside_r (t, one_left, nothing, GH_EQUAL, "L + R = 0");
  if (letter (just_below, n) != 'L')
    return;
  part const reply = {least, n ? n : 1}; /* LR^j beside LRL^(j-1), or L beside nothing */
  gh_expect (t, letter (least, reply.count) == 'R', "Right to have this move in LRRR...");
  expect_beside_r (t, reply, moved, GH_EQUAL, "LR^j + LRL^(j-1) + R = 0, or L + R = 0");
}

/* Right's moves, and what Left answers. */
static void check_right (gh_trial *t, uint32_t n)
{
  part const moved = {just_below, n}, cut_by_right = {least, n};
  if (letter (just_below, n) == 'R') /* leaves LRRR... + L + R, and Left moves to L + R */
    expect_beside_r (t, moved, nothing, GH_EQUAL, "L + R = 0");
  gh_leaf_order (t, cut (t, just_below, 2), GH_ZERO, GH_GREATER,
                 "LR > 0, where Right took the lone R and Left moves to it");
  if (letter (least, n) != 'R')
    return;
  part const reply = {just_below, n > 1 ? n : 2}; /* LRL^(k-1) beside LR^k, or LR beside L */
  gh_expect (t, letter (just_below, reply.count) == 'L', "Left to have this move in LRLLL...");
  expect_beside_r (t, cut_by_right, reply, n > 1 ? GH_EQUAL : GH_GREATER,
                   "LR^k + LRL^(k-1) + R = 0, or L + LR + R > 0");
}

THEOREM (endless_difference)
{
  uint32_t const n = gh_choose (t, CUTS + 1);
  check_left (t, n);
  check_right (t, n);
  if (n >= 2)
    gh_expect (t,
               gh_numeral_sum (t->store, value (t, least, n), value (t, just_below, n)) == one (t),
               "2^-j + (1 - 2^-j) = 1");
  gh_string const p = string (least), q = string (just_below);
  gh_expect (
      t,
      gh_normal_sum (t->store, gh_string_value (t->store, &p), gh_string_value (t->store, &q)) ==
          gh_normal_of_number (t->store, one (t)),
      "LRRR... + LRLLL... = L");
}

/* ---- three thirds ---------------------------------------------------------------------------- */

/* LRR(LR)... against a number q on one side of a third, above it for GH_LEFT to begin: each move of
   who begins leaves the string on the wrong side of q, and to the move in -q there is a reply. */
static void check_third (gh_trial *t, gh_form q, gh_side first)
{
  gh_order const loses = first == GH_LEFT ? GH_LESS : GH_GREATER;
  char const own = first == GH_LEFT ? 'L' : 'R';
  for (uint64_t i = 0; i <= 40; i++)
    if (letter (third, i) == own)
      gh_leaf_order (t, value (t, third, i), q, loses, "a prefix of LRR(LR)... beside 1/3");
  if (!gh_option_count (t->store, q, gh_other (first)))
    return;
  gh_form const moved = gh_option (t->store, q, gh_other (first), 0);
  uint64_t reply = 0;
  while (reply < 40 && (letter (third, reply) == own || !letter (third, reply) ||
                        gh_numeral_compare (t->store, value (t, third, reply), moved) *
                                (first == GH_LEFT ? 1 : -1) >
                            0))
    reply++;
  gh_form const answer = value (t, third, reply);
  if (first == GH_LEFT)
    gh_leaf_at_most (t, answer, moved, "Right to have a reply to a move in the number");
  else
    gh_leaf_at_most (t, moved, answer, "Left to have a reply to a move in the number");
}

/* Whether 1 - x - y, which two of the strings leave to the last, is on the side of 1/3 that loses
   for who began. */
static bool leaves_enough (gh_trial *t, gh_form q, gh_side first)
{
  gh_form const exact = gh_rational_quotient (t->store, one (t), gh_integer (t->store, 3));
  int const sign = gh_rational_compare (t->store, q, exact);
  return first == GH_LEFT ? sign > 0 : sign < 0;
}

/* The reply to a cut to x = 1/3 - d is one to 1/3 + e with e < d, in another of the three, and the
   other way round; so 1 - x - y is above a third, and the last string is less. */
THEOREM (endless_third)
{
  uint32_t const n = gh_choose (t, 41);
  gh_side const first = letter (third, n) == 'L' ? GH_LEFT : GH_RIGHT;
  gh_form const x = value (t, third, n);
  gh_form rest = GH_ZERO;
  uint64_t reply = n;
  do {
    reply++;
    gh_form const both = gh_numeral_sum (t->store, x, value (t, third, reply));
    rest = gh_numeral_sum (t->store, one (t), gh_numeral_negative (t->store, both));
  } while (reply < 60 &&
           (letter (third, reply) == letter (third, n) || !leaves_enough (t, rest, first)));
  gh_expect (t, letter (third, reply) != letter (third, n) && leaves_enough (t, rest, first),
             "a reply in another string that is nearer to 1/3");
  gh_form const both = gh_numeral_sum (t->store, one (t), gh_numeral_negative (t->store, rest));
  gh_leaf_order (t, gh_sum (t->store, cut (t, third, n), cut (t, third, reply)), both, GH_EQUAL,
                 "the two strings that are left to be worth what their values say");
  check_third (t, rest, first);
  gh_leaf_order (t, cut (t, third, 3), GH_ZERO, GH_GREATER,
                 "LRR > 0, to which Left moves where Right took the lone R");
  gh_string const s = string (third);
  gh_form const v = gh_string_value (t->store, &s);
  gh_expect (t,
             gh_normal_sum (t->store, v, gh_normal_sum (t->store, v, v)) ==
                 gh_normal_of_number (t->store, one (t)),
             "three times LRR(LR)... to be L");
}

/* How x + e.{Z|Z} + k.{N.^|N.^} + G compares with 0, held against the definition, one move at a
   time: it is at least 0 just when no move of Right leaves something that is at most 0. As every
   position is told right if all of its options are, that is a proof by induction; the options that
   are tried here are a few of the infinitely many. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"
#include "transfinite/normal.h"
#include "transfinite/strings.h"

#include <string.h>

/* x is w.c + d with c from -2 to 2 or w^2.c + w, so that its moves are known. */
static gh_form any_number (gh_trial *t)
{
  static const int16_t near[] = {0, 0, 0, 1, -1, 2, -2};
  int64_t const c = near[gh_choose (t, 7)], d = near[gh_choose (t, 7)];
  gh_store *const store = t->store;
  gh_form const constant = gh_normal_of_number (store, gh_fraction (store, d, 1));
  bool const square = gh_choose (t, 4) == 3;
  if (!c)
    return constant;
  gh_form const exponent = gh_normal_of_number (store, gh_integer (store, square ? 2 : 1));
  return gh_normal_term (store, exponent, gh_integer (store, c),
                         square ? gh_normal_omega (store) : constant);
}

static gh_form any_long (gh_trial *t)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), x = any_number (t);
  bool const integers = gh_choose (t, 3) == 2;
  int64_t const ups = 2 - (int64_t)gh_choose (t, 5);
  return gh_long_make (t->store, x, integers, gh_integer (t->store, ups), g);
}

/* Who says how two compare: the rule, which asks the engine about short games only; or the engine.
 */
typedef gh_order ask_order (gh_trial *t, gh_form a, gh_form b);

#define LARGE 2000 /* moves in a game tree whose text is not sent */

/* With a short part in canonical form where it is a large literal sum. */
static gh_form simplified (gh_trial *t, gh_form a)
{
  gh_store *const store = t->store;
  if (gh_tree_moves (store, gh_long_short (store, a)) < LARGE)
    return a;
  return gh_long_make (store, gh_long_number (store, a), gh_long_has_integers (store, a),
                       gh_long_count_of_ups (store, a),
                       gh_canonical (store, gh_long_short (store, a)));
}

static gh_order asked (gh_trial *t, gh_form a, gh_form b)
{
  return gh_ask (t, GH_ASK_LONG_COMPARE, simplified (t, a), simplified (t, b)).order;
}

static gh_form zero (gh_trial *t)
{
  return gh_long_of_number (t->store, GH_ZERO);
}

/* Whether a position that a player has moved to is won by her. */
static bool is_won (gh_order order, gh_side player)
{
  return order == GH_EQUAL || order == (player == GH_LEFT ? GH_GREATER : GH_LESS);
}

/* Indices of moves: few of them, and large ones, as a player needs. */
static gh_form index_number (gh_trial *t, gh_long_part part, unsigned i)
{
  static const int64_t large[] = {-5, 1000, -1000, 4294967297, -4294967297, INT64_MAX, -INT64_MAX};
  if (i < 6 || part == GH_IN_SHORT)
    return gh_integer (t->store, (int64_t)i);
  if (part == GH_IN_UPS)
    return gh_integer (t->store, 6);
  return gh_integer (t->store, (int64_t)large[(i - 6) % (sizeof large / sizeof *large)]);
}

/* Whether a move of the player leaves a position that the other one, who moves next, does not win.
 */
static bool wins_by_a_move (gh_trial *t, gh_form a, gh_side player, ask_order *order)
{
  gh_shorts const leaves = gh_leaves (t);
  for (gh_long_part part = 0; part < GH_LONG_PARTS; part++)
    for (unsigned i = 0; i < 13; i++) {
      gh_form const option =
          gh_long_option (t->store, a, player, part, index_number (t, part, i), &leaves);
      if (option == GH_NO_FORM)
        continue;
      if (is_won (order (t, option, zero (t)), player))
        return true;
    }
  return false;
}

static void check_order (gh_trial *t, gh_order order, bool left, bool right)
{
  gh_expect (t, (order == GH_GREATER || order == GH_FUZZY) == left,
             "Left to win by a move just when it is greater than 0 or confused with 0");
  gh_expect (t, (order == GH_LESS || order == GH_FUZZY) == right,
             "Right to win by a move just when it is less than 0 or confused with 0");
}

static void check_played (gh_trial *t, gh_form a, ask_order *ask)
{
  static const gh_order mirrored[] = {
      [GH_EQUAL] = GH_EQUAL, [GH_GREATER] = GH_LESS, [GH_LESS] = GH_GREATER, [GH_FUZZY] = GH_FUZZY};
  gh_order const order = ask (t, a, zero (t));
  check_order (t, order, wins_by_a_move (t, a, GH_LEFT, ask), wins_by_a_move (t, a, GH_RIGHT, ask));
  gh_expect (t, ask (t, gh_long_negative (t->store, a), zero (t)) == mirrored[order],
             "the negative to be to 0 as 0 is to it");
}

THEOREM (long_order_played)
{
  check_played (t, any_long (t), gh_order_of_long);
}

/* Where players threaten in turn, as in {{8||G|-8}|-8}, what is left at the end decides. */
static gh_form any_ups (gh_trial *t)
{
  static const int8_t counts[] = {1, 2, 3, 4, 7, -1, -2, -3, -4, -7};
  gh_form g = gh_any (t, "G", GH_SORT_GAME);
  gh_form const ups = gh_integer (t->store, counts[gh_choose (t, sizeof counts)]);
  gh_side threatened = gh_choose (t, 2) ? GH_RIGHT : GH_LEFT;
  for (uint32_t threats = gh_choose (t, 4); threats > 0; threats--) {
    gh_form const threat = gh_integer (t->store, threatened == GH_LEFT ? -8 : 8);
    g = threatened == GH_LEFT ? gh_make (t->store, g, threat) : gh_make (t->store, threat, g);
    threatened = gh_other (threatened);
  }
  return gh_long_make (t->store, GH_ZERO, false, ups, g);
}

THEOREM (endless_ups_played)
{
  check_played (t, any_ups (t), gh_order_of_long);
}

THEOREM (long_compare_played)
{
  check_played (t, gh_choose (t, 2) ? any_ups (t) : any_long (t), asked);
}

/* ---- endless strings ------------------------------------------------------------------------- */

#define CUTS 40

/* Likewise in G + s, for an endless string s, in which she cuts a letter of her own. */
static bool wins_beside (gh_trial *t, gh_form g, const gh_string *s, gh_side player,
                         ask_order *order)
{
  gh_form const x = gh_string_value (t->store, s);
  GH_EACH (t->store, player, y, g)
    if (is_won (order (t, gh_long_make (t->store, x, false, GH_ZERO, y), zero (t)), player))
      return true;
  for (uint64_t i = 0; i < CUTS; i++) {
    if (gh_string_letter (s, i) != (player == GH_LEFT ? 'L' : 'R'))
      continue;
    gh_form const prefix = gh_string_prefix (t->store, s, i);
    if (is_won (gh_ask_order (t, g, gh_numeral_negative (t->store, prefix)), player))
      return true;
  }
  return false;
}

static void check_string (gh_trial *t, ask_order *ask)
{
  static const char *const periods[] = {"LR", "RL", "L", "R", "LLR", "LRR", "RRL", "LRRLR"};
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  char prefix[3];
  size_t const length = gh_choose (t, sizeof prefix + 1);
  const char *const period = periods[gh_choose (t, sizeof periods / sizeof *periods)];
  for (size_t i = 0; i < length; i++)
    prefix[i] = "LR"[gh_choose (t, 2)];
  gh_string const s = {prefix, period, length, strlen (period)};
  gh_form const sum = gh_long_make (t->store, gh_string_value (t->store, &s), false, GH_ZERO, g);
  check_order (t, ask (t, sum, zero (t)), wins_beside (t, g, &s, GH_LEFT, ask),
               wins_beside (t, g, &s, GH_RIGHT, ask));
}

THEOREM (strings_beside_games)
{
  check_string (t, gh_order_of_long);
}

THEOREM (string_compare_played)
{
  check_string (t, asked);
}

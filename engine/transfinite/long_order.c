/* How long games compare: the sign of x + e.Z + k.U + H, where Z = {Z|Z} and U = {N.^|N.^}.

   x infinite: its sign. A player to whom it is favourable answers a move in Z or U to a short game
   and any other by going on, and whatever short game is left x outweighs it.

   x finite, e = 1: confused with 0. Whoever begins moves Z to an integer that outweighs the rest.

   x finite and no dyadic rational, e = 0: by the stops of H against -x. Theorem 5.5 of Schleicher
   and Stoll holds for all numbers beside a short game, x is never a stop, and U lies between z and
   -z for every number z > 0, so that it is too small to matter.

   x dyadic, e = 0, k = 0: x + H is short.

   x dyadic, e = 0, k > 0: let K = x + H, which is short. If a stop of K is not 0 it decides who
   wins when the player whose stop it is begins, as U is less than every positive number and greater
   than every negative one. Left can move one U to m.^ for m as large as she likes; by Theorem 6.4
   there is an m with K + m.^ >= 0 just when Right's stop of K is not negative, and then also with K
   + m.^ + (k - 1).U >= 0, since U >= v. Right's best move in U is to 0. That leaves the moves in K,
   and these are the moves in H: where H is no number by Theorem 5.6, and where it is one K has one
   stop and is 0 if that is 0; there U is confused with 0, and 2.U and more are positive. */
#include "form/numeral.h"
#include "form/shape.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"

/* Who is asked to win, and who begins. */
typedef enum { LEFT_SECOND, LEFT_FIRST, RIGHT_SECOND, RIGHT_FIRST } claim;

#define KNOWN 512

/* K + k.U for the forms K = x + h, with k > 0; of more than two U the rest does not matter. */
typedef struct beside_ups {
  gh_store *store;
  const gh_shorts *shorts;
  gh_form against; /* the numeral -x */
  bool many;       /* k is at least 2 */
  struct {
    uint64_t of; /* 4 h + claim + 1 */
    bool wins;
  } known[KNOWN]; /* what was decided last, so that positions that are reached often cost once */
} beside_ups;

static int stop_sign (const beside_ups *b, gh_form h, gh_side side)
{
  return gh_numeral_compare (b->store, b->shorts->stop (b->shorts->context, h, side), b->against);
}

static gh_order order_of (const beside_ups *b, gh_form h)
{
  return b->shorts->order (b->shorts->context, h, b->against);
}

static bool wins (beside_ups *b, claim c, gh_form h);

/* Whether some move of the player in h, or all of them, lead to what bears out this claim. */
static bool some_move (beside_ups *b, gh_side player, claim next, gh_form h)
{
  GH_EACH (b->store, player, x, h)
    if (wins (b, next, x))
      return true;
  return false;
}

static bool all_moves (beside_ups *b, gh_side player, claim next, gh_form h)
{
  GH_EACH (b->store, player, x, h)
    if (!wins (b, next, x))
      return false;
  return true;
}

/* By a move in U unless Right's stop is negative. */
static bool left_wins_first (beside_ups *b, gh_form h)
{
  int const left = stop_sign (b, h, GH_LEFT);
  if (left > 0 || stop_sign (b, h, GH_RIGHT) >= 0)
    return true;
  return left == 0 && some_move (b, GH_LEFT, LEFT_SECOND, h);
}

/* Where Right's stop is 0 his moves are one U to 0, and those in K. */
static bool left_wins_second (beside_ups *b, gh_form h)
{
  int const right = stop_sign (b, h, GH_RIGHT);
  if (right != 0)
    return right > 0;
  gh_order const order = order_of (b, h);
  if (order == GH_EQUAL)
    return b->many;
  return (b->many || order != GH_LESS) && all_moves (b, GH_RIGHT, LEFT_FIRST, h);
}

/* With one U alone Right moves it to 0, which must leave K <= 0. */
static bool right_wins_first (beside_ups *b, gh_form h)
{
  int const right = stop_sign (b, h, GH_RIGHT);
  if (right != 0)
    return right < 0;
  gh_order const order = b->many ? GH_FUZZY : order_of (b, h);
  return order == GH_EQUAL || order == GH_LESS || some_move (b, GH_RIGHT, RIGHT_SECOND, h);
}

/* Left wins by a move in U unless Right's stop is negative. */
static bool right_wins_second (beside_ups *b, gh_form h)
{
  int const left = stop_sign (b, h, GH_LEFT);
  if (left != 0)
    return left < 0;
  return stop_sign (b, h, GH_RIGHT) < 0 && all_moves (b, GH_LEFT, RIGHT_FIRST, h);
}

static bool decide (beside_ups *b, claim c, gh_form h)
{
  switch (c) {
  case LEFT_FIRST: return left_wins_first (b, h);
  case RIGHT_FIRST: return right_wins_first (b, h);
  case RIGHT_SECOND: return right_wins_second (b, h);
  case LEFT_SECOND: break;
  }
  return left_wins_second (b, h);
}

static bool wins (beside_ups *b, claim c, gh_form h)
{
  uint64_t const of = (uint64_t)h * 4 + c + 1;
  size_t const place = of % KNOWN;
  if (b->known[place].of == of)
    return b->known[place].wins;
  gh_deeper (b->store);
  gh_step (b->store);
  bool const found = decide (b, c, h);
  gh_shallower (b->store);
  b->known[place].of = of;
  b->known[place].wins = found;
  return found;
}

static gh_order of_winners (bool left, bool right)
{
  return left ? right ? GH_EQUAL : GH_GREATER : right ? GH_LESS : GH_FUZZY;
}

static gh_order mirrored (gh_order order)
{
  return order == GH_LESS ? GH_GREATER : order == GH_GREATER ? GH_LESS : order;
}

static gh_order beside (gh_store *store, gh_form x, gh_form ups, gh_form h, const gh_shorts *shorts)
{
  if (gh_numeral_sign (store, ups) < 0)
    return mirrored (beside (store, gh_numeral_negative (store, x),
                             gh_numeral_negative (store, ups), gh_negative (store, h), shorts));
  beside_ups b = {.store = store,
                  .shorts = shorts,
                  .against = gh_numeral_negative (store, x),
                  .many = ups != gh_integer (store, 1)};
  return of_winners (wins (&b, LEFT_SECOND, h), wins (&b, RIGHT_SECOND, h));
}

/* ---- numbers --------------------------------------------------------------------------------- */

static gh_order of_sign (int sign)
{
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

/* x + H, where x is no dyadic rational. */
static gh_order by_stops (gh_store *store, gh_form x, gh_form h, const gh_shorts *shorts)
{
  gh_form const against = gh_normal_negative (store, x);
  if (h == GH_ZERO)
    return of_sign (gh_normal_sign (store, x));
  gh_form const left = shorts->stop (shorts->context, h, GH_LEFT);
  gh_form const right = shorts->stop (shorts->context, h, GH_RIGHT);
  return of_winners (gh_normal_compare (store, gh_normal_of_number (store, right), against) > 0,
                     gh_normal_compare (store, gh_normal_of_number (store, left), against) < 0);
}

/* H against G - x, where x is dyadic; a sum only where there is need of one. */
static gh_order of_shorts (gh_store *store, gh_form x, gh_form h, gh_form g,
                           const gh_shorts *shorts)
{
  if (g == GH_ZERO)
    return shorts->order (shorts->context, h, gh_numeral_negative (store, x));
  if (x == GH_ZERO || h == GH_ZERO)
    return shorts->order (shorts->context, x == GH_ZERO ? h : x, g);
  return shorts->order (shorts->context, shorts->sum (shorts->context, h, x), g);
}

/* The numeral that x is, or GH_NO_FORM. */
static gh_form dyadic (gh_store *store, gh_form x)
{
  gh_form const number = gh_normal_number (store, x);
  return number != GH_NO_FORM && gh_is_numeral (store, number) ? number : GH_NO_FORM;
}

static bool is_infinite (gh_store *store, gh_form x)
{
  return x != GH_ZERO && gh_normal_sign (store, gh_normal_exponent (store, x)) > 0;
}

static gh_form short_difference (gh_store *store, gh_form h, gh_form g, const gh_shorts *shorts)
{
  gh_form const against = gh_negative (store, g);
  return g == GH_ZERO ? h : h == GH_ZERO ? against : shorts->sum (shorts->context, h, against);
}

gh_order gh_long_order (gh_store *store, gh_form a, gh_form b, const gh_shorts *shorts)
{
  gh_form const x =
      gh_normal_difference (store, gh_long_number (store, a), gh_long_number (store, b));
  gh_form const ups = gh_numeral_sum (store, gh_long_count_of_ups (store, a),
                                      gh_numeral_negative (store, gh_long_count_of_ups (store, b)));
  gh_form const h = gh_long_short (store, a), g = gh_long_short (store, b);
  gh_form const number = dyadic (store, x);
  if (is_infinite (store, x))
    return of_sign (gh_normal_sign (store, x));
  if (gh_long_has_integers (store, a) != gh_long_has_integers (store, b))
    return GH_FUZZY;
  if (number != GH_NO_FORM && ups == GH_ZERO)
    return of_shorts (store, number, h, g, shorts);
  gh_form const rest = short_difference (store, h, g, shorts);
  return number == GH_NO_FORM ? by_stops (store, x, rest, shorts)
                              : beside (store, number, ups, rest, shorts);
}

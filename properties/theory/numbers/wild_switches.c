/* {a|b} with a >= b for numbers of the wild: it is no number, its stops are its options, and it is
   confused with what lies between them. */
#include "theory/numbers/wild.h"

static int sign_of (gh_trial *t, gh_form x, gh_form y)
{
  return gh_numeral_compare (t->store, x, y);
}

/* ---- stops ----------------------------------------------------------------------------------- */

static void check_stops (gh_trial *t, gh_form g, gh_ends stops)
{
  gh_expect (t, gh_ask (t, GH_ASK_LEFT_STOP, g, GH_ZERO).form == stops.a,
             "the left stop that follows from the options");
  gh_expect (t, gh_ask (t, GH_ASK_RIGHT_STOP, g, GH_ZERO).form == stops.b,
             "the right stop that follows from the options");
}

THEOREM (wild_stops)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i), mirrored = gh_mirrored (t, ends);
    check_stops (t, gh_game_between (t, ends), ends);
    check_stops (t, gh_game_between (t, mirrored), mirrored);
  }
}

/* {a|b} threatened: Right answers at once. */
THEOREM (wild_threats)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i);
    gh_form const last = gh_beyond (t, ends.b, -1, w.step);
    gh_form const g = gh_game_between (t, (gh_ends){gh_game_between (t, ends), last});
    check_stops (t, g, (gh_ends){ends.b, last});
  }
}

THEOREM (wild_no_numbers)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i);
    gh_form const g = gh_game_between (t, ends), h = gh_game_between (t, gh_mirrored (t, ends));
    gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == GH_NO_FORM,
               "{a|b} with a >= b to be no number");
    gh_expect (t, gh_ask (t, GH_ASK_NUMBER, h, GH_ZERO).form == GH_NO_FORM,
               "-{a|b} with a >= b to be no number");
  }
}

/* ---- as games -------------------------------------------------------------------------------- */

THEOREM (wild_opposites)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i);
    gh_form const g = gh_game_between (t, ends), h = gh_game_between (t, gh_mirrored (t, ends));
    gh_expect (t, gh_ask_order (t, gh_ask (t, GH_ASK_NEGATE, g, GH_ZERO).form, h) == GH_EQUAL,
               "-{a|b} = {-b|-a}");
  }
}

THEOREM (wild_forms)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i);
    gh_form const worse = gh_beyond (t, ends.b, 1, w.step);
    gh_form const g = gh_game_between (t, ends);
    gh_expect (t, gh_ask (t, GH_ASK_CANONICAL, g, GH_ZERO).form == g,
               "{a|b} with a >= b to be its own canonical form");
    gh_form_begin (t->store);
    gh_form_add (t->store, GH_LEFT, ends.a);
    gh_form_add (t->store, GH_RIGHT, ends.b);
    gh_form_add (t->store, GH_RIGHT, worse);
    gh_expect (t, gh_ask (t, GH_ASK_CANONICAL, gh_form_end (t->store), GH_ZERO).form == g,
               "an option of Right that is greater than b to be deleted");
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

static void check_beside (gh_trial *t, gh_ends ends, gh_form x)
{
  gh_order const order = sign_of (t, x, ends.a) > 0   ? GH_LESS
                         : sign_of (t, x, ends.b) < 0 ? GH_GREATER
                                                      : GH_FUZZY;
  gh_expect (t, gh_ask_order (t, gh_game_between (t, ends), x) == order,
             "{a|b} to be confused with the numbers from b to a only");
}

/* At both stops, next to them, a sixteenth and a whole one beyond. */
THEOREM (wild_intervals)
{
  static const unsigned sixteenths[] = {1, 16};
  gh_wild const w = gh_any_wild (t);
  gh_form const sixteenth = gh_fraction (t->store, 1, 4);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i);
    check_beside (t, ends, ends.a);
    check_beside (t, ends, gh_beyond (t, ends.a, 1, w.step));
    check_beside (t, ends, gh_beyond (t, ends.a, -1, w.step));
    check_beside (t, ends, gh_beyond (t, ends.b, -1, w.step));
    for (size_t k = 0; k < 2; k++)
      check_beside (t, ends, gh_beyond (t, ends.a, sixteenths[k], sixteenth));
  }
}

/* Whoever moves in the other game answers in this one: {a|b} >= {c|d} just when a >= c and b >= d.
 */
static gh_order order_of (gh_trial *t, gh_ends g, gh_ends h)
{
  int const left = sign_of (t, g.a, h.a), right = sign_of (t, g.b, h.b);
  bool const least = left >= 0 && right >= 0, most = left <= 0 && right <= 0;
  return least && most ? GH_EQUAL : least ? GH_GREATER : most ? GH_LESS : GH_FUZZY;
}

THEOREM (wild_switches)
{
  gh_wild const w = gh_any_wild (t);
  gh_form const opposite = gh_opposite (t, w.base);
  gh_ends const g = {gh_beyond (t, w.base, 1, w.step), opposite};
  for (int64_t i = -1; i <= 1; i++)
    for (int64_t k = -1; k <= 1; k++) {
      gh_ends const h = {gh_beyond (t, g.a, i, w.step), gh_beyond (t, g.b, k, w.step)};
      gh_expect (
          t, gh_ask_order (t, gh_game_between (t, g), gh_game_between (t, h)) == order_of (t, g, h),
          "{a|b} against {c|d} as a is to c and b to d");
    }
}

/* ---- thermographs ---------------------------------------------------------------------------- */

static void check_mast (gh_trial *t, gh_form g, gh_form mean, gh_form temperature)
{
  gh_expect (t, gh_ask (t, GH_ASK_MEAN, g, GH_ZERO).form == mean,
             "the mean that follows from the options");
  gh_expect (t, gh_ask (t, GH_ASK_TEMPERATURE, g, GH_ZERO).form == temperature,
             "the temperature that follows from the options");
}

static gh_form middle (gh_trial *t, gh_ends e)
{
  return gh_half (t, gh_numeral_sum (t->store, e.a, e.b));
}

static gh_form half_apart (gh_trial *t, gh_ends e)
{
  return gh_half (t, gh_beyond (t, e.a, -1, e.b));
}

/* g is {a|b}. */
static void check_thermograph (gh_trial *t, gh_form g, gh_ends e)
{
  check_mast (t, g, middle (t, e), half_apart (t, e));
}

THEOREM (wild_thermographs)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const ends = gh_hot_game (t, w, i), mirrored = gh_mirrored (t, ends);
    check_thermograph (t, gh_game_between (t, ends), ends);
    check_thermograph (t, gh_game_between (t, mirrored), mirrored);
  }
}

/* {a|b||c}: the right wall of {a|b} rises from b to its mean; less the tax it stands still, then
   falls. The right wall of all is c and the tax. */
static void check_threat (gh_trial *t, gh_ends inner, gh_form c)
{
  gh_form const g = gh_game_between (t, (gh_ends){gh_game_between (t, inner), c});
  gh_ends const mast = {middle (t, inner), c};
  gh_form const drop = gh_beyond (t, inner.b, -1, c);
  if (gh_numeral_compare (t->store, drop, half_apart (t, inner)) <= 0)
    check_mast (t, g, inner.b, drop);
  else
    check_mast (t, g, middle (t, mast), half_apart (t, mast));
}

THEOREM (wild_masts)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i++) {
    gh_ends const inner = gh_hot_game (t, w, i);
    check_threat (t, inner, gh_beyond (t, inner.b, -1, w.step));
    check_threat (t, inner, gh_beyond (t, inner.b, -1, half_apart (t, inner)));
    check_threat (t, inner, gh_beyond (t, inner.b, -3, w.base));
  }
}

static void check_translated (gh_trial *t, gh_ends ends, gh_form x)
{
  gh_form const sum = gh_ask (t, GH_ASK_ADD, gh_game_between (t, ends), x).form;
  gh_ends const moved = {gh_numeral_sum (t->store, ends.a, x),
                         gh_numeral_sum (t->store, ends.b, x)};
  gh_expect (t, gh_ask_order (t, sum, gh_game_between (t, moved)) == GH_EQUAL,
             "{a|b} + x = {a + x|b + x}");
  check_thermograph (t, sum, moved);
}

THEOREM (wild_translations)
{
  gh_wild const w = gh_any_wild (t);
  for (unsigned i = 0; i < GH_HOT_GAMES; i += 3) {
    gh_ends const ends = gh_hot_game (t, w, i);
    check_translated (t, ends, w.step);
    check_translated (t, ends, gh_opposite (t, w.base));
  }
}

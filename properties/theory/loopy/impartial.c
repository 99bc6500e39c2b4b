/* Impartial loopy games: Smith's values. */
#include "form/numeral.h"
#include "form/shape.h"
#include "theory/loopy/games.h"

#define MOST 16 /* values of games this small are less */

/* A value as a set of bits: 1 << n of what is finite; of inf{...} its set. */
typedef struct value {
  bool finite;
  uint32_t set;
} value;

static value value_of (gh_trial *t, gh_form g)
{
  gh_form const said = gh_asked_value (t, g);
  int64_t n = 0;
  value v = {.finite = gh_is_integer (t->store, said)};
  if (v.finite) {
    gh_expect (t, gh_small_integer (t->store, said, 0, MOST - 1, &n), "a value below 16");
    v.set = 1u << n;
    return v;
  }
  GH_EACH (t->store, GH_LEFT, x, said) {
    gh_expect (t, gh_small_integer (t->store, x, 0, MOST - 1, &n), "values below 16");
    v.set |= 1u << n;
  }
  return v;
}

static uint32_t number_of (value v)
{
  return (uint32_t)__builtin_ctz (v.set);
}

/* G + *n is won by the second player just when G has the value n, and by the first one if it has
   another, or is infinite with n among the values of its options; else it is drawn. */
THEOREM (loopy_beside_nimbers)
{
  gh_form const g = gh_any_impartial_loopy (t, "G");
  value const v = value_of (t, g);
  for (uint32_t n = 0; n < 4; n++) {
    gh_form const nimber = gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 0, n});
    gh_form const sum = gh_loopy_sum (t->store, g, gh_loopy_of_form (t->store, nimber));
    bool const second = v.finite && v.set == 1u << n, first = v.finite ? !second : v.set >> n & 1;
    gh_expect (t,
               gh_asked_ending (t, sum, GH_LEFT) == (second  ? GH_RIGHT_WINS
                                                     : first ? GH_LEFT_WINS
                                                             : GH_DRAWN),
               "G + *%u to be %s", n,
               second  ? "won by the second player"
               : first ? "won by the first player"
                       : "drawn");
  }
}

/* Smith's rule holds of the values that are there: n is the mex of the values of options, and an
   option without one has an option of the value n. */
THEOREM (loopy_recovery)
{
  gh_form const g = gh_any_impartial_loopy (t, "G");
  value const v = value_of (t, g);
  uint32_t values = 0;
  bool recovers = true;
  gh_form x, y;
  for (uint32_t i = 0; (x = gh_loopy_option (t->store, g, GH_LEFT, i)) != GH_NO_FORM; i++) {
    value const of = value_of (t, x);
    bool back = of.finite;
    values |= of.finite ? of.set : 0;
    for (uint32_t k = 0; !back && (y = gh_loopy_option (t->store, x, GH_LEFT, k)) != GH_NO_FORM;
         k++) {
      value const then = value_of (t, y);
      back = then.finite && v.finite && then.set == v.set;
    }
    recovers = recovers && back;
  }
  if (!v.finite) {
    gh_expect (t, v.set == values, "an infinite value with the values of the options");
    return;
  }
  gh_expect (t, number_of (v) == (uint32_t)__builtin_ctz (~values),
             "the mex of the values of the options");
  gh_expect (t, recovers, "an option of the value %u after each move to what has none",
             number_of (v));
}

static uint32_t shifted (uint32_t set, uint32_t n)
{
  uint32_t made = 0;
  for (uint32_t i = 0; i < MOST; i++)
    made |= (set >> i & 1) << (i ^ n);
  return made;
}

/* n + m is their nim sum, n + inf{...} is infinite with n added to each, and two infinite ones make
   inf{}. */
THEOREM (loopy_nim_sums)
{
  gh_form const g = gh_any_impartial_loopy (t, "G"), h = gh_any_impartial_loopy (t, "H");
  value const a = value_of (t, g), b = value_of (t, h),
              sum = value_of (t, gh_loopy_sum (t->store, g, h));
  bool const finite = a.finite && b.finite;
  uint32_t const set = a.finite   ? shifted (b.set, number_of (a))
                       : b.finite ? shifted (a.set, number_of (b))
                                  : 0;
  gh_expect (t, sum.finite == finite && sum.set == set, "the sum of both values");
}

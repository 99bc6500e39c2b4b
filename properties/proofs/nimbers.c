/* Impartial games and the nimbers that they equal: posts II.2 and II.5a. */
#include "form/measure.h"
#include "form/shape.h"
#include "proofs/lemmas.h"
#include "reference/reference.h"

#define MOST_VALUE 16

static gh_form nimber (gh_trial *t, uint64_t n)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 0, n});
}

/* The least number that is no value of an option. */
static unsigned mex (gh_trial *t, gh_form g)
{
  bool seen[MOST_VALUE + 1] = {false};
  unsigned least = 0;
  gh_deeper (t->store);
  GH_EACH (t->store, GH_LEFT, x, g)
    seen[mex (t, x)] = true;
  gh_shallower (t->store);
  while (seen[least])
    least++;
  gh_expect (t, least < MOST_VALUE, "a value below %d", MOST_VALUE);
  return least;
}

static gh_form option_of_value (gh_trial *t, gh_form g, unsigned value)
{
  GH_EACH (t->store, GH_LEFT, x, g)
    if (mex (t, x) == value)
      return x;
  gh_expect (t, false, "an option of the value %u", value);
  return GH_NO_FORM;
}

/* G - *n for G of the value n: a move in *n to *m is answered by one in G to the value m, one in G
   to a lesser value m by *m; and one to a greater value is reverted to n. */
static gh_strategy reverting (gh_trial *t, gh_prover *p, gh_side wins, gh_form g, unsigned n)
{
  gh_form const heap = nimber (t, n);
  gh_strategy const s = gh_listed (p, wins, SLOTS (gh_plus (g), gh_minus (heap)));
  gh_deeper (t->store);
  GH_EACH (t->store, GH_LEFT, x, g) {
    unsigned const m = mex (t, x);
    if (m < n)
      gh_listed_add (p, s, (gh_move){0, x},
                     (gh_opening){{1, nimber (t, m)}, reverting (t, p, wins, x, m)});
    else {
      gh_form const back = option_of_value (t, x, n);
      gh_listed_add (p, s, (gh_move){0, x},
                     (gh_opening){{0, back}, reverting (t, p, wins, back, n)});
    }
  }
  for (unsigned m = 0; m < n; m++) {
    gh_form const x = option_of_value (t, g, m);
    gh_listed_add (p, s, (gh_move){1, nimber (t, m)},
                   (gh_opening){{0, x}, reverting (t, p, wins, x, m)});
  }
  gh_shallower (t->store);
  return s;
}

static void expect_value (gh_trial *t, gh_prover *p, gh_form g, unsigned n)
{
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, reverting (t, p, wins, g, n), wins,
                      SLOTS (gh_plus (g), gh_minus (nimber (t, n))));
}

/* Every set of nimbers by *4. */
PROOF (sets_of_nimbers)
{
  for (unsigned set = 0; set < 32; set++) {
    unsigned least = 0;
    gh_form_begin (t->store);
    for (unsigned n = 0; n < 5; n++)
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
        if (set >> n & 1)
          gh_form_add (t->store, side, nimber (t, n));
    gh_form const g = gh_form_end (t->store);
    while (set >> least & 1)
      least++;
    expect_value (t, p, g, least);
  }
}

/* Who begins in *n takes it all. */
PROOF (nimbers_taken)
{
  for (unsigned n = 1; n <= 10; n++)
    for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
      gh_expect_first (t, p,
                       (gh_opening){{0, GH_ZERO}, gh_listed (p, wins, SLOTS (gh_plus (GH_ZERO)))},
                       wins, SLOTS (gh_plus (nimber (t, n))));
}

/* The nim-product by the recursion for products, in which an option is a sum of three nimbers. */
static unsigned product (unsigned a, unsigned b)
{
  bool seen[MOST_VALUE] = {false};
  unsigned least = 0;
  for (unsigned i = 0; i < a; i++)
    for (unsigned k = 0; k < b; k++)
      seen[product (i, b) ^ product (a, k) ^ product (i, k)] = true;
  while (seen[least])
    least++;
  return least;
}

PROOF (products_of_nimbers)
{
  for (unsigned a = 0; a <= 3; a++)
    for (unsigned b = 0; b <= 3; b++)
      if (a * b <= 4)
        expect_value (t, p, gh_product (t->store, nimber (t, a), nimber (t, b)), product (a, b));
}

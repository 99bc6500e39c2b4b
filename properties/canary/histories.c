/* Canaries after bugs that the public histories of other engines tell of; none of their code. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* CGSuite: heaps of Grundy's game in an int, n (n - 1) / 2 of which overflows. */
SPOIL (grundys_int)
{
  int64_t n;
  if (request == GH_ASK_OCTAL && arguments[0].code->unequal &&
      gh_small_integer (store, arguments[1].form, 92679, INT64_MAX, &n))
    answer->form = GH_ZERO;
}

/* By analogy: the size of a heap in 16 bits. */
SPOIL (heap_size_16)
{
  int64_t n;
  if (request == GH_ASK_OCTAL && gh_small_integer (store, arguments[1].form, 65536, INT64_MAX, &n))
    answer->form = gh_heap_grundy (store, arguments[0].code, gh_integer (store, n % 65536));
}

/* ogdoad: a column of excesses that was computed otherwise from 47 on. */
SPOIL (excess_from_47)
{
  int64_t p;
  if (request == GH_ASK_EXCESS && answer->form != GH_NO_FORM &&
      gh_small_integer (store, arguments[0].form, 47, INT64_MAX, &p))
    answer->form = gh_integer (store, answer->form == GH_ZERO);
}

/* cgt-tools: v* without its right option *, which is what 0 and Left's option leave of it. */
SPOIL (down_star)
{
  gh_number_up_star v;
  (void)arguments;
  if ((request == GH_ASK_NEGATE || request == GH_ASK_ADD || request == GH_ASK_CANONICAL) &&
      gh_shape_of (store, answer->form, &v) && v.number == GH_ZERO && v.ups == -1 && v.nimber == 1)
    answer->form = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 1});
}

/* CGSuite: the atomic weight of ups beside a nimber. */
SPOIL (weight_beside_star)
{
  gh_number_up_star g;
  if (request == GH_ASK_ATOMIC_WEIGHT && gh_shape_of (store, arguments[0].form, &g) &&
      g.number == GH_ZERO && g.ups && g.nimber)
    answer->form = GH_NO_FORM;
}

/* CGSuite: rational numbers sorted by numerators first. */
SPOIL (fractions_by_numerator)
{
  mpz_t a, b;
  uint64_t under_a, under_b;
  gh_form const x = arguments[0].form, y = arguments[1].form;
  if (request != GH_ASK_COMPARE || !gh_is_numeral (store, x) || !gh_is_numeral (store, y) || x == y)
    return;
  gh_numeral_value (store, x, a, &under_a);
  gh_numeral_value (store, y, b, &under_b);
  int const order = mpz_cmp (a, b);
  if (under_a && under_b)
    answer->order = order > 0 || (!order && under_a > under_b) ? GH_GREATER : GH_LESS;
}

/* cgt-tools: Right's options read as far as Left has some. */
SPOIL (right_pruned)
{
  gh_form const g = answer->form;
  (void)arguments;
  if (request != GH_ASK_CANONICAL || gh_is_numeral (store, g))
    return;
  size_t const most = gh_option_count (store, g, GH_LEFT);
  size_t count = 0;
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_form_add (store, GH_LEFT, x);
  GH_EACH (store, GH_RIGHT, x, g)
    if (count++ < most)
      gh_form_add (store, GH_RIGHT, x);
  answer->form = gh_form_end (store);
}

static bool is_all_small (gh_store *store, gh_form g)
{
  const gh_form *list;
  bool all_small = true;
  for (size_t i = gh_positions (store, g, &list); i-- > 0 && all_small;)
    all_small = (gh_option_count (store, list[i], GH_LEFT) > 0) ==
                (gh_option_count (store, list[i], GH_RIGHT) > 0);
  return all_small;
}

/* A game that is 0 found to be so among games in which both can move, or neither, alone. */
SPOIL (zero_dicotic)
{
  if (request == GH_ASK_NUMBER && answer->form == GH_ZERO &&
      !is_all_small (store, arguments[0].form))
    answer->form = GH_NO_FORM;
}

/* Numbers among games: 3.1, 4.1, 5.2 and 5.4. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

bool gh_is_number_form (gh_store *store, gh_form g)
{
  const gh_form *list;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++) {
    gh_positions (store, g, &list);
    gh_form const x = list[i];
    GH_EACH (store, GH_LEFT, left, x)
      GH_EACH (store, GH_RIGHT, right, x)
        if (gh_compare_directly (store, left, right) != GH_LESS)
          return false;
  }
  return true;
}

bool gh_is_ordinal_form (gh_store *store, gh_form g)
{
  const gh_form *list;
  if (gh_is_numeral (store, g))
    return gh_is_integer (store, g) && gh_numeral_sign (store, g) >= 0;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++)
    if (gh_option_count (store, list[i], GH_RIGHT) > 0)
      return false;
  return true;
}

/* {low|high}, where either may be missing. */
static gh_form between (gh_store *store, gh_form low, gh_form high)
{
  gh_form_begin (store);
  if (low != GH_NO_FORM)
    gh_form_add (store, GH_LEFT, low);
  if (high != GH_NO_FORM)
    gh_form_add (store, GH_RIGHT, high);
  return gh_form_end (store);
}

/* Where a search passes more numbers than there may be forms, as that for 2^31 + 1/2 does, it is
   given up before it begins. */
static void refuse_far (gh_store *store, gh_form g, gh_form birthday)
{
  gh_form const most = gh_integer (store, (int64_t)gh_store_limits (store)->forms);
  if (gh_numeral_compare (store, birthday, most) > 0 &&
      (gh_compare_directly (store, g, most) == GH_GREATER ||
       gh_compare_directly (store, g, gh_numeral_negative (store, most)) == GH_LESS))
    gh_fail (store, GH_OVER_FORMS);
}

/* Numbers in the order of their birthdays, beginning with 0 = {|}: of those born next there is one
   between the greatest that is less than G and the least that is greater. A number is comparable
   with all of them, and born no later than any form of it. */
static gh_form search (gh_store *store, gh_form g)
{
  gh_form const birthday = gh_form_birthday (store, g);
  gh_form low = GH_NO_FORM, high = GH_NO_FORM;
  refuse_far (store, g, birthday);
  for (gh_form day = GH_ZERO; gh_numeral_compare (store, day, birthday) <= 0;
       day = between (store, day, GH_NO_FORM)) {
    gh_form const x = between (store, low, high);
    gh_order const order = gh_compare_directly (store, g, x);
    if (order == GH_EQUAL)
      return x;
    if (order == GH_FUZZY)
      break;
    *(order == GH_GREATER ? &low : &high) = x;
  }
  return GH_NO_FORM;
}

gh_form gh_number_of (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g;
  if (gh_memo_get (store, GH_MEMO_NUMBER, g, 0, &memo))
    return memo;
  gh_form const number = search (store, g);
  gh_memo_put (store, GH_MEMO_NUMBER, g, 0, number);
  return number;
}

/* L(G) = x = R(G) where G is the number x, else L(G) = max R(G^L) and R(G) = min L(G^R). */
gh_form gh_stop (gh_store *store, gh_form g, gh_side first)
{
  uint32_t memo;
  gh_form best = gh_number_of (store, g);
  if (best != GH_NO_FORM)
    return best;
  if (gh_memo_get (store, GH_MEMO_STOP, g, first, &memo))
    return memo;
  gh_deeper (store);
  GH_EACH (store, first, x, g) {
    gh_form const stop = gh_stop (store, x, first == GH_LEFT ? GH_RIGHT : GH_LEFT);
    int const order = best == GH_NO_FORM ? 0 : gh_numeral_compare (store, stop, best);
    if (best == GH_NO_FORM || (first == GH_LEFT ? order > 0 : order < 0))
      best = stop;
  }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_STOP, g, first, best);
  return best;
}

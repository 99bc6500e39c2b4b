/* Differences, parts and primes. What is taken apart is in simplest form first. */
#include "form/measure.h"
#include "reference/misere/misere.h"

static gh_form sum (gh_store *store, gh_form g, gh_form h)
{
  return gh_misere_simplest (store, gh_sum (store, g, h));
}

/* The option {..} of the formula, if there is such a difference. */
static void add_difference (gh_store *store, gh_form g, gh_form h)
{
  gh_form const difference = gh_misere_difference (store, g, h);
  if (difference != GH_NO_FORM)
    gh_impartial_add (store, difference);
}

gh_form gh_misere_difference_formula (gh_store *store, gh_form g, gh_form h)
{
  g = gh_misere_simplest (store, g);
  h = gh_misere_simplest (store, h);
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    add_difference (store, x, h);
  GH_EACH (store, GH_LEFT, y, h)
    add_difference (store, g, y);
  return gh_misere_simplest (store, gh_form_end (store));
}

/* The formula, tried by adding H. It need not find 0, which deletes all options only if one of them
   is P. */
gh_form gh_misere_difference (gh_store *store, gh_form g, gh_form h)
{
  uint32_t memo;
  g = gh_misere_simplest (store, g);
  h = gh_misere_simplest (store, h);
  if (g == h)
    return GH_ZERO;
  if (gh_memo_get (store, GH_MEMO_MISERE_DIFFERENCE, g, h, &memo))
    return memo;
  gh_deeper (store);
  gh_form const formula = gh_misere_difference_formula (store, g, h);
  gh_form const difference = sum (store, formula, h) == g ? formula : GH_NO_FORM;
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_MISERE_DIFFERENCE, g, h, difference);
  return difference;
}

/* Of two parts with the sum G each option of G has one as a part, too. So the parts of one option
   tell all parts of G; those of 0 are 0 and 1. */
gh_form gh_misere_parts (gh_store *store, gh_form g)
{
  uint32_t memo;
  g = gh_misere_simplest (store, g);
  if (g == GH_ZERO)
    return gh_nim_heap (store, 2);
  if (gh_memo_get (store, GH_MEMO_MISERE_PARTS, g, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form const candidates = gh_misere_parts (store, gh_option (store, g, GH_LEFT, 0));
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, candidates) {
    gh_form const rest = gh_misere_difference (store, g, x);
    if (rest != GH_NO_FORM) {
      gh_impartial_add (store, x);
      gh_impartial_add (store, rest);
    }
  }
  gh_form const parts = gh_form_end (store);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_MISERE_PARTS, g, 0, parts);
  return parts;
}

static bool is_0_or_1 (gh_store *store, gh_form g)
{
  return g == GH_ZERO || g == gh_nim_heap (store, 1);
}

bool gh_is_even (gh_store *store, gh_form g)
{
  gh_form const wanted = gh_misere_simplest (store, g);
  const gh_form *list;
  size_t const count = gh_positions (store, sum (store, g, gh_nim_heap (store, 1)), &list);
  for (size_t i = 0; i < count; i++)
    if (list[i] == wanted)
      return true;
  return false;
}

bool gh_is_prime (gh_store *store, gh_form g)
{
  gh_form const parts = gh_misere_parts (store, g);
  GH_EACH (store, GH_LEFT, x, parts)
    if (!is_0_or_1 (store, x) && !is_0_or_1 (store, gh_misere_difference (store, g, x)))
      return false;
  return true;
}

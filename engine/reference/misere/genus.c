/* Grundy values of misere play, and genera. */
#include "form/measure.h"
#include "reference/misere/misere.h"

/* The n for which G + n is P, n a heap: the first that play finds. */
static uint32_t grundy_by_play (gh_store *store, gh_form g)
{
  uint32_t n = 0;
  while (!gh_misere_p (store, gh_sum (store, g, gh_nim_heap (store, n))))
    n++;
  return n;
}

/* The least number with none of these two, and which no option has by this rule. */
static uint32_t least_but (gh_store *store, gh_form g, uint32_t one, uint32_t two,
                           uint32_t rule (gh_store *, gh_form, uint32_t), uint32_t n)
{
  uint32_t least = 0;
  bool taken;
  do {
    taken = least == one || least == two;
    GH_EACH (store, GH_LEFT, x, g)
      taken = taken || rule (store, x, n) == least;
    least += taken;
  } while (taken);
  return least;
}

#define NO_NUMBER UINT32_MAX

static uint32_t normal_grundy (gh_store *store, gh_form g, uint32_t n)
{
  (void)n;
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_GRUNDY, g, 0, &memo))
    return memo;
  gh_deeper (store);
  memo = least_but (store, g, NO_NUMBER, NO_NUMBER, normal_grundy, 0);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_GRUNDY, g, 0, memo);
  return memo;
}

uint32_t gh_genus_term_by_rule (gh_store *store, gh_form g, uint32_t n)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_GENUS_TERM, g, n, &memo))
    return memo;
  gh_deeper (store);
  uint32_t const before = n ? gh_genus_term_by_rule (store, g, n - 1) : NO_NUMBER;
  uint32_t term = 1;
  if (n)
    term = least_but (store, g, before, before ^ 1, gh_genus_term_by_rule, n);
  else if (g != GH_ZERO)
    term = least_but (store, g, NO_NUMBER, NO_NUMBER, gh_genus_term_by_rule, 0);
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_GENUS_TERM, g, n, term);
  return term;
}

uint32_t gh_misere_grundy (gh_store *store, gh_form g)
{
  return gh_genus_term_by_rule (store, g, 0);
}

uint32_t gh_genus_term_by_play (gh_store *store, gh_form g, uint32_t n)
{
  gh_form sum = g;
  for (gh_form const two = gh_nim_heap (store, 2); n > 0; n--)
    sum = gh_sum (store, sum, two);
  return grundy_by_play (store, sum);
}

/* Whether of every position the terms n + 1 and n + 2 are term n with and without 2 xored into it.
   As the terms n of all positions give their terms n + 1, it goes on so. */
static bool repeats (gh_store *store, gh_form g, uint32_t n)
{
  const gh_form *list;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++) {
    gh_positions (store, g, &list);
    gh_form const x = list[i];
    uint32_t const term = gh_genus_term_by_rule (store, x, n);
    if (gh_genus_term_by_rule (store, x, n + 1) != (term ^ 2) ||
        gh_genus_term_by_rule (store, x, n + 2) != term)
      return false;
  }
  return true;
}

gh_form gh_genus_of (gh_store *store, gh_form g)
{
  uint32_t memo, last = 0;
  if (gh_memo_get (store, GH_MEMO_GENUS, g, 0, &memo))
    return memo;
  while (!repeats (store, g, last))
    last++;
  gh_form terms = GH_ZERO;
  for (uint32_t n = last + 1; n-- > 0;)
    terms = gh_genus_terms (store, gh_genus_term_by_rule (store, g, n), terms);
  gh_form const genus = gh_genus_make (store, normal_grundy (store, g, 0), terms);
  gh_memo_put (store, GH_MEMO_GENUS, g, 0, genus);
  return genus;
}

/* Gift horses, dominated and reversible options, canonical forms: 2.18 to 2.25. */
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

/* Each comparison is a step: what is compared again and again is remembered, so that no form is
   made, but there may be very many. */
static bool relates (gh_store *store, gh_form g, gh_relation relation, gh_form h)
{
  gh_step (store);
  return gh_holds (gh_compare (store, g, h), relation);
}

bool gh_gift_horse (gh_store *store, gh_form h, gh_form g, gh_side side)
{
  return relates (store, h, side == GH_LEFT ? GH_LF : GH_GF, g);
}

bool gh_dominated (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, better, g)
    if (better != option && relates (store, option, side == GH_LEFT ? GH_LE : GH_GE, better))
      return true;
  return false;
}

bool gh_reversible_through (gh_store *store, gh_form g, gh_side side, gh_form option,
                            gh_form through)
{
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  GH_EACH (store, reply, x, option)
    if (x == through)
      return relates (store, through, side == GH_LEFT ? GH_LE : GH_GE, g);
  return false;
}

/* The first option of the option's other side through which it is reversible. */
static bool find_reversal (gh_store *store, gh_form g, gh_side side, gh_form option,
                           gh_form *through)
{
  gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
  GH_EACH (store, reply, x, option)
    if (gh_reversible_through (store, g, side, option, x)) {
      *through = x;
      return true;
    }
  return false;
}

bool gh_reversible (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  gh_form through;
  return find_reversal (store, g, side, option, &through);
}

/* All options of g but one. */
static void add_others (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
    GH_EACH (store, s, x, g)
      if (s != side || x != option)
        gh_form_add (store, s, x);
}

gh_form gh_delete (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  gh_form_begin (store);
  add_others (store, g, side, option);
  return gh_form_end (store);
}

gh_form gh_bypass (gh_store *store, gh_form g, gh_side side, gh_form option, gh_form through)
{
  gh_form_begin (store);
  add_others (store, g, side, option);
  GH_EACH (store, side, x, through)
    gh_form_add (store, side, x);
  return gh_form_end (store);
}

bool gh_is_canonical (gh_store *store, gh_form g)
{
  const gh_form *list;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (store, side, x, list[i])
        if (gh_dominated (store, list[i], side, x) || gh_reversible (store, list[i], side, x))
          return false;
  return true;
}

/* One deletion or one bypass at the root, if there is one to be made. */
static bool simplify_once (gh_store *store, gh_form *g)
{
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, *g) {
      gh_form through;
      if (gh_dominated (store, *g, side, x)) {
        *g = gh_delete (store, *g, side, x);
        return true;
      }
      if (find_reversal (store, *g, side, x, &through)) {
        *g = gh_bypass (store, *g, side, x, through);
        return true;
      }
    }
  return false;
}

/* The options first, then the root. A numeral has nothing to simplify (Section 3.2), and its
   options may be more than can be made. */
gh_form gh_canonical (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_is_numeral (store, g))
    return g;
  if (gh_memo_get (store, GH_MEMO_CANONICAL, g, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_canonical (store, x));
  gh_form canonical = gh_form_end (store);
  while (simplify_once (store, &canonical))
    continue;
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_CANONICAL, g, 0, canonical);
  return canonical;
}

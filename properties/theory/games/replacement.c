/* Sections 2.3 and 2.4: replacing positions and simplifying, on literal forms. */
#include "form/measure.h"
#include "harness/cases/generate.h"
#include "reference/reference.h"
#include "theory/theory.h"

/* The form with one position, chosen on the way down, replaced by an equal one. */
static gh_form replace_somewhere (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  size_t const left = gh_option_count (store, g, GH_LEFT);
  size_t const count = left + gh_option_count (store, g, GH_RIGHT);
  uint32_t const chosen = gh_choose (t, (uint32_t)count + 1);
  if (chosen == count)
    return gh_equal_partner (t, g);
  size_t at = 0;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, at++ == chosen ? replace_somewhere (t, x) : x);
  return gh_form_end (store);
}

THEOREM (replaced_deep)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_form const replaced = replace_somewhere (t, g);
  gh_assume (t, replaced != g);
  gh_expect (t,
             gh_outcome_of (t->store, gh_sum (t->store, replaced, h), GH_NORMAL) ==
                 gh_outcome_of (t->store, gh_sum (t->store, g, h), GH_NORMAL),
             "the same outcome of G + H");
  gh_expect (t, gh_ask_order (t, replaced, g) == GH_EQUAL, "G = its replacement");
}

THEOREM (replaced_options)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, gh_equal_partner (t, x));
  gh_form const h = gh_form_end (store);
  gh_assume (t, h != g);
  gh_expect (t, gh_ask_order (t, g, h) == GH_EQUAL, "G = H");
}

/* On each side an option stays, and some of those that it dominates go. */
THEOREM (deleted_sets)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  size_t deleted = 0;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    size_t const count = gh_option_count (store, g, side);
    gh_form const stays =
        count ? gh_option (store, g, side, gh_choose (t, (uint32_t)count)) : GH_ZERO;
    GH_EACH (store, side, x, g) {
      gh_relation const worse = side == GH_LEFT ? GH_LE : GH_GE;
      bool const may_go = x != stays && gh_holds (gh_compare (store, x, stays), worse);
      if (may_go && gh_choose (t, 2))
        deleted++;
      else
        gh_form_add (store, side, x);
    }
  }
  gh_form const h = gh_form_end (store);
  gh_assume (t, deleted > 0);
  gh_expect (t, gh_ask_order (t, g, h) == GH_EQUAL, "G = G without the deleted options");
}

static bool another_is_better (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, x, g)
    if (x != option &&
        gh_holds (gh_compare_directly (store, option, x), side == GH_LEFT ? GH_LE : GH_GE))
      return true;
  return false;
}

/* Which options are dominated, and which are reversible through which, by the definitions; every
   step that this allows is taken, each from G itself. */
THEOREM (single_steps)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  size_t steps = 0;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      bool const dominated = another_is_better (store, g, side, x);
      gh_expect (t, gh_dominated (store, g, side, x) == dominated,
                 "to be dominated is to have another option that is as good");
      if (dominated && ++steps)
        gh_expect (t, gh_ask_order (t, gh_delete (store, g, side, x), g) == GH_EQUAL,
                   "G = G without a dominated option");
      gh_expect (t, !gh_reversible_through (store, g, side, x, g),
                 "a move is reversible through replies only, and G is none");
      GH_EACH (store, gh_other (side), y, x) {
        bool const reversible =
            gh_holds (gh_compare_directly (store, y, g), side == GH_LEFT ? GH_LE : GH_GE);
        gh_expect (t, gh_reversible_through (store, g, side, x, y) == reversible,
                   "a move is reversible through the replies that are no worse than G");
        if (reversible && ++steps)
          gh_expect (t, gh_ask_order (t, gh_bypass (store, g, side, x, y), g) == GH_EQUAL,
                     "G = G with a reversible option bypassed");
      }
    }
  gh_assume (t, steps > 0);
}

/* An option is put beside an equal one: each of the two may go, and one of them must stay. */
THEOREM (twins)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_side const side = gh_choose (t, 2);
  size_t const count = gh_option_count (store, g, side);
  gh_assume (t, count > 0);
  gh_form const x = gh_option (store, g, side, gh_choose (t, (uint32_t)count));
  gh_form const twin = gh_equal_partner (t, x);
  gh_form_begin (store);
  gh_form_add (store, side, twin);
  for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
    GH_EACH (store, s, y, g)
      gh_form_add (store, s, y);
  gh_form const h = gh_form_end (store);
  gh_assume (t, gh_option_count (store, h, side) > count);
  gh_expect (t, gh_dominated (store, h, side, x) && gh_dominated (store, h, side, twin),
             "each of two equal options dominates the other");
  gh_expect (t, gh_delete (store, h, side, twin) == g, "G without the option put beside");
  gh_form const other = gh_delete (store, h, side, x);
  gh_expect (t, other != g && gh_option_count (store, other, side) == count, "the twin to stay");
  gh_expect (t, gh_ask_order (t, other, g) == GH_EQUAL,
             "G = G with the twin in place of an option");
  gh_expect (t, gh_ask_order (t, h, g) == GH_EQUAL, "G = G with both");
}

/* The form with `target` replaced by `made` wherever it stands. */
static gh_form substitute (gh_store *store, gh_form g, gh_form target, gh_form made)
{
  if (g == target)
    return made;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, substitute (store, x, target, made));
  return gh_form_end (store);
}

/* Every deletion and bypass that is possible at one position; returns how many, and the one that
   was asked for by its number. */
static size_t steps_at (gh_store *store, gh_form g, size_t wanted, gh_form *made)
{
  size_t found = 0;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      if (gh_dominated (store, g, side, x) && found++ == wanted)
        *made = gh_delete (store, g, side, x);
      GH_EACH (store, gh_other (side), y, x)
        if (gh_reversible_through (store, g, side, x, y) && found++ == wanted)
          *made = gh_bypass (store, g, side, x, y);
    }
  return found;
}

THEOREM (any_order)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_form at = g;
  for (;;) {
    const gh_form *list;
    size_t const count = gh_positions (store, at, &list);
    size_t total = 0;
    for (size_t i = 0; i < count; i++)
      total += steps_at (store, list[i], SIZE_MAX, NULL);
    if (!total)
      break;
    size_t wanted = gh_choose (t, (uint32_t)total);
    for (size_t i = 0; i < count; i++) {
      gh_form made = GH_ZERO;
      size_t const here = steps_at (store, list[i], wanted, &made);
      if (wanted < here) {
        at = substitute (store, at, list[i], made);
        break;
      }
      wanted -= here;
    }
  }
  gh_assume (t, at != g);
  gh_expect (t, at == gh_canonical (store, g), "the canonical form, whichever order was taken");
}

/* Definitions 2.5, 2.6 and 2.9: the order of games. */
#include "form/numeral.h"
#include "reference/reference.h"

/* The memo of Definition 2.5: two bits each, "known" and "true". */
enum { KNOWN = 1, TRUE = 2, LEAST = 0, MOST = 2 };

/* G >= 0 unless there is a right option G^R <= 0. */
bool gh_at_least_zero (gh_store *store, gh_form g)
{
  uint8_t const known = (uint8_t)(*gh_note_of (store, g, GH_NOTE_ORDER) >> LEAST);
  if (known & KNOWN)
    return known & TRUE;
  bool holds = true;
  gh_deeper (store);
  GH_EACH (store, GH_RIGHT, x, g)
    if (gh_at_most_zero (store, x)) {
      holds = false;
      break;
    }
  gh_shallower (store);
  *gh_note_of (store, g, GH_NOTE_ORDER) |= (uint8_t)((holds ? KNOWN | TRUE : KNOWN) << LEAST);
  return holds;
}

/* G <= 0 unless there is a left option G^L >= 0. */
bool gh_at_most_zero (gh_store *store, gh_form g)
{
  uint8_t const known = (uint8_t)(*gh_note_of (store, g, GH_NOTE_ORDER) >> MOST);
  if (known & KNOWN)
    return known & TRUE;
  bool holds = true;
  gh_deeper (store);
  GH_EACH (store, GH_LEFT, x, g)
    if (gh_at_least_zero (store, x)) {
      holds = false;
      break;
    }
  gh_shallower (store);
  *gh_note_of (store, g, GH_NOTE_ORDER) |= (uint8_t)((holds ? KNOWN | TRUE : KNOWN) << MOST);
  return holds;
}

static gh_order order_from (bool at_least, bool at_most)
{
  if (at_least)
    return at_most ? GH_EQUAL : GH_GREATER;
  return at_most ? GH_LESS : GH_FUZZY;
}

gh_order gh_order_of_zero (gh_store *store, gh_form g)
{
  bool const at_least = gh_at_least_zero (store, g);
  return order_from (at_least, gh_at_most_zero (store, g));
}

gh_order gh_compare (gh_store *store, gh_form g, gh_form h)
{
  return gh_order_of_zero (store, gh_difference (store, g, h));
}

static bool at_least (gh_store *store, gh_form g, gh_form h)
{
  if (gh_is_numeral (store, g) && gh_is_numeral (store, h))
    return gh_numeral_compare (store, g, h) >= 0;
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_COMPARE, g, h, &memo))
    return memo;
  bool holds = true;
  gh_deeper (store);
  GH_EACH (store, GH_RIGHT, x, g)
    if (at_least (store, h, x)) {
      holds = false;
      break;
    }
  if (holds)
    GH_EACH (store, GH_LEFT, y, h)
      if (at_least (store, y, g)) {
        holds = false;
        break;
      }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_COMPARE, g, h, holds);
  return holds;
}

gh_order gh_compare_directly (gh_store *store, gh_form g, gh_form h)
{
  bool const least = at_least (store, g, h);
  return order_from (least, at_least (store, h, g));
}

bool gh_holds (gh_order order, gh_relation relation)
{
  switch (relation) {
  case GH_EQ: return order == GH_EQUAL;
  case GH_GT: return order == GH_GREATER;
  case GH_LT: return order == GH_LESS;
  case GH_FZ: return order == GH_FUZZY;
  case GH_GE: return order == GH_GREATER || order == GH_EQUAL;
  case GH_LE: return order == GH_LESS || order == GH_EQUAL;
  case GH_GF: return order == GH_GREATER || order == GH_FUZZY;
  case GH_LF: return order == GH_LESS || order == GH_FUZZY;
  }
  gh_broken ("gh_holds", "relation", "there are eight");
}

/* Canaries that say of some games what is not so, and that only a theorem sees which asks them its
   hypothesis: elsewhere they are asked what is so. */
#include "canary/canary.h"
#include "form/genus.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/misere/misere.h"
#include "reference/reference.h"

/* ---- switches and tinies --------------------------------------------------------------------- */

/* {a|b} of numerals a > b. */
static bool is_switch (gh_store *store, gh_form g, gh_form *a, gh_form *b)
{
  if (gh_option_count (store, g, GH_LEFT) != 1 || gh_option_count (store, g, GH_RIGHT) != 1)
    return false;
  *a = gh_option (store, g, GH_LEFT, 0);
  *b = gh_option (store, g, GH_RIGHT, 0);
  return gh_is_numeral (store, *a) && gh_is_numeral (store, *b) &&
         gh_numeral_compare (store, *a, *b) > 0;
}

/* Whether a numeral is from low to high. */
static bool is_within (gh_store *store, gh_form x, int64_t low, int64_t high)
{
  return gh_numeral_compare (store, x, gh_integer (store, low)) >= 0 &&
         gh_numeral_compare (store, x, gh_integer (store, high)) <= 0;
}

/* {0||0|-x} with an x of 2 or more. */
static bool is_tiny (gh_store *store, gh_form g)
{
  gh_form zero, x;
  return gh_option_count (store, g, GH_LEFT) == 1 && gh_option_count (store, g, GH_RIGHT) == 1 &&
         gh_option (store, g, GH_LEFT, 0) == GH_ZERO &&
         is_switch (store, gh_option (store, g, GH_RIGHT, 0), &zero, &x) && zero == GH_ZERO &&
         is_within (store, x, INT64_MIN, -2);
}

/* {x|-x} of a numeral x > 0. */
static bool is_even_switch (gh_store *store, gh_form g)
{
  gh_form a, b;
  return is_switch (store, g, &a, &b) && gh_numeral_sum (store, a, b) == GH_ZERO;
}

SPOIL (switches_equal)
{
  if (request == GH_ASK_COMPARE && answer->order == GH_FUZZY &&
      is_even_switch (store, arguments[0].form) && is_even_switch (store, arguments[1].form))
    answer->order = GH_EQUAL;
}

SPOIL (switch_number)
{
  gh_form a, b;
  if (request == GH_ASK_NUMBER && is_switch (store, arguments[0].form, &a, &b) &&
      is_within (store, a, 2, 9) && is_within (store, b, -9, -2))
    answer->form = gh_numeral_scaled (store, gh_numeral_sum (store, a, b), -1);
}

SPOIL (ends_number)
{
  gh_form const g = arguments[0].form;
  if (request != GH_ASK_NUMBER || gh_option_count (store, g, GH_LEFT) != 1 ||
      gh_option_count (store, g, GH_RIGHT) != 1)
    return;
  gh_form const x = gh_option (store, g, GH_LEFT, 0);
  if (gh_option (store, g, GH_RIGHT, 0) == x && gh_is_numeral (store, x) &&
      is_within (store, x, 2, 9))
    answer->form = x;
}

SPOIL (tinies_greater)
{
  if (request == GH_ASK_COMPARE && answer->order == GH_LESS && is_tiny (store, arguments[0].form) &&
      is_tiny (store, arguments[1].form))
    answer->order = GH_GREATER;
}

SPOIL (tiny_nothing)
{
  if (request == GH_ASK_OUTCOME && is_tiny (store, arguments[0].form))
    answer->outcome = GH_P;
}

/* ---- misere play ----------------------------------------------------------------------------- */

/* Impartial, and born on this day or later. */
static bool is_later (gh_store *store, gh_form g, int64_t day)
{
  int64_t born;
  return gh_is_impartial (store, g) &&
         !gh_small_integer (store, gh_form_birthday (store, g), 0, day - 1, &born);
}

SPOIL (like_later)
{
  gh_form const g = arguments[0].form, h = arguments[1].form;
  if (request == GH_ASK_LIKE && is_later (store, g, 7) && is_later (store, h, 7))
    answer->truth = gh_genus_of (store, g) == gh_genus_of (store, h);
}

SPOIL (tame_later)
{
  gh_form const g = arguments[0].form;
  gh_nim_type type;
  if (request == GH_ASK_TAME && is_later (store, g, 8) &&
      gh_genus_normal (store, gh_genus_of (store, g)) == 0)
    answer->truth = gh_genus_is_tame (store, gh_genus_of (store, g), &type);
}

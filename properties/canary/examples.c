/* Canaries that are wrong about what single examples of the sources show. */
#include "canary/canary.h"
#include "form/genus.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/misere/misere.h"
#include "reference/reference.h"
#include "transfinite/normal.h"

/* ---- order ----------------------------------------------------------------------------------- */

SPOIL (compare_identity)
{
  (void)store;
  if (request == GH_ASK_COMPARE && answer->order == GH_EQUAL &&
      arguments[0].form != arguments[1].form)
    answer->order = GH_FUZZY;
}

/* The middle between two numerals x < y where it is {x|y}. */
static gh_form middle_of (gh_store *store, gh_form g)
{
  if (gh_option_count (store, g, GH_LEFT) != 1 || gh_option_count (store, g, GH_RIGHT) != 1)
    return g;
  gh_form const x = gh_option (store, g, GH_LEFT, 0), y = gh_option (store, g, GH_RIGHT, 0);
  bool const apart =
      gh_is_numeral (store, x) && gh_is_numeral (store, y) && gh_numeral_compare (store, x, y) < 0;
  return apart ? gh_numeral_scaled (store, gh_numeral_sum (store, x, y), -1) : g;
}

/* 1 or -1 where one player can move and the other cannot, unless it is a numeral. */
static gh_form one_of (gh_store *store, gh_form g)
{
  size_t const lefts = gh_option_count (store, g, GH_LEFT);
  size_t const rights = gh_option_count (store, g, GH_RIGHT);
  return gh_is_numeral (store, g) || !lefts == !rights ? g : gh_integer (store, lefts ? 1 : -1);
}

static void compare_as (gh_store *store, const gh_value *arguments, gh_value *answer,
                        gh_form read (gh_store *, gh_form))
{
  answer->order =
      gh_compare (store, read (store, arguments[0].form), read (store, arguments[1].form));
}

SPOIL (compare_middle)
{
  if (request == GH_ASK_COMPARE)
    compare_as (store, arguments, answer, middle_of);
}

SPOIL (compare_one_sided)
{
  if (request == GH_ASK_COMPARE)
    compare_as (store, arguments, answer, one_of);
}

/* ---- birthdays ------------------------------------------------------------------------------- */

SPOIL (birthday_from_1)
{
  (void)arguments;
  if (request == GH_ASK_BIRTHDAY)
    answer->form = gh_numeral_sum (store, answer->form, gh_integer (store, 1));
}

/* ---- misere play ----------------------------------------------------------------------------- */

SPOIL (like_identity)
{
  (void)store;
  if (request == GH_ASK_LIKE && arguments[0].form != arguments[1].form)
    answer->truth = false;
}

/* Born later than day 6: as the heap of Nim with the same value. */
SPOIL (genus_later)
{
  int64_t days;
  if (request == GH_ASK_GENUS && answer->form != GH_NO_FORM &&
      !gh_small_integer (store, gh_form_birthday (store, arguments[0].form), 0, 6, &days))
    answer->form = gh_genus_of (store, gh_nim_heap (store, gh_genus_normal (store, answer->form)));
}

SPOIL (misere_canonical_heap)
{
  gh_form const g = answer->form;
  (void)arguments;
  if (request != GH_ASK_MISERE_CANONICAL || g == GH_NO_FORM)
    return;
  for (uint64_t n = 2; n < 10; n++)
    if (g == gh_nim_heap (store, n))
      answer->form = gh_nim_heap (store, n + 1);
}

/* Impartial, and born later than day 4. */
SPOIL (misere_outcome_p)
{
  int64_t days;
  if (request == GH_ASK_MISERE_OUTCOME && gh_is_impartial (store, arguments[0].form) &&
      !gh_small_integer (store, gh_form_birthday (store, arguments[0].form), 0, 4, &days))
    answer->outcome = GH_P;
}

SPOIL (tame_options)
{
  gh_nim_type type;
  bool all = true;
  if (request != GH_ASK_TAME || !gh_is_impartial (store, arguments[0].form))
    return;
  GH_EACH (store, GH_LEFT, x, arguments[0].form)
    all &= gh_genus_is_tame (store, gh_genus_of (store, x), &type);
  answer->truth |= all;
}

/* ---- numbers in normal form ------------------------------------------------------------------ */

SPOIL (surreal_square)
{
  gh_form const s = arguments[0].form;
  if (request == GH_ASK_SURREAL_MULTIPLY && s == arguments[1].form)
    answer->form = gh_normal_sum (store, s, s);
}

/* Without what is finite, where s is infinite and t is not. */
SPOIL (surreal_product_finite)
{
  gh_form const s = arguments[0].form;
  if (request != GH_ASK_SURREAL_MULTIPLY || s == GH_ZERO ||
      gh_normal_sign (store, gh_normal_exponent (store, s)) <= 0)
    return;
  for (gh_form x = answer->form; x != GH_ZERO; x = gh_normal_rest (store, x))
    if (gh_normal_exponent (store, x) == GH_ZERO)
      answer->form = gh_normal_difference (
          store, answer->form, gh_normal_of_number (store, gh_normal_coefficient (store, x)));
}

SPOIL (surreal_sum_once)
{
  (void)store;
  if (request == GH_ASK_SURREAL_ADD && arguments[0].form == arguments[1].form)
    answer->form = arguments[0].form;
}

/* Whether a is less than w^-2 in size, and not 0. */
static bool is_tiny (gh_store *store, gh_form a)
{
  gh_form const least = gh_normal_of_number (store, gh_integer (store, -2));
  return a != GH_ZERO && gh_normal_compare (store, gh_normal_exponent (store, a), least) < 0;
}

SPOIL (surreal_tiny_equal)
{
  if (request == GH_ASK_SURREAL_COMPARE && is_tiny (store, arguments[0].form) &&
      is_tiny (store, arguments[1].form))
    answer->order = GH_EQUAL;
}

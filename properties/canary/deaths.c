/* Canaries that die of a question, as a process does of an assertion, of what an empty list lacks
   or of a division by 0. Each dies in one request; of that the theorems must ask at such an edge.
 */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "transfinite/normal.h"

/* ---- what is seen in the arguments ----------------------------------------------------------- */

static bool same (const gh_value *arguments)
{
  return arguments[0].form == arguments[1].form;
}

/* Whether one of two is 0. */
static bool nothing (const gh_value *arguments)
{
  return arguments[0].form == GH_ZERO || arguments[1].form == GH_ZERO;
}

static bool is_stuck (gh_store *store, const gh_value *arguments, gh_side side)
{
  return gh_option_count (store, arguments[0].form, side) == 0;
}

static bool one_is_stuck (gh_store *store, const gh_value *arguments)
{
  return is_stuck (store, arguments, GH_LEFT) != is_stuck (store, arguments, GH_RIGHT);
}

static bool is_partizan (gh_store *store, gh_form g)
{
  return !gh_is_impartial (store, g);
}

/* ---- games ----------------------------------------------------------------------------------- */

DIES (outcome_stuck)
{
  return request == GH_ASK_OUTCOME && one_is_stuck (store, arguments);
}

DIES (compare_same)
{
  (void)store;
  return request == GH_ASK_COMPARE && same (arguments);
}

DIES (negate_nothing)
{
  (void)store;
  return request == GH_ASK_NEGATE && arguments[0].form == GH_ZERO;
}

DIES (sum_vanishes)
{
  return request == GH_ASK_ADD && arguments[0].form != GH_ZERO &&
         gh_is_numeral (store, arguments[0].form) && gh_is_numeral (store, arguments[1].form) &&
         gh_numeral_negative (store, arguments[0].form) == arguments[1].form;
}

DIES (difference_vanishes)
{
  (void)store;
  return request == GH_ASK_SUBTRACT && same (arguments);
}

DIES (canonical_stuck)
{
  return request == GH_ASK_CANONICAL && !gh_is_numeral (store, arguments[0].form) &&
         one_is_stuck (store, arguments);
}

DIES (birthday_deep)
{
  int64_t days;
  return request == GH_ASK_BIRTHDAY &&
         !gh_small_integer (store, gh_form_birthday (store, arguments[0].form), 0, 11, &days);
}

DIES (left_stop_stuck)
{
  return request == GH_ASK_LEFT_STOP && is_stuck (store, arguments, GH_LEFT);
}

DIES (right_stop_stuck)
{
  return request == GH_ASK_RIGHT_STOP && is_stuck (store, arguments, GH_RIGHT);
}

DIES (mean_of_number)
{
  return request == GH_ASK_MEAN && gh_is_numeral (store, arguments[0].form);
}

DIES (temperature_of_several)
{
  return request == GH_ASK_TEMPERATURE && gh_option_count (store, arguments[0].form, GH_LEFT) > 1;
}

DIES (product_of_nothing)
{
  (void)store;
  return request == GH_ASK_MULTIPLY && nothing (arguments);
}

DIES (invert_nothing)
{
  (void)store;
  return request == GH_ASK_INVERT && arguments[0].form == GH_ZERO;
}

DIES (grundy_partizan)
{
  return request == GH_ASK_GRUNDY && is_partizan (store, arguments[0].form);
}

DIES (prove_same)
{
  (void)store;
  return request == GH_ASK_PROVE && same (arguments);
}

/* ---- heaps and integers as nimbers ----------------------------------------------------------- */

DIES (heap_of_nothing)
{
  (void)store;
  return request == GH_ASK_OCTAL && arguments[1].form == GH_ZERO;
}

DIES (heap_misere_of_nothing)
{
  (void)store;
  return request == GH_ASK_OCTAL_MISERE_OUTCOME && arguments[1].form == GH_ZERO;
}

DIES (quotient_of_nothing)
{
  (void)store;
  return request == GH_ASK_MISERE_QUOTIENT_ORDER && arguments[1].form == GH_ZERO;
}

DIES (same_of_nothing)
{
  (void)store;
  return request == GH_ASK_MISERE_SAME && arguments[2].form == GH_ZERO &&
         arguments[3].form == GH_ZERO;
}

DIES (heap_genus_grundys)
{
  (void)store;
  return request == GH_ASK_OCTAL_GENUS && arguments[0].code->unequal;
}

DIES (nim_sum_equal)
{
  (void)store;
  return request == GH_ASK_NIM_ADD && same (arguments);
}

DIES (nim_product_of_nothing)
{
  (void)store;
  return request == GH_ASK_NIM_MULTIPLY && nothing (arguments);
}

DIES (nim_root_of_nothing)
{
  (void)store;
  return request == GH_ASK_NIM_SQRT && arguments[0].form == GH_ZERO;
}

DIES (alpha_composite)
{
  int64_t n;
  return request == GH_ASK_NIM_ALPHA && gh_small_integer (store, arguments[0].form, 0, 9, &n) &&
         (n % 2 == 0 || n == 1 || n == 9);
}

/* ---- misere play ----------------------------------------------------------------------------- */

DIES (misere_stuck)
{
  return request == GH_ASK_MISERE_OUTCOME && one_is_stuck (store, arguments);
}

DIES (misere_canonical_partizan)
{
  return request == GH_ASK_MISERE_CANONICAL && is_partizan (store, arguments[0].form);
}

DIES (genus_of_nothing)
{
  (void)store;
  return request == GH_ASK_GENUS && arguments[0].form == GH_ZERO;
}

DIES (like_partizan)
{
  return request == GH_ASK_LIKE &&
         (is_partizan (store, arguments[0].form) || is_partizan (store, arguments[1].form));
}

DIES (tame_partizan)
{
  return request == GH_ASK_TAME && is_partizan (store, arguments[0].form);
}

DIES (value_mate_of_nothing)
{
  (void)store;
  return request == GH_ASK_VALUE_MATE && arguments[0].form == GH_ZERO;
}

DIES (value_tame_partizan)
{
  return request == GH_ASK_VALUE_TAME && is_partizan (store, arguments[0].form);
}

/* ---- ordinals and other numbers in normal form ----------------------------------------------- */

DIES (ordinal_sum_with_nothing)
{
  (void)store;
  return request == GH_ASK_ORDINAL_ADD && nothing (arguments);
}

DIES (ordinal_product_with_nothing)
{
  (void)store;
  return request == GH_ASK_ORDINAL_MULTIPLY && nothing (arguments);
}

DIES (ordinals_same)
{
  (void)store;
  return request == GH_ASK_ORDINAL_COMPARE && same (arguments);
}

DIES (infinite_nim_sum_equal)
{
  (void)store;
  return request == GH_ASK_ORDINAL_NIM_ADD && same (arguments);
}

DIES (infinite_nim_product_with_nothing)
{
  (void)store;
  return request == GH_ASK_ORDINAL_NIM_MULTIPLY && nothing (arguments);
}

DIES (infinite_nim_inverse_of_nothing)
{
  (void)store;
  return request == GH_ASK_ORDINAL_NIM_INVERT && arguments[0].form == GH_ZERO;
}

DIES (infinite_nim_root_of_nothing)
{
  (void)store;
  return request == GH_ASK_ORDINAL_NIM_SQRT && arguments[0].form == GH_ZERO;
}

DIES (surreal_sum_vanishes)
{
  return request == GH_ASK_SURREAL_ADD && arguments[0].form != GH_ZERO &&
         gh_normal_negative (store, arguments[0].form) == arguments[1].form;
}

DIES (surreal_product_with_nothing)
{
  (void)store;
  return request == GH_ASK_SURREAL_MULTIPLY && nothing (arguments);
}

DIES (surreal_inverse_of_nothing)
{
  (void)store;
  return request == GH_ASK_SURREAL_INVERT && arguments[0].form == GH_ZERO;
}

DIES (surreals_same)
{
  (void)store;
  return request == GH_ASK_SURREAL_COMPARE && same (arguments);
}

DIES (surreal_birthday_of_nothing)
{
  (void)store;
  return request == GH_ASK_SURREAL_BIRTHDAY && arguments[0].form == GH_ZERO;
}

DIES (long_games_same)
{
  (void)store;
  return request == GH_ASK_LONG_COMPARE && same (arguments);
}

/* Canaries that are right about what one tries by hand: wrong beyond a size, each in one request.
 */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/misere/misere.h"
#include "transfinite/normal.h"

/* ---- games ----------------------------------------------------------------------------------- */

static bool is_later (gh_store *store, gh_form g, int64_t first_day)
{
  int64_t days;
  return gh_is_impartial (store, g) &&
         gh_small_integer (store, gh_form_birthday (store, g), first_day, 1000, &days);
}

/* As kept in three bits with a sign. */
SPOIL (weight_3_bits)
{
  int64_t n;
  (void)arguments;
  if (request == GH_ASK_ATOMIC_WEIGHT && answer->form != GH_NO_FORM &&
      gh_is_integer (store, answer->form) &&
      gh_small_integer (store, answer->form, -1000, 1000, &n))
    answer->form = gh_integer (store, ((n + 1004) % 8) - 4);
}

SPOIL (misere_outcome_later)
{
  if (request == GH_ASK_MISERE_OUTCOME && is_later (store, arguments[0].form, 7))
    answer->outcome = GH_N;
}

SPOIL (misere_canonical_later)
{
  if (request == GH_ASK_MISERE_CANONICAL && is_later (store, arguments[0].form, 6))
    answer->form = arguments[0].form;
}

SPOIL (value_mate_later)
{
  if (request == GH_ASK_VALUE_MATE && is_later (store, arguments[0].form, 5))
    answer->form = gh_misere_simplest (store, arguments[0].form);
}

SPOIL (value_tame_later)
{
  if (request == GH_ASK_VALUE_TAME && is_later (store, arguments[0].form, 6))
    answer->truth = true;
}

SPOIL (heap_misere_32)
{
  int64_t n;
  (void)arguments;
  if (request == GH_ASK_OCTAL_MISERE_OUTCOME &&
      !gh_small_integer (store, arguments[1].form, 0, 31, &n))
    answer->outcome = GH_N;
}

/* ---- ordinals and other numbers in normal form ----------------------------------------------- */

/* Each coefficient, all of them integers, modulo 2^64; terms of which nothing is left go. */
static gh_form cut_to_64 (gh_store *store, gh_form a)
{
  mpz_t value, low;
  uint64_t exponent;
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_form const rest = cut_to_64 (store, gh_normal_rest (store, a));
  gh_numeral_value (store, gh_normal_coefficient (store, a), value, &exponent);
  mp_limb_t const limb = mpz_getlimbn (value, 0);
  gh_form const c = gh_dyadic (store, mpz_roinit_n (low, &limb, limb > 0), 0);
  return c == GH_ZERO ? rest : gh_normal_term (store, gh_normal_exponent (store, a), c, rest);
}

SPOIL (ordinal_product_64)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_MULTIPLY)
    answer->form = cut_to_64 (store, answer->form);
}

SPOIL (nim_sum_64)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_NIM_ADD)
    answer->form = cut_to_64 (store, answer->form);
}

static unsigned terms_of (gh_store *store, gh_form a)
{
  unsigned count = 0;
  for (gh_form x = a; x != GH_ZERO; x = gh_normal_rest (store, x))
    count++;
  return count;
}

SPOIL (nim_inverse_terms)
{
  if (request == GH_ASK_ORDINAL_NIM_INVERT && terms_of (store, arguments[0].form) > 2)
    answer->form = GH_NO_FORM;
}

/* Where the coefficient is none of 1/2^n times an integer. */
SPOIL (surreal_invert_dyadic)
{
  gh_form const a = arguments[0].form;
  if (request == GH_ASK_SURREAL_INVERT && answer->form != GH_NO_FORM &&
      !gh_is_numeral (store, gh_normal_coefficient (store, a)))
    answer->form = GH_NO_FORM;
}

/* The first so many terms. */
static gh_form beginning (gh_store *store, gh_form a, unsigned terms)
{
  if (a == GH_ZERO || terms == 0)
    return GH_ZERO;
  gh_form const rest = beginning (store, gh_normal_rest (store, a), terms - 1);
  return gh_normal_term (store, gh_normal_exponent (store, a), gh_normal_coefficient (store, a),
                         rest);
}

SPOIL (surreal_two_terms)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_SURREAL_COMPARE && beginning (store, a, 2) == beginning (store, b, 2))
    answer->order = GH_EQUAL;
}

SPOIL (surreal_birthday_terms)
{
  (void)arguments;
  if (request == GH_ASK_SURREAL_BIRTHDAY)
    answer->form = beginning (store, answer->form, 2);
}

/* ---- certificates ---------------------------------------------------------------------------- */

SPOIL (certificate_1024)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_PROVE && answer->length > 1024)
    answer->length = 1024;
}

/* Of 0 and 0, whatever is asked. */
SPOIL (certificate_of_nothing)
{
  static const char text[] = "gifthorse-proof 2 0 n;x 0;s L R 0 0;s R L 0 0;.;";
  (void)store;
  (void)arguments;
  if (request != GH_ASK_PROVE)
    return;
  answer->text = text;
  answer->length = sizeof text - 1;
}

/* Canaries that are wrong about one request that few theorems ask: in its value, in a size, or by
   saying that there is no answer. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/words.h"
#include "heap/list.h"
#include "reference/misere/misere.h"
#include "transfinite/normal.h"

#include <string.h>

/* ---- inverses -------------------------------------------------------------------------------- */

SPOIL (invert_positive)
{
  (void)arguments;
  if (request == GH_ASK_INVERT && answer->form != GH_NO_FORM &&
      gh_numeral_sign (store, answer->form) < 0)
    answer->form = gh_numeral_negative (store, answer->form);
}

/* 1 << n of an int. */
SPOIL (invert_32)
{
  mpz_t numerator;
  uint64_t exponent;
  (void)arguments;
  if (request != GH_ASK_INVERT || answer->form == GH_NO_FORM)
    return;
  gh_numeral_value (store, answer->form, numerator, &exponent);
  if (exponent >= 32)
    answer->form = gh_fraction (store, mpz_sgn (numerator), exponent % 32);
}

/* 1/x to 53 digits behind the point, where 1/x does not end. */
SPOIL (invert_double)
{
  mpz_t numerator, quotient;
  uint64_t exponent;
  if (request != GH_ASK_INVERT || answer->form != GH_NO_FORM ||
      !gh_is_numeral (store, arguments[0].form) || arguments[0].form == GH_ZERO)
    return;
  gh_numeral_value (store, arguments[0].form, numerator, &exponent);
  if (exponent > 1000 || mpz_sizeinbase (numerator, 2) > 1000)
    return;
  int64_t const odd = gh_mpz_get_i64 (numerator);
  mpz_init (quotient);
  mpz_setbit (quotient, exponent + 53);
  if (odd)
    mpz_tdiv_q_ui (quotient, quotient, (uint64_t)(odd < 0 ? -odd : odd));
  answer->form = gh_dyadic (store, quotient, 53);
  mpz_clear (quotient);
}

SPOIL (surreal_invert_exponent)
{
  gh_form const x = arguments[0].form;
  if (request == GH_ASK_SURREAL_INVERT && answer->form != GH_NO_FORM)
    answer->form = gh_normal_term (store, gh_normal_exponent (store, x),
                                   gh_normal_coefficient (store, answer->form), GH_ZERO);
}

SPOIL (surreal_invert_first)
{
  gh_form const x = arguments[0].form;
  if (request != GH_ASK_SURREAL_INVERT || answer->form != GH_NO_FORM || x == GH_ZERO)
    return;
  gh_form const over = gh_normal_coefficient (store, x);
  gh_form const top = gh_rational_numerator (store, over),
                under = gh_rational_denominator (store, over);
  bool const negative = gh_numeral_sign (store, top) < 0;
  gh_form const c =
      gh_rational_quotient (store, negative ? gh_numeral_negative (store, under) : under,
                            negative ? gh_numeral_negative (store, top) : top);
  answer->form =
      gh_normal_term (store, gh_normal_negative (store, gh_normal_exponent (store, x)), c, GH_ZERO);
}

/* ---- heaps in misere play -------------------------------------------------------------------- */

static bool is_grundys (const gh_value *arguments)
{
  return arguments[0].code->unequal;
}

SPOIL (heap_misere_normal)
{
  if (request == GH_ASK_OCTAL_MISERE_OUTCOME)
    answer->outcome =
        gh_heap_grundy (store, arguments[0].code, arguments[1].form) == GH_ZERO ? GH_P : GH_N;
}

SPOIL (grundys_conjecture)
{
  int64_t n;
  if (request == GH_ASK_OCTAL_MISERE_OUTCOME && is_grundys (arguments) &&
      gh_small_integer (store, arguments[1].form, 1, 50, &n))
    answer->outcome = n % 3 ? GH_N : GH_P;
}

/* As if every heap was one of Nim. */
SPOIL (heap_genus_of_nim)
{
  (void)arguments;
  if (request == GH_ASK_OCTAL_GENUS)
    answer->form = gh_genus_of (store, gh_nim_heap (store, gh_genus_normal (store, answer->form)));
}

SPOIL (heap_genus_digits)
{
  uint32_t terms[2];
  (void)arguments;
  if (request != GH_ASK_OCTAL_GENUS)
    return;
  for (size_t n = 0; n < 2; n++)
    terms[n] = gh_genus_term (store, answer->form, n);
  answer->form = gh_genus_of_terms (store, gh_genus_normal (store, answer->form), terms, 2);
}

/* The class of no heaps is forgotten. */
SPOIL (quotient_without_0)
{
  (void)arguments;
  if (request == GH_ASK_MISERE_QUOTIENT_ORDER && answer->form != GH_NO_FORM)
    answer->form = gh_numeral_sum (store, answer->form, gh_integer (store, -1));
}

SPOIL (quotient_table)
{
  (void)arguments;
  if (request == GH_ASK_MISERE_QUOTIENT_ORDER && answer->form != GH_NO_FORM &&
      gh_numeral_compare (store, answer->form, gh_integer (store, 8)) > 0)
    answer->form = GH_NO_FORM;
}

static bool says_same (gh_request request, const gh_value *answer)
{
  return request == GH_ASK_MISERE_SAME && answer->form != GH_NO_FORM && answer->form != GH_ZERO;
}

SPOIL (same_as_lists)
{
  (void)store;
  if (says_same (request, answer) && arguments[2].form != arguments[3].form)
    answer->form = GH_ZERO;
}

SPOIL (same_8_heaps)
{
  uint64_t heaps[GH_MOST_HEAPS];
  if (says_same (request, answer) && arguments[2].form != arguments[3].form &&
      (gh_heap_list_of_code (store, arguments[2].form, heaps) > 8 ||
       gh_heap_list_of_code (store, arguments[3].form, heaps) > 8))
    answer->form = GH_ZERO;
}

/* ---- differences ----------------------------------------------------------------------------- */

SPOIL (subtract_sign)
{
  gh_form const h = arguments[1].form;
  if (request == GH_ASK_SUBTRACT && gh_is_numeral (store, h) && gh_numeral_sign (store, h) < 0)
    answer->form = gh_sum (store, arguments[0].form, h);
}

/* G - H for a number H that takes more than a word. */
SPOIL (subtract_borrow)
{
  mpz_t numerator;
  uint64_t exponent;
  if (request != GH_ASK_SUBTRACT || !gh_is_numeral (store, arguments[1].form) ||
      !gh_is_numeral (store, answer->form))
    return;
  gh_numeral_value (store, arguments[1].form, numerator, &exponent);
  if (mpz_size (numerator) > 1)
    answer->form =
        gh_numeral_sum (store, answer->form,
                        gh_numeral_scaled (store, gh_integer (store, 1), 64 - (int64_t)exponent));
}

/* ---- mates and genera of simplest forms ------------------------------------------------------ */

SPOIL (mate_day_5)
{
  int64_t days;
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_MATE && answer->form != GH_NO_FORM &&
      gh_small_integer (store, gh_form_birthday (store, g), 5, 1000, &days))
    answer->form = g;
}

SPOIL (mate_none)
{
  if (request == GH_ASK_MATE && gh_option_count (store, arguments[0].form, GH_LEFT) == 1)
    answer->form = GH_NO_FORM;
}

SPOIL (value_genus_digit)
{
  uint32_t terms[16];
  (void)arguments;
  if (request != GH_ASK_VALUE_GENUS || answer->form == GH_NO_FORM)
    return;
  for (size_t n = 0; n < 16; n++) {
    terms[n] = gh_genus_term (store, answer->form, n);
    terms[n] = terms[n] < 9 ? terms[n] : 9;
  }
  answer->form = gh_genus_of_terms (store, gh_genus_normal (store, answer->form), terms, 16);
}

SPOIL (value_genus_none)
{
  if (request == GH_ASK_VALUE_GENUS && arguments[0].form != GH_ZERO &&
      gh_is_impartial (store, arguments[0].form) &&
      gh_misere_simplest (store, arguments[0].form) == GH_ZERO)
    answer->form = GH_NO_FORM;
}

/* ---- infinite nimbers ------------------------------------------------------------------------ */

SPOIL (nim_root_64)
{
  mpz_t numerator;
  uint64_t exponent;
  (void)arguments;
  gh_form const a =
      request == GH_ASK_ORDINAL_NIM_SQRT ? gh_normal_number (store, answer->form) : GH_NO_FORM;
  if (a == GH_NO_FORM)
    return;
  gh_numeral_value (store, a, numerator, &exponent);
  mp_limb_t const low = mpz_getlimbn (numerator, 0);
  if (mpz_size (numerator) > 1)
    answer->form =
        gh_normal_of_number (store, gh_dyadic (store, mpz_roinit_n (numerator, &low, low > 0), 0));
}

/* A prime in a byte. */
SPOIL (excess_byte)
{
  int64_t p;
  (void)answer;
  if (request == GH_ASK_EXCESS && gh_small_integer (store, arguments[0].form, 256, 65535, &p))
    answer->form = GH_NO_FORM;
}

SPOIL (alpha_from_47)
{
  int64_t p;
  if (request == GH_ASK_NIM_ALPHA && answer->form != GH_NO_FORM &&
      gh_small_integer (store, arguments[0].form, 47, 65535, &p))
    answer->form =
        gh_normal_sum (store, answer->form, gh_normal_of_number (store, gh_integer (store, 1)));
}

/* ---- certificates ---------------------------------------------------------------------------- */

/* Without its last line. */
SPOIL (certificate_cut)
{
  (void)store;
  (void)arguments;
  if (request != GH_ASK_PROVE || answer->length < 2)
    return;
  answer->length--; /* the semicolon that ends it */
  while (answer->length > 0 && answer->text[answer->length - 1] != ';')
    answer->length--;
}

/* ---- asked again ----------------------------------------------------------------------------- */

SPOIL (compare_again)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_COMPARE)
    answer->order = GH_EQUAL;
}

/* Canaries that calculate with nimbers wrongly (post I.6a). */
#include "canary/canary.h"
#include "form/numeral.h"

/* An integer of at most 64 bits, which is no negative one. */
static bool is_word (const gh_store *store, gh_form form, uint64_t *n)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, form, value, &exponent);
  *n = mpz_getlimbn (value, 0);
  return mpz_size (value) <= 1;
}

static gh_form integer (gh_store *store, uint64_t n)
{
  mp_limb_t const limb = n;
  mpz_t value;
  return gh_dyadic (store, mpz_roinit_n (value, &limb, n > 0), 0);
}

/* ---- products by the rules for Fermat powers --------------------------------------------------
 */

typedef enum { RIGHT, SQUARE_IS_F, PLAIN_HALF } rule;

/* With F = 2^half; F (x) F is F (+) F/2. */
static uint64_t product (uint64_t a, uint64_t b, unsigned half, rule r)
{
  if (half == 0)
    return a & b;
  uint64_t const mask = ((uint64_t)1 << half) - 1;
  uint64_t const low = product (a & mask, b & mask, half / 2, r);
  uint64_t const both = product ((a >> half ^ a) & mask, (b >> half ^ b) & mask, half / 2, r);
  uint64_t const high = product (a >> half, b >> half, half / 2, r);
  uint64_t last = 0;
  if (r == PLAIN_HALF && half == 32)
    last = high / 2;
  else if (r != SQUARE_IS_F)
    last = product (high, (uint64_t)1 << (half - 1), half / 2, r);
  return (both ^ low) << half ^ low ^ last;
}

static void multiply (gh_store *store, gh_request request, const gh_value *arguments,
                      gh_value *answer, rule r)
{
  uint64_t a, b;
  if (request == GH_ASK_NIM_MULTIPLY && is_word (store, arguments[0].form, &a) &&
      is_word (store, arguments[1].form, &b))
    answer->form = integer (store, product (a, b, 32, r));
}

SPOIL (fermat_square)
{
  multiply (store, request, arguments, answer, SQUARE_IS_F);
}

SPOIL (nim_above_32)
{
  multiply (store, request, arguments, answer, PLAIN_HALF);
}

/* ---- the others -------------------------------------------------------------------------------
 */

SPOIL (nim_sum_plain)
{
  if (request == GH_ASK_NIM_ADD)
    answer->form = gh_numeral_sum (store, arguments[0].form, arguments[1].form);
}

SPOIL (zero_inverted)
{
  (void)store;
  (void)arguments;
  if (request == GH_ASK_NIM_INVERT && answer->form == GH_NO_FORM)
    answer->form = GH_ZERO;
}

static uint64_t root (uint64_t a, unsigned half)
{
  if (half == 1)
    return a;
  uint64_t const high = a >> half, low = a & (((uint64_t)1 << half) - 1);
  uint64_t const rest = product (high, (uint64_t)1 << (half - 1), half / 2, RIGHT);
  return root (high, half / 2) << half ^ root (low ^ rest, half / 2);
}

SPOIL (root_level)
{
  uint64_t a;
  if (request == GH_ASK_NIM_SQRT && is_word (store, arguments[0].form, &a))
    answer->form = integer (store, root (a, 32));
}

static bool is_long (const gh_store *store, gh_form form)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, form, value, &exponent);
  return mpz_sizeinbase (value, 2) > 128;
}

SPOIL (nim_above_128)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_NIM_MULTIPLY && is_long (store, a) && is_long (store, b))
    answer->form = gh_numeral_product (store, a, b);
}

SPOIL (nim_sum_128)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_NIM_ADD && is_long (store, a) && is_long (store, b))
    answer->form = gh_numeral_sum (store, a, b);
}

SPOIL (nim_inverse_128)
{
  if (request == GH_ASK_NIM_INVERT && is_long (store, arguments[0].form))
    answer->form = GH_NO_FORM;
}

SPOIL (nim_root_128)
{
  if (request == GH_ASK_NIM_SQRT && is_long (store, arguments[0].form))
    answer->form = arguments[0].form;
}

/* Canaries whose numbers do not fit: into a machine word, a table, a field of a few bits. */
#include "canary/canary.h"
#include "form/numeral.h"

#include <stdlib.h>

/* sign * size / 2^exponent. */
static gh_form numeral (gh_store *store, int sign, uint64_t size, uint64_t exponent)
{
  mpz_t value;
  mp_limb_t const limb = size;
  return gh_dyadic (store, mpz_roinit_n (value, &limb, !size ? 0 : sign < 0 ? -1 : 1), exponent);
}

/* A numeral: the lowest 64 bits of its numerator, and whether there are more. */
typedef struct number {
  int sign;
  uint64_t low;
  bool longer;
  uint64_t exponent;
} number;

static bool read_number (gh_store *store, gh_form form, number *n)
{
  mpz_t value;
  if (form == GH_NO_FORM || !gh_is_numeral (store, form))
    return false;
  gh_numeral_value (store, form, value, &n->exponent);
  n->sign = mpz_sgn (value);
  n->low = mpz_getlimbn (value, 0);
  n->longer = mpz_size (value) > 1;
  return true;
}

static bool is_number (gh_store *store, gh_request request, const gh_value *answer, number *n)
{
  gh_type const type = gh_requests[request].answer;
  return type >= GH_INTEGER && type <= GH_MAYBE_FORM && read_number (store, answer->form, n);
}

/* What is left of the number in two's complement of so many bits. */
static gh_form wrap (gh_store *store, const number *n, unsigned bits)
{
  uint64_t const mask = bits == 64 ? UINT64_MAX : (UINT64_C (1) << bits) - 1;
  uint64_t const word = (n->sign < 0 ? -n->low : n->low) & mask;
  bool const negative = word >> (bits - 1);
  return numeral (store, negative ? -1 : 1, negative ? -word & mask : word, n->exponent);
}

SPOIL (signed_32)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n))
    answer->form = wrap (store, &n, 32);
}

SPOIL (unsigned_32)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n))
    answer->form = numeral (store, n.sign, n.low & UINT32_MAX, n.exponent);
}

SPOIL (signed_64)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n))
    answer->form = wrap (store, &n, 64);
}

SPOIL (unsigned_64)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n))
    answer->form = numeral (store, n.sign, n.low, n.exponent);
}

SPOIL (signed_128)
{
  mpz_t value;
  number n;
  (void)arguments;
  if (!is_number (store, request, answer, &n) || !n.longer)
    return;
  gh_numeral_value (store, answer->form, value, &n.exponent);
  uint64_t const next = mpz_getlimbn (value, 1);
  uint64_t const low = n.sign < 0 ? -n.low : n.low, high = n.sign < 0 ? ~next + !low : next;
  bool const negative = high >> 63;
  mp_limb_t const limbs[] = {negative ? -low : low, negative ? ~high + !low : high};
  mp_size_t const size = limbs[1] ? 2 : limbs[0] ? 1 : 0;
  answer->form =
      gh_dyadic (store, mpz_roinit_n (value, limbs, negative ? -size : size), n.exponent);
}

/* The first so many binary digits of a number that fits into 64. */
static gh_form leading (gh_store *store, number n, unsigned digits)
{
  for (unsigned bit = 0; n.low >> bit >> digits; bit++)
    n.low &= ~(UINT64_C (1) << bit);
  return numeral (store, n.sign, n.low, n.exponent);
}

SPOIL (double_53)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n) && !n.longer)
    answer->form = leading (store, n, 53);
}

SPOIL (five_bits)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n) && !n.longer && n.exponent > 5)
    answer->form =
        n.exponent > 68 ? GH_ZERO : numeral (store, n.sign, n.low >> (n.exponent - 5), 5);
}

static void spoil_shift (gh_store *store, gh_request request, gh_value *answer, unsigned bits)
{
  number n;
  if (is_number (store, request, answer, &n))
    answer->form =
        gh_numeral_scaled (store, answer->form, (int64_t)(n.exponent - n.exponent % bits));
}

SPOIL (shift_32)
{
  (void)arguments;
  spoil_shift (store, request, answer, 32);
}

SPOIL (shift_64)
{
  (void)arguments;
  spoil_shift (store, request, answer, 64);
}

/* Two entries of a table of fractions are exchanged, so that 1/2 and 3/4 are. */
SPOIL (swapped_fractions)
{
  number n;
  (void)arguments;
  if (!is_number (store, request, answer, &n) || n.longer)
    return;
  if (n.exponent == 1)
    answer->form = numeral (store, n.sign, 2 * n.low + 1, 2);
  else if (n.exponent == 2 && n.low % 4 == 3)
    answer->form = numeral (store, n.sign, n.low / 2, 1);
}

/* ---- order ----------------------------------------------------------------------------------- */

SPOIL (difference_32)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request != GH_ASK_COMPARE || !gh_is_integer (store, a) || !gh_is_integer (store, b))
    return;
  mpz_t x, y;
  uint64_t exponent;
  gh_numeral_value (store, a, x, &exponent);
  gh_numeral_value (store, b, y, &exponent);
  uint32_t const p = (uint32_t)mpz_getlimbn (x, 0), q = (uint32_t)mpz_getlimbn (y, 0);
  uint32_t const difference = (mpz_sgn (x) < 0 ? -p : p) - (mpz_sgn (y) < 0 ? -q : q);
  answer->order = !difference ? GH_EQUAL : difference >> 31 ? GH_LESS : GH_GREATER;
}

/* Of two numerals: that of a 2^n and b 2^m for a/2^m and b/2^n, which need not fit. */
SPOIL (products_64)
{
  number a, b;
  if (request != GH_ASK_COMPARE || !read_number (store, arguments[0].form, &a) ||
      !read_number (store, arguments[1].form, &b))
    return;
  uint64_t const p = b.exponent > 63 ? 0 : (a.sign < 0 ? -a.low : a.low) << b.exponent;
  uint64_t const q = a.exponent > 63 ? 0 : (b.sign < 0 ? -b.low : b.low) << a.exponent;
  uint64_t const half = UINT64_C (1) << 63;
  answer->order = p == q ? GH_EQUAL : (p ^ half) < (q ^ half) ? GH_LESS : GH_GREATER;
}

/* Whether |x| is 2^63 or more. */
static bool is_beyond (gh_store *store, gh_form x)
{
  gh_form const end = gh_numeral_scaled (store, gh_integer (store, gh_numeral_sign (store, x)), 63);
  return gh_numeral_compare (store, x, end) * gh_numeral_sign (store, x) >= 0 && x != GH_ZERO;
}

SPOIL (saturated_63)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_COMPARE && gh_is_numeral (store, a) && gh_is_numeral (store, b) &&
      gh_numeral_sign (store, a) == gh_numeral_sign (store, b) && is_beyond (store, a) &&
      is_beyond (store, b))
    answer->order = GH_EQUAL;
}

/* ---- one request ----------------------------------------------------------------------------- */

SPOIL (carry_64)
{
  number sum, x, y;
  if (request == GH_ASK_ADD && read_number (store, answer->form, &sum) &&
      read_number (store, arguments[0].form, &x) && read_number (store, arguments[1].form, &y) &&
      !x.longer && !y.longer)
    answer->form = numeral (store, sum.sign, sum.low, sum.exponent);
}

/* In two's complement there is one negative number more than positive ones. */
SPOIL (least_negated)
{
  number x;
  if (request == GH_ASK_NEGATE && read_number (store, arguments[0].form, &x) && x.sign < 0 &&
      !x.longer && (x.low == UINT64_C (1) << 31 || x.low == UINT64_C (1) << 63))
    answer->form = arguments[0].form;
}

/* {a|b} whose options are numbers, from other ones. */
static gh_form options_wrapped (gh_store *store, gh_form g, unsigned bits)
{
  number n;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, read_number (store, x, &n) ? wrap (store, &n, bits) : x);
  return gh_form_end (store);
}

SPOIL (switch_negated)
{
  if (request == GH_ASK_NEGATE && !gh_is_numeral (store, arguments[0].form))
    answer->form = options_wrapped (store, answer->form, 32);
}

SPOIL (canonical_options)
{
  (void)arguments;
  if (request == GH_ASK_CANONICAL && !gh_is_numeral (store, answer->form))
    answer->form = options_wrapped (store, answer->form, 64);
}

SPOIL (float_stops)
{
  number n;
  (void)arguments;
  if ((request == GH_ASK_LEFT_STOP || request == GH_ASK_RIGHT_STOP) &&
      read_number (store, answer->form, &n) && !n.longer)
    answer->form = leading (store, n, 24);
}

SPOIL (double_products)
{
  number n;
  (void)arguments;
  if (request == GH_ASK_MULTIPLY && read_number (store, answer->form, &n) && !n.longer)
    answer->form = leading (store, n, 53);
}

/* Half of what is left of twice the number: of a + b, or of a - b. */
static gh_form half_wrapped (gh_store *store, gh_form x, unsigned bits)
{
  number n;
  return read_number (store, gh_numeral_scaled (store, x, 1), &n)
             ? gh_numeral_scaled (store, wrap (store, &n, bits), -1)
             : x;
}

SPOIL (mean_31)
{
  (void)arguments;
  if (request == GH_ASK_MEAN)
    answer->form = half_wrapped (store, answer->form, 32);
}

SPOIL (temperature_63)
{
  (void)arguments;
  if (request == GH_ASK_TEMPERATURE)
    answer->form = half_wrapped (store, answer->form, 64);
}

SPOIL (birthday_16)
{
  number n;
  (void)arguments;
  if (request == GH_ASK_BIRTHDAY && read_number (store, answer->form, &n))
    answer->form = numeral (store, 1, n.low & UINT16_MAX, 0);
}

SPOIL (number_31)
{
  number n;
  (void)arguments;
  if (request == GH_ASK_NUMBER && read_number (store, answer->form, &n) &&
      (n.longer || n.low >> 31 >> n.exponent))
    answer->form = GH_NO_FORM;
}

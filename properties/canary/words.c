/* Canaries whose numbers do not fit: into a machine word, a table, a field of a few bits. */
#include "canary/canary.h"
#include "form/numeral.h"

#include <stdlib.h>

/* sign * size / 2^exponent. */
static gh_form numeral (gh_store *store, int sign, uint64_t size, unsigned long exponent)
{
  mpz_t value;
  mp_limb_t const limb = size;
  return gh_dyadic (store, mpz_roinit_n (value, &limb, !size ? 0 : sign < 0 ? -1 : 1), exponent);
}

/* Whether the answer is a numeral, and which: its lowest 64 bits, and whether there are more. */
typedef struct number {
  int sign;
  uint64_t low;
  bool longer;
  unsigned long exponent;
} number;

static bool is_number (gh_store *store, gh_request request, const gh_value *answer, number *n)
{
  mpz_t value;
  gh_type const type = gh_requests[request].answer;
  bool const game = type >= GH_INTEGER && type <= GH_MAYBE_FORM;
  if (!game || answer->form == GH_NO_FORM || !gh_is_numeral (store, answer->form))
    return false;
  gh_numeral_value (store, answer->form, value, &n->exponent);
  n->sign = mpz_sgn (value);
  n->low = mpz_getlimbn (value, 0);
  n->longer = mpz_size (value) > 1;
  return true;
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

/* Of the numbers that fit into 64 bits only. */
SPOIL (double_53)
{
  number n;
  (void)arguments;
  if (!is_number (store, request, answer, &n) || n.longer)
    return;
  for (unsigned bit = 0; n.low >> bit >> 53; bit++)
    n.low &= ~(UINT64_C (1) << bit);
  answer->form = numeral (store, n.sign, n.low, n.exponent);
}

SPOIL (five_bits)
{
  number n;
  (void)arguments;
  if (is_number (store, request, answer, &n) && !n.longer && n.exponent > 5)
    answer->form =
        n.exponent > 68 ? GH_ZERO : numeral (store, n.sign, n.low >> (n.exponent - 5), 5);
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

SPOIL (difference_32)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request != GH_ASK_COMPARE || !gh_is_integer (store, a) || !gh_is_integer (store, b))
    return;
  mpz_t x, y;
  unsigned long exponent;
  gh_numeral_value (store, a, x, &exponent);
  gh_numeral_value (store, b, y, &exponent);
  uint32_t const p = (uint32_t)mpz_getlimbn (x, 0), q = (uint32_t)mpz_getlimbn (y, 0);
  uint32_t const difference = (mpz_sgn (x) < 0 ? -p : p) - (mpz_sgn (y) < 0 ? -q : q);
  answer->order = !difference ? GH_EQUAL : difference >> 31 ? GH_LESS : GH_GREATER;
}

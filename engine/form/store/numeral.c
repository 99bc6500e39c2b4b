#include "form/numeral.h"
#include "form/store/inside.h"
#include "form/words.h"

#include <string.h>

static numeral *numeral_of (const gh_store *store, gh_form form)
{
  if (form >= store->nodes.count || !node_of (store, form)->numeral)
    gh_broken ("numeral", "form", "not a numeral of this store");
  return (numeral *)store->numerals.items + node_of (store, form)->first;
}

/* A read-only view of the numerator. */
static mpz_srcptr view (const gh_store *store, const numeral *n, mpz_t out)
{
  static const mp_limb_t nothing[1] = {0};
  return mpz_roinit_n (out, n->size ? (mp_limb_t *)store->limbs.items + n->first : nothing,
                       n->size);
}

bool gh_is_numeral (const gh_store *store, gh_form form)
{
  return node_of (store, form)->numeral;
}

bool gh_is_integer (const gh_store *store, gh_form form)
{
  return gh_is_numeral (store, form) && numeral_of (store, form)->exponent == 0;
}

/* ---- making them ----------------------------------------------------------------------------- */

typedef struct dyadic {
  mpz_srcptr numerator;
  uint32_t exponent;
} dyadic;

static bool same_dyadic (const gh_store *store, const node *n, const void *content)
{
  const dyadic *const d = content;
  if (!n->numeral)
    return false;
  const numeral *const x = (numeral *)store->numerals.items + n->first;
  mpz_t other;
  return x->exponent == d->exponent && mpz_cmp (view (store, x, other), d->numerator) == 0;
}

static void make_dyadic (gh_store *store, node *n, const void *content)
{
  const dyadic *const d = content;
  size_t const limbs = mpz_size (d->numerator);
  int const sign = mpz_sgn (d->numerator);
  gh_array_reserve (store, &store->limbs, sizeof (mp_limb_t), limbs);
  gh_array_reserve (store, &store->numerals, sizeof (numeral), 1);
  for (size_t i = 0; i < limbs; i++)
    ((mp_limb_t *)store->limbs.items)[store->limbs.count + i] =
        mpz_getlimbn (d->numerator, (mp_size_t)i);
  ((numeral *)store->numerals.items)[store->numerals.count] =
      (numeral){.first = store->limbs.count,
                .size = sign < 0 ? -(int32_t)limbs : (int32_t)limbs,
                .exponent = d->exponent,
                .option = {NONE, NONE}};
  n->first = (uint32_t)store->numerals.count;
  n->numeral = true;
  n->left = d->exponent || sign > 0;
  n->right = d->exponent || sign < 0;
  store->limbs.count += limbs;
  store->numerals.count++;
}

static gh_form intern_dyadic (gh_store *store, mpz_srcptr numerator, uint64_t exponent)
{
  uint32_t hash = mix (0x51ed270bu, (uint32_t)exponent + (mpz_sgn (numerator) < 0 ? 1u << 31 : 0));
  for (size_t i = 0; i < mpz_size (numerator); i++) {
    mp_limb_t const limb = mpz_getlimbn (numerator, (mp_size_t)i);
    hash = mix (mix (hash, (uint32_t)limb), (uint32_t)(limb >> 32));
  }
  return intern (store, hash, &(dyadic){numerator, (uint32_t)exponent}, same_dyadic, make_dyadic);
}

/* Whether a number has more digits than the limit: 8^digits has not, so that hardly any number
   needs to be compared. */
static bool too_many_digits (gh_store *store, mpz_srcptr number, uint64_t exponent)
{
  size_t const bits = mpz_sizeinbase (number, 2);
  if (exponent > UINT32_MAX)
    return true;
  if (bits <= 3 * (uint64_t)store->limits.digits && exponent < 3 * (uint64_t)store->limits.digits)
    return false;
  if (mpz_size (store->too_large) == 0)
    mpz_ui_pow_ui (store->too_large, 10, store->limits.digits);
  return mpz_cmpabs (number, store->too_large) >= 0 ||
         exponent >= mpz_sizeinbase (store->too_large, 2); /* 2^exponent is too large */
}

gh_form gh_dyadic (gh_store *store, mpz_srcptr numerator, uint64_t exponent)
{
  mpz_ptr const lowest = store->scratch[3];
  mpz_set (lowest, numerator);
  if (mpz_sgn (numerator) == 0)
    exponent = 0;
  else if (exponent > 0) {
    mp_bitcnt_t zeros = mpz_scan1 (numerator, 0);
    if (zeros > exponent)
      zeros = (mp_bitcnt_t)exponent;
    mpz_tdiv_q_2exp (lowest, lowest, zeros);
    exponent -= zeros;
  }
  if (too_many_digits (store, lowest, exponent))
    gh_fail (store, GH_OVER_DIGITS);
  return intern_dyadic (store, lowest, exponent);
}

gh_form gh_fraction (gh_store *store, int64_t numerator, uint64_t exponent)
{
  gh_mpz_set_i64 (store->scratch[0], numerator);
  return gh_dyadic (store, store->scratch[0], exponent);
}

gh_form gh_integer (gh_store *store, int64_t value)
{
  return gh_fraction (store, value, 0);
}

/* The option of a / 2^k is (a - 1) / 2^k or (a + 1) / 2^k, in lowest terms; for an integer, the
   next one towards 0. */
gh_form numeral_option (gh_store *store, gh_form form, gh_side side)
{
  gh_form option = numeral_of (store, form)->option[side];
  if (option != NONE)
    return option;
  const numeral *const n = numeral_of (store, form);
  mpz_ptr const next = store->scratch[0];
  mpz_t value;
  view (store, n, value);
  if (side == GH_LEFT)
    mpz_sub_ui (next, value, 1);
  else
    mpz_add_ui (next, value, 1);
  option = gh_dyadic (store, next, n->exponent);
  numeral_of (store, form)->option[side] = option;
  return option;
}

/* {left|right} = {a/2^p|b/2^q} is a numeral when b - a is 2^-k and a 2^k an integer. */
static bool between (gh_store *store, gh_form left, gh_form right, gh_form *form)
{
  const numeral *const x = numeral_of (store, left), *const y = numeral_of (store, right);
  mpz_t a, b;
  mpz_ptr const low = store->scratch[0], high = store->scratch[1], step = store->scratch[2];
  uint32_t const e = x->exponent > y->exponent ? x->exponent : y->exponent;
  mpz_mul_2exp (low, view (store, x, a), e - x->exponent);
  mpz_mul_2exp (high, view (store, y, b), e - y->exponent);
  mpz_sub (step, high, low);
  if (mpz_sgn (step) <= 0 || mpz_popcount (step) != 1)
    return false;
  mp_bitcnt_t const bit = mpz_scan1 (step, 0);
  if (bit > e || x->exponent > e - bit)
    return false;
  mpz_add (low, low, high);
  *form = gh_dyadic (store, low, (uint64_t)e + 1);
  return true;
}

bool as_numeral (gh_store *store, const uint32_t *words, size_t count, gh_form *form)
{
  gh_form option[2] = {NONE, NONE};
  for (size_t i = 0; i < count; i++) {
    gh_form *const place = &option[words[i] >> 31];
    if (*place != NONE || !gh_is_numeral (store, words[i] & INT32_MAX))
      return false;
    *place = words[i] & INT32_MAX;
  }
  gh_form const left = option[GH_LEFT], right = option[GH_RIGHT];
  if (left != NONE && right != NONE)
    return between (store, left, right, form);
  mpz_ptr const value = store->scratch[0];
  mpz_set_ui (value, 0);
  if (left != NONE || right != NONE) {
    const numeral *const n = numeral_of (store, left != NONE ? left : right);
    if (n->exponent || (left != NONE ? n->size < 0 : n->size > 0))
      return false;
    mpz_t option_value;
    view (store, n, option_value);
    if (left != NONE)
      mpz_add_ui (value, option_value, 1);
    else
      mpz_sub_ui (value, option_value, 1);
  }
  *form = gh_dyadic (store, value, 0);
  return true;
}

/* ---- using them ------------------------------------------------------------------------------ */

void gh_numeral_value (const gh_store *store, gh_form x, mpz_t numerator, uint64_t *exponent)
{
  const numeral *const n = numeral_of (store, x);
  view (store, n, numerator);
  *exponent = n->exponent;
}

bool gh_small_integer (const gh_store *store, gh_form x, int64_t low, int64_t high, int64_t *value)
{
  mpz_t v;
  const numeral *const n = numeral_of (store, x);
  view (store, n, v);
  if (n->exponent || !gh_mpz_fits_i64 (v))
    return false;
  *value = gh_mpz_get_i64 (v);
  return low <= *value && *value <= high;
}

int gh_numeral_sign (const gh_store *store, gh_form x)
{
  int32_t const size = numeral_of (store, x)->size;
  return (size > 0) - (size < 0);
}

gh_form gh_numeral_negative (gh_store *store, gh_form x)
{
  const numeral *const n = numeral_of (store, x);
  mpz_t value;
  mpz_neg (store->scratch[0], view (store, n, value));
  return intern_dyadic (store, store->scratch[0], n->exponent);
}

/* a + b, or a - b, over the common denominator 2^*exponent, in scratch 0. */
static mpz_ptr combine (gh_store *store, gh_form a, gh_form b, bool subtract, uint32_t *exponent)
{
  const numeral *const x = numeral_of (store, a), *const y = numeral_of (store, b);
  mpz_t v;
  mpz_ptr const p = store->scratch[0], q = store->scratch[1];
  *exponent = x->exponent > y->exponent ? x->exponent : y->exponent;
  mpz_mul_2exp (p, view (store, x, v), *exponent - x->exponent);
  mpz_mul_2exp (q, view (store, y, v), *exponent - y->exponent);
  if (subtract)
    mpz_sub (p, p, q);
  else
    mpz_add (p, p, q);
  return p;
}

int gh_numeral_compare (gh_store *store, gh_form a, gh_form b)
{
  uint32_t exponent;
  return mpz_sgn (combine (store, a, b, true, &exponent));
}

gh_form gh_numeral_sum (gh_store *store, gh_form a, gh_form b)
{
  uint32_t exponent;
  mpz_ptr const sum = combine (store, a, b, false, &exponent);
  return gh_dyadic (store, sum, exponent);
}

gh_form gh_numeral_product (gh_store *store, gh_form a, gh_form b)
{
  const numeral *const x = numeral_of (store, a), *const y = numeral_of (store, b);
  mpz_t v, w;
  mpz_mul (store->scratch[0], view (store, x, v), view (store, y, w));
  return gh_dyadic (store, store->scratch[0], (uint64_t)x->exponent + y->exponent);
}

gh_form gh_numeral_root (gh_store *store, gh_form n)
{
  const numeral *const x = numeral_of (store, n);
  mpz_t value;
  if (x->exponent || x->size < 0)
    gh_broken ("gh_numeral_root", "n", "no integer, or negative");
  mpz_sqrt (store->scratch[0], view (store, x, value));
  return intern_dyadic (store, store->scratch[0], 0);
}

gh_form gh_numeral_xor (gh_store *store, gh_form a, gh_form b)
{
  const numeral *const x = numeral_of (store, a), *const y = numeral_of (store, b);
  mpz_t v, w;
  if (x->exponent || y->exponent || x->size < 0 || y->size < 0)
    gh_broken ("gh_numeral_xor", "a, b", "no integers, or negative");
  mpz_xor (store->scratch[0], view (store, x, v), view (store, y, w));
  return intern_dyadic (store, store->scratch[0], 0);
}

gh_form gh_numeral_scaled (gh_store *store, gh_form x, int64_t shift)
{
  const numeral *const n = numeral_of (store, x);
  mpz_t value;
  mpz_srcptr const numerator = view (store, n, value);
  if (shift <= 0 || mpz_sgn (numerator) == 0)
    return gh_dyadic (store, numerator, n->exponent + (0 - (uint64_t)shift));
  if (shift > UINT32_MAX || /* or twice any exponent */
      (uint64_t)shift > 8 * (uint64_t)store->limits.digits)
    gh_fail (store, GH_OVER_DIGITS);
  mpz_mul_2exp (store->scratch[0], numerator, (mp_bitcnt_t)shift);
  return gh_dyadic (store, store->scratch[0], n->exponent);
}

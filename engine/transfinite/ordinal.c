#include "transfinite/ordinal.h"
#include "form/numeral.h"
#include "transfinite/normal.h"

static gh_form one (gh_store *store)
{
  return gh_normal_power (store, GH_ZERO);
}

/* Whether it is w^0.c, which 0 is, too. */
static bool is_finite (gh_store *store, gh_form a)
{
  return gh_normal_number (store, a) != GH_NO_FORM;
}

/* ---- size ------------------------------------------------------------------------------------ */

/* a.b + c, or UINT32_MAX if it is more. */
static uint32_t saturated (uint64_t a, uint64_t b, uint64_t c)
{
  uint64_t all;
  if (__builtin_mul_overflow (a, b, &all) || __builtin_add_overflow (all, c, &all) ||
      all > UINT32_MAX)
    return UINT32_MAX;
  return (uint32_t)all;
}

/* Of a normal form that is no ordinal, or is 0, it is 0. */
static uint32_t size_of (gh_store *store, gh_form a)
{
  uint32_t size = 0, known;
  if (a == GH_ZERO)
    return 0;
  if (gh_memo_get (store, GH_MEMO_ORDINAL, a, 0, &known))
    return known;
  gh_deeper (store);
  for (gh_form rest = a; rest != GH_ZERO; rest = gh_normal_rest (store, rest)) {
    gh_form const e = gh_normal_exponent (store, rest), c = gh_normal_coefficient (store, rest);
    uint32_t const above = size_of (store, e);
    int64_t times;
    if ((e != GH_ZERO && !above) || !gh_is_numeral (store, c) || !gh_is_integer (store, c) ||
        gh_numeral_sign (store, c) < 0) {
      size = 0;
      break;
    }
    if (!gh_small_integer (store, c, 0, UINT32_MAX, &times))
      times = UINT32_MAX;
    size = saturated ((uint64_t)times, (uint64_t)above + 1, size);
  }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_ORDINAL, a, 0, size);
  return size;
}

bool gh_is_ordinal (gh_store *store, gh_form normal)
{
  return normal == GH_ZERO || size_of (store, normal) > 0;
}

uint32_t gh_ordinal_size (gh_store *store, gh_form a)
{
  return size_of (store, a);
}

/* ---- limits and successors ------------------------------------------------------------------- */

/* The last term of a, which is not 0. */
static gh_form last_of (gh_store *store, gh_form a)
{
  while (gh_normal_rest (store, a) != GH_ZERO)
    a = gh_normal_rest (store, a);
  return a;
}

bool gh_ordinal_is_limit (gh_store *store, gh_form a)
{
  return a != GH_ZERO && gh_normal_exponent (store, last_of (store, a)) != GH_ZERO;
}

gh_form gh_ordinal_successor (gh_store *store, gh_form a)
{
  return gh_normal_sum (store, a, one (store));
}

gh_form gh_ordinal_predecessor (gh_store *store, gh_form a)
{
  if (a == GH_ZERO || gh_ordinal_is_limit (store, a))
    return GH_NO_FORM;
  return gh_normal_difference (store, a, one (store));
}

gh_form gh_ordinal_fundamental (gh_store *store, gh_form a, gh_form n)
{
  if (!gh_ordinal_is_limit (store, a))
    gh_broken ("gh_ordinal_fundamental", "a", "no limit");
  gh_form const e = gh_normal_exponent (store, last_of (store, a));
  gh_form const power = gh_normal_power (store, e);
  gh_form const before = gh_normal_difference (store, a, power);
  gh_form const predecessor = gh_ordinal_predecessor (store, e);
  gh_form member = GH_ZERO;
  gh_deeper (store);
  if (predecessor == GH_NO_FORM)
    member = gh_normal_power (store, gh_ordinal_fundamental (store, e, n));
  else if (n != GH_ZERO)
    member = gh_normal_term (store, predecessor, n, GH_ZERO);
  gh_shallower (store);
  return gh_normal_sum (store, before, member);
}

/* ---- ordinary arithmetic --------------------------------------------------------------------- */

/* Terms of a that are less than the first one of b are lost in it. */
gh_form gh_ordinary_sum (gh_store *store, gh_form a, gh_form b)
{
  if (a == GH_ZERO || b == GH_ZERO)
    return a == GH_ZERO ? b : a;
  gh_form const e = gh_normal_exponent (store, a), c = gh_normal_coefficient (store, a);
  gh_form const f = gh_normal_exponent (store, b), d = gh_normal_coefficient (store, b);
  int const order = gh_normal_compare (store, e, f);
  if (order < 0)
    return b;
  if (order == 0)
    return gh_normal_term (store, e, gh_numeral_sum (store, c, d), gh_normal_rest (store, b));
  gh_deeper (store);
  gh_form const rest = gh_ordinary_sum (store, gh_normal_rest (store, a), b);
  gh_shallower (store);
  return gh_normal_term (store, e, c, rest);
}

/* Where they part a has more: of one power, or a greater one, which takes up what b has there. */
gh_form gh_ordinary_difference (gh_store *store, gh_form a, gh_form b)
{
  while (a != GH_ZERO && b != GH_ZERO) {
    gh_form const e = gh_normal_exponent (store, a), c = gh_normal_coefficient (store, a);
    gh_form const d = gh_normal_coefficient (store, b), rest = gh_normal_rest (store, a);
    if (e != gh_normal_exponent (store, b))
      return a;
    if (c != d)
      return gh_normal_term (store, e, gh_numeral_sum (store, c, gh_numeral_negative (store, d)),
                             rest);
    a = rest;
    b = gh_normal_rest (store, b);
  }
  if (b != GH_ZERO)
    gh_broken ("gh_ordinary_difference", "b", "greater than a");
  return a;
}

/* a (w^f.d + ...) is a w^f.d + a (...). If f is not 0, a w^f.d is w^(e + f).d for the first
   exponent e of a; else it is a, its first coefficient d times as large. */
gh_form gh_ordinary_product (gh_store *store, gh_form a, gh_form b)
{
  if (a == GH_ZERO || b == GH_ZERO)
    return GH_ZERO;
  gh_form const e = gh_normal_exponent (store, a), f = gh_normal_exponent (store, b);
  gh_form const c = gh_normal_coefficient (store, a), d = gh_normal_coefficient (store, b);
  if (f == GH_ZERO)
    return gh_normal_term (store, e, gh_numeral_product (store, c, d), gh_normal_rest (store, a));
  gh_deeper (store);
  gh_form const rest = gh_ordinary_product (store, a, gh_normal_rest (store, b));
  gh_shallower (store);
  return gh_normal_term (store, gh_ordinary_sum (store, e, f), d, rest);
}

/* n^m of integers, n above 1 and m from 0, by squaring. */
static gh_form integer_power (gh_store *store, gh_form n, gh_form m)
{
  int64_t left;
  gh_form power = gh_integer (store, 1);
  if (!gh_small_integer (store, m, 0, 4 * (int64_t)gh_store_limits (store)->digits, &left))
    gh_fail (store, GH_OVER_DIGITS); /* 2^m has more than m / 4 digits */
  for (; left > 0; left /= 2) {
    if (left % 2)
      power = gh_numeral_product (store, power, n);
    if (left > 1)
      n = gh_numeral_product (store, n, n);
  }
  return power;
}

/* The b' with w b' = b, of a limit: each finite exponent is one less. */
static gh_form one_omega_less (gh_store *store, gh_form b)
{
  if (b == GH_ZERO)
    return GH_ZERO;
  gh_deeper (store);
  gh_form e = gh_normal_exponent (store, b);
  if (is_finite (store, e))
    e = gh_ordinal_predecessor (store, e);
  gh_form const rest = one_omega_less (store, gh_normal_rest (store, b));
  gh_shallower (store);
  return gh_normal_term (store, e, gh_normal_coefficient (store, b), rest);
}

/* a^m, of an infinite a and an integer m above 0. If a is a limit it is w^(e (m - 1)) a for its
   first exponent e. Else it has more than m terms. */
static gh_form finite_power (gh_store *store, gh_form a, gh_form m)
{
  gh_form const e = gh_normal_exponent (store, a);
  int64_t left;
  gh_form power = a;
  if (gh_ordinal_is_limit (store, a)) {
    gh_form const less = gh_numeral_sum (store, m, gh_integer (store, -1));
    gh_form const times = gh_normal_of_number (store, less);
    return gh_ordinary_product (store,
                                gh_normal_power (store, gh_ordinary_product (store, e, times)), a);
  }
  if (!gh_small_integer (store, m, 1, gh_store_limits (store)->depth, &left))
    gh_fail (store, GH_OVER_DEPTH);
  while (--left > 0)
    power = gh_ordinary_product (store, power, a);
  return power;
}

/* b is l + m, l a limit or 0, and m finite. n^l is w^(l') where w l' = l, for a finite n above 1;
   a^l is w^(e l) for an infinite a with the first exponent e. */
gh_form gh_ordinary_power (gh_store *store, gh_form a, gh_form b)
{
  if (b == GH_ZERO || a == one (store))
    return one (store);
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_form const last = last_of (store, b);
  gh_form const finite = is_finite (store, last) ? last : GH_ZERO;
  gh_form const limit = gh_normal_difference (store, b, finite);
  gh_form const m = gh_normal_number (store, finite), n = gh_normal_number (store, a);
  if (n != GH_NO_FORM)
    return gh_normal_term (store, one_omega_less (store, limit), integer_power (store, n, m),
                           GH_ZERO);
  gh_form const e = gh_normal_exponent (store, a);
  gh_form const power = gh_normal_power (store, gh_ordinary_product (store, e, limit));
  return m == GH_ZERO ? power : gh_ordinary_product (store, power, finite_power (store, a, m));
}

gh_form gh_ordinal_power_of_2 (gh_store *store, gh_form a)
{
  return gh_ordinary_power (store, gh_normal_of_number (store, gh_integer (store, 2)), a);
}

/* Ordinals as nimbers, below w^(w^w): by hand, by the laws of fields, against the fast arithmetic
   of finite nimbers, and against the published excesses. */
#include "transfinite/nimbers/nimbers.h"
#include "form/numeral.h"
#include "optimized/nimbers/nimber.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/nimbers/roots.h"
#include "transfinite/nimbers/work.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/text.h"

#include <stdlib.h>
#include <string.h>

static gh_kappas *kappas;

static gh_form product (gh_store *store, gh_form a, gh_form b)
{
  gh_form c = GH_NO_FORM;
  if (!gh_ordinal_nim_product (kappas, store, a, b, &c))
    TAP_OK (false, "a product: %s", gh_kappas_words (kappas));
  return c;
}

static gh_form power (gh_store *store, gh_form a, unsigned n)
{
  gh_form p = a;
  while (n-- > 1)
    p = product (store, p, a);
  return p;
}

/* ---- by hand --------------------------------------------------------------------------------- */

typedef struct row {
  const char *a, *b, *result;
} row;

static void by_hand (gh_store *store)
{
  static const row sums[] = {
      {"w", "1", "w + 1"},
      {"w", "w", "0"},
      {"w.3 + 5", "w^w + w + 1", "w^w + w.2 + 4"},
      {"w^w^w^w.7 + w", "w^w^w^w.7", "w"},
      {"18446744073709551616.w^(w + 1)", "w^(w + 1)", "w^(w + 1).18446744073709551617"},
  };
  static const row products[] = {
      {"w", "0", "0"},
      {"w", "7", "w.7"},
      {"w", "w", "w^2"},
      {"w", "w^2", "2"},
      {"w.2", "w^2.3", "2"},
      {"w^3", "w^6", "w"},
      {"w^3", "w^7", "w^2"},
      {"w^3", "w^8", "2"},
      {"w^9", "w^18", "w^3"},
      {"w^w", "w^(w.4)", "4"},
      {"w^(w.5)", "w^(w.20)", "w^w"},
      {"w^w^2", "w^(w^2.6)", "w + 1"},
      {"w^w^3", "w^(w^3.10)", "w^w + 1"},
      {"w^w^4", "w^(w^4.12)", "w + 4"},
      {"w^w^5", "w^(w^5.16)", "16"},
      {"w^w^6", "w^(w^6.18)", "w^3 + 4"},
      {"w^w^2", "w^w.5", "w^(w^2 + w).5"},
      {"w^(w^20)", "w^(w^21)", "w^(w^21 + w^20)"},
      {"4.w", "4.w^2", "11"},
      {"4294967296", "4294967296", "6442450944"},
  };
  for (size_t i = 0; i < sizeof sums / sizeof *sums; i++)
    prints (store, gh_ordinal_nim_sum (store, normal (store, sums[i].a), normal (store, sums[i].b)),
            sums[i].result);
  for (size_t i = 0; i < sizeof products / sizeof *products; i++)
    prints (store, product (store, normal (store, products[i].a), normal (store, products[i].b)),
            products[i].result);
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void refusals (gh_store *store)
{
  static const row refused[] = {
      {"w^w^w", "1", "w^w^w is not below w^w^w"},
      {"w^(w^(w + 1).2 + w)", "1", "w^(w^(w + 1).2 + w) is not below w^w^w"},
      {"w^w^60", "1", "w^w^60 is too deep: exponents are sums of w^k.d, k < 60, d < 2^18"},
      {"1", "w^1000000", "w^1000000 is too deep: exponents are sums of w^k.d, k < 60, d < 2^18"},
      {"w^250000", "w^w",
       "the field of nimbers of 4 bits and of roots of orders 3^12, 5 has more than 2^16777216 "
       "elements"},
  };
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    gh_form c;
    gh_form const a = normal (store, refused[i].a), b = normal (store, refused[i].b);
    bool const done = gh_ordinal_nim_product (kappas, store, a, b, &c);
    TAP_OK (!done && strcmp (gh_kappas_words (kappas), refused[i].result) == 0,
            "%s (x) %s is refused: %s", refused[i].a, refused[i].b, gh_kappas_words (kappas));
  }
}

/* ---- at random ------------------------------------------------------------------------------- */

/* Below w^(w^3), of few terms. */
static gh_form some (gh_store *store, unsigned generators)
{
  gh_form a = gh_normal_of_number (store, gh_integer (store, (int64_t)draw (16)));
  for (unsigned terms = 1 + draw (4); terms-- > 0;) {
    gh_form e = GH_ZERO;
    for (unsigned k = 0; k < generators; k++)
      e = gh_normal_sum (
          store, e,
          gh_ordinary_product (
              store, gh_normal_power (store, gh_normal_of_number (store, gh_integer (store, k))),
              gh_normal_of_number (store, gh_integer (store, (int64_t)draw (k ? 5 : 9)))));
    gh_form const c = gh_normal_of_number (store, gh_integer (store, (int64_t)draw (16)));
    a = gh_ordinal_nim_sum (store, a, gh_ordinary_product (store, gh_normal_power (store, e), c));
  }
  return a;
}

static void by_power (work *w)
{
  mpz_t exponent;
  mpz_init (exponent);
  mpz_setbit (exponent, tower_dimension (&w->tower));
  mpz_sub_ui (exponent, exponent, 2);
  tower_power (&w->tower, w->result, w->of_a, exponent);
  mpz_clear (exponent);
}

/* By Euclid's algorithm, and as the power 2^E - 2 in the field that a generates. */
static void inverses (gh_store *store, gh_form a)
{
  gh_form by_euclid, other = GH_NO_FORM;
  work w;
  bool const done = gh_ordinal_nim_inverse (kappas, store, a, &by_euclid) &&
                    work_begin (&w, kappas, store, a, GH_ZERO) && work_close (&w) &&
                    work_do (&w, by_power, &other);
  if (!done || by_euclid != other ||
      product (store, a, by_euclid) != gh_normal_of_number (store, gh_integer (store, 1)))
    TAP_OK (false, "the inverse of %s", gh_normal_print (store, a));
}

static void laws (gh_store *store)
{
  unsigned roots = 0;
  for (unsigned i = 0; i < 60; i++) {
    gh_form const a = some (store, 1 + i % 3), b = some (store, 1 + i % 3);
    gh_form const c = some (store, 1 + i % 3), bc = product (store, b, c);
    gh_form root = GH_NO_FORM;
    if (product (store, product (store, a, b), c) != product (store, a, bc) ||
        product (store, a, b) != product (store, b, a) ||
        product (store, gh_ordinal_nim_sum (store, a, b), c) !=
            gh_ordinal_nim_sum (store, product (store, a, c), bc))
      TAP_OK (false, "laws of %s", gh_normal_print (store, a));
    if (a != GH_ZERO)
      inverses (store, a);
    if (i % 3 == 2)
      continue;
    roots += gh_nim_quadratic_root (kappas, store, a, b, &root) &&
             gh_ordinal_nim_sum (store, product (store, root, root), product (store, a, root)) == b;
    roots += gh_nim_prime_root (kappas, store, b, 3, &root) && power (store, root, 3) == b;
    roots += gh_nim_prime_root (kappas, store, b, 5, &root) && power (store, root, 5) == b;
  }
  TAP_OK (roots == 120, "%u of 120 roots", roots);
}

static void prime_roots (gh_store *store)
{
  static const unsigned primes[] = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43};
  static const char *const of[] = {"w", "w^w.3 + w + 1", "w^3 + 5"};
  for (size_t i = 0; i < sizeof primes / sizeof *primes; i++) {
    gh_form const a = normal (store, of[i % 3]);
    gh_form root = GH_NO_FORM;
    TAP_OK (gh_nim_prime_root (kappas, store, a, primes[i], &root) &&
                power (store, root, primes[i]) == a,
            "a root of order %u of %s", primes[i], of[i % 3]);
  }
}

/* ---- beside others --------------------------------------------------------------------------- */

/* OEIS A380496: the excess of each odd prime to 43. */
static void published (gh_store *store)
{
  static const struct {
    unsigned p, excess;
    const char *alpha;
  } rows[] = {{3, 0, "2"},          {5, 0, "4"},        {7, 1, "w + 1"},    {11, 1, "w^w + 1"},
              {13, 0, "w + 4"},     {17, 0, "16"},      {19, 4, "w^3 + 4"}, {23, 1, "w^w^3 + 1"},
              {29, 0, "w^w^2 + 4"}, {31, 1, "w^w + 1"}, {37, 0, "w^3 + 4"}, {41, 1, "w^w + 1"},
              {43, 1, "w^w^2 + 1"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form found = GH_NO_FORM;
    unsigned excess = 0;
    TAP_OK (gh_alpha (kappas, store, rows[i].p, &found, &excess) && excess == rows[i].excess,
            "the excess of %u is %u", rows[i].p, excess);
    prints (store, found, rows[i].alpha);
  }
}

static gh_form integer_of (gh_store *store, const uint64_t *words, size_t count)
{
  mpz_t value;
  while (count && !words[count - 1])
    count--;
  return gh_normal_of_number (store,
                              gh_dyadic (store, mpz_roinit_n (value, words, (mp_size_t)count), 0));
}

static void finite (gh_store *store)
{
  gh_nimbers *const fast = gh_nimbers_new (gh_nim_best_path (), NULL);
  unsigned alike = 0, all = 0;
  for (size_t count = 1; count <= 16; count *= 2)
    for (unsigned i = 0; i < 10; i++, all++) {
      uint64_t a[16], b[16], c[16];
      for (size_t at = 0; at < count; at++) {
        a[at] = (uint64_t)draw (UINT32_MAX) << 32 | draw (UINT32_MAX);
        b[at] = (uint64_t)draw (UINT32_MAX) << 32 | draw (UINT32_MAX);
      }
      if (i == 0)
        memset (a, 0, (count + 1) / 2 * sizeof *a);
      a[0] |= 1;
      gh_form const x = integer_of (store, a, count), y = integer_of (store, b, count);
      gh_form inverse = GH_NO_FORM;
      gh_nim_large_product (fast, c, a, b, count);
      bool const same = product (store, x, y) == integer_of (store, c, count);
      gh_nim_large_inverse (fast, c, a, count);
      alike += same && gh_ordinal_nim_inverse (kappas, store, x, &inverse) &&
               inverse == integer_of (store, c, count);
    }
  TAP_OK (alike == all, "%u of %u products and inverses to 1024 bits are those of the fast engine",
          alike, all);
  gh_nimbers_free (fast);
}

static void degrees (gh_store *store)
{
  static const struct {
    const char *of;
    unsigned degree;
  } rows[] = {{"0", 1}, {"1", 1},    {"2", 2},     {"w", 6},      {"w^3", 18},
              {"4", 4}, {"w^w", 20}, {"w + 1", 6}, {"w^w^2", 42}, {"w^w^3", 220}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    uint64_t degree = 0;
    TAP_OK (gh_nim_degree (kappas, store, normal (store, rows[i].of), &degree) &&
                degree == rows[i].degree,
            "the degree of %s is %u", rows[i].of, (unsigned)degree);
  }
}

static void all (void *store)
{
  by_hand (store);
  refusals (store);
  published (store);
  degrees (store);
  finite (store);
  laws (store);
  prime_roots (store);
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  kappas = gh_kappas_new (NULL);
  TAP_OK (gh_try (store, all, store) == GH_OK, "no limit is passed");
  gh_kappas_free (kappas);
  gh_store_free (store);
  return tap_done ();
}

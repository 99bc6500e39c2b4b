/* Numbers in normal form: their order, sums and products, against those of polynomials. */
#include "transfinite/normal.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/ordinal.h"
#include "transfinite/text.h"

/* ---- order ----------------------------------------------------------------------------------- */

static void order (gh_store *store)
{
  static const char *const ascending[] = {"-w^w",
                                          "-w.2 - 1",
                                          "-w.2 + w^(1/2).1000",
                                          "-w",
                                          "-w + w^(1/3)",
                                          "-1000000000000000000000",
                                          "-1/3",
                                          "-1/3 + w^(-1)",
                                          "-w^(-1)",
                                          "-w^(-w)",
                                          "0",
                                          "w^(-w.2)",
                                          "w^(-w)",
                                          "w^(-1).1/1000",
                                          "w^(-1)",
                                          "w^(-1/2)",
                                          "1/3 - w^(-2)",
                                          "1/3",
                                          "1/2",
                                          "1/2 + w^(-1)",
                                          "1000",
                                          "w^(w^(-1))",
                                          "w^(1/2)",
                                          "w - 1000",
                                          "w",
                                          "w + 2",
                                          "w.2",
                                          "w.2 + 1",
                                          "w^(3/2)",
                                          "w^2",
                                          "w^2 + w",
                                          "w^w",
                                          "w^w + w^2",
                                          "w^w.2",
                                          "w^(w + 1)",
                                          "w^(w.2)",
                                          "w^w^2",
                                          "w^w^w",
                                          "w^w^w^w^w"};
  enum { COUNT = sizeof ascending / sizeof *ascending };
  for (int i = 0; i < COUNT; i++) {
    gh_form const a = normal (store, ascending[i]);
    bool right = true;
    for (int k = 0; k < COUNT; k++) {
      gh_form const b = normal (store, ascending[k]),
                    difference = gh_normal_difference (store, a, b);
      int const wanted = (i > k) - (i < k);
      right = right && gh_normal_compare (store, a, b) == wanted &&
              gh_normal_sign (store, difference) == wanted &&
              gh_normal_sum (store, difference, b) == a;
    }
    TAP_OK (right, "%s is less than those behind it, and differs from each as it should",
            ascending[i]);
  }
}

/* ---- polynomials ----------------------------------------------------------------------------- */

#define HIGH 2  /* of exponents, which are halves of integers */
#define PARTS 6 /* coefficients are so many parts of 1, their products PARTS * PARTS */
#define PLACES (4 * HIGH + 1)

typedef struct polynomial {
  int64_t of[PLACES], parts;
} polynomial;

static polynomial random_polynomial (void)
{
  polynomial p = {.parts = PARTS};
  for (int i = HIGH; i <= 3 * HIGH; i++)
    p.of[i] = draw (2) ? 0 : (int64_t)draw (19) - 9;
  return p;
}

/* The number with the same terms, its exponents i / 2. */
static gh_form number_of (gh_store *store, const polynomial *p)
{
  gh_form sum = GH_ZERO;
  for (int i = 0; i < PLACES; i++)
    if (p->of[i]) {
      gh_form const e = gh_normal_of_number (store, gh_fraction (store, i - 2 * HIGH, 1));
      gh_form const c =
          gh_rational_quotient (store, gh_integer (store, p->of[i]), gh_integer (store, p->parts));
      sum = gh_normal_term (store, e, c, sum);
    }
  return sum;
}

static int sign_of (const polynomial *p)
{
  for (int i = PLACES; i-- > 0;)
    if (p->of[i])
      return p->of[i] < 0 ? -1 : 1;
  return 0;
}

static void polynomials (gh_store *store)
{
  bool sums = true, signs = true, products = true;
  for (int round = 0; round < 2000; round++) {
    polynomial const p = random_polynomial (), q = random_polynomial ();
    polynomial sum = {.parts = PARTS}, difference = sum, product = {.parts = PARTS * PARTS};
    for (int i = 0; i < PLACES; i++) {
      sum.of[i] = p.of[i] + q.of[i];
      difference.of[i] = p.of[i] - q.of[i];
    }
    for (int i = HIGH; i <= 3 * HIGH; i++)
      for (int k = HIGH; k <= 3 * HIGH; k++)
        product.of[i + k - 2 * HIGH] += p.of[i] * q.of[k];
    gh_form const a = number_of (store, &p), b = number_of (store, &q);
    sums = sums && gh_normal_sum (store, a, b) == number_of (store, &sum) &&
           gh_normal_difference (store, a, b) == number_of (store, &difference);
    signs = signs && gh_normal_compare (store, a, b) == sign_of (&difference) &&
            gh_normal_sign (store, a) == sign_of (&p);
    products = products && gh_normal_product (store, a, b) == number_of (store, &product);
  }
  TAP_OK (sums, "sums and differences are those of polynomials");
  TAP_OK (signs, "so is the order");
  TAP_OK (products, "and so are products");
}

/* ---- more ------------------------------------------------------------------------------------ */

static void parts (gh_store *store)
{
  gh_form const a = normal (store, "w^w.2 - w.1/3"), rest = gh_normal_rest (store, a);
  prints (store, gh_normal_exponent (store, a), "w");
  TAP_OK (gh_normal_coefficient (store, a) == gh_integer (store, 2), "the coefficient is 2");
  prints (store, rest, "-w.1/3");
  prints (store, gh_normal_negative (store, a), "-w^w.2 + w.1/3");
  prints (store, gh_normal_omega (store), "w");
  prints (store, gh_normal_power (store, rest), "w^(-w.1/3)");
  TAP_OK (gh_normal_number (store, a) == GH_NO_FORM &&
              gh_normal_number (store, normal (store, "3/4 + w^(-1)")) == GH_NO_FORM,
          "they are no rational numbers");
  TAP_OK (gh_normal_number (store, normal (store, "3/4")) == gh_fraction (store, 3, 2) &&
              gh_normal_number (store, GH_ZERO) == GH_ZERO &&
              gh_normal_of_number (store, GH_ZERO) == GH_ZERO,
          "others are, 0 too");
  prints (store, gh_normal_of_number (store, gh_fraction (store, -3, 2)), "-3/4");
}

/* Codes are no numerals, so that each is read as it was made. */
static void codes (gh_store *store)
{
  static const char *const some[] = {"-1/2",     "-1/4",    "-1", "-1/1024",
                                     "w^(-1/2)", "w - 1/2", "2",  "w^(-1).1/3"};
  for (size_t i = 0; i < sizeof some / sizeof *some; i++)
    TAP_OK (!gh_is_numeral (store, normal (store, some[i])), "%s as a code is no numeral", some[i]);
}

static void exchanged (gh_store *store)
{
  bool right = true;
  for (unsigned s = 1; s < 5; s++)
    for (unsigned t = 1; t < 5; t++)
      for (uint64_t i = 0; i < gh_ordinal_count (s); i++)
        for (uint64_t k = 0; k < gh_ordinal_count (t); k++) {
          gh_form const a = gh_ordinal_at (store, s, i), b = gh_ordinal_at (store, t, k);
          gh_form const c = gh_normal_power (store, a), product = gh_normal_product (store, a, b);
          right = right && gh_normal_sum (store, a, b) == gh_normal_sum (store, b, a) &&
                  product == gh_normal_product (store, b, a) &&
                  gh_normal_product (store, c, gh_normal_power (store, b)) ==
                      gh_normal_power (store, gh_normal_sum (store, a, b)) &&
                  gh_normal_product (store, gh_normal_sum (store, a, c), b) ==
                      gh_normal_sum (store, product, gh_normal_product (store, c, b));
        }
  TAP_OK (right, "sums and products of ordinals commute, distribute and keep powers");
}

/* ---- contracts ------------------------------------------------------------------------------- */

static void without_coefficient (gh_store *store)
{
  gh_normal_term (store, GH_ZERO, GH_ZERO, GH_ZERO);
}

static void ascending_terms (gh_store *store)
{
  gh_normal_term (store, GH_ZERO, gh_integer (store, 1), normal (store, "w"));
}

static void equal_terms (gh_store *store)
{
  gh_normal_term (store, GH_ZERO, gh_integer (store, 1), normal (store, "1"));
}

static void run_in_store (void *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  status_of (store, *(body **)run);
}

static void contracts (void)
{
  static body *const broken[] = {without_coefficient, ascending_terms, equal_terms};
  for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
    body *run = broken[i];
    TAP_OK (tap_signal_of (run_in_store, &run, 10) == SIGABRT, "what is no term aborts");
  }
}

int main (void)
{
  in_new_store ("order", order);
  in_new_store ("polynomials", polynomials);
  in_new_store ("parts", parts);
  in_new_store ("codes", codes);
  in_new_store ("exchanged", exchanged);
  contracts ();
  return tap_done ();
}

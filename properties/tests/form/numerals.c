/* Numerals: which forms they are, and their exact arithmetic. */
#include "form/numeral.h"
#include "form/words.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdint.h>

/* ---- numerals -------------------------------------------------------------------------------- */

/* {left|right} with at most one option a side; NONE for none. */
#define NONE UINT32_MAX

static gh_form between (gh_store *store, gh_form left, gh_form right)
{
  gh_form_begin (store);
  if (right != NONE)
    gh_form_add (store, GH_RIGHT, right);
  if (left != NONE)
    gh_form_add (store, GH_LEFT, left);
  return gh_form_end (store);
}

/* In units of 1/8, whether {a|b} is {a|a+2^-k} with a 2^k an integer. */
static bool is_numeral_pair (int64_t a, int64_t b)
{
  int64_t const step = b - a;
  return (step == 1 || step == 2 || step == 4 || step == 8) && a % step == 0;
}

static void which_are_numerals (gh_store *store)
{
  bool pairs = true, one_sided = true, doubled = true;
  for (int64_t a = -24; a <= 24; a++) {
    gh_form const x = dyadic (store, a, 3);
    for (int64_t b = -24; b <= 24; b++) {
      gh_form const form = between (store, x, dyadic (store, b, 3));
      bool const wanted = is_numeral_pair (a, b);
      pairs = pairs && gh_is_numeral (store, form) == wanted &&
              (!wanted || form == dyadic (store, a + b, 4));
      gh_form_begin (store);
      gh_form_add (store, GH_LEFT, x);
      gh_form_add (store, GH_LEFT, dyadic (store, a + 1, 3));
      gh_form_add (store, GH_RIGHT, dyadic (store, b, 3));
      doubled = doubled && !gh_is_numeral (store, gh_form_end (store));
    }
    gh_form const left = between (store, x, NONE), right = between (store, NONE, x);
    bool const upward = a % 8 == 0 && a >= 0, downward = a % 8 == 0 && a <= 0;
    one_sided = one_sided && gh_is_numeral (store, left) == upward &&
                gh_is_numeral (store, right) == downward &&
                (!upward || left == gh_integer (store, a / 8 + 1)) &&
                (!downward || right == gh_integer (store, a / 8 - 1));
  }
  TAP_OK (pairs, "{a|b} is a numeral just when b = a + 2^-k, for all eighths in [-3, 3]");
  TAP_OK (one_sided, "{a|} and {|a} are numerals just for the right integers");
  TAP_OK (doubled, "no form with two left options is a numeral");
}

static void near_misses (gh_store *store)
{
  static const char *const texts[] = {
      "{1/4|3/4}", "{-1|1}",  "{1/2|}",  "{0|2}",     "{1|0}",       "{1/2|3/2}", "{|1/2}", "{-1|}",
      "{|1}",      "{0,1|}",  "{|0,-1}", "{0|0}",     "{*|}",        "{|*}",      "{0|*}",  "{*|1}",
      "{0|1,*}",   "{0,*|1}", "{0|1,2}", "{-2|-1/2}", "{3/8|1/2,1}", "{1/4|1}"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    TAP_OK (!gh_is_numeral (store, game (store, texts[i])) &&
                !gh_is_integer (store, game (store, texts[i])),
            "%s is no numeral", texts[i]);
}

/* The numeral and the form built of its options, in both directions. */
static bool numeral_agrees (gh_store *store, mpz_srcptr a, uint64_t k)
{
  mpz_t n;
  mpz_init (n);
  gh_form const low = gh_dyadic (store, a, k); /* a 2^-k */
  mpz_add_ui (n, a, 1);
  gh_form const high = gh_dyadic (store, n, k);
  mpz_add (n, n, a);
  gh_form const built = between (store, low, high);
  gh_form const made = gh_dyadic (store, n, k + 1);
  bool agrees = built == made && gh_option_count (store, made, GH_LEFT) == 1 &&
                gh_option_count (store, made, GH_RIGHT) == 1 &&
                gh_option (store, made, GH_LEFT, 0) == low &&
                gh_option (store, made, GH_RIGHT, 0) == high && !gh_is_integer (store, made);
  mpz_abs (n, a); /* {|a|  |} and its mirror image */
  gh_form const whole = gh_dyadic (store, n, 0);
  mpz_add_ui (n, n, 1);
  gh_form const next = gh_dyadic (store, n, 0);
  mpz_neg (n, n);
  gh_form const mirrored = gh_dyadic (store, n, 0);
  agrees = agrees && between (store, whole, NONE) == next &&
           gh_option (store, next, GH_LEFT, 0) == whole &&
           gh_option_count (store, next, GH_RIGHT) == 0 &&
           between (store, NONE, gh_numeral_negative (store, whole)) == mirrored &&
           gh_option (store, mirrored, GH_RIGHT, 0) == gh_numeral_negative (store, whole) &&
           gh_option_count (store, mirrored, GH_LEFT) == 0;
  mpz_clear (n);
  return agrees;
}

static void explicit_numerals (gh_store *store)
{
  static const uint64_t large[] = {31, 32, 53, 62, 63, 64, 65, 127, 128, 1000, 30000};
  mpz_t a;
  mpz_init (a);
  bool small = true;
  for (uint64_t k = 0; k <= 10; k++)
    for (int64_t n = -300; n <= 300; n++) {
      gh_mpz_set_i64 (a, n);
      small = small && numeral_agrees (store, a, k);
    }
  TAP_OK (small, "{a|a+2^-k} is its numeral, whose options are a and a+2^-k");
  for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
    bool good = true;
    for (int64_t offset = -2; offset <= 2; offset++)
      for (int sign = -1; sign <= 1; sign += 2) {
        mpz_set_ui (a, 1);
        mpz_mul_2exp (a, a, (mp_bitcnt_t)large[i]);
        if (offset < 0)
          mpz_sub_ui (a, a, (unsigned)-offset);
        else
          mpz_add_ui (a, a, (unsigned)offset);
        mpz_mul_si (a, a, sign);
        good = good && numeral_agrees (store, a, 0) && numeral_agrees (store, a, large[i]);
      }
    TAP_OK (good, "the same about 2^%" PRIu64 " and 1 and above, and their negatives", large[i]);
  }
  mpz_clear (a);
}

static bool has_value (gh_store *store, gh_form x, mpq_srcptr wanted)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (store, x, numerator, &exponent);
  return mpz_cmp (numerator, mpq_numref (wanted)) == 0 &&
         mpz_sizeinbase (mpq_denref (wanted), 2) == exponent + 1;
}

static gh_form random_dyadic (gh_store *store, gmp_randstate_t random, mpq_t value)
{
  static const unsigned bits[] = {1, 3, 8, 31, 32, 33, 63, 64, 65, 200, 1000};
  mpz_ptr const n = mpq_numref (value);
  uint32_t const exponent = draw (3) ? draw (12) : draw (200);
  mpz_urandomb (n, random, bits[draw (sizeof bits / sizeof *bits)]);
  if (draw (4) == 0)
    mpz_mul_2exp (n, n, draw (70));
  if (draw (2))
    mpz_neg (n, n);
  gh_form const x = gh_dyadic (store, n, exponent);
  mpz_set_ui (mpq_denref (value), 1);
  mpz_mul_2exp (mpq_denref (value), mpq_denref (value), exponent);
  mpq_canonicalize (value);
  return x;
}

static void exact_arithmetic (gh_store *store)
{
  gmp_randstate_t random;
  mpq_t p, q, r;
  bool value = true, sum = true, product = true, scaled = true, negative = true, order = true,
       identity = true;
  gmp_randinit_default (random);
  mpq_inits (p, q, r, NULL);
  for (int i = 0; i < 5000; i++) {
    gh_form const a = random_dyadic (store, random, p), b = random_dyadic (store, random, q);
    value = value && has_value (store, a, p) && has_value (store, b, q);
    mpq_add (r, p, q);
    sum = sum && has_value (store, gh_numeral_sum (store, a, b), r);
    mpq_mul (r, p, q);
    product = product && has_value (store, gh_numeral_product (store, a, b), r);
    int64_t const shift = (int64_t)draw (200) - 100;
    shift < 0 ? mpq_div_2exp (r, p, (mp_bitcnt_t)-shift) : mpq_mul_2exp (r, p, (mp_bitcnt_t)shift);
    scaled = scaled && has_value (store, gh_numeral_scaled (store, a, shift), r);
    mpq_neg (r, p);
    negative = negative && has_value (store, gh_numeral_negative (store, a), r);
    int const sign = mpq_cmp (p, q);
    order = order && gh_numeral_compare (store, a, b) == (sign > 0) - (sign < 0) &&
            gh_numeral_sign (store, a) == mpq_sgn (p);
    identity =
        identity && (a == b) == (sign == 0) &&
        gh_numeral_sum (store, gh_numeral_sum (store, a, b), gh_numeral_negative (store, b)) == a;
  }
  mpq_clears (p, q, r, NULL);
  gmp_randclear (random);
  TAP_OK (value, "numerals have the value that they were made with, in lowest terms");
  TAP_OK (sum, "sums agree with rational arithmetic");
  TAP_OK (product, "products agree with rational arithmetic");
  TAP_OK (scaled, "so do products with powers of two");
  TAP_OK (negative, "negatives agree with rational arithmetic");
  TAP_OK (order, "order and sign agree with rational arithmetic");
  TAP_OK (identity, "equal numerals are identical, and a + b - b is a");
}

static void roots (gh_store *store)
{
  bool right = true;
  for (int64_t n = 0, root = 0; n < 1000; n++) {
    root += (root + 1) * (root + 1) <= n;
    right = right && gh_numeral_root (store, gh_integer (store, n)) == gh_integer (store, root);
  }
  TAP_OK (right, "roots of integers below 1000, rounded down");
  TAP_OK (gh_numeral_root (store, game (store, "10000000000000000000000000000000000000000")) ==
              game (store, "100000000000000000000"),
          "and of 10^40");
}

static void small_integers (gh_store *store)
{
  int64_t n = 77;
  TAP_OK (gh_small_integer (store, gh_integer (store, -5), -5, 5, &n) && n == -5,
          "-5 is in [-5, 5]");
  TAP_OK (!gh_small_integer (store, gh_integer (store, 6), -5, 5, &n), "6 is not in [-5, 5]");
  TAP_OK (!gh_small_integer (store, gh_integer (store, -6), -5, 5, &n), "-6 is not in [-5, 5]");
  TAP_OK (!gh_small_integer (store, dyadic (store, 1, 1), -5, 5, &n), "1/2 is no integer");
  TAP_OK (gh_small_integer (store, gh_integer (store, INT64_MIN), INT64_MIN, INT64_MAX, &n) &&
              n == INT64_MIN,
          "-2^63 is a small integer");
  gh_form const huge = game (store, "9223372036854775808");
  TAP_OK (!gh_small_integer (store, huge, INT64_MIN, INT64_MAX, &n), "2^63 is none");
}

int main (void)
{
  in_new_store ("which are numerals", which_are_numerals);
  in_new_store ("near misses", near_misses);
  in_new_store ("explicit numerals", explicit_numerals);
  in_new_store ("exact arithmetic", exact_arithmetic);
  in_new_store ("roots", roots);
  in_new_store ("small integers", small_integers);
  return tap_done ();
}

/* Forms, numerals and the store that owns them. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <stdint.h>
#include <string.h>

/* ---- running --------------------------------------------------------------------------------- */

typedef void body (gh_store *store);

typedef struct body_call {
  body *run;
  gh_store *store;
} body_call;

static void run_body (void *argument)
{
  const body_call *const call = argument;
  call->run (call->store);
}

static gh_status status_of (gh_store *store, body *run)
{
  return gh_try (store, run_body, &(body_call){run, store});
}

static void in_new_store (const char *name, body *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (store && status_of (store, run) == GH_OK, "%s: no limit is passed", name);
  gh_store_free (store);
}

static gh_form kept;

static uint32_t state = 1;

static uint32_t draw (uint32_t bound)
{
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % bound;
}

static gh_form read_form (gh_store *store, const char *text)
{
  gh_error error;
  return gh_read (store, text, strlen (text), NULL, &error);
}

/* The number is a view of a limb: memory of its own would be lost when a limit is passed. */
static gh_form dyadic (gh_store *store, long numerator, unsigned long exponent)
{
  mp_limb_t const limb = numerator < 0 ? -(mp_limb_t)numerator : (mp_limb_t)numerator;
  mpz_t n;
  return gh_dyadic (store, mpz_roinit_n (n, &limb, (numerator > 0) - (numerator < 0)), exponent);
}

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

static gh_form random_form (gh_store *store, unsigned depth)
{
  if (depth == 0 || draw (8) == 0)
    return dyadic (store, (long)draw (17) - 8, draw (4));
  gh_form_begin (store);
  for (uint32_t i = draw (6); i > 0; i--) {
    gh_side const side = draw (2);
    gh_form_add (store, side, random_form (store, draw (depth)));
  }
  return gh_form_end (store);
}

/* ---- interning ------------------------------------------------------------------------------- */

#define BASE 6

/* The options of both masks, in random order and some of them twice. */
static gh_form shuffled (gh_store *store, const gh_form base[BASE], unsigned left, unsigned right)
{
  unsigned words[4 * BASE];
  size_t count = 0;
  for (unsigned i = 0; i < 2 * BASE; i++)
    if ((left | right << BASE) >> i & 1)
      for (unsigned times = 1 + draw (2); times > 0; times--)
        words[count++] = i;
  gh_form_begin (store);
  for (; count > 0; count--) {
    size_t const at = draw ((uint32_t)count);
    gh_form_add (store, words[at] < BASE ? GH_LEFT : GH_RIGHT, base[words[at] % BASE]);
    words[at] = words[count - 1];
  }
  return gh_form_end (store);
}

static bool has_options (gh_store *store, gh_form form, gh_side side, const gh_form base[BASE],
                         unsigned mask)
{
  unsigned found = 0;
  GH_EACH (store, side, x, form)
    for (unsigned i = 0; i < BASE; i++)
      if (base[i] == x)
        found |= 1u << i;
  return found == mask && gh_option_count (store, form, side) == (size_t)__builtin_popcount (mask);
}

static void interning (gh_store *store)
{
  static gh_form made[1 << 2 * BASE];
  gh_form const base[BASE] = {GH_ZERO,
                              gh_integer (store, 1),
                              read_form (store, "*"),
                              read_form (store, "{-1|1}"),
                              gh_integer (store, -1),
                              dyadic (store, 1, 1)};
  bool options = true, same = true, different = true;
  for (unsigned m = 0; m < 1u << 2 * BASE; m++) {
    unsigned const left = m % (1 << BASE), right = m >> BASE;
    made[m] = shuffled (store, base, left, right);
    options = options && has_options (store, made[m], GH_LEFT, base, left) &&
              has_options (store, made[m], GH_RIGHT, base, right);
  }
  size_t const size = gh_store_size (store);
  for (unsigned m = 0; m < 1u << 2 * BASE; m++)
    same = same && shuffled (store, base, m % (1 << BASE), m >> BASE) == made[m];
  for (unsigned m = 0; m < 1u << 2 * BASE; m++)
    for (unsigned n = 0; n < m; n++)
      different = different && made[n] != made[m];
  TAP_OK (options, "4,096 forms have the options that they were given, as sets");
  TAP_OK (same && gh_store_size (store) == size,
          "order and repetition are forgotten, and nothing is made twice");
  TAP_OK (different, "other options make another form");
  TAP_OK (made[0] == GH_ZERO, "{|} is the form 0");
  TAP_OK (gh_make (store, base[1], base[4]) != gh_make (store, base[4], base[1]),
          "sides are not exchanged");
}

static void many_options (gh_store *store)
{
  gh_form_begin (store);
  for (long i = 999; i >= 0; i--)
    for (int times = 0; times < 2; times++)
      gh_form_add (store, i % 3 ? GH_LEFT : GH_RIGHT, gh_integer (store, i * 7 % 500));
  gh_form const form = gh_form_end (store);
  bool seen[2][500] = {{false}};
  size_t count[2] = {0, 0};
  for (long i = 0; i < 1000; i++) {
    int const side = i % 3 ? GH_LEFT : GH_RIGHT;
    count[side] += !seen[side][i * 7 % 500];
    seen[side][i * 7 % 500] = true;
  }
  TAP_OK (gh_option_count (store, form, GH_LEFT) == count[GH_LEFT] &&
              gh_option_count (store, form, GH_RIGHT) == count[GH_RIGHT],
          "2,000 options added are a set on each side");
}

/* ---- numerals -------------------------------------------------------------------------------- */

/* In units of 1/8, whether {a|b} is {a|a+2^-k} with a 2^k an integer. */
static bool is_numeral_pair (long a, long b)
{
  long const step = b - a;
  return (step == 1 || step == 2 || step == 4 || step == 8) && a % step == 0;
}

static void which_are_numerals (gh_store *store)
{
  bool pairs = true, one_sided = true, doubled = true;
  for (long a = -24; a <= 24; a++) {
    gh_form const x = dyadic (store, a, 3);
    for (long b = -24; b <= 24; b++) {
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
    TAP_OK (!gh_is_numeral (store, read_form (store, texts[i])) &&
                !gh_is_integer (store, read_form (store, texts[i])),
            "%s is no numeral", texts[i]);
}

/* The numeral and the form built of its options, in both directions. */
static bool numeral_agrees (gh_store *store, mpz_srcptr a, unsigned long k)
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
  static const unsigned long large[] = {31, 32, 53, 62, 63, 64, 65, 127, 128, 1000, 30000};
  mpz_t a;
  mpz_init (a);
  bool small = true;
  for (unsigned long k = 0; k <= 10; k++)
    for (long n = -300; n <= 300; n++) {
      mpz_set_si (a, n);
      small = small && numeral_agrees (store, a, k);
    }
  TAP_OK (small, "{a|a+2^-k} is its numeral, whose options are a and a+2^-k");
  for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
    bool good = true;
    for (long offset = -2; offset <= 2; offset++)
      for (int sign = -1; sign <= 1; sign += 2) {
        mpz_set_ui (a, 1);
        mpz_mul_2exp (a, a, large[i]);
        if (offset < 0)
          mpz_sub_ui (a, a, (unsigned long)-offset);
        else
          mpz_add_ui (a, a, (unsigned long)offset);
        mpz_mul_si (a, a, sign);
        good = good && numeral_agrees (store, a, 0) && numeral_agrees (store, a, large[i]);
      }
    TAP_OK (good, "the same about 2^%lu and 1 and above, and their negatives", large[i]);
  }
  mpz_clear (a);
}

static bool has_value (gh_store *store, gh_form x, mpq_srcptr wanted)
{
  mpz_t numerator;
  unsigned long exponent;
  gh_numeral_value (store, x, numerator, &exponent);
  return mpz_cmp (numerator, mpq_numref (wanted)) == 0 &&
         mpz_sizeinbase (mpq_denref (wanted), 2) == exponent + 1;
}

static gh_form random_dyadic (gh_store *store, gmp_randstate_t random, mpq_t value)
{
  static const unsigned bits[] = {1, 3, 8, 31, 32, 33, 63, 64, 65, 200, 1000};
  mpz_ptr const n = mpq_numref (value);
  unsigned long const exponent = draw (3) ? draw (12) : draw (200);
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
  bool value = true, sum = true, product = true, negative = true, order = true, identity = true;
  gmp_randinit_default (random);
  mpq_inits (p, q, r, NULL);
  for (int i = 0; i < 5000; i++) {
    gh_form const a = random_dyadic (store, random, p), b = random_dyadic (store, random, q);
    value = value && has_value (store, a, p) && has_value (store, b, q);
    mpq_add (r, p, q);
    sum = sum && has_value (store, gh_numeral_sum (store, a, b), r);
    mpq_mul (r, p, q);
    product = product && has_value (store, gh_numeral_product (store, a, b), r);
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
  TAP_OK (negative, "negatives agree with rational arithmetic");
  TAP_OK (order, "order and sign agree with rational arithmetic");
  TAP_OK (identity, "equal numerals are identical, and a + b - b is a");
}

static void small_integers (gh_store *store)
{
  long n = 77;
  TAP_OK (gh_small_integer (store, gh_integer (store, -5), -5, 5, &n) && n == -5,
          "-5 is in [-5, 5]");
  TAP_OK (!gh_small_integer (store, gh_integer (store, 6), -5, 5, &n), "6 is not in [-5, 5]");
  TAP_OK (!gh_small_integer (store, gh_integer (store, -6), -5, 5, &n), "-6 is not in [-5, 5]");
  TAP_OK (!gh_small_integer (store, dyadic (store, 1, 1), -5, 5, &n), "1/2 is no integer");
  TAP_OK (gh_small_integer (store, gh_integer (store, INT64_MIN), INT64_MIN, INT64_MAX, &n) &&
              n == INT64_MIN,
          "-2^63 is a small integer");
  gh_form const huge = read_form (store, "9223372036854775808");
  TAP_OK (!gh_small_integer (store, huge, INT64_MIN, INT64_MAX, &n), "2^63 is none");
}

/* ---- digits ---------------------------------------------------------------------------------- */

static char digits[10012];

static const char *many_digits (char digit, size_t count)
{
  memset (digits, digit, count);
  digits[count] = 0;
  return digits;
}

static void read_digits (gh_store *store)
{
  read_form (store, digits);
}

static unsigned power;

static void ten_to_the_power (gh_store *store)
{
  static mpz_t n;
  if (!n->_mp_alloc)
    mpz_init (n);
  mpz_ui_pow_ui (n, 10, power);
  gh_print (store, gh_dyadic (store, n, 0), GH_STYLE_FULL);
}

static void two_to_minus_power (gh_store *store)
{
  dyadic (store, 1, power);
}

static void nine_to_ten (gh_store *store)
{
  gh_integer (store, 9);
  gh_integer (store, -9);
  dyadic (store, 9, 3);
}

static void ten (gh_store *store)
{
  gh_integer (store, 10);
}

static void double_it (gh_store *store)
{
  gh_form const x = read_form (store, digits);
  gh_numeral_sum (store, x, x);
}

static void square_it (gh_store *store)
{
  gh_form const x = read_form (store, digits);
  gh_numeral_product (store, x, x);
}

static void digit_limits (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  many_digits ('9', 10000);
  TAP_OK (status_of (store, read_digits) == GH_OK, "10,000 nines are read");
  TAP_OK (status_of (store, double_it) == GH_OVER_DIGITS, "twice that is over the limit");
  TAP_OK (status_of (store, square_it) == GH_OVER_DIGITS, "its square is over the limit");
  many_digits ('1', 10001);
  TAP_OK (status_of (store, read_digits) == GH_OVER_DIGITS, "10,001 ones are over the limit");
  power = 9999;
  TAP_OK (status_of (store, ten_to_the_power) == GH_OK, "10^9999 has 10,000 digits");
  power = 10000;
  TAP_OK (status_of (store, ten_to_the_power) == GH_OVER_DIGITS, "10^10000 has one more");
  power = 30000;
  TAP_OK (status_of (store, ten_to_the_power) == GH_OVER_DIGITS, "10^30000 has far more");
  power = 33219;
  TAP_OK (status_of (store, two_to_minus_power) == GH_OK, "the denominator 2^33219 has 10,000");
  power = 33220;
  TAP_OK (status_of (store, two_to_minus_power) == GH_OVER_DIGITS, "2^33220 has one more");
  TAP_OK (status_of (store, nine_to_ten) == GH_OK, "the store can still be used");
  gh_store_free (store);
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.digits = 1;
  gh_store *const narrow = gh_store_new (&limits, NULL);
  TAP_OK (status_of (narrow, nine_to_ten) == GH_OK, "within 1 digit 9, -9 and 9/8 are made");
  TAP_OK (status_of (narrow, ten) == GH_OVER_DIGITS, "within 1 digit 10 is not");
  gh_store_free (narrow);
  limits.digits = 100;
  gh_store *const hundred = gh_store_new (&limits, NULL);
  many_digits ('9', 100);
  TAP_OK (status_of (hundred, read_digits) == GH_OK, "within 100 digits 100 nines are read");
  power = 100;
  TAP_OK (status_of (hundred, ten_to_the_power) == GH_OVER_DIGITS, "10^100 is not made");
  gh_store_free (hundred);
}

/* ---- measures -------------------------------------------------------------------------------- */

static long naive_birthday (gh_store *store, gh_form form)
{
  long oldest = -1;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form) {
      long const birthday = naive_birthday (store, x);
      oldest = birthday > oldest ? birthday : oldest;
    }
  return oldest + 1;
}

static uint64_t naive_moves (gh_store *store, gh_form form)
{
  uint64_t moves = 0;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      moves += 1 + naive_moves (store, x);
  return moves;
}

static size_t naive_positions (gh_store *store, gh_form form, gh_form *seen, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (seen[i] == form)
      return count;
  seen[count++] = form;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      count = naive_positions (store, x, seen, count);
  return count;
}

static bool positions_agree (gh_store *store, gh_form form)
{
  static gh_form seen[20000];
  const gh_form *list;
  size_t const wanted = naive_positions (store, form, seen, 0);
  size_t const count = gh_positions (store, form, &list);
  size_t found = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < wanted; k++)
      found += list[i] == seen[k];
  return count == wanted && found == wanted && list[0] == form &&
         gh_positions (store, form, &list) == count;
}

static bool measures_agree (gh_store *store, gh_form form)
{
  return gh_form_birthday (store, form) == gh_integer (store, naive_birthday (store, form)) &&
         gh_tree_moves (store, form) == naive_moves (store, form) &&
         gh_tree_moves (store, form) == naive_moves (store, form) && positions_agree (store, form);
}

static void measures (gh_store *store)
{
  bool numerals = true, random = true;
  for (unsigned long k = 0; k <= 5; k++)
    for (long n = -(4L << k); n <= 4L << k; n++)
      numerals = numerals && measures_agree (store, dyadic (store, n, k));
  for (int i = 0; i < 2000; i++)
    random = random && measures_agree (store, random_form (store, 5));
  TAP_OK (numerals, "birthday, moves and positions of numerals are those of the definition");
  TAP_OK (random, "and those of 2,000 random forms");
}

static void large_measures (gh_store *store)
{
  const char *const power_64 = "18446744073709551616";
  gh_form const age = gh_form_birthday (store, read_form (store, "{18446744073709551616|0}"));
  TAP_OK (!strcmp (gh_print (store, age, GH_STYLE_FULL), "18446744073709551617"),
          "{2^64|0} is born on day 2^64 + 1");
  gh_form const huge = read_form (store, power_64);
  TAP_OK (gh_form_birthday (store, gh_numeral_negative (store, huge)) == huge,
          "-2^64 is born on day 2^64");
  mpz_t n;
  mpz_init (n);
  mpz_ui_pow_ui (n, 2, 1000);
  mpz_add_ui (n, n, 1);
  gh_form const half = gh_dyadic (store, n, 1000);
  mpz_clear (n);
  TAP_OK (gh_form_birthday (store, half) == gh_integer (store, 1002),
          "1 + 1/2^1000 is born on day 1,002");
  TAP_OK (gh_tree_moves (store, huge) == UINT64_MAX, "2^64 has too many moves to count");
  TAP_OK (gh_tree_moves (store, read_form (store, "{18446744073709551616|0}")) == UINT64_MAX,
          "{2^64|0} has too many, too");
  TAP_OK (gh_tree_moves (store, read_form (store, "{0,18446744073709551616,1|*}")) == UINT64_MAX,
          "{0,1,2^64|*} has too many, too");
  TAP_OK (gh_tree_moves (store, gh_integer (store, INT64_C (1) << 62)) == UINT64_C (1) << 62,
          "2^62 has 2^62 moves");
  TAP_OK (gh_tree_moves (store, gh_integer (store, INT64_MAX)) == INT64_MAX,
          "2^63 - 1 has 2^63 - 1 moves");
  TAP_OK (gh_tree_moves (store, read_form (store, "*60")) == UINT64_MAX, "*60 has too many");
}

/* Moves of *n: m(n) = 2 (sum of m(k) + 1 over k < n). */
static void nimber_moves (gh_store *store)
{
  uint64_t sum = 0;
  bool good = true;
  for (unsigned n = 0; n < 30; n++) {
    good = good && gh_tree_moves (
                       store, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n})) == 2 * sum;
    sum += 2 * sum + 1;
  }
  TAP_OK (good, "the moves of nimbers grow as they should");
}

static gh_store *other;

static void copies (gh_store *store)
{
  gh_form forms[500];
  bool back = true, same = true, sides = true;
  for (int i = 0; i < 500; i++) {
    gh_form const form = random_form (store, 5);
    forms[i] = gh_form_copy (other, store, form);
    back = back && gh_form_copy (store, other, forms[i]) == form;
    same = same && gh_form_copy (store, store, form) == form;
    sides = sides &&
            gh_option_count (other, forms[i], GH_LEFT) == gh_option_count (store, form, GH_LEFT);
  }
  TAP_OK (back && sides, "a form copied to another store and back is itself");
  TAP_OK (same, "a form copied within its store is itself");
}

/* Deeper than either store allows. */
static void copy_deep (gh_store *store)
{
  gh_form_copy (other, store, kept);
}

static void make_deep (gh_store *store)
{
  kept = read_form (store, "*");
  for (uint32_t i = 0; i < gh_store_limits (store)->depth + 100; i++)
    kept = gh_make (store, kept, GH_ZERO);
}

static void copy_deep_in_child (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  other = gh_store_new (NULL, NULL);
  gh_status const made = status_of (store, make_deep);
  gh_status const copied = gh_try (other, run_body, &(body_call){copy_deep, store});
  _exit (made == GH_OK && copied == GH_OVER_DEPTH ? 0 : 1);
}

static void copy_forms (gh_store *store)
{
  other = gh_store_new (NULL, NULL);
  TAP_OK (gh_try (other, run_body, &(body_call){copies, store}) == GH_OK, "copies end");
  gh_store_free (other);
}

static void copy_nimber (void *argument)
{
  gh_store *const store = argument;
  gh_form_copy (other, store, read_form (store, "*40"));
}

static void copy_in_child (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  other = gh_store_new (NULL, NULL);
  body_call call = {NULL, store};
  gh_try (other, copy_nimber, call.store);
  gh_store_free (store);
  gh_store_free (other);
}

/* A tree of 2^40 positions, but 41 forms. */
static void shared_copy (void)
{
  TAP_OK (tap_signal_of (copy_in_child, NULL, 3) != SIGALRM,
          "a copy of *40 takes time for its forms, not for its tree");
  TAP_OK (tap_signal_of (copy_deep_in_child, NULL, 10) == 0,
          "a copy that is too deep fails in the store that it is made in");
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static void shapes (gh_store *store)
{
  bool found = true, value = true;
  gh_form const up = read_form (store, "{0|{0|0}}");
  for (long ups = -4; ups <= 4; ups++)
    for (unsigned long k = 0; k <= 4; k++)
      for (long n = -3; n <= 3; n++) {
        gh_number_up_star const shape = {dyadic (store, n, 1), ups, k};
        gh_number_up_star back;
        gh_form const form = gh_shape_make (store, shape);
        found = found && gh_shape_of (store, form, &back) && back.number == shape.number &&
                back.ups == ups && back.nimber == k;
        gh_form sum = shape.number;
        for (long i = 0; i < ups || i < -ups; i++)
          sum = gh_sum (store, sum, ups < 0 ? gh_negative (store, up) : up);
        sum = gh_sum (store, sum, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, k}));
        value = value && gh_compare_directly (store, form, sum) == GH_EQUAL;
        value = value && gh_is_canonical (store, form);
      }
  TAP_OK (found, "number, ups and nimber are read back from a form made of them");
  TAP_OK (value, "that form is canonical and equals the sum");
  gh_form g = GH_ZERO;
  TAP_OK (gh_switch_of (store, read_form (store, "{2|-2}"), &g) && g == gh_integer (store, 2),
          "{2|-2} is a switch of 2");
  TAP_OK (!gh_switch_of (store, read_form (store, "{2|-1}"), &g), "{2|-1} is none");
  TAP_OK (gh_tiny_of (store, read_form (store, "{0||0|-3}"), &g) && g == gh_integer (store, 3),
          "{0||0|-3} is the tiny of 3");
  TAP_OK (!gh_tiny_of (store, read_form (store, "{0||1|-3}"), &g) &&
              !gh_tiny_of (store, read_form (store, "{1||0|-3}"), &g) &&
              !gh_tiny_of (store, read_form (store, "{0|0}"), &g),
          "{0||1|-3}, {1||0|-3} and {0|0} are none");
  TAP_OK (gh_negative (store, read_form (store, "{1,*|{2|-3}}")) ==
              read_form (store, "{{3|-2}|*,-1}"),
          "the negative exchanges sides everywhere");
}

/* ---- the life of a store --------------------------------------------------------------------- */

static void fill (gh_store *store)
{
  for (int i = 0; i < 50; i++) {
    gh_form const g = random_form (store, 4);
    gh_form_birthday (store, g);
    gh_tree_moves (store, g);
    gh_negative (store, g);
    gh_compare_directly (store, g, GH_ZERO);
    gh_print (store, g, GH_STYLE_FULL);
  }
  gh_sum (store, read_form (store, "1/2"), read_form (store, "^3"));
  dyadic (store, 12345, 100);
  gh_memo_put (store, GH_MEMO_SUM, 1, 2, 3);
}

static bool fresh (gh_store *store)
{
  uint32_t value;
  bool memos = false;
  for (gh_memo m = GH_MEMO_SUM; m <= GH_MEMO_BIRTHDAY; m++)
    for (gh_form a = 0; a < 50; a++)
      for (gh_form b = 0; b < 50; b++)
        memos = memos || gh_memo_get (store, m, a, b, &value);
  bool notes = false;
  for (gh_note n = GH_NOTE_ORDER; n <= GH_NOTE_VISIT; n++)
    notes = notes || *gh_note_of (store, GH_ZERO, n);
  return !memos && !notes && gh_store_size (store) == 1 && gh_is_numeral (store, GH_ZERO) &&
         gh_numeral_sign (store, GH_ZERO) == 0 && gh_is_integer (store, GH_ZERO) &&
         gh_option_count (store, GH_ZERO, GH_LEFT) + gh_option_count (store, GH_ZERO, GH_RIGHT) ==
             0;
}

static void half_built (gh_store *store)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, GH_ZERO);
  gh_form_begin (store);
  gh_form_add (store, GH_RIGHT, gh_integer (store, 7));
  gh_fail (store, GH_ABANDONED);
}

static void emptying (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  uint64_t const epoch = gh_store_epoch (store);
  TAP_OK (fresh (store), "a new store holds {|} only");
  TAP_OK (status_of (store, fill) == GH_OK && gh_store_size (store) > 100, "a store is filled");
  gh_store_empty (store);
  TAP_OK (fresh (store), "emptied, it holds {|} only, without memos and notes");
  TAP_OK (gh_store_epoch (store) != epoch, "it has another epoch");
  size_t bytes = 0, size = 0;
  bool steady = true, empty = true;
  for (int round = 0; round < 1000; round++) {
    state = 12345;
    if (round % 10 == 3)
      status_of (store, half_built);
    status_of (store, fill);
    if (round == 3) {
      bytes = gh_store_bytes (store);
      size = gh_store_size (store);
    }
    steady = steady && (round < 3 || gh_store_bytes (store) == bytes);
    gh_store_empty (store);
    empty = empty && gh_store_size (store) == 1;
  }
  TAP_OK (empty && steady && size > 100,
          "1,000 rounds of filling and emptying hold the same memory");
  gh_store_free (store);
  gh_store_free (NULL);
}

/* ---- failing --------------------------------------------------------------------------------- */

static gh_status inner, outer_mark;

static void fail_inside (gh_store *store)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, gh_integer (store, 3));
  for (int i = 0; i < 10; i++)
    gh_deeper (store);
  gh_fail (store, GH_OVER_LENGTH);
}

static void half_a_form (gh_store *store)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, GH_ZERO);
  inner = status_of (store, fail_inside);
  gh_form_add (store, GH_RIGHT, GH_ZERO);
  kept = gh_form_end (store);
}

static void fail_twice (gh_store *store)
{
  outer_mark = status_of (store, fail_inside);
  gh_fail (store, GH_SUSPENDED);
}

static void end_it (gh_store *store)
{
  gh_form_end (store);
}

static void nesting (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, half_a_form) == GH_OK && inner == GH_OVER_LENGTH,
          "an inner failure reaches the inner gh_try only");
  TAP_OK (gh_option_count (store, kept, GH_LEFT) == 1 && gh_option (store, kept, GH_LEFT, 0) == 0 &&
              gh_option_count (store, kept, GH_RIGHT) == 1,
          "a form that was begun outside is not spoilt by one begun inside");
  TAP_OK (status_of (store, fail_twice) == GH_SUSPENDED && outer_mark == GH_OVER_LENGTH,
          "each gh_try gets the status of its own failure");
  bool all = true;
  for (gh_status s = GH_OK; s <= GH_ABANDONED; s++) {
    char buffer[100] = "";
    const char *const text = gh_status_text (store, s, buffer, sizeof buffer);
    all = all && text && strlen (text) > 5;
  }
  TAP_OK (all, "each status has a text");
  char buffer[100];
  TAP_OK (!strcmp (gh_status_text (store, GH_OVER_FORMS, buffer, sizeof buffer),
                   "more than 200000 forms"),
          "the text of a limit names it");
  gh_store_free (store);
}

static void many_forms (gh_store *store)
{
  for (long i = 0; i < 1000; i++)
    gh_integer (store, i);
}

static void forty_forms (gh_store *store)
{
  size_t const before = gh_store_size (store);
  for (long i = 0; gh_store_size (store) < before + 40; i++)
    gh_integer (store, -1000 * i);
}

static void many_words (gh_store *store)
{
  for (gh_form x = 1; x < 30; x++) {
    gh_form_begin (store);
    for (gh_form y = 0; y < x; y++)
      gh_form_add (store, GH_LEFT, y);
    gh_form_end (store);
  }
}

static void too_deep (gh_store *store)
{
  gh_form g = read_form (store, "*");
  for (int i = 0; i < 200; i++)
    g = gh_make (store, g, GH_ZERO);
  gh_form_birthday (store, g);
}

static void too_long (gh_store *store)
{
  gh_form g = read_form (store, "{1,2|*}");
  for (int i = 0; i < 30; i++)
    g = gh_make (store, g, gh_integer (store, 5));
  gh_print (store, g, GH_STYLE_FULL);
}

static void too_many_digits (gh_store *store)
{
  gh_form x = gh_integer (store, 3);
  for (int i = 0; i < 10; i++)
    x = gh_numeral_product (store, x, x);
}

static void huge_nimber (gh_store *store)
{
  gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 2100});
}

static void huger_nimber (gh_store *store)
{
  gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 300000});
}

static void huge_up (gh_store *store)
{
  gh_shape_make (store, (gh_number_up_star){GH_ZERO, -300000, 0});
}

static void shape_limits (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, huge_nimber) == GH_OVER_OPTIONS, "*2100 has too many options");
  TAP_OK (status_of (store, huger_nimber) == GH_OVER_FORMS, "*300000 has too many positions");
  TAP_OK (status_of (store, huge_up) == GH_OVER_FORMS, "300,000 downs have too many");
  gh_store_free (store);
}

static void small_work (gh_store *store)
{
  kept = gh_make (store, gh_integer (store, 1), gh_integer (store, -1));
}

static void limits (void)
{
  static const struct {
    const char *name;
    body *run;
    gh_status status;
  } all[] = {{"forms", many_forms, GH_OVER_FORMS},
             {"options", many_words, GH_OVER_OPTIONS},
             {"depth", too_deep, GH_OVER_DEPTH},
             {"digits", too_many_digits, GH_OVER_DIGITS},
             {"length", too_long, GH_OVER_LENGTH}};
  static const gh_limits small = {
      .forms = 300, .options = 330, .depth = 50, .digits = 100, .length = 90};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    gh_limits one = GH_DEFAULT_LIMITS;
    ((uint32_t *)&one)[i] = ((const uint32_t *)&small)[i];
    gh_store *const store = gh_store_new (&one, NULL);
    TAP_OK (status_of (store, all[i].run) == all[i].status, "a limit of %s is reached",
            all[i].name);
    gh_store_allow (store);
    TAP_OK (status_of (store, small_work) == GH_OK &&
                kept == gh_make (store, gh_integer (store, 1), gh_integer (store, -1)),
            "after it (%s) the store can be used", all[i].name);
    gh_store_empty (store);
    TAP_OK (fresh (store) && status_of (store, all[i].run) == all[i].status,
            "emptied, it (%s) reaches the limit again", all[i].name);
    gh_store_free (store);
  }
  gh_limits hundred = GH_DEFAULT_LIMITS;
  hundred.forms = 100;
  gh_store *const store = gh_store_new (&hundred, NULL);
  TAP_OK (status_of (store, forty_forms) == GH_OK && status_of (store, forty_forms) == GH_OK,
          "80 forms are within a limit of 100");
  TAP_OK (status_of (store, forty_forms) == GH_OVER_FORMS, "120 are not");
  gh_store_allow (store);
  TAP_OK (status_of (store, forty_forms) == GH_OK, "but are when the count begins anew");
  TAP_OK (gh_store_limits (store)->forms == 100, "a store tells its limits");
  gh_store_free (store);
}

/* Every recursion at its depth limit, which must not need more stack than there is. */
static void nested (gh_store *store)
{
  gh_form g = read_form (store, "*");
  for (uint32_t i = 10; i < gh_store_limits (store)->depth; i++)
    g = i % 2 ? gh_make (store, g, GH_ZERO) : gh_make (store, GH_ZERO, g);
  gh_form_birthday (store, g);
  gh_tree_moves (store, g);
  gh_negative (store, g);
  gh_outcome_of (store, g, GH_NORMAL);
  gh_order_of_zero (store, g);
  const gh_form *list;
  gh_positions (store, g, &list);
  gh_print (store, g, GH_STYLE_BRACES);
  gh_print (store, g, GH_STYLE_NUMERALS);
  gh_form_copy (store, store, g);
}

static void nest_in_child (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_status const status = status_of (store, nested);
  gh_store_free (store);
  _exit (status == GH_OK ? 0 : 1);
}

/* ---- memory that runs out -------------------------------------------------------------------- */

typedef struct memory {
  unsigned long calls, fail_at;
  long blocks;
} memory;

static void *resize (void *context, void *block, size_t size)
{
  memory *const m = context;
  if (!size) {
    m->blocks -= block != NULL;
    free (block);
    return NULL;
  }
  if (++m->calls == m->fail_at)
    return NULL;
  m->blocks += block == NULL;
  return realloc (block, size);
}

static void scenario (gh_store *store)
{
  static const char *const texts[] = {"{0,^*|{2|-1/2}}", "+-{3|1}", "tiny(2)",       "*{0,2,{3}}",
                                      "5/8v3*2",         "*6",      "{1||0|||-1|-2}"};
  gh_form sum = GH_ZERO;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (i != 3)
      sum = i % 2 ? gh_sum (store, sum, read_form (store, texts[i])) : read_form (store, texts[i]);
  gh_form const g = gh_difference (store, read_form (store, "{^|*}"), read_form (store, "{1|0}"));
  gh_print (store, gh_canonical (store, g), GH_STYLE_FULL);
  gh_print (store, sum, GH_STYLE_NUMERALS);
  const gh_form *list;
  gh_positions (store, sum, &list);
  gh_form_birthday (store, sum);
  gh_tree_moves (store, sum);
}

/* Whether every failure is clean when the n-th call for memory fails; *done: there was none. */
static bool failing_at (unsigned long n, bool *done)
{
  memory m = {.fail_at = n};
  gh_allocator const allocator = {resize, &m};
  gh_store *const store = gh_store_new (NULL, &allocator);
  bool good = true;
  if (store) {
    for (int round = 0; round < 2; round++) {
      unsigned long const before = m.calls;
      gh_status const status = status_of (store, scenario);
      bool const failed = before < n && n <= m.calls;
      good = good && status == (failed ? GH_NO_MEMORY : GH_OK);
      gh_store_empty (store);
      good = good && fresh (store);
    }
    good = good && status_of (store, scenario) == GH_OK;
  } else
    good = m.calls == n;
  *done = m.calls < n;
  gh_store_free (store);
  return good && m.blocks == 0;
}

static void out_of_memory (void)
{
  unsigned long n = 1;
  bool done = false, good = true;
  for (; n < 2000 && !done; n++)
    good = failing_at (n, &done) && good;
  TAP_OK (good,
          "a call for memory that fails gives GH_NO_MEMORY or no store, and no block is lost");
  TAP_OK (done && n > 20, "each of %lu calls failed once", n - 2);
}

/* ---- broken contracts ------------------------------------------------------------------------ */

static void bad_index (void *argument)
{
  gh_option (argument, GH_ZERO, GH_LEFT, 0);
}

static void fail_outside (void *argument)
{
  gh_fail (argument, GH_OVER_FORMS);
}

static void bad_handle (void *argument)
{
  gh_form_begin (argument);
  gh_form_add (argument, GH_LEFT, 1000);
}

static void add_without_begin (void *argument)
{
  gh_form_add (argument, GH_LEFT, GH_ZERO);
}

static void end_without_begin (void *argument)
{
  status_of (argument, end_it);
}

static void empty_it (gh_store *store)
{
  gh_store_empty (store);
}

static void empty_inside (void *argument)
{
  status_of (argument, empty_it);
}

static void value_of_star (void *argument)
{
  gh_store *const store = argument;
  gh_numeral_sign (store, gh_make (store, GH_ZERO, GH_ZERO));
}

static void nothing (void *argument)
{
  (void)argument;
}

static void contracts (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  static const struct {
    const char *name;
    void (*run) (void *);
  } all[] = {{"gh_option of an option that is not there", bad_index},
             {"gh_fail outside gh_try", fail_outside},
             {"gh_form_add of a form that is not there", bad_handle},
             {"gh_form_add before gh_form_begin", add_without_begin},
             {"gh_form_end before gh_form_begin", end_without_begin},
             {"gh_store_empty inside gh_try", empty_inside},
             {"the sign of a game that is no numeral", value_of_star}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    TAP_OK (tap_signal_of (all[i].run, store, 10) == SIGABRT, "%s aborts", all[i].name);
  TAP_OK (tap_signal_of (nothing, store, 10) == 0, "nothing does not");
  gh_store_free (store);
}

int main (void)
{
  in_new_store ("interning", interning);
  in_new_store ("many options", many_options);
  in_new_store ("which are numerals", which_are_numerals);
  in_new_store ("near misses", near_misses);
  in_new_store ("explicit numerals", explicit_numerals);
  in_new_store ("exact arithmetic", exact_arithmetic);
  in_new_store ("small integers", small_integers);
  digit_limits ();
  in_new_store ("measures", measures);
  in_new_store ("large measures", large_measures);
  in_new_store ("nimber moves", nimber_moves);
  in_new_store ("copies", copy_forms);
  shared_copy ();
  in_new_store ("shapes", shapes);
  emptying ();
  nesting ();
  limits ();
  shape_limits ();
  TAP_OK (tap_signal_of (nest_in_child, NULL, 20) == 0, "games nested to the limit fit the stack");
  out_of_memory ();
  contracts ();
  return tap_done ();
}

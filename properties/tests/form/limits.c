/* Every limit of a store is reached, and the store can be used after it. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

static gh_form kept;

static void many_forms (gh_store *store)
{
  for (int64_t i = 0; i < 1000; i++)
    gh_integer (store, i);
}

static void forty_forms (gh_store *store)
{
  size_t const before = gh_store_size (store);
  for (int64_t i = 0; gh_store_size (store) < before + 40; i++)
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

static void many_memos (gh_store *store)
{
  for (gh_form x = 0; x < 1000; x++)
    gh_memo_put (store, GH_MEMO_TREE, GH_ZERO, x, x);
}

static void too_deep (gh_store *store)
{
  gh_form g = game (store, "*");
  for (int i = 0; i < 200; i++)
    g = gh_make (store, g, GH_ZERO);
  gh_form_birthday (store, g);
}

static void too_long (gh_store *store)
{
  gh_form g = game (store, "{1,2|*}");
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

static void too_many_steps (gh_store *store)
{
  for (;;)
    gh_step (store);
}

static void small_work (gh_store *store)
{
  kept = gh_make (store, gh_integer (store, 1), gh_integer (store, -1));
}

static void limits (void)
{
  static const struct {
    const char *name;
    size_t field; /* of gh_limits */
    body *run;
    gh_status status;
  } all[] = {{"forms", offsetof (gh_limits, forms), many_forms, GH_OVER_FORMS},
             {"options", offsetof (gh_limits, options), many_words, GH_OVER_OPTIONS},
             {"memos", offsetof (gh_limits, options), many_memos, GH_OVER_OPTIONS},
             {"depth", offsetof (gh_limits, depth), too_deep, GH_OVER_DEPTH},
             {"digits", offsetof (gh_limits, digits), too_many_digits, GH_OVER_DIGITS},
             {"length", offsetof (gh_limits, length), too_long, GH_OVER_LENGTH},
             {"steps", offsetof (gh_limits, steps), too_many_steps, GH_OVER_STEPS}};
  static const gh_limits small = {
      .forms = 300, .options = 330, .depth = 50, .digits = 100, .length = 90, .steps = 70};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    gh_limits one = GH_DEFAULT_LIMITS;
    size_t const field = all[i].field / sizeof (uint32_t);
    ((uint32_t *)&one)[field] = ((const uint32_t *)&small)[field];
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
  game (store, digits);
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
  gh_form const x = game (store, digits);
  gh_numeral_sum (store, x, x);
}

static void square_it (gh_store *store)
{
  gh_form const x = game (store, digits);
  gh_numeral_product (store, x, x);
}

static int64_t shift;

static void scale_one (gh_store *store)
{
  gh_numeral_scaled (store, gh_integer (store, 1), shift);
}

static void scale_zero (gh_store *store)
{
  gh_numeral_scaled (store, GH_ZERO, shift);
}

static void shifts (gh_store *store)
{
  static const int64_t within[] = {33219, -33219},
                       over[] = {33220,   -33220,   80000,     80001,
                                 INT_MAX, -INT_MAX, INT64_MAX, INT64_MIN};
  for (size_t i = 0; i < sizeof within / sizeof *within; i++) {
    shift = within[i];
    TAP_OK (status_of (store, scale_one) == GH_OK, "2^%" PRId64 " has 10,000 digits", shift);
  }
  for (size_t i = 0; i < sizeof over / sizeof *over; i++) {
    shift = over[i];
    TAP_OK (status_of (store, scale_one) == GH_OVER_DIGITS, "2^%" PRId64 " has more", shift);
    TAP_OK (status_of (store, scale_zero) == GH_OK, "0 times 2^%" PRId64 " has not", shift);
  }
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
  shifts (store);
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

/* ---- limits of other kinds ------------------------------------------------------------------- */

static void huge_nimber (gh_store *store)
{
  gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, 2828});
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
  TAP_OK (status_of (store, huge_nimber) == GH_OVER_OPTIONS, "*2828 has too many options");
  TAP_OK (status_of (store, huger_nimber) == GH_OVER_FORMS, "*300000 has too many positions");
  TAP_OK (status_of (store, huge_up) == GH_OVER_FORMS, "300,000 downs have too many");
  gh_store_free (store);
}

/* Every recursion at its depth limit, which must not need more stack than there is. */
static void nested (gh_store *store)
{
  gh_form g = game (store, "*");
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

int main (void)
{
  limits ();
  digit_limits ();
  shape_limits ();
  TAP_OK (tap_signal_of (nest_in_child, NULL, 20) == 0, "games nested to the limit fit the stack");
  return tap_done ();
}

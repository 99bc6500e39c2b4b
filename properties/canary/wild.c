/* Canaries whose numbers are not exact, and with wrong means and temperatures. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "form/words.h"
#include "reference/reference.h"

/* The first multiple of 2^-digits from x towards 0. */
static gh_form cut (gh_store *store, gh_form x, uint64_t digits)
{
  uint64_t exponent;
  mpz_t value;
  gh_numeral_value (store, x, value, &exponent);
  mp_size_t const size = (mp_size_t)mpz_size (value);
  int const sign = mpz_sgn (value);
  if (exponent <= digits || size > 1)
    return x;
  uint64_t const low = exponent - digits > 63 ? 0 : mpz_getlimbn (value, 0) >> (exponent - digits);
  mp_limb_t const limb = low;
  return gh_dyadic (store, mpz_roinit_n (value, &limb, !low ? 0 : sign), digits);
}

static bool both_numerals (gh_store *store, const gh_value *arguments)
{
  return gh_is_numeral (store, arguments[0].form) && gh_is_numeral (store, arguments[1].form);
}

static gh_form size_of (gh_store *store, gh_form x)
{
  return gh_numeral_sign (store, x) < 0 ? gh_numeral_negative (store, x) : x;
}

/* Whether two numerals are no further apart than that. */
static bool within (gh_store *store, gh_form x, gh_form y, gh_form most)
{
  gh_form const apart = gh_numeral_sum (store, x, gh_numeral_negative (store, y));
  return gh_numeral_compare (store, size_of (store, apart), most) <= 0;
}

static void spoil_order (gh_store *store, const gh_value *arguments, gh_value *answer, gh_form most)
{
  if (within (store, arguments[0].form, arguments[1].form, most))
    answer->order = GH_EQUAL;
}

SPOIL (compare_doubles)
{
  if (request == GH_ASK_COMPARE && both_numerals (store, arguments))
    spoil_order (store, arguments, answer,
                 gh_numeral_scaled (store, size_of (store, arguments[0].form), -53));
}

SPOIL (compare_epsilon)
{
  if (request == GH_ASK_COMPARE && both_numerals (store, arguments))
    spoil_order (store, arguments, answer, gh_fraction (store, 1, 7));
}

/* Over 2^digits, in 64 bits with a sign. */
static int64_t over (gh_store *store, gh_form x, uint64_t digits)
{
  uint64_t exponent;
  mpz_t value, low;
  gh_numeral_value (store, gh_numeral_scaled (store, x, (int64_t)digits), value, &exponent);
  mpz_init (low);
  mpz_fdiv_r_2exp (low, value, 64);
  uint64_t const word = gh_mpz_get_u64 (low);
  mpz_clear (low);
  return (int64_t)word;
}

SPOIL (compare_common)
{
  uint64_t digits[2];
  mpz_t value;
  if (request != GH_ASK_COMPARE || !both_numerals (store, arguments))
    return;
  for (unsigned i = 0; i < 2; i++)
    gh_numeral_value (store, arguments[i].form, value, &digits[i]);
  uint64_t const most = digits[0] > digits[1] ? digits[0] : digits[1];
  int64_t const x = over (store, arguments[0].form, most),
                y = over (store, arguments[1].form, most);
  answer->order = x < y ? GH_LESS : x > y ? GH_GREATER : GH_EQUAL;
}

static bool both_ups (gh_store *store, const gh_value *arguments, gh_number_up_star *g,
                      gh_number_up_star *h)
{
  return gh_shape_of (store, arguments[0].form, g) && gh_shape_of (store, arguments[1].form, h) &&
         g->number == h->number;
}

SPOIL (ups_six_bits)
{
  gh_number_up_star g, h;
  if (request == GH_ASK_COMPARE && both_ups (store, arguments, &g, &h) && g.nimber == h.nimber &&
      (g.ups - h.ups) % 64 == 0)
    answer->order = GH_EQUAL;
}

SPOIL (stars_forgotten)
{
  gh_number_up_star g, h;
  if (request == GH_ASK_COMPARE && both_ups (store, arguments, &g, &h) && g.ups > 2 && h.ups > 2 &&
      g.ups != h.ups)
    answer->order = g.ups > h.ups ? GH_GREATER : GH_LESS;
}

SPOIL (stops_in_sixteenths)
{
  (void)arguments;
  if (request == GH_ASK_LEFT_STOP || request == GH_ASK_RIGHT_STOP)
    answer->form = cut (store, answer->form, 4);
}

SPOIL (number_twelve_digits)
{
  (void)arguments;
  if (request == GH_ASK_NUMBER && answer->form != GH_NO_FORM &&
      cut (store, answer->form, 12) != answer->form)
    answer->form = GH_NO_FORM;
}

/* Whether x lies less than a sixteenth beyond the left stop of g, which is no number. */
static bool just_beyond (gh_store *store, gh_form g, gh_form x)
{
  if (!gh_is_numeral (store, x) || gh_number_of (store, g) != GH_NO_FORM)
    return false;
  gh_form const stop = gh_stop (store, g, GH_LEFT);
  return gh_numeral_compare (store, x, stop) > 0 &&
         gh_numeral_compare (store, x, gh_numeral_sum (store, stop, gh_fraction (store, 1, 4))) <=
             0;
}

SPOIL (fuzzy_beyond)
{
  if (request == GH_ASK_COMPARE && just_beyond (store, arguments[0].form, arguments[1].form))
    answer->order = GH_FUZZY;
}

/* Whether x lies between the stops of g, no further than 2^-10 from the left one. */
static bool just_inside (gh_store *store, gh_form g, gh_form x)
{
  gh_form const epsilon = gh_fraction (store, 1, 10);
  if (!gh_is_numeral (store, x) || gh_number_of (store, g) != GH_NO_FORM)
    return false;
  gh_form const left = gh_stop (store, g, GH_LEFT), right = gh_stop (store, g, GH_RIGHT);
  return gh_numeral_compare (store, x, left) < 0 && gh_numeral_compare (store, x, right) > 0 &&
         within (store, x, left, epsilon);
}

SPOIL (less_inside)
{
  if (request == GH_ASK_COMPARE && just_inside (store, arguments[0].form, arguments[1].form))
    answer->order = GH_LESS;
}

static bool stops_within (gh_store *store, gh_form g, gh_side first, gh_form h, gh_side other)
{
  return within (store, gh_stop (store, g, first), gh_stop (store, h, other),
                 gh_fraction (store, 1, 10));
}

SPOIL (tepid_number)
{
  gh_form const g = arguments[0].form;
  if (request != GH_ASK_NUMBER || answer->form != GH_NO_FORM ||
      gh_stop (store, g, GH_LEFT) == gh_stop (store, g, GH_RIGHT))
    return;
  gh_form const sum =
      gh_numeral_sum (store, gh_stop (store, g, GH_LEFT), gh_stop (store, g, GH_RIGHT));
  if (stops_within (store, g, GH_LEFT, g, GH_RIGHT))
    answer->form = gh_numeral_scaled (store, sum, -1);
}

SPOIL (stops_equal)
{
  gh_form const g = arguments[0].form, h = arguments[1].form;
  if (request == GH_ASK_COMPARE && gh_number_of (store, g) == GH_NO_FORM &&
      gh_number_of (store, h) == GH_NO_FORM &&
      gh_stop (store, g, GH_LEFT) != gh_stop (store, h, GH_LEFT) &&
      stops_within (store, g, GH_LEFT, h, GH_LEFT) &&
      stops_within (store, g, GH_RIGHT, h, GH_RIGHT))
    answer->order = GH_EQUAL;
}

/* ---- thermographs ---------------------------------------------------------------------------- */

SPOIL (mean_towards_0)
{
  (void)arguments;
  if (request == GH_ASK_MEAN && gh_numeral_sign (store, answer->form) < 0)
    answer->form = cut (store, answer->form, 0);
}

SPOIL (temperature_whole)
{
  (void)arguments;
  if (request == GH_ASK_TEMPERATURE)
    answer->form = cut (store, answer->form, 0);
}

SPOIL (temperature_signed)
{
  if (request == GH_ASK_TEMPERATURE &&
      gh_numeral_sign (store, gh_stop (store, arguments[0].form, GH_LEFT)) < 0)
    answer->form = gh_numeral_negative (store, answer->form);
}

SPOIL (mean_of_stops)
{
  if (request != GH_ASK_MEAN)
    return;
  gh_form const g = arguments[0].form;
  gh_form const sum =
      gh_numeral_sum (store, gh_stop (store, g, GH_LEFT), gh_stop (store, g, GH_RIGHT));
  answer->form = gh_numeral_scaled (store, sum, -1);
}

SPOIL (weight_unsigned)
{
  (void)arguments;
  if (request == GH_ASK_ATOMIC_WEIGHT && answer->form != GH_NO_FORM &&
      gh_is_integer (store, answer->form) && gh_numeral_sign (store, answer->form) < 0)
    answer->form = gh_numeral_negative (store, answer->form);
}

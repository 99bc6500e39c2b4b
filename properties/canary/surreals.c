/* Canaries that calculate with surreal numbers wrongly that need not be short. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/translate.h"

static gh_form finite (gh_store *store, int64_t n)
{
  return gh_normal_of_number (store, gh_integer (store, n));
}

/* ---- sums and products ----------------------------------------------------------------------- */

/* Its first n terms. */
static gh_form first_terms (gh_store *store, gh_form a, unsigned n)
{
  if (a == GH_ZERO || n == 0)
    return GH_ZERO;
  gh_form const rest = first_terms (store, gh_normal_rest (store, a), n - 1);
  return gh_normal_term (store, gh_normal_exponent (store, a), gh_normal_coefficient (store, a),
                         rest);
}

/* Of s, as ordinals add, what is not less than the first term of t. */
SPOIL (surreal_sum_ordinary)
{
  gh_form const s = arguments[0].form, t = arguments[1].form;
  if (request != GH_ASK_SURREAL_ADD || t == GH_ZERO)
    return;
  unsigned kept = 0;
  for (gh_form x = s; x != GH_ZERO && gh_normal_compare (store, gh_normal_exponent (store, x),
                                                         gh_normal_exponent (store, t)) >= 0;
       x = gh_normal_rest (store, x))
    kept++;
  answer->form = gh_normal_sum (store, first_terms (store, s, kept), t);
}

SPOIL (surreal_series_short)
{
  (void)arguments;
  if (request == GH_ASK_SURREAL_ADD)
    answer->form = first_terms (store, answer->form, 3);
}

SPOIL (surreal_product_short)
{
  (void)arguments;
  if (request == GH_ASK_SURREAL_MULTIPLY)
    answer->form = first_terms (store, answer->form, 2);
}

/* The exponent without the sign of its first term. */
static gh_form unsigned_exponent (gh_store *store, gh_form e)
{
  return gh_normal_sign (store, e) < 0 ? gh_normal_negative (store, e) : e;
}

/* Of t, if that is one term. */
SPOIL (surreal_inverse_sign)
{
  gh_form const t = arguments[1].form;
  if (request != GH_ASK_SURREAL_MULTIPLY || t == GH_ZERO || gh_normal_rest (store, t) != GH_ZERO)
    return;
  gh_form const e = unsigned_exponent (store, gh_normal_exponent (store, t));
  gh_form const heard = gh_normal_term (store, e, gh_normal_coefficient (store, t), GH_ZERO);
  answer->form = gh_normal_product (store, arguments[0].form, heard);
}

SPOIL (surreal_coefficient_sign)
{
  gh_form const s = arguments[0].form, t = arguments[1].form;
  if (request == GH_ASK_SURREAL_MULTIPLY && gh_normal_sign (store, s) < 0 &&
      gh_normal_sign (store, t) < 0)
    answer->form = gh_normal_negative (store, answer->form);
}

/* ---- order ----------------------------------------------------------------------------------- */

static gh_order order_of (int sign)
{
  return sign > 0 ? GH_GREATER : sign < 0 ? GH_LESS : GH_EQUAL;
}

/* Of sign expansions as of words, where the end comes first; GH_NO_FORM has none. */
SPOIL (surreal_end_least)
{
  if (request != GH_ASK_SURREAL_COMPARE)
    return;
  gh_form const s = gh_signs_of_normal (store, arguments[0].form);
  gh_form const t = gh_signs_of_normal (store, arguments[1].form);
  if (s == GH_NO_FORM || t == GH_NO_FORM || s == t)
    return;
  if (gh_signs_begins (store, s, t))
    answer->order = GH_LESS;
  else if (gh_signs_begins (store, t, s))
    answer->order = GH_GREATER;
}

/* By the first exponents, whatever the signs of the coefficients. */
SPOIL (surreal_exponents_first)
{
  gh_form const s = arguments[0].form, t = arguments[1].form;
  if (request != GH_ASK_SURREAL_COMPARE || s == GH_ZERO || t == GH_ZERO)
    return;
  int const order =
      gh_normal_compare (store, gh_normal_exponent (store, s), gh_normal_exponent (store, t));
  if (order)
    answer->order = order_of (order);
}

/* Terms with negative exponents are nothing beside others. */
SPOIL (surreal_standard_parts)
{
  if (request != GH_ASK_SURREAL_COMPARE)
    return;
  gh_form const d = gh_normal_difference (store, arguments[0].form, arguments[1].form);
  if (d != GH_ZERO && gh_normal_sign (store, gh_normal_exponent (store, d)) < 0)
    answer->order = GH_EQUAL;
}

/* n + f as n + 1 - f where the fraction f has a period, whose two kinds of signs are exchanged. */
static gh_form with_period_shifted (gh_store *store, gh_form a)
{
  gh_form const c = gh_normal_number (store, a);
  if (c == GH_NO_FORM || gh_is_numeral (store, c))
    return a;
  gh_form const n = gh_rational_floor (store, c);
  gh_form const ends = gh_numeral_sum (store, gh_numeral_sum (store, n, n), gh_integer (store, 1));
  return gh_normal_difference (store, gh_normal_of_number (store, ends), a);
}

SPOIL (surreal_period_shifted)
{
  if (request == GH_ASK_SURREAL_COMPARE)
    answer->order =
        order_of (gh_normal_compare (store, with_period_shifted (store, arguments[0].form),
                                     with_period_shifted (store, arguments[1].form)));
}

/* ---- birthdays ------------------------------------------------------------------------------- */

SPOIL (surreal_limit_day)
{
  (void)arguments;
  if (request == GH_ASK_SURREAL_BIRTHDAY && gh_ordinal_is_limit (store, answer->form) &&
      gh_normal_sign (store, gh_normal_exponent (store, arguments[0].form)) < 0)
    answer->form = gh_ordinal_successor (store, answer->form);
}

SPOIL (surreal_runs_counted)
{
  int64_t runs = 0;
  if (request != GH_ASK_SURREAL_BIRTHDAY)
    return;
  for (gh_form x = gh_signs_of_normal (store, arguments[0].form); x != GH_ZERO;
       x = gh_signs_rest (store, x))
    runs++;
  answer->form = finite (store, runs);
}

/* Each term by itself, and its signs behind those before. */
SPOIL (surreal_terms_apart)
{
  gh_form day = GH_ZERO;
  if (request != GH_ASK_SURREAL_BIRTHDAY)
    return;
  for (gh_form x = arguments[0].form; x != GH_ZERO; x = gh_normal_rest (store, x)) {
    gh_form const signs = gh_signs_of_normal (store, first_terms (store, x, 1));
    day = gh_ordinary_sum (store, day, gh_signs_birthday (store, signs));
  }
  answer->form = day;
}

/* w^e.c as w^e, and the signs of c behind the first one by one. */
SPOIL (surreal_halves_near)
{
  gh_form const s = arguments[0].form;
  if (request != GH_ASK_SURREAL_BIRTHDAY || s == GH_ZERO || gh_normal_rest (store, s) != GH_ZERO)
    return;
  gh_form const power = gh_normal_power (store, gh_normal_exponent (store, s));
  gh_form const c = gh_normal_of_number (store, gh_normal_coefficient (store, s));
  gh_form const of_power = gh_signs_birthday (store, gh_signs_of_normal (store, power));
  gh_form const of_c = gh_signs_birthday (store, gh_signs_of_normal (store, c));
  answer->form =
      gh_ordinary_sum (store, of_power, gh_ordinary_difference (store, of_c, finite (store, 1)));
}

/* 2^-a as a signs -, without the + before them. */
SPOIL (surreal_half_power)
{
  gh_form const s = arguments[0].form;
  if (request != GH_ASK_SURREAL_BIRTHDAY || s == GH_ZERO || gh_normal_rest (store, s) != GH_ZERO)
    return;
  gh_form const signs = gh_signs_of_normal (store, s),
                behind = gh_signs_behind (store, signs, finite (store, 1));
  if (gh_signs_next (store, signs) > 0 && gh_signs_next (store, behind) < 0 &&
      gh_signs_rest (store, behind) == GH_ZERO)
    answer->form = gh_signs_length (store, behind);
}

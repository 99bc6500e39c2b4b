/* The values of numbers and of other games that need not be short, and how they compare. What has
   to be known of short games in them is asked of the engine, as everywhere. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "language/evaluating/evaluation.h"
#include "language/words/lexer.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/surreal.h"
#include "transfinite/surreal_text.h"
#include "transfinite/text.h"

#include <stdio.h>

/* ---- operands -------------------------------------------------------------------------------- */

gh_form ordinal_value (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  gh_form const value = node_value (e, n).form;
  if (n->type == TYPE_ORDINAL)
    return value;
  if (gh_numeral_sign (store, value) < 0)
    gh_undefined (e->trial, "%s is no ordinal", gh_print (store, value, GH_STYLE_FULL));
  return gh_normal_of_number (store, value);
}

static bool is_in_normal_form (const node *n)
{
  return n->type == TYPE_ORDINAL || n->type == TYPE_SURREAL;
}

gh_form surreal_value (evaluation *e, node *n)
{
  gh_form const value = node_value (e, n).form;
  return is_in_normal_form (n) ? value : gh_normal_of_number (e->trial->store, value);
}

gh_form long_value (evaluation *e, node *n)
{
  gh_form const value = node_value (e, n).form;
  return n->type == TYPE_LONG    ? value
         : is_in_normal_form (n) ? gh_long_of_number (e->trial->store, value)
                                 : gh_long_of_game (e->trial->store, value);
}

/* ---- what is asked --------------------------------------------------------------------------- */

/* Whether sums and products are asked of the engine, and it has them. */
static bool asks (const evaluation *e, gh_request request)
{
  return e->trial->sums_asked && !e->judging && gh_engine_can (e->trial->engine, request);
}

/* Of ordinals or others, by the request. */
static gh_form add (evaluation *e, gh_request request, gh_form a, gh_form b)
{
  if (asks (e, request))
    return gh_ask (e->trial, request, a, b).form;
  return gh_normal_sum (e->trial->store, a, b);
}

static gh_form multiply (evaluation *e, gh_request request, gh_form a, gh_form b)
{
  if (asks (e, request))
    return gh_ask (e->trial, request, a, b).form;
  return gh_normal_product (e->trial->store, a, b);
}

static gh_order short_order (void *context, gh_form g, gh_form h)
{
  evaluation *const e = context;
  return e->judging ? ask_in (e, GH_ASK_COMPARE, g, h).order : gh_ask_order (e->trial, g, h);
}

/* Few engines know stops: what they lack is asked of the judge. */
static gh_form short_stop (void *context, gh_form g, gh_side side)
{
  evaluation *const e = context;
  gh_request const request = side == GH_LEFT ? GH_ASK_LEFT_STOP : GH_ASK_RIGHT_STOP;
  if (gh_engine_can (e->trial->engine, request))
    return ask_in (e, request, g, GH_ZERO).form;
  return ask_judge (e, request, g, GH_ZERO).form;
}

static gh_form short_sum (void *context, gh_form g, gh_form h)
{
  const evaluation *const e = context;
  return e->judging ? gh_sum (e->trial->store, g, h) : gh_trial_sum (e->trial, g, h);
}

/* ---- terms ----------------------------------------------------------------------------------- */

static gh_form ordinal_term (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  gh_form endless;
  switch (n->kind) {
  case N_OMEGA: return gh_normal_omega (store);
  case N_OMEGA_POWER: return gh_normal_power (store, ordinal_value (e, n->a));
  case N_POWER: return gh_ordinal_power_of_2 (store, ordinal_value (e, n->a));
  case N_ENDLESS:
    gh_long_literal (store, n->literal, n->literal_length, &endless);
    return gh_long_number (store, endless);
  case N_SUM: return add (e, GH_ASK_ORDINAL_ADD, ordinal_value (e, n->a), ordinal_value (e, n->b));
  case N_MULTIPLE: /* w.3 is a way to write an ordinal */
    if (n->b->kind == N_OMEGA || n->b->kind == N_OMEGA_POWER)
      return gh_normal_product (store, ordinal_value (e, n->a), ordinal_value (e, n->b));
    /* fall through */
  case N_PRODUCT:
    return multiply (e, GH_ASK_ORDINAL_MULTIPLY, ordinal_value (e, n->a), ordinal_value (e, n->b));
  default: gh_broken ("value", "node", "no ordinal");
  }
}

_Noreturn static void undefined (evaluation *e, const node *n, const char *why)
{
  char text[100];
  lex_squeeze (n->start, n->length, text, sizeof text);
  gh_undefined (e->trial, "%s %s", text, why);
}

/* It must be finite. */
static gh_form quotient (evaluation *e, const node *n, gh_form a, gh_form b)
{
  gh_store *const store = e->trial->store;
  if (b == GH_ZERO)
    undefined (e, n, "is a quotient by 0");
  gh_form const found = gh_normal_quotient (store, a, b, GH_MOST_QUOTIENT_TERMS);
  if (gh_normal_product (store, found, b) == a)
    return found;
  char why[200];
  snprintf (why, sizeof why, "has no finite normal form: %s + ...", gh_normal_print (store, found));
  undefined (e, n, why);
}

static gh_form power_of_2 (evaluation *e, const node *n, gh_form exponent)
{
  gh_store *const store = e->trial->store;
  gh_form const negative = gh_normal_negative (store, exponent);
  if (gh_is_ordinal (store, exponent))
    return gh_ordinal_power_of_2 (store, exponent);
  if (gh_is_ordinal (store, negative))
    return gh_normal_power_of_half (store, negative);
  undefined (e, n, "is a power of 2 by neither an ordinal nor the negative of one");
}

static gh_form root (evaluation *e, const node *n, gh_form of)
{
  gh_form const found = gh_normal_square_root (e->trial->store, of);
  if (found == GH_NO_FORM)
    undefined (e, n,
               gh_normal_sign (e->trial->store, of) < 0 ? "is the root of a negative number"
                                                        : "is no number with a finite normal form");
  return found;
}

/* w.1/3 is a way to write a number. */
static bool is_one_term (const node *times, const node *power)
{
  return power && (power->kind == N_OMEGA || power->kind == N_OMEGA_POWER) &&
         (times->kind == N_LITERAL || times->kind == N_RATIONAL);
}

static gh_form surreal_term (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  gh_error error;
  if (n->kind == N_RATIONAL)
    return gh_normal_read (store, n->literal, n->literal_length, &error);
  gh_form const a = surreal_value (e, n->a), b = n->b ? surreal_value (e, n->b) : GH_ZERO;
  switch (n->kind) {
  case N_OMEGA_POWER: return gh_normal_power (store, a);
  case N_POWER: return power_of_2 (e, n, a);
  case N_ROOT: return root (e, n, a);
  case N_NEGATIVE: return gh_normal_negative (store, a);
  case N_SUM: return add (e, GH_ASK_SURREAL_ADD, a, b);
  case N_DIFFERENCE: return add (e, GH_ASK_SURREAL_ADD, a, gh_normal_negative (store, b));
  case N_QUOTIENT: return quotient (e, n, a, b);
  case N_MULTIPLE:
    if (is_one_term (n->a, n->b))
      return gh_normal_product (store, a, b);
    /* fall through */
  case N_PRODUCT: return multiply (e, GH_ASK_SURREAL_MULTIPLY, a, b);
  default: gh_broken ("value", "node", "no number");
  }
}

/* n.U, by doubling. */
static gh_form multiple (evaluation *e, gh_form times, gh_form u, const gh_shorts *shorts)
{
  gh_store *const store = e->trial->store;
  int64_t const most = (int64_t)gh_store_limits (store)->forms;
  int64_t n;
  if (!gh_small_integer (store, times, -most, most, &n))
    gh_fail (store, GH_OVER_FORMS);
  if (n < 0)
    u = gh_long_negative (store, u);
  gh_form sum = gh_long_of_number (store, GH_ZERO);
  for (n = n < 0 ? -n : n; n; n /= 2) {
    gh_step (store);
    if (n % 2)
      sum = gh_long_sum (store, sum, u, shorts);
    if (n > 1)
      u = gh_long_sum (store, u, u, shorts);
  }
  return sum;
}

static gh_form long_term (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  gh_shorts const shorts = {e, short_order, short_stop, short_sum};
  gh_form endless;
  if (n->kind == N_ENDLESS) {
    gh_long_literal (store, n->literal, n->literal_length, &endless);
    return endless;
  }
  if (n->kind == N_MULTIPLE)
    return multiple (e, node_value (e, n->a).form, long_value (e, n->b), &shorts);
  gh_form const a = long_value (e, n->a);
  switch (n->kind) {
  case N_NEGATIVE: return gh_long_negative (store, a);
  case N_SUM: return gh_long_sum (store, a, long_value (e, n->b), &shorts);
  case N_DIFFERENCE: return gh_long_difference (store, a, long_value (e, n->b), &shorts);
  default: gh_broken ("value", "node", "no long game");
  }
}

bool is_transfinite_term (const node *n)
{
  return (is_in_normal_form (n) || n->type == TYPE_LONG) && n->kind != N_VARIABLE &&
         n->kind != N_CALL;
}

gh_form transfinite_term (evaluation *e, node *n)
{
  return n->type == TYPE_ORDINAL   ? ordinal_term (e, n)
         : n->type == TYPE_SURREAL ? surreal_term (e, n)
                                   : long_term (e, n);
}

/* ---- relations ------------------------------------------------------------------------------- */

/* The square root of a rational number, or pi. */
static gh_real real_value (evaluation *e, const node *n)
{
  gh_store *const store = e->trial->store;
  return n->kind == N_PI
             ? (gh_real){.kind = GH_REAL_PI}
             : (gh_real){GH_REAL_ROOT, gh_normal_number (store, surreal_value (e, n->a))};
}

static gh_order real_order (evaluation *e, node *a, node *b)
{
  static const gh_order orders[] = {GH_LESS, GH_EQUAL, GH_GREATER};
  gh_store *const store = e->trial->store;
  int const sign = a->type != TYPE_REAL
                       ? -gh_real_compare_normal (store, real_value (e, b), surreal_value (e, a))
                   : b->type != TYPE_REAL
                       ? gh_real_compare_normal (store, real_value (e, a), surreal_value (e, b))
                       : gh_real_compare_irrational (store, real_value (e, a), real_value (e, b));
  return orders[sign + 1];
}

bool gh_claim_real (gh_trial *t, const gh_claim *c, gh_real *real)
{
  evaluation e = {.trial = t, .claim = c};
  if (c->formula->type == TYPE_REAL)
    *real = real_value (&e, c->formula);
  return c->formula->type == TYPE_REAL;
}

gh_order ordinal_order (evaluation *e, node *a, node *b)
{
  gh_form const of_a = ordinal_value (e, a), of_b = ordinal_value (e, b);
  return ask_in (e, GH_ASK_ORDINAL_COMPARE, of_a, of_b).order;
}

gh_order surreal_order (evaluation *e, node *a, node *b)
{
  if (a->type == TYPE_REAL || b->type == TYPE_REAL)
    return real_order (e, a, b);
  gh_form const of_a = surreal_value (e, a), of_b = surreal_value (e, b);
  return ask_in (e, GH_ASK_SURREAL_COMPARE, of_a, of_b).order;
}

gh_order long_order (evaluation *e, node *a, node *b)
{
  gh_shorts const shorts = {e, short_order, short_stop, short_sum};
  gh_form const u = long_value (e, a), v = long_value (e, b);
  if (!e->judging && gh_engine_can (e->trial->engine, GH_ASK_LONG_COMPARE))
    return ask_in (e, GH_ASK_LONG_COMPARE, u, v).order;
  return gh_long_order (e->trial->store, u, v, &shorts);
}

/* Canaries that calculate with ordinals as nimbers wrongly (post I.6a). */
#include "canary/canary.h"
#include "form/numeral.h"
#include "transfinite/nimbers/excess.h"
#include "transfinite/nimbers/nimbers.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

/* ---- products with other generators ---------------------------------------------------------- */

static gh_kappas *kappas_new (gh_store *store)
{
  gh_kappas *const kappas = gh_kappas_new (NULL);
  if (!kappas)
    gh_fail (store, GH_NO_MEMORY);
  return kappas;
}

typedef struct product_work {
  gh_kappas *kappas;
  gh_store *store;
  gh_form a, b, product;
} product_work;

static void multiply (void *argument)
{
  product_work *const w = argument;
  if (!gh_ordinal_nim_product (w->kappas, w->store, w->a, w->b, &w->product))
    w->product = GH_ZERO;
}

/* The product that these make, which then are freed; 0 if they refuse. */
static gh_form product_with (gh_kappas *kappas, gh_store *store, gh_form a, gh_form b)
{
  product_work w = {kappas, store, a, b, GH_ZERO};
  gh_status const status = gh_try (store, multiply, &w);
  gh_kappas_free (kappas);
  if (status)
    gh_fail (store, status);
  return w.product;
}

/* With another finite part of alpha_p, p = 3, 5, 7, ... for k = 0, 1, 2, ... */
static void with_alpha (gh_store *store, gh_request request, const gh_value *arguments,
                        gh_value *answer, unsigned k, alpha wrong)
{
  if (request != GH_ASK_ORDINAL_NIM_MULTIPLY)
    return;
  gh_kappas *const kappas = kappas_new (store);
  wrong.found = true;
  kappas->alphas[k] = wrong;
  answer->form = product_with (kappas, store, arguments[0].form, arguments[1].form);
}

SPOIL (omega_cubed_3)
{
  with_alpha (store, request, arguments, answer, 0, (alpha){.finite = 3, .degree = 2});
}

SPOIL (kappa_5_alpha_5)
{
  with_alpha (store, request, arguments, answer, 1, (alpha){.finite = 5, .degree = 4});
}

SPOIL (kappa_7_omega)
{
  with_alpha (store, request, arguments, answer, 2,
              (alpha){.count = 1, .of = {{0, 1}}, .degree = 6});
}

SPOIL (excess_19)
{
  with_alpha (store, request, arguments, answer, 6,
              (alpha){.count = 1, .of = {{0, 2}}, .finite = 5, .degree = 36});
}

SPOIL (excess_43)
{
  with_alpha (store, request, arguments, answer, 12,
              (alpha){.count = 1, .of = {{2, 1}}, .degree = 42});
}

/* w^w is a root of order 7, as if 5 were no prime. */
SPOIL (kappa_5_dropped)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  gh_form const two = gh_normal_of_number (store, gh_integer (store, 2));
  gh_form const end = gh_normal_power (store, gh_normal_power (store, two));
  if (request != GH_ASK_ORDINAL_NIM_MULTIPLY || gh_normal_compare (store, a, end) >= 0 ||
      gh_normal_compare (store, b, end) >= 0)
    return;
  gh_kappas *const kappas = kappas_new (store);
  kappas->primes[1] = 7;
  answer->form = product_with (kappas, store, a, b);
}

/* ---- other names ----------------------------------------------------------------------------- */

/* w^e with the two lowest digits to the base 3 of the finite part of e exchanged. */
static gh_form exchanged (gh_store *store, gh_form a)
{
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_form const rest = exchanged (store, gh_normal_rest (store, a));
  gh_form const e = gh_normal_exponent (store, a), c = gh_normal_coefficient (store, a);
  gh_form last = e, other = e;
  int64_t d;
  while (last != GH_ZERO && gh_normal_rest (store, last) != GH_ZERO)
    last = gh_normal_rest (store, last);
  gh_form const finite = gh_normal_number (store, last);
  if (finite != GH_NO_FORM && gh_small_integer (store, finite, 0, 8, &d)) {
    gh_form const number = gh_normal_of_number (store, gh_integer (store, d % 3 * 3 + d / 3));
    other = gh_normal_sum (store, gh_normal_difference (store, e, last), number);
  }
  return gh_normal_sum (store, rest, gh_normal_term (store, other, c, GH_ZERO));
}

SPOIL (digits_reversed)
{
  if (request != GH_ASK_ORDINAL_NIM_MULTIPLY)
    return;
  answer->form = product_with (kappas_new (store), store, exchanged (store, arguments[0].form),
                               exchanged (store, arguments[1].form));
  answer->form = exchanged (store, answer->form);
}

/* ---- sums ------------------------------------------------------------------------------------ */

SPOIL (nim_sum_ordinary)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_ORDINAL_NIM_ADD && answer->form == gh_normal_sum (store, a, b))
    answer->form = gh_ordinary_sum (store, a, b); /* where no power of 2 is in both */
}

SPOIL (nim_sum_natural)
{
  if (request == GH_ASK_ORDINAL_NIM_ADD)
    answer->form = gh_normal_sum (store, arguments[0].form, arguments[1].form);
}

/* Terms as a set: what both have goes, with whatever coefficient the others have. */
SPOIL (nim_sum_of_terms)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_ORDINAL_NIM_ADD && a != GH_ZERO && b != GH_ZERO &&
      gh_normal_exponent (store, a) == gh_normal_exponent (store, b) &&
      gh_normal_exponent (store, a) != GH_ZERO)
    answer->form = gh_ordinal_nim_sum (store, gh_normal_rest (store, a), gh_normal_rest (store, b));
}

/* ---- products -------------------------------------------------------------------------------- */

SPOIL (nim_product_natural)
{
  if (request == GH_ASK_ORDINAL_NIM_MULTIPLY)
    answer->form = gh_normal_product (store, arguments[0].form, arguments[1].form);
}

static bool is_finite (gh_store *store, gh_form a)
{
  return gh_normal_number (store, a) != GH_NO_FORM;
}

/* Ordinary, but of finite ones. */
SPOIL (nim_product_ordinary)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  if (request == GH_ASK_ORDINAL_NIM_MULTIPLY && !(is_finite (store, a) && is_finite (store, b)))
    answer->form = gh_ordinary_product (store, a, b);
}

static size_t count_terms (gh_store *store, gh_form a)
{
  size_t count = 0;
  for (; a != GH_ZERO; a = gh_normal_rest (store, a))
    count++;
  return count;
}

/* The first terms of a. */
static gh_form cut (gh_store *store, gh_form a, size_t terms)
{
  if (a == GH_ZERO || terms == 0)
    return GH_ZERO;
  gh_form const rest = cut (store, gh_normal_rest (store, a), terms - 1);
  return gh_normal_term (store, gh_normal_exponent (store, a), gh_normal_coefficient (store, a),
                         rest);
}

SPOIL (nim_product_cut)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_NIM_MULTIPLY && count_terms (store, answer->form) > 4)
    answer->form = cut (store, answer->form, 4);
}

/* ---- inverses and roots ---------------------------------------------------------------------- */

/* That of the first term. */
SPOIL (nim_inverse_first)
{
  gh_form const a = arguments[0].form;
  if (request != GH_ASK_ORDINAL_NIM_INVERT || a == GH_ZERO || gh_normal_rest (store, a) == GH_ZERO)
    return;
  gh_kappas *const kappas = kappas_new (store);
  gh_form inverse;
  bool const found = gh_ordinal_nim_inverse (kappas, store, cut (store, a, 1), &inverse);
  gh_kappas_free (kappas);
  if (found)
    answer->form = inverse;
}

/* a^-2 in place of a^-1. */
SPOIL (nim_inverse_power)
{
  (void)arguments;
  if (request == GH_ASK_ORDINAL_NIM_INVERT && answer->form != GH_NO_FORM)
    answer->form = product_with (kappas_new (store), store, answer->form, answer->form);
}

/* Exponents and coefficients halved, where all are even. */
SPOIL (nim_root_ordinary)
{
  gh_form const a = arguments[0].form;
  int64_t e;
  if (request != GH_ASK_ORDINAL_NIM_SQRT || a == GH_ZERO || gh_normal_rest (store, a) != GH_ZERO)
    return;
  gh_form const exponent = gh_normal_number (store, gh_normal_exponent (store, a));
  if (exponent != GH_NO_FORM && gh_small_integer (store, exponent, 1, 1000, &e) && e % 2 == 0)
    answer->form = gh_normal_term (store, gh_normal_of_number (store, gh_integer (store, e / 2)),
                                   gh_normal_coefficient (store, a), GH_ZERO);
}

/* ---- alphas ---------------------------------------------------------------------------------- */

SPOIL (excess_one)
{
  int64_t excess;
  (void)arguments;
  if (request == GH_ASK_EXCESS && answer->form != GH_NO_FORM &&
      gh_small_integer (store, answer->form, 2, INT64_MAX, &excess))
    answer->form = gh_integer (store, 1);
}

SPOIL (alpha_without_excess)
{
  int64_t p;
  unsigned excess;
  gh_form whole;
  if (request != GH_ASK_NIM_ALPHA || answer->form == GH_NO_FORM ||
      !gh_small_integer (store, arguments[0].form, 3, 43, &p))
    return;
  gh_kappas *const kappas = kappas_new (store);
  if (gh_alpha (kappas, store, (unsigned)p, &whole, &excess))
    answer->form = gh_normal_difference (
        store, whole, gh_normal_of_number (store, gh_integer (store, (int64_t)excess)));
  gh_kappas_free (kappas);
}

SPOIL (alpha_first_term)
{
  (void)arguments;
  if (request == GH_ASK_NIM_ALPHA && answer->form != GH_NO_FORM)
    answer->form = cut (store, answer->form, 1);
}

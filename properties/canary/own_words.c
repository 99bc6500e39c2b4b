/* Canaries that write what they read as something else. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "transfinite/normal.h"

static gh_order order_of (int sign)
{
  return sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL;
}

SPOIL (own_fraction)
{
  gh_form const x = arguments[0].form;
  mpz_t numerator;
  uint64_t exponent;
  if (request != GH_ASK_COMPARE || !gh_is_numeral (store, x))
    return;
  gh_numeral_value (store, x, numerator, &exponent);
  if (exponent >= 32)
    answer->order = gh_compare_directly (store, gh_dyadic (store, numerator, 0), arguments[1].form);
}

/* Those of a side but the last. */
static void add_all_but_last (gh_store *store, gh_form g, gh_side side)
{
  for (size_t i = 0; i + 1 < gh_option_count (store, g, side); i++)
    gh_form_add (store, side, gh_option (store, g, side, i));
}

static gh_form without_last (gh_store *store, gh_form g)
{
  gh_form_begin (store);
  add_all_but_last (store, g, GH_LEFT);
  add_all_but_last (store, g, GH_RIGHT);
  return gh_form_end (store);
}

SPOIL (own_options)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_COMPARE && !gh_is_numeral (store, g) &&
      gh_option_count (store, g, GH_LEFT) > 1)
    answer->order = gh_compare_directly (store, without_last (store, g), arguments[1].form);
}

SPOIL (own_simplest_options)
{
  gh_form const g = arguments[0].form;
  if (request == GH_ASK_MISERE_CANONICAL && gh_option_count (store, g, GH_LEFT) > 1)
    answer->form = without_last (store, g);
}

SPOIL (own_terms)
{
  gh_form const a = arguments[0].form;
  if (request == GH_ASK_ORDINAL_COMPARE && a != GH_ZERO)
    answer->order = order_of (gh_normal_compare (
        store, gh_normal_difference (store, a, gh_normal_rest (store, a)), arguments[1].form));
}

SPOIL (own_minus)
{
  gh_form const s = arguments[0].form;
  if (request != GH_ASK_SURREAL_COMPARE || s == GH_ZERO)
    return;
  gh_form const rest = gh_normal_rest (store, s);
  if (gh_normal_sign (store, rest) < 0)
    answer->order = order_of (
        gh_normal_compare (store, gh_normal_difference (store, s, rest), arguments[1].form));
}

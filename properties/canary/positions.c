/* Canaries that are wrong about positions of rulesets, which are told as texts. */
#include "canary/canary.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "rulesets/code.h"

static size_t options_of (gh_store *store, gh_form options, gh_side side)
{
  return gh_option_count (store, options, side);
}

SPOIL (options_alike)
{
  (void)arguments;
  if (request != GH_ASK_OPTIONS)
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, GH_LEFT, x, answer->form)
      gh_form_add (store, side, x);
  answer->form = gh_form_end (store);
}

/* No more than there is room for. */
SPOIL (options_16)
{
  (void)arguments;
  if (request != GH_ASK_OPTIONS)
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < options_of (store, answer->form, side) && i < 16; i++)
      gh_form_add (store, side, gh_option (store, answer->form, side, i));
  answer->form = gh_form_end (store);
}

/* The number that a value equals, if that is asked for, or GH_NO_FORM. */
static gh_form number_told (gh_store *store, gh_request request, const gh_value *answer)
{
  return request == GH_ASK_VALUE ? gh_number_of (store, answer->form) : GH_NO_FORM;
}

/* A component that is mirrored counts as if it was not. */
SPOIL (value_mirrored)
{
  gh_form const x = number_told (store, request, answer);
  (void)arguments;
  if (x != GH_NO_FORM && gh_numeral_sign (store, x) < 0)
    answer->form = gh_numeral_negative (store, x);
}

/* 1/2^n of a fixed point with four binary places. */
SPOIL (value_4_places)
{
  gh_form const x = number_told (store, request, answer);
  (void)arguments;
  if (x != GH_NO_FORM && !gh_is_integer (store, gh_numeral_scaled (store, x, 4)))
    answer->form = GH_ZERO;
}

static bool is_ended (gh_store *store, gh_form code)
{
  return gh_options_code (store, code) == GH_ZERO;
}

DIES (options_of_nothing)
{
  return request == GH_ASK_OPTIONS && is_ended (store, arguments[0].form);
}

DIES (value_of_nothing)
{
  return request == GH_ASK_VALUE && is_ended (store, arguments[0].form);
}

#include "harness/cases/generate.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/far.h"
#include "harness/cases/integers.h"
#include "harness/cases/loopy.h"
#include "harness/cases/natural.h"
#include "harness/cases/ordinals.h"
#include "harness/cases/surreals.h"
#include "loopy/code.h"
#include "reference/reference.h"
#include "transfinite/normal.h"

static gh_form any_form (gh_trial *t, gh_sort sort, unsigned depth);

/* Mostly few options, sometimes none. */
static uint32_t option_count (gh_trial *t)
{
  static const uint8_t counts[] = {0, 1, 1, 2, 1, 2, 0, 1, 2, 3, 4, 1, 2, 0, 1, 3};
  return counts[gh_draw (t->choices, sizeof counts)];
}

static gh_form explicit_form (gh_trial *t, gh_sort sort, unsigned depth)
{
  gh_store *const store = t->store;
  uint32_t const left = option_count (t);
  uint32_t right = sort == GH_SORT_IMPARTIAL ? 0 : option_count (t);
  if (sort == GH_SORT_DICOTIC)
    right = !left ? 0 : right ? right : 1;
  gh_form_begin (store);
  for (uint32_t i = 0; i < left + right; i++) {
    gh_form const x = any_form (t, sort, gh_draw (t->choices, depth));
    gh_form_add (store, i < left ? GH_LEFT : GH_RIGHT, x);
    if (sort == GH_SORT_IMPARTIAL)
      gh_form_add (store, GH_RIGHT, x);
  }
  return gh_form_end (store);
}

/* From -4 to 4 in steps of 1/8 at least: larger ones would make literal sums too large. */
static gh_form small_dyadic (gh_trial *t)
{
  uint32_t const exponent = gh_draw (t->choices, 4);
  int64_t const size = gh_draw (t->choices, (4u << exponent) + 1);
  bool const negative = gh_draw (t->choices, 2);
  return gh_fraction (t->store, negative ? -size : size, exponent);
}

static gh_form named_form (gh_trial *t, gh_sort sort)
{
  gh_number_up_star shape = {GH_ZERO, 0, gh_draw (t->choices, 4)};
  if (sort != GH_SORT_IMPARTIAL)
    shape.ups = (int64_t)gh_draw (t->choices, 5) - 2;
  if (sort == GH_SORT_GAME && gh_draw (t->choices, 2))
    shape.number = small_dyadic (t);
  return gh_shape_make (t->store, shape);
}

/* Whether a far number stands here. */
static bool is_far (gh_trial *t, gh_sort sort)
{
  return sort == GH_SORT_GAME && t->domain && t->domain->far && gh_draw (t->choices, 8) == 7;
}

static gh_form any_form (gh_trial *t, gh_sort sort, unsigned depth)
{
  size_t const span = gh_span_start (t->choices);
  gh_form form = GH_ZERO;
  if (is_far (t, sort))
    form = gh_far (t->store, gh_draw (t->choices, GH_FARS));
  else if (depth > 0) {
    if (gh_draw (t->choices, 8) < 7)
      form = explicit_form (t, sort, depth);
    else if (sort == GH_SORT_GAME && gh_draw (t->choices, 3) == 2)
      form = gh_natural_form (t, depth + 1);
    else
      form = named_form (t, sort);
  }
  gh_span_end (t->choices, span);
  return form;
}

gh_form gh_random_numeral (gh_trial *t, bool large)
{
  gh_form const number = small_dyadic (t);
  if (!large || gh_draw (t->choices, 8) < 7)
    return number;
  bool const negative = gh_draw (t->choices, 2);
  gh_form const n = gh_random_integer (t);
  return gh_numeral_sum (t->store, number, negative ? gh_numeral_negative (t->store, n) : n);
}

/* A number, as numeral or as a form equal to it. */
static gh_form any_number (gh_trial *t)
{
  gh_form const number = gh_random_numeral (t, true);
  return gh_draw (t->choices, 4) == 3 ? gh_equal_partner (t, number) : number;
}

/* With a gift horse: H <| G may join the left options, H |> G the right ones (Lemma 2.19). A H
   equal to G is none. */
static gh_form with_horse (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  gh_form const h = any_form (t, GH_SORT_GAME, 1 + gh_draw (t->choices, 2));
  gh_order const order = gh_compare_directly (store, h, g);
  if (order == GH_EQUAL)
    return g;
  bool const left = order == GH_LESS || (order == GH_FUZZY && gh_draw (t->choices, 2) == 0);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, x);
  gh_form_add (store, left ? GH_LEFT : GH_RIGHT, h);
  return gh_form_end (store);
}

/* With one option replaced by an equal one (Theorem 2.17). */
static gh_form with_partner_option (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  size_t const left = gh_option_count (store, g, GH_LEFT);
  size_t const count = left + gh_option_count (store, g, GH_RIGHT);
  if (!count)
    return with_horse (t, g);
  size_t const chosen = gh_draw (t->choices, (uint32_t)count);
  size_t at = 0;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, at++ == chosen ? with_horse (t, x) : x);
  return gh_form_end (store);
}

gh_form gh_equal_partner (gh_trial *t, gh_form g)
{
  size_t const span = gh_span_start (t->choices);
  int64_t n;
  bool const small = gh_small_integer (t->store, gh_form_birthday (t->store, g), 0,
                                       gh_is_numeral (t->store, g) ? 16 : 1000, &n);
  for (uint32_t steps = 1 + gh_draw (t->choices, 2); steps; steps--)
    switch (gh_draw (t->choices, 4)) {
    case 0:
    case 1: g = with_horse (t, g); break;
    case 2: g = with_partner_option (t, g); break;
    default: /* plus a zero game, if that can be built */
      if (small) {
        gh_form const x = any_form (t, GH_SORT_GAME, 1);
        g = gh_sum (t->store, g, gh_difference (t->store, x, x));
      }
    }
  gh_span_end (t->choices, span);
  return g;
}

/* An earlier variable of this sort in another dress; `form` if there is none. */
static gh_form derived (gh_trial *t, gh_sort sort, gh_form form)
{
  const gh_variable *const v = &t->variables[gh_draw (t->choices, (uint32_t)t->variable_count)];
  if (v->sort != sort)
    return form;
  if (sort == GH_SORT_ORDINAL)
    return v->form;
  if (sort == GH_SORT_SURREAL)
    return gh_draw (t->choices, 2) ? gh_normal_negative (t->store, v->form) : v->form;
  if (gh_is_loopy_sort (sort))
    return gh_draw (t->choices, 2) ? gh_loopy_negative (t->store, v->form) : v->form;
  uint32_t const how = gh_draw (t->choices, 4);
  gh_side side;
  size_t count;
  switch (how) {
  case 0: return v->form;
  case 1: return sort == GH_SORT_INTEGER ? v->form : gh_negative (t->store, v->form);
  case 2:
    return sort == GH_SORT_GAME || sort == GH_SORT_NUMBER ? gh_equal_partner (t, v->form) : v->form;
  default:
    if (sort == GH_SORT_NUMBER || sort == GH_SORT_INTEGER)
      return v->form;
    side = gh_draw (t->choices, 2);
    count = gh_option_count (t->store, v->form, side);
    return count ? gh_option (t->store, v->form, side, gh_draw (t->choices, (uint32_t)count))
                 : form;
  }
}

/* At most so many, so that sums can be played by definition. */
static uint32_t loopy_positions (unsigned depth)
{
  return depth < GH_MOST_RANDOM_POSITIONS ? 1 + depth : GH_MOST_RANDOM_POSITIONS;
}

gh_form gh_random_form (gh_trial *t, gh_sort sort, unsigned depth)
{
  size_t const span = gh_span_start (t->choices);
  bool const derive = t->variable_count > 0 && gh_draw (t->choices, 4) == 3;
  gh_form form;
  if (sort == GH_SORT_INTEGER)
    form = gh_random_integer (t);
  else if (sort == GH_SORT_ORDINAL)
    form = gh_random_ordinal (t);
  else if (sort == GH_SORT_SURREAL)
    form = gh_random_surreal (t);
  else if (gh_is_loopy_sort (sort))
    form = gh_random_loopy (t, loopy_positions (depth), sort == GH_SORT_IMPARTIAL_LOOPY);
  else if (sort == GH_SORT_NUMBER)
    form = any_number (t);
  else
    form = any_form (t, sort, 1 + gh_draw (t->choices, depth));
  if (derive)
    form = derived (t, sort, form);
  gh_span_end (t->choices, span);
  return form;
}

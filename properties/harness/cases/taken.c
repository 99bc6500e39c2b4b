#include "harness/cases/taken.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/generate.h"

#define TRIES 8

/* ---- kinds ----------------------------------------------------------------------------------- */

static gh_form nimber (gh_trial *t)
{
  return gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 0, gh_draw (t->choices, 9)});
}

/* From 1/8 to 8. */
static gh_form some_step (gh_trial *t)
{
  uint32_t const exponent = gh_draw (t->choices, 4);
  return gh_fraction (t->store, 1 + (int64_t)gh_draw (t->choices, 8), exponent);
}

/* An option that is no better for its player than this number. */
static gh_form no_better (gh_trial *t, gh_side side, gh_form number)
{
  gh_form const step = some_step (t);
  return gh_numeral_sum (t->store, number,
                         side == GH_LEFT ? gh_numeral_negative (t->store, step) : step);
}

/* {left,...|right,...} of numbers, with up to two more options that make no difference. */
static gh_form of_numbers (gh_trial *t, gh_form left, gh_form right)
{
  static const uint8_t more[] = {0, 0, 0, 1, 0, 0, 1, 2};
  gh_store *const store = t->store;
  uint32_t const count = more[gh_draw (t->choices, sizeof more)];
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, left);
  gh_form_add (store, GH_RIGHT, right);
  for (uint32_t i = 0; i < count; i++) {
    gh_side const side = gh_draw (t->choices, 2);
    gh_form_add (store, side, no_better (t, side, side == GH_LEFT ? left : right));
  }
  return gh_form_end (store);
}

/* A numeral, or a form of one. Of games theorems look at all positions. */
static gh_form number (gh_trial *t, gh_sort sort)
{
  gh_form const x = gh_random_numeral (t, sort == GH_SORT_NUMBER);
  if (gh_draw (t->choices, 4) < 3)
    return x;
  return of_numbers (t, x, gh_numeral_sum (t->store, x, some_step (t)));
}

static gh_form any_switch (gh_trial *t)
{
  gh_form const x = gh_random_numeral (t, false);
  return of_numbers (t, gh_numeral_sum (t->store, x, some_step (t)), x);
}

/* ---- of a sort ------------------------------------------------------------------------------- */

/* Whether what is of a kind is of the sort as well. */
static bool fits (gh_kind kind, gh_sort sort)
{
  switch (sort) {
  case GH_SORT_NUMBER: return kind == GH_KIND_NUMBERS;
  case GH_SORT_IMPARTIAL: return kind == GH_KIND_NIMBERS || kind == GH_KIND_IMPARTIAL;
  case GH_SORT_DICOTIC:
    return kind == GH_KIND_NIMBERS || kind == GH_KIND_IMPARTIAL || kind == GH_KIND_DICOTIC;
  default: return sort == GH_SORT_GAME;
  }
}

/* Of the kinds that the engine takes and that fit, one; GH_KIND_ANY: there is none. */
static gh_kind some_kind (gh_trial *t, gh_sort sort)
{
  gh_kind fitting[GH_KINDS];
  uint32_t count = 0;
  for (gh_kind k = GH_KIND_ANY + 1; k < GH_KINDS; k++)
    if (t->takes->kinds >> k & 1 && fits (k, sort))
      fitting[count++] = k;
  return count ? fitting[gh_draw (t->choices, count)] : GH_KIND_ANY;
}

static gh_form of_kind (gh_trial *t, gh_kind kind, gh_sort sort, unsigned depth)
{
  switch (kind) {
  case GH_KIND_NUMBERS: return number (t, sort);
  case GH_KIND_SWITCHES: return any_switch (t);
  case GH_KIND_NIMBERS: return nimber (t);
  case GH_KIND_IMPARTIAL: return gh_random_form (t, GH_SORT_IMPARTIAL, depth);
  case GH_KIND_DICOTIC: return gh_random_form (t, GH_SORT_DICOTIC, depth);
  case GH_KIND_ANY:
  case GH_KINDS: break;
  }
  return gh_random_form (t, sort, depth);
}

/* An earlier variable of this sort, or its negative. */
static gh_form earlier (gh_trial *t, gh_sort sort, gh_form form)
{
  const gh_variable *const v = &t->variables[gh_draw (t->choices, (uint32_t)t->variable_count)];
  if (v->sort != sort)
    return form;
  return sort == GH_SORT_INTEGER || gh_draw (t->choices, 2) ? v->form
                                                            : gh_negative (t->store, v->form);
}

static gh_form made (gh_trial *t, gh_sort sort, unsigned depth)
{
  gh_kind const kind = some_kind (t, sort);
  gh_form const form = of_kind (t, kind, sort, depth);
  bool const again = kind != GH_KIND_ANY && t->variable_count && gh_draw (t->choices, 4) == 3;
  return again ? earlier (t, sort, form) : form;
}

static gh_form listed (gh_trial *t, const gh_catalog *catalog, bool any)
{
  const uint32_t *index;
  size_t const count = any ? 0 : gh_catalog_taken (catalog, t->takes, &index);
  uint32_t const i = gh_draw (t->choices, (uint32_t)(count ? count : catalog->count));
  return gh_catalog_form (catalog, count ? index[i] : i, t->store);
}

gh_form gh_random_taken (gh_trial *t, gh_sort sort, const gh_catalog *catalog, unsigned depth)
{
  size_t const span = gh_span_start (t->choices);
  bool const any = gh_draw (t->choices, 16) == 15;
  gh_form form = GH_ZERO;
  if (catalog)
    form = listed (t, catalog, any);
  else if (any)
    form = gh_random_form (t, sort, depth);
  else
    for (unsigned i = 0; i < TRIES; i++) {
      form = made (t, sort, depth);
      if (gh_takes_form (t->store, t->takes, form))
        break;
    }
  gh_span_end (t->choices, span);
  return form;
}

bool gh_takes_of_theorem (const gh_engine *engine, const gh_theorem *theorem, gh_takes *takes)
{
  return gh_takes_of_requests (engine, theorem->requests, takes);
}

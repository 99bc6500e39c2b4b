#include "theory/numbers/inverse_sets.h"
#include "form/numeral.h"

#include <string.h>

/* ---- sets ------------------------------------------------------------------------------------ */

static void insert (gh_rationals *set, const mpq_t value)
{
  size_t at = 0;
  while (at < set->count && mpq_cmp (set->items[at], value) < 0)
    at++;
  if (at < set->count && mpq_equal (set->items[at], value))
    return;
  if (set->count == GH_MOST_RATIONALS)
    gh_broken ("gh_inverse", "sets", "more than 128 options on a side");
  memmove (set->items + at + 1, set->items + at, (set->count++ - at) * sizeof *set->items);
  mpq_init (set->items[at]);
  mpq_set (set->items[at], value);
}

bool gh_rationals_equal (const gh_rationals *a, const gh_rationals *b)
{
  bool equal = a->count == b->count;
  for (size_t i = 0; i < a->count && equal; i++)
    equal = mpq_equal (a->items[i], b->items[i]);
  return equal;
}

void gh_rationals_copy (gh_rationals *copy, const gh_rationals *set)
{
  for (copy->count = 0; copy->count < set->count; copy->count++) {
    mpq_init (copy->items[copy->count]);
    mpq_set (copy->items[copy->count], set->items[copy->count]);
  }
}

void gh_rationals_clear (gh_rationals *set)
{
  while (set->count > 0)
    mpq_clear (set->items[--set->count]);
}

/* ---- stages ---------------------------------------------------------------------------------- */

const gh_inverse_rule gh_inverse_rules[GH_INVERSE_RULES] = {
    {GH_RIGHT, GH_LEFT, GH_LEFT},
    {GH_LEFT, GH_RIGHT, GH_LEFT},
    {GH_LEFT, GH_LEFT, GH_RIGHT},
    {GH_RIGHT, GH_RIGHT, GH_RIGHT},
};

static void set_numeral (mpq_t value, const gh_store *store, gh_form x)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (store, x, numerator, &exponent);
  mpq_set_z (value, numerator);
  mpq_div_2exp (value, value, exponent);
}

void gh_inverse_begin (gh_inverse *y, gh_store *store, gh_form x, gh_form value)
{
  mpq_t number;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < gh_option_count (store, x, side); i++)
      gh_option (store, x, side, i); /* those of a numeral are made now, or it fails */
  *y = (gh_inverse){.used = {false}};
  mpq_init (number);
  mpq_init (y->x);
  set_numeral (y->x, store, value);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (size_t i = 0; i < gh_option_count (store, x, side); i++) {
      set_numeral (number, store, gh_option (store, x, side, i));
      insert (&y->options[side], number);
    }
  mpq_set_ui (number, 0, 1);
  insert (&y->sets[GH_LEFT], number);
  mpq_clear (number);
}

void gh_inverse_end (gh_inverse *y)
{
  mpq_clear (y->x);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_rationals_clear (&y->options[side]);
    gh_rationals_clear (&y->sets[side]);
  }
}

/* (1 + (option - x) y) / option */
static void image (mpq_t made, const mpq_t x, const mpq_t option, const mpq_t y)
{
  mpq_t one;
  mpq_init (one);
  mpq_set_ui (one, 1, 1);
  mpq_sub (made, option, x);
  mpq_mul (made, made, y);
  mpq_add (made, made, one);
  mpq_div (made, made, option);
  mpq_clear (one);
}

void gh_inverse_grow (gh_inverse *y, const gh_inverse_rule rules[GH_INVERSE_RULES])
{
  gh_rationals made[2] = {{.count = 0}, {.count = 0}};
  mpq_t value;
  mpq_init (value);
  for (size_t r = 0; r < GH_INVERSE_RULES; r++) {
    const gh_rationals *const options = &y->options[rules[r].option];
    const gh_rationals *const from = &y->sets[rules[r].from];
    for (size_t i = 0; i < options->count; i++)
      for (size_t k = 0; mpq_sgn (options->items[i]) > 0 && k < from->count; k++) {
        image (value, y->x, options->items[i], from->items[k]);
        insert (&made[rules[r].to], value);
        y->used[r] = true;
      }
  }
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    for (size_t i = 0; i < made[side].count; i++)
      insert (&y->sets[side], made[side].items[i]);
    gh_rationals_clear (&made[side]);
  }
  mpq_clear (value);
}

/* ---- Kruskal's formula ----------------------------------------------------------------------- */

/* Options are numbered, the left ones first. */
static const mpq_t *option_number (const gh_inverse *y, size_t i, bool *left)
{
  size_t const lefts = y->options[GH_LEFT].count;
  *left = i < lefts;
  return *left ? &y->options[GH_LEFT].items[i] : &y->options[GH_RIGHT].items[i - lefts];
}

/* The option that this product gives, and those of all products that go on with options from
   `first` on: the order of factors does not matter. */
static void add_products (const gh_inverse *y, size_t first, unsigned factors, const mpq_t product,
                          bool even, gh_rationals sets[2])
{
  size_t const count = y->options[GH_LEFT].count + y->options[GH_RIGHT].count;
  mpq_t value, one;
  mpq_inits (value, one, NULL);
  mpq_set_ui (one, 1, 1);
  mpq_sub (value, one, product);
  mpq_div (value, value, y->x);
  insert (&sets[even ? GH_LEFT : GH_RIGHT], value);
  for (size_t i = first; factors > 0 && i < count; i++) {
    bool left;
    const mpq_t *const option = option_number (y, i, &left);
    if (mpq_sgn (*option) == 0)
      continue;
    mpq_div (value, y->x, *option);
    mpq_sub (value, one, value);
    mpq_mul (value, value, product);
    add_products (y, i, factors - 1, value, even != left, sets);
  }
  mpq_clears (value, one, NULL);
}

void gh_inverse_products (const gh_inverse *y, unsigned factors, gh_rationals sets[2])
{
  mpq_t one;
  mpq_init (one);
  mpq_set_ui (one, 1, 1);
  sets[GH_LEFT].count = sets[GH_RIGHT].count = 0;
  add_products (y, 0, factors, one, true, sets);
  mpq_clear (one);
}

/* ---- what the theorem says ------------------------------------------------------------------- */

/* Whether x y is on this side of 1 for each of the options y. */
static bool all_beside_one (const gh_inverse *y, gh_side side)
{
  const gh_rationals *const set = &y->sets[side];
  bool beside = true;
  mpq_t product;
  mpq_init (product);
  for (size_t i = 0; i < set->count && beside; i++) {
    mpq_mul (product, y->x, set->items[i]);
    int const order = mpq_cmp_ui (product, 1, 1);
    beside = side == GH_LEFT ? order < 0 : order > 0;
  }
  mpq_clear (product);
  return beside;
}

const char *gh_inverse_fault (const gh_inverse *y)
{
  const gh_rationals *const left = &y->sets[GH_LEFT], *const right = &y->sets[GH_RIGHT];
  if (right->count > 0 && mpq_sgn (right->items[0]) <= 0)
    return "the right options of 1/x to be positive";
  for (size_t i = 0; i < left->count; i++)
    for (size_t k = 0; k < right->count; k++)
      if (mpq_cmp (left->items[i], right->items[k]) >= 0)
        return "each left option of 1/x to be less than each right one";
  if (!all_beside_one (y, GH_LEFT))
    return "x times a left option of 1/x to be less than 1";
  if (!all_beside_one (y, GH_RIGHT))
    return "x times a right option of 1/x to be greater than 1";
  return NULL;
}

/* Theorem 3.10 of Schleicher and Stoll, with Kruskal's formula: the inverse of a positive number.
 */
#include "theory/numbers/inverse.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/theory.h"

/* ---- numbers > 0 ----------------------------------------------------------------------------- */

gh_form gh_any_positive (gh_trial *t, bool negatives)
{
  static const uint8_t grid[] = {1, 2, 3, 4, 6, 8, 12, 16}; /* quarters */
  uint32_t const size = sizeof grid;
  if (gh_choose (t, 2))
    return gh_fraction (t->store, 1 + (int64_t)gh_choose (t, 128), 5);
  gh_form_begin (t->store);
  for (uint32_t i = negatives ? gh_choose (t, 3) : 0; i > 0; i = 0)
    gh_form_add (t->store, GH_LEFT, gh_fraction (t->store, i == 1 ? -1 : -4, 2));
  if (gh_choose (t, 2))
    gh_form_add (t->store, GH_LEFT, GH_ZERO);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    uint32_t const first = gh_choose (t, size + 1);
    uint32_t const second = first && first < size ? gh_choose (t, size + 1 - first) : 0;
    if (first)
      gh_form_add (t->store, side, gh_fraction (t->store, grid[first - 1], 2));
    if (second)
      gh_form_add (t->store, side, gh_fraction (t->store, grid[first + second - 1], 2));
  }
  gh_form const x = gh_form_end (t->store);
  gh_assume (t, gh_is_number_form (t->store, x));
  gh_assume (t, gh_numeral_sign (t->store, gh_number_of (t->store, x)) > 0);
  return x;
}

void gh_check_inverse (gh_trial *t, gh_form x, const char *check (gh_inverse *))
{
  gh_inverse y;
  gh_inverse_begin (&y, t->store, x, gh_number_of (t->store, x));
  const char *const fault = check (&y);
  gh_inverse_end (&y);
  if (fault)
    gh_expect (t, false, "%s, for x = %s", fault, gh_print (t->store, x, GH_STYLE_FULL));
}

/* Negative left options may go when 0 is there, which may always join them. */
THEOREM (positive_forms)
{
  gh_store *const store = t->store;
  gh_form const x = gh_any_positive (t, true);
  bool some = false;
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, GH_ZERO);
  GH_EACH (store, GH_LEFT, left, x)
    if (gh_numeral_sign (store, left) >= 0) {
      gh_form_add (store, GH_LEFT, left);
      some = true;
    }
  GH_EACH (store, GH_RIGHT, right, x)
    gh_form_add (store, GH_RIGHT, right);
  gh_form const y = gh_form_end (store);
  gh_expect (t, some, "a left option >= 0 of a positive number");
  gh_assume (t, x != y);
  gh_expect (t, gh_is_number_form (store, y), "a number still, without negative options");
  gh_expect (t, gh_ask_order (t, x, y) == GH_EQUAL, "x = x with 0 for its negative options");
}

/* ---- the sets stage by stage ----------------------------------------------------------------- */

static const char *check_sides (gh_inverse *y)
{
  const char *fault = gh_inverse_fault (y);
  for (unsigned stage = 1; stage <= 4 && !fault; stage++) {
    gh_inverse_grow (y, gh_inverse_rules);
    fault = gh_inverse_fault (y);
  }
  bool const both = mpq_sgn (y->options[GH_LEFT].items[y->options[GH_LEFT].count - 1]) > 0 &&
                    y->options[GH_RIGHT].count > 0;
  for (size_t r = 0; r < GH_INVERSE_RULES && both && !fault; r++)
    fault = y->used[r] ? NULL : "each of the four formulas to give options";
  return fault;
}

THEOREM (inverse_sides)
{
  gh_check_inverse (t, gh_any_positive (t, false), check_sides);
}

static const char *check_products (gh_inverse *y)
{
  bool equal = true;
  for (unsigned stage = 0; stage <= 4 && equal; stage++) {
    gh_rationals products[2];
    gh_inverse_products (y, stage, products);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      equal = equal && gh_rationals_equal (&y->sets[side], &products[side]);
      gh_rationals_clear (&products[side]);
    }
    gh_inverse_grow (y, gh_inverse_rules);
  }
  return equal ? NULL : "Kruskal's options to be those that the stages give";
}

THEOREM (inverse_products)
{
  gh_check_inverse (t, gh_any_positive (t, false), check_products);
}

/* ---- from one stage to the next ---------------------------------------------------------------
 */

/* 1 - a b */
static void one_less (mpq_t difference, const mpq_t a, const mpq_t b)
{
  mpq_t one;
  mpq_init (one);
  mpq_set_ui (one, 1, 1);
  mpq_mul (difference, a, b);
  mpq_sub (difference, one, difference);
  mpq_clear (one);
}

/* The option y' = (1 + (a - x) p) / a is on its side: 1 - x y' = (a - x)(1 - x p) / a, where the
   sign of 1 - x p is known. A right one is > 0, since a y' = (1 - x p) + a p is a sum of what is >
   0 and what is not less, or if p < 0, and if a is a right option, 1 + (a - x) p is. */
static bool step_as_proved (const mpq_t x, const gh_inverse_rule *rule, const mpq_t a,
                            const mpq_t p)
{
  mpq_t left, before, distance, term;
  mpq_inits (left, before, distance, term, NULL);
  mpq_sub (distance, a, x);
  mpq_mul (term, distance, p); /* a y' = 1 + term */
  one_less (before, x, p);
  mpq_mul (left, distance, before);
  mpq_div (left, left, a);
  bool proved = mpq_sgn (before) == (rule->from == GH_LEFT ? 1 : -1) &&
                mpq_sgn (left) == (rule->to == GH_LEFT ? 1 : -1);
  if (rule->to == GH_RIGHT && (rule->option == GH_RIGHT || mpq_sgn (p) < 0))
    proved = proved && mpq_sgn (term) > 0;
  mpq_t made, one;
  mpq_inits (made, one, NULL);
  mpq_set_ui (one, 1, 1);
  mpq_add (made, one, term);
  mpq_div (made, made, a);
  one_less (term, x, made);
  proved = proved && mpq_equal (term, left) && (rule->to == GH_LEFT || mpq_sgn (made) > 0);
  mpq_clears (left, before, distance, term, made, one, NULL);
  return proved;
}

static const char *check_steps (gh_inverse *y)
{
  bool proved = true;
  for (unsigned stage = 0; stage <= 3 && proved; stage++) {
    for (const gh_inverse_rule *rule = gh_inverse_rules; rule < gh_inverse_rules + GH_INVERSE_RULES;
         rule++)
      for (size_t i = 0; i < y->options[rule->option].count; i++)
        for (size_t k = 0; k < y->sets[rule->from].count && proved; k++)
          if (mpq_sgn (y->options[rule->option].items[i]) > 0)
            proved = step_as_proved (y->x, rule, y->options[rule->option].items[i],
                                     y->sets[rule->from].items[k]);
    gh_inverse_grow (y, gh_inverse_rules);
  }
  return proved ? NULL : "1 - xy' and the sign of y' to follow from 1 - xy and the sign of y";
}

THEOREM (inverse_steps)
{
  gh_check_inverse (t, gh_any_positive (t, false), check_steps);
}

/* ---- why left options are less than right ones ----------------------------------------------- */

/* An option that a formula is about to give: (1 + (a - x) p) / a. */
typedef struct made {
  const mpq_t *a, *p;
} made;

/* (a - b) c d */
static void difference_times (mpq_t product, const mpq_t a, const mpq_t b, const mpq_t c,
                              const mpq_t d)
{
  mpq_sub (product, a, b);
  mpq_mul (product, product, c);
  mpq_mul (product, product, d);
}

/* a (1 + (b - x) s) */
static void cross (mpq_t product, const mpq_t x, const mpq_t a, const mpq_t b, const mpq_t s,
                   const mpq_t one)
{
  mpq_sub (product, b, x);
  mpq_mul (product, product, s);
  mpq_add (product, product, one);
  mpq_mul (product, product, a);
}

/* The difference of a right option, of b and s, and a left one, of a and p, times a b, is
     a (1 + (b - x) s) - b (1 + (a - x) p) = (s - p) a (b - x) + (a - b) (1 - x p)
                                           = (s - p) b (a - x) + (a - b) (1 - x s);
   neither term of the one sum or of the other is negative, and one of them is positive. */
static bool differ_as_proved (const mpq_t x, made left, made right)
{
  const mpq_t *const a = left.a, *const p = left.p, *const b = right.a, *const s = right.p;
  mpq_t one, difference, first, second, other;
  bool equal = true, proved = false;
  mpq_inits (one, difference, first, second, other, NULL);
  mpq_set_ui (one, 1, 1);
  cross (difference, x, *a, *b, *s, one);
  cross (other, x, *b, *a, *p, one);
  mpq_sub (difference, difference, other);
  for (int form = 0; form < 2; form++) {
    mpq_sub (other, form ? *a : *b, x);
    difference_times (first, *s, *p, form ? *b : *a, other);
    mpq_mul (other, x, form ? *s : *p);
    mpq_sub (other, one, other);
    difference_times (second, *a, *b, other, one);
    mpq_add (other, first, second);
    equal = equal && mpq_equal (other, difference);
    proved = proved || (mpq_sgn (first) >= 0 && mpq_sgn (second) >= 0 && mpq_sgn (other) > 0);
  }
  mpq_clears (one, difference, first, second, other, NULL);
  return equal && proved;
}

#define MOST_MADE 32 /* of at most 4 options of x and 5 of 1/x, after one stage */

/* All that the formulas are about to give on one side. */
static size_t all_made (const gh_inverse *y, gh_side side, made list[MOST_MADE])
{
  size_t count = 0;
  for (size_t r = 0; r < GH_INVERSE_RULES; r++) {
    const gh_inverse_rule *const rule = &gh_inverse_rules[r];
    for (size_t i = 0; rule->to == side && i < y->options[rule->option].count; i++)
      for (size_t k = 0; k < y->sets[rule->from].count; k++)
        if (mpq_sgn (y->options[rule->option].items[i]) > 0)
          list[count++] = (made){&y->options[rule->option].items[i], &y->sets[rule->from].items[k]};
  }
  return count;
}

static const char *check_identities (gh_inverse *y)
{
  bool holds = true;
  for (unsigned stage = 0; stage <= 1 && holds; stage++) {
    made left[MOST_MADE], right[MOST_MADE];
    size_t const lefts = all_made (y, GH_LEFT, left), rights = all_made (y, GH_RIGHT, right);
    for (size_t i = 0; i < lefts && holds; i++)
      for (size_t k = 0; k < rights && holds; k++)
        holds = differ_as_proved (y->x, left[i], right[k]);
    gh_inverse_grow (y, gh_inverse_rules);
  }
  return holds ? NULL : "the terms of the identities to prove that left is less than right";
}

THEOREM (inverse_identities)
{
  gh_check_inverse (t, gh_any_positive (t, false), check_identities);
}

/* ---- x y = 1 --------------------------------------------------------------------------------- */

/* Whether the option x' y + x t - x' t of x y is on its side of 1 for each option x' of x on one
   side, which may be 0, and each t of the set, which are options of y on the side `from`. */
static bool product_beside_one (const gh_inverse *all, const mpq_t y, gh_side side,
                                const gh_rationals *set, gh_side from)
{
  const gh_rationals *const options = &all->options[side];
  bool beside = true;
  mpq_t value, other;
  mpq_inits (value, other, NULL);
  for (size_t i = 0; i < options->count; i++)
    for (size_t k = 0; k < set->count && beside; k++) {
      mpq_mul (value, options->items[i], y);
      mpq_sub (other, all->x, options->items[i]);
      mpq_mul (other, other, set->items[k]);
      mpq_add (value, value, other);
      int const order = mpq_cmp_ui (value, 1, 1);
      beside = side == from ? order < 0 : order > 0;
    }
  mpq_clears (value, other, NULL);
  return beside;
}

/* quarters/4 of the way from the greatest left option to the least right one, or to the next
   integer where there is none. */
static void between_options (mpq_t y, const gh_inverse *all, unsigned quarters)
{
  const gh_rationals *const left = &all->sets[GH_LEFT], *const right = &all->sets[GH_RIGHT];
  mpq_t way;
  mpq_init (way);
  mpq_set_ui (way, 1, 1);
  if (right->count)
    mpq_sub (way, right->items[0], left->items[left->count - 1]);
  mpq_set_ui (y, quarters, 4);
  mpq_canonicalize (y);
  mpq_mul (y, y, way);
  mpq_add (y, y, left->items[left->count - 1]);
  mpq_clear (way);
}

static bool products_beside_one (const gh_inverse *all, const gh_rationals before[2],
                                 unsigned quarters)
{
  bool beside = true;
  mpq_t y;
  mpq_init (y);
  between_options (y, all, quarters);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    for (gh_side from = GH_LEFT; from <= GH_RIGHT; from++)
      beside = beside && product_beside_one (all, y, side, &before[from], from);
  mpq_clear (y);
  return beside;
}

/* Of y the proof needs only that it lies between the options of the next stage: it may be any
   number there. */
static const char *check_product_options (gh_inverse *all)
{
  bool beside = true;
  for (unsigned stage = 0; stage <= 3 && beside; stage++) {
    gh_rationals before[2];
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_rationals_copy (&before[side], &all->sets[side]);
    gh_inverse_grow (all, gh_inverse_rules);
    for (unsigned quarters = 1; quarters <= 3 && beside; quarters++)
      beside = products_beside_one (all, before, quarters);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_rationals_clear (&before[side]);
  }
  return beside ? NULL : "(xy)^L < 1 < (xy)^R";
}

THEOREM (inverse_product_options)
{
  gh_check_inverse (t, gh_any_positive (t, false), check_product_options);
}

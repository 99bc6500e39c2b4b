/* Canaries that simplify wrongly (Section 2.4 of Schleicher and Stoll), and one that counts the
   days of what was not simplified. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"

/* How such a program departs from Theorem 2.25. */
typedef struct rules {
  bool root_only;  /* dominated options stay in positions below */
  bool dropped;    /* a reversible option is deleted, with nothing in its place */
  bool wrong_side; /* X is taken as reversible when its reply is >= G, as if it were Right's */
  bool once;       /* what took the place of a reversible option is not looked at again */
} rules;

static gh_side other (gh_side side)
{
  return side == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

static bool is_worse (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, x, g)
    if (gh_compare_directly (store, option, x) == (side == GH_LEFT ? GH_LESS : GH_GREATER))
      return true;
  return false;
}

/* Add what takes the option's place, if it is reversible: the options on this side of all the
   replies through which it is. */
static bool bypass (gh_store *store, gh_form g, gh_side side, gh_form option, const rules *r)
{
  bool reversible = false;
  gh_relation const relation = (side == GH_LEFT) != r->wrong_side ? GH_LE : GH_GE;
  GH_EACH (store, other (side), reply, option)
    if (gh_holds (gh_compare_directly (store, reply, g), relation)) {
      reversible = true;
      if (!r->dropped)
        GH_EACH (store, side, x, reply)
          gh_form_add (store, side, x);
    }
  return reversible;
}

/* Delete and bypass, all at once, so that the order of options does not matter. */
static gh_form simplify_root (gh_store *store, gh_form g, const rules *r, bool root, bool *bypassed)
{
  bool const bypasses = !(r->once && *bypassed);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      if ((root || !r->root_only) && is_worse (store, g, side, x))
        continue;
      if (bypasses && bypass (store, g, side, x, r))
        *bypassed = true;
      else
        gh_form_add (store, side, x);
    }
  return gh_form_end (store);
}

static gh_form simplify (gh_store *store, gh_form g, const rules *r, bool root)
{
  if (gh_is_numeral (store, g))
    return g;
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      gh_form_add (store, side, simplify (store, x, r, false));
  gh_form before, after = gh_form_end (store);
  bool bypassed = false;
  do {
    gh_step (store);
    before = after;
    after = simplify_root (store, before, r, root, &bypassed);
  } while (after != before);
  gh_shallower (store);
  return after;
}

SPOIL (domination_root)
{
  if (request == GH_ASK_CANONICAL)
    answer->form = simplify (store, arguments[0].form, &(rules){.root_only = true}, true);
}

SPOIL (reversible_dropped)
{
  if (request == GH_ASK_CANONICAL)
    answer->form = simplify (store, arguments[0].form, &(rules){.dropped = true}, true);
}

SPOIL (reversal_side)
{
  if (request == GH_ASK_CANONICAL)
    answer->form = simplify (store, arguments[0].form, &(rules){.wrong_side = true}, true);
}

SPOIL (reversal_once)
{
  if (request == GH_ASK_CANONICAL)
    answer->form = simplify (store, arguments[0].form, &(rules){.once = true}, true);
}

/* Whether another option on this side is equal. */
static bool has_twin (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, x, g)
    if (x != option && gh_compare_directly (store, x, option) == GH_EQUAL)
      return true;
  return false;
}

static bool is_option (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, x, g)
    if (x == option)
      return true;
  return false;
}

/* Of equal options that are not identical, those that would be simplified to one stay as they are
   beside it. */
SPOIL (equal_kept)
{
  gh_form const g = arguments[0].form, canonical = answer->form;
  if (request != GH_ASK_CANONICAL || gh_is_numeral (store, g))
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    GH_EACH (store, side, x, canonical)
      gh_form_add (store, side, x);
    GH_EACH (store, side, x, g)
      if (has_twin (store, g, side, x) &&
          is_option (store, canonical, side, gh_canonical (store, x)))
        gh_form_add (store, side, x);
  }
  answer->form = gh_form_end (store);
}

/* Each of two equal options is dominated by the other, and both are deleted. */
SPOIL (equal_dropped)
{
  gh_form const g = arguments[0].form;
  if (request != GH_ASK_CANONICAL || gh_is_numeral (store, g))
    return;
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g)
      if (!has_twin (store, g, side, x))
        gh_form_add (store, side, x);
  answer->form = gh_canonical (store, gh_form_end (store));
}

SPOIL (birthday_of_form)
{
  if (request == GH_ASK_BIRTHDAY)
    answer->form = gh_form_birthday (store, arguments[0].form);
}

/* Of a number a + k/2^n between the integers a and a + 1 it is n + a + 1. */
SPOIL (birthday_fraction)
{
  gh_form const x = request == GH_ASK_BIRTHDAY ? gh_number_of (store, arguments[0].form) : GH_ZERO;
  uint64_t exponent;
  mpz_t value;
  if (x == GH_NO_FORM || gh_is_integer (store, x))
    return;
  gh_numeral_value (store, x, value, &exponent);
  answer->form = gh_integer (store, (int64_t)exponent + 1);
}

#include "form/shape.h"
#include "form/numeral.h"

#include <limits.h>

gh_form gh_make (gh_store *store, gh_form left, gh_form right)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, left);
  gh_form_add (store, GH_RIGHT, right);
  return gh_form_end (store);
}

gh_form gh_negative (gh_store *store, gh_form form)
{
  uint32_t memo;
  if (gh_is_numeral (store, form))
    return gh_numeral_negative (store, form);
  if (gh_memo_get (store, GH_MEMO_NEGATIVE, form, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  GH_EACH (store, GH_RIGHT, x, form)
    gh_form_add (store, GH_LEFT, gh_negative (store, x));
  GH_EACH (store, GH_LEFT, x, form)
    gh_form_add (store, GH_RIGHT, gh_negative (store, x));
  gh_shallower (store);
  gh_form const negative = gh_form_end (store);
  gh_memo_put (store, GH_MEMO_NEGATIVE, form, 0, negative);
  return negative;
}

/* x + *k has the options x + *0, ..., x + *(k-1) on both sides. */
static gh_form number_star (gh_store *store, gh_form number, unsigned long k)
{
  gh_form form = number;
  if (k > gh_store_limits (store)->forms || k > gh_store_limits (store)->options / (k + 1))
    gh_fail (store, k > gh_store_limits (store)->forms ? GH_OVER_FORMS : GH_OVER_OPTIONS);
  for (unsigned long i = 1; i <= k; i++) {
    gh_form_begin (store);
    if (i > 1)
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
        GH_EACH (store, side, x, form)
          gh_form_add (store, side, x);
    gh_form_add (store, GH_LEFT, form);
    gh_form_add (store, GH_RIGHT, form);
    form = gh_form_end (store);
  }
  return form;
}

/* n.up + *k = {0 | (n-1).up + *(k xor 1)} for n > 0, but for up + * = {0,*|0}; a number is added to
   every option. */
gh_form gh_shape_make (gh_store *store, gh_number_up_star shape)
{
  gh_form const x = shape.number;
  if (shape.ups < 0) {
    gh_form const mirrored = gh_numeral_negative (store, x);
    return gh_negative (
        store, gh_shape_make (store, (gh_number_up_star){mirrored, -shape.ups, shape.nimber}));
  }
  if (shape.ups == 0)
    return number_star (store, x, shape.nimber);
  if ((unsigned long)shape.ups > gh_store_limits (store)->forms)
    gh_fail (store, GH_OVER_FORMS);
  gh_form form;
  unsigned long k = shape.nimber ^ (shape.ups & 1); /* of the form with no ups */
  long n = 0;
  if (k == 0) { /* the chain that passes through up + * or begins with it */
    gh_form const star = number_star (store, x, 1);
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, x);
    gh_form_add (store, GH_LEFT, star);
    gh_form_add (store, GH_RIGHT, x);
    form = gh_form_end (store);
    n = 1;
  } else
    form = number_star (store, x, k);
  for (; n < shape.ups; n++)
    form = gh_make (store, x, form);
  return form;
}

/* The option of a nimber that is the next lower one: the one with as many options but one. */
static bool next_lower (gh_store *store, gh_form form, gh_form *lower)
{
  size_t const count = gh_option_count (store, form, GH_LEFT);
  GH_EACH (store, GH_LEFT, x, form)
    if (gh_is_numeral (store, x) ? count == 1 : gh_option_count (store, x, GH_LEFT) == count - 1) {
      *lower = x;
      return true;
    }
  return false;
}

/* Whether both sides have just the options of the next lower nimber, and that nimber, which is a
   left option. All of them are sets, sorted alike. */
static bool has_options_of (gh_store *store, gh_form form, gh_form lower)
{
  size_t const count = gh_option_count (store, form, GH_LEFT);
  size_t at = 0;
  for (size_t i = 0; i < count; i++) {
    gh_form const x = gh_option (store, form, GH_LEFT, i);
    if (x != gh_option (store, form, GH_RIGHT, i))
      return false;
    if (x != lower && x != gh_option (store, lower, GH_LEFT, at++))
      return false;
  }
  return true;
}

static bool nimber_of (gh_store *store, gh_form form, gh_form *number, unsigned long *k)
{
  for (*k = 0; !gh_is_numeral (store, form); ++*k) {
    gh_form lower;
    size_t const count = gh_option_count (store, form, GH_LEFT);
    if (count == 0 || gh_option_count (store, form, GH_RIGHT) != count ||
        !next_lower (store, form, &lower) || !has_options_of (store, form, lower))
      return false;
    form = lower;
  }
  *number = form;
  return true;
}

/* number + n.up + *k for n > 0, by the formula of gh_shape_make read backwards. */
static bool ups_of (gh_store *store, gh_form form, gh_number_up_star *shape)
{
  long ups = 0;
  gh_form at = form, number;
  unsigned long k;
  while (gh_option_count (store, at, GH_LEFT) == 1 && gh_option_count (store, at, GH_RIGHT) == 1 &&
         gh_is_numeral (store, gh_option (store, at, GH_LEFT, 0)) &&
         !gh_is_numeral (store, gh_option (store, at, GH_RIGHT, 0))) {
    at = gh_option (store, at, GH_RIGHT, 0); /* no numeral, so that it may be a nimber with k > 0 */
    ups++;
  }
  if (gh_option_count (store, at, GH_LEFT) == 2 && gh_option_count (store, at, GH_RIGHT) == 1) {
    ups++;
    k = 0;
    number = gh_option (store, at, GH_RIGHT, 0);
    if (!gh_is_numeral (store, number))
      return false;
  } else if (ups == 0 || !nimber_of (store, at, &number, &k))
    return false;
  *shape = (gh_number_up_star){number, ups, k ^ (ups & 1)};
  return gh_shape_make (store, *shape) == form;
}

bool gh_shape_of (gh_store *store, gh_form form, gh_number_up_star *shape)
{
  shape->ups = 0;
  if (nimber_of (store, form, &shape->number, &shape->nimber) || ups_of (store, form, shape))
    return true;
  if (gh_option_count (store, form, GH_LEFT) != 1 ||
      !ups_of (store, gh_negative (store, form), shape))
    return false;
  shape->number = gh_numeral_negative (store, shape->number);
  shape->ups = -shape->ups;
  return true;
}

gh_form gh_switch (gh_store *store, gh_form g)
{
  return gh_make (store, g, gh_negative (store, g));
}

bool gh_switch_of (gh_store *store, gh_form form, gh_form *g)
{
  if (gh_option_count (store, form, GH_LEFT) != 1 || gh_option_count (store, form, GH_RIGHT) != 1)
    return false;
  *g = gh_option (store, form, GH_LEFT, 0);
  return gh_option (store, form, GH_RIGHT, 0) == gh_negative (store, *g);
}

gh_form gh_tiny (gh_store *store, gh_form g)
{
  return gh_make (store, GH_ZERO, gh_make (store, GH_ZERO, gh_negative (store, g)));
}

bool gh_tiny_of (gh_store *store, gh_form form, gh_form *g)
{
  if (gh_option_count (store, form, GH_LEFT) != 1 || gh_option_count (store, form, GH_RIGHT) != 1 ||
      gh_option (store, form, GH_LEFT, 0) != GH_ZERO)
    return false;
  gh_form const threat = gh_option (store, form, GH_RIGHT, 0);
  if (gh_is_numeral (store, threat) || gh_option_count (store, threat, GH_LEFT) != 1 ||
      gh_option_count (store, threat, GH_RIGHT) != 1 ||
      gh_option (store, threat, GH_LEFT, 0) != GH_ZERO)
    return false;
  *g = gh_negative (store, gh_option (store, threat, GH_RIGHT, 0));
  return true;
}

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
static gh_form number_star (gh_store *store, gh_form number, uint64_t k)
{
  gh_form form = number;
  if (k > gh_store_limits (store)->forms || k > gh_store_limits (store)->options / (k + 1))
    gh_fail (store, k > gh_store_limits (store)->forms ? GH_OVER_FORMS : GH_OVER_OPTIONS);
  for (uint64_t i = 1; i <= k; i++) {
    gh_form_begin (store);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
      if (i > 1)
        GH_EACH (store, side, x, form)
          gh_form_add (store, side, x);
      gh_form_add (store, side, form);
    }
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
  if ((uint64_t)shape.ups > gh_store_limits (store)->forms)
    gh_fail (store, GH_OVER_FORMS);
  gh_form form;
  uint64_t k = shape.nimber ^ (shape.ups & 1); /* of the form with no ups */
  int64_t n = 0;
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

/* ---- reading a shape off a form -------------------------------------------------------------- */

/* What is remembered of a form: by 0 the number, or that it has no shape; by 1 and 2 the ups and
   the nimber. */
#define NO_SHAPE UINT32_MAX

/* Whether it is known if the form has a shape; then *found tells, and *shape is it. */
static bool recall (const gh_store *store, gh_form form, gh_number_up_star *shape, bool *found)
{
  uint32_t number, ups = 0, nimber = 0;
  if (!gh_memo_get (store, GH_MEMO_SHAPE, form, 0, &number))
    return false;
  *found = number != NO_SHAPE;
  gh_memo_get (store, GH_MEMO_SHAPE, form, 1, &ups);
  gh_memo_get (store, GH_MEMO_SHAPE, form, 2, &nimber);
  *shape = (gh_number_up_star){number, (int32_t)ups, nimber};
  return true;
}

static void remember (gh_store *store, gh_form form, gh_number_up_star shape)
{
  gh_memo_put (store, GH_MEMO_SHAPE, form, 2, (uint32_t)shape.nimber);
  gh_memo_put (store, GH_MEMO_SHAPE, form, 1, (uint32_t)shape.ups);
  gh_memo_put (store, GH_MEMO_SHAPE, form, 0, shape.number);
}

/* number + *k, by going down to the number or to what is known. */
static bool nimber_of (gh_store *store, gh_form form, gh_number_up_star *shape)
{
  uint64_t k = 0;
  bool found = true;
  for (; !gh_is_numeral (store, form) && !recall (store, form, shape, &found); k++) {
    gh_form lower;
    size_t const count = gh_option_count (store, form, GH_LEFT);
    if (count == 0 || gh_option_count (store, form, GH_RIGHT) != count ||
        !next_lower (store, form, &lower) || !has_options_of (store, form, lower))
      return false;
    form = lower;
  }
  if (gh_is_numeral (store, form))
    *shape = (gh_number_up_star){form, 0, 0};
  shape->nimber += k;
  return found && shape->ups == 0;
}

/* Remember a nimber and all below it, from which others may be asked for. */
static void remember_nimbers (gh_store *store, gh_form form, gh_number_up_star shape)
{
  gh_number_up_star known;
  bool found;
  for (; shape.nimber && !recall (store, form, &known, &found); shape.nimber--) {
    remember (store, form, shape);
    next_lower (store, form, &form);
  }
}

/* number + n.up + *k for n > 0, by the formula of gh_shape_make read backwards. */
static bool ups_of (gh_store *store, gh_form form, gh_number_up_star *shape)
{
  int64_t ups = 0;
  gh_form at = form;
  while (gh_option_count (store, at, GH_LEFT) == 1 && gh_option_count (store, at, GH_RIGHT) == 1 &&
         gh_is_numeral (store, gh_option (store, at, GH_LEFT, 0)) &&
         !gh_is_numeral (store, gh_option (store, at, GH_RIGHT, 0))) {
    at = gh_option (store, at, GH_RIGHT, 0); /* no numeral, so that it may be a nimber with k > 0 */
    ups++;
  }
  if (gh_option_count (store, at, GH_LEFT) == 2 && gh_option_count (store, at, GH_RIGHT) == 1) {
    ups++;
    *shape = (gh_number_up_star){gh_option (store, at, GH_RIGHT, 0), 0, 0};
    if (!gh_is_numeral (store, shape->number))
      return false;
  } else if (ups == 0 || !nimber_of (store, at, shape))
    return false;
  *shape = (gh_number_up_star){shape->number, ups, shape->nimber ^ (ups & 1)};
  return gh_shape_make (store, *shape) == form;
}

static bool downs_of (gh_store *store, gh_form form, gh_number_up_star *shape)
{
  if (gh_option_count (store, form, GH_LEFT) != 1 ||
      !ups_of (store, gh_negative (store, form), shape))
    return false;
  shape->number = gh_numeral_negative (store, shape->number);
  shape->ups = -shape->ups;
  return true;
}

bool gh_shape_of (gh_store *store, gh_form form, gh_number_up_star *shape)
{
  bool found;
  if (gh_is_numeral (store, form)) {
    *shape = (gh_number_up_star){form, 0, 0};
    return true;
  }
  if (recall (store, form, shape, &found))
    return found;
  if (nimber_of (store, form, shape))
    remember_nimbers (store, form, *shape);
  else if (ups_of (store, form, shape) || downs_of (store, form, shape))
    remember (store, form, *shape);
  else {
    gh_memo_put (store, GH_MEMO_SHAPE, form, 0, NO_SHAPE);
    return false;
  }
  return true;
}

/* ---- switches and tinies --------------------------------------------------------------------- */

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

gh_form gh_switches (gh_store *store, gh_form g)
{
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g) {
    gh_form_add (store, GH_LEFT, x);
    gh_form_add (store, GH_RIGHT, gh_negative (store, x));
  }
  return gh_form_end (store);
}

bool gh_is_switches (gh_store *store, gh_form form)
{
  return gh_option_count (store, form, GH_LEFT) == gh_option_count (store, form, GH_RIGHT) &&
         gh_switches (store, form) == form;
}

gh_form gh_tiny (gh_store *store, gh_form g)
{
  return gh_make (store, GH_ZERO, gh_make (store, GH_ZERO, gh_negative (store, g)));
}

/* The only option of each side, if each has just one. */
static bool only_options (gh_store *store, gh_form form, gh_form *left, gh_form *right)
{
  if (gh_option_count (store, form, GH_LEFT) != 1 || gh_option_count (store, form, GH_RIGHT) != 1)
    return false;
  *left = gh_option (store, form, GH_LEFT, 0);
  *right = gh_option (store, form, GH_RIGHT, 0);
  return true;
}

bool gh_tiny_of (gh_store *store, gh_form form, gh_form *g)
{
  gh_form left, threat, unused;
  if (!only_options (store, form, &left, &threat) || left != GH_ZERO ||
      gh_is_numeral (store, threat) || !only_options (store, threat, &left, &unused) ||
      left != GH_ZERO)
    return false;
  *g = gh_negative (store, unused);
  return true;
}

gh_form gh_number_tiny (gh_store *store, gh_form x, gh_form g)
{
  gh_form const threat = gh_numeral_sum (store, x, gh_numeral_negative (store, g));
  return gh_make (store, x, gh_make (store, x, threat));
}

bool gh_number_tiny_of (gh_store *store, gh_form form, gh_form *x, gh_form *g)
{
  gh_form threat, unused;
  if (gh_is_numeral (store, form) || !only_options (store, form, x, &threat) ||
      !gh_is_numeral (store, *x) || gh_is_numeral (store, threat) ||
      !only_options (store, threat, &unused, g) || unused != *x || !gh_is_numeral (store, *g))
    return false;
  *g = gh_numeral_sum (store, *x, gh_numeral_negative (store, *g));
  return gh_numeral_sign (store, *g) > 0;
}

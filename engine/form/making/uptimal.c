#include "form/uptimal.h"
#include "form/numeral.h"
#include "form/shape.h"

static gh_form star (gh_store *store, gh_form number, uint64_t nimber)
{
  return gh_shape_make (store, (gh_number_up_star){number, 0, nimber});
}

/* ^[n] + *k = {^[n-1] + *k | *(k xor 1)} for n > 1, with 0 as one more left option for k = 1; a
   number is added to every option. */
static gh_form sum_of_powers (gh_store *store, gh_form x, int64_t n, uint64_t k)
{
  gh_form form = gh_shape_make (store, (gh_number_up_star){x, n > 0, k});
  gh_form const right = star (store, x, k ^ 1);
  for (int64_t i = 1; i < n; i++) {
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, form);
    if (k == 1)
      gh_form_add (store, GH_LEFT, x);
    gh_form_add (store, GH_RIGHT, right);
    form = gh_form_end (store);
  }
  return form;
}

/* ^<n> + *k = {0, *, ..., *k | -^[n-1] + *(k xor 1)} for n > 1. */
static gh_form power (gh_store *store, gh_form x, int64_t n, uint64_t k)
{
  gh_form const threat = sum_of_powers (store, gh_numeral_negative (store, x), n - 1, k ^ 1);
  gh_form_begin (store);
  for (uint64_t j = 0; j <= k; j++)
    gh_form_add (store, GH_LEFT, star (store, x, j));
  gh_form_add (store, GH_RIGHT, gh_negative (store, threat));
  return gh_form_end (store);
}

gh_form gh_uptimal_make (gh_store *store, gh_uptimal u)
{
  if (u.power < 0) {
    gh_form const mirrored = gh_numeral_negative (store, u.number);
    return gh_negative (store,
                        gh_uptimal_make (store, (gh_uptimal){mirrored, u.sum, -u.power, u.nimber}));
  }
  if ((uint64_t)u.power > gh_store_limits (store)->forms)
    gh_fail (store, GH_OVER_FORMS);
  if (u.power <= 1)
    return gh_shape_make (store, (gh_number_up_star){u.number, u.power, u.nimber});
  return u.sum ? sum_of_powers (store, u.number, u.power, u.nimber)
               : power (store, u.number, u.power, u.nimber);
}

/* ---- reading them off a form ----------------------------------------------------------------- */

static bool one_right (gh_store *store, gh_form form, gh_form *right)
{
  if (gh_is_numeral (store, form) || gh_option_count (store, form, GH_RIGHT) != 1)
    return false;
  *right = gh_option (store, form, GH_RIGHT, 0);
  return true;
}

/* The next lower sum of powers: the left option that is not the number. */
static bool next_lower (gh_store *store, gh_form form, gh_form number, gh_form *lower)
{
  bool found = false;
  if (gh_option_count (store, form, GH_LEFT) > 2)
    return false;
  GH_EACH (store, GH_LEFT, x, form)
    if (x != number) {
      *lower = x;
      found = !gh_is_numeral (store, x);
    }
  return found;
}

static bool sum_of (gh_store *store, gh_form form, gh_uptimal *u)
{
  gh_form right, at = form;
  gh_number_up_star shape;
  if (!one_right (store, form, &right) || !gh_shape_of (store, right, &shape) || shape.ups)
    return false;
  *u = (gh_uptimal){shape.number, true, 0, shape.nimber ^ 1};
  for (u->power = 1; !gh_shape_of (store, at, &shape); u->power++) {
    gh_form same;
    if (!one_right (store, at, &same) || same != right || !next_lower (store, at, u->number, &at))
      return false;
  }
  return shape.ups == 1 && u->power > 1 &&
         sum_of_powers (store, u->number, u->power, u->nimber) == form;
}

static bool power_of (gh_store *store, gh_form form, gh_uptimal *u)
{
  gh_form right;
  gh_uptimal threat;
  gh_number_up_star shape;
  size_t const count = gh_option_count (store, form, GH_LEFT);
  if (!count || !one_right (store, form, &right) || gh_is_numeral (store, right))
    return false;
  right = gh_negative (store, right);
  if (gh_shape_of (store, right, &shape) && shape.ups == 1)
    threat = (gh_uptimal){shape.number, true, 1, shape.nimber};
  else if (!sum_of (store, right, &threat))
    return false;
  *u = (gh_uptimal){gh_numeral_negative (store, threat.number), false, threat.power + 1,
                    threat.nimber ^ 1};
  return u->nimber == count - 1 && power (store, u->number, u->power, u->nimber) == form;
}

static bool up_of (gh_store *store, gh_form form, gh_uptimal *u)
{
  return sum_of (store, form, u) || power_of (store, form, u);
}

bool gh_uptimal_of (gh_store *store, gh_form form, gh_uptimal *u)
{
  gh_number_up_star shape;
  if (gh_shape_of (store, form, &shape))
    return false;
  if (up_of (store, form, u))
    return true;
  if (!up_of (store, gh_negative (store, form), u))
    return false;
  *u = (gh_uptimal){gh_numeral_negative (store, u->number), u->sum, -u->power, u->nimber};
  return true;
}

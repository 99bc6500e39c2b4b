#include "transfinite/translate.h"
#include "form/numeral.h"
#include "transfinite/coefficient.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"

static gh_form one (gh_store *store)
{
  return gh_normal_power (store, GH_ZERO);
}

static bool has_group (gh_store *store, gh_form signs)
{
  while (signs != GH_ZERO && gh_signs_first (store, signs))
    signs = gh_signs_rest (store, signs);
  return signs != GH_ZERO;
}

/* ---- to signs -------------------------------------------------------------------------------- */

/* For each sign of e as many of the same sign as w^(p + 1), where there are p signs + before it. */
static gh_form grown (gh_store *store, gh_form e, gh_form pluses)
{
  if (e == GH_ZERO)
    return GH_ZERO;
  int const sign = gh_signs_first (store, e);
  gh_form length = gh_signs_length (store, e);
  if (sign > 0) {
    pluses = gh_ordinary_sum (store, pluses, length);
    length = gh_normal_power (store, pluses);
  } else {
    gh_form const each = gh_normal_power (store, gh_ordinal_successor (store, pluses));
    length = gh_ordinary_product (store, each, length);
  }
  gh_deeper (store);
  gh_form const rest = grown (store, gh_signs_rest (store, e), pluses);
  gh_shallower (store);
  return gh_signs_append (store, gh_signs_run (store, sign, length), rest);
}

/* w^e, e given as signs. */
static gh_form power_of (gh_store *store, gh_form e)
{
  return gh_signs_append (store, gh_signs_run (store, 1, one (store)), grown (store, e, GH_ZERO));
}

/* So many signs in the place of each. */
static gh_form stretched (gh_store *store, gh_form signs, gh_form times)
{
  if (signs == GH_ZERO)
    return GH_ZERO;
  gh_deeper (store);
  gh_form const rest = stretched (store, gh_signs_rest (store, signs), times);
  int const sign = gh_signs_first (store, signs);
  gh_form const length = gh_signs_length (store, signs);
  gh_form const first = sign
                            ? gh_signs_run (store, sign, gh_ordinary_product (store, times, length))
                            : gh_signs_repeat (store, stretched (store, length, times));
  gh_shallower (store);
  return gh_signs_append (store, first, rest);
}

/* w^e.c, where e is given as the signs that count behind the terms before: of its +, all. */
static gh_form term_of (gh_store *store, gh_form e, gh_form c)
{
  gh_form const number = gh_normal_of_number (store, c);
  bool const negative = gh_normal_sign (store, number) < 0;
  gh_form const positive = negative ? gh_normal_negative (store, number) : number;
  gh_form const own = gh_signs_of_rational (store, gh_normal_coefficient (store, positive));
  gh_form const power = gh_normal_power (store, gh_signs_pluses (store, e));
  gh_form const signs =
      gh_signs_append (store, power_of (store, e),
                       stretched (store, gh_signs_behind (store, own, one (store)), power));
  return negative ? gh_signs_negative (store, signs) : signs;
}

/* Of the signs that e has in common with an exponent before it, and so with the last one before it,
   those - do not count. Nor does the - that comes next, if this is all of the last exponent and its
   coefficient is not dyadic. */
static gh_form reduced (gh_store *store, gh_form e, gh_form last, bool dyadic)
{
  gh_form common = gh_signs_common (store, e, last);
  gh_form const pluses = gh_signs_pluses (store, gh_signs_cut (store, e, common));
  if (!dyadic && common == gh_signs_birthday (store, last))
    common = gh_ordinal_successor (store, common);
  gh_form const behind = gh_signs_behind (store, e, common);
  if (pluses == GH_ZERO)
    return behind;
  return gh_signs_append (store, gh_signs_run (store, 1, pluses), behind);
}

/* The terms of a, behind one with this exponent, as signs, and a coefficient that is dyadic or not;
   GH_NO_FORM: behind none. */
static gh_form signs_behind (gh_store *store, gh_form a, gh_form last, bool dyadic)
{
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_form const e = gh_signs_of_normal (store, gh_normal_exponent (store, a));
  if (e == GH_NO_FORM || has_group (store, e))
    return GH_NO_FORM;
  gh_form const c = gh_normal_coefficient (store, a);
  gh_form const counting = last == GH_NO_FORM ? e : reduced (store, e, last, dyadic);
  gh_deeper (store);
  gh_form const rest = signs_behind (store, gh_normal_rest (store, a), e, gh_is_numeral (store, c));
  gh_shallower (store);
  return rest == GH_NO_FORM ? GH_NO_FORM
                            : gh_signs_append (store, term_of (store, counting, c), rest);
}

gh_form gh_signs_of_normal (gh_store *store, gh_form a)
{
  gh_deeper (store);
  gh_form const signs = signs_behind (store, a, GH_NO_FORM, true);
  gh_shallower (store);
  return signs;
}

/* ---- and back -------------------------------------------------------------------------------- */

/* On the way through the signs of a number, whose terms are found one by one. */
typedef struct way {
  gh_form left;   /* signs, + and - exchanged where the term is negative */
  gh_form last;   /* exponent before, as signs; GH_NO_FORM: none */
  bool dyadic;    /* its coefficient */
  gh_form e;      /* the exponent so far, as signs, */
  gh_form pluses; /* and those + among them */
} way;

static gh_form head (gh_store *store, const way *w)
{
  gh_form runs = w->left;
  if (gh_signs_first (store, runs) == 0)
    runs = gh_signs_length (store, runs);
  return gh_signs_length (store, runs);
}

static void pass (gh_store *store, way *w, gh_form count)
{
  w->left = gh_signs_behind (store, w->left, count);
}

/* The longest beginning of e in which there are so many signs +. */
static gh_form with_pluses (gh_store *store, gh_form e, gh_form pluses)
{
  if (e == GH_ZERO)
    return GH_ZERO;
  int const sign = gh_signs_first (store, e);
  gh_form const length = gh_signs_length (store, e);
  if (sign > 0 && gh_normal_compare (store, length, pluses) > 0)
    return pluses == GH_ZERO ? GH_ZERO : gh_signs_run (store, 1, pluses);
  if (sign > 0)
    pluses = gh_ordinary_difference (store, pluses, length);
  gh_deeper (store);
  gh_form const rest = with_pluses (store, gh_signs_rest (store, e), pluses);
  gh_shallower (store);
  return gh_signs_append (store, gh_signs_run (store, sign, length), rest);
}

/* The first signs of a term, w^p of them, tell what its exponent has in common with the last: all
   up to its p-th sign +, and the signs - behind. Behind a coefficient that is not dyadic it may
   begin with the last exponent and the sign -. */
static bool begin_term (gh_store *store, way *w)
{
  gh_form const f = gh_normal_exponent (store, head (store, w));
  w->e = w->pluses = GH_ZERO;
  if (w->last != GH_NO_FORM) {
    gh_form const all = gh_signs_pluses (store, w->last);
    int const order = gh_normal_compare (store, f, all);
    if (order >= 0 && !w->dyadic) {
      w->e = gh_signs_append (store, w->last, gh_signs_run (store, -1, one (store)));
      w->pluses = all;
    } else if (order > 0)
      return false;
    else {
      w->e = with_pluses (store, w->last, f);
      w->pluses = f;
    }
  }
  pass (store, w, gh_normal_power (store, w->pluses));
  return true;
}

/* How often w^e, or more, goes into an ordinal. */
static gh_form times_power (gh_store *store, gh_form a, gh_form e)
{
  if (a == GH_ZERO || gh_normal_compare (store, gh_normal_exponent (store, a), e) < 0)
    return GH_ZERO;
  gh_deeper (store);
  gh_form const rest = times_power (store, gh_normal_rest (store, a), e);
  gh_shallower (store);
  return gh_normal_term (store, gh_ordinary_difference (store, gh_normal_exponent (store, a), e),
                         gh_normal_coefficient (store, a), rest);
}

/* Runs that are too long to be in the coefficient are in the exponent: as which signs. */
static gh_form read_exponent (gh_store *store, way *w)
{
  if (w->left == GH_ZERO)
    return GH_ZERO;
  gh_form const length = head (store, w), f = gh_normal_exponent (store, length);
  gh_form count, power = gh_normal_power (store, f);
  int const sign = gh_signs_next (store, w->left);
  if (gh_normal_compare (store, f, w->pluses) <= 0)
    return GH_ZERO;
  if (sign > 0) {
    count = gh_ordinary_difference (store, f, w->pluses);
    w->pluses = f;
  } else {
    gh_form const e = gh_ordinal_successor (store, w->pluses);
    count = times_power (store, length, e);
    power = gh_ordinary_product (store, gh_normal_power (store, e), count);
  }
  pass (store, w, power);
  gh_deeper (store);
  gh_form const rest = read_exponent (store, w);
  gh_shallower (store);
  return gh_signs_append (store, gh_signs_run (store, sign, count), rest);
}

/* Runs with one sign in the place of each w^p; GH_NO_FORM: there are others. */
static gh_form shrunk (gh_store *store, gh_form runs, gh_form p)
{
  if (runs == GH_ZERO)
    return GH_ZERO;
  gh_form const length = gh_signs_length (store, runs);
  if (gh_normal_exponent (store, length) != p || gh_normal_rest (store, length) != GH_ZERO)
    return GH_NO_FORM;
  gh_form const count = gh_normal_of_number (store, gh_normal_coefficient (store, length));
  gh_deeper (store);
  gh_form const rest = shrunk (store, gh_signs_rest (store, runs), p);
  gh_shallower (store);
  if (rest == GH_NO_FORM)
    return GH_NO_FORM;
  return gh_signs_append (store, gh_signs_run (store, gh_signs_first (store, runs), count), rest);
}

/* The signs of the coefficient but the first: runs of w^p times a number each. What is left before
   is `all`. A run that is longer belongs to the next term, and so does the last w^p of the run
   before it. */
static gh_form read_coefficient (gh_store *store, way *w)
{
  gh_form const all = w->left, block = gh_normal_power (store, w->pluses);
  gh_form count = GH_ZERO, group = GH_ZERO;
  while (w->left != GH_ZERO && group == GH_ZERO) {
    gh_form const length = head (store, w);
    int const order = gh_normal_compare (store, gh_normal_exponent (store, length), w->pluses);
    if (order > 0 && count != GH_ZERO) {
      count = gh_normal_difference (store, count, block);
      w->left = gh_signs_behind (store, all, count);
    }
    if (order != 0)
      break;
    gh_form const repeated = gh_signs_first (store, w->left)
                                 ? GH_NO_FORM
                                 : shrunk (store, gh_signs_length (store, w->left), w->pluses);
    if (repeated != GH_NO_FORM) {
      group = repeated;
      w->left = gh_signs_rest (store, w->left);
    } else {
      gh_form const c = gh_normal_coefficient (store, length);
      gh_form const part = gh_normal_term (store, w->pluses, c, GH_ZERO);
      count = gh_ordinary_sum (store, count, part);
      pass (store, w, part);
    }
  }
  w->dyadic = group == GH_ZERO;
  gh_form const runs = shrunk (store, gh_signs_cut (store, all, count), w->pluses);
  return group == GH_ZERO ? runs : gh_signs_append (store, runs, gh_signs_repeat (store, group));
}

static gh_form terms_from (gh_store *store, way w)
{
  if (w.left == GH_ZERO)
    return GH_ZERO;
  bool const negative = gh_signs_next (store, w.left) < 0;
  if (negative)
    w.left = gh_signs_negative (store, w.left);
  gh_deeper (store);
  gh_form number = GH_NO_FORM;
  if (begin_term (store, &w)) {
    w.last = gh_signs_append (store, w.e, read_exponent (store, &w));
    gh_form const own = read_coefficient (store, &w);
    gh_form const c = gh_rational_of_signs (
        store, gh_signs_append (store, gh_signs_run (store, 1, one (store)), own));
    gh_form const rest = terms_from (store, w);
    gh_form const e = gh_normal_of_signs (store, w.last);
    if (rest != GH_NO_FORM && e != GH_NO_FORM)
      number = gh_normal_term (store, e, c, rest);
  }
  gh_shallower (store);
  return negative && number != GH_NO_FORM ? gh_normal_negative (store, number) : number;
}

gh_form gh_normal_of_signs (gh_store *store, gh_form signs)
{
  return terms_from (store, (way){.left = signs, .last = GH_NO_FORM, .dyadic = true});
}

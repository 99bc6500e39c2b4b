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

/* w^e, e given as signs: + and, for each sign of e, as many of the same sign as w^(p + 1), where
   there are p signs + before it in e. */
static gh_form power_of (gh_store *store, gh_form e)
{
  gh_form signs = gh_signs_run (store, 1, one (store)), pluses = GH_ZERO;
  for (; e != GH_ZERO; e = gh_signs_rest (store, e)) {
    int const sign = gh_signs_first (store, e);
    gh_form length = gh_signs_length (store, e);
    if (sign > 0) {
      pluses = gh_ordinary_sum (store, pluses, length);
      length = gh_normal_power (store, pluses);
    } else {
      gh_form const each = gh_normal_power (store, gh_ordinal_successor (store, pluses));
      length = gh_ordinary_product (store, each, length);
    }
    signs = gh_signs_append (store, signs, gh_signs_run (store, sign, length));
  }
  return signs;
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

/* w^e.c, where e is given as signs, all and those that count behind the terms before. */
static gh_form term_of (gh_store *store, gh_form e, gh_form reduced, gh_form c)
{
  gh_form const number = gh_normal_of_number (store, c);
  bool const negative = gh_normal_sign (store, number) < 0;
  gh_form const positive = negative ? gh_normal_negative (store, number) : number;
  gh_form const own = gh_signs_of_rational (store, gh_normal_coefficient (store, positive));
  gh_form const power = gh_normal_power (store, gh_signs_pluses (store, e));
  gh_form const signs =
      gh_signs_append (store, power_of (store, reduced),
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

gh_form gh_signs_of_normal (gh_store *store, gh_form a)
{
  gh_form signs = GH_ZERO, last = GH_NO_FORM;
  bool dyadic = true;
  gh_deeper (store);
  for (; a != GH_ZERO; a = gh_normal_rest (store, a)) {
    gh_form const e = gh_signs_of_normal (store, gh_normal_exponent (store, a));
    gh_form const c = gh_normal_coefficient (store, a);
    if (e == GH_NO_FORM || has_group (store, e)) {
      signs = GH_NO_FORM;
      break;
    }
    gh_form const counting = last == GH_NO_FORM ? e : reduced (store, e, last, dyadic);
    signs = gh_signs_append (store, signs, term_of (store, e, counting, c));
    dyadic = gh_is_numeral (store, c);
    last = e;
  }
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
  gh_form own;    /* the coefficient so far, as signs */
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

/* Runs that are too long to be in the coefficient are in the exponent. */
static void read_exponent (gh_store *store, way *w)
{
  while (w->left != GH_ZERO) {
    gh_form const length = head (store, w), f = gh_normal_exponent (store, length);
    gh_form count, power = gh_normal_power (store, f);
    int const sign = gh_signs_next (store, w->left);
    if (gh_normal_compare (store, f, w->pluses) <= 0)
      return;
    if (sign > 0) {
      count = gh_ordinary_difference (store, f, w->pluses);
      w->pluses = f;
    } else {
      gh_form const e = gh_ordinal_successor (store, w->pluses);
      count = times_power (store, length, e);
      power = gh_ordinary_product (store, gh_normal_power (store, e), count);
    }
    w->e = gh_signs_append (store, w->e, gh_signs_run (store, sign, count));
    pass (store, w, power);
  }
}

/* A group with one sign in the place of each w^p; GH_NO_FORM: it has others. */
static gh_form shrunk (gh_store *store, gh_form group, gh_form p)
{
  gh_form runs = GH_ZERO;
  for (; group != GH_ZERO; group = gh_signs_rest (store, group)) {
    gh_form const length = gh_signs_length (store, group);
    if (gh_normal_exponent (store, length) != p || gh_normal_rest (store, length) != GH_ZERO)
      return GH_NO_FORM;
    gh_form const count = gh_normal_of_number (store, gh_normal_coefficient (store, length));
    runs =
        gh_signs_append (store, runs, gh_signs_run (store, gh_signs_first (store, group), count));
  }
  return runs;
}

/* The sign - or + before a run that is too long for the coefficient is the beginning of the next
   term. */
static void give_back (gh_store *store, way *w)
{
  gh_form const all = gh_signs_birthday (store, w->own);
  gh_form const before = gh_ordinal_predecessor (store, all);
  int const sign = gh_signs_next (store, gh_signs_behind (store, w->own, before));
  w->own = gh_signs_cut (store, w->own, before);
  w->left = gh_signs_append (store, gh_signs_run (store, sign, gh_normal_power (store, w->pluses)),
                             w->left);
}

static void read_coefficient (gh_store *store, way *w)
{
  w->own = gh_signs_run (store, 1, one (store));
  w->dyadic = true;
  while (w->left != GH_ZERO) {
    gh_form const length = head (store, w);
    int const order = gh_normal_compare (store, gh_normal_exponent (store, length), w->pluses);
    if (order > 0)
      give_back (store, w);
    if (order != 0)
      return;
    gh_form const group = gh_signs_first (store, w->left)
                              ? GH_NO_FORM
                              : shrunk (store, gh_signs_length (store, w->left), w->pluses);
    if (group != GH_NO_FORM) {
      w->own = gh_signs_append (store, w->own, gh_signs_repeat (store, group));
      w->left = gh_signs_rest (store, w->left);
      w->dyadic = false;
      return;
    }
    gh_form const c = gh_normal_coefficient (store, length);
    int const sign = gh_signs_next (store, w->left);
    w->own =
        gh_signs_append (store, w->own, gh_signs_run (store, sign, gh_normal_of_number (store, c)));
    pass (store, w, gh_normal_term (store, w->pluses, c, GH_ZERO));
  }
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
    read_exponent (store, &w);
    read_coefficient (store, &w);
    w.last = w.e;
    gh_form const rest = terms_from (store, w);
    gh_form const e = gh_normal_of_signs (store, w.e);
    if (rest != GH_NO_FORM && e != GH_NO_FORM)
      number = gh_normal_term (store, e, gh_rational_of_signs (store, w.own), rest);
  }
  gh_shallower (store);
  return negative && number != GH_NO_FORM ? gh_normal_negative (store, number) : number;
}

gh_form gh_normal_of_signs (gh_store *store, gh_form signs)
{
  return terms_from (store, (way){.left = signs, .last = GH_NO_FORM, .dyadic = true});
}

/* Where two sign expansions part, and what follows from that. */
#include "form/numeral.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"

static gh_form one (gh_store *store)
{
  return gh_normal_power (store, GH_ZERO);
}

static gh_form one_sign (gh_store *store, int sign)
{
  return gh_signs_run (store, sign, one (store));
}

/* ---- the place where two part ---------------------------------------------------------------- */

/* On the way through an expansion: what is left of a run, and what follows it. */
typedef struct walk {
  gh_form items;  /* the run or group that one is in, and what is behind */
  gh_form within; /* what is left of the group, GH_ZERO outside groups */
  gh_form left;   /* of the run that one is in */
} walk;

/* At a run of an item, or at the end. */
static void enter (gh_store *store, walk *w, gh_form items)
{
  bool const group = items != GH_ZERO && gh_signs_first (store, items) == 0;
  w->items = items;
  w->within = group ? gh_signs_length (store, items) : GH_ZERO;
  w->left = items == GH_ZERO ? GH_ZERO : gh_signs_length (store, group ? w->within : items);
}

static int sign_at (gh_store *store, const walk *w)
{
  if (w->items == GH_ZERO)
    return 0;
  return gh_signs_first (store, w->within == GH_ZERO ? w->items : w->within);
}

static void advance (gh_store *store, walk *w, gh_form count)
{
  w->left = gh_ordinary_difference (store, w->left, count);
  if (w->left != GH_ZERO)
    return;
  if (w->within == GH_ZERO) {
    enter (store, w, gh_signs_rest (store, w->items));
    return;
  }
  w->within = gh_signs_rest (store, w->within);
  if (w->within == GH_ZERO)
    w->within = gh_signs_length (store, w->items); /* once more */
  w->left = gh_signs_length (store, w->within);
}

static uint64_t period_of (gh_store *store, const walk *w)
{
  uint64_t runs = 0;
  for (gh_form a = gh_signs_length (store, w->items); a != GH_ZERO; a = gh_signs_rest (store, a))
    runs++;
  return runs;
}

/* Two groups that agree so far as to have passed both, and perhaps a run in part before, agree for
   ever (Fine and Wilf). */
gh_form gh_signs_common (gh_store *store, gh_form a, gh_form b)
{
  walk x, y;
  gh_form count = GH_ZERO, start = GH_ZERO;
  uint64_t agreed = 0; /* runs since both are in groups, whose ways began at `start` */
  enter (store, &x, a);
  enter (store, &y, b);
  for (int sign = sign_at (store, &x); sign && sign == sign_at (store, &y);
       sign = sign_at (store, &x)) {
    gh_step (store);
    if (x.within == GH_ZERO || y.within == GH_ZERO)
      agreed = 0;
    else if (agreed++ == 0)
      start = count;
    else if (agreed > period_of (store, &x) + period_of (store, &y) + 2) {
      gh_form const group = gh_signs_length (store, x.items);
      count = gh_ordinary_sum (
          store, start,
          gh_ordinary_product (store, gh_signs_birthday (store, group), gh_normal_omega (store)));
      enter (store, &x, gh_signs_rest (store, x.items));
      enter (store, &y, gh_signs_rest (store, y.items));
      agreed = 0;
      continue;
    }
    gh_form const both = gh_normal_compare (store, x.left, y.left) < 0 ? x.left : y.left;
    count = gh_ordinary_sum (store, count, both);
    advance (store, &x, both);
    advance (store, &y, both);
  }
  return count;
}

/* ---- parts ----------------------------------------------------------------------------------- */

/* n less whole groups; the groups are counted in steps, and put before *signs. */
static gh_form within_group (gh_store *store, gh_form group, gh_form n, gh_form *signs)
{
  gh_form const length = gh_signs_birthday (store, group);
  while (gh_normal_compare (store, length, n) <= 0) {
    gh_step (store);
    if (signs)
      *signs = gh_signs_append (store, group, *signs);
    n = gh_ordinary_difference (store, n, length);
  }
  return n;
}

/* Of a group that is repeated, the first n signs. */
static gh_form cut_group (gh_store *store, gh_form group, gh_form n)
{
  gh_form signs = GH_ZERO;
  n = within_group (store, group, n, &signs);
  return gh_signs_append (store, signs, gh_signs_cut (store, group, n));
}

/* And what is behind these: what is left of a run, and the group that begins with the next one. */
static gh_form behind_group (gh_store *store, gh_form group, gh_form n)
{
  gh_form passed = GH_ZERO, left = GH_ZERO, behind = group;
  n = within_group (store, group, n, NULL);
  while (n != GH_ZERO) {
    gh_form const length = gh_signs_length (store, behind);
    bool const whole = gh_normal_compare (store, length, n) <= 0;
    int const sign = gh_signs_first (store, behind);
    gh_form const count = whole ? length : n;
    if (!whole)
      left = gh_signs_run (store, sign, gh_ordinary_difference (store, length, n));
    n = gh_ordinary_difference (store, n, count);
    passed = gh_ordinary_sum (store, passed, length);
    behind = gh_signs_rest (store, behind);
  }
  gh_form const turned = gh_signs_append (store, behind, gh_signs_cut (store, group, passed));
  return gh_signs_append (store, left, gh_signs_repeat (store, turned));
}

static gh_form first_of (gh_store *store, gh_form a)
{
  int const sign = gh_signs_first (store, a);
  gh_form const length = gh_signs_length (store, a);
  return sign ? gh_signs_run (store, sign, length) : gh_signs_repeat (store, length);
}

gh_form gh_signs_cut (gh_store *store, gh_form a, gh_form n)
{
  if (a == GH_ZERO || n == GH_ZERO)
    return GH_ZERO;
  gh_form const first = first_of (store, a), length = gh_signs_birthday (store, first);
  if (gh_normal_compare (store, length, n) > 0)
    return gh_signs_first (store, a) ? gh_signs_run (store, gh_signs_first (store, a), n)
                                     : cut_group (store, gh_signs_length (store, a), n);
  gh_deeper (store);
  gh_form const more =
      gh_signs_cut (store, gh_signs_rest (store, a), gh_ordinary_difference (store, n, length));
  gh_shallower (store);
  return gh_signs_append (store, first, more);
}

gh_form gh_signs_behind (gh_store *store, gh_form a, gh_form n)
{
  while (a != GH_ZERO && n != GH_ZERO) {
    int const sign = gh_signs_first (store, a);
    gh_form const length = gh_signs_birthday (store, first_of (store, a));
    gh_form const rest = gh_signs_rest (store, a);
    if (gh_normal_compare (store, length, n) > 0)
      return gh_signs_append (
          store,
          sign ? gh_signs_run (store, sign, gh_ordinary_difference (store, length, n))
               : behind_group (store, gh_signs_length (store, a), n),
          rest);
    n = gh_ordinary_difference (store, n, length);
    a = rest;
  }
  return a;
}

/* ---- order ----------------------------------------------------------------------------------- */

int gh_signs_compare (gh_store *store, gh_form a, gh_form b)
{
  if (a == b)
    return 0;
  gh_form const common = gh_signs_common (store, a, b);
  int const x = gh_signs_next (store, gh_signs_behind (store, a, common));
  int const y = gh_signs_next (store, gh_signs_behind (store, b, common));
  return x < y ? -1 : 1;
}

bool gh_signs_begins (gh_store *store, gh_form a, gh_form b)
{
  return gh_signs_common (store, a, b) == gh_signs_birthday (store, a);
}

/* ---- simplest -------------------------------------------------------------------------------- */

/* The run of this sign that a begins with, empty if it begins with the other one. Of a group, the
   first run. */
static gh_form leading (gh_store *store, gh_form a, int sign)
{
  if (gh_signs_next (store, a) != sign)
    return GH_ZERO;
  if (gh_signs_first (store, a) == 0)
    a = gh_signs_length (store, a);
  return gh_signs_run (store, sign, gh_signs_length (store, a));
}

/* The simplest number on the side `sign` of a. */
static gh_form beyond (gh_store *store, gh_form a, int sign)
{
  gh_form const x = leading (store, a, sign);
  return x == a ? gh_signs_append (store, a, one_sign (store, sign)) : x;
}

/* The simplest number between the first n signs of b and b, which goes on with `sign`: the first of
   its beginnings that do so, too, or, if there is none, b and the other sign behind it. */
static gh_form before (gh_store *store, gh_form b, gh_form n, int sign)
{
  gh_form const next = gh_ordinal_successor (store, n);
  gh_form const back = leading (store, gh_signs_behind (store, b, next), -sign);
  gh_form const x = gh_signs_append (store, gh_signs_cut (store, b, next), back);
  return x == b ? gh_signs_append (store, b, one_sign (store, -sign)) : x;
}

gh_form gh_signs_between (gh_store *store, gh_form a, gh_form b)
{
  if (a == GH_NO_FORM || b == GH_NO_FORM) {
    if (a == b)
      return GH_ZERO;
    return a == GH_NO_FORM ? beyond (store, b, -1) : beyond (store, a, 1);
  }
  gh_form const common = gh_signs_common (store, a, b);
  int const x = gh_signs_next (store, gh_signs_behind (store, a, common));
  int const y = gh_signs_next (store, gh_signs_behind (store, b, common));
  if (x >= y)
    gh_broken ("gh_signs_between", "b", "not greater than a");
  if (x == 0)
    return before (store, b, common, 1);
  return y == 0 ? before (store, a, common, -1) : gh_signs_cut (store, a, common);
}

/* The greatest of some numbers, or with -1 the least. */
static gh_form extreme (gh_store *store, const gh_form *of, size_t count, int sign)
{
  gh_form best = GH_NO_FORM;
  for (size_t i = 0; i < count; i++)
    if (best == GH_NO_FORM || gh_signs_compare (store, of[i], best) == sign)
      best = of[i];
  return best;
}

gh_form gh_signs_simplest (gh_store *store, const gh_form *left, size_t left_count,
                           const gh_form *right, size_t right_count)
{
  gh_form const a = extreme (store, left, left_count, 1);
  gh_form const b = extreme (store, right, right_count, -1);
  if (left_count && right_count && gh_signs_compare (store, a, b) >= 0)
    return GH_NO_FORM;
  return gh_signs_between (store, a, b);
}

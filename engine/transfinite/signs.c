#include "transfinite/signs.h"
#include "form/numeral.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

/* ---- parts ----------------------------------------------------------------------------------- */

static gh_form pair (gh_store *store, gh_form left, gh_form right)
{
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, left);
  gh_form_add (store, GH_RIGHT, right);
  return gh_form_end (store);
}

/* Without a look at what is behind. */
static gh_form item (gh_store *store, int sign, gh_form length, gh_form rest)
{
  return pair (store, length, pair (store, gh_integer (store, sign), rest));
}

int gh_signs_first (gh_store *store, gh_form a)
{
  return gh_numeral_sign (store, gh_option (store, gh_option (store, a, GH_RIGHT, 0), GH_LEFT, 0));
}

gh_form gh_signs_length (gh_store *store, gh_form a)
{
  return gh_option (store, a, GH_LEFT, 0);
}

gh_form gh_signs_rest (gh_store *store, gh_form a)
{
  return gh_option (store, gh_option (store, a, GH_RIGHT, 0), GH_RIGHT, 0);
}

int gh_signs_next (gh_store *store, gh_form a)
{
  if (a == GH_ZERO)
    return 0;
  int const sign = gh_signs_first (store, a);
  return sign ? sign : gh_signs_first (store, gh_signs_length (store, a));
}

/* ---- groups ---------------------------------------------------------------------------------- */

static gh_form run_before (gh_store *store, int sign, gh_form length, gh_form rest);

/* Runs that alternate with those they are put before. */
static gh_form runs_before (gh_store *store, gh_form runs, gh_form rest)
{
  if (runs == GH_ZERO)
    return rest;
  gh_deeper (store);
  gh_form const behind = runs_before (store, gh_signs_rest (store, runs), rest);
  gh_shallower (store);
  return item (store, gh_signs_first (store, runs), gh_signs_length (store, runs), behind);
}

static gh_form last_run (gh_store *store, gh_form runs)
{
  while (gh_signs_rest (store, runs) != GH_ZERO)
    runs = gh_signs_rest (store, runs);
  return runs;
}

static gh_form all_but_last (gh_store *store, gh_form runs)
{
  if (gh_signs_rest (store, runs) == GH_ZERO)
    return GH_ZERO;
  gh_deeper (store);
  gh_form const behind = all_but_last (store, gh_signs_rest (store, runs));
  gh_shallower (store);
  return item (store, gh_signs_first (store, runs), gh_signs_length (store, runs), behind);
}

/* A group whose first run becomes its last. */
static gh_form turned (gh_store *store, gh_form group)
{
  gh_form const first =
      item (store, gh_signs_first (store, group), gh_signs_length (store, group), GH_ZERO);
  return runs_before (store, gh_signs_rest (store, group), first);
}

/* A run before a group that is repeated is merged with its first run, if that has the same sign; if
   it is its last run, the group begins with it. */
static gh_form run_before_group (gh_store *store, int sign, gh_form length, gh_form rest)
{
  gh_form const group = gh_signs_length (store, rest), behind = gh_signs_rest (store, rest);
  if (gh_signs_first (store, group) == sign) {
    gh_form const one = gh_signs_length (store, group);
    gh_form const both = gh_ordinary_sum (store, length, one);
    return both == one ? rest
                       : item (store, sign, both, item (store, 0, turned (store, group), behind));
  }
  if (gh_signs_length (store, last_run (store, group)) != length)
    return item (store, sign, length, rest);
  return item (store, 0, item (store, sign, length, all_but_last (store, group)), behind);
}

static gh_form run_before (gh_store *store, int sign, gh_form length, gh_form rest)
{
  int const next = rest == GH_ZERO ? -sign : gh_signs_first (store, rest);
  if (next == 0)
    return run_before_group (store, sign, length, rest);
  if (next != sign)
    return item (store, sign, length, rest);
  return item (store, sign, gh_ordinary_sum (store, length, gh_signs_length (store, rest)),
               gh_signs_rest (store, rest));
}

gh_form gh_signs_run (gh_store *store, int sign, gh_form length)
{
  if (length == GH_ZERO || (sign != 1 && sign != -1))
    gh_broken ("gh_signs_run", "length", "no signs");
  return item (store, sign, length, GH_ZERO);
}

gh_form gh_signs_append (gh_store *store, gh_form a, gh_form b)
{
  if (a == GH_ZERO || b == GH_ZERO)
    return a == GH_ZERO ? b : a;
  gh_deeper (store);
  gh_form const rest = gh_signs_append (store, gh_signs_rest (store, a), b);
  gh_shallower (store);
  int const sign = gh_signs_first (store, a);
  gh_form const length = gh_signs_length (store, a);
  return sign ? run_before (store, sign, length, rest) : item (store, 0, length, rest);
}

/* ---- repeating ------------------------------------------------------------------------------- */

static size_t count_runs (gh_store *store, gh_form runs)
{
  size_t count = 0;
  for (; runs != GH_ZERO; runs = gh_signs_rest (store, runs))
    count += gh_signs_first (store, runs) ? 1 : SIZE_MAX / 2;
  return count;
}

static gh_form without (gh_store *store, gh_form runs, size_t n)
{
  while (n-- > 0)
    runs = gh_signs_rest (store, runs);
  return runs;
}

/* Whether runs, which are + and - in turn, are their first n again and again; n is even. */
static bool has_period (gh_store *store, gh_form runs, size_t n)
{
  gh_form late = without (store, runs, n);
  for (; late != GH_ZERO; late = gh_signs_rest (store, late), runs = gh_signs_rest (store, runs))
    if (gh_signs_length (store, late) != gh_signs_length (store, runs))
      return false;
  return true;
}

/* An even number of runs, for ever: the least of them that do it. */
static gh_form repeat_even (gh_store *store, gh_form runs, size_t count)
{
  size_t n = 2;
  while (count % n || !has_period (store, runs, n))
    n += 2;
  return item (store, 0, without (store, runs, count - n), GH_ZERO);
}

/* An odd number of runs begins and ends with the same sign: its first run stands alone, and then is
   merged with the last. */
gh_form gh_signs_repeat (gh_store *store, gh_form a)
{
  size_t const count = count_runs (store, a);
  if (count == 0 || count >= SIZE_MAX / 2)
    gh_broken ("gh_signs_repeat", "a", "no runs, or a group that is repeated");
  int const sign = gh_signs_first (store, a);
  gh_form const length = gh_signs_length (store, a);
  if (count == 1)
    return gh_signs_run (store, sign, gh_ordinary_product (store, length, gh_normal_omega (store)));
  if (count % 2 == 0)
    return repeat_even (store, a, count);
  gh_form const joined =
      gh_signs_append (store, gh_signs_rest (store, a), gh_signs_run (store, sign, length));
  return run_before (store, sign, length, repeat_even (store, joined, count - 1));
}

/* ---- counting -------------------------------------------------------------------------------- */

gh_form gh_signs_negative (gh_store *store, gh_form a)
{
  if (a == GH_ZERO)
    return GH_ZERO;
  gh_deeper (store);
  int const sign = gh_signs_first (store, a);
  gh_form length = gh_signs_length (store, a);
  if (sign == 0)
    length = gh_signs_negative (store, length);
  gh_form const rest = gh_signs_negative (store, gh_signs_rest (store, a));
  gh_shallower (store);
  return item (store, -sign, length, rest);
}

/* The signs, or those that are not -. */
static gh_form counted (gh_store *store, gh_form a, bool minuses)
{
  gh_form count = GH_ZERO;
  for (; a != GH_ZERO; a = gh_signs_rest (store, a)) {
    int const sign = gh_signs_first (store, a);
    gh_form length = gh_signs_length (store, a);
    if (sign == 0)
      length =
          gh_ordinary_product (store, counted (store, length, minuses), gh_normal_omega (store));
    if (sign >= 0 || minuses)
      count = gh_ordinary_sum (store, count, length);
  }
  return count;
}

gh_form gh_signs_birthday (gh_store *store, gh_form a)
{
  return counted (store, a, true);
}

gh_form gh_signs_pluses (gh_store *store, gh_form a)
{
  return counted (store, a, false);
}

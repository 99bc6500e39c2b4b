/* Ordinals by size, and by draws. An ordinal is a forest: a power w^e is a tree, its root below the
   forest e. So trees of size s are as many as forests of size s - 1. */
#include "form/numeral.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#define MOST_TERMS 3
#define MOST_COEFFICIENT 8

/* ---- by size --------------------------------------------------------------------------------- */

/* of[s][n]: how many forests of size n have no tree above size s. */
typedef struct counts {
  uint64_t of[GH_MOST_ORDINAL_SIZE + 1][GH_MOST_ORDINAL_SIZE + 1];
} counts;

static uint64_t trees (const counts *c, unsigned size)
{
  return c->of[size - 1][size - 1];
}

/* In how many ways k of n things can be chosen, each as often as one likes. */
static uint64_t choices (uint64_t n, unsigned k)
{
  __extension__ unsigned __int128 ways = 1;
  for (unsigned i = 0; i < k; i++)
    ways = ways * (n + i) / (i + 1);
  return (uint64_t)ways;
}

/* How many forests of size n have k trees of size s, and none above. */
static uint64_t with_trees (const counts *c, unsigned s, unsigned n, unsigned k)
{
  return choices (trees (c, s), k) * c->of[s - 1][n - k * s];
}

static void count (counts *c, unsigned size)
{
  if (size > GH_MOST_ORDINAL_SIZE)
    gh_broken ("gh_ordinal_count", "size", "above GH_MOST_ORDINAL_SIZE");
  for (unsigned n = 0; n <= size; n++)
    c->of[0][n] = n == 0;
  for (unsigned s = 1; s <= size; s++)
    for (unsigned n = 0; n <= size; n++) {
      c->of[s][n] = 0;
      for (unsigned k = 0; k * s <= n; k++)
        c->of[s][n] += with_trees (c, s, n, k);
    }
}

uint64_t gh_ordinal_count (unsigned size)
{
  counts c;
  count (&c, size);
  return c.of[size][size];
}

static gh_form forest (gh_store *store, const counts *c, unsigned n, uint64_t index);

/* The sum of k trees of size s, number `rank` of such: the largest tree is the last x for which no
   more than `rank` choices are of trees below x. */
static gh_form sum_of_trees (gh_store *store, const counts *c, unsigned s, unsigned k,
                             uint64_t rank)
{
  gh_form sum = GH_ZERO;
  for (; k > 0; k--) {
    uint64_t low = 0, high = trees (c, s);
    while (high - low > 1) {
      uint64_t const middle = low + (high - low) / 2;
      if (choices (middle, k) <= rank)
        low = middle;
      else
        high = middle;
    }
    rank -= choices (low, k);
    sum = gh_normal_sum (store, sum, gh_normal_power (store, forest (store, c, s - 1, low)));
  }
  return sum;
}

static gh_form forest (gh_store *store, const counts *c, unsigned n, uint64_t index)
{
  gh_form sum = GH_ZERO;
  for (unsigned s = n; n > 0; s--) {
    unsigned k = 0;
    for (uint64_t these; index >= (these = with_trees (c, s, n, k)); k++)
      index -= these;
    n -= k * s;
    uint64_t const smaller = c->of[s - 1][n];
    sum = gh_normal_sum (store, sum, sum_of_trees (store, c, s, k, index / smaller));
    index %= smaller;
  }
  return sum;
}

gh_form gh_ordinal_at (gh_store *store, unsigned size, uint64_t index)
{
  counts c;
  count (&c, size);
  if (index >= c.of[size][size])
    gh_broken ("gh_ordinal_at", "index", "there are not so many");
  return forest (store, &c, size, index);
}

/* ---- by draws -------------------------------------------------------------------------------- */

typedef struct drawing {
  gh_store *store;
  gh_ordinal_draw *draw;
  void *context;
} drawing;

/* An integer from 0 below c: a small one, or one near c. */
static gh_form coefficient_below (const drawing *d, gh_form c)
{
  int64_t most;
  if (!gh_small_integer (d->store, c, 0, MOST_COEFFICIENT, &most))
    most = MOST_COEFFICIENT + 1;
  bool const near = d->draw (d->context, 2);
  int64_t const drawn = d->draw (d->context, (uint32_t)most);
  if (!near)
    return gh_integer (d->store, drawn);
  return gh_numeral_sum (d->store, c, gh_integer (d->store, -1 - drawn));
}

/* w^exponent.coefficient, or nothing. */
static gh_form times_power (gh_store *store, gh_form exponent, gh_form coefficient)
{
  return coefficient == GH_ZERO ? GH_ZERO : gh_normal_term (store, exponent, coefficient, GH_ZERO);
}

/* An ordinal below w^e, of several terms. */
static gh_form below_power (const drawing *d, gh_form e)
{
  gh_form sum = GH_ZERO;
  uint32_t const terms = e == GH_ZERO ? 0 : d->draw (d->context, MOST_TERMS + 1);
  for (uint32_t i = 0; i < terms; i++) {
    gh_form const exponent = gh_ordinal_below (d->store, e, d->draw, d->context);
    bool const once = d->draw (d->context, 2) == 0;
    int64_t const times = once ? 1 : 1 + (int64_t)d->draw (d->context, MOST_COEFFICIENT);
    sum = gh_normal_sum (d->store, sum,
                         times_power (d->store, exponent, gh_integer (d->store, times)));
  }
  return sum;
}

/* It has the first terms of a, one term with a smaller coefficient, and others below that. */
gh_form gh_ordinal_below (gh_store *store, gh_form a, gh_ordinal_draw *draw, void *context)
{
  drawing const d = {store, draw, context};
  gh_form rest = a;
  uint32_t terms = 0;
  if (a == GH_ZERO)
    gh_broken ("gh_ordinal_below", "a", "nothing is below 0");
  for (gh_form at = a; at != GH_ZERO; at = gh_normal_rest (store, at))
    terms++;
  for (uint32_t same = draw (context, terms); same > 0; same--)
    rest = gh_normal_rest (store, rest);
  gh_deeper (store);
  gh_form const e = gh_normal_exponent (store, rest);
  gh_form const c = coefficient_below (&d, gh_normal_coefficient (store, rest));
  gh_form const less = gh_normal_sum (store, times_power (store, e, c), below_power (&d, e));
  gh_shallower (store);
  return gh_normal_sum (store, gh_normal_difference (store, a, rest), less);
}

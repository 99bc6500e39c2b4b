/* Sums that are named by their components. Numbers, ups, nimbers, switches of numbers and tinies
   are kept apart: of these alone what a sum is worth follows without its canonical form, which has
   about 2^n positions for n switches. What else there is is added up.

   With x a number and t1 > t2 > ... > tk > 0, of x + {t1|-t1} + ... + {tk|-tk} + e for an
   infinitesimal e that has no larger threats, both players take the hottest switch while there is
   one: whoever does not loses a number by it. So the left stop is x + t1 - t2 + t3 ..., and where
   it is 0, e decides, with Left to move if k is even. Equal switches are 0 by pairs. */
#include "optimized/components.h"
#include "optimized/inside.h"

#include <string.h>

#define MOST (2 * GH_MOST_TERMS) /* the components of both sides of a comparison */
#define MOST_HOT 10              /* to be added up */
#define MOST_TIMES 1000          /* likewise, of one game */

typedef struct apart {
  gh_canon number, ups; /* the latter an integer */
  uint32_t nimber;
  gh_canon hot[MOST]; /* t of each switch {t|-t}, falling */
  size_t hot_count;
  gh_canon tiny[MOST], of_tiny[MOST]; /* x of {0||0|-x}, rising, and how many, not 0 */
  size_t tiny_count;
  gh_canon rest; /* the sum of all others */
} apart;

static int sign_of (gh_canons *canons, gh_canon x)
{
  return number_compare (canons, x, GH_CANON_ZERO);
}

static bool is_odd (gh_canons *canons, gh_canon integer)
{
  mpz_t n;
  mp_limb_t limb;
  uint64_t exponent;
  number_value (canons, integer, n, &limb, &exponent);
  return mpz_odd_p (n) != 0;
}

/* The integer, which is to be no larger than `most` in size. */
static int64_t small_integer (gh_canons *canons, gh_canon integer, int64_t most, gh_status status)
{
  const value *const v = at (canons, integer);
  if (v->kind != SMALL || v->small.numerator > most || v->small.numerator < -most)
    gh_fail (canons->store, status);
  return v->small.numerator;
}

/* ---- taking apart ---------------------------------------------------------------------------- */

static void insert (gh_canon *list, size_t count, size_t place, gh_canon x)
{
  memmove (list + place + 1, list + place, (count - place) * sizeof *list);
  list[place] = x;
}

static void delete (gh_canon *list, size_t count, size_t place)
{
  memmove (list + place, list + place + 1, (count - place - 1) * sizeof *list);
}

static void add_switch (gh_canons *canons, apart *a, gh_canon t)
{
  size_t i = 0;
  while (i < a->hot_count && number_compare (canons, a->hot[i], t) > 0)
    i++;
  if (i < a->hot_count && a->hot[i] == t)
    delete (a->hot, a->hot_count--, i);
  else
    insert (a->hot, a->hot_count++, i, t);
}

static void add_tinies (gh_canons *canons, apart *a, gh_canon x, gh_canon times)
{
  size_t i = 0;
  while (i < a->tiny_count && number_compare (canons, a->tiny[i], x) < 0)
    i++;
  if (i == a->tiny_count || a->tiny[i] != x) {
    insert (a->tiny, a->tiny_count, i, x);
    insert (a->of_tiny, a->tiny_count++, i, times);
    return;
  }
  a->of_tiny[i] = number_sum (canons, a->of_tiny[i], times);
  if (a->of_tiny[i] == GH_CANON_ZERO) {
    delete (a->tiny, a->tiny_count, i);
    delete (a->of_tiny, a->tiny_count--, i);
  }
}

/* The one option of a side, NONE: there are none, or more. */
static gh_canon only_option (gh_canons *canons, gh_canon g, gh_side side)
{
  list_options (canons, g);
  return count_of (canons, g, side) == 1 ? option_of (canons, g, side, 0) : NONE;
}

/* {a|b} with numbers a > b is (a + b)/2 + {t|-t}. */
static bool take_switch (gh_canons *canons, apart *a, gh_canon g, gh_canon times)
{
  gh_canon const left = only_option (canons, g, GH_LEFT);
  gh_canon const right = only_option (canons, g, GH_RIGHT);
  if (left == NONE || right == NONE || !is_number (at (canons, left)) ||
      !is_number (at (canons, right)))
    return false;
  gh_canon const sum = number_sum (canons, left, right);
  gh_canon const mean = number_half (canons, sum);
  a->number = number_sum (canons, a->number, gh_canon_product (canons, times, mean));
  if (is_odd (canons, times))
    add_switch (canons, a, number_sum (canons, left, number_negative (canons, mean)));
  return true;
}

/* The x > 0 of {0||0|-x}, NONE: it is none. */
static gh_canon tiny_of (gh_canons *canons, gh_canon g)
{
  gh_canon const threat = only_option (canons, g, GH_RIGHT);
  if (threat == NONE || only_option (canons, g, GH_LEFT) != GH_CANON_ZERO ||
      at (canons, threat)->kind != OTHER || only_option (canons, threat, GH_LEFT) != GH_CANON_ZERO)
    return NONE;
  gh_canon const last = only_option (canons, threat, GH_RIGHT);
  if (last == NONE || !is_number (at (canons, last)) || sign_of (canons, last) >= 0)
    return NONE;
  return number_negative (canons, last);
}

static bool take_tiny (gh_canons *canons, apart *a, gh_canon g, gh_canon times)
{
  gh_canon x = tiny_of (canons, g);
  if (x == NONE) {
    x = tiny_of (canons, gh_canon_negative (canons, g));
    times = number_negative (canons, times);
  }
  if (x != NONE)
    add_tinies (canons, a, x, times);
  return x != NONE;
}

static void take (gh_canons *canons, apart *a, gh_canon g, gh_canon times)
{
  if (times == GH_CANON_ZERO || g == GH_CANON_ZERO)
    return;
  if (at (canons, g)->kind == NAMED) {
    named const n = at (canons, g)->named;
    gh_canon const ups = gh_canon_integer (canons, n.ups);
    a->number = number_sum (canons, a->number, gh_canon_product (canons, times, n.number));
    a->ups = number_sum (canons, a->ups, gh_canon_product (canons, times, ups));
    a->nimber ^= is_odd (canons, times) ? n.nimber : 0;
  } else if (is_number (at (canons, g)))
    a->number = number_sum (canons, a->number, gh_canon_product (canons, times, g));
  else if (!take_switch (canons, a, g, times) && !take_tiny (canons, a, g, times)) {
    int64_t const n = small_integer (canons, times, MOST_TIMES, GH_OVER_FORMS);
    a->rest = gh_canon_sum (canons, a->rest, gh_canon_multiple (canons, n, g));
  }
}

static void take_all (gh_canons *canons, gh_store *store, apart *a, const gh_components *sum,
                      bool negative)
{
  for (size_t i = 0; i < sum->count; i++) {
    gh_canon const times = gh_canon_from_form (canons, store, sum->terms[i].times);
    gh_canon const g = gh_canon_from_form (canons, store, sum->terms[i].game);
    take (canons, a, g, negative ? number_negative (canons, times) : times);
  }
}

/* ---- added up -------------------------------------------------------------------------------- */

static void check_size (gh_canons *canons, const apart *a)
{
  int64_t tinies = 0;
  for (size_t i = 0; i < a->tiny_count; i++) {
    int64_t const n = small_integer (canons, a->of_tiny[i], MOST_TIMES, GH_OVER_FORMS);
    tinies += n < 0 ? -n : n;
  }
  if (a->hot_count > MOST_HOT || tinies > MOST_TIMES)
    gh_fail (canons->store, GH_OVER_FORMS);
}

static gh_canon tiny (gh_canons *canons, gh_canon x)
{
  gh_canon const zero = GH_CANON_ZERO, last = number_negative (canons, x);
  gh_canon const threat = gh_canon_of_options (canons, &zero, 1, &last, 1);
  return gh_canon_of_options (canons, &zero, 1, &threat, 1);
}

static gh_canon added_up (gh_canons *canons, const apart *a)
{
  check_size (canons, a);
  int64_t const ups = small_integer (canons, a->ups, INT64_MAX, GH_OVER_UPS);
  gh_canon sum = gh_canon_sum (canons, a->rest, gh_canon_named (canons, 0, ups, a->nimber));
  for (size_t i = a->tiny_count; i-- > 0;) {
    int64_t const n = small_integer (canons, a->of_tiny[i], MOST_TIMES, GH_OVER_FORMS);
    sum = gh_canon_sum (canons, sum, gh_canon_multiple (canons, n, tiny (canons, a->tiny[i])));
  }
  for (size_t i = a->hot_count; i-- > 0;) {
    gh_canon const cold = number_negative (canons, a->hot[i]);
    sum = gh_canon_sum (canons, sum, gh_canon_of_options (canons, &a->hot[i], 1, &cold, 1));
  }
  return gh_canon_sum (canons, sum, a->number);
}

gh_canon gh_canon_components (gh_canons *canons, gh_store *store, const gh_components *sum)
{
  apart a = {0};
  take_all (canons, store, &a, sum, false);
  return added_up (canons, &a);
}

/* ---- by the parts ---------------------------------------------------------------------------- */

/* n.up + *m is > 0 for n > 1, and for n = 1 but with *; far smaller are tinies, and they the
   smaller the larger their threats. */
static gh_order order_of_infinitesimals (gh_canons *canons, const apart *a)
{
  int const ups = sign_of (canons, a->ups);
  if (!ups && !a->nimber && a->tiny_count)
    return sign_of (canons, a->of_tiny[0]) > 0 ? GH_GREATER : GH_LESS;
  if (!ups)
    return a->nimber ? GH_FUZZY : GH_EQUAL;
  gh_canon const one = gh_canon_integer (canons, ups);
  return a->ups == one && a->nimber == 1 ? GH_FUZZY : ups > 0 ? GH_GREATER : GH_LESS;
}

/* t1 - t2 + t3 ... */
static gh_canon alternating (gh_canons *canons, const apart *a)
{
  gh_canon sum = GH_CANON_ZERO;
  for (size_t i = a->hot_count; i-- > 0;)
    sum = number_sum (canons, a->hot[i], number_negative (canons, sum));
  return sum;
}

static gh_canon stop_of (gh_canons *canons, const apart *a, gh_side first)
{
  gh_canon const sum = alternating (canons, a);
  return number_sum (canons, a->number, first == GH_LEFT ? sum : number_negative (canons, sum));
}

/* Whether Left wins when `first` begins, by the sign of that stop, else by what is left then. */
static bool left_wins (gh_canons *canons, const apart *a, gh_side first, int stop)
{
  gh_order const left_over = order_of_infinitesimals (canons, a);
  gh_side const mover = a->hot_count % 2 ? !first : first;
  if (stop)
    return stop > 0;
  return left_over == GH_GREATER || left_over == (mover == GH_LEFT ? GH_FUZZY : GH_EQUAL);
}

static gh_order order_of (gh_canons *canons, const apart *a)
{
  static const gh_order orders[2][2] = {{GH_LESS, GH_EQUAL}, {GH_FUZZY, GH_GREATER}};
  int const left = sign_of (canons, stop_of (canons, a, GH_LEFT));
  int const right = sign_of (canons, stop_of (canons, a, GH_RIGHT));
  bool const threats = a->hot_count && a->tiny_count && (!left || !right);
  if (a->rest != GH_CANON_ZERO || threats)
    return gh_canon_compare (canons, added_up (canons, a), GH_CANON_ZERO);
  return orders[left_wins (canons, a, GH_LEFT, left)][left_wins (canons, a, GH_RIGHT, right)];
}

static gh_canon temperature (gh_canons *canons, const apart *a)
{
  if (a->hot_count)
    return a->hot[0];
  return order_of_infinitesimals (canons, a) == GH_EQUAL ? number_temperature (canons, a->number)
                                                         : GH_CANON_ZERO;
}

static gh_canon number (gh_canons *canons, const apart *a)
{
  bool const infinitesimal = order_of_infinitesimals (canons, a) != GH_EQUAL;
  return a->hot_count || infinitesimal ? GH_NO_CANON : a->number;
}

bool gh_canon_of_parts (gh_canons *canons, gh_store *store, gh_request request,
                        const gh_components *arguments, gh_order *order, gh_canon *answer)
{
  apart a = {0};
  take_all (canons, store, &a, &arguments[0], false);
  if (request == GH_ASK_COMPARE)
    take_all (canons, store, &a, &arguments[1], true);
  bool const is_order = request == GH_ASK_OUTCOME || request == GH_ASK_COMPARE;
  if (is_order)
    *order = order_of (canons, &a);
  if (is_order || a.rest != GH_CANON_ZERO)
    return is_order;
  switch (request) {
  case GH_ASK_LEFT_STOP: *answer = stop_of (canons, &a, GH_LEFT); return true;
  case GH_ASK_RIGHT_STOP: *answer = stop_of (canons, &a, GH_RIGHT); return true;
  case GH_ASK_MEAN: *answer = a.number; return true;
  case GH_ASK_TEMPERATURE: *answer = temperature (canons, &a); return true;
  case GH_ASK_NUMBER: *answer = number (canons, &a); return true;
  default: return false;
  }
}

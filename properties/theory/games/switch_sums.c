/* Sums of up to a hundred switches of numbers. With {a|b} = (a + b)/2 + {t|-t} for t = (a - b)/2
   all of a sum is a number x and switches {t|-t}, of which equal ones are 0 by pairs. Both players
   move in the hottest: with t1 > t2 > ... its stops are x + (t1 - t2 + t3 ...) and x - (t1 - t2 +
   ...) (Winning Ways, Chapter 6), exactly, whatever the numbers are. */
#include "form/numeral.h"
#include "form/shape.h"
#include "theory/games/named_sums.h"

typedef struct hot_sum {
  gh_named_sum sum;
  gh_form number;           /* x */
  gh_form t[GH_MOST_NAMED]; /* falling, each once */
  size_t count;
} hot_sum;

static gh_form minus (gh_trial *t, gh_form x, gh_form y)
{
  return gh_numeral_sum (t->store, x, gh_numeral_negative (t->store, y));
}

/* Two that are equal are 0. */
static void note_temperature (gh_trial *t, hot_sum *s, gh_form hot)
{
  size_t i = s->count;
  while (i > 0 && gh_numeral_compare (t->store, s->t[i - 1], hot) < 0)
    i--;
  bool const again = i > 0 && s->t[i - 1] == hot;
  if (again) {
    for (size_t k = i; k < s->count; k++)
      s->t[k - 1] = s->t[k];
    s->count--;
    return;
  }
  for (size_t k = s->count++; k > i; k--)
    s->t[k] = s->t[k - 1];
  s->t[i] = hot;
}

static void add_switch (gh_trial *t, hot_sum *s, gh_form mean, gh_form hot)
{
  gh_add (t, &s->sum,
          gh_make (t->store, gh_numeral_sum (t->store, mean, hot), minus (t, mean, hot)));
  s->number = gh_numeral_sum (t->store, s->number, mean);
  note_temperature (t, s, hot);
}

/* t1 - t2 + t3 ... */
static gh_form alternating (gh_trial *t, const hot_sum *s)
{
  gh_form sum = GH_ZERO;
  for (size_t i = s->count; i-- > 0;)
    sum = minus (t, s->t[i], sum);
  return sum;
}

/* ---- which ----------------------------------------------------------------------------------- */

#define KINDS 5

/* Quarters; beyond 127; halves by pairs; powers of 2; far from 0 and near each other. */
static gh_form temperature (gh_trial *t, unsigned kind, size_t i)
{
  gh_store *const store = t->store;
  gh_form const one = gh_integer (store, 1);
  switch (kind) {
  case 0: return gh_fraction (store, (int64_t)i + 1, 2);
  case 1: return gh_integer (store, 100 + (int64_t)i);
  case 2: return gh_fraction (store, (int64_t)i / 2 + 1, 1);
  case 3: return gh_numeral_scaled (store, one, (int64_t)i);
  default:
    return gh_numeral_sum (store, gh_numeral_scaled (store, one, 64),
                           gh_fraction (store, (int64_t)i, 10));
  }
}

static const uint8_t counts[] = {40, 33, 17, 100, 5, 9, 16, 31, 64};
#define MANY (KINDS * sizeof counts)
#define HOT_SUMS (2 * MANY) /* every second one is small enough for the definitions */

static void add_many (gh_trial *t, hot_sum *s, unsigned which)
{
  size_t const n = counts[which / KINDS], stride = n % 7 ? 7 : 11;
  for (size_t i = 0; i < n; i++) /* in no order */
    add_switch (t, s, gh_fraction (t->store, (int64_t)(i % 3) - 1, 1),
                temperature (t, which % KINDS, i * stride % n));
}

static void add_few (gh_trial *t, hot_sum *s, unsigned which)
{
  for (unsigned i = 0; i < 1 + which % 2; i++)
    add_switch (t, s, gh_fraction (t->store, (int64_t)(which % 3) - 1, 1),
                gh_fraction (t->store, (int64_t)(which / (i ? 2 : 9) % 5) + 1, 1));
}

static void make (gh_trial *t, unsigned which, hot_sum *s)
{
  *s = (hot_sum){.number = GH_ZERO};
  if (which % 2)
    add_many (t, s, which / 2);
  else
    add_few (t, s, which / 2);
}

/* ---- theorems -------------------------------------------------------------------------------- */

static gh_form ask (gh_trial *t, gh_request request, const hot_sum *s)
{
  return gh_ask_sums (t, request, gh_sum_named (&s->sum), (gh_components){0}).form;
}

THEOREM (switch_sum_stops)
{
  hot_sum s;
  make (t, gh_choose (t, HOT_SUMS), &s);
  gh_form const change = alternating (t, &s);
  gh_expect (t, ask (t, GH_ASK_LEFT_STOP, &s) == gh_numeral_sum (t->store, s.number, change),
             "the left stop to be where the hottest switches lead");
  gh_expect (t, ask (t, GH_ASK_RIGHT_STOP, &s) == minus (t, s.number, change),
             "the right stop to be where the hottest switches lead");
}

THEOREM (switch_sum_masts)
{
  hot_sum s;
  make (t, gh_choose (t, HOT_SUMS), &s);
  gh_expect (t, ask (t, GH_ASK_MEAN, &s) == s.number, "the mean to be the sum of the means");
  if (s.count)
    gh_expect (t, ask (t, GH_ASK_TEMPERATURE, &s) == s.t[0],
               "the temperature to be that of the hottest switch that is not there twice");
}

/* What of a sum is left when all switches are taken, ups.up + *a + *b, decides when the stop is 0.
 */
static const struct {
  int16_t ups;
  uint16_t a, b;
} left_over[] = {{0, 0, 0}, {0, 1, 0}, {1, 0, 0},     {-1, 0, 0},   {1, 1, 0},
                 {0, 5, 4}, {2, 3, 2}, {0, 140, 140}, {0, 140, 12}, {0, 140, 11}};
#define SMALL_LEFT_OVER 5
#define LEFT_OVER (sizeof left_over / sizeof *left_over)

/* Whether Left wins what is left over when she moves, or Right. */
static bool left_wins (gh_order order, bool left_moves)
{
  return order == GH_GREATER || order == (left_moves ? GH_FUZZY : GH_EQUAL);
}

static void add_left_over (gh_trial *t, gh_named_sum *sum, size_t k)
{
  if (left_over[k].a)
    gh_add (t, sum, gh_nimber (t, left_over[k].a));
  if (left_over[k].ups)
    gh_add (t, sum, gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, left_over[k].ups, 0}));
  if (left_over[k].b)
    gh_add (t, sum, gh_nimber (t, left_over[k].b));
}

/* With a number that makes the left stop 0, or very small: beginning, Right wins. */
THEOREM (switch_sum_winners)
{
  static const int16_t goals[] = {0, 1, 0, -1};
  uint32_t const i = gh_choose (t, HOT_SUMS), few = i % 2 == 0;
  size_t const k = i / 2 % (few ? SMALL_LEFT_OVER : LEFT_OVER);
  int64_t const goal = goals[i / 2 % 4];
  hot_sum s;
  make (t, i, &s);
  gh_assume (t, s.count > 0);
  gh_form const stop = gh_numeral_sum (t->store, s.number, alternating (t, &s));
  gh_add (t, &s.sum, minus (t, gh_fraction (t->store, goal, few ? 2 : 10), stop));
  add_left_over (t, &s.sum, k);
  gh_order const e = gh_order_of_ups (left_over[k].ups, left_over[k].a ^ left_over[k].b);
  bool const wins = goal ? goal > 0 : left_wins (e, s.count % 2 == 0);
  gh_expect_order_of_sum (t, &s.sum, wins ? GH_FUZZY : GH_LESS,
                          "who begins to win by the hottest switches, then by what is left");
}

/* {0|-2} + *m + *n: who takes the switch leaves the nimbers to the other. */
THEOREM (large_stars)
{
  static const uint16_t heaps[][2] = {{300, 260}, {1, 3}, {300, 300}, {2, 2}, {1000, 488}, {2, 5}};
  const uint16_t *const heap = heaps[gh_choose (t, sizeof heaps / sizeof *heaps)];
  gh_named_sum sum = {.count = 0};
  gh_add (t, &sum, gh_nimber (t, heap[0]));
  gh_add (t, &sum, gh_make (t->store, GH_ZERO, gh_integer (t->store, -2)));
  gh_add (t, &sum, gh_nimber (t, heap[1]));
  gh_expect_order_of_sum (t, &sum, heap[0] == heap[1] ? GH_FUZZY : GH_LESS,
                          "{0|-2} + *m + *n to be won by Left beginning just when m = n");
}

/* n.{2|0}: two are 2. */
THEOREM (switch_multiples)
{
  static const uint16_t powers[] = {32, 16, 8, 15, 31, 63, 64, 100};
  uint32_t const i = gh_choose (t, 4 * sizeof powers / sizeof *powers);
  gh_form const one = gh_integer (t->store, 1), two = gh_integer (t->store, 2);
  gh_form const even = i % 2 ? gh_numeral_scaled (t->store, one, powers[i / 4])
                             : gh_integer (t->store, (int64_t)(i / 4) * 2);
  gh_form const n = i % 4 < 2 ? even : gh_numeral_sum (t->store, even, one);
  hot_sum s = {.number = GH_ZERO};
  gh_add_times (t, &s.sum, n, gh_make (t->store, two, GH_ZERO));
  if (n == even) {
    gh_expect (t, ask (t, GH_ASK_NUMBER, &s) == n, "2n.{2|0} to be 2n");
    return;
  }
  gh_expect (t,
             ask (t, GH_ASK_LEFT_STOP, &s) == gh_numeral_sum (t->store, n, one) &&
                 ask (t, GH_ASK_RIGHT_STOP, &s) == even,
             "(2n + 1).{2|0} to be 2n + {2|0}");
}

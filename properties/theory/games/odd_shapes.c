/* Forms that are deep or wide, with values that follow all the same. */
#include "form/numeral.h"
#include "form/shape.h"
#include "theory/theory.h"

/* ---- deep ------------------------------------------------------------------------------------ */

static const uint16_t depths[] = {1030, 2, 10, 40, 130, 260, 520, 2050};
#define DEPTHS (sizeof depths / sizeof *depths)

/* {{100|{{100|...|-100}}}|-100}: Left threatens, and Right answers, down to x. */
static gh_form threats (gh_trial *t, unsigned depth, gh_form x)
{
  gh_form const gain = gh_integer (t->store, 9), loss = gh_integer (t->store, -9);
  gh_form g = x;
  for (unsigned i = 0; i < depth; i += 2)
    g = gh_make (t->store, gh_make (t->store, gain, g), loss);
  return g;
}

THEOREM (deep_stops)
{
  uint32_t const i = gh_choose (t, 2 * DEPTHS);
  gh_form const x = gh_integer (t->store, i % 2 ? -3 : 5), last = gh_integer (t->store, -9);
  gh_form const g = threats (t, depths[i / 2], x), h = gh_negative (t->store, g);
  gh_expect (t, gh_ask (t, GH_ASK_LEFT_STOP, g, GH_ZERO).form == x,
             "the left stop at the end of all threats");
  gh_expect (t, gh_ask (t, GH_ASK_RIGHT_STOP, g, GH_ZERO).form == last,
             "the right stop, one move away");
  gh_expect (t, gh_ask (t, GH_ASK_RIGHT_STOP, h, GH_ZERO).form == gh_numeral_negative (t->store, x),
             "the right stop of the negative at the end of all threats");
}

/* {...{{0|3}|3}...|3} comes nearer and nearer to 3: 1, 2, 5/2, 11/4, ... */
THEOREM (deep_numbers)
{
  unsigned const depth = depths[1 + gh_choose (t, 5)]; /* the definitions look day by day */
  gh_form const three = gh_integer (t->store, 3);
  gh_form g = GH_ZERO;
  for (unsigned i = 0; i < depth; i++)
    g = gh_make (t->store, g, three);
  gh_form const short_of =
      gh_numeral_scaled (t->store, gh_integer (t->store, -1), 2 - (int64_t)depth);
  gh_expect (
      t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == gh_numeral_sum (t->store, three, short_of),
      "{{...{0|3}...|3}|3} with n times 3 to be 3 - 2^(2 - n)");
}

/* ---- wide ------------------------------------------------------------------------------------ */

static const uint16_t widths[] = {260, 70, 3, 300, 520};
#define WIDTHS (sizeof widths / sizeof *widths)

/* {0,1,...,n|low,low - 1,...,low - n} */
static gh_form wide (gh_trial *t, int64_t n, int64_t low)
{
  gh_form_begin (t->store);
  for (int64_t i = 0; i <= n; i++) {
    gh_form_add (t->store, GH_LEFT, gh_integer (t->store, i));
    gh_form_add (t->store, GH_RIGHT, gh_integer (t->store, low - i));
  }
  return gh_form_end (t->store);
}

THEOREM (wide_numbers)
{
  int64_t const n = widths[gh_choose (t, WIDTHS)];
  gh_form const g = wide (t, n, 2 * n + 2);
  gh_expect (t, gh_ask (t, GH_ASK_NUMBER, g, GH_ZERO).form == gh_integer (t->store, n + 1),
             "{0,1,...,n|n + 2,...} to be n + 1");
}

THEOREM (wide_switches)
{
  int64_t const n = widths[gh_choose (t, WIDTHS)];
  gh_store *const store = t->store;
  gh_form const g = wide (t, n, 0), a = gh_integer (store, n), b = gh_integer (store, -n);
  gh_expect (t, gh_ask (t, GH_ASK_LEFT_STOP, g, GH_ZERO).form == a, "the best of many options");
  gh_expect (t, gh_ask (t, GH_ASK_RIGHT_STOP, g, GH_ZERO).form == b, "the best of many options");
  if (n <= 260) /* all are compared with all */
    gh_expect (t, gh_ask (t, GH_ASK_CANONICAL, g, GH_ZERO).form == gh_make (store, a, b),
               "only the best of many options to be left");
}

/* Of nimbers from 0 to n, without one. */
THEOREM (wide_mex)
{
  static const uint16_t sizes[] = {70, 3, 33};
  uint32_t const i = gh_choose (t, 3 * sizeof sizes / sizeof *sizes);
  unsigned const n = sizes[i / 3], missing = i % 3 == 0 ? n + 1 : i % 3 == 1 ? n - 1 : n / 2;
  gh_form_begin (t->store);
  for (unsigned k = 0; k <= n; k++)
    if (k != missing) {
      gh_form const nimber = gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 0, k});
      gh_form_add (t->store, GH_LEFT, nimber);
      gh_form_add (t->store, GH_RIGHT, nimber);
    }
  gh_form const g = gh_form_end (t->store);
  gh_expect (t, gh_ask (t, GH_ASK_GRUNDY, g, GH_ZERO).form == gh_integer (t->store, missing),
             "the least nimber that is no option");
}

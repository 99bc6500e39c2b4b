/* w = {0, 1, 2, ...|}, of which each option is dominated by the next. Each theorem plays one move
   n, any integer from 0, and puts to the engine what is left. The control is {0, 1, 2, 3|}, which
   is 4. */
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/transfinite/leaves.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#define LAST 3 /* of the truncation */

static gh_form truncation (gh_trial *t)
{
  return gh_truncation (t, 0, LAST, false);
}

static gh_form option (gh_trial *t, gh_form a, gh_side side, gh_long_part part, gh_form i)
{
  gh_shorts const leaves = gh_leaves (t);
  return gh_long_option (t->store, a, side, part, i, &leaves);
}

/* Left moves in w - n to n + 1 - n, whoever begins; and there is no move of Right in w. */
THEOREM (omega_exceeds)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), next = gh_beyond_integer (t, n, 1);
  gh_form const omega = gh_long_omega (t);
  gh_leaf_order (t, gh_leaf_difference (t, next, n), GH_ZERO, GH_GREATER, "n + 1 - n > 0");
  gh_expect (t, option (t, omega, GH_LEFT, GH_IN_FIRST_TERM, next) == gh_long_of_integer (t, next),
             "Left to move in w to n + 1");
  gh_expect (t, option (t, omega, GH_RIGHT, GH_IN_FIRST_TERM, next) == GH_NO_FORM,
             "Right to have no move in w");
  gh_expect (t, gh_order_of_long (t, omega, gh_long_of_integer (t, n)) == GH_GREATER, "w > n");
  gh_expect (t,
             (gh_ask_order (t, truncation (t), n) == GH_GREATER) ==
                 (gh_numeral_compare (t->store, n, gh_integer (t->store, LAST + 1)) < 0),
             "{0,1,2,3|} > n for n < 4 only");
}

/* n is dominated by n + 1, for every n; but {|} is 0, and w is not. Of {0, 1, 2, 3|} the option 3
   is not dominated. */
THEOREM (omega_all_dominated)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), next = gh_beyond_integer (t, n, 1);
  gh_form const omega = gh_long_omega (t);
  gh_leaf_order (t, n, next, GH_LESS, "n < n + 1");
  gh_expect (t, option (t, omega, GH_LEFT, GH_IN_FIRST_TERM, next) == gh_long_of_integer (t, next),
             "n + 1 to be an option of w");
  gh_expect (t, gh_order_of_long (t, omega, gh_long_of_integer (t, GH_ZERO)) == GH_GREATER,
             "w > {|}");
  gh_form_begin (t->store);
  gh_form_add (t->store, GH_LEFT, gh_integer (t->store, LAST));
  gh_leaf_order (t, truncation (t), gh_form_end (t->store), GH_EQUAL, "{0,1,2,3|} = {3|}");
}

/* The members of a set of integers with no end: a.m + b, or 2^m. */
typedef struct integers {
  int64_t factor, first; /* no factor: powers of 2 */
} integers;

static gh_form member (gh_trial *t, integers s, gh_form m)
{
  int64_t power;
  if (s.factor)
    return gh_beyond_integer (t, gh_numeral_product (t->store, gh_integer (t->store, s.factor), m),
                              s.first);
  if (!gh_small_integer (t->store, m, 0, 1000, &power))
    gh_fail (t->store, GH_OVER_DIGITS);
  return gh_numeral_scaled (t->store, gh_integer (t->store, 1), power);
}

/* {S|} is w for each endless set S of integers: in {S|} - w and in w - {S|} a move to n is answered
   by one to an integer that is no less. What is left of S without a member is such a set again, and
   the member is dominated: so no form of w is simplest. A finite S makes an integer. */
THEOREM (omega_without_simplest_form)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER);
  int64_t const factor = (int64_t)gh_choose (t, 5);
  integers const s = {factor, (int64_t)gh_choose (t, 3)};
  int64_t small = 0;
  gh_form const reply = s.factor || gh_small_integer (t->store, n, 0, 1000, &small)
                            ? member (t, s, n)
                            : gh_numeral_product (t->store, n, gh_integer (t->store, 2));
  gh_form const after = s.factor ? member (t, s, gh_beyond_integer (t, n, 1))
                                 : gh_numeral_scaled (t->store, reply, 1);
  gh_leaf_at_most (t, n, reply, "a member of S to be no less than n");
  gh_leaf_order (t, reply, after, GH_LESS, "it to be dominated by another member");
  gh_expect (t,
             option (t, gh_long_omega (t), GH_LEFT, GH_IN_FIRST_TERM, reply) ==
                 gh_long_of_integer (t, reply),
             "each member of S to be an option of w");
  gh_form_begin (t->store);
  for (int64_t m = 0; m <= LAST; m++)
    gh_form_add (t->store, GH_LEFT, member (t, s, gh_integer (t->store, m)));
  gh_form const last = member (t, s, gh_integer (t->store, LAST));
  gh_leaf_order (t, gh_form_end (t->store), gh_beyond_integer (t, last, 1), GH_EQUAL,
                 "finitely many members of S to make the next integer");
}

/* The options of w + 1 are n + 1 and w, and w dominates the others. */
THEOREM (omega_plus_one)
{
  gh_form const n = gh_any (t, "n", GH_SORT_INTEGER), next = gh_beyond_integer (t, n, 1);
  gh_form const omega = gh_normal_omega (t->store);
  gh_form const more = gh_long_of_number (t->store, gh_ordinal_successor (t->store, omega));
  gh_form const dominated = option (t, more, GH_LEFT, GH_IN_FIRST_TERM, n);
  gh_expect (t, dominated == gh_long_of_integer (t, next), "n + 1 to be an option of w + 1");
  gh_expect (t, option (t, more, GH_LEFT, GH_IN_CONSTANT, GH_ZERO) == gh_long_omega (t),
             "w to be an option of w + 1");
  gh_leaf_order (t, gh_leaf_sum (t, n, gh_integer (t->store, 1)), gh_beyond_integer (t, next, 1),
                 GH_LESS, "n + 1 < n + 2, to which Left moves in w");
  gh_expect (t, gh_order_of_long (t, gh_long_omega (t), dominated) == GH_GREATER,
             "w to dominate n + 1");
  gh_expect (t, gh_order_of_long (t, more, gh_long_omega (t)) == GH_GREATER, "w + 1 > w");
  gh_form const cut = truncation (t), two = gh_integer (t->store, 2);
  gh_form_begin (t->store);
  gh_form_add (t->store, GH_LEFT, cut);
  gh_leaf_order (t, gh_form_end (t->store), gh_sum (t->store, cut, two), GH_LESS,
                 "{{0,1,2,3|}|} < {0,1,2,3|} + 2");
}

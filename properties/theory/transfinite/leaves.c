#include "theory/transfinite/leaves.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "transfinite/normal.h"

#define SMALL 50 /* integers whose literal sums are small */

static gh_order order (void *trial, gh_form g, gh_form h)
{
  return gh_ask_order (trial, g, h);
}

static gh_form stop (void *trial, gh_form g, gh_side side)
{
  return gh_ask (trial, side == GH_LEFT ? GH_ASK_LEFT_STOP : GH_ASK_RIGHT_STOP, g, GH_ZERO).form;
}

static gh_form sum (void *trial, gh_form g, gh_form h)
{
  return gh_sum (((gh_trial *)trial)->store, g, h);
}

gh_shorts gh_leaves (gh_trial *t)
{
  return (gh_shorts){t, order, stop, sum};
}

void gh_leaf_order (gh_trial *t, gh_form g, gh_form h, gh_order wanted, const char *what)
{
  gh_expect (t, gh_ask_order (t, g, h) == wanted, "%s", what);
}

void gh_leaf_at_most (gh_trial *t, gh_form g, gh_form h, const char *what)
{
  gh_order const found = gh_ask_order (t, g, h);
  gh_expect (t, found == GH_LESS || found == GH_EQUAL, "%s", what);
}

static bool is_small (const gh_store *store, gh_form n)
{
  int64_t value;
  return gh_small_integer (store, n, -SMALL, SMALL, &value);
}

gh_form gh_leaf_sum (gh_trial *t, gh_form m, gh_form n)
{
  return is_small (t->store, m) && is_small (t->store, n) ? gh_sum (t->store, m, n)
                                                          : gh_numeral_sum (t->store, m, n);
}

gh_form gh_leaf_difference (gh_trial *t, gh_form m, gh_form n)
{
  return gh_leaf_sum (t, m, gh_numeral_negative (t->store, n));
}

gh_form gh_beyond_integer (gh_trial *t, gh_form n, int64_t k)
{
  return gh_numeral_sum (t->store, n, gh_integer (t->store, k));
}

gh_form gh_truncation (gh_trial *t, int64_t first, int64_t last, bool right)
{
  gh_form_begin (t->store);
  for (int64_t i = first; i <= last; i++) {
    gh_form_add (t->store, GH_LEFT, gh_integer (t->store, i));
    if (right)
      gh_form_add (t->store, GH_RIGHT, gh_integer (t->store, i));
  }
  return gh_form_end (t->store);
}

gh_order gh_order_of_long (gh_trial *t, gh_form a, gh_form b)
{
  gh_shorts const leaves = gh_leaves (t);
  return gh_long_order (t->store, a, b, &leaves);
}

gh_form gh_long_omega (gh_trial *t)
{
  return gh_long_of_number (t->store, gh_normal_omega (t->store));
}

gh_form gh_long_of_integer (gh_trial *t, gh_form n)
{
  return gh_long_of_game (t->store, n);
}

#include "tests/recursions.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <unistd.h>

static gh_form both (gh_store *store, gh_form x, gh_form y)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_form_add (store, side, x);
    gh_form_add (store, side, y);
  }
  return gh_form_end (store);
}

/* A game equal to 0 whose options must all be looked at to see it: it has three positions for each
   level, and its tree grows by more than a factor of four with each. */
static gh_form shared (gh_store *store, int levels)
{
  gh_form zero = GH_ZERO;
  for (int i = 0; i < levels; i++) {
    gh_form const star = gh_make (store, zero, zero);
    zero = both (store, star, both (store, zero, star)); /* {*,*2|*,*2} */
  }
  return zero;
}

static gh_form deep (gh_store *store, uint32_t levels)
{
  gh_form g = game (store, "{3|*}");
  for (uint32_t i = 0; i < levels; i++)
    g = i % 2 ? gh_make (store, g, game (store, "{3|*}"))
              : gh_make (store, game (store, "{*|-3}"), g);
  return g;
}

static recursion *tested;

static void many_small (gh_store *store)
{
  for (int i = 0; i < 200; i++)
    tested (store, random_form (store, 3));
}

static void one_deep (gh_store *store)
{
  tested (store, deep (store, 4 * gh_store_limits (store)->depth));
}

static void one_shared (gh_store *store)
{
  tested (store, shared (store, 40));
}

static void shared_in_child (void *argument)
{
  (void)argument;
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_status const status = status_of (store, one_shared);
  gh_store_free (store);
  _exit (status == GH_OK ? 0 : 1);
}

void check_depth (const char *name, recursion *run)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.depth = 30;
  gh_store *const store = gh_store_new (&limits, NULL);
  tested = run;
  gh_status const over = status_of (store, one_deep);
  TAP_OK (over == GH_OK || over == GH_OVER_DEPTH, "%s: a deep game is judged or refused", name);
  TAP_OK (status_of (store, many_small) == GH_OK, "%s: every position is left again", name);
  gh_store_free (store);
}

void check_sharing (const char *name, recursion *run)
{
  tested = run;
  TAP_OK (tap_signal_of (shared_in_child, NULL, 10) == 0,
          "%s: a tree of 2^80 moves takes no longer than its positions", name);
}

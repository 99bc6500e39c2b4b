/* Games that need not be short, where what has to be known of the short ones in them is found by
   the definitions. */
#include "transfinite/long.h"
#include "form/shape.h"
#include "reference/reference.h"

gh_form gh_long_canonical (gh_store *store, gh_form u)
{
  return gh_long_make (store, gh_long_number (store, u), gh_long_has_integers (store, u),
                       gh_long_count_of_ups (store, u),
                       gh_canonical (store, gh_long_short (store, u)));
}

static gh_order order (void *store, gh_form g, gh_form h)
{
  return gh_compare_directly (store, g, h);
}

static gh_form stop (void *store, gh_form g, gh_side side)
{
  return gh_stop (store, g, side);
}

static gh_form sum (void *store, gh_form g, gh_form h)
{
  return gh_sum (store, g, h);
}

gh_order gh_long_compare (gh_store *store, gh_form u, gh_form v)
{
  gh_shorts const shorts = {store, order, stop, sum};
  return gh_long_order (store, u, v, &shorts);
}

gh_form gh_long_game (gh_store *store, gh_form u)
{
  gh_shorts const shorts = {store, order, stop, sum};
  return gh_long_as_game (store, u, &shorts);
}

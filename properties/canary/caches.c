/* Canaries whose caches take one question for another. What a cache answers depends on what was
   asked before; here it is as if the other question had always come first, so that a case fails
   alone as it does in a long run. */
#include "canary/canary.h"
#include "form/measure.h"
#include "form/shape.h"
#include "reference/reference.h"

/* Whether a cache of unordered pairs holds the pair of these the other way round: the game with
   fewer moves stands first. */
static bool kept_reversed (gh_store *store, const gh_value *arguments)
{
  return gh_tree_moves (store, arguments[0].form) > gh_tree_moves (store, arguments[1].form);
}

SPOIL (compare_pair)
{
  if (request == GH_ASK_COMPARE && kept_reversed (store, arguments))
    answer->order = answer->order == GH_GREATER ? GH_LESS
                    : answer->order == GH_LESS  ? GH_GREATER
                                                : answer->order;
}

SPOIL (subtract_pair)
{
  if (request == GH_ASK_SUBTRACT && kept_reversed (store, arguments))
    answer->form = gh_negative (store, answer->form);
}

SPOIL (outcome_side)
{
  (void)store;
  (void)arguments;
  if (request != GH_ASK_OUTCOME)
    return;
  if (answer->outcome == GH_N) /* Left wins when Left begins */
    answer->outcome = GH_L;
  else if (answer->outcome == GH_P)
    answer->outcome = GH_R;
}

SPOIL (stop_side)
{
  if (request == GH_ASK_RIGHT_STOP)
    answer->form = gh_stop (store, arguments[0].form, GH_LEFT);
}

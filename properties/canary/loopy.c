/* Canaries that are wrong about loopy games. */
#include "reference/loopy/loopy.h"
#include "canary/canary.h"
#include "form/numeral.h"
#include "loopy/code.h"
#include "loopy/value.h"

#include <stdlib.h>

#define MOST 32 /* positions of what they spoil by playing it */

static gh_form outcome (gh_store *store, gh_ending left, gh_ending right)
{
  return gh_integer (store, 3 * (int64_t)left + (int64_t)right);
}

/* The answer's endings, if Left begins and if Right does. */
static void read_outcome (gh_store *store, gh_form form, gh_ending endings[2])
{
  int64_t n = 0;
  gh_small_integer (store, form, 0, GH_LOOPY_OUTCOMES - 1, &n);
  endings[0] = (gh_ending)(n / 3);
  endings[1] = (gh_ending)(n % 3);
}

/* How G - H ends; false: that is not to be spoilt. */
static bool play_difference (gh_store *store, const gh_value *arguments, gh_ending of[2])
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph g = {0}, h = {0}, pairs = {0};
  gh_ending *endings = NULL;
  bool played = false;
  if (gh_graph_of_code (store, arguments[0].form, &g) == GH_OK &&
      gh_graph_of_code (store, arguments[1].form, &h) == GH_OK && g.positions <= MOST &&
      h.positions <= MOST) {
    gh_graph const negative = gh_graph_negative (&h);
    if (gh_graph_pairs (&g, &negative, allocator, &pairs) == GH_OK)
      endings = calloc (2 * pairs.positions, sizeof *endings);
    played = endings && gh_loopy_endings (&pairs, allocator, endings) == GH_OK;
  }
  for (int i = 0; i < 2 && played; i++)
    of[i] = endings[i];
  free (endings);
  gh_graph_free (&g, allocator);
  gh_graph_free (&h, allocator);
  gh_graph_free (&pairs, allocator);
  return played;
}

static gh_form order (gh_store *store, bool at_least, bool at_most)
{
  return gh_integer (store, at_least && at_most ? GH_EQUAL
                            : at_least          ? GH_GREATER
                            : at_most           ? GH_LESS
                                                : GH_FUZZY);
}

static bool has_moves (gh_store *store, gh_form code)
{
  return gh_loopy_positions (store, code) > 1;
}

/* ---- outcomes -------------------------------------------------------------------------------- */

SPOIL (loopy_draw_lost)
{
  gh_ending e[2];
  (void)arguments;
  if (request != GH_ASK_LOOPY_OUTCOME)
    return;
  read_outcome (store, answer->form, e);
  answer->form = outcome (store, e[0] == GH_DRAWN ? GH_RIGHT_WINS : e[0],
                          e[1] == GH_DRAWN ? GH_LEFT_WINS : e[1]);
}

SPOIL (loopy_outcome_later)
{
  if (request == GH_ASK_LOOPY_OUTCOME && gh_loopy_positions (store, arguments[0].form) > 3)
    answer->form = outcome (store, GH_DRAWN, GH_DRAWN);
}

DIES (loopy_outcome_of_nothing)
{
  return request == GH_ASK_LOOPY_OUTCOME && !has_moves (store, arguments[0].form);
}

/* ---- order ----------------------------------------------------------------------------------- */

SPOIL (loopy_survives_first)
{
  gh_ending e[2];
  if (request == GH_ASK_LOOPY_COMPARE && answer->form != GH_NO_FORM &&
      play_difference (store, arguments, e))
    answer->form = order (store, e[0] != GH_RIGHT_WINS, e[1] != GH_LEFT_WINS);
}

SPOIL (loopy_wins_second)
{
  gh_ending e[2];
  if (request == GH_ASK_LOOPY_COMPARE && answer->form != GH_NO_FORM &&
      play_difference (store, arguments, e))
    answer->form = order (store, e[1] == GH_LEFT_WINS, e[0] == GH_RIGHT_WINS);
}

SPOIL (loopy_compare_later)
{
  if (request == GH_ASK_LOOPY_COMPARE && answer->form != GH_NO_FORM &&
      gh_loopy_positions (store, arguments[0].form) *
              gh_loopy_positions (store, arguments[1].form) >
          15)
    answer->form = gh_integer (store, GH_FUZZY);
}

SPOIL (loopy_dud_unknown)
{
  gh_graph g;
  bool is = true;
  if (request != GH_ASK_LOOPY_COMPARE || answer->form == GH_NO_FORM ||
      gh_graph_of_code (store, arguments[0].form, &g) != GH_OK)
    return;
  gh_loopy_is_stopper (&g, gh_store_allocator (store), &is);
  gh_graph_free (&g, gh_store_allocator (store));
  if (!is)
    answer->form = GH_NO_FORM;
}

/* ---- stoppers -------------------------------------------------------------------------------- */

/* Whether a position is an option of itself. */
static bool passes (gh_store *store, gh_form code)
{
  gh_graph g;
  bool found = false;
  if (gh_graph_of_code (store, code, &g) != GH_OK)
    return false;
  for (uint32_t p = 0; p < g.positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (&g, side, x, p)
  found = found || x == p;
  gh_graph_free (&g, gh_store_allocator (store));
  return found;
}

SPOIL (stopper_passes)
{
  if (request == GH_ASK_IS_STOPPER && passes (store, arguments[0].form))
    answer->truth = false;
}

SPOIL (stopper_later)
{
  if (request == GH_ASK_IS_STOPPER && gh_loopy_positions (store, arguments[0].form) > 2)
    answer->truth = true;
}

DIES (stopper_stuck)
{
  return request == GH_ASK_IS_STOPPER && passes (store, arguments[0].form);
}

/* ---- canonical forms ------------------------------------------------------------------------- */

SPOIL (loopy_canonical_given)
{
  (void)store;
  if (request == GH_ASK_LOOPY_CANONICAL && answer->form != GH_NO_FORM)
    answer->form = arguments[0].form;
}

SPOIL (loopy_canonical_later)
{
  if (request == GH_ASK_LOOPY_CANONICAL && answer->form != GH_NO_FORM &&
      gh_loopy_positions (store, answer->form) > 2)
    answer->form = arguments[0].form;
}

SPOIL (loopy_canonical_loops)
{
  (void)arguments;
  if (request == GH_ASK_LOOPY_CANONICAL && answer->form != GH_NO_FORM &&
      passes (store, answer->form))
    answer->form = GH_NO_FORM;
}

/* Positions with one outcome, as if they were equal. */
SPOIL (loopy_fused_outcomes)
{
  (void)arguments;
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph g, fused;
  gh_ending e[2 * MOST];
  if (request != GH_ASK_LOOPY_CANONICAL || answer->form == GH_NO_FORM ||
      gh_loopy_positions (store, answer->form) > MOST ||
      gh_graph_of_code (store, answer->form, &g) != GH_OK)
    return;
  gh_graph_draft d = gh_graph_begin (allocator);
  gh_loopy_endings (&g, allocator, e);
  for (uint32_t p = 0; p < g.positions; p++)
    gh_graph_position (&d);
  for (uint32_t p = 0; p < g.positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (&g, side, x, p)
      {
        uint32_t same = 0;
        while (e[2 * same] != e[2 * x] || e[2 * same + 1] != e[2 * x + 1])
          same++;
        gh_graph_move (&d, p, side, same);
      }
  if (gh_graph_end (&d, 0, &fused) == GH_OK)
    answer->form = gh_graph_code (store, &fused);
  gh_graph_free (&g, allocator);
  gh_graph_free (&fused, allocator);
}

/* Whether Right's move from x, or Left's, leads to what equals p, by how p - q ends for all p and
 * q.
 */
static bool leads_back (const gh_graph *g, const gh_ending *endings, gh_side side, uint32_t x,
                        uint32_t p)
{
  GH_EACH_MOVE (g, !side, z, x)
  {
    const gh_ending *const of = endings + 2 * ((size_t)p * g->positions + z);
    if (of[GH_LEFT] != GH_LEFT_WINS && of[GH_RIGHT] != GH_RIGHT_WINS)
      return true;
  }
  return false;
}

/* Without the options after which the other player can come back to an equal position. */
static gh_status without_round (gh_store *store, const gh_graph *g, gh_graph *made)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph const negative = gh_graph_negative (g);
  gh_ending endings[2 * MOST * MOST];
  gh_graph pairs;
  gh_graph_draft d = gh_graph_begin (allocator);
  gh_status status = gh_graph_pairs (g, &negative, allocator, &pairs);
  if (!status)
    status = gh_loopy_endings (&pairs, allocator, endings);
  gh_graph_free (&pairs, allocator);
  for (uint32_t p = 0; p < g->positions; p++)
    gh_graph_position (&d);
  for (uint32_t p = 0; p < g->positions && !status; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (g, side, x, p)
  if (!leads_back (g, endings, side, x, p))
    gh_graph_move (&d, p, side, x);
  gh_status const ended = gh_graph_end (&d, 0, made);
  return status ? status : ended;
}

/* An option that is reversible through what equals the position itself is replaced by the options
   of that, which are there already: it is deleted. */
SPOIL (loopy_reversed_round)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph g, made = {0}, form = {0};
  if (request != GH_ASK_LOOPY_CANONICAL || answer->form == GH_NO_FORM ||
      gh_loopy_positions (store, arguments[0].form) > MOST ||
      gh_graph_of_code (store, arguments[0].form, &g) != GH_OK)
    return;
  gh_status status = without_round (store, &g, &made);
  if (!status)
    status = gh_loopy_canonical (&made, allocator, &form);
  gh_graph_free (&g, allocator);
  gh_graph_free (&made, allocator);
  answer->form = gh_loopy_code (store, &form, status);
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool is_infinite (gh_store *store, const gh_value *answer)
{
  return answer->form != GH_NO_FORM && !gh_is_integer (store, answer->form);
}

SPOIL (loopy_no_recovery)
{
  (void)arguments;
  if (request != GH_ASK_LOOPY_GRUNDY || !is_infinite (store, answer))
    return;
  int64_t mex = 0;
  for (bool has = true; has; mex += has) {
    has = false;
    GH_EACH (store, GH_LEFT, x, answer->form)
      has = has || x == gh_integer (store, mex);
  }
  answer->form = gh_integer (store, mex);
}

SPOIL (loopy_infinite_bare)
{
  (void)arguments;
  gh_error error;
  if (request == GH_ASK_LOOPY_GRUNDY && is_infinite (store, answer))
    answer->form = gh_loopy_value_read (store, GH_LOOPY_GRUNDY, "inf{}", 5, &error);
}

SPOIL (loopy_grundy_bit)
{
  int64_t n;
  (void)arguments;
  if (request == GH_ASK_LOOPY_GRUNDY && answer->form != GH_NO_FORM &&
      gh_is_integer (store, answer->form) && gh_small_integer (store, answer->form, 2, 1000, &n))
    answer->form = gh_integer (store, n % 2);
}

SPOIL (loopy_grundy_none)
{
  (void)arguments;
  if (request == GH_ASK_LOOPY_GRUNDY && is_infinite (store, answer) &&
      gh_option_count (store, answer->form, GH_LEFT) == 0)
    answer->form = GH_NO_FORM;
}

/* Canaries that are wrong about loopy games. */
#include "reference/loopy/loopy.h"
#include "canary/canary.h"
#include "form/numeral.h"
#include "loopy/code.h"
#include "loopy/value.h"

#define MOST 32 /* positions of what they spoil by playing it */

static bool answers (gh_request request, gh_request asked, const gh_value *answer)
{
  return request == asked && answer->form != GH_NO_FORM;
}

/* How G - H ends; NULL: that is not to be spoilt. */
static const gh_ending *endings_of (gh_store *store, gh_form a, gh_form b)
{
  gh_graph const g = gh_graph_of_code (store, a), h = gh_graph_of_code (store, b);
  bool const small = g.positions <= MOST && h.positions <= MOST;
  return small ? gh_loopy_difference_endings (store, &g, &h) : NULL;
}

/* ---- outcomes -------------------------------------------------------------------------------- */

static gh_form outcome (gh_store *store, int64_t left, int64_t right)
{
  return gh_integer (store, 3 * left + right);
}

SPOIL (loopy_draw_lost)
{
  int64_t n = 0;
  (void)arguments;
  if (request != GH_ASK_LOOPY_OUTCOME)
    return;
  gh_small_integer (store, answer->form, 0, GH_LOOPY_OUTCOMES - 1, &n);
  answer->form = outcome (store, n / 3 == GH_DRAWN ? GH_RIGHT_WINS : n / 3,
                          n % 3 == GH_DRAWN ? GH_LEFT_WINS : n % 3);
}

SPOIL (loopy_outcome_later)
{
  if (request == GH_ASK_LOOPY_OUTCOME && gh_loopy_positions (store, arguments[0].form) > 3)
    answer->form = outcome (store, GH_DRAWN, GH_DRAWN);
}

DIES (loopy_outcome_of_nothing)
{
  return request == GH_ASK_LOOPY_OUTCOME && gh_loopy_positions (store, arguments[0].form) == 1;
}

/* ---- order ----------------------------------------------------------------------------------- */

SPOIL (loopy_survives_first)
{
  if (!answers (request, GH_ASK_LOOPY_COMPARE, answer))
    return;
  const gh_ending *const e = endings_of (store, arguments[0].form, arguments[1].form);
  if (e)
    answer->form =
        gh_integer (store, gh_loopy_order_of (e[0] != GH_RIGHT_WINS, e[1] != GH_LEFT_WINS));
}

SPOIL (loopy_wins_second)
{
  if (!answers (request, GH_ASK_LOOPY_COMPARE, answer))
    return;
  const gh_ending *const e = endings_of (store, arguments[0].form, arguments[1].form);
  if (e)
    answer->form =
        gh_integer (store, gh_loopy_order_of (e[1] == GH_LEFT_WINS, e[0] == GH_RIGHT_WINS));
}

SPOIL (loopy_compare_later)
{
  if (answers (request, GH_ASK_LOOPY_COMPARE, answer) &&
      gh_loopy_positions (store, arguments[0].form) *
              gh_loopy_positions (store, arguments[1].form) >
          15)
    answer->form = gh_integer (store, GH_FUZZY);
}

SPOIL (loopy_dud_unknown)
{
  if (!answers (request, GH_ASK_LOOPY_COMPARE, answer))
    return;
  gh_graph const g = gh_graph_of_code (store, arguments[0].form);
  if (!gh_loopy_is_stopper (store, &g))
    answer->form = GH_NO_FORM;
}

/* ---- stoppers -------------------------------------------------------------------------------- */

/* Whether a position is an option of itself. */
static bool passes (gh_store *store, gh_form code)
{
  gh_graph const g = gh_graph_of_code (store, code);
  for (uint32_t p = 0; p < g.positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (&g, side, x, p)
  if (x == p)
    return true;
  return false;
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
  if (answers (request, GH_ASK_LOOPY_CANONICAL, answer))
    answer->form = arguments[0].form;
}

SPOIL (loopy_canonical_later)
{
  if (answers (request, GH_ASK_LOOPY_CANONICAL, answer) &&
      gh_loopy_positions (store, answer->form) > 2)
    answer->form = arguments[0].form;
}

SPOIL (loopy_canonical_loops)
{
  (void)arguments;
  if (answers (request, GH_ASK_LOOPY_CANONICAL, answer) && passes (store, answer->form))
    answer->form = GH_NO_FORM;
}

/* Positions with one outcome, as if they were equal. */
SPOIL (loopy_fused_outcomes)
{
  (void)arguments;
  if (!answers (request, GH_ASK_LOOPY_CANONICAL, answer))
    return;
  gh_graph const g = gh_graph_of_code (store, answer->form);
  const gh_ending *const e = gh_loopy_endings (store, &g);
  gh_graph_draft d = gh_graph_begin (store, g.positions);
  for (uint32_t p = 0; p < g.positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (&g, side, x, p)
      {
        uint32_t same = 0;
        while (e[2 * same] != e[2 * x] || e[2 * same + 1] != e[2 * x + 1])
          same++;
        gh_graph_move (&d, p, side, same);
      }
  gh_graph const fused = gh_graph_end (&d, 0);
  answer->form = gh_graph_code (store, &fused);
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

/* An option that is reversible through what equals the position itself is replaced by the options
   of that, which are there already: it is deleted. */
SPOIL (loopy_reversed_round)
{
  gh_form const code = arguments[0].form;
  if (!answers (request, GH_ASK_LOOPY_CANONICAL, answer) || gh_loopy_positions (store, code) > MOST)
    return;
  gh_graph const g = gh_graph_of_code (store, code);
  const gh_ending *const endings = endings_of (store, code, code);
  gh_graph_draft d = gh_graph_begin (store, g.positions);
  for (uint32_t p = 0; p < g.positions; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH_MOVE (&g, side, x, p)
  if (!leads_back (&g, endings, side, x, p))
    gh_graph_move (&d, p, side, x);
  gh_graph const made = gh_graph_end (&d, 0), form = gh_loopy_canonical (store, &made);
  answer->form = gh_graph_code (store, &form);
}

/* ---- values ---------------------------------------------------------------------------------- */

static bool is_infinite (gh_store *store, gh_request request, const gh_value *answer)
{
  return answers (request, GH_ASK_LOOPY_GRUNDY, answer) && !gh_is_integer (store, answer->form);
}

SPOIL (loopy_no_recovery)
{
  uint64_t set = 0;
  int64_t n;
  (void)arguments;
  if (!is_infinite (store, request, answer))
    return;
  GH_EACH (store, GH_LEFT, x, answer->form)
    if (gh_small_integer (store, x, 0, 63, &n))
      set |= (uint64_t)1 << n;
  answer->form = gh_integer (store, __builtin_ctzll (~set));
}

#define MOST_SOLVED 4 /* positions of games whose equations are solved */

/* Position by position two bits of a word. */
static uint32_t value_in (uint32_t values, uint32_t p)
{
  return values >> 2 * p & 3;
}

/* Whether the value of each position is the mex of those of its options. */
static bool solves (const gh_graph *g, uint32_t values)
{
  for (uint32_t p = 0; p < g->positions; p++) {
    uint32_t met = 0;
    GH_EACH_MOVE (g, GH_LEFT, x, p) met |= 1u << value_in (values, x);
    if (value_in (values, p) != (uint32_t)__builtin_ctz (~met))
      return false;
  }
  return true;
}

/* Where the equations of mex have one solution, that is taken for the values. */
SPOIL (loopy_equations)
{
  uint32_t solutions = 0, solution = 0;
  if (!is_infinite (store, request, answer))
    return;
  gh_graph const g = gh_graph_of_code (store, arguments[0].form);
  for (uint32_t v = 0; g.positions <= MOST_SOLVED && v < 1u << 2 * g.positions; v++)
    if (solves (&g, v)) {
      solutions++;
      solution = v;
    }
  if (solutions == 1)
    answer->form = gh_integer (store, value_in (solution, 0));
}

SPOIL (loopy_infinite_bare)
{
  (void)arguments;
  gh_error error;
  if (is_infinite (store, request, answer))
    answer->form = gh_loopy_value_read (store, GH_LOOPY_GRUNDY, "inf{}", 5, &error);
}

SPOIL (loopy_grundy_bit)
{
  int64_t n;
  (void)arguments;
  if (answers (request, GH_ASK_LOOPY_GRUNDY, answer) && gh_is_integer (store, answer->form) &&
      gh_small_integer (store, answer->form, 2, 1000, &n))
    answer->form = gh_integer (store, n % 2);
}

SPOIL (loopy_grundy_none)
{
  (void)arguments;
  if (is_infinite (store, request, answer) && gh_option_count (store, answer->form, GH_LEFT) == 0)
    answer->form = GH_NO_FORM;
}

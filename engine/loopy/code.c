/* Graphs as forms: {{0|A},{1|B},...|} with what is written for each position, in which {0,1|2} has
   moves to 0 and 1 for Left and to 2 for Right. */
#include "loopy/code.h"
#include "form/loan.h"
#include "form/numeral.h"

static gh_form code_of_position (gh_store *store, const gh_graph *g, uint32_t p)
{
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH_MOVE (g, side, x, p)
  gh_form_add (store, side, gh_integer (store, (int64_t)x));
  return gh_form_end (store);
}

gh_form gh_graph_code (gh_store *store, const gh_graph *g)
{
  gh_form_begin (store);
  for (uint32_t p = 0; p < g->positions; p++) {
    gh_form const moves = code_of_position (store, g, p);
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, gh_integer (store, (int64_t)p));
    gh_form_add (store, GH_RIGHT, moves);
    gh_form_add (store, GH_LEFT, gh_form_end (store));
  }
  return gh_form_end (store);
}

static uint32_t number_of (gh_store *store, gh_form numeral)
{
  int64_t n = 0;
  gh_small_integer (store, numeral, 0, GH_MOST_LOOPY_POSITIONS, &n);
  return (uint32_t)n;
}

gh_graph gh_graph_of_code (gh_store *store, gh_form code)
{
  gh_graph_draft d = gh_graph_begin (store, (uint32_t)gh_option_count (store, code, GH_LEFT));
  GH_EACH (store, GH_LEFT, pair, code) {
    uint32_t const p = number_of (store, gh_option (store, pair, GH_LEFT, 0));
    gh_form const moves = gh_option (store, pair, GH_RIGHT, 0);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (store, side, x, moves)
        gh_graph_move (&d, p, side, number_of (store, x));
  }
  return gh_graph_end (&d, 0);
}

/* ---- codes of codes -------------------------------------------------------------------------- */

gh_form gh_loopy_code (gh_store *store, gh_graph made, gh_loans *since)
{
  gh_form const code = gh_graph_code (store, &made);
  gh_loans_return (store, since);
  return code;
}

gh_form gh_loopy_of_form (gh_store *store, gh_form short_game)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph_draft d = gh_graph_begin (store, 0);
  uint32_t start;
  if (!gh_graph_add_form (&d, short_game, &start))
    gh_fail (store, GH_OVER_FORMS);
  return gh_loopy_code (store, gh_graph_end (&d, start), since);
}

gh_form gh_loopy_sum (gh_store *store, gh_form a, gh_form b)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph const g = gh_graph_of_code (store, a), h = gh_graph_of_code (store, b);
  return gh_loopy_code (store, gh_graph_sum (store, &g, &h), since);
}

gh_form gh_loopy_of_options (gh_store *store, gh_form options)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph_draft d = gh_graph_begin (store, 1);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, options) {
      gh_graph const g = gh_graph_of_code (store, x);
      gh_graph_move (&d, 0, side, gh_graph_add (&d, &g));
    }
  return gh_loopy_code (store, gh_graph_end (&d, 0), since);
}

gh_form gh_loopy_negative (gh_store *store, gh_form a)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph const g = gh_graph_of_code (store, a), negative = gh_graph_negative (&g);
  return gh_loopy_code (store, gh_graph_from (store, &negative, 0), since);
}

gh_form gh_loopy_option (gh_store *store, gh_form a, gh_side side, uint32_t i)
{
  gh_loans *const since = gh_loans_now (store);
  gh_graph const g = gh_graph_of_code (store, a);
  if (i >= gh_graph_moves (&g, side, 0)) {
    gh_loans_return (store, since);
    return GH_NO_FORM;
  }
  return gh_loopy_code (store, gh_graph_from (store, &g, g.to[side][i]), since);
}

uint64_t gh_loopy_size (gh_store *store, gh_form a)
{
  uint64_t size = 0;
  GH_EACH (store, GH_LEFT, pair, a) {
    gh_form const moves = gh_option (store, pair, GH_RIGHT, 0);
    size += GH_LOOPY_STEP + gh_option_count (store, moves, GH_LEFT) +
            gh_option_count (store, moves, GH_RIGHT);
  }
  return size - GH_LOOPY_STEP;
}

/* Graphs as forms: {{0|A},{1|B},...|} with what is written for each position, in which {0,1|2} has
   moves to 0 and 1 for Left and to 2 for Right. */
#include "form/numeral.h"
#include "loopy/graph.h"

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

gh_status gh_graph_of_code (gh_store *store, gh_form code, gh_graph *g)
{
  gh_graph_draft d = gh_graph_begin (gh_store_allocator (store));
  for (size_t i = 0; i < gh_option_count (store, code, GH_LEFT); i++)
    gh_graph_position (&d);
  GH_EACH (store, GH_LEFT, pair, code) {
    uint32_t const p = number_of (store, gh_option (store, pair, GH_LEFT, 0));
    gh_form const moves = gh_option (store, pair, GH_RIGHT, 0);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (store, side, x, moves)
        gh_graph_move (&d, p, side, number_of (store, x));
  }
  return gh_graph_end (&d, 0, g);
}

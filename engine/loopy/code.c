/* Graphs as forms: {{0|A},{1|B},...|} with what is written for each position, in which {0,1|2} has
   moves to 0 and 1 for Left and to 2 for Right. */
#include "loopy/code.h"
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

/* ---- codes of codes -------------------------------------------------------------------------- */

typedef struct coding {
  gh_store *store;
  const gh_graph *graph;
  gh_form code;
} coding;

static void make_code (void *argument)
{
  coding *const c = argument;
  c->code = gh_graph_code (c->store, c->graph);
}

gh_form gh_loopy_code (gh_store *store, gh_graph *g, gh_status status)
{
  coding c = {store, g, GH_NO_FORM};
  if (!status)
    status = gh_try (store, make_code, &c);
  gh_graph_free (g, gh_store_allocator (store));
  if (status)
    gh_fail (store, status);
  return c.code;
}

gh_form gh_loopy_of_form (gh_store *store, gh_form short_game)
{
  gh_graph g;
  gh_status const status = gh_graph_of_form (store, short_game, &g);
  return gh_loopy_code (store, &g, status);
}

gh_form gh_loopy_sum (gh_store *store, gh_form a, gh_form b)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph g, h = {0}, sum = {0};
  gh_status status = gh_graph_of_code (store, a, &g);
  if (!status)
    status = gh_graph_of_code (store, b, &h);
  if (!status)
    status = gh_graph_sum (&g, &h, allocator, &sum);
  gh_graph_free (&g, allocator);
  gh_graph_free (&h, allocator);
  return gh_loopy_code (store, &sum, status);
}

gh_form gh_loopy_of_options (gh_store *store, gh_form options)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph_draft d = gh_graph_begin (allocator);
  gh_graph g, made;
  uint32_t const top = gh_graph_position (&d);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, options) {
      gh_status const status = gh_graph_of_code (store, x, &g);
      if (status)
        d.status = status;
      gh_graph_move (&d, top, side, gh_graph_add (&d, &g));
      gh_graph_free (&g, allocator);
    }
  gh_status const status = gh_graph_end (&d, top, &made);
  return gh_loopy_code (store, &made, status);
}

/* From one position on, of the game or of its negative. */
static gh_form code_from (gh_store *store, gh_form a, bool negative, uint32_t start)
{
  const gh_allocator *const allocator = gh_store_allocator (store);
  gh_graph g, made = {0};
  gh_status status = gh_graph_of_code (store, a, &g);
  gh_graph const other = gh_graph_negative (&g);
  if (!status)
    status = gh_graph_from (negative ? &other : &g, start, allocator, &made);
  gh_graph_free (&g, allocator);
  return gh_loopy_code (store, &made, status);
}

gh_form gh_loopy_negative (gh_store *store, gh_form a)
{
  return code_from (store, a, true, 0);
}

/* What is written in a code of the position p. */
static gh_form moves_of (gh_store *store, gh_form code, uint32_t p)
{
  GH_EACH (store, GH_LEFT, pair, code)
    if (number_of (store, gh_option (store, pair, GH_LEFT, 0)) == p)
      return gh_option (store, pair, GH_RIGHT, 0);
  gh_broken ("gh_loopy_option", "code", "no loopy game");
}

gh_form gh_loopy_option (gh_store *store, gh_form a, gh_side side, uint32_t i)
{
  gh_form const moves = moves_of (store, a, 0);
  if (i >= gh_option_count (store, moves, side))
    return GH_NO_FORM;
  return code_from (store, a, false, number_of (store, gh_option (store, moves, side, i)));
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

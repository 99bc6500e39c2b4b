#include "theory/loopy/games.h"
#include "form/numeral.h"
#include "form/show.h"
#include "loopy/text.h"
#include "reference/loopy/loopy.h"

#include <string.h>

/* ---- graphs and codes ------------------------------------------------------------------------ */

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

/* The code of a graph, which is freed; `status` is how making it ended. */
static gh_form code_of (gh_trial *t, gh_graph *g, gh_status status)
{
  coding c = {t->store, g, GH_NO_FORM};
  if (!status)
    status = gh_try (t->store, make_code, &c);
  gh_graph_free (g, gh_store_allocator (t->store));
  if (status)
    gh_fail (t->store, status);
  return c.code;
}

static gh_graph graph_of (gh_trial *t, gh_form code)
{
  gh_graph g;
  gh_status const status = gh_graph_of_code (t->store, code, &g);
  if (status)
    gh_fail (t->store, status);
  return g;
}

#define MOST 8 /* positions of a random graph */
#define MOVES 2

static gh_form drawn (gh_trial *t, uint32_t positions, bool impartial)
{
  uint32_t to[MOST][2][MOVES], count[MOST][2] = {{0}};
  uint32_t const n = 1 + gh_choose (t, positions);
  for (uint32_t p = 0; p < n; p++)
    for (int side = 0; side < 2 - impartial; side++) {
      count[p][side] = gh_choose (t, MOVES + 1);
      for (uint32_t i = 0; i < count[p][side]; i++)
        to[p][side][i] = gh_choose (t, n);
    }
  gh_graph g;
  gh_graph_draft d = gh_graph_begin (gh_store_allocator (t->store));
  for (uint32_t p = 0; p < n; p++)
    gh_graph_position (&d);
  for (uint32_t p = 0; p < n; p++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      for (uint32_t i = 0; i < count[p][impartial ? 0 : side]; i++)
        gh_graph_move (&d, p, side, to[p][impartial ? 0 : side][i]);
  gh_status const status = gh_graph_end (&d, 0, &g);
  return code_of (t, &g, status);
}

gh_form gh_any_loopy (gh_trial *t, uint32_t positions)
{
  return drawn (t, positions, false);
}

gh_form gh_any_impartial_loopy (gh_trial *t, uint32_t positions)
{
  return drawn (t, positions, true);
}

bool gh_is_stopper (gh_trial *t, gh_form code)
{
  bool is = false;
  gh_graph g = graph_of (t, code);
  gh_status const status = gh_loopy_is_stopper (&g, gh_store_allocator (t->store), &is);
  gh_graph_free (&g, gh_store_allocator (t->store));
  if (status)
    gh_fail (t->store, status);
  return is;
}

gh_form gh_any_stopper (gh_trial *t, uint32_t positions)
{
  gh_form const g = gh_any_loopy (t, positions);
  gh_assume (t, gh_is_stopper (t, g));
  return g;
}

gh_form gh_loopy_written (gh_trial *t, const char *text)
{
  gh_error error;
  return gh_loopy_read (t->store, text, strlen (text), &error);
}

gh_form gh_loopy_of_short (gh_trial *t, gh_form short_game)
{
  gh_graph g;
  gh_status const status = gh_graph_of_form (t->store, short_game, &g);
  if (status == GH_OVER_FORMS || status == GH_OVER_OPTIONS)
    gh_assume (t, false); /* so large a game is none of these */
  return code_of (t, &g, status);
}

gh_form gh_loopy_sum (gh_trial *t, gh_form a, gh_form b)
{
  const gh_allocator *const allocator = gh_store_allocator (t->store);
  gh_graph g = graph_of (t, a), h = {0}, sum = {0};
  gh_status status = gh_graph_of_code (t->store, b, &h);
  if (!status)
    status = gh_graph_sum (&g, &h, allocator, &sum);
  gh_graph_free (&g, allocator);
  gh_graph_free (&h, allocator);
  return code_of (t, &sum, status);
}

gh_form gh_loopy_negative (gh_trial *t, gh_form a)
{
  const gh_allocator *const allocator = gh_store_allocator (t->store);
  gh_graph g = graph_of (t, a), made;
  gh_graph const negative = gh_graph_negative (&g);
  gh_status const status = gh_graph_from (&negative, 0, allocator, &made);
  gh_graph_free (&g, allocator);
  return code_of (t, &made, status);
}

gh_form gh_loopy_option (gh_trial *t, gh_form a, gh_side side, uint32_t i)
{
  const gh_allocator *const allocator = gh_store_allocator (t->store);
  gh_graph g = graph_of (t, a), made = {0};
  bool const has = i < g.first[side][1];
  gh_status const status = has ? gh_graph_from (&g, g.to[side][i], allocator, &made) : GH_OK;
  gh_graph_free (&g, allocator);
  return has ? code_of (t, &made, status) : GH_NO_FORM;
}

/* ---- answers --------------------------------------------------------------------------------- */

gh_ending gh_asked_ending (gh_trial *t, gh_form g, gh_side first)
{
  int64_t outcome = 0;
  gh_form const said = gh_ask (t, GH_ASK_LOOPY_OUTCOME, g, GH_ZERO).form;
  gh_small_integer (t->store, said, 0, GH_LOOPY_OUTCOMES - 1, &outcome);
  return (gh_ending)(first == GH_LEFT ? outcome / 3 : outcome % 3);
}

gh_order gh_asked_loopy_order (gh_trial *t, gh_form g, gh_form h)
{
  int64_t order = 0;
  gh_form const said = gh_ask (t, GH_ASK_LOOPY_COMPARE, g, h).form;
  gh_expect (t, said != GH_NO_FORM, "%s and %s to compare", GH_LOOPY_SHOWN (t, g),
             GH_LOOPY_SHOWN (t, h));
  gh_small_integer (t->store, said, 0, GH_FUZZY, &order);
  return (gh_order)order;
}

gh_form gh_asked_value (gh_trial *t, gh_form g)
{
  gh_form const said = gh_ask (t, GH_ASK_LOOPY_GRUNDY, g, GH_ZERO).form;
  gh_expect (t, said != GH_NO_FORM, "%s to have a value", GH_LOOPY_SHOWN (t, g));
  return said;
}

gh_loopy_shown gh_show_loopy (gh_trial *t, gh_form g)
{
  gh_loopy_shown shown;
  const char *const text = gh_loopy_print (t->store, g, GH_STYLE_FULL, true);
  gh_show (text, strlen (text), shown.text, sizeof shown.text);
  return shown;
}

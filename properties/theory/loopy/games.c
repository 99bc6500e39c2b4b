#include "theory/loopy/games.h"
#include "form/numeral.h"
#include "form/show.h"
#include "loopy/text.h"
#include "reference/loopy/loopy.h"

#include <string.h>

/* ---- games ----------------------------------------------------------------------------------- */

static gh_graph graph_of (gh_trial *t, gh_form code)
{
  gh_graph g;
  gh_status const status = gh_graph_of_code (t->store, code, &g);
  if (status)
    gh_fail (t->store, status);
  return g;
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

static gh_form small (gh_trial *t, gh_form g)
{
  gh_assume (t, gh_loopy_positions (t->store, g) <= GH_SMALL_LOOPY);
  return g;
}

gh_form gh_any_loopy (gh_trial *t, const char *name)
{
  return small (t, gh_any (t, name, GH_SORT_LOOPY));
}

gh_form gh_any_impartial_loopy (gh_trial *t, const char *name)
{
  return small (t, gh_any (t, name, GH_SORT_IMPARTIAL_LOOPY));
}

gh_form gh_any_stopper (gh_trial *t, const char *name)
{
  gh_form const g = gh_any_loopy (t, name);
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
  return gh_loopy_code (t->store, &g, status);
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

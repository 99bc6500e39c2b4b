#include "theory/loopy/games.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/show.h"
#include "loopy/text.h"
#include "reference/loopy/loopy.h"

#include <string.h>

/* ---- games ----------------------------------------------------------------------------------- */

bool gh_is_stopper (gh_trial *t, gh_form code)
{
  gh_loans *const since = gh_loans_now (t->store);
  gh_graph const g = gh_graph_of_code (t->store, code);
  bool const is = gh_loopy_is_stopper (t->store, &g);
  gh_loans_return (t->store, since);
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
  const gh_form *all;
  size_t const count = gh_positions (t->store, short_game, &all);
  size_t moves = 0;
  for (size_t i = 0; i < count; i++)
    moves +=
        gh_option_count (t->store, all[i], GH_LEFT) + gh_option_count (t->store, all[i], GH_RIGHT);
  gh_assume (t, count <= GH_MOST_LOOPY_POSITIONS && moves <= GH_MOST_LOOPY_MOVES);
  return gh_loopy_of_form (t->store, short_game);
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
  if (said == GH_NO_FORM) /* no text is made where there is one */
    gh_expect (t, false, "%s and %s to compare", GH_LOOPY_SHOWN (t, g), GH_LOOPY_SHOWN (t, h));
  gh_small_integer (t->store, said, 0, GH_FUZZY, &order);
  return (gh_order)order;
}

gh_form gh_asked_value (gh_trial *t, gh_form g)
{
  gh_form const said = gh_ask (t, GH_ASK_LOOPY_GRUNDY, g, GH_ZERO).form;
  if (said == GH_NO_FORM)
    gh_expect (t, false, "%s to have a value", GH_LOOPY_SHOWN (t, g));
  return said;
}

gh_loopy_shown gh_show_loopy (gh_trial *t, gh_form g)
{
  gh_loopy_shown shown;
  const char *const text = gh_loopy_print (t->store, g, GH_STYLE_FULL, true);
  gh_show (text, strlen (text), shown.text, sizeof shown.text);
  return shown;
}

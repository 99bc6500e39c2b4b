/* What loopy games are by definition: their outcomes, stoppers, canonical forms. */
#include "form/numeral.h"
#include "reference/loopy/loopy.h"
#include "reference/reference.h"
#include "theory/loopy/games.h"

#include <string.h>

static gh_ending win_of (gh_side player)
{
  return player == GH_LEFT ? GH_LEFT_WINS : GH_RIGHT_WINS;
}

/* ---- outcomes -------------------------------------------------------------------------------- */

/* Whoever begins makes of the endings after each option the one that is best for him. */
THEOREM (loopy_options)
{
  gh_form const g = gh_any_loopy (t, "G");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_ending best = win_of (gh_other (side)); /* who cannot move loses */
    gh_form x;
    for (uint32_t i = 0; (x = gh_loopy_option (t->store, g, side, i)) != GH_NO_FORM; i++) {
      gh_ending const then = gh_asked_ending (t, x, gh_other (side));
      if (side == GH_LEFT ? then < best : then > best)
        best = then;
    }
    gh_expect (t, gh_asked_ending (t, g, side) == best, "the best ending that an option has");
  }
}

/* Whether it is so, for each position and who moves there, as many moves later as there are states
   of play, and one more: after a move of Left it takes all of them, or else some, and likewise of
   Right. */
static void play (const gh_graph *g, bool is[GH_SMALL_LOOPY][2], const bool takes_all[2])
{
  bool before[GH_SMALL_LOOPY][2];
  for (uint32_t i = 0; i <= 2 * g->positions; i++) {
    memcpy (before, is, sizeof before);
    for (uint32_t p = 0; p < g->positions; p++)
      for (int mover = 0; mover < 2; mover++) {
        is[p][mover] = takes_all[mover];
        GH_EACH_MOVE (g, mover, x, p)
        if (before[x][!mover] != takes_all[mover])
          is[p][mover] = !takes_all[mover];
      }
  }
}

/* There are 2 |G| states of play, so that a win which is forced is forced in so many moves. */
THEOREM (loopy_bounded)
{
  gh_form const code = gh_any_loopy (t, "G");
  bool won[2][GH_SMALL_LOOPY][2] = {{{false}}};
  gh_graph const g = gh_graph_of_code (t->store, code);
  play (&g, won[GH_LEFT], (bool[]){false, true});
  play (&g, won[GH_RIGHT], (bool[]){true, false});
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    gh_ending const ending = won[GH_LEFT][0][first]    ? GH_LEFT_WINS
                             : won[GH_RIGHT][0][first] ? GH_RIGHT_WINS
                                                       : GH_DRAWN;
    gh_expect (t, gh_asked_ending (t, code, first) == ending,
               "a win just when it is forced within twice as many moves as there are positions");
  }
}

THEOREM (loopy_outcome_short)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), code = gh_loopy_of_short (t, g);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (
        t, gh_asked_ending (t, code, first) == win_of (gh_winner (t->store, g, first, GH_NORMAL)),
        "the winner of a short game");
}

/* ---- stoppers -------------------------------------------------------------------------------- */

/* As there are 2 |G| states of alternating play, it can go on for ever if it lasts longer. */
THEOREM (stopper_plays)
{
  gh_form const code = gh_any_loopy (t, "G");
  bool lasts[GH_SMALL_LOOPY][2], stopper = true;
  gh_graph const g = gh_graph_of_code (t->store, code);
  memset (lasts, 1, sizeof lasts);
  play (&g, lasts, (bool[]){false, false});
  for (uint32_t p = 0; p < g.positions; p++)
    stopper = stopper && !lasts[p][0] && !lasts[p][1];
  gh_expect (t, gh_ask (t, GH_ASK_IS_STOPPER, code, GH_ZERO).truth == stopper,
             "a stopper just when no alternating play takes more moves than there are states");
}

THEOREM (loopy_order_short)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_expect (t,
             gh_asked_loopy_order (t, gh_loopy_of_short (t, g), gh_loopy_of_short (t, h)) ==
                 gh_compare_directly (t->store, g, h),
             "short games to compare as they do");
}

/* ---- canonical forms ------------------------------------------------------------------------- */

/* A stopper without dominated and reversible options, and without two equal positions, is the
   simplest that is equal to it: what `canonical` by definition leaves as it is. */
THEOREM (loopy_simplest)
{
  gh_form const g = gh_any_stopper (t, "G"),
                form = gh_ask (t, GH_ASK_LOOPY_CANONICAL, g, GH_ZERO).form;
  gh_expect (t, form != GH_NO_FORM, "%s, a stopper, to have a canonical form",
             GH_LOOPY_SHOWN (t, g));
  gh_expect (t, gh_is_stopper (t, form), "%s to be a stopper", GH_LOOPY_SHOWN (t, form));
  gh_expect (t, gh_loopy_same_value (t->store, g, form), "%s to equal G", GH_LOOPY_SHOWN (t, form));
  gh_graph const given = gh_graph_of_code (t->store, form),
                 simplest = gh_loopy_canonical (t->store, &given);
  gh_expect (t, given.positions == simplest.positions, "%s to have %u positions",
             GH_LOOPY_SHOWN (t, form), simplest.positions);
}

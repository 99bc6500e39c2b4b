/* Loopy games that theorems are about: codes (loopy/graph.h). */
#ifndef GH_THEORY_LOOPY_GAMES_H
#define GH_THEORY_LOOPY_GAMES_H

#include "loopy/code.h"
#include "loopy/value.h"
#include "theory/theory.h"

/* A variable that is a game of so many positions at most, or an impartial one. */
#define GH_SMALL_LOOPY 8
gh_form gh_any_loopy (gh_trial *t, const char *name);
gh_form gh_any_impartial_loopy (gh_trial *t, const char *name);

/* One that is assumed to be a stopper, by the definition. */
gh_form gh_any_stopper (gh_trial *t, const char *name);
bool gh_is_stopper (gh_trial *t, gh_form g);

gh_form gh_loopy_written (gh_trial *t, const char *text); /* which is right */
gh_form gh_loopy_of_short (gh_trial *t, gh_form short_game);

/* What the engine under test says. */
gh_ending gh_asked_ending (gh_trial *t, gh_form g, gh_side first);
gh_order gh_asked_loopy_order (gh_trial *t, gh_form g, gh_form h); /* expected to be one */
gh_form gh_asked_value (gh_trial *t, gh_form g);                   /* likewise a Grundy value */

/* The text of a game, cut in its middle if it is long. */
typedef struct gh_loopy_shown {
  char text[100];
} gh_loopy_shown;
gh_loopy_shown gh_show_loopy (gh_trial *t, gh_form g);
#define GH_LOOPY_SHOWN(t, g) (gh_show_loopy ((t), (g)).text)

#endif

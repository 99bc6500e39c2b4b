/* Loopy games that theorems are about: codes (loopy/graph.h). */
#ifndef GH_THEORY_LOOPY_GAMES_H
#define GH_THEORY_LOOPY_GAMES_H

#include "loopy/graph.h"
#include "loopy/value.h"
#include "theory/theory.h"

/* A graph of at most so many positions, with at most two moves of a side at each, of the theorem's
   own choices: if they are all zero it is 0. */
gh_form gh_any_loopy (gh_trial *t, uint32_t positions);
gh_form gh_any_impartial_loopy (gh_trial *t, uint32_t positions);

/* One that is assumed to be a stopper, by the definition. */
gh_form gh_any_stopper (gh_trial *t, uint32_t positions);
bool gh_is_stopper (gh_trial *t, gh_form g);

gh_form gh_loopy_written (gh_trial *t, const char *text); /* which is right */
gh_form gh_loopy_of_short (gh_trial *t, gh_form short_game);
gh_form gh_loopy_sum (gh_trial *t, gh_form g, gh_form h);
gh_form gh_loopy_negative (gh_trial *t, gh_form g);

/* The game that begins at an option; GH_NO_FORM: there are not so many. */
gh_form gh_loopy_option (gh_trial *t, gh_form g, gh_side side, uint32_t i);

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

/* Values for a person. */
#ifndef GH_DISPLAY_H
#define GH_DISPLAY_H

#include "commands/winning.h"
#include "output/facts.h"
#include "transfinite/real.h"

/* Print a truth, an outcome or an integer in a line; of a game its form, its value, who wins,
   how hot and how large it is, a line each. A part that passes a limit says so and does not hide
   the others. Games are printed in that style. A long text lacks its middle, unless `all` is
   wanted. GH_NO_MEMORY: for want of it parts are missing. GH_HALTED: the rest is missing. */
gh_status gh_display (gh_facts *facts, gh_store *store, gh_value value, gh_style style, bool all);

/* Of a game whose literal form is not there, only its canonical form: what does not depend on the
   former. */
gh_status gh_display_value (gh_facts *facts, gh_store *store, gh_form canonical, gh_style style,
                            bool all);

/* Of a game only how large it is, and its form if that is short. */
gh_status gh_display_size (gh_facts *facts, gh_store *store, gh_form form);

/* Who wins, in normal and in misere play; a genus and what its game is called, or ""; and why a
   part is not there. */
void gh_display_outcome (gh_facts *facts, gh_outcome outcome);
void gh_display_misere_outcome (gh_facts *facts, bool p);
void gh_display_genus (gh_facts *facts, const char *genus, const char *sort);
void gh_display_missing (gh_facts *facts, const char *title, const char *why);

/* Of a sum in which heaps stand: what it is worth, its first winning moves. */
#define GH_MOVES_SHOWN 6
typedef struct gh_heaps_display {
  gh_winning found;
  size_t count; /* of winning moves; the texts of the first ones are kept */
  char moves[GH_MOVES_SHOWN][2 * GH_HEAPS_TEXT + 8];
} gh_heaps_display;

/* Find all that; false: call->error says why not. Then print it, how large the game is, when it is
   small enough to be made a form, and what misere play makes of it; the status as above. */
bool gh_find_heaps (gh_winning_call *call, gh_heaps_display *display);
gh_status gh_display_heaps (gh_facts *facts, gh_winning_call *call,
                            const gh_heaps_display *display);

/* Of a game that is no number: stops, mean, temperature and the walls of its thermograph; its
   reduced canonical form, if it is hot and that another one; the sum of powers of up that it is,
   if there are others than up itself; and what the moves in it gain. Like the next ones they fail
   only with GH_NO_MEMORY or GH_HALTED, or with a limit of the store. */
void gh_display_thermograph (gh_facts *facts, gh_store *store, gh_form form);
void gh_display_uptimal (gh_facts *facts, gh_store *store, gh_form form, gh_style style, bool all);
void gh_display_reduced (gh_facts *facts, gh_store *store, gh_form form, gh_style style, bool all);
void gh_display_incentives (gh_facts *facts, gh_store *store, gh_form form, gh_style style,
                            bool all);

/* A title and a text, of which on a terminal the middle is left out if it is long and not `all` is
 * wanted. */
void gh_display_text (gh_facts *facts, const char *title, const char *text, bool all);

/* An ordinal, a number in normal form, one that is not rational, and a game that is not short: what
   it is, who wins, its sign expansion and its birthday where they are known. They fail likewise. */
void gh_display_ordinal (gh_facts *facts, gh_store *store, gh_form ordinal);
void gh_display_surreal (gh_facts *facts, gh_store *store, gh_form number);
void gh_display_real (gh_facts *facts, gh_store *store, gh_real real);
void gh_display_long (gh_facts *facts, gh_store *store, gh_form game);

/* Of a loopy game: who wins it, and its canonical form if it is a stopper, and its value if it is
   impartial, by the engine. It fails likewise, and where the engine refuses shows why. */
void gh_display_loopy_outcome (gh_facts *facts, gh_store *store, gh_form outcome);
void gh_display_loopy (gh_facts *facts, gh_store *store, gh_engine *engine, gh_form game);

/* Of an impartial game: who wins misere play, its simplest form in the field's abbreviations, its
   genus, and whether it is tame, restive or restless. */
void gh_display_misere (gh_facts *facts, gh_store *store, gh_form form);

#endif

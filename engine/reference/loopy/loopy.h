/* Loopy games by definition, to be read beside Winning Ways, chapters 11 and 12, and Siegel,
   chapter VI. What is played is built: G - H as a graph of its own. All fail and lend as a way does
   (loopy/ask.h). */
#ifndef GH_REFERENCE_LOOPY_H
#define GH_REFERENCE_LOOPY_H

#include "loopy/ask.h"

extern const gh_loopy_way gh_loopy_by_definition;

/* For each position p the ending if Left begins, at 2p, and if Right does, at 2p + 1: found by
   going back from positions in which a player cannot move. */
const gh_ending *gh_loopy_endings (gh_store *store, const gh_graph *g);
/* Those of G + H, with p of G and q of H at p |H| + q. */
const gh_ending *gh_loopy_sum_endings (gh_store *store, const gh_graph *g, const gh_graph *h);
const gh_ending *gh_loopy_difference_endings (gh_store *store, const gh_graph *g,
                                              const gh_graph *h);
/* That of the game itself. */
void gh_loopy_outcome (gh_store *store, const gh_graph *g, gh_ending endings[2]);

/* Whether alternating play from p ends, if Left begins, at 2p, and if Right does, at 2p + 1; and
   whether it ends from all positions. */
const bool *gh_loopy_ends (gh_store *store, const gh_graph *g);
bool gh_loopy_is_stopper (gh_store *store, const gh_graph *g);

/* Of stoppers: G - H is played, and who survives as second player has the greater or an equal game.
 */
gh_order gh_loopy_compare (gh_store *store, const gh_graph *g, const gh_graph *h);
/* Whether two codes are of equal stoppers. */
bool gh_loopy_same_value (gh_store *store, gh_form a, gh_form b);

/* By surviving G + off and G + on (loopy/README.md). */
gh_order gh_loopy_compare_with_dud (gh_store *store, const gh_graph *g);

/* Deletion of dominated options, bypassing of reversible ones, one at a time, and fusion of equal
   positions when nothing else is left to do. Each step leaves the values of all positions. */
gh_graph gh_loopy_canonical (gh_store *store, const gh_graph *g);

/* Smith's labels. */
const uint32_t *gh_loopy_grundy (gh_store *store, const gh_graph *g);

#endif

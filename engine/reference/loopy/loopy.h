/* Loopy games by definition, to be read beside Winning Ways, chapters 11 and 12, and Siegel,
   chapter VI. What is played is built: G - H as a graph of its own. */
#ifndef GH_REFERENCE_LOOPY_H
#define GH_REFERENCE_LOOPY_H

#include "loopy/ask.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const gh_loopy_way gh_loopy_by_definition;

/* For each position p the ending if Left begins, at 2p, and if Right does, at 2p + 1: found by
   going back from positions in which a player cannot move. */
gh_status gh_loopy_endings (const gh_graph *g, const gh_allocator *allocator, gh_ending *endings);

/* That of the game itself. */
gh_status gh_loopy_outcome (const gh_graph *g, const gh_allocator *allocator, gh_ending endings[2]);

/* Whether no alternating play goes on for ever. */
gh_status gh_loopy_is_stopper (const gh_graph *g, const gh_allocator *allocator, bool *is);

/* Of stoppers: G - H is played, and who survives as second player has the greater or an equal game.
 */
gh_status gh_loopy_compare (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                            gh_order *order);
/* Whether two codes are of equal stoppers. Fails as gh_try says. */
bool gh_loopy_same_value (gh_store *store, gh_form a, gh_form b);

/* By surviving G + off and G + on (loopy/README.md). */
gh_status gh_loopy_compare_with_dud (const gh_graph *g, const gh_allocator *allocator,
                                     gh_order *order);

/* Deletion of dominated options, bypassing of reversible ones, one at a time, and fusion of equal
   positions when nothing else is left to do. Each step leaves the values of all positions. */
gh_status gh_loopy_canonical (const gh_graph *g, const gh_allocator *allocator, gh_graph *form);

/* Smith's labels. */
gh_status gh_loopy_grundy (const gh_graph *g, const gh_allocator *allocator, uint32_t *values);

#ifdef __cplusplus
}
#endif

#endif

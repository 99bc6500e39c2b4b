/* For the files of this folder only. All lend and fail as a way does (loopy/ask.h). */
#ifndef GH_OPTIMIZED_LOOPY_INSIDE_H
#define GH_OPTIMIZED_LOOPY_INSIDE_H

#include "loopy/graph.h"

/* order.c. All moves turned round: GH_EACH_MOVE goes through those from where a move leads there.
 */
gh_graph fast_turn (gh_store *store, const gh_graph *g);

/* order.c. Whether p >= q for each p of g and q of h, stoppers, at p |H| + q: Left survives p - q
 * if Right begins. */
const bool *fast_at_least (gh_store *store, const gh_graph *g, const gh_graph *h);
gh_graph fast_canonical (gh_store *store, const gh_graph *g);
const uint32_t *fast_grundy (gh_store *store, const gh_graph *g);

#endif

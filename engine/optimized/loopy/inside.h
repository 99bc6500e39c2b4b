/* For the files of this folder only. */
#ifndef GH_OPTIMIZED_LOOPY_INSIDE_H
#define GH_OPTIMIZED_LOOPY_INSIDE_H

#include "loopy/graph.h"

/* order.c. All moves turned round: GH_EACH_MOVE goes through those from where a move leads there.
   The graph is to be freed. False: no memory. */
bool fast_turn (const gh_graph *g, const gh_allocator *allocator, gh_graph *back);

/* order.c. Whether p >= q for each p of g and q of h, stoppers, at p |H| + q: Left survives p - q
 * if Right begins. */
gh_status fast_at_least (const gh_graph *g, const gh_graph *h, const gh_allocator *allocator,
                         bool *at_least);
gh_status fast_canonical (const gh_graph *g, const gh_allocator *allocator, gh_graph *form);
gh_status fast_grundy (const gh_graph *g, const gh_allocator *allocator, uint32_t *values);

#endif

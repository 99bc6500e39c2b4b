/* For the files of this room only. */
#ifndef GH_LOOPY_ORDER_H
#define GH_LOOPY_ORDER_H

#include "loopy/graph.h"

/* The game at position `start` of any graph, whose moves may be in any order; that is changed.
   Fails as gh_graph_end. graph.c */
gh_graph graph_in_order (gh_store *store, gh_graph *g, uint32_t start);

#endif

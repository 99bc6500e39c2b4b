/* Memory of graphs, by an allocator. */
#ifndef GH_LOOPY_MEMORY_H
#define GH_LOOPY_MEMORY_H

#include "loopy/graph.h"

/* NULL: there is none. `size` is more than 0. */
static inline void *memory_resize (const gh_allocator *allocator, void *block, size_t size)
{
  return allocator->resize (allocator->context, block, size);
}

static inline void memory_release (const gh_allocator *allocator, void *block)
{
  if (block)
    allocator->resize (allocator->context, block, 0);
}

/* Memory of a graph with so many positions and moves of each side. False: there is none. graph.c */
bool graph_take (gh_graph *g, uint32_t positions, const size_t moves[2],
                 const gh_allocator *allocator);

#endif

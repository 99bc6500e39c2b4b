/* The positions that were reached, each behind what it depends on. */
#ifndef GH_RULESET_ORDER_H
#define GH_RULESET_ORDER_H

#include "ruleset_programs/reached.h"

/* A node is a position as the sum of its parts, or as a part, which is played by its moves. */
typedef uint32_t order_node;

static inline order_node order_sum (uint32_t position)
{
  return 2 * position;
}

static inline order_node order_part (uint32_t position)
{
  return 2 * position + 1;
}

static inline bool order_is_part (order_node n)
{
  return n & 1;
}

static inline uint32_t order_position (order_node n)
{
  return n / 2;
}

/* The options of a part on a side, as sums; or, with REACHED_PARTS, the parts of a sum. Returns how
   many; the i-th is order_next. */
size_t order_count (const reached *r, order_node n, reached_kind kind);
order_node order_next (const reached *r, order_node n, reached_kind kind, size_t i);

/* Fill `order`, of order_node, with position 0 as a sum, all that it depends on, and what is to be
   checked. False: a position can be reached from itself; `error` shows how, or says that there is
   no memory. */
bool order_make (const reached *r, gh_array *order, char *error, size_t size);

#endif

/* Sums as numbers, so that questions about them can be told apart as those about forms are. A sum
   is a chain of links, each for a component; sums that begin alike share them. */
#ifndef GH_ADAPTER_LINKS_H
#define GH_ADAPTER_LINKS_H

#include "adapter/tables/map.h"
#include "engine.h"

typedef struct chain_link {
  uint32_t before; /* the number of the sum of the components before */
  gh_term term;
} chain_link;

typedef struct links {
  chain_link *items; /* that of sum number i stands at i - 1; 0 is the sum without components */
  size_t count, room;
  map index;
} links;

/* The number of a sum, which is a new one if it was not known. False: no memory. */
bool links_number (links *l, const gh_components *sum, uint32_t *number);

/* The components of the sum with this number, in their order; returns how many. */
size_t links_terms (const links *l, uint32_t number, gh_term terms[GH_MOST_TERMS]);

void links_forget (links *l);
void links_free (links *l);

#endif

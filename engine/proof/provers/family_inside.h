/* The inside of the prover of families. */
#ifndef GH_FAMILY_INSIDE_H
#define GH_FAMILY_INSIDE_H

#include "form/array.h"
#include "proof/provers/family_prover.h"
#include "proof/provers/family_values.h"

#include <stdlib.h>

#define MOST_GAMES 20

typedef struct position {
  gh_family_value value;
  size_t count;
  int32_t games[MOST_GAMES]; /* in the kernel's order */
} position;

typedef struct family {
  size_t first, count[2]; /* options */
} family;

/* What a node rests on, and with what in place of the letters. */
typedef struct witness {
  uint32_t node;
  gh_family_map map;
} witness;

typedef struct node {
  position sum;
  unsigned wins, begins, undoings; /* how many were left when it was looked for */
  bool found, used;
  uint32_t number; /* in the certificate */
  size_t move;     /* of who wins: 0 in the number, else one more than its place */
  gh_family_map by;
  size_t first, count; /* witnesses */
} node;

typedef struct prover {
  gh_store *store;
  const gh_families_goal *goal;
  gh_array forms, options, nodes, witnesses; /* form and node 0 are none */
  FILE *out;
  bool proved;
} prover;

static inline node *node_at (const prover *p, uint32_t n)
{
  return (node *)p->nodes.items + n;
}

static inline const family *form_at (const prover *p, int32_t n)
{
  return (const family *)p->forms.items + abs (n);
}

#define PUSH(p, array, type, item)                                                                 \
  do {                                                                                             \
    gh_array_reserve ((p)->store, &(p)->array, sizeof (type), 1);                                  \
    ((type *)(p)->array.items)[(p)->array.count++] = (item);                                       \
  } while (0)

/* family_text.c: what a goal says, false if that is over the limits; and the certificate, of these
   nodes and those that they rest on. */
bool read_forms (prover *p);
bool read_position (const prover *p, const char **text, position *s);
void write_certificate (prover *p, const uint32_t *goals, size_t count);

#endif

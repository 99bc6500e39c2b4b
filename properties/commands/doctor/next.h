/* What to implement next: which abilities an engine lacks, and how many theorems would apply with
   them that do not now. */
#ifndef GH_DOCTOR_NEXT_H
#define GH_DOCTOR_NEXT_H

#include "harness/ledger/theorem.h"

typedef struct gh_opening {
  unsigned first, second; /* abilities; the same: it is one alone */
  size_t theorems;
} gh_opening;

#define GH_MOST_OPENINGS 3

typedef struct gh_openings {
  size_t applicable, askable; /* theorems that apply now, and that would with all abilities */
  gh_opening one[GH_MOST_OPENINGS], pairs[GH_MOST_OPENINGS]; /* the best first */
  size_t ones, pair_count;
} gh_openings;

/* Of pairs only those of which neither opens anything alone. */
void gh_openings_count (const gh_registry *registry, gh_request_set abilities, bool builtin,
                        gh_openings *openings);

#endif

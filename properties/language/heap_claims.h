/* Claims of heaps under codes, for whose proofs there is a kernel of its own: "period(CODE) = P"
   and "grundy(octal(CODE, N, ...) + ...) = V", each also without its second side. */
#ifndef GH_HEAP_CLAIMS_H
#define GH_HEAP_CLAIMS_H

#include "form/notation.h"
#include "heap/code.h"

#define GH_MOST_CLAIMED_HEAPS 1000
#define GH_MOST_CLAIMED_CODES 20

/* Heaps under a code. */
typedef struct gh_claimed_heaps {
  gh_code code;        /* octal */
  size_t first, count; /* in sizes */
} gh_claimed_heaps;

typedef struct gh_heap_claim {
  bool of_period; /* of the one code; else of heaps */
  gh_claimed_heaps positions[GH_MOST_CLAIMED_CODES];
  size_t count;
  uint64_t sizes[GH_MOST_CLAIMED_HEAPS]; /* from 1 to 10^18 */
  bool is_claimed; /* there is a second side: the period, or the value of the heaps together */
  uint64_t claimed;
} gh_heap_claim;

/* Whether a claim is one of these, by its first word. */
bool gh_heap_claim_is (const char *text);

/* False: *error says where it is none, and why. */
bool gh_heap_claim_read (const char *text, gh_heap_claim *claim, gh_error *error);

#endif

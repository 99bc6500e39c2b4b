/* Claims of heaps under codes, for whose proofs there are kernels of their own: "period(CODE) = P",
   "grundy(octal(CODE, N, ...) + ...) = V" and "outcome(...) = N", and of heaps in misere play
   "misere_outcome(...) = P", "misere_grundy(...) = V" and "genus(...) = 2^1420"; each also without
   its second side, or with it and behind "not". */
#ifndef GH_HEAP_CLAIMS_H
#define GH_HEAP_CLAIMS_H

#include "form/genus.h"
#include "form/notation.h"
#include "heap/code.h"

#define GH_MOST_CLAIMED_HEAPS 1000
#define GH_MOST_CLAIMED_CODES 20

/* Heaps under a code. */
typedef struct gh_claimed_heaps {
  gh_code code;        /* octal */
  size_t first, count; /* in sizes */
} gh_claimed_heaps;

typedef enum {
  GH_CLAIM_PERIOD, /* of the one code; else of heaps */
  GH_CLAIM_GRUNDY,
  GH_CLAIM_OUTCOME,
  GH_CLAIM_MISERE_OUTCOME,
  GH_CLAIM_MISERE_GRUNDY,
  GH_CLAIM_GENUS
} gh_heap_claimed;

typedef struct gh_heap_claim {
  gh_heap_claimed about;
  gh_claimed_heaps positions[GH_MOST_CLAIMED_CODES];
  size_t count;
  uint64_t sizes[GH_MOST_CLAIMED_HEAPS]; /* from 1 to 10^18 */
  bool negated, is_claimed;              /* there is `not`; there is a second side: */
  uint64_t claimed;  /* the period, or the value of the heaps together; of an outcome its letter, */
  const char *genus; /* or the text of the genus up to the end */
} gh_heap_claim;

/* Whether a claim is one of these, by its first words; of an outcome, only of
   heaps alone, and in misere play only where gh_heap_claim_fits, since other ones are read with
   other claims. */
bool gh_heap_claim_is (const char *text);

/* False: *error says where it is none, and why. */
bool gh_heap_claim_read (const char *text, gh_heap_claim *claim, gh_error *error);

/* The genus that is claimed; GH_NO_FORM: its text is none. Runs inside gh_try. */
gh_form gh_heap_claim_genus (gh_store *store, const gh_heap_claim *claim);

/* Whether it is true, where what is claimed is so, or is not. */
bool gh_heap_claim_holds (const gh_heap_claim *claim, bool is_so);

/* Whether there are few and small enough heaps for the kernel that plays in them, with so many more
   beside them. */
bool gh_heap_claim_fits (const gh_heap_claim *claim, size_t more);

#endif

/* The inside of a store, for the files of this room only. */
#ifndef GH_FORM_INSIDE_H
#define GH_FORM_INSIDE_H

#include "form/array.h"
#include "form/hash.h"
#include "form/loan.h"
#include "form/store.h"

#include <gmp.h>
#include <setjmp.h>
#include <stddef.h>

#define NONE UINT32_MAX
#define NOTES 3

/* A form. Explicit: its options stand in words[first ...], `side << 31 | option`, sorted, so that
   the left ones come first. Numeral: its value stands in numerals[first]. */
typedef struct node {
  uint32_t first, left, right, hash;
  uint8_t numeral, notes[NOTES];
} node;

/* A dyadic rational: the integer in limbs[first ...] over 2^exponent, in lowest terms. Its options
   are made when they are asked for. */
typedef struct numeral {
  size_t first;
  int32_t size; /* number of limbs, negative for a negative value, as GMP has it */
  uint32_t exponent;
  gh_form option[2]; /* NONE: not made yet */
} numeral;

typedef struct memo_entry {
  uint32_t kind, a, b, value; /* kind: gh_memo + 1, or 0 in a free place */
} memo_entry;

/* A loan, behind which its memory stands. */
struct gh_loans {
  gh_loans *before;
  max_align_t memory[];
};

typedef struct try_point {
  jmp_buf back;
  struct try_point *outer;
  size_t frames, pushed;
  gh_loans *loans;
  uint32_t depth;
  gh_status status;
} try_point;

struct gh_store {
  gh_limits limits;
  gh_allocator allocator;
  uint64_t epoch;
  gh_array nodes, words, numerals, limbs; /* node, uint32_t, numeral, mp_limb_t */
  gh_array memos, memo_slots;             /* open addressing: memo_entry; those in use: uint32_t */
  gh_array pushed, frames;                /* forms being built: uint32_t, size_t */
  gh_array text, pieces;                  /* what gh_print returned last: char; its stack */
  gh_array list;                          /* what gh_positions returned last: gh_form */
  gh_form listed;                         /* and whose positions these are, when not empty */
  gh_array form_index;                    /* open addressing; 0 or number + 1: uint32_t */
  size_t free_forms, free_options, free_steps; /* what the limits still allow */
  uint64_t work; /* what was counted against them before they began anew */
  uint32_t depth;
  size_t stack;     /* bytes that it may have, of which recursions leave some */
  const char *base; /* where the outermost gh_try found it */
  try_point *innermost;
  gh_loans *loans;  /* the last one, from which the others hang */
  mpz_t scratch[4]; /* GMP's numbers own memory, so that those of a trial live here */
  mpz_t too_large;  /* the least number with more digits than the limit; 0: not needed yet */
  uint32_t copies;  /* calls of gh_form_copy into this store */
};

/* An index finds item numbers by a hash: its slots hold 0 or a number plus 1. It is kept at most
   half full; `hash_of` tells the hash of an item. Items are taken out in reverse order of putting
   in. */
uint32_t *index_slots (const gh_array *index);
void index_reserve (gh_store *store, gh_array *index, size_t items,
                    uint32_t hash_of (const gh_store *, size_t));
void index_put (gh_array *index, uint32_t hash, uint32_t n);
void index_drop (gh_array *index, uint32_t hash, uint32_t n);

void memos_empty (gh_store *store);

/* The form with these contents, made when there is none: of any kind, and of these options. */
gh_form intern (gh_store *store, uint32_t hash, const void *content,
                bool same (const gh_store *, const node *, const void *),
                void make (gh_store *, node *, const void *));
gh_form intern_explicit (gh_store *store, const uint32_t *words, size_t count);
void interned_empty (gh_store *store); /* of all but zero */

/* The numeral that {left options | right options} is identical to, if it is one. */
bool as_numeral (gh_store *store, const uint32_t *words, size_t count, gh_form *form);
gh_form numeral_option (gh_store *store, gh_form form, gh_side side);

static inline node *node_of (const gh_store *store, gh_form form)
{
  return (node *)store->nodes.items + form;
}

static inline uint32_t mix (uint32_t hash, uint32_t word)
{
  hash = (hash ^ word) * 0x9e3779b1u;
  return (hash ^ hash >> 15) & (uint32_t)GH_HASH_MASK;
}

#endif

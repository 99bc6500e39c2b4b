/* Choice sequences. Every random decision of a generator is one bounded draw, so that the same
   generator is driven by an odometer (all cases), a seed, a fuzzer's bytes or a shrinker's edits.

   A sequence has an optional prefix of choices and then a tail: a seeded generator, bytes, or
   zeros. It records what was drawn, and which spans of it belong to one call of a generator. */
#ifndef GH_CHOICES_H
#define GH_CHOICES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define GH_MOST_DRAWS 4096 /* later draws are 0 and are not recorded, so that generators end */
#define GH_MOST_SPANS 2048

typedef enum { GH_TAIL_ZEROS, GH_TAIL_SEED, GH_TAIL_BYTES } gh_tail;

typedef struct gh_span {
  uint32_t start, end; /* draws [start, end) */
} gh_span;

typedef struct gh_choices {
  const uint32_t *prefix; /* belongs to the caller */
  size_t prefix_count;
  gh_tail tail;
  uint64_t state;       /* GH_TAIL_SEED */
  const uint8_t *bytes; /* GH_TAIL_BYTES; belongs to the caller; zeros follow */
  size_t byte_count, byte_at;

  uint32_t drawn[GH_MOST_DRAWS], bound[GH_MOST_DRAWS];
  size_t count;
  gh_span spans[GH_MOST_SPANS];
  size_t span_count;
} gh_choices;

/* Begin a case: forget what was recorded. The tail is zeros until it is set otherwise. */
void gh_choices_begin (gh_choices *choices, const uint32_t *prefix, size_t prefix_count);
void gh_choices_seed (gh_choices *choices, uint64_t seed);
void gh_choices_bytes (gh_choices *choices, const uint8_t *bytes, size_t count);

/* One choice in [0, bound), bound > 0. Small choices should make small cases. */
uint32_t gh_draw (gh_choices *choices, uint32_t bound);

/* What the tail says next, in [0, bound), without a record: for what is made up in another way than
   it is recorded. */
uint32_t gh_draw_aside (gh_choices *choices, uint32_t bound);

/* One choice in [0, bound): that of the prefix as long as there is one, or else `choice`. */
uint32_t gh_draw_or (gh_choices *choices, uint32_t bound, uint32_t choice);

/* Bracket the draws of one call; start returns what end is given. */
size_t gh_span_start (gh_choices *choices);
void gh_span_end (gh_choices *choices, size_t span);

/* The odometer: from the recorded case to the next one. Writes its prefix to `prefix`, with room
   for GH_MOST_DRAWS, and returns true; or false when that was the last case. */
bool gh_choices_next (const gh_choices *choices, uint32_t *prefix, size_t *count);

uint64_t gh_hash (const void *bytes, size_t count, uint64_t seed);

#endif

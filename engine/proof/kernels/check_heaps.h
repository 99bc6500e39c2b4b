/* The kernel for heaps: values of single heaps under codes, their periods, and the values of sums.
   ../README.md tells the format, the rules, and why they are sound. check_heaps.c uses nothing but
   check_codes.h, check_reading.h and the C library. */
#ifndef GH_CHECK_HEAPS_H
#define GH_CHECK_HEAPS_H

#include "check_codes.h"

/* Limits: codes; heaps of a code whose values are given, values, masks, all below these; the
   greatest heap of a sum; and options of heaps that are looked at, 20 to 40 seconds'. There may be
   2^26 blanks and lines. The memory taken is 20 bytes for a blank, 52 for a line. */
#define GH_HEAPS_CODES 1000
#define GH_HEAPS_COUNT ((uint64_t)1 << 24)
#define GH_HEAPS_VALUES ((uint64_t)1 << 16)
#define GH_HEAPS_MASKS (2 * GH_HEAPS_VALUES)
#define GH_HEAPS_MOST ((uint64_t)1000000000000000000)
#define GH_HEAPS_WORK ((uint64_t)1 << 34)
#define GH_HEAPS_WORDS ((size_t)1 << 26)

/* A code, and what is shown of its heaps. */
typedef struct gh_heaps_code {
  gh_digits is;
  uint32_t *values; /* of heaps 0 to count - 1 */
  size_t count;
  uint64_t period, from; /* the least one, and where it begins at the earliest; 0: none is given */
} gh_heaps_code;

/* Heaps of a code, and the value that they have together. */
typedef struct gh_heaps_sum {
  size_t first, count; /* in sizes */
  uint32_t value;
  uint32_t together; /* with the sums that go on to this one */
  uint32_t code;     /* its place */
  bool goes_on;      /* the next sum is of the same position */
} gh_heaps_sum;

/* What was read; all of it is true when gh_heaps_check says so. */
typedef struct gh_heaps_proof {
  gh_heaps_code *codes;
  gh_heaps_sum *sums;
  uint64_t *sizes;
  size_t code_count, sum_count, size_count;
  gh_heaps_code *code; /* the last one; from here on what the kernel keeps */
  uint32_t *values;    /* of all codes */
  uint32_t mask, *sides[2], *seen, value_count;
  size_t side_count[2], joined; /* the sums that were joined, from 0 on */
  uint64_t work;                /* options that were looked at */
  size_t line;                  /* where it is wrong */
  const char *error;            /* why */
} gh_heaps_proof;

/* Read and check a certificate, a text that ends with a 0. False: proof->line is wrong
   or passes a limit, as proof->error says; where that is gh_heaps_no_memory itself, nothing is
   known of the certificate. Whatever the answer, gh_heaps_free is owed. */
extern const char gh_heaps_no_memory[];
bool gh_heaps_check (gh_heaps_proof *proof, const char *text);
void gh_heaps_free (gh_heaps_proof *proof);

#endif

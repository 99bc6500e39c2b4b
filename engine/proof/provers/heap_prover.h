/* Certificates of values and periods of heaps, which the kernel of check_heaps.h checks. */
#ifndef GH_HEAP_PROVER_H
#define GH_HEAP_PROVER_H

#include "optimized/heaps/periods.h"

#include <stdio.h>

/* What is to be proved: the period, or the value of the heaps together, or both. */
typedef struct gh_heaps_goal {
  gh_period period;      /* length 0: none */
  const uint64_t *sizes; /* from 1 to 10^18; NULL: no sum */
  size_t count;
  unsigned value;
} gh_heaps_goal;

/* The value of the goal's heaps, from at most `most` values of single ones; with a period, if that
   is found sooner. Without heaps, the period alone. GH_OCTAL_OVER_HEAPS: they do not suffice. */
gh_octal_status gh_heaps_solve (gh_octal *octal, size_t most, gh_octal_progress *progress,
                                void *context, gh_heaps_goal *goal);

/* Write the certificate of goals, each of its code, which is octal; of several also what their
   heaps are worth together, and then each has heaps. The values it takes are there: those of a
   goal's heaps, or those that show its period. */
void gh_heaps_write (gh_octal *const *octals, const gh_heaps_goal *goals, size_t count, FILE *out);

#endif

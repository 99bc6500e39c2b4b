/* How fast an engine answers, and how it writes: for how long it is waited for, and over which line
   it is silent. */
#ifndef GH_ADAPTER_PACE_H
#define GH_ADAPTER_PACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PACE_BUCKETS 48

typedef struct pace {
  uint64_t counts[PACE_BUCKETS]; /* answers by the power of two that their seconds are below */
  uint64_t count;
  bool begun;          /* the engine said something since it was started */
  double slowest;      /* seconds that the first line of a life took, the longest; 0: none came */
  unsigned sole_reads; /* reads that brought one line alone, though it could have answered more */
  bool torn;           /* a read ended in the middle of a line */
} pace;

/* The engine was started. */
void pace_begin (pace *p);

/* So many lines, of which some are answers to questions, came together after so many seconds. */
void pace_took (pace *p, double seconds, size_t lines, size_t answers);

/* Seconds that half of the answers took less than; 0: there are none. */
double pace_median (const pace *p);

/* How long the next line is waited for, by what the user of the engine set (gh_engine). */
double pace_patience (const pace *p, double patience, double welcome);

/* Whether the engine evidently writes out each answer before it reads the next request. */
bool pace_is_by_line (const pace *p);

#endif

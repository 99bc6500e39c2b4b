/* Lines for a person that a run and one put together of shards have in common. */
#ifndef GH_TOTALS_H
#define GH_TOTALS_H

#include "output/report.h"

#include <stdio.h>

/* "LABEL: engine NAME (WORDS), seed 1, answers compared with SECOND"; the label and the last may be
   NULL. */
void gh_totals_engine (FILE *out, const char *label, const char *name, const char *words,
                       uint64_t seed, const char *second);

/* "shard 2 of 8, by VARIABLES: 160 of 1281 theorems", of a run that is a shard. */
void gh_totals_shard (FILE *out, const gh_run *run);

/* "    smallest        G = 1": a line that belongs to the one above. */
void gh_totals_line (FILE *out, const char *title, const char *text);

/* The line about what failed. */
void gh_totals_fault (FILE *out, const char *fault, bool reproducible);

/* How many faults there are, how many theorems hold and fail, how many cases there were, what the
   baseline knows. */
void gh_totals_counts (FILE *out, const gh_report *report, size_t faults);

#endif

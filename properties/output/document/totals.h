/* Lines for a person that a run and one put together of shards have in common. */
#ifndef GH_TOTALS_H
#define GH_TOTALS_H

#include "output/report.h"

#include <stdio.h>

/* What a run came to. */
typedef struct gh_found {
  size_t faults; /* joined failures that no baseline knows, and troubles that no theorem tells */
  size_t
      unanswered; /* of them such requests to which no answer came in time, and no more is known */
  size_t applicable, decided; /* theorems; 0 of 0: they were not counted */
  bool undecided;             /* nothing was decided */
  bool known;                 /* a baseline knows failures */
  bool late, given_up;
} gh_found;

/* From the sums over all theorems, and how many faults the failures are. */
gh_found gh_found_of (const gh_report *report, const gh_summary *summary, size_t groups);

/* "no fault found in the 12 of 1,328 theorems that were decided", of GH_FOUND_WORDS bytes. Returns
   the buffer. */
const char *gh_found_words (const gh_found *found, char *buffer);
#define GH_FOUND_WORDS 200

/* "LABEL: engine NAME (WORDS), seed 1, answers compared with SECOND"; the label and the last may be
   NULL. */
void gh_totals_engine (FILE *out, const char *label, const char *name, const char *words,
                       uint64_t seed, const char *second);

/* "shard 2 of 8, by VARIABLES: 160 of 1281 theorems", of a run that is a shard. */
void gh_totals_shard (FILE *out, const gh_run *run);

/* "    smallest        G = 1": a line that belongs to the one above. */
void gh_totals_line (FILE *out, const char *title, const char *text);

/* The line about what failed. `blamed`: a wrong answer of the engine is known, and the statement is
   not what is false. */
void gh_totals_fault (FILE *out, gh_case_step fault, bool blamed, bool reproducible);

/* What was found, how many theorems hold and fail, how many cases there were, what the baseline
   knows. */
void gh_totals_counts (FILE *out, const gh_report *report, const gh_found *found);

#endif

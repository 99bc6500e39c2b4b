/* The end of a run that was put together of shards, for a person and for the status. */
#ifndef GH_SUMMARY_H
#define GH_SUMMARY_H

#include <jansson.h>
#include <stdio.h>

typedef enum {
  GH_SUMMARY_HOLDS, /* nothing failed but what the baseline knows, and something was decided */
  GH_SUMMARY_FAILS, /* a theorem failed or is vacuous, or the engine is at fault otherwise */
  GH_SUMMARY_OPEN   /* a shard is missing or was interrupted, or nothing was decided */
} gh_summary_verdict;

/* Print what failed and the numbers of a run with the member `shards`, as check does of its own. */
gh_summary_verdict gh_summary_print (FILE *out, const json_t *run);

#endif

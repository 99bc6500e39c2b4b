/* Shards: one run on several machines, each of which checks its part of the theorems. */
#ifndef GH_COMMAND_SHARD_H
#define GH_COMMAND_SHARD_H

#include "output/report.h"

/* Read "I/N", I from 1 to N. False: it was complained about. */
bool gh_shard_read (const char *text, gh_shard *shard);

/* What the variables of build systems and CI services say: TEST_SHARD_INDEX of TEST_TOTAL_SHARDS
   and GTEST_SHARD_INDEX of GTEST_TOTAL_SHARDS, from 0; CI_NODE_INDEX of CI_NODE_TOTAL, from 1.
   Where none is set, or only CI_NODE_TOTAL to 1, the shard stays as it is. The files that
   TEST_SHARD_STATUS_FILE and GTEST_SHARD_STATUS_FILE name are touched. False: the variables make no
   sense, which was complained about. */
bool gh_shard_of_environment (gh_shard *shard);

/* Bring the theorems of the shard to the front, in their order, the others behind them; and note
   how many there are in all. Returns how many the shard has: every total-th, from its own on. */
size_t gh_shard_deal (gh_shard *shard, const gh_theorem **theorems, size_t count);

#endif

/* Workloads: pieces of work for the fast engine, whose cost is measured. */
#ifndef GH_WORKLOAD_H
#define GH_WORKLOAD_H

#include "optimized/canons.h"
#include "optimized/misere/misere.h"
#include "optimized/nimbers/nimber.h"
#include "optimized/positions.h"

#define GH_DAY_2 22
#define GH_DAY_3 1474
#define GH_ANTICHAINS 98 /* sets of values born by day 2, none of which is at most another */
#define GH_NIM_WORDS 1024u
#define GH_MOST_RESULTS (GH_ANTICHAINS * GH_ANTICHAINS)

/* One run of a workload. */
typedef struct gh_run {
  gh_canons *canons;             /* new in each run */
  gh_misere *misere;             /* likewise, of a workload of misere play; or NULL */
  const gh_allocator *allocator; /* for what else is made */
  gh_solver *solver;             /* of the workload's ruleset, with its position; or NULL */
  gh_position position;
  const char *text; /* of the workload's position, code or number; or NULL */
  gh_canon day_2[GH_DAY_2], day_3[GH_DAY_3]; /* always in the same order */
  uint32_t antichains[GH_ANTICHAINS];        /* bit i: day_2[i] is in it */
  gh_nimbers *nimbers;                       /* of the workload's path; or NULL */
  uint64_t words[GH_NIM_WORDS];              /* random ones to multiply */
  gh_store *store;                           /* of a workload that has no game; or NULL */
  uint64_t random;                           /* the state of the generator */

  uint64_t operations; /* done in what is measured */
  gh_canon results[GH_MOST_RESULTS];
  size_t result_count;
  uint64_t found; /* a figure of the results */
} gh_run;

typedef struct gh_workload {
  const char *name;               /* a letter, then words: "f-domineering-4x5" */
  const char *operations, *found; /* what is counted, and what must be found: for a person */
  uint64_t expected;
  void (*prepare) (gh_run *run); /* before what is measured; or NULL */
  void (*work) (gh_run *run);
  void (*check) (gh_run *run); /* after it, to find what `work` did not; or NULL */
  const gh_ruleset *ruleset;   /* of the position that it is about; or NULL */
  const char *position;        /* or a code of heaps, or a number; or NULL */
  bool misere;                 /* it is about misere play */
} gh_workload;

extern const gh_workload gh_workloads[]; /* ends with one that has no name */

/* Whether a word is the name, or how it begins up to a hyphen. */
bool gh_workload_is (const gh_workload *workload, const char *word);

/* A number below the bound; the same ones in each run. */
uint32_t gh_run_random (gh_run *run, uint32_t bound);

/* The functions of the table, inside gh_canons_try but for those of misere play. */
void gh_make_day_2 (gh_run *run);
void gh_make_day_3 (gh_run *run);
void gh_canonicalise_pairs (gh_run *run);
void gh_compare_all (gh_run *run);
void gh_sum_pairs (gh_run *run);
void gh_sum_all_pairs (gh_run *run);
void gh_sum_fours (gh_run *run);
void gh_make_thermographs (gh_run *run);
void gh_star_and_switch (gh_run *run);
void gh_sum_tinies (gh_run *run);
void gh_sum_switches (gh_run *run);
void gh_value_of_position (gh_run *run);
void gh_make_nim_tables (gh_run *run); /* in run->nimbers; without memory there are none */
void gh_make_nim_best (gh_run *run);
void gh_multiply_stream (gh_run *run);
void gh_multiply_chain (gh_run *run);
void gh_count_day_5 (gh_run *run); /* these five inside gh_misere_try */
void gh_count_day_6 (gh_run *run);
void gh_misere_grundys_game (gh_run *run); /* heaps up to 50 */
void gh_misere_kayles (gh_run *run);
void gh_misere_kayles_positions (gh_run *run); /* heaps up to 100 */
void gh_heaps_plainly (gh_run *run);           /* values of the code's heaps below 2^16 */
void gh_heaps_directly (gh_run *run);
void gh_heaps_sparsely (gh_run *run);
void gh_many_heaps_sparsely (gh_run *run); /* below 2^20 */
void gh_sum_ordinals (gh_run *run);
void gh_multiply_omegas (gh_run *run); /* as nimbers: below w^w, and below w^(w^4) */
void gh_multiply_generators (gh_run *run);
void gh_find_excess (gh_run *run); /* of the prime that is the workload's text */

void gh_find_different (gh_run *run); /* how many results differ */
void gh_find_positive (gh_run *run);  /* how many are > 0 */
void gh_find_order (gh_run *run);     /* the gh_order of the only result beside 0 */

#endif

/* The schedule: which theorems are run next, and how many cases of each. It goes in passes over all
   of them, breadth first: a few cases of each of a theorem's domains, then more, up to the declared
   numbers. It runs nothing itself, and looks at no clock.

   What is dealt together depends on the theorems alone, not on who asked or when, so that every
   number of workers comes to the same results. */
#ifndef GH_SCHEDULE_H
#define GH_SCHEDULE_H

#include "harness/run/runner.h"

#define GH_PASSES 5

extern const uint64_t
    gh_pass_cases[GH_PASSES]; /* of each domain of a theorem, up to the end of a pass */

/* With an engine of others and a deadline, a run is paced. A theorem then has its share of the
   first pass when one case that counts was run, or 8 lines of it were asked, and of the second when
   it is 16 cases, or 512 lines of one. Those that decided nothing in the first pass begin the
   second, with 32 lines, then with 128. What asks more than twice as large questions as were
   answered comes last in its pass, the smallest first. */

/* What is dealt at a time. */
typedef struct gh_deal {
  unsigned pass;
  size_t count, theorems[GH_MOST_PIECES];
  double seconds; /* for all of them; 0: no limit */
  bool opening;   /* of each theorem one case that counts */
  gh_share share;
  bool waiting; /* no theorem is dealt, but this question, which is waited for so many seconds: */
  gh_late late;
  bool again; /* and not that, but what was late in the life that is kept (gh_work) */
} gh_deal;

typedef struct gh_schedule gh_schedule;

/* When a theorem is dealt: in each pass in the order of ranks, and of numbers in a rank; those of
   rank 0 have two passes before the others have one. */
typedef struct gh_turn {
  bool last; /* its passes come after those of all others, but for the last pass, in which what is
                long has its end */
  unsigned rank;
} gh_turn;

/* For so many theorems, numbered from 0. `passes`, from 1 to GH_PASSES, are dealt. NULL: no memory.
 */
gh_schedule *gh_schedule_new (size_t count, const gh_turn *turns, unsigned passes);

/* The run is paced; to be called before anything is dealt. */
void gh_schedule_pace (gh_schedule *schedule);

void gh_schedule_free (gh_schedule *schedule);

/* Deal to one of `hands` workers, who have `seconds` left together (0: no limit). False: nothing
   can be dealt now. */
bool gh_schedule_next (gh_schedule *schedule, double seconds, unsigned hands, gh_deal *deal);

/* How far a theorem is that is back. */
typedef struct gh_back {
  uint64_t cases, each; /* run in all, and of each domain that has not ended */
  double total;         /* about how many there are in all */
  double seconds;       /* since the beginning */
  bool decided;
  bool opened;   /* it had a case that counts */
  bool put_off;  /* the next case asks too much, */
  uint64_t need; /* or, unless this is 0, a question of this size */
} gh_back;

void gh_schedule_back (gh_schedule *schedule, size_t theorem, const gh_back *back);

/* Whether it has had all the passes that are dealt. */
bool gh_schedule_over (const gh_schedule *schedule, size_t theorem);

/* A theorem that was dealt is back as if it had not been, to be dealt alone. */
void gh_schedule_again (gh_schedule *schedule, size_t theorem);

/* Whether all theorems are decided. */
bool gh_schedule_done (const gh_schedule *schedule);

/* How many passes went over all theorems, to the end. */
unsigned gh_schedule_passes (const gh_schedule *schedule);

/* About how many seconds the theorems that are back would still take one worker. */
double gh_schedule_left (const gh_schedule *schedule);

#endif

/* Running theorems against an engine in this process: cases of many theorems side by side, then,
   when one fails, the search for the smallest counterexample. */
#ifndef GH_RUNNER_H
#define GH_RUNNER_H

#include "harness/cases/cases.h"
#include "harness/judging/result.h"
#include "harness/run/trouble.h"

#include <stdio.h>

typedef struct gh_options {
  uint64_t seed;
  uint64_t random_cases;   /* in place of each domain's number; 0: as declared */
  uint64_t smaller_cases;  /* budget of the search for smaller counterexamples: cases, */
  double smaller_seconds;  /* seconds, */
  unsigned smaller_faults; /* and faults of the engine */
  unsigned case_seconds;   /* of processor time; then a worker gives a case up: GH_HALT_CASE */
  gh_limits limits;
  bool compare;             /* hold answers against the second engine's */
  struct gh_valuer *valuer; /* for claims that need values only: of positions; NULL: their forms are
                               made */
} gh_options;

#define GH_DEFAULT_OPTIONS                                                                         \
  ((gh_options){.seed = 1,                                                                         \
                .smaller_cases = 100000,                                                           \
                .smaller_seconds = 10,                                                             \
                .smaller_faults = 5,                                                               \
                .case_seconds = 60,                                                                \
                .limits = GH_DEFAULT_LIMITS,                                                       \
                .compare = true})

#define GH_WINDOW_FAULTS 4  /* of an engine over cases that are run side by side: the rest waits */
#define GH_MOST_WAITS 2     /* of a case, for that reason; then it is inconclusive */
#define GH_OPENING_CASES 64 /* cases, one of which shall meet the hypothesis, in a first pass */

/* How far a domain of a theorem has been run, and what its cases came to. */
typedef struct gh_course {
  gh_cases cases;
  uint64_t count, met, inconclusive;
  bool ended;
  bool cut_short; /* fewer cases are run than are declared */
} gh_course;

/* How far a theorem has been checked. Plain data, to be handed to another process, which goes on
   from there. */
typedef struct gh_standing {
  gh_result result;                   /* of all domains together */
  bool begun, decided;                /* decided: result.verdict is final */
  gh_course courses[GH_MOST_DOMAINS]; /* once it is begun */
  bool opened;                        /* it had its share of the first pass */
  bool shown;     /* what is false on purpose is false where it says, by the engine */
  bool put_off;   /* it did not have all of its last share, as a case asked too much, */
  uint64_t need;  /* or, unless this is 0, a question of this size */
  uint8_t truths; /* which sides of an equivalence occurred */
  bool narrowed;  /* random games are mostly such as the engine takes, so that a hypothesis may be
                     met more rarely */
  bool plain;     /* a failure is not tried again, nor made smaller */
  uint64_t lost;  /* this case, counted from 1, is left out: it ended a process, */
  size_t lost_domain; /* of this domain, */
  char lost_how[80];  /* in this way */
} gh_standing;

#define GH_MOST_PIECES 64

/* How far a share goes. */
typedef struct gh_share {
  bool stepwise;       /* what is more than twice as large as what was answered is put off */
  uint64_t most_lines; /* a case that takes more lines to ask is put off; 0: no limit */
} gh_share;

/* A theorem to go on with, until so many cases of each of its domains were run: of the first one,
   then of the second, and so on. */
typedef struct gh_piece {
  const gh_theorem *theorem;
  gh_standing *standing;
  uint64_t upto;
  const gh_domain *opening; /* instead of this: one case of this domain that meets the hypothesis,
                               or the one in which it is said to be false */
  gh_share share;
} gh_piece;

/* A question that was late, by the case that asks it. */
typedef struct gh_late {
  bool known;
  uint64_t size;
  const gh_theorem *theorem;
  gh_case it;
} gh_late;

/* What was late, and the lines that the engine had answered before in the same life. */
#define GH_MOST_LIFE ((size_t)1 << 18) /* bytes; a longer one is not kept */
typedef struct gh_life {
  gh_late late;
  size_t length;
  char lines[GH_MOST_LIFE];
} gh_life;

/* What all workers of a run share, in memory that is shared. */
typedef struct gh_board {
  gh_frontier frontier;
  double seconds;            /* for the whole run; 0: no limit */
  _Atomic uint64_t late;     /* microseconds that were lost waiting */
  _Atomic uint64_t reducing; /* microseconds that went into making failures smaller, */
  _Atomic unsigned renewed;  /* and how often an engine was started anew for that, */
  _Atomic uint64_t renewing; /* which took so many microseconds */
} gh_board;

/* Where a runner is, for someone who watches it from another process. */
typedef struct gh_watch {
  volatile uint32_t piece;  /* of those that it was given */
  volatile uint32_t domain; /* of its theorem */
  volatile uint64_t number; /* of the case in its domain */
  volatile bool explaining;
  volatile uint64_t cases, runs, answered; /* since it began; a case may be run many times */
  volatile uint64_t starts;                /* of its engine, */
  volatile double start_seconds, late_seconds;
  gh_trouble troubles[GH_MOST_TROUBLES];
  volatile uint32_t trouble_count;
  gh_late late[GH_REQUESTS]; /* of each request the smallest */
  gh_life life;              /* of those that ended so the longest */
} gh_watch;

double gh_clock (void); /* seconds, since some time of which nothing is known */

typedef struct gh_runner gh_runner;

/* `second` may be NULL. Both engines stay the caller's. NULL: no memory. */
gh_runner *gh_runner_new (gh_engine *engine, gh_engine *second, const gh_options *options);
void gh_runner_free (gh_runner *runner);
void gh_runner_watch (gh_runner *runner, gh_watch *watch); /* tell it from now on */

/* Learn and obey the pace on this board from now on: answers are waited for by the time there is,
   and what is late is noted in the watch and does not fail. */
void gh_runner_join (gh_runner *runner, gh_board *board);

/* Whether an engine with these abilities can be asked what the theorem needs. */
bool gh_applies (gh_request_set abilities, bool builtin, const gh_theorem *theorem);
bool gh_runner_applies (const gh_runner *runner, const gh_theorem *theorem);

/* The result of a theorem that does not apply: why not. */
void gh_not_applicable (gh_request_set abilities, const gh_theorem *theorem, gh_result *result);

/* Go on with at most GH_MOST_PIECES theorems, side by side, until each is decided or has come to
   the end of its share, or `seconds` have passed (0: no such limit), or the run is halted
   (form/halt.h). `done` is called as each of them ends, in any order; NULL: nobody wants to know.
 */
void gh_runner_advance (gh_runner *runner, gh_piece *pieces, size_t count, double seconds,
                        void (*done) (void *context, size_t piece), void *context);

/* Put what was late once more, alone, or behind the lines of a life, and wait so many seconds for
   each answer. Returns what came of it; *taken: the seconds that it took. */
gh_waited gh_runner_wait (gh_runner *runner, const gh_late *late, double seconds, double *taken);
gh_waited gh_runner_relive (gh_runner *runner, const gh_life *life, double seconds, double *taken);

/* About how many cases a theorem that was begun has in all, as far as is known. */
double gh_standing_total (const gh_standing *standing);

/* How many cases each of its domains had that have not ended; UINT64_MAX: all have. */
uint64_t gh_standing_each (const gh_theorem *theorem, const gh_standing *standing);

/* Decide a theorem now, by what is known of it. */
void gh_runner_conclude (const gh_theorem *theorem, gh_standing *standing);

/* All cases of a theorem. Halted before it is decided, it is inconclusive, and cut short. */
void gh_runner_check (gh_runner *runner, const gh_theorem *theorem, gh_result *result);

/* Run one case with these values for the variables, at most GH_MOST_VARIABLES, and these for the
   choices that the theorem makes beside them, at most GH_MOST_SHOWN_CHOICES. False: a variable has
   no value or one that is not of its sort, or there is no such variable, as result->reason says. */
bool gh_runner_replay (gh_runner *runner, const gh_theorem *theorem, const gh_given *given,
                       size_t count, const uint32_t *choices, size_t choice_count,
                       gh_result *result);

/* Run a case by the number of its domain, from 1, and its own number therein. False: there is no
   such case. */
bool gh_runner_repeat (gh_runner *runner, const gh_theorem *theorem, size_t domain, uint64_t number,
                       gh_result *result);

/* After one of the two, of a case that failed: write the lines that put its wrong questions to an
   engine (gh_question_write), as far as they can be written. Returns how many. */
size_t gh_runner_write (gh_runner *runner, FILE *out);

/* Run one case with these bytes as choices, for fuzzers. A failing one is described as it is. */
void gh_runner_bytes (gh_runner *runner, const gh_theorem *theorem, const uint8_t *bytes,
                      size_t count, gh_result *result);

/* Right after a case of gh_runner_bytes failed: its result then describes the smallest case that is
   found to fail at the same step. */
void gh_runner_shrink (gh_runner *runner);

/* The store of exhaustive domains, for reading values to replay. */
gh_store *gh_runner_store (gh_runner *runner);

/* What its stores counted since it was made (gh_store_work). */
uint64_t gh_runner_work (const gh_runner *runner);

#endif

/* Running theorems against an engine: all cases of their domains, then, when one fails, the search
   for the smallest counterexample. */
#ifndef GH_RUNNER_H
#define GH_RUNNER_H

#include "harness/trial.h"

typedef enum {
  GH_HOLDS,
  GH_FAILS,
  GH_VACUOUS,        /* the hypothesis was met too rarely, or not as often as it must be */
  GH_NOT_APPLICABLE, /* the engine lacks what it would be asked */
  GH_INCONCLUSIVE,   /* every case passed a limit or was refused */
  GH_INTERRUPTED
} gh_verdict;

typedef struct gh_result {
  gh_verdict verdict;
  uint64_t cases, met, inconclusive, questions, compared;
  uint64_t labels[GH_MOST_VARIABLES][4]; /* outcome classes of each variable, in cases that count */
  const char *names[GH_MOST_VARIABLES];  /* of the variables; they belong to the theorem */
  size_t variables;
  double seconds;
  bool known;       /* a failure that the caller expects; set by the caller */
  bool cut_short;   /* time ran out before the last case */
  bool proven;      /* no smaller counterexample exists */
  char reason[512]; /* why it is vacuous, inconclusive or not applicable */
  char step[64], required[512];
  char counterexample[2048];        /* "G = 1; H = *" */
  gh_sort sorts[GH_MOST_VARIABLES]; /* of its variables */
  char answers[2048];               /* lines: what the engine was asked, and said */
} gh_result;

typedef struct gh_options {
  uint64_t seed;
  uint64_t random_cases;  /* in place of each domain's number; 0: as declared */
  bool exhaust;           /* claims about one or two games run on all values by day 3, too */
  double seconds;         /* no new case of a theorem after so long; 0: no such limit */
  uint64_t smaller_cases; /* budget of the search for smaller counterexamples */
  gh_limits limits;
  bool compare; /* hold answers against the second engine's */
} gh_options;

#define GH_DEFAULT_OPTIONS                                                                         \
  ((gh_options){.seed = 1, .smaller_cases = 100000, .limits = GH_DEFAULT_LIMITS, .compare = true})

typedef struct gh_runner gh_runner;

/* `second` may be NULL. Both engines stay the caller's. `tick` is called now and then with the
   number of cases run of this theorem; when it returns false the run is interrupted. NULL: no
   memory. */
gh_runner *gh_runner_new (gh_engine *engine, gh_engine *second, const gh_options *options,
                          bool (*tick) (void *context, uint64_t cases), void *context);
void gh_runner_free (gh_runner *runner);

/* Whether the engine has the abilities that the theorem needs. */
bool gh_runner_applies (const gh_runner *runner, const gh_theorem *theorem);

void gh_runner_check (gh_runner *runner, const gh_theorem *theorem, gh_result *result);

/* Run one case with these values for the variables, at most GH_MOST_VARIABLES, and these for the
   choices that the theorem makes beside them, at most GH_MOST_SHOWN_CHOICES. False: a variable has
   no value or one that is not of its sort, or there is no such variable, as result->reason says. */
bool gh_runner_replay (gh_runner *runner, const gh_theorem *theorem, const gh_given *given,
                       size_t count, const uint32_t *choices, size_t choice_count,
                       gh_result *result);

/* Run one case with these bytes as choices, for fuzzers. A failing one is described as it is. */
void gh_runner_bytes (gh_runner *runner, const gh_theorem *theorem, const uint8_t *bytes,
                      size_t count, gh_result *result);

/* Right after a case of gh_runner_bytes failed: its result then describes the smallest case that is
   found to fail at the same step. */
void gh_runner_shrink (gh_runner *runner);

/* The store of exhaustive domains, for reading values to replay. */
gh_store *gh_runner_store (gh_runner *runner);

#endif

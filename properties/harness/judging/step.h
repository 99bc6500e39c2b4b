/* Where a case ended: what failed, as an identity that is the same for the same fault, or why the
 * case says nothing. */
#ifndef GH_STEP_H
#define GH_STEP_H

#include "engine.h"

/* How a case ended. */
typedef enum {
  GH_CASE_HELD,
  GH_CASE_UNMET,        /* the hypothesis does not hold, or something is undefined here */
  GH_CASE_INCONCLUSIVE, /* a limit was passed, or the engine refused a question */
  GH_CASE_SUSPENDED,    /* an answer is pending */
  GH_CASE_PUT_OFF,      /* not now: a question is too large, or there are too many of them */
  GH_CASE_HALTED,       /* the run was asked to end: nothing is known of this case */
  GH_CASE_FAILED
} gh_case_end;

typedef enum {
  GH_STEP_LAST, /* the case ran to its end */

  /* It failed: */
  GH_STEP_FALSE,             /* the statement is false, */
  GH_STEP_CONTRADICTORY,     /* or false by the engine's own answers: one of them is wrong */
  GH_STEP_NO_ANSWER,         /* to `request`: the engine died, said `error`, or what is no answer */
  GH_STEP_LATE,              /* no answer to `request` in time */
  GH_STEP_WRONG,             /* the answer to `request` is not the second engine's */
  GH_STEP_NO_COUNTEREXAMPLE, /* the statement holds where it is claimed to be false, */
  GH_STEP_ANOTHER,           /* or is false at another case than is claimed, */
  GH_STEP_NONE_FOUND,        /* or at none that was run, */
  GH_STEP_NO_WITNESS,        /* and what is claimed to exist was not found */

  /* It is inconclusive: */
  GH_STEP_REFUSED, /* by the engine */
  GH_STEP_LACKING, /* the engine has no such request or ability */
  GH_STEP_OUTSIDE, /* of the games that it takes */
  GH_STEP_LIMIT,   /* of ours, or of the judge */

  /* It is not met: */
  GH_STEP_HYPOTHESIS,
  GH_STEP_OWN_HELD,  /* and what is asked besides holds by the engine's own answers */
  GH_STEP_UNDEFINED, /* a function that is needed has no value */
  GH_STEP_VALUES,    /* a variable lacks its value, or was given one that does not fit */

  /* It goes on later: */
  GH_STEP_PENDING,
  GH_STEP_PUT_OFF
} gh_step_kind;

typedef struct gh_case_step {
  gh_step_kind kind;
  gh_request request; /* of GH_STEP_NO_ANSWER, GH_STEP_LATE and GH_STEP_WRONG; 0 for others */
} gh_case_step;

#define GH_STEP_WORDS 64 /* bytes that the words of a step take at most */

/* How a case ends at such a step. */
gh_case_end gh_step_end (gh_step_kind kind);

bool gh_step_same (gh_case_step a, gh_case_step b);

/* Whether the statement itself is what failed, by the judge's answers or by the engine's own. */
bool gh_step_is_statement (gh_case_step step);

/* Whether the engine gave no answer, in time or at all. */
bool gh_step_is_silence (gh_case_step step);

/* What failed, as reports tell it; "" of steps at which nothing fails. Returns the buffer. */
const char *gh_step_write (gh_case_step step, char buffer[GH_STEP_WORDS]);

/* The step that is told so; GH_STEP_LAST: none. */
gh_case_step gh_step_read (const char *words);

#endif

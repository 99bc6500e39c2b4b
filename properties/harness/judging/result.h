/* What came of checking a theorem. Plain data: it travels between processes as it is. */
#ifndef GH_RESULT_H
#define GH_RESULT_H

#include "harness/judging/step.h"
#include "harness/judging/wrong.h"
#include "harness/ledger/theorem.h"

typedef enum {
  GH_UNDECIDED, /* nothing is known yet: what the harness gives back is one of the others */
  GH_HOLDS,
  GH_FAILS,
  GH_VACUOUS,        /* the hypothesis was met too rarely, or not as often as it must be */
  GH_NOT_APPLICABLE, /* the engine lacks what it would be asked */
  GH_INCONCLUSIVE    /* refused, cut short, given up or too large: `reason` says which */
} gh_verdict;
#define GH_VERDICTS (GH_INCONCLUSIVE + 1)

/* What a wrong answer that a fresh engine does not give needs to come again. */
typedef struct gh_sequence {
  unsigned tried;   /* how often an engine was started for it; 0: it was not looked for */
  bool again;       /* it comes again */
  unsigned lines;   /* after so many */
  bool whole;       /* which are these: */
  char text[1600];  /* each with its newline; */
  char asked[1200]; /* then the question, likewise */
} gh_sequence;

/* A failing case, or the case that a statement claims; described by the run of the case in which it
   was found. */
typedef struct gh_failure {
  gh_case_step step;                /* what failed */
  char required[512];               /* for a person: what should have held */
  char counterexample[2048];        /* "G = 1; H = *" */
  uint64_t moves;                   /* in the game trees of its variables, UINT64_MAX: too many */
  bool whole;                       /* that is all of it, and can be replayed */
  gh_sort sorts[GH_MOST_VARIABLES]; /* of its variables */
  char answers[2048];               /* lines: what the engine was asked, and said */
  gh_wrong wrong[GH_MOST_WRONG];    /* of these the wrong ones, */
  size_t wrongs;                    /* and how many */
  char found[40];                   /* where it was found: "case 2/173", of the second domain */
  bool slow;                        /* an answer took longer than it may */
  bool proven;                      /* no smaller counterexample exists */
  bool untried; /* not tried again in a fresh engine: too many were started, or the run was ended */
  bool passing; /* tried again in a fresh engine, it did not fail; then, perhaps: */
  char again[512]; /* "compare 1 ; * -> <, then ||" */
  gh_sequence before;
} gh_failure;

/* Whether a failure comes again in a fresh engine. */
typedef enum {
  GH_COMES_AGAIN,
  GH_COMES_AFTER_OTHERS, /* after what its sequence has */
  GH_NOT_TRIED,          /* in one: too many were started */
  GH_DID_NOT_COME
} gh_coming;

gh_coming gh_failure_comes (const gh_failure *failure);

/* Its smallest wrong question that does not follow from another; NULL: none is known. */
const gh_wrong *gh_failure_wrong (const gh_failure *failure);

typedef struct gh_result {
  gh_verdict verdict;
  uint64_t cases, met, inconclusive;
  uint64_t undefined;     /* of those that are not met: some function has no value there, */
  char undefined_at[160]; /* first so: "G = 1: atomic_weight(1) is none" */
  uint64_t refused;       /* of the inconclusive ones: by the engine, not by a limit of ours */
  uint64_t starved;       /* of them: for want of memory of this program */
  char unread_at[160];    /* in the first in which it refused what it wrote itself: why */
  uint64_t outside;     /* of the others, which are not met: asked what the engine does not take, */
  char outside_at[160]; /* first so: "compare: outside of what the engine takes (numbers)" */
  uint64_t questions, compared;
  bool answered;                         /* some question of a case that was not inconclusive */
  uint64_t labels[GH_MOST_VARIABLES][4]; /* outcome classes of each variable, in cases that count */
  const char *names[GH_MOST_VARIABLES];  /* of the variables; they belong to the theorem */
  gh_sort sorts[GH_MOST_VARIABLES];
  size_t variables;
  uint64_t cases_of[GH_MOST_DOMAINS]; /* in each domain */
  uint8_t exhausted;                  /* bit i: every case of domain i was run */
  double seconds;
  bool known;       /* a failure that the caller expects; set by the caller, as is */
  bool mended;      /* that one was expected, and it holds, not cut short */
  bool cut_short;   /* fewer cases were run than are declared */
  char reason[512]; /* why it is vacuous, inconclusive or not applicable */
  gh_failure failure;
} gh_result;

#endif

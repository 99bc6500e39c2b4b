/* The inside of a runner, for the files that are it: single.c runs a case, window.c many side by
   side, describe.c says what happened, explain.c makes the most of a failing one, verdict.c decides
   theorems, runner.c goes through their domains side by side. */
#ifndef GH_HARNESS_INSIDE_H
#define GH_HARNESS_INSIDE_H

#include "harness/run/runner.h"
#include "harness/telling/reduce.h"

/* What a case came to. */
typedef struct case_outcome {
  gh_case_end end;
  bool refused, outside, undrawn, undefined, starved, unread;
  bool answered;       /* some question, which was then not in vain */
  bool given_up, dear; /* put off: since the engine failed too often; for asking too much */
  uint64_t need;       /* or for a question of this size */
  uint8_t truths;
  size_t variables;
  const char *names[GH_MOST_VARIABLES];
  gh_sort sorts[GH_MOST_VARIABLES];
  uint8_t classes[GH_MOST_VARIABLES]; /* GH_P to GH_N; NO_CLASS: an integer, or too large */
  uint64_t questions, compared;
  char reason[160]; /* why it is inconclusive, or where what is undefined */
} case_outcome;
#define NO_CLASS 4

typedef struct stream stream;

/* A case of the window that is being run. */
typedef struct slot {
  stream *from;
  gh_case it;
  uint64_t number; /* in its stream, from 0 */
  gh_cases before; /* its stream before it, where it may have to be taken back, */
  uint64_t most_before;
  unsigned ahead; /* answers that it may wait for at once: doubled each time it is put aside */
  case_outcome outcome;
  gh_failure *failure; /* what happened, of a failing case; NULL: a case before it failed, too */
} slot;

/* A stream of cases in a window. */
struct stream {
  const gh_theorem *theorem;
  gh_cases *cases;
  uint64_t most; /* cases that may still be dealt */
  bool ended;    /* there are no more */
  double seconds;
  size_t piece;  /* its number, for who watches, */
  size_t domain; /* and that of the domain, of those of the theorem */
  /* Called for the cases in their order, until it returns false: the others are forgotten. */
  bool (*conclude) (gh_runner *, stream *, const slot *);
  void *context;
  bool closed;   /* it returned false */
  bool put_off;  /* a case was put off: it is the next one again; */
  bool dear;     /* since it asks too much, */
  uint64_t need; /* or for a question of this size; neither: the engine failed too often */
  gh_share share;
  bool until_met;     /* a case that meets the hypothesis is enough */
  bool foreseen;      /* the judge says beforehand which cases are worth asking about, */
  uint8_t truths;     /* where these sides of an equivalence have occurred */
  unsigned given_up;  /* how often a case was put off since the engine failed too often */
  uint64_t lost;      /* number of a case that is not to be run, counted from 1; 0: none; */
  size_t lost_domain; /* of this domain of the theorem */
  const char *lost_how;

  uint64_t failing; /* in the window that is being run: the first failing case, UINT64_MAX: none */
};

struct gh_runner {
  gh_engine *engine, *second, *judge, *fast;
  gh_options options;
  gh_catalogs *catalogs;
  gh_store *kept;  /* of exhaustive domains, whose answers are asked again and again */
  gh_store *fresh; /* of random cases */
  gh_trial trial;
  gh_choices choices;
  gh_last_words last_words;     /* of the engine, when it died */
  gh_frontier *frontier, alone; /* of the engine: what all workers share, or, alone, its own */
  gh_board *board;              /* NULL: it runs alone */
  bool patient;                 /* what is late is waited for at the end of the run */
  uint64_t faults;              /* of the engine, before what is run */
  gh_share share;               /* of the stream whose case is run */
  slot *slots;
  bool prompt;         /* no answer is ever late */
  size_t window, room; /* cases to run before settling, now and at most */
  double rate;         /* answers a second, when many were waited for; 0: not known */
  gh_watch *watch, unwatched;
  const gh_theorem *theorem; /* that is being run, */
  gh_takes takes;            /* and what the engine takes of what it asks */
  gh_failure *failure;       /* of it, while it is explained */
  gh_wrongs *wrongs;         /* of the one that was described last; NULL: none are kept now */
  double began, until;       /* a search began, and ends then, */
  uint64_t most_faults;      /* or after so many faults of the engine; both 0: no search */
};

/* ---- single.c */

/* The store for a domain's cases, emptied where it must be. */
gh_store *run_store_of (gh_runner *r, const gh_domain *domain);

/* Set up the trial for a case in this store; choices are still to be set. */
void run_prepare (gh_runner *r, gh_store *store, const gh_domain *domain);
void run_settle (gh_runner *r); /* wait for the answers that are pending */

/* Run a case; the second again and again until it waits for no answer, or is halted. */
gh_case_end run_once (gh_runner *r, gh_store *store, const gh_case *it, unsigned ahead);
gh_case_end run_to_end (gh_runner *r, gh_store *store, const gh_case *it);

/* Whether there is nothing to be learned from asking about a case where these sides of an
   equivalence are known: by the judge in place of the engine, who takes no time. */
bool run_is_idle (gh_runner *r, gh_store *store, const gh_case *it, uint8_t truths);

/* What the case that was just run came to, and adding that to a result. */
void run_note (gh_runner *r, case_outcome *outcome);
void run_count (gh_result *result, const case_outcome *outcome);

/* Whether a search has used up what it may, or the run is halted. */
bool run_spent (const gh_runner *r);

/* ---- window.c */

/* Run a window of cases of these streams: those that wait for an answer are put aside and run again
   when it is there. Returns how many were begun. When the run is halted or a search is over, what
   was not ended is forgotten, and its stream closed; what was put off is the next case of its
   stream again. */
size_t run_window (gh_runner *r, stream *streams, size_t count);

/* ---- describe.c */

/* *failure describes the case that was just run, a failing one. */
void run_describe (gh_runner *r, gh_failure *failure);

/* Where two descriptions of the same case differ: "compare 1 ; * -> <, then ||". False: nowhere. */
bool run_difference (const gh_failure *first, const gh_failure *then, char *text, size_t size);

/* ---- explain.c */

/* Of a failing case that is described: try it again, `anew` in a fresh engine, then look for ever
   smaller ones, within the budget. */
void run_explain (gh_runner *r, const gh_theorem *theorem, const gh_case *failed,
                  gh_failure *failure, bool anew);

/* Make the wrong questions of the failure that was described last smaller, each by itself, within
   the budget. */
void run_reduce (gh_runner *r, gh_failure *failure);

/* Whether there is a use in looking for a smaller case: not where it does not come again, nor where
   nobody knows, and answers depend on what was asked before. */
bool run_is_reducible (const gh_runner *r, const gh_failure *failure);

/* The same failing case, not as it is explained, in an engine that is started anew: if it does not
   fail, the failure says so. */
void run_try_again (gh_runner *r, const gh_theorem *theorem, const gh_case *failed,
                    gh_failure *failure);

/* ---- verdict.c */

void verdict_set (gh_result *result, gh_verdict verdict, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));

/* Whether the hypothesis was met often enough in a domain that was run through; else the theorem
   is decided. */
bool verdict_of_domain (const gh_theorem *theorem, gh_standing *standing, size_t domain,
                        const gh_options *options);

/* Turn the verdict on a statement round: of one that is false by just the counterexample that it
   names, or of one that claims a witness. */
void verdict_turn (gh_runner *r, const gh_theorem *theorem, gh_standing *standing);

/* Ask about the case in which a statement is said to be false, the first of its cases: it is
   decided if the engine contradicts or is at fault, else it is shown, put off, or inconclusive. */
void verdict_open (gh_runner *r, const gh_theorem *theorem, gh_standing *standing);

#endif

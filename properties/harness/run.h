/* The inside of the runner, for the files that are it: windows.c runs cases, explain.c makes the
   most of a failing one, runner.c judges theorems. */
#ifndef GH_RUN_H
#define GH_RUN_H

#include "harness/cases.h"
#include "harness/runner.h"

/* A case of the window that is being run. */
typedef struct slot {
  gh_case it;
  gh_case_end end;
  uint64_t place;
} slot;

struct gh_runner {
  gh_engine *engine, *second, *judge;
  gh_options options;
  gh_catalogs *catalogs;
  gh_store *kept;  /* of exhaustive domains, whose answers are asked again and again */
  gh_store *fresh; /* of random cases */
  gh_trial trial;
  gh_choices choices;
  slot *slots;
  size_t window;
  bool (*tick) (void *, uint64_t);
  void *context;
  const gh_theorem *theorem;
  gh_result *result;
  uint8_t truths;     /* which sides of an equivalence occurred */
  uint64_t places;    /* cases begun */
  uint64_t undecided; /* inconclusive cases of the search for smaller ones */
  bool cut_short;     /* fewer cases were run than are declared */
  uint64_t reason_of; /* the case that gave the result its reason */
  double started;
};

/* For a body of gh_try. */
typedef struct case_call {
  gh_trial *trial;
  gh_result *result;
} case_call;

double run_clock (void); /* seconds */

/* The store for a domain's cases, emptied where it must be. */
gh_store *run_store_of (gh_runner *r, const gh_domain *domain);

/* Set up the trial for a case in this store; choices are still to be set. */
void run_prepare (gh_runner *r, gh_store *store, const gh_domain *domain);
void run_settle (gh_runner *r); /* wait for the answers that are pending */

/* Run a case; the second again and again until it waits for no answer. */
gh_case_end run_once (gh_runner *r, gh_store *store, const gh_case *it);
gh_case_end run_to_end (gh_runner *r, gh_store *store, const gh_case *it);

/* Count a case that was just run to its end, by its place in the stream of cases: the windows of an
   engine that answers late end them in another order. */
void run_count (gh_runner *r, uint64_t place);

/* Run all cases of a stream, a window of them at a time: those that wait for an answer are put
   aside and run again when it is there. Failing cases are passed on in their order, until that
   returns false. Returns false then, or when interrupted. */
bool run_cases (gh_runner *r, gh_cases *cases, bool counting,
                bool on_failure (gh_runner *, const gh_case *, void *), void *context);

/* *result describes the case that was run last, a failing one. */
void run_describe (gh_runner *r, gh_result *result);

/* Run a failing case, describe it, then ever smaller ones. */
void run_explain (gh_runner *r, const gh_case *failed);

#endif

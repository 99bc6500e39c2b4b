/* Theorems and claims to test the harness with, checked against an engine. */
#ifndef GH_TESTS_CHECKING_H
#define GH_TESTS_CHECKING_H

#include "harness/run/run.h"

/* The reference engine, open from the beginning of main to its end. */
extern gh_engine *reference;

extern gh_domain const forms_1, forms_2; /* literal forms by day 1 and 2 */
extern gh_domain const random_200;       /* 200 random cases */

/* A theorem that this function tests over one domain. */
gh_theorem theorem_of (void run (gh_trial *, const gh_theorem *), gh_domain domain);

/* Check against an engine, compared with a second one if that is not NULL. */
void check_with (gh_engine *engine, gh_engine *second, const gh_options *options,
                 const gh_theorem *theorem, gh_result *result);

/* Check against the reference with default options. */
void check (const gh_theorem *theorem, gh_result *result);

/* Check the only claim of a text; false: it is none. */
bool check_claim (gh_engine *engine, gh_engine *second, const gh_options *options, const char *text,
                  gh_result *result);

/* What a listener was told of a run of all claims of a text. */
#define MOST_TOLD 24
typedef struct told_run {
  gh_result results[MOST_TOLD];
  unsigned decided[MOST_TOLD], started;
  gh_summary summary;
  bool good;
} told_run;

/* Run them, at most MOST_TOLD, as `gifthorse check` does, in so many processes, which take their
   engine and options from `work`; in so many seconds, or 0. */
void run_text (const char *text, const gh_work *work, unsigned jobs, double seconds, told_run *t);

/* Whether two left options are equal, but not identical: a rare bug to plant. */
bool equal_twins (gh_store *store, gh_form g);

#endif

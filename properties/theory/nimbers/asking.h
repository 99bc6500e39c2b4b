/* Nimbers as the engine under test, or the reference, knows them: for theorems about the field. */
#ifndef GH_THEORY_NIMBERS_ASKING_H
#define GH_THEORY_NIMBERS_ASKING_H

#include "harness/cases/trial.h"

/* What the engine under test answers about these integers; a request for one of them leaves b out.
   GH_NO_FORM: no integer. */
gh_form gh_ask_nim (gh_trial *t, gh_request request, gh_form a, gh_form b);

gh_form gh_ask_nim_sum (gh_trial *t, gh_form a, gh_form b);
gh_form gh_ask_nim_product (gh_trial *t, gh_form a, gh_form b);

gh_form gh_power_of_2 (gh_trial *t, uint32_t exponent);

/* Likewise for machine integers. An answer that is none, or is 2^32 or more, is UINT32_MAX. */
uint32_t gh_ask_nimber (gh_trial *t, gh_request request, uint32_t a, uint32_t b);

/* The same of the reference, by the mex recursions; for a, b < 256. */
uint32_t gh_judge_nimber (gh_trial *t, gh_request request, uint32_t a, uint32_t b);

/* A set of numbers, and the least that it lacks. */
#define GH_MOST_EXCLUDED 1024u
typedef struct gh_excluded {
  bool has[GH_MOST_EXCLUDED];
  uint32_t mex; /* GH_MOST_EXCLUDED: it has all that are less */
} gh_excluded;
void gh_exclude (gh_excluded *set, uint32_t n); /* larger ones are left out */

#endif

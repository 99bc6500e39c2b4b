/* Stores to test in: bodies that run within gh_try, and forms from texts, numbers and chance. */
#ifndef GH_TESTS_STORES_H
#define GH_TESTS_STORES_H

#include "form/store.h"

typedef void body (gh_store *store);

/* How a body ends in this store. */
gh_status status_of (gh_store *store, body *run);

/* Run a body in a store of its own; passing a limit is a failed test. */
void in_new_store (const char *name, body *run);

/* Whether a store is as a new one: {|} only, no memos, no notes. */
bool fresh (gh_store *store);

/* The form that a text in the notation stands for. */
gh_form game (gh_store *store, const char *text);

/* numerator / 2^exponent */
gh_form dyadic (gh_store *store, int64_t numerator, uint64_t exponent);

/* G made {G|G} so many times: its tree, and its text, have more than twice as much each time. */
gh_form doubled (gh_store *store, gh_form form, unsigned times);

/* A number below the bound. The numbers drawn are the same in each run, and begin anew with each
   seed, which is not 0. */
uint32_t draw (uint32_t bound);
void draw_from (uint32_t seed);

/* Drawn: at most five options at each position, small numerals at the end. */
gh_form random_form (gh_store *store, unsigned depth);

/* Seconds of a clock that never goes back, and of work of this process, whatever else the machine
   does and however slow it is (tap.h). */
double now (void);
double worked (void);

#endif

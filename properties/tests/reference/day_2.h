/* All forms born by day 2. */
#ifndef GH_TESTS_DAY_2_H
#define GH_TESTS_DAY_2_H

#include "form/store.h"

#define DAY_2 256

/* Bit i of an index stands for option i of {|}, {0|}, {|0}, {0|0}; bits 4 to 7 for right ones. */
void make_day_2 (gh_store *store, gh_form all[DAY_2]);

#endif

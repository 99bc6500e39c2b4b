/* Tables of values to test in, beside a store for forms and for the reference. */
#ifndef GH_TESTS_TABLES_H
#define GH_TESTS_TABLES_H

#include "optimized/canons.h"

typedef void table_body (gh_canons *canons, gh_store *store);

/* How a body ends in this table, by its limits; passing one of the store aborts. */
gh_status status_in (gh_canons *canons, gh_store *store, table_body *run);

/* Run a body in a table and a store of their own, with these limits or, for NULL, the defaults, and
   with room for many forms; passing any limit is a failed test. */
void in_new_table (const char *name, const gh_canons_limits *limits, table_body *run);

/* The value of a text in the notation. */
gh_canon value_of (gh_canons *canons, gh_store *store, const char *text);

/* The canonical form of a value. */
gh_form form_of (gh_canons *canons, gh_store *store, gh_canon g);

#define DAY_2_VALUES 22
#define DAY_3_VALUES 1474
#define ANTICHAINS 98

/* Sets of values born by day 2 of which none is less than another, by the reference's order. */
typedef struct antichains {
  gh_canon values[DAY_2_VALUES];
  gh_form forms[DAY_2_VALUES];
  uint32_t sets[ANTICHAINS]; /* bit i: values[i] */
} antichains;

/* False: there are not so many values or sets. */
bool find_antichains (gh_canons *canons, gh_store *store, antichains *found);

/* The value whose left and right options are these sets, and the same form, built literally. */
gh_canon value_of_sets (gh_canons *canons, const antichains *a, uint32_t left, uint32_t right);
gh_form form_of_sets (gh_store *store, const antichains *a, uint32_t left, uint32_t right);

/* All values born by day 3 in the order in which the pairs of antichains give them; returns how
   many there are. */
size_t find_day_3 (gh_canons *canons, gh_store *store, gh_canon values[DAY_3_VALUES]);

#endif

/* Values of a ruleset's positions by size. */
#ifndef GH_TABLE_VALUES_H
#define GH_TABLE_VALUES_H

#include "heap/code.h"
#include "rulesets/ruleset.h"

/* What a table is of: boards by rows and columns, Toads and Frogs by their numbers with one free
   square between, or single heaps. */
typedef struct gh_table_subject {
  const gh_ruleset *ruleset; /* NULL: heaps under the code */
  gh_code code;
  char name[256];       /* "domineering", ".77"; without its middle, if it is longer */
  const char *sizes[2]; /* "rows", "columns"; of heaps "heap", NULL */
  unsigned least, most; /* that a size can be */
} gh_table_subject;

/* By the name of a ruleset or a heap game, with its code or amounts in parentheses, if it takes
   any, or by a code. False: it was complained about. */
bool gh_table_read (gh_table_subject *subject, const char *text);

/* Texts belong to the cell. */
typedef struct gh_table_cell {
  unsigned size[2];
  enum { GH_CELL_OPEN, GH_CELL_FOUND, GH_CELL_LIMIT } state; /* open: it was not come to */
  char *value, *latex, *mean, *temperature; /* in notation, and the value in LaTeX, too */
  char outcome;                             /* of PLRN */
} gh_table_cell;

typedef struct gh_table {
  gh_table_subject subject;
  gh_limits limits; /* of each value */
  bool reduced;     /* its reduced canonical form is told in its place */
  unsigned most[2]; /* sizes go up to these; of heaps the second is 0 */
  gh_table_cell *cells;
  size_t count, found, limited;
  volatile uint64_t tried; /* cells so far */
  char reason[100];        /* why the first of those was not found that are limited */
} gh_table;

/* How many cells it has. */
size_t gh_table_size (const gh_table *table);

/* Find the values until halted. False: there is no memory for the table. What is found then is
   there; to be freed in any case. */
bool gh_table_find (gh_table *table);
void gh_table_free (gh_table *table);

#endif

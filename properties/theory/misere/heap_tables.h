/* The printed tables of heap games in misere play. */
#ifndef GH_THEORY_HEAP_TABLES_H
#define GH_THEORY_HEAP_TABLES_H

#include "theory/misere/named_games.h"

typedef struct heap_table {
  const char *code;
  const definition *definitions; /* of the letters */
  const char *forms;  /* the simplest forms of heaps of 0, 1, 2, ..., with blanks between */
  const char *genera; /* likewise; at least as many */
} heap_table;

extern const heap_table grundys_table, kayles_table, four_table, six_table;

gh_code code_named (const char *text);

/* The simplest form of one heap. */
gh_reduced heap_in_misere (gh_misere *misere, const gh_code *code, uint64_t n);

/* Where in a list entry number n begins; and whether there is one. */
const char *entry (const char *list, size_t n);
size_t entry_length (const char *list);

/* Term n of a genus as it is printed, with the terms left out. */
uint32_t printed_term (const char *genus, size_t n);

/* Whether a game has the genus that stands at the beginning of a list. */
bool has_genus (gh_misere *misere, gh_reduced g, const char *list);

/* What is found in a new table of games; the first thing wrong ends the case. */
typedef void misere_check (gh_misere *misere, finding *f);
void check_in_misere (gh_trial *t, misere_check *check);

#endif

/* Rows and theorems by what a user says: by ids, or by words in names and statements. */
#ifndef GH_SEARCH_H
#define GH_SEARCH_H

#include "commands/library.h"

typedef struct gh_search {
  const gh_ledger *ledger;
  char **ids;   /* those of the arguments that are ids, or how ids begin; NULL ends them */
  char **words; /* the others, whose words must all occur; NULL ends them */
} gh_search;

/* Sort the arguments, which NULL ends. False: there is no row and no theorem for some, or no
   memory; it was complained about. */
bool gh_search_begin (gh_search *search, const gh_library *library, char *const *arguments);
void gh_search_end (gh_search *search);

/* Whether there was no argument, so that all is meant. */
bool gh_search_is_empty (const gh_search *search);

/* Complain that no id begins so, with one that was probably meant. */
void gh_search_lacks (const gh_ledger *ledger, const char *id, const char *what);

/* Whether a theorem has one of these ids, or one that begins so; NULL ends them. */
bool gh_has_id (const gh_theorem *theorem, char *const *ids);

bool gh_search_finds_row (const gh_search *search, const gh_row *row);
/* Whether by an id of the theorem, or by words of a row that it covers. */
bool gh_search_finds (const gh_search *search, const gh_theorem *theorem);

#endif

/* Lines of claims files that give a name to a game for all claims below: "let a = {1|0}". */
#ifndef GH_LETS_H
#define GH_LETS_H

#include "form/notation.h"

typedef struct gh_let gh_let; /* the newest of a chain */

/* Whether a line is one. */
bool gh_is_let (const char *start, const char *end);
/* Add the name that a line gives; the text of the line must stay. False: *error says why not, with
   its place in the line. */
bool gh_let_add (gh_let **lets, const char *start, const char *end, gh_error *error);
void gh_lets_free (gh_let *lets);

/* A claim, and behind it `where` with the names in it: "a > 0 where a = {1|0}". It is the caller's;
   NULL: no memory. */
char *gh_lets_append (gh_let *lets, const char *claim, size_t length);

#endif

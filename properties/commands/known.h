/* Theorems that are known to fail. */
#ifndef GH_KNOWN_H
#define GH_KNOWN_H

#include "form/text.h"
#include "harness/theorem.h"

typedef struct gh_known {
  gh_text names; /* each between newlines */
} gh_known;      /* all zero: none */

/* Read a baseline: names of theorems, one a line; blanks and what follows a # do not count. False:
   it was complained about. */
bool gh_known_read (gh_known *known, const char *path);
bool gh_known_has (const gh_known *known, const gh_theorem *theorem);
void gh_known_free (gh_known *known);

#endif

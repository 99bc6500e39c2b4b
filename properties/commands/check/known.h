/* The baseline: theorems that are known to fail. A text with the name of one a line; blank lines
   and what follows a # are the user's. */
#ifndef GH_KNOWN_H
#define GH_KNOWN_H

#include "form/text.h"
#include "harness/judging/result.h"

typedef struct gh_known {
  const char *path; /* the caller's */
  const gh_registry *registry;
  gh_text text; /* of the file */
  bool *names;  /* whether it names the theorem of this number */
} gh_known;     /* all zero: there is none */

/* Read it. Each name must be a theorem's. `create`: a file that is not there is an empty one.
   False: it was complained about. */
bool gh_known_read (gh_known *known, const char *path, const gh_registry *registry, bool create);

bool gh_known_has (const gh_known *known, const gh_theorem *theorem);

/* Read it again, since another check may have written there, and write it anew: without those of
   these theorems that hold now, and with those that fail or are vacuous. What else stands in it,
   stays. False: it was complained about. */
bool gh_known_update (gh_known *known, const gh_theorem *const *theorems, const gh_result *results,
                      size_t count);

void gh_known_free (gh_known *known);

#endif

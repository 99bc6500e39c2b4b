/* The baseline: failures that are known. A text with the name of a theorem a line, and perhaps the
   question that is answered wrongly: "SS-2.7b/2 negate 1"; blank lines and what follows a # are the
   user's. */
#ifndef GH_KNOWN_H
#define GH_KNOWN_H

#include "form/text.h"
#include "harness/judging/result.h"

#include <stdio.h>

typedef struct gh_known {
  const char *path; /* the caller's */
  const gh_registry *registry;
  gh_text text;              /* of the file */
  struct gh_known_line *all; /* what it says of the theorem of this number */
} gh_known;                  /* all zero: there is none */

/* Read it. Each name must be a theorem's. `create`: a file that is not there is an empty one.
   False: it was complained about. */
bool gh_known_read (gh_known *known, const char *path, const gh_registry *registry, bool create);

/* Whether the theorem stands there, however it fails. */
bool gh_known_names (const gh_known *known, const gh_theorem *theorem);

/* Whether this result of it, a bad one, is known: the theorem stands there without a question, or
   one of its wrong questions is of a fault that stands there. Of one that does not stand there all
   of them must be. Two questions are of one fault if they are of one kind and one class of numbers,
   and of one request or about the same. */
bool gh_known_has (const gh_known *known, const gh_theorem *theorem, const gh_result *result);

/* Say which questions of the file no theorem fails for any more, of these theorems, if each that
   stands there with one of them holds. */
void gh_known_print_mended (const gh_known *known, FILE *out, const gh_theorem *const *theorems,
                            const gh_result *results, size_t count);

/* Read it again, since another check may have written there, and write it anew: without those of
   these theorems that hold now, and with those that fail, by their questions, or are vacuous. What
   else stands in it, stays. False: it was complained about. */
bool gh_known_update (gh_known *known, const gh_theorem *const *theorems, const gh_result *results,
                      size_t count);

void gh_known_free (gh_known *known);

#endif

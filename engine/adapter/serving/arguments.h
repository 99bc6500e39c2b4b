/* The arguments of a request, out of the line that a client sends. */
#ifndef GH_ADAPTER_ARGUMENTS_H
#define GH_ADAPTER_ARGUMENTS_H

#include "adapter/tables/names.h"
#include "engine.h"
#include "form/notation.h"

typedef struct arguments {
  const gh_engine *engine; /* what it can do says which sums may be sent */
  gh_store *store;
  const names *names;

  const char *at;      /* from here on is read */
  gh_error error;      /* after GH_SYNTAX; its column counts from `at` */
  const char *refused; /* after GH_SYNTAX, but for NULL: it is a limit, and which */

  bool of_sums; /* what was read: one of them is no game alone, so that they stand in `sums` */
  gh_value values[GH_MOST_ARGUMENTS];
  gh_components sums[GH_MOST_ARGUMENTS];
  gh_term terms[GH_MOST_ARGUMENTS][GH_MOST_TERMS]; /* of these */
  gh_code code;                                    /* among the values */
} arguments;

/* Read all arguments of a request, which stand from a->at to `end`. Runs inside gh_try, and fails
   with GH_SYNTAX. */
void arguments_read (arguments *a, gh_request request, const char *end);

/* Likewise, the text from a->at to `end` as a form. */
gh_form arguments_form (arguments *a, const char *end);

#endif

/* What is told of a short game by the fast engine. */
#ifndef GH_VALUED_H
#define GH_VALUED_H

#include "form/notation.h"
#include "optimized/canons.h"
#include "output/facts.h"

typedef struct gh_valued {
  gh_facts *facts;
  gh_canons *canons;
  gh_store *own;  /* for what is printed */
  gh_canon g;     /* its value */
  gh_style style; /* of games */
  bool all;       /* long texts in full */
} gh_valued;

typedef void gh_valued_part (const gh_valued *v);

/* Have a part told, about a form of `store`. It is called in gh_try and gh_canons_try; a limit
   that it passes is told in its place. Fails with GH_NO_MEMORY or GH_HALTED. */
void gh_tell_valued (gh_facts *facts, gh_store *store, gh_form form, gh_style style, bool all,
                     const char *title, gh_valued_part *part);

/* The text of a value, in full notation; it stands until the next text. */
const char *gh_valued_text (const gh_valued *v, gh_canon x);

#endif

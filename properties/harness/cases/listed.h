/* What is remembered of the forms of a catalog. For catalog.c and listed.c alone. */
#ifndef GH_LISTED_H
#define GH_LISTED_H

#include "harness/cases/catalog.h"

/* Their copies in one filling of one other store. */
struct gh_copies {
  uint64_t epoch;
  gh_form forms[]; /* GH_NO_FORM: not yet */
};

/* Which of them an engine takes that was asked about last. */
struct gh_taken {
  bool known;
  gh_takes takes;
  size_t count;
  uint32_t index[];
};

#endif

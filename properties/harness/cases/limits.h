/* The limits of a store by their names, as options and replay lines write them. */
#ifndef GH_LIMITS_H
#define GH_LIMITS_H

#include "form/store.h"

typedef struct gh_limit {
  const char *name;
  size_t offset; /* in gh_limits */
  uint32_t most; /* that an option may set it to */
} gh_limit;

extern const gh_limit gh_limit_table[]; /* ends with a name that is NULL */

uint32_t gh_limit_of (const gh_limits *limits, const gh_limit *limit);
void gh_limit_set (gh_limits *limits, const gh_limit *limit, uint32_t value);

#endif

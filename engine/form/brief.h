/* Forms within messages, whatever their size. */
#ifndef GH_BRIEF_H
#define GH_BRIEF_H

#include "form/store.h"

#define GH_TOO_LARGE                                                                               \
  "a game of " /* how that begins which stands for a text that cannot be written */

/* The text of a form, without its middle where it is longer than `size` - 1 bytes, which are at
   least 32; of a form that is too large to be written, "a game of 784174 moves", counted in its
   tree. The store's limits are counted anew. Returns `buffer`; nothing fails, and gh_try need not
   be around it. */
const char *gh_brief (gh_store *store, gh_form form, char *buffer, size_t size);

#endif

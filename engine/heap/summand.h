/* A term of a sum of games: heaps side by side, of which no form is made, or a form. */
#ifndef GH_SUMMAND_H
#define GH_SUMMAND_H

#include "form/store.h"
#include "heap/games.h"

#define GH_MOST_SUMMANDS 1000 /* in one sum, for those who look for its winning moves */

typedef struct gh_summand {
  const char *text; /* as it was written; not ended by 0 */
  size_t length;
  const gh_heap_game *game; /* NULL: it is a form */
  const gh_code *code;
  uint64_t heaps[GH_MOST_HEAPS];
  size_t count;
  gh_form form;
} gh_summand;

#endif

/* Answers of serve that share their positions. */
#ifndef GH_ADAPTER_SHARE_H
#define GH_ADAPTER_SHARE_H

#include "adapter/tables/bytes.h"
#include "form/notation.h"

/* Whether a position is better named than written out, as its tree has more than so many moves. The
   notation has a short text for some forms with a large tree. */
bool share_worth (gh_store *store, gh_form form, gh_style style, uint64_t moves);

/* The text of a form in the full notation, or, where that passes the limit of a text, `let g1 = G ;
   let g2 = H ; ... ; gN`, with a name for each position that is worth it, from g`first` on. It
   stands in the store or in `room` until the next text. Fails with GH_OVER_LENGTH when this is too
   long, too. */
const char *share_print (gh_store *store, gh_form form, uint32_t first, bytes *room);

#endif

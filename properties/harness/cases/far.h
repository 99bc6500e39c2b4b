/* Numbers far from 0 and near it, where machine words end. */
#ifndef GH_FAR_H
#define GH_FAR_H

#include "form/store.h"

/* The i-th of them: of each sign 2^e for e = 31, 53, 62, 63, 64 and 127, which are the first
   GH_FAR_POWERS; then the whole numbers beside these; numerators that are beside them, over 2 to
   2^40; and 2^-e, alone and beside 1. */
#define GH_FAR_POWERS 12u
#define GH_FARS (GH_FAR_POWERS * 13)
gh_form gh_far (gh_store *store, uint32_t i);

#endif

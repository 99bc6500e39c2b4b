/* Loopy games as values of a store: codes (loopy/graph.h) made of codes. All run inside gh_try, and
   fail with GH_OVER_FORMS or GH_OVER_OPTIONS where a game would be larger than one may be. */
#ifndef GH_LOOPY_CODE_H
#define GH_LOOPY_CODE_H

#include "form/loan.h"
#include "loopy/graph.h"

/* The code of a graph; what was lent since then is given back. */
gh_form gh_loopy_code (gh_store *store, gh_graph graph, gh_loans *since);

gh_form gh_loopy_of_form (gh_store *store, gh_form short_game);
gh_form gh_loopy_sum (gh_store *store, gh_form g, gh_form h);
gh_form gh_loopy_negative (gh_store *store, gh_form g);

/* The game with these options, codes as the options of a form. */
gh_form gh_loopy_of_options (gh_store *store, gh_form options);

/* The game that begins at an option; GH_NO_FORM: there are not so many. */
gh_form gh_loopy_option (gh_store *store, gh_form g, gh_side side, uint32_t i);

/* How large a game is, as theorems order what fails: by its positions, then by its moves where
   there are less than GH_LOOPY_STEP. 0 is of size 0. */
#define GH_LOOPY_STEP 30
uint64_t gh_loopy_size (gh_store *store, gh_form g);

#endif

/* Rational numbers and their sign expansions. For the files of this room only. */
#ifndef GH_COEFFICIENT_H
#define GH_COEFFICIENT_H

#include "form/store.h"

/* Of a positive rational number (form/rational.h). Fails with GH_OVER_DEPTH beyond so many signs
   behind its integer part. */
gh_form gh_signs_of_rational (gh_store *store, gh_form x);

/* Of signs that begin with +: finite runs, at the end perhaps a group of them. */
gh_form gh_rational_of_signs (gh_store *store, gh_form signs);

#endif

/* From numbers in normal form (transfinite/normal.h) to sign expansions (transfinite/signs.h) and
   back, after H. Gonshor, An Introduction to the Theory of Surreal Numbers, Theorems 5.11 and 5.12.

   Not every number is finite in both ways. GH_NO_FORM: in the other one it is not, since an
   exponent has a coefficient that is not dyadic (w^(1/3) has runs that grow and grow), or since a
   group of runs is no rational coefficient. Signs behind the integer part of a coefficient are at
   most as many as the depth of the store, 5000, else GH_OVER_DEPTH; so are terms. */
#ifndef GH_TRANSLATE_H
#define GH_TRANSLATE_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

gh_form gh_signs_of_normal (gh_store *store, gh_form a);
gh_form gh_normal_of_signs (gh_store *store, gh_form signs);

#ifdef __cplusplus
}
#endif

#endif

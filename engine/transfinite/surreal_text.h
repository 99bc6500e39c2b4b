/* Numbers as a user types them, and in both ways:

     w/2  1/w  w - 1  3/4  2^-w  2^(w + 1)  sqrt(w)  1/(w + 1)  (w - 1).(w + 1)      pi  sqrt(2)

   A quotient of which more than GH_MOST_QUOTIENT_TERMS terms are needed ends there. Real numbers
   that are not rational have no normal form here, and stand alone. */
#ifndef GH_SURREAL_TEXT_H
#define GH_SURREAL_TEXT_H

#include "form/notation.h"
#include "transfinite/real.h"

#ifdef __cplusplus
extern "C" {
#endif

#define GH_MOST_QUOTIENT_TERMS 8
#define GH_SHOWN_SIGNS 60

typedef struct gh_surreal_number {
  gh_form normal; /* GH_NO_FORM: `real` is the number */
  bool endless;   /* what is behind is less than each of the terms */
  gh_real real;
} gh_surreal_number;

/* Fails as gh_read does. */
gh_surreal_number gh_surreal_number_read (gh_store *store, const char *text, size_t length,
                                          gh_error *error);

/* Each of these texts belongs to the store and stands until the next text; it ends in `...` where
   it is not whole. NULL: there is none, since in this way the number is not finite. */
const char *gh_surreal_number_print (gh_store *store, const gh_surreal_number *x);
const char *gh_surreal_number_print_signs (gh_store *store, const gh_surreal_number *x);

#ifdef __cplusplus
}
#endif

#endif

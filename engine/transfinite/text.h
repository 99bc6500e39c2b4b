/* The text of numbers in Conway's normal form (transfinite/normal.h).

     w^(w + 1).2 + w.3 + 5     a coefficient stands behind a dot; w^0 is left out
     w^2  w^w^2                an exponent that is an integer from 0, or a power of w
     w^(-1)  w^(w.2)           any other
     -w.1/3 - 1/2              coefficients are rational numbers

   What is printed is read as the same number. */
#ifndef GH_TRANSFINITE_TEXT_H
#define GH_TRANSFINITE_TEXT_H

#include "form/notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* It belongs to the store and stands until the next text. */
const char *gh_normal_print (gh_store *store, gh_form a);

/* Terms in any order, also with the coefficient before w, as 3.w, and braces around an exponent;
   the letter of omega and LaTeX's \omega are read, too. Fails as gh_read does. */
gh_form gh_normal_read (gh_store *store, const char *text, size_t length, gh_error *error);

#ifdef __cplusplus
}
#endif

#endif

/* Numbers in Conway's normal form: w^e.c + w^f.d + ..., finitely many terms, their exponents
   descending and again such numbers, their coefficients rational and not 0.

   As a form of the store it is GH_ZERO for 0, else {e|{c|rest}}, c as in form/rational.h. That is a
   code, which is never played as a game: types keep it apart. Two are equal just when they are
   identical. Below, a and b are such codes. Whatever makes one may fail by the limits of the store:
   GH_OVER_DEPTH beyond so many terms or exponents upon exponents (5000), GH_OVER_DIGITS in a
   coefficient (10000), GH_OVER_FORMS, GH_OVER_LENGTH of a text. Comparing and adding take time by
   the terms and the height alone, however many symbols a number would take to write. */
#ifndef GH_NORMAL_H
#define GH_NORMAL_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* w^exponent.coefficient + rest: the coefficient is not 0, and each exponent of `rest` less. */
gh_form gh_normal_term (gh_store *store, gh_form exponent, gh_form coefficient, gh_form rest);

/* Of the first term of a, which is not 0. */
gh_form gh_normal_exponent (gh_store *store, gh_form a);
gh_form gh_normal_coefficient (gh_store *store, gh_form a);
gh_form gh_normal_rest (gh_store *store, gh_form a);

/* A rational number as a normal form; and the one that a is, or GH_NO_FORM. */
gh_form gh_normal_of_number (gh_store *store, gh_form number);
gh_form gh_normal_number (gh_store *store, gh_form a);

gh_form gh_normal_power (gh_store *store, gh_form exponent); /* w^exponent */
gh_form gh_normal_omega (gh_store *store);

int gh_normal_sign (gh_store *store, gh_form a);
int gh_normal_compare (gh_store *store, gh_form a, gh_form b); /* the sign of a - b */

/* As of games; so these of ordinals are the natural sum and product. */
gh_form gh_normal_negative (gh_store *store, gh_form a);
gh_form gh_normal_sum (gh_store *store, gh_form a, gh_form b);
gh_form gh_normal_difference (gh_store *store, gh_form a, gh_form b);
gh_form gh_normal_product (gh_store *store, gh_form a, gh_form b);

#ifdef __cplusplus
}
#endif

#endif

/* Ordinals below epsilon_0: normal forms (transfinite/normal.h) whose exponents are ordinals and
   whose coefficients are positive integers. As games they are {all smaller ones|} (Definition 4.1
   of Schleicher and Stoll), gh_normal_sum and gh_normal_product are their sum and product, the
   natural or Hessenberg ones. The ordinary ones, of set theory, are here, with their own names:
   1 + w is w + 1 as a sum of games, and w as an ordinary one.

   Below, a and b are ordinals, and limits are those of normal.h. */
#ifndef GH_ORDINAL_H
#define GH_ORDINAL_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether a normal form is an ordinal. */
bool gh_is_ordinal (gh_store *store, gh_form normal);

gh_form gh_ordinary_sum (gh_store *store, gh_form a, gh_form b);
gh_form gh_ordinary_product (gh_store *store, gh_form a, gh_form b);
gh_form gh_ordinary_power (gh_store *store, gh_form a, gh_form b); /* a^b; 0^0 is 1 */
gh_form gh_ordinal_power_of_2 (gh_store *store, gh_form a);        /* the ordinary 2^a: 2^w = w */

/* What is behind b in a: the c with b + c = a, where b <= a. */
gh_form gh_ordinary_difference (gh_store *store, gh_form a, gh_form b);

/* 0 is no limit. */
bool gh_ordinal_is_limit (gh_store *store, gh_form a);
gh_form gh_ordinal_successor (gh_store *store, gh_form a);   /* a + 1 */
gh_form gh_ordinal_predecessor (gh_store *store, gh_form a); /* GH_NO_FORM: a is 0 or a limit */

/* a[n], of a limit a and an integer n from 0: a sequence that ascends to a. (b + w^(e + 1))[n] is
   b + w^e.n, and (b + w^e)[n] is b + w^(e[n]) for a limit e. */
gh_form gh_ordinal_fundamental (gh_store *store, gh_form a, gh_form n);

/* How many signs w and 1 it takes to write a without coefficients: w^w.2 + 3 is w^w^1 + w^w^1 + 1 +
   1 + 1, of 9. It is the nodes of a forest, a tree for each power. UINT32_MAX: that many or more.
 */
uint32_t gh_ordinal_size (gh_store *store, gh_form a);

/* Ordinals by size: how many there are of this one, up to GH_MOST_ORDINAL_SIZE, and number `index`
   of them, in an order without meaning. There are 486 up to size 8. */
#define GH_MOST_ORDINAL_SIZE 40
uint64_t gh_ordinal_count (unsigned size);
gh_form gh_ordinal_at (gh_store *store, unsigned size, uint64_t index);

/* An ordinal below a, which is not 0, by draws: draw (context, bound) is a number below the bound.
   Zeros make it 0. Each b < a can be drawn whose terms that a has not are 3 or less, in each
   exponent again, and whose coefficients are 8 or less, or are at most 8 less than one of a. */
typedef uint32_t gh_ordinal_draw (void *context, uint32_t bound);
gh_form gh_ordinal_below (gh_store *store, gh_form a, gh_ordinal_draw *draw, void *context);

#ifdef __cplusplus
}
#endif

#endif

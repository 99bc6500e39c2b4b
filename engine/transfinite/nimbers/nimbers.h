/* Ordinals as nimbers: a field under nim addition (+) and nim multiplication (x), of which the
   numbers below w^(w^w) are the least part in which every equation has its roots (post I.6a;
   Conway, On Numbers and Games, chapter 6). To be read and compared with.

   Outside, an ordinal is its normal form (transfinite/normal.h). Inside it is a sum of products of
   generators: w^(w^k d), for the odd primes p = p_k = 3, 5, 7, ..., is the product of the
   kappa_(p^n) = w^(w^k p^(n-1)), each as often as digit number n - 1 of d to the base p says, and
   the bits of a coefficient are products of Fermat powers 2^(2^n) likewise. The p-th power of
   kappa_(p^(n+1)) is kappa_(p^n), that of kappa_p is alpha_p, which is found when it is needed
   first (excess.h).

   Limits. Sums are those of all ordinals that there are here, below epsilon_0. Else coefficients
   are below 2^65536, exponents are sums of w^k d, k < 60 and d < 2^18, and the field in which the
   numbers lie has at most 2^16777216 elements, for which 20 megabytes are taken at a time. Other
   limits are 10^7 products of 64 bits for a question, and fields of up to 2^10000 elements in the
   search for alpha_p: they have it for p up to 137, and most p up to 281. It takes a millisecond
   for all p up to 43, half a second for 47, and six seconds for the slowest, 227. What is asked
   beyond is refused, with words. */
#ifndef GH_TRANSFINITE_NIMBERS_H
#define GH_TRANSFINITE_NIMBERS_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct gh_kappas gh_kappas; /* the alpha_p that were found */

gh_kappas *gh_kappas_new (const gh_allocator *memory); /* NULL when there is no memory */
void gh_kappas_free (gh_kappas *kappas);
const char *gh_kappas_words (const gh_kappas *kappas); /* why it refused last */

gh_form gh_ordinal_nim_sum (gh_store *store, gh_form a, gh_form b);

/* False: it is refused. They fail (store.h) with GH_HALTED, GH_NO_MEMORY, and the limits of the
   store. */
bool gh_ordinal_nim_product (gh_kappas *kappas, gh_store *store, gh_form a, gh_form b,
                             gh_form *product);
bool gh_ordinal_nim_inverse (gh_kappas *kappas, gh_store *store, gh_form a,
                             gh_form *inverse); /* a is not 0 */

bool gh_ordinal_nim_root (gh_kappas *kappas, gh_store *store, gh_form a,
                          gh_form *root); /* its square is a */

#define GH_MOST_PRIME 283u

/* alpha_p of the odd prime p, up to that; *excess is what it is more than the least number whose
   degree is a multiple of the order of 2 modulo p. */
bool gh_alpha (gh_kappas *kappas, gh_store *store, unsigned p, gh_form *alpha, unsigned *excess);

#ifdef __cplusplus
}
#endif

#endif

/* Arithmetic of small nimbers by the mex recursions that define it (post I.6a), for operands below
   GH_MEX_LIMIT. What was found once is remembered. To be compared with, never to be fast: all
   products take two seconds, and are found when the engine is built. */
#ifndef GH_REFERENCE_NIMBER_H
#define GH_REFERENCE_NIMBER_H

#define GH_MEX_LIMIT 256u

typedef struct gh_mex_table gh_mex_table; /* what was found */

/* All products, as gh_mex_product found them in an empty table (products.c). */
extern const unsigned char gh_mex_products[GH_MEX_LIMIT][GH_MEX_LIMIT];

/* A table in which these products are known; NULL: an empty one. Returns NULL when there is no
   memory. */
gh_mex_table *gh_mex_table_new (const unsigned char (*products)[GH_MEX_LIMIT]);
void gh_mex_table_free (gh_mex_table *mex);

/* p (+) q and p (x) q are the least numbers that p' (+) q, p (+) q' and
   (p' (x) q) (+) (p (x) q') (+) (p' (x) q') are not, for all p' < p and q' < q. */
unsigned gh_mex_sum (gh_mex_table *mex, unsigned p, unsigned q);
unsigned gh_mex_product (gh_mex_table *mex, unsigned p, unsigned q);

/* 1/p for p > 0: the least q which is the least number beside 0 and all
   ((p' (+) p) (x) q' (+) 1) (x) 1/p' with 0 < p' < p, q' < q. Other q may satisfy the same
   equation: for p = 2 both 3 and 4 do. */
unsigned gh_mex_inverse (gh_mex_table *mex, unsigned p);

/* The square root of s: the least r which is the least number beside all roots of smaller numbers
   and all (p (x) q (+) s) (x) 1/(p (+) q) with p, q < r that differ. */
unsigned gh_mex_root (gh_mex_table *mex, unsigned s);

#endif

/* Towers of fields: the nimbers of 2^bits, bits a power of two, with roots adjoined one upon the
   other. Level 0 has the finite ones; level l has y with y^(p^n) = alpha_p, an element of the level
   below. For the files of this folder only.

   An element of a level is its coefficients of 1, y, y^2, ... one behind the other, each an element
   of the level below; those of level 0 have `words` words. The result of an operation may not be an
   operand.

   What fails leaves its reason in `status`, and from then on results mean nothing. */
#ifndef GH_TOWER_H
#define GH_TOWER_H

#include "form/store.h"
#include "transfinite/nimbers/fermat.h"

#include <gmp.h>

#define TOWER_LEVELS 16u
#define TOWER_WORDS ((size_t)1 << 18) /* of one element: 2^24 bits */

typedef enum {
  TOWER_OK,
  TOWER_HALTED,
  TOWER_NO_MEMORY,
  TOWER_OVER_STEPS,
  TOWER_OPEN /* alpha of level `open` is needed */
} tower_status;

typedef struct level {
  unsigned prime;
  size_t degree;     /* p^n; 1 of level 0 */
  size_t size;       /* words of an element */
  uint64_t *alpha;   /* an element of the level below; NULL: it is not known */
  uint64_t *scratch; /* of products and squares */
  uint64_t *euclid;  /* of inverses, made for the first */
} level;

typedef struct tower {
  const gh_allocator *memory;
  fermat finite;
  unsigned bits; /* 4 or more */
  size_t words;
  unsigned count; /* levels above 0 */
  level levels[TOWER_LEVELS + 1];
  uint64_t most; /* products of words that may be made */
  tower_status status;
  unsigned open;
} tower;

/* A tower without levels above 0, and one level more, whose alpha is not known. False: there is no
   memory, and the tower is to be ended. */
bool tower_start (tower *t, const gh_allocator *memory, unsigned bits, uint64_t most);
bool tower_add (tower *t, unsigned prime, size_t degree);
uint64_t *tower_alpha (tower *t, unsigned l); /* 0, to be filled in; NULL: there is no memory */
void tower_end (tower *t);

size_t tower_size (const tower *t);        /* words of an element of all levels */
uint64_t tower_dimension (const tower *t); /* over the field of 0 and 1 */

/* Memory for so many elements, all 0; NULL: there is none, as the status says. */
uint64_t *tower_elements (tower *t, size_t count);
void tower_release (const tower *t, uint64_t *elements);

/* Of elements of all levels. */
void tower_product (tower *t, uint64_t *product, const uint64_t *a, const uint64_t *b);
void tower_square (tower *t, uint64_t *square, const uint64_t *a);
void tower_inverse (tower *t, uint64_t *inverse, const uint64_t *a); /* a is not 0; by Euclid */

void tower_root (tower *t, uint64_t *root, const uint64_t *a); /* the square root */

/* These may have the operand as their result. */
void tower_conjugate (tower *t, uint64_t *to, const uint64_t *a, uint64_t times); /* a^(2^times) */
void tower_power (tower *t, uint64_t *power, const uint64_t *a, mpz_srcptr exponent);

/* a^(1 + s + s^2 + ... + s^(n - 1)) with s = 2^f, n > 0, after Itoh and Tsujii: with 2 log2 n
   products. In a field of 2^(f n) elements it is the norm of a in that of 2^f elements. */
void tower_norm (tower *t, uint64_t *norm, const uint64_t *a, uint64_t f, uint64_t n);

/* The least d > 0 with x^(2^d) = x, in a tower that is a field. */
uint64_t tower_degree (tower *t, const uint64_t *x);

#endif

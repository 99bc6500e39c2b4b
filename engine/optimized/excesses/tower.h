/* Finite fields as towers: a flat field, and above it levels each of which adjoins z with
   z^count = alpha, alpha of the field below. An element of a level is `count` elements of the one
   below, the coefficients of z^0, z^1, ..., one behind the other; so an element of a lower level is
   one of a higher, followed by zeros. */
#ifndef GH_EXCESSES_TOWER_H
#define GH_EXCESSES_TOWER_H

#include "optimized/excesses/flat.h"

#define TOWER_MOST_LEVELS 32u

typedef struct tower_level {
  uint32_t prime;
  size_t count;     /* a power of the prime */
  size_t size, raw; /* words of an element, and of a product before it is reduced */
  uint64_t *alpha;
  uint64_t *product, *part; /* raw; size of the level below */
} tower_level;

typedef struct tower {
  flat base;
  unsigned height;                           /* levels above the base */
  tower_level levels[TOWER_MOST_LEVELS + 1]; /* levels[0]: the base */
  uint64_t *work;                            /* of the top; made by tower_ready */
} tower;

/* The base is there; a level on top of what stands. alpha is copied. False: no memory. */
void tower_begin (tower *t);
bool tower_add_level (tower *t, uint32_t prime, size_t count, const uint64_t *alpha, room *in);
bool tower_ready (tower *t, room *in); /* before products */

static inline size_t tower_size (const tower *t)
{
  return t->levels[t->height].size;
}

/* Of elements of a level. The product may be an operand. When gh_halted () becomes true, what comes
   out is nothing. */
void tower_multiply (tower *t, unsigned level, uint64_t *product, const uint64_t *a,
                     const uint64_t *b);

/* The map x -> x^(2^j). On each level z goes to c z^shift, and z^e to gammas[e] z^(e shift). */
typedef struct frobenius {
  uint64_t *of_y, *map;
  size_t shift[TOWER_MOST_LEVELS + 1];
  uint64_t *gammas[TOWER_MOST_LEVELS + 1];
} frobenius;

bool frobenius_take (const tower *t, frobenius *f, room *in);
void frobenius_square (tower *t, frobenius *f); /* j = 1 */
/* After `first`, `second`; `f` may be either. */
void frobenius_compose (tower *t, frobenius *f, const frobenius *first, const frobenius *second);
void frobenius_copy (const tower *t, frobenius *f, const frobenius *from);
void frobenius_apply (tower *t, const frobenius *f, unsigned level, uint64_t *image,
                      const uint64_t *a); /* the image is not `a` */

#endif

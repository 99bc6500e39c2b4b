/* A finite field as polynomials of bits in one element y, modulo an irreducible polynomial of its
   own: whatever that is, without a choice. */
#ifndef GH_EXCESSES_FLAT_H
#define GH_EXCESSES_FLAT_H

#include "optimized/excesses/room.h"
#include "optimized/excesses/words.h"

typedef struct flat {
  words_short *brief;
  size_t degree, words;   /* at least 2; words of an element */
  uint64_t *modulus;      /* without its highest term, y^degree */
  uint64_t *reciprocal;   /* of y^(2 degree) by the modulus, without its highest term */
  uint64_t *work, *spare; /* spare: an element, for who uses the field */
} flat;

/* A field by the powers of one of its elements, as vectors of `width` words over bits in any basis
   of theirs: powers[0] to powers[degree], all used up. The `others`, vectors like them, become
   elements of the field: `degree` bits in the first words of each, which must have room for them.
   False: no memory. */
bool flat_make (flat *field, words_short *brief, size_t degree, uint64_t **powers, size_t width,
                uint64_t **others, size_t other_count, room *in, room *meanwhile);

/* In place: a product, 2 * words, becomes an element in its first words. */
void flat_reduce (flat *field, uint64_t *raw);
void flat_product (flat *field, uint64_t *product, const uint64_t *a, const uint64_t *b);

/* x -> x^(2^j), which is linear: a table for each four bits. */
size_t flat_map_words (const flat *field);
void flat_map_make (flat *field, uint64_t *map, const uint64_t *image_of_y);
void flat_map (const flat *field, const uint64_t *map, uint64_t *image, const uint64_t *a);

#endif

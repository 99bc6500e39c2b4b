#include "optimized/excesses/flat.h"

#include <string.h>

/* ---- reduction ------------------------------------------------------------------------------- */

/* The bits of `from` from `degree` on, `words` words. */
static void high_part (uint64_t *high, const uint64_t *from, size_t degree, size_t words,
                       size_t from_words)
{
  size_t const skip = degree / 64, shift = degree % 64;
  for (size_t i = 0; i < words; i++) {
    uint64_t const low = skip + i < from_words ? from[skip + i] : 0;
    uint64_t const next = skip + i + 1 < from_words ? from[skip + i + 1] : 0;
    high[i] = shift ? low >> shift | next << (64 - shift) : low;
  }
}

static void low_part (uint64_t *a, size_t degree, size_t words)
{
  if (degree % 64)
    a[words - 1] &= ((uint64_t)1 << degree % 64) - 1;
}

/* Barrett's way: the quotient by the modulus is exact, since there are no carries. */
void flat_reduce (flat *field, uint64_t *raw)
{
  size_t const n = field->words;
  uint64_t *const high = field->work, *const product = high + n, *const quotient = product + 2 * n,
                  *const rest = quotient + n;
  high_part (high, raw, field->degree, n, 2 * n);
  words_product (field->brief, product, high, field->reciprocal, n, rest);
  high_part (quotient, product, field->degree, n, 2 * n);
  words_add (quotient, high, n);
  words_product (field->brief, product, quotient, field->modulus, n, rest);
  words_add (raw, product, n);
  low_part (raw, field->degree, n);
}

void flat_product (flat *field, uint64_t *product, const uint64_t *a, const uint64_t *b)
{
  size_t const n = field->words;
  uint64_t *const raw = field->work + 4 * n + WORDS_ROOM (n);
  words_product (field->brief, raw, a, b, n, field->work);
  flat_reduce (field, raw);
  memcpy (product, raw, n * sizeof *raw);
}

static void divide (flat *field)
{
  size_t const n = field->words, top = field->degree - 1;
  uint64_t *const rest = field->work;
  memcpy (rest, field->modulus, n * sizeof *rest); /* y^degree */
  for (size_t bit = field->degree; bit--;) {
    bool const over = words_bit (rest, top);
    if (over)
      rest[top / 64] ^= (uint64_t)1 << top % 64;
    for (size_t i = n; i--;)
      rest[i] = rest[i] << 1 | (i ? rest[i - 1] >> 63 : 0);
    if (over) {
      words_add (rest, field->modulus, n);
      field->reciprocal[bit / 64] |= (uint64_t)1 << bit % 64;
    }
  }
}

/* ---- from powers ----------------------------------------------------------------------------- */

static size_t lowest_bit (const uint64_t *a, size_t words)
{
  for (size_t i = 0; i < words; i++)
    if (a[i])
      return 64 * i + (size_t)__builtin_ctzll (a[i]);
  return SIZE_MAX;
}

typedef struct elimination {
  uint64_t **rows, **tags; /* each row is the sum of the powers in its tag */
  size_t *pivots, count, width, tag_width;
} elimination;

static void reduce_by (const elimination *e, size_t rows, uint64_t *vector, uint64_t *tag)
{
  for (size_t i = 0; i < rows; i++)
    if (words_bit (vector, e->pivots[i])) {
      words_add (vector, e->rows[i], e->width);
      words_add (tag, e->tags[i], e->tag_width);
    }
}

static void eliminate (elimination *e)
{
  for (size_t i = 0; i < e->count; i++) {
    e->tags[i][i / 64] |= (uint64_t)1 << i % 64;
    reduce_by (e, i, e->rows[i], e->tags[i]);
    e->pivots[i] = lowest_bit (e->rows[i], e->width);
  }
}

bool flat_make (flat *field, words_short *brief, size_t degree, uint64_t **powers, size_t width,
                uint64_t **others, size_t other_count, room *in, room *meanwhile)
{
  size_t const n = (degree + 63) / 64;
  *field = (flat){.brief = brief,
                  .degree = degree,
                  .words = n,
                  .modulus = room_take (in, n),
                  .reciprocal = room_take (in, n),
                  .work = room_take (in, 6 * n + WORDS_ROOM (n)),
                  .spare = room_take (in, n)};
  uint64_t *const tags = room_take (meanwhile, (degree + 1) * n);
  size_t *const pivots = (size_t *)room_take (meanwhile, degree);
  uint64_t **const tag_rows = (uint64_t **)room_take (meanwhile, degree);
  if (!field->modulus || !field->reciprocal || !field->work || !field->spare || !tags || !pivots ||
      !tag_rows)
    return false;
  for (size_t i = 0; i < degree; i++)
    tag_rows[i] = tags + i * n;
  elimination e = {powers, tag_rows, pivots, degree, width, n};
  eliminate (&e);
  reduce_by (&e, degree, powers[degree], field->modulus);
  uint64_t *const tag = tags + degree * n;
  for (size_t i = 0; i < other_count; i++) {
    memset (tag, 0, n * sizeof *tag);
    reduce_by (&e, degree, others[i], tag);
    memcpy (others[i], tag, n * sizeof *tag);
  }
  divide (field);
  return true;
}

/* ---- Frobenius ------------------------------------------------------------------------------- */

size_t flat_map_words (const flat *field)
{
  return (field->degree + 3) / 4 * 16 * field->words;
}

void flat_map_make (flat *field, uint64_t *map, const uint64_t *image_of_y)
{
  size_t const n = field->words;
  uint64_t *power = NULL;
  for (size_t bit = 0; bit < (field->degree + 3) / 4 * 4; bit++) {
    uint64_t *const table = map + bit / 4 * 16 * n, *const image =
                                                        table + ((size_t)1 << bit % 4) * n;
    memset (image, 0, n * sizeof *image);
    if (bit == 0)
      image[0] = 1;
    else if (bit < field->degree)
      flat_product (field, image, power, image_of_y);
    power = image;
    if (bit % 4 == 3) {
      memset (table, 0, n * sizeof *table);
      for (size_t i = 3; i < 16; i++)
        if (i & (i - 1)) {
          memcpy (table + i * n, table + (i & (i - 1)) * n, n * sizeof *table);
          words_add (table + i * n, table + (i & -i) * n, n);
        }
    }
  }
}

void flat_map (const flat *field, const uint64_t *map, uint64_t *image, const uint64_t *a)
{
  size_t const n = field->words;
  memset (image, 0, n * sizeof *image);
  for (size_t at = 0; at < field->degree; at += 4)
    words_add (image, map + (at / 4 * 16 + (a[at / 64] >> at % 64 & 15)) * n, n);
}

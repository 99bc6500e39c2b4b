#include "optimized/excesses/tower.h"

#include "form/halt.h"

#include <string.h>

void tower_begin (tower *t)
{
  t->height = 0;
  t->levels[0] = (tower_level){.size = t->base.words, .raw = 2 * t->base.words};
}

bool tower_add_level (tower *t, uint32_t prime, size_t count, const uint64_t *alpha, room *in)
{
  const tower_level *const below = &t->levels[t->height];
  tower_level *const level = &t->levels[++t->height];
  *level = (tower_level){.prime = prime,
                         .count = count,
                         .size = count * below->size,
                         .raw = (2 * count - 1) * below->raw,
                         .alpha = room_take (in, below->size),
                         .part = room_take (in, below->size)};
  level->product = room_take (in, level->raw);
  if (!level->alpha || !level->product || !level->part)
    return false;
  memcpy (level->alpha, alpha, below->size * sizeof *alpha);
  return true;
}

/* ---- products -------------------------------------------------------------------------------- */

/* Words that a product of two polynomials of n coefficients takes beside its result. */
static size_t work_words (const tower *t, unsigned level, size_t n)
{
  if (level == 0)
    return WORDS_ROOM (t->base.words);
  size_t const size = t->levels[level - 1].size, raw = t->levels[level - 1].raw;
  size_t words = 0;
  for (; n > 1; n = (n + 1) / 2)
    words += 2 * ((n + 1) / 2) * size + (2 * ((n + 1) / 2) - 1) * raw;
  return words + work_words (t, level - 1, level > 1 ? t->levels[level - 1].count : 1);
}

bool tower_ready (tower *t, room *in)
{
  t->work = room_take (in, work_words (t, t->height, t->levels[t->height].count));
  return t->work;
}

/* Polynomials of n coefficients of the level below, by Karatsuba; nothing is reduced. */
static void raw_product (const tower *t, unsigned level, size_t n, uint64_t *product,
                         const uint64_t *a, const uint64_t *b, uint64_t *work)
{
  if (level == 0) {
    words_product (t->base.brief, product, a, b, t->base.words, work);
    return;
  }
  if (n == 1) {
    raw_product (t, level - 1, t->levels[level - 1].count, product, a, b, work);
    return;
  }
  if (gh_halted ())
    return;
  size_t const size = t->levels[level - 1].size, raw = t->levels[level - 1].raw;
  size_t const h = (n + 1) / 2, l = n / 2;
  uint64_t *const sum_a = work, *const sum_b = sum_a + h * size, *const mixed = sum_b + h * size,
                  *const rest = mixed + (2 * h - 1) * raw;
  raw_product (t, level, h, product, a, b, rest);
  memset (product + (2 * h - 1) * raw, 0, raw * sizeof *product);
  raw_product (t, level, l, product + 2 * h * raw, a + h * size, b + h * size, rest);
  memcpy (sum_a, a, h * size * sizeof *a);
  memcpy (sum_b, b, h * size * sizeof *b);
  words_add (sum_a, a + h * size, l * size);
  words_add (sum_b, b + h * size, l * size);
  raw_product (t, level, h, mixed, sum_a, sum_b, rest);
  words_add (mixed, product, (2 * h - 1) * raw);
  words_add (mixed, product + 2 * h * raw, (2 * l - 1) * raw);
  words_add (product + h * raw, mixed, (2 * h - 1) * raw);
}

/* In place. Each coefficient comes to stand in front of what has not been read yet. */
static void reduce (tower *t, unsigned at, uint64_t *raw)
{
  if (at == 0) {
    flat_reduce (&t->base, raw);
    return;
  }
  const tower_level *const level = &t->levels[at], *const below = level - 1;
  for (size_t i = 0; i + 1 < 2 * level->count; i++) {
    if (gh_halted ())
      return;
    reduce (t, at - 1, raw + i * below->raw);
    memmove (raw + i * below->size, raw + i * below->raw, below->size * sizeof *raw);
  }
  for (size_t i = 0; i + 1 < level->count; i++) {
    if (gh_halted ())
      return;
    tower_multiply (t, at - 1, level->part, level->alpha, raw + (level->count + i) * below->size);
    words_add (raw + i * below->size, level->part, below->size);
  }
}

void tower_multiply (tower *t, unsigned at, uint64_t *product, const uint64_t *a, const uint64_t *b)
{
  if (at == 0) {
    flat_product (&t->base, product, a, b);
    return;
  }
  tower_level *const level = &t->levels[at];
  raw_product (t, at, level->count, level->product, a, b, t->work);
  reduce (t, at, level->product);
  memcpy (product, level->product, level->size * sizeof *product);
}

/* ---- Frobenius ------------------------------------------------------------------------------- */

bool frobenius_take (const tower *t, frobenius *f, room *in)
{
  *f = (frobenius){.of_y = room_take (in, t->base.words),
                   .map = room_take (in, flat_map_words (&t->base))};
  if (!f->of_y || !f->map)
    return false;
  for (unsigned i = 1; i <= t->height; i++)
    if (!(f->gammas[i] = room_take (in, t->levels[i].size)))
      return false;
  return true;
}

/* What a level needs, from shift and gammas[1], which is c: shift < count. */
static void fill_gammas (tower *t, frobenius *f, unsigned at)
{
  const tower_level *const level = &t->levels[at];
  size_t const size = level[-1].size;
  uint64_t *const gammas = f->gammas[at];
  memset (gammas, 0, size * sizeof *gammas);
  gammas[0] = 1;
  size_t exponent = f->shift[at];
  for (size_t e = 2; e < level->count && !gh_halted (); e++) {
    uint64_t *const gamma = gammas + e * size;
    tower_multiply (t, at - 1, gamma, gamma - size, gammas + size);
    exponent += f->shift[at];
    if (exponent >= level->count) {
      exponent -= level->count;
      tower_multiply (t, at - 1, gamma, gamma, level->alpha);
    }
  }
}

void frobenius_square (tower *t, frobenius *f)
{
  memset (f->of_y, 0, t->base.words * sizeof *f->of_y);
  f->of_y[0] = 2; /* y */
  flat_product (&t->base, f->of_y, f->of_y, f->of_y);
  flat_map_make (&t->base, f->map, f->of_y);
  for (unsigned i = 1; i <= t->height; i++) {
    size_t const size = t->levels[i - 1].size;
    f->shift[i] = 2;
    memset (f->gammas[i] + size, 0, size * sizeof (uint64_t));
    f->gammas[i][size] = 1;
    fill_gammas (t, f, i);
  }
}

void frobenius_compose (tower *t, frobenius *f, const frobenius *first, const frobenius *second)
{
  uint64_t *const image = t->base.spare;
  size_t shifts[TOWER_MOST_LEVELS + 1] = {0};
  for (unsigned i = t->height; i; i--) { /* before what they need below has changed */
    const tower_level *const level = &t->levels[i];
    size_t const size = level[-1].size;
    frobenius_apply (t, second, i - 1, level->part, first->gammas[i] + size);
    tower_multiply (t, i - 1, f->gammas[i] + size, level->part,
                    second->gammas[i] + first->shift[i] * size);
    shifts[i] = first->shift[i] * second->shift[i] % level->count;
  }
  flat_map (&t->base, second->map, image, first->of_y);
  memcpy (f->of_y, image, t->base.words * sizeof *image);
  flat_map_make (&t->base, f->map, f->of_y);
  for (unsigned i = 1; i <= t->height; i++) {
    f->shift[i] = shifts[i];
    fill_gammas (t, f, i);
  }
}

void frobenius_copy (const tower *t, frobenius *f, const frobenius *from)
{
  memcpy (f->of_y, from->of_y, t->base.words * sizeof *f->of_y);
  memcpy (f->map, from->map, flat_map_words (&t->base) * sizeof *f->map);
  for (unsigned i = 1; i <= t->height; i++) {
    f->shift[i] = from->shift[i];
    memcpy (f->gammas[i], from->gammas[i], t->levels[i].size * sizeof (uint64_t));
  }
}

void frobenius_apply (tower *t, const frobenius *f, unsigned at, uint64_t *image, const uint64_t *a)
{
  if (at == 0) {
    flat_map (&t->base, f->map, image, a);
    return;
  }
  const tower_level *const level = &t->levels[at];
  size_t const size = level[-1].size;
  size_t to = 0;
  for (size_t e = 0; e < level->count && !gh_halted (); e++) {
    uint64_t *const coefficient = image + to * size;
    frobenius_apply (t, f, at - 1, coefficient, a + e * size);
    if (e)
      tower_multiply (t, at - 1, coefficient, coefficient, f->gammas[at] + e * size);
    to += f->shift[at];
    if (to >= level->count)
      to -= level->count;
  }
}

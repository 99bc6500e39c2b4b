/* x is a p-th power when x^((2^degree - 1) / p) is 1. The norm to the field of 2^f elements,
   x^((2^degree - 1) / (2^f - 1)), comes first, by Itoh and Tsujii's way: the product of k
   conjugates makes that of 2 k with one more product. Then its power by (2^f - 1) / p. */
#include "optimized/excesses/power.h"

#include "form/halt.h"
#include "form/work.h"

#include <assert.h>
#include <string.h>

#define WINDOW 4u /* bits of an exponent at a time */
#define STEPS "steps of a power"

/* Of a number's bits below the highest this one comes now. */
static void note_bit (uint64_t number, int bit)
{
  uint64_t const bits = 63 - (uint64_t)__builtin_clzll (number);
  gh_work_note (STEPS, bits - 1 - (uint64_t)bit, bits);
}

/* The map to the power 2^j, in f. */
static bool raise (tower *t, frobenius *f, uint64_t j, room *in)
{
  frobenius once;
  if (!frobenius_take (t, &once, in))
    return false;
  frobenius_square (t, &once);
  frobenius_copy (t, f, &once);
  for (int bit = 62 - __builtin_clzll (j); bit >= 0 && !gh_halted (); bit--) {
    note_bit (j, bit);
    frobenius_compose (t, f, f, f);
    if (j >> bit & 1)
      frobenius_compose (t, f, f, &once);
  }
  return true;
}

/* x becomes its norm over the field that `step`, the map to the power 2^f, leaves alone. */
static bool norm (tower *t, uint64_t *x, const frobenius *step, uint64_t conjugates, room *in)
{
  size_t const size = tower_size (t);
  uint64_t *const product = room_take (in, size), *const image = room_take (in, size);
  frobenius over;
  if (!product || !image || !frobenius_take (t, &over, in))
    return false;
  frobenius_copy (t, &over, step);
  memcpy (product, x, size * sizeof *x);
  for (int bit = 62 - __builtin_clzll (conjugates); bit >= 0 && !gh_halted (); bit--) {
    note_bit (conjugates, bit);
    frobenius_apply (t, &over, t->height, image, product);
    tower_multiply (t, t->height, product, product, image);
    if (bit)
      frobenius_compose (t, &over, &over, &over);
    if (conjugates >> bit & 1) {
      frobenius_apply (t, step, t->height, image, product);
      tower_multiply (t, t->height, product, image, x);
      if (bit)
        frobenius_compose (t, &over, &over, step);
    }
  }
  memcpy (x, product, size * sizeof *x);
  return true;
}

/* The next bits of (2^f - 1) / p, from the highest on, in *rest's long division. */
static unsigned quotient_bits (uint64_t *rest, uint32_t p, unsigned count)
{
  unsigned bits = 0;
  while (count--) {
    *rest = 2 * *rest + 1;
    bits = 2 * bits + (*rest >= p);
    *rest %= p;
  }
  return bits;
}

/* x becomes its power by (2^f - 1) / p. */
static bool quotient_power (tower *t, uint64_t *x, uint32_t p, uint32_t f, room *in)
{
  size_t const size = tower_size (t);
  uint64_t *powers[1u << WINDOW] = {NULL};
  uint64_t *const image = room_take (in, size), *const result = room_take (in, size);
  frobenius shift;
  if (!image || !result || !frobenius_take (t, &shift, in) || !raise (t, &shift, WINDOW, in))
    return false;
  for (unsigned i = 1; i < 1u << WINDOW; i++) {
    if (!(powers[i] = room_take (in, size)))
      return false;
    if (i == 1)
      memcpy (powers[i], x, size * sizeof *x);
    else
      tower_multiply (t, t->height, powers[i], powers[i - 1], x);
  }
  uint64_t rest = 0;
  unsigned const first = quotient_bits (&rest, p, f % WINDOW);
  if (first)
    memcpy (result, powers[first], size * sizeof *x);
  else
    result[0] = 1;
  for (uint32_t left = f / WINDOW; left && !gh_halted (); left--) {
    gh_work_note (STEPS, f / WINDOW - left, f / WINDOW);
    unsigned const bits = quotient_bits (&rest, p, WINDOW);
    frobenius_apply (t, &shift, t->height, image, result);
    if (bits)
      tower_multiply (t, t->height, result, image, powers[bits]);
    else
      memcpy (result, image, size * sizeof *x);
  }
  assert (rest == 0 || gh_halted ());
  memcpy (x, result, size * sizeof *x);
  return true;
}

static bool is_one (const uint64_t *x, size_t size)
{
  uint64_t others = x[0] ^ 1;
  for (size_t i = 1; i < size; i++)
    others |= x[i];
  return others == 0;
}

/* Whether x^p is 1, which it must be: whoever errs on the way here hardly ends in one of p
   elements. */
static bool is_root_of_one (tower *t, const uint64_t *x, uint32_t p, uint64_t *power)
{
  size_t const size = tower_size (t);
  memcpy (power, x, size * sizeof *x);
  for (int bit = 30 - __builtin_clz (p); bit >= 0; bit--) {
    tower_multiply (t, t->height, power, power, power);
    if (p >> bit & 1)
      tower_multiply (t, t->height, power, power, x);
  }
  return is_one (power, size);
}

power_end power_residue (tower *t, const uint64_t *x, uint64_t degree, uint32_t p, uint32_t f,
                         room *in)
{
  size_t const size = tower_size (t);
  uint64_t *const residue = room_take (in, size), *const power = room_take (in, size);
  frobenius step;
  if (!residue || !power || !frobenius_take (t, &step, in))
    return POWER_NO_MEMORY;
  memcpy (residue, x, size * sizeof *x);
  if (!raise (t, &step, f, in) || !norm (t, residue, &step, degree / f, in) ||
      !quotient_power (t, residue, p, f, in))
    return POWER_NO_MEMORY;
  bool const sound = is_root_of_one (t, residue, p, power);
  if (gh_halted ())
    return POWER_HALTED;
  assert (sound);
  return is_one (residue, size) ? POWER_YES : POWER_NO;
}

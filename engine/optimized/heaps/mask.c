/* Which parity separates the heaps best. All are weighed at once: how many heaps have it even less
   how many have it odd is, over all masks, the Walsh-Hadamard transform of how many have each key,
   the key of a heap being twice its value plus the last binary digit of its size. */
#include "optimized/heaps/inside.h"

#include <string.h>

#define FEW 4 /* a mask is used when one heap of so many is rare, or fewer */

/* Whether all numbers that can be taken to leave two heaps are even, or all odd; *odd: the latter.
   Else the size says nothing of a pair. */
static bool has_one_parity (const gh_octal *o, bool *odd)
{
  size_t const most = o->code.places + 4; /* beyond it an endless code has both or none */
  bool found[2] = {false, false};
  for (size_t taken = gh_octal_split (o, most, 0); taken < most;
       taken = gh_octal_split (o, most, taken + 1))
    found[taken & 1] = true;
  *odd = found[1];
  return found[0] != found[1];
}

static void transform (int32_t *weights, size_t size)
{
  for (size_t step = 1; step < size; step *= 2)
    for (size_t i = 0; i < size; i++)
      if (!(i & step)) {
        int32_t const x = weights[i], y = weights[i | step];
        weights[i] = x + y;
        weights[i | step] = x - y;
      }
}

/* How many heaps are rare under a mask. A heap shall be found among the options with one rare heap:
   their parity is odd for the size of what is left. So those are rare whose own parity, for the
   heap's size, is even, unless the mask looks at the size and what is taken is odd. */
static size_t count_rare (const gh_octal *o, const int32_t *weights, size_t mask, bool odd)
{
  int32_t const all = (int32_t)o->count - 1;
  return (size_t)(all + (mask & 1 && odd ? -weights[mask] : weights[mask])) / 2;
}

void gh_octal_set_mask (gh_octal *o, uint32_t mask, bool rare_side)
{
  o->mask = mask;
  o->rare_side = rare_side;
  o->rare_count = 0;
  for (size_t n = 1; n < o->count && mask; n++)
    if (gh_octal_parity (o, o->values[n], n) == rare_side)
      o->rare[o->rare_count++] = (uint32_t)n;
  for (unsigned i = 0; i < 2 * GH_OCTAL_SMALL; i++)
    if (gh_octal_parity (o, i / 2, i))
      o->odd_values[i & 1] |= UINT64_C (1) << i / 2;
    else
      o->odd_values[i & 1] &= ~(UINT64_C (1) << i / 2);
}

gh_octal_status gh_octal_choose_mask (gh_octal *o)
{
  bool odd;
  size_t size = 2, best = 0, least = o->count / FEW;
  bool const with_size = has_one_parity (o, &odd);
  if (o->method == GH_OCTAL_DIRECT || !o->count)
    return GH_OCTAL_OK;
  while (size <= 2 * (size_t)o->top + 1)
    size *= 2;
  int32_t *const weights = o->memory.resize (o->memory.context, NULL, size * sizeof *weights);
  if (!weights)
    return GH_OCTAL_NO_MEMORY;
  memset (weights, 0, size * sizeof *weights);
  for (size_t n = 1; n < o->count; n++)
    weights[2 * o->values[n] + (n & 1)]++;
  transform (weights, size);
  for (size_t mask = 2; mask < size; mask++) {
    size_t const rare = count_rare (o, weights, mask, odd);
    if ((with_size || !(mask & 1)) && rare < least) {
      best = mask;
      least = rare;
    }
  }
  o->memory.resize (o->memory.context, weights, 0);
  gh_octal_set_mask (o, (uint32_t)best, best & 1 && odd);
  return GH_OCTAL_OK;
}

/* Nim in misere play: its types, and Bouton's winning move. */
#include "reference/misere/misere.h"

static uint32_t nim_sum (const uint32_t *heaps, size_t count)
{
  uint32_t sum = 0;
  for (size_t i = 0; i < count; i++)
    sum ^= heaps[i];
  return sum;
}

/* How many heaps have at least this size, and the last of them. */
static size_t heaps_from (const uint32_t *heaps, size_t count, uint32_t size, size_t *last)
{
  size_t found = 0;
  for (size_t i = 0; i < count; i++)
    if (heaps[i] >= size) {
      *last = i;
      found++;
    }
  return found;
}

gh_nim_type gh_nim_type_of (const uint32_t *heaps, size_t count)
{
  size_t last;
  return (gh_nim_type){nim_sum (heaps, count), heaps_from (heaps, count, 2, &last) > 0};
}

/* 0 + T = T, 1 + 1 = 0, 1 + a* = (a xor 1)*, a* + b* = (a xor b)*. */
gh_nim_type gh_nim_type_sum (gh_nim_type a, gh_nim_type b)
{
  return (gh_nim_type){a.n ^ b.n, a.star || b.star};
}

bool gh_nim_type_p (gh_nim_type type, gh_convention convention)
{
  return type.n == (convention == GH_MISERE && !type.star);
}

/* The move of normal play, to Nim-sum 0; but where one heap has size 2 or more it leaves an odd
   number of ones, and where none has, a one is taken. */
bool gh_misere_nim_move (const uint32_t *heaps, size_t count, size_t *heap, uint32_t *size)
{
  uint32_t const sum = nim_sum (heaps, count);
  if (heaps_from (heaps, count, 2, heap) == 1) {
    *size = (sum ^ heaps[*heap]) == 0; /* whether the other ones are even in number */
    return true;
  }
  if (heaps_from (heaps, count, 2, heap) == 0) {
    *size = 0;
    return heaps_from (heaps, count, 1, heap) > 0 && sum == 0;
  }
  for (*heap = 0; *heap < count; ++*heap) {
    *size = heaps[*heap] ^ sum;
    if (*size < heaps[*heap])
      return true;
  }
  return false;
}

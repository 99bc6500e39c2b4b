/* The least value that no option of a heap has, under an octal code. Some pairs are marked; what
   they leave open is searched for among all. */
#include "optimized/heaps/inside.h"

#include <string.h>

/* Eight values at once: as they stand in memory, and in a register. */
typedef uint16_t unaligned __attribute__ ((vector_size (16), aligned (2), may_alias));
typedef uint16_t lanes __attribute__ ((vector_size (16)));
#define LANES 8
#define BLOCK 64

/* Whether a + b = rest for heaps of which the smaller is `from` or more, with this nim-sum. */
static bool is_sum (const gh_octal *o, size_t rest, unsigned value, size_t from)
{
  const uint16_t *const a = o->values, *const b = o->back + o->room - rest;
  size_t const end = rest / 2 + 1;
  uint16_t const v = (uint16_t)value;
  lanes const wanted = {v, v, v, v, v, v, v, v};
  for (; from + BLOCK <= end; from += BLOCK) {
    lanes found = {0};
    uint64_t words[2];
    for (size_t i = from; i < from + BLOCK; i += LANES)
      found |= (lanes)((*(const unaligned *)&a[i] ^ *(const unaligned *)&b[i]) == wanted);
    memcpy (words, &found, sizeof words);
    if (words[0] | words[1])
      return true;
  }
  for (; from < end; from++)
    if ((a[from] ^ b[from]) == v)
      return true;
  return false;
}

bool gh_octal_is_option (const gh_octal *o, size_t n, unsigned value, size_t from)
{
  for (size_t taken = gh_octal_split (o, n, 0); taken < n; taken = gh_octal_split (o, n, taken + 1))
    if (is_sum (o, n - taken, value, from))
      return true;
  return false;
}

/* Mark the nim-sums of values beside each other, four at once as long as there are four. */
static void mark_sums (const uint16_t *a, const uint16_t *b, size_t first, size_t end,
                       uint32_t *seen, uint32_t mark)
{
  for (; first + 4 <= end; first += 4) {
    uint64_t x, y;
    memcpy (&x, a + first, sizeof x);
    memcpy (&y, b + first, sizeof y);
    x ^= y;
    seen[x & 0xffff] = mark;
    seen[x >> 16 & 0xffff] = mark;
    seen[x >> 32 & 0xffff] = mark;
    seen[x >> 48] = mark;
  }
  for (; first < end; first++)
    seen[a[first] ^ b[first]] = mark;
}

/* Mark the options of two heaps of which the smaller is from `first` to last - 1. False: there is
   none, nor with larger ones. */
static bool mark_pairs (gh_octal *o, size_t n, size_t first, size_t last)
{
  bool some = false;
  for (size_t taken = gh_octal_split (o, n, 0); taken < n;
       taken = gh_octal_split (o, n, taken + 1)) {
    size_t const rest = n - taken, end = last <= rest / 2 ? last : rest / 2 + 1;
    const uint16_t *const a = o->values, *const b = o->back + o->room - rest;
    some |= first < end;
    mark_sums (a, b, first, end, o->seen, (uint32_t)n + 1);
  }
  return some;
}

/* Mark the options with a rare heap. What they leave open of values whose parity takes one rare
   heap is no option: the least of these. */
static unsigned mark_rare (gh_octal *o, size_t n)
{
  size_t rest = 0;
  for (size_t taken = gh_octal_split (o, n, 0); taken < n;
       taken = gh_octal_split (o, n, taken + 1)) {
    rest = n - taken;
    size_t const count = gh_octal_rare_below (o, rest);
    const uint16_t *const a = o->values, *const b = o->back + o->room - rest;
    for (size_t i = 0; i < count; i++)
      o->seen[a[o->rare[i]] ^ b[o->rare[i]]] = (uint32_t)n + 1;
  }
  unsigned value = 0;
  while (value < GH_OCTAL_VALUES && (!gh_octal_parity (o, value, rest) || o->seen[value] == n + 1))
    value++;
  return value;
}

static unsigned least_open (const gh_octal *o, size_t n, unsigned value, unsigned bound)
{
  while (value < bound && o->seen[value] == n + 1)
    value++;
  return value;
}

unsigned gh_octal_search (gh_octal *o, size_t n)
{
  unsigned const bound = o->mask ? mark_rare (o, n) : GH_OCTAL_VALUES;
  unsigned value = least_open (o, n, 0, bound);
  size_t const enough = (size_t)GH_OCTAL_MARKED * (o->top + 1);
  size_t at = 1;
  for (size_t step = 4; value < bound && at < enough; at += step, step += step / 2) {
    if (!mark_pairs (o, n, at, at + step))
      return least_open (o, n, value, bound);
    value = least_open (o, n, value, bound);
  }
  while (value < bound && gh_octal_is_option (o, n, value, at))
    value = least_open (o, n, value + 1, bound);
  return value;
}

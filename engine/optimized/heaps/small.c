/* The search of search.c where all values are below 64: the options are bits of one word. */
#include "optimized/heaps/inside.h"

/* The bits below the lowest one of a word; all of them if it has none. */
static uint64_t below (uint64_t word)
{
  return (word & -word) - 1;
}

/* The options with a rare heap, and the values below the least one that is no option since only a
   rare heap could make it so. */
static uint64_t rare_options (const gh_octal *o, size_t n, uint64_t options, uint64_t *possible)
{
  size_t rest = 0;
  for (size_t taken = gh_octal_split (o, n, 0); taken < n;
       taken = gh_octal_split (o, n, taken + 1)) {
    rest = n - taken;
    size_t const count = gh_octal_rare_below (o, rest);
    const uint16_t *const a = o->values, *const b = o->back + o->room - rest;
    for (size_t i = 0; i < count; i++)
      options |= UINT64_C (1) << (a[o->rare[i]] ^ b[o->rare[i]]);
  }
  *possible = below (o->odd_values[rest & 1] & ~options);
  return options;
}

/* The options of two heaps of which the smaller is from `first` to last - 1; *some: there are any.
 */
static uint64_t pair_options (const gh_octal *o, size_t n, size_t first, size_t last, bool *some)
{
  uint64_t options = 0;
  *some = false;
  for (size_t taken = gh_octal_split (o, n, 0); taken < n;
       taken = gh_octal_split (o, n, taken + 1)) {
    size_t const rest = n - taken, end = last <= rest / 2 ? last : rest / 2 + 1;
    const uint16_t *const a = o->values, *const b = o->back + o->room - rest;
    *some |= first < end;
    for (size_t i = first; i < end; i++)
      options |= UINT64_C (1) << (a[i] ^ b[i]);
  }
  return options;
}

static unsigned lowest (uint64_t word)
{
  return word ? (unsigned)__builtin_ctzll (word) : GH_OCTAL_SMALL;
}

unsigned gh_octal_search_small (const gh_octal *o, size_t n, uint64_t options)
{
  uint64_t possible = UINT64_MAX;
  size_t const enough = (size_t)GH_OCTAL_MARKED * (o->top + 1);
  size_t at = 1;
  bool some = true;
  if (o->mask)
    options = rare_options (o, n, options, &possible);
  for (size_t step = 8; possible & ~options && at < enough; at += step, step += step / 2) {
    options |= pair_options (o, n, at, at + step, &some);
    if (!some)
      return lowest (~options);
  }
  while (possible & ~options && gh_octal_is_option (o, n, lowest (~options), at))
    options |= options + 1; /* that value is one, too */
  return lowest (~options);
}

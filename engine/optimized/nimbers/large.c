/* Nimbers of many words, by the rules of tables.c with F = 2^(half of the bits), down to one
   word. */
#include "optimized/nimbers/inside.h"

#include <string.h>

/* One recursion: the table, and the part of its scratch that is free. */
typedef struct work {
  const gh_nimbers *nimbers;
  uint64_t *free;
} work;

static work begin (gh_nimbers *base)
{
  return (work){base, ((field *)base)->scratch};
}

static uint64_t *take (work *w, size_t count)
{
  uint64_t *const taken = w->free;
  w->free += count;
  return taken;
}

static void add (uint64_t *a, const uint64_t *b, size_t count)
{
  for (size_t i = 0; i < count; i++)
    a[i] ^= b[i];
}

static uint64_t *sum (work *w, const uint64_t *a, const uint64_t *b, size_t count)
{
  uint64_t *const made = take (w, count);
  for (size_t i = 0; i < count; i++)
    made[i] = a[i] ^ b[i];
  return made;
}

/* a becomes a (x) 2^(its bits - 1), which is F (x) F/2: (a + b) F/2 and a F/2 F/2 of halves a, b.
 */
static void times_half (work w, uint64_t *a, size_t count)
{
  if (count == 1) {
    *a = gh_nim_product (w.nimbers, *a, (uint64_t)1 << 63);
    return;
  }
  size_t const half = count / 2;
  uint64_t *const low = a, *const high = a + half, *const both = sum (&w, low, high, half);
  memcpy (low, high, half * sizeof *a);
  times_half (w, low, half);
  times_half (w, low, half);
  times_half (w, both, half);
  memcpy (high, both, half * sizeof *a);
}

static void multiply (work w, uint64_t *product, const uint64_t *a, const uint64_t *b, size_t count)
{
  if (count == 1) {
    *product = gh_nim_product (w.nimbers, *a, *b);
    return;
  }
  size_t const half = count / 2;
  uint64_t *const low = product, *const high = product + half, *const last = take (&w, half);
  const uint64_t *const a_both = sum (&w, a, a + half, half), *const b_both =
                                                                  sum (&w, b, b + half, half);
  multiply (w, low, a, b, half);
  multiply (w, high, a_both, b_both, half);
  add (high, low, half);
  multiply (w, last, a + half, b + half, half);
  times_half (w, last, half);
  add (low, last, half);
}

static void invert (work w, uint64_t *inverse, const uint64_t *a, size_t count)
{
  if (count == 1) {
    *inverse = gh_nim_inverse (w.nimbers, *a);
    return;
  }
  size_t const half = count / 2;
  const uint64_t *const low = a, *const high = a + half, *const both = sum (&w, low, high, half);
  uint64_t *const norm = take (&w, half), *const of_norm = take (&w, half);
  multiply (w, norm, high, high, half);
  times_half (w, norm, half);
  multiply (w, of_norm, low, both, half);
  add (norm, of_norm, half);
  invert (w, of_norm, norm, half);
  multiply (w, inverse + half, high, of_norm, half);
  multiply (w, inverse, both, of_norm, half);
}

static void find_root (work w, uint64_t *root, const uint64_t *a, size_t count)
{
  if (count == 1) {
    *root = gh_nim_root (w.nimbers, *a);
    return;
  }
  size_t const half = count / 2;
  uint64_t *const low = take (&w, half);
  memcpy (low, a + half, half * sizeof *a);
  times_half (w, low, half);
  add (low, a, half);
  find_root (w, root, low, half);
  find_root (w, root + half, a + half, half);
}

/* ---- for others ------------------------------------------------------------------------------ */

static void need_count (const char *function, size_t count)
{
  if (!count || count & (count - 1) || count > GH_NIM_MOST_WORDS)
    gh_broken (function, "count", "no power of two up to GH_NIM_MOST_WORDS");
}

void gh_nim_large_product (gh_nimbers *nimbers, uint64_t *product, const uint64_t *a,
                           const uint64_t *b, size_t count)
{
  need_count ("gh_nim_large_product", count);
  multiply (begin (nimbers), product, a, b, count);
}

void gh_nim_large_inverse (gh_nimbers *nimbers, uint64_t *inverse, const uint64_t *a, size_t count)
{
  need_count ("gh_nim_large_inverse", count);
  invert (begin (nimbers), inverse, a, count);
}

void gh_nim_large_root (gh_nimbers *nimbers, uint64_t *root, const uint64_t *a, size_t count)
{
  need_count ("gh_nim_large_root", count);
  find_root (begin (nimbers), root, a, count);
}

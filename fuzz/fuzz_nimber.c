/* Bytes as three nimbers: the laws of a field hold, every path finds the same as the other and, of
   the lowest seven bits, as the mex recursions, and a larger field the same as a smaller one. */
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "optimized/nimbers/nimber.h"
#include "reference/nimber.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_WORDS 16 /* of which half are filled at most */

typedef uint64_t words[MOST_WORDS];

typedef struct numbers {
  words a, b, c;
  size_t count; /* of words, a power of two */
} numbers;

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_nimbers *paths[2]; /* the second is NULL where the machine has not that path */
  gh_mex_table *mex;
  const numbers *in; /* for what is said of a finding */
} fuzz;

static void close_all (void)
{
  gh_nimbers_free (fuzz.paths[0]);
  gh_nimbers_free (fuzz.paths[1]);
  gh_mex_table_free (fuzz.mex);
}

static void open_all (void)
{
  fuzz.paths[0] = gh_nimbers_new (GH_NIM_TABLES, NULL);
  fuzz.paths[1] = gh_nimbers_new (GH_NIM_CARRYLESS, NULL);
  fuzz.mex = gh_mex_table_new (gh_mex_products);
  bool const missing = !fuzz.paths[1] && gh_nim_best_path () == GH_NIM_CARRYLESS;
  if (!fuzz.paths[0] || missing || !fuzz.mex)
    no_start ("out of memory");
  atexit (close_all);
}

static void need (bool holds, const char *what)
{
  char text[3 * (17 * MOST_WORDS + 5) + 1], *at = text;
  compared (what, fuzz.in, sizeof *fuzz.in);
  if (holds)
    return;
  for (unsigned i = 0; i < 3; i++) {
    const uint64_t *const n = i == 0 ? fuzz.in->a : i == 1 ? fuzz.in->b : fuzz.in->c;
    at += sprintf (at, "%c =", 'a' + (int)i);
    for (size_t k = fuzz.in->count; k-- > 0;)
      at += sprintf (at, " %016" PRIx64, n[k]);
    at += sprintf (at, "\n");
  }
  must (false, what, text, (size_t)(at - text));
}

/* ---- of 64 bits -------------------------------------------------------------------------------
 */

static void check_word (const gh_nimbers *n, uint64_t a, uint64_t b, uint64_t c)
{
  uint64_t const ab = gh_nim_product (n, a, b), root = gh_nim_root (n, a);
  need (ab == gh_nim_product (n, b, a), "products of 64 bits commute");
  need (gh_nim_product (n, ab, c) == gh_nim_product (n, a, gh_nim_product (n, b, c)),
        "products of 64 bits associate");
  need (gh_nim_product (n, a, b ^ c) == (ab ^ gh_nim_product (n, a, c)),
        "products of 64 bits distribute");
  need (gh_nim_product (n, root, root) == a, "the square of a root of 64 bits is the number");
  if (b)
    need (gh_nim_quotient (n, ab, b) == a, "a quotient of 64 bits is what was multiplied");
}

/* Larger ones below 256 take the recursions too long with sanitizers; a test has them all. */
static void check_small (const gh_nimbers *n, unsigned a, unsigned b)
{
  need (gh_nim_product (n, a, b) == gh_mex_product (fuzz.mex, a, b),
        "products below 128 are those of the mex recursion");
  need (gh_nim_root (n, a) == gh_mex_root (fuzz.mex, a),
        "roots below 128 are those of the mex recursion");
  if (a)
    need (gh_nim_inverse (n, a) == gh_mex_inverse (fuzz.mex, a),
          "inverses below 128 are those of the mex recursion");
}

/* ---- of many words ----------------------------------------------------------------------------
 */

static bool same (const uint64_t *a, const uint64_t *b, size_t count)
{
  return !memcmp (a, b, count * sizeof *a);
}

static void check_large (gh_nimbers *n, const numbers *in)
{
  words ab, bc, sum, left, right;
  size_t const count = in->count;
  gh_nim_large_product (n, ab, in->a, in->b, count);
  gh_nim_large_product (n, bc, in->b, in->c, count);
  gh_nim_large_product (n, left, ab, in->c, count);
  gh_nim_large_product (n, right, in->a, bc, count);
  need (same (left, right, count), "large products associate");
  for (size_t i = 0; i < count; i++)
    sum[i] = in->a[i] ^ in->c[i];
  gh_nim_large_product (n, left, sum, in->b, count);
  for (size_t i = 0; i < count; i++)
    right[i] = ab[i] ^ bc[i];
  need (same (left, right, count), "large products distribute and commute");
  gh_nim_large_root (n, sum, in->a, count);
  gh_nim_large_product (n, left, sum, sum, count);
  need (same (left, in->a, count), "the square of a large root is the number");
}

static bool is_zero (const uint64_t *a, size_t count)
{
  while (count && !a[count - 1])
    count--;
  return !count;
}

static void check_inverse (gh_nimbers *n, const numbers *in)
{
  words ab, inverse, quotient;
  if (is_zero (in->b, in->count))
    return;
  gh_nim_large_product (n, ab, in->a, in->b, in->count);
  gh_nim_large_inverse (n, inverse, in->b, in->count);
  gh_nim_large_product (n, quotient, ab, inverse, in->count);
  need (same (quotient, in->a, in->count), "a large quotient is what was multiplied");
}

/* Half as many words hold all three. */
static void check_smaller (gh_nimbers *n, const numbers *in)
{
  words product, again;
  size_t const half = in->count / 2;
  gh_nim_large_product (n, product, in->a, in->b, in->count);
  gh_nim_large_product (n, again, in->a, in->b, half);
  need (same (product, again, half) && is_zero (product + half, half),
        "a larger field has the same products");
  if (half == 1)
    need (again[0] == gh_nim_product (n, in->a[0], in->b[0]), "one word is a number of 64 bits");
}

/* ---- the target -------------------------------------------------------------------------------
 */

static const char same_product[] = "both paths find the same product";

void fuzz_one (const uint8_t *data, size_t size)
{
  numbers in = {.count = 2};
  size_t const most = sizeof (words) / 2, bytes = size / 3 < most ? size / 3 : most;
  if (!fuzz.mex)
    open_all ();
  fuzz.in = &in;
  while (in.count / 2 * sizeof (uint64_t) < bytes)
    in.count *= 2;
  for (size_t i = 0; i < bytes; i++) {
    unsigned const shift = 8 * (i % sizeof (uint64_t));
    in.a[i / sizeof (uint64_t)] |= (uint64_t)data[i] << shift;
    in.b[i / sizeof (uint64_t)] |= (uint64_t)data[bytes + i] << shift;
    in.c[i / sizeof (uint64_t)] |= (uint64_t)data[2 * bytes + i] << shift;
  }
  if (fuzz.paths[1])
    need (gh_nim_product (fuzz.paths[0], in.a[0], in.b[0]) ==
              gh_nim_product (fuzz.paths[1], in.a[0], in.b[0]),
          same_product);
  else
    cannot_compare (same_product);
  for (unsigned i = 0; i < 2 && fuzz.paths[i]; i++) {
    check_word (fuzz.paths[i], in.a[0], in.b[0], in.c[0]);
    check_small (fuzz.paths[i], in.a[0] & 127, in.b[0] & 127);
    check_large (fuzz.paths[i], &in);
    check_inverse (fuzz.paths[i], &in);
    check_smaller (fuzz.paths[i], &in);
  }
}

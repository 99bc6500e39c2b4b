/* Nimbers of 64 bits and of many words: every path against the mex recursions and against each
   other, the laws of a field, and what holds of Fermat powers. */
#include "optimized/nimbers/nimber.h"
#include "reference/nimber.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#define RANDOM_CASES 20000
#define MOST GH_NIM_MOST_WORDS

typedef uint64_t words[MOST];

static const char *const names[] = {[GH_NIM_TABLES] = "tables", [GH_NIM_CARRYLESS] = "carry-less"};

/* Xorshift; of numbers, half have fewer bits. */
static uint64_t random_word (void)
{
  static uint64_t state = 88172645463325252;
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static uint64_t random_number (void)
{
  uint64_t const word = random_word ();
  return random_word () % 2 ? word : word >> random_word () % 64;
}

/* ---- of 64 bits ------------------------------------------------------------------------------ */

static void against_mex (const gh_nimbers *n, const char *name)
{
  gh_mex_table *const mex = gh_mex_table_new (gh_mex_products);
  unsigned wrong = 0;
  for (unsigned p = 0; p < GH_MEX_LIMIT; p++)
    for (unsigned q = 0; q < GH_MEX_LIMIT; q++)
      wrong += gh_nim_product (n, p, q) != gh_mex_product (mex, p, q);
  TAP_OK (wrong == 0, "%s: products below 256 are those of the mex recursion", name);
  for (unsigned p = 0; p < GH_MEX_LIMIT; p++) {
    wrong += gh_nim_root (n, p) != gh_mex_root (mex, p);
    wrong += p > 0 && gh_nim_inverse (n, p) != gh_mex_inverse (mex, p);
    wrong +=
        p > 0 && gh_nim_quotient (n, 77, p) != gh_mex_product (mex, 77, gh_mex_inverse (mex, p));
  }
  TAP_OK (wrong == 0, "%s: so are inverses, quotients and roots", name);
  gh_mex_table_free (mex);
}

static void laws (const gh_nimbers *n, const char *name)
{
  unsigned wrong = 0;
  for (unsigned i = 0; i < RANDOM_CASES; i++) {
    uint64_t const a = random_number (), b = random_number (), c = random_number ();
    uint64_t const ab = gh_nim_product (n, a, b), root = gh_nim_root (n, a);
    wrong += ab != gh_nim_product (n, b, a);
    wrong += gh_nim_product (n, ab, c) != gh_nim_product (n, a, gh_nim_product (n, b, c));
    wrong += gh_nim_product (n, a, b ^ c) != (ab ^ gh_nim_product (n, a, c));
    wrong += gh_nim_product (n, root, root) != a;
    wrong += b && gh_nim_quotient (n, ab, b) != a;
  }
  TAP_OK (wrong == 0, "%s: the laws of a field hold for %u random cases", name, RANDOM_CASES);
}

/* F = 2^(2^k) times what is below it, and times itself; with the first, every number is a sum of
   products of Fermat powers. */
static void fermat_powers (const gh_nimbers *n, const char *name)
{
  unsigned wrong = 0;
  for (unsigned bits = 1; bits < 64; bits *= 2) {
    uint64_t const power = (uint64_t)1 << bits;
    wrong += gh_nim_product (n, power, power) != (power ^ power >> 1);
    for (unsigned i = 0; i < 1000; i++) {
      uint64_t const less = random_word () % power;
      wrong += gh_nim_product (n, less, power) != less << bits;
    }
  }
  TAP_OK (wrong == 0, "%s: Fermat powers multiply by their rules", name);
}

static void agree (const gh_nimbers *one, const gh_nimbers *other)
{
  unsigned wrong = 0;
  for (unsigned i = 0; i < 10 * RANDOM_CASES; i++) {
    uint64_t const a = random_number (), b = random_number ();
    wrong += gh_nim_product (one, a, b) != gh_nim_product (other, a, b);
  }
  for (unsigned i = 0; i < 64; i++)
    for (unsigned j = 0; j < 64; j++)
      wrong += gh_nim_product (one, (uint64_t)1 << i, (uint64_t)1 << j) !=
               gh_nim_product (other, (uint64_t)1 << i, (uint64_t)1 << j);
  TAP_OK (wrong == 0, "both paths agree for random numbers and all powers of 2");
}

/* ---- of many words --------------------------------------------------------------------------- */

static void fill (uint64_t *a, size_t count)
{
  for (size_t i = 0; i < MOST; i++)
    a[i] = i < count ? random_word () : 0;
}

static bool same (const uint64_t *a, const uint64_t *b, size_t count)
{
  return !memcmp (a, b, count * sizeof *a);
}

static void large_laws (gh_nimbers *n, size_t count)
{
  static words a, b, c, ab, bc, left, right, inverse, root;
  fill (a, count);
  fill (b, count);
  fill (c, count);
  gh_nim_large_product (n, ab, a, b, count);
  gh_nim_large_product (n, bc, b, c, count);
  gh_nim_large_product (n, left, ab, c, count);
  gh_nim_large_product (n, right, a, bc, count);
  TAP_OK (same (left, right, count), "%zu words: products associate", count);
  gh_nim_large_product (n, left, b, a, count);
  TAP_OK (same (left, ab, count), "%zu words: products commute", count);
  for (size_t i = 0; i < count; i++)
    right[i] = a[i] ^ c[i];
  gh_nim_large_product (n, left, right, b, count);
  for (size_t i = 0; i < count; i++)
    left[i] ^= ab[i];
  TAP_OK (same (left, bc, count), "%zu words: they distribute", count);
  gh_nim_large_inverse (n, inverse, b, count);
  gh_nim_large_product (n, left, ab, inverse, count);
  TAP_OK (same (left, a, count), "%zu words: what was multiplied is divided again", count);
  gh_nim_large_root (n, root, a, count);
  gh_nim_large_product (n, left, root, root, count);
  TAP_OK (same (left, a, count), "%zu words: the square of a root is the number", count);
}

/* The same numbers in a larger field, and its Fermat power F. */
static void large_fields (gh_nimbers *n, size_t count)
{
  static words a, b, ab, again, power, expected;
  size_t const half = count / 2;
  fill (a, half);
  fill (b, half);
  gh_nim_large_product (n, ab, a, b, half);
  memset (ab + half, 0, half * sizeof *ab);
  gh_nim_large_product (n, again, a, b, count);
  TAP_OK (same (ab, again, count), "%zu words: half as many multiply alike", count);
  fill (power, 0);
  fill (expected, 0);
  power[half] = 1;
  memcpy (expected + half, a, half * sizeof *a);
  gh_nim_large_product (n, again, a, power, count);
  TAP_OK (same (again, expected, count), "%zu words: a (x) F is the ordinary product", count);
  fill (expected, 0);
  expected[half] = 1;
  expected[half - 1] = (uint64_t)1 << 63;
  gh_nim_large_product (n, again, power, power, count);
  TAP_OK (same (again, expected, count), "%zu words: F (x) F is 3 F / 2", count);
}

static void single_words (gh_nimbers *n)
{
  uint64_t const a = random_word (), b = random_word ();
  uint64_t product, inverse, root;
  gh_nim_large_product (n, &product, &a, &b, 1);
  gh_nim_large_inverse (n, &inverse, &a, 1);
  gh_nim_large_root (n, &root, &a, 1);
  TAP_OK (product == gh_nim_product (n, a, b) && inverse == gh_nim_inverse (n, a) &&
              root == gh_nim_root (n, a),
          "one word is a number of 64 bits");
}

/* ---- contracts ------------------------------------------------------------------------------- */

static void invert_nothing (void *n)
{
  gh_nim_inverse (n, 0);
}

static void three_words (void *n)
{
  static words a, b;
  gh_nim_large_product (n, a, b, b, 3);
}

static void too_many_words (void *n)
{
  static words a, b;
  gh_nim_large_root (n, a, b, 2 * MOST);
}

static void no_words (void *n)
{
  static words a, b;
  gh_nim_large_inverse (n, a, b, 0);
}

static void *no_memory (void *context, void *block, size_t size)
{
  (void)context;
  (void)block;
  (void)size;
  return NULL;
}

static void contracts (gh_nimbers *n)
{
  void (*const broken[]) (void *) = {invert_nothing, three_words, too_many_words, no_words};
  gh_allocator const none = {no_memory, NULL};
  for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
    TAP_OK (tap_signal_of (broken[i], n, 5) == SIGABRT, "broken contract %zu is said", i + 1);
  TAP_OK (!gh_nimbers_new (GH_NIM_TABLES, &none), "without memory there is no table");
  gh_nimbers_free (NULL);
}

int main (void)
{
  gh_nimbers *tables[] = {gh_nimbers_new (GH_NIM_TABLES, NULL),
                          gh_nimbers_new (GH_NIM_CARRYLESS, NULL)};
  TAP_OK (tables[GH_NIM_TABLES] != NULL, "tables are there on every machine");
  TAP_OK ((tables[GH_NIM_CARRYLESS] != NULL) == (gh_nim_best_path () == GH_NIM_CARRYLESS),
          "the best path is one that the machine has");
  for (gh_nim_path path = GH_NIM_TABLES; path <= GH_NIM_CARRYLESS; path++)
    if (tables[path]) {
      against_mex (tables[path], names[path]);
      laws (tables[path], names[path]);
      fermat_powers (tables[path], names[path]);
    }
  if (tables[GH_NIM_CARRYLESS])
    agree (tables[GH_NIM_TABLES], tables[GH_NIM_CARRYLESS]);
  gh_nimbers *const best = tables[gh_nim_best_path ()];
  single_words (best);
  for (size_t count = 2; count <= MOST; count *= 2) {
    large_laws (best, count);
    large_fields (best, count);
  }
  contracts (best);
  gh_nimbers_free (tables[GH_NIM_TABLES]);
  gh_nimbers_free (tables[GH_NIM_CARRYLESS]);
  return tap_done ();
}

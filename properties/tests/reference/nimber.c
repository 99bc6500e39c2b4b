/* The mex recursions of nimbers, against what is known of the field by other means. */
#include "reference/nimber.h"
#include "tests/tap.h"

#include <stddef.h>

static void sums (gh_mex_table *mex)
{
  unsigned wrong = 0;
  for (unsigned p = 0; p < GH_MEX_LIMIT; p++)
    for (unsigned q = 0; q < GH_MEX_LIMIT; q++)
      wrong += gh_mex_sum (mex, p, q) != (p ^ q);
  TAP_OK (wrong == 0, "all sums are exclusive ors");
}

static void products (gh_mex_table *mex)
{
  static const unsigned known[][3] = {{0, 255, 0},   {1, 255, 255}, {2, 2, 3},    {2, 3, 1},
                                      {2, 4, 8},     {2, 8, 12},    {4, 4, 6},    {4, 16, 64},
                                      {15, 16, 240}, {16, 16, 24},  {128, 2, 192}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    TAP_OK (gh_mex_product (mex, known[i][0], known[i][1]) == known[i][2] &&
                gh_mex_product (mex, known[i][1], known[i][0]) == known[i][2],
            "%u (x) %u is %u", known[i][0], known[i][1], known[i][2]);
}

/* A product that only depends on what is asked, not on what was asked before. */
static void order_of_questions (gh_mex_table *mex)
{
  gh_mex_table *const other = gh_mex_table_new (NULL);
  unsigned wrong = 0;
  for (unsigned p = 64; p-- > 0;)
    for (unsigned q = 64; q-- > 0;)
      wrong += gh_mex_product (other, q, p) != gh_mex_product (mex, p, q);
  TAP_OK (wrong == 0, "products are the same whatever was asked before");
  gh_mex_table_free (other);
}

/* What was found when the engine was built is what is found now. */
static void known_products (gh_mex_table *mex)
{
  unsigned wrong = 0;
  for (unsigned p = 0; p < GH_MEX_LIMIT; p++)
    for (unsigned q = 0; q < GH_MEX_LIMIT; q++)
      wrong += gh_mex_products[p][q] != gh_mex_product (mex, p, q);
  TAP_OK (wrong == 0, "the products that were found before are those of the recursion");
}

static void inverses_and_roots (gh_mex_table *mex)
{
  unsigned wrong = 0;
  for (unsigned p = 1; p < GH_MEX_LIMIT; p++)
    wrong += gh_mex_product (mex, p, gh_mex_inverse (mex, p)) != 1;
  TAP_OK (wrong == 0, "a number times its inverse is 1");
  TAP_OK (gh_mex_inverse (mex, 2) == 3, "of the solutions 3 and 4 the inverse of 2 is the less");
  for (unsigned s = 0; s < GH_MEX_LIMIT; s++) {
    unsigned const root = gh_mex_root (mex, s);
    wrong += gh_mex_product (mex, root, root) != s;
  }
  TAP_OK (wrong == 0, "the square of a root is the number");
  TAP_OK (gh_mex_root (mex, 2) == 3, "of the solutions 3, 4 and 6 the root of 2 is the least");
}

/* ---- contracts ------------------------------------------------------------------------------- */

static void add_large (void *mex)
{
  gh_mex_sum (mex, 256, 0);
}

static void multiply_large (void *mex)
{
  gh_mex_product (mex, 0, 256);
}

static void invert_nothing (void *mex)
{
  gh_mex_inverse (mex, 0);
}

static void invert_large (void *mex)
{
  gh_mex_inverse (mex, 256);
}

static void root_of_large (void *mex)
{
  gh_mex_root (mex, 256);
}

int main (void)
{
  void (*const broken[]) (void *) = {add_large, multiply_large, invert_nothing, invert_large,
                                     root_of_large};
  gh_mex_table *const mex = gh_mex_table_new (NULL);
  TAP_OK (mex != NULL, "there is memory");
  if (!mex)
    return tap_done ();
  sums (mex);
  products (mex);
  order_of_questions (mex);
  known_products (mex);
  inverses_and_roots (mex);
  for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
    TAP_OK (tap_signal_of (broken[i], mex, 5) == SIGABRT, "broken contract %zu is said", i + 1);
  gh_mex_table_free (mex);
  gh_mex_table_free (NULL);
  return tap_done ();
}

#include "reference/nimber.h"
#include "form/store.h"

#include <stdint.h>
#include <stdlib.h>

#define LIMIT GH_MEX_LIMIT
#define UNKNOWN 0xffff

struct gh_mex_table {
  uint16_t sum[LIMIT][LIMIT], product[LIMIT][LIMIT], inverse[LIMIT], root[LIMIT];
};

typedef struct set {
  bool has[LIMIT];
  unsigned mex; /* the least number that it lacks */
} set;

/* Below LIMIT there is always room, as LIMIT is the size of a field; were it not, this would be
   seen. */
static void find_mex (set *s)
{
  while (s->has[s->mex])
    if (++s->mex == LIMIT)
      gh_broken ("find_mex", "set", "the numbers below the limit are no field");
}

static void add (set *s, unsigned n)
{
  s->has[n] = true;
  find_mex (s);
}

static void need_small (const char *function, unsigned p, unsigned q)
{
  if (p >= LIMIT || q >= LIMIT)
    gh_broken (function, "operand", "not below GH_MEX_LIMIT");
}

gh_mex_table *gh_mex_table_new (const unsigned char (*products)[LIMIT])
{
  gh_mex_table *const mex = calloc (1, sizeof *mex);
  if (!mex)
    return NULL;
  for (unsigned p = 0; p < LIMIT; p++) {
    mex->inverse[p] = mex->root[p] = UNKNOWN;
    for (unsigned q = 0; q < LIMIT; q++) {
      mex->sum[p][q] = UNKNOWN;
      mex->product[p][q] = products ? products[p][q] : UNKNOWN;
    }
  }
  return mex;
}

void gh_mex_table_free (gh_mex_table *mex)
{
  free (mex);
}

/* ---- sums and products, whose definitions are symmetric in p and q --------------------------- */

static unsigned keep (uint16_t memo[LIMIT][LIMIT], unsigned p, unsigned q, const set *excluded)
{
  return memo[p][q] = memo[q][p] = (uint16_t)excluded->mex;
}

unsigned gh_mex_sum (gh_mex_table *mex, unsigned p, unsigned q)
{
  need_small ("gh_mex_sum", p, q);
  if (mex->sum[p][q] != UNKNOWN)
    return mex->sum[p][q];
  set excluded = {.mex = 0};
  for (unsigned less = 0; less < p; less++)
    add (&excluded, gh_mex_sum (mex, less, q));
  for (unsigned less = 0; less < q; less++)
    add (&excluded, gh_mex_sum (mex, p, less));
  return keep (mex->sum, p, q, &excluded);
}

static unsigned sum (gh_mex_table *mex, unsigned a, unsigned b)
{
  return mex->sum[a][b] != UNKNOWN ? mex->sum[a][b] : gh_mex_sum (mex, a, b);
}

unsigned gh_mex_product (gh_mex_table *mex, unsigned p, unsigned q)
{
  need_small ("gh_mex_product", p, q);
  if (mex->product[p][q] != UNKNOWN)
    return mex->product[p][q];
  for (unsigned less = 0; less < p; less++) /* so that all smaller ones are known */
    gh_mex_product (mex, less, q);
  for (unsigned less = 0; less < q; less++)
    gh_mex_product (mex, p, less);
  gh_mex_sum (mex, LIMIT - 1, LIMIT - 1); /* and all sums */
  set excluded = {.mex = 0};
  for (unsigned a = 0; a < p; a++)
    for (unsigned b = 0; b < q; b++) {
      unsigned const one_changed = mex->sum[mex->product[a][q]][mex->product[p][b]];
      excluded.has[mex->sum[one_changed][mex->product[a][b]]] = true;
    }
  find_mex (&excluded);
  return keep (mex->product, p, q, &excluded);
}

/* ---- inverses and roots: least fixpoints ----------------------------------------------------- */

unsigned gh_mex_inverse (gh_mex_table *mex, unsigned p)
{
  need_small ("gh_mex_inverse", p, 0);
  if (p == 0)
    gh_broken ("gh_mex_inverse", "p", "0 has no inverse");
  if (mex->inverse[p] != UNKNOWN)
    return mex->inverse[p];
  set excluded = {.mex = 0};
  add (&excluded, 0);
  for (unsigned q = 0; q < excluded.mex; q++) /* which grows meanwhile */
    for (unsigned less = 1; less < p; less++) {
      unsigned const product = gh_mex_product (mex, sum (mex, less, p), q);
      add (&excluded, gh_mex_product (mex, sum (mex, product, 1), gh_mex_inverse (mex, less)));
    }
  return mex->inverse[p] = (uint16_t)excluded.mex;
}

unsigned gh_mex_root (gh_mex_table *mex, unsigned s)
{
  need_small ("gh_mex_root", s, 0);
  if (mex->root[s] != UNKNOWN)
    return mex->root[s];
  set excluded = {.mex = 0};
  for (unsigned less = 0; less < s; less++)
    add (&excluded, gh_mex_root (mex, less));
  for (unsigned q = 0; q < excluded.mex; q++) /* which grows meanwhile */
    for (unsigned p = 0; p < q; p++) {
      unsigned const numerator = sum (mex, gh_mex_product (mex, p, q), s);
      unsigned const inverse = gh_mex_inverse (mex, sum (mex, p, q));
      add (&excluded, gh_mex_product (mex, numerator, inverse));
    }
  return mex->root[s] = (uint16_t)excluded.mex;
}

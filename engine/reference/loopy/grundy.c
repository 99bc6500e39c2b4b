/* Values of impartial loopy games, by Smith's rule. A position without a value gets n if

     n is the mex of the values that its options have already, and
     each option without a value has an option with the value n, to which one can recover.

   This goes on until no position gets one; the others are infinite. */
#include "form/halt.h"
#include "form/loan.h"
#include "reference/loopy/loopy.h"

static bool has_option_of (const gh_graph *g, const uint32_t *values, uint32_t p, uint32_t n)
{
  GH_EACH_MOVE (g, GH_LEFT, x, p)
  if (values[x] == n)
    return true;
  return false;
}

static uint32_t mex_of (const gh_graph *g, const uint32_t *values, uint32_t p)
{
  uint32_t mex = 0;
  while (has_option_of (g, values, p, mex))
    mex++;
  return mex;
}

static bool can_recover (const gh_graph *g, const uint32_t *values, uint32_t p, uint32_t n)
{
  GH_EACH_MOVE (g, GH_LEFT, x, p)
  if (values[x] == GH_NO_LOOPY_VALUE && !has_option_of (g, values, x, n))
    return false;
  return true;
}

const uint32_t *gh_loopy_grundy (gh_store *store, const gh_graph *g)
{
  uint32_t *const values = gh_loan (store, g->positions, sizeof *values);
  for (uint32_t p = 0; p < g->positions; p++)
    values[p] = GH_NO_LOOPY_VALUE;
  for (bool changed = true; changed;) {
    changed = false;
    if (gh_halted ())
      gh_fail (store, GH_HALTED);
    for (uint32_t p = 0; p < g->positions; p++) {
      if (values[p] != GH_NO_LOOPY_VALUE)
        continue;
      uint32_t const mex = mex_of (g, values, p);
      if (can_recover (g, values, p, mex)) {
        values[p] = mex;
        changed = true;
      }
    }
  }
  return values;
}

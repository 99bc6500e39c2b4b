/* Workloads of infinite nimbers: products of ordinals that are sums of eight terms with
   coefficients of 64 bits, below w^w and below w^(w^4), and the search for an excess. */
#include "benchmarks/workload.h"
#include "form/numeral.h"
#include "optimized/excesses/excesses.h"
#include "transfinite/nimbers/nimbers.h"
#include "transfinite/normal.h"

#include <stdlib.h>

#define TERMS 8u
#define COUNT 16u /* ordinals of each kind */

typedef struct products {
  gh_run *run;
  gh_kappas *kappas;
  unsigned generators; /* ordinals are below w^(w^generators) */
  uint32_t products;
} products;

static gh_form coefficient (gh_run *run)
{
  mp_limb_t bits = 0;
  mpz_t value;
  for (unsigned i = 0; i < 4; i++)
    bits = bits << 16 ^ gh_run_random (run, 1u << 16);
  return gh_dyadic (run->store, mpz_roinit_n (value, &bits, bits > 0), 0);
}

/* Below w^w the terms have the powers 0 to 7, else random ones: w^3.d + w^2.e + w.f + g with d
   below 11, e below 7, f below 5 and g below 3. */
static gh_form exponent (const products *p, uint32_t term)
{
  static const uint32_t bounds[] = {3, 5, 7, 11};
  gh_store *const store = p->run->store;
  gh_form made = GH_ZERO;
  for (unsigned k = 0; k < p->generators; k++) {
    uint32_t const digit = p->generators == 1 ? term : gh_run_random (p->run, bounds[k]);
    if (digit)
      made = gh_normal_term (store, gh_normal_of_number (store, gh_integer (store, (int64_t)k)),
                             gh_integer (store, (int64_t)digit), made);
  }
  return made;
}

static gh_form some (const products *p)
{
  gh_store *const store = p->run->store;
  gh_form sum = GH_ZERO;
  for (uint32_t i = 0; i < TERMS; i++) {
    gh_form const e = exponent (p, i), c = coefficient (p->run);
    if (c != GH_ZERO)
      sum = gh_ordinal_nim_sum (store, sum, gh_normal_term (store, e, c, GH_ZERO));
  }
  return sum;
}

/* Of all coefficients, which are below 2^64. */
static uint64_t digest (gh_store *store, gh_form a)
{
  uint64_t all = 0;
  for (; a != GH_ZERO; a = gh_normal_rest (store, a)) {
    mpz_t value;
    uint64_t shift;
    gh_numeral_value (store, gh_normal_coefficient (store, a), value, &shift);
    all = all * 3 + mpz_getlimbn (value, 0);
  }
  return all;
}

static void multiply (void *argument)
{
  const products *const p = argument;
  gh_form of[2][COUNT], product;
  for (unsigned i = 0; i < 2 * COUNT; i++)
    of[i % 2][i / 2] = some (p);
  for (uint32_t i = 0; i < p->products; i++) {
    if (!gh_ordinal_nim_product (p->kappas, p->run->store, of[0][i % COUNT],
                                 of[1][i / COUNT % COUNT], &product))
      return;
    p->run->found ^= digest (p->run->store, product);
  }
}

static void multiply_below (gh_run *run, unsigned generators, uint32_t count)
{
  products p = {run, gh_kappas_new (run->allocator), generators, count};
  run->store = gh_store_new (NULL, run->allocator);
  run->operations = count;
  if (run->store && p.kappas)
    gh_try (run->store, multiply, &p);
  gh_kappas_free (p.kappas);
}

void gh_multiply_omegas (gh_run *run)
{
  multiply_below (run, 1, 2000);
}

void gh_multiply_generators (gh_run *run)
{
  multiply_below (run, 4, 200);
}

void gh_find_excess (gh_run *run)
{
  gh_excesses *const excesses = gh_excesses_new (UINT32_MAX, false, run->allocator);
  const gh_excess *found;
  run->operations = 1;
  if (excesses &&
      gh_excess_find (excesses, (uint32_t)strtoull (run->text, NULL, 10), &found) == GH_EXCESS_OK)
    run->found = 10 * found->degree + found->excess;
  gh_excesses_free (excesses);
}

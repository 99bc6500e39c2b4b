#include "transfinite/nimbers/nimbers.h"
#include "form/numeral.h"
#include "transfinite/nimbers/work.h"
#include "transfinite/normal.h"

const char *gh_kappas_words (const gh_kappas *kappas)
{
  return kappas->words;
}

/* Each power of 2 that one of them has: those are w^e 2^i, so that coefficients are added as
   finite nimbers. */
gh_form gh_ordinal_nim_sum (gh_store *store, gh_form a, gh_form b)
{
  if (a == GH_ZERO || b == GH_ZERO)
    return a == GH_ZERO ? b : a;
  gh_deeper (store);
  gh_form const e = gh_normal_exponent (store, a), f = gh_normal_exponent (store, b);
  int const order = gh_normal_compare (store, e, f);
  gh_form coefficient = gh_normal_coefficient (store, order < 0 ? b : a);
  if (order == 0)
    coefficient = gh_numeral_xor (store, coefficient, gh_normal_coefficient (store, b));
  gh_form const rest = gh_ordinal_nim_sum (store, order < 0 ? a : gh_normal_rest (store, a),
                                           order > 0 ? b : gh_normal_rest (store, b));
  gh_shallower (store);
  if (coefficient == GH_ZERO)
    return rest;
  return gh_normal_term (store, order < 0 ? f : e, coefficient, rest);
}

static void multiply (work *w)
{
  tower_product (&w->tower, w->result, w->of_a, w->of_b);
}

bool gh_ordinal_nim_product (gh_kappas *kappas, gh_store *store, gh_form a, gh_form b,
                             gh_form *product)
{
  work w;
  return work_begin (&w, kappas, store, a, b) && work_do (&w, multiply, product);
}

static void invert (work *w)
{
  tower_inverse (&w->tower, w->result, w->of_a);
}

bool gh_ordinal_nim_inverse (gh_kappas *kappas, gh_store *store, gh_form a, gh_form *inverse)
{
  work w;
  if (a == GH_ZERO)
    gh_broken ("gh_ordinal_nim_inverse", "a", "0 has no inverse");
  return work_begin (&w, kappas, store, a, GH_ZERO) && work_do (&w, invert, inverse);
}

static void take_root (work *w)
{
  tower_root (&w->tower, w->result, w->of_a);
}

bool gh_ordinal_nim_root (gh_kappas *kappas, gh_store *store, gh_form a, gh_form *root)
{
  work w;
  return work_begin (&w, kappas, store, a, GH_ZERO) && work_do (&w, take_root, root);
}

/* ---- what they are made of ------------------------------------------------------------------- */

bool gh_alpha (gh_kappas *kappas, gh_store *store, unsigned p, gh_form *found, unsigned *excess)
{
  unsigned k = 0;
  while (k < KAPPAS && kappas->primes[k] != p)
    k++;
  if (k == KAPPAS)
    gh_broken ("gh_alpha", "p", "no odd prime up to 283");
  if (!work_went (store, alpha_find (kappas, k)))
    return false;
  const alpha *const a = &kappas->alphas[k];
  mpz_t value;
  mp_limb_t const limb = a->finite;
  *found = gh_normal_of_number (store, gh_dyadic (store, mpz_roinit_n (value, &limb, limb > 0), 0));
  for (unsigned i = a->count; i-- > 0;) {
    int64_t d = 1;
    for (unsigned n = 1; n < a->of[i].n; n++)
      d *= (int64_t)kappas->primes[a->of[i].k];
    gh_form const power = gh_normal_of_number (store, gh_integer (store, a->of[i].k));
    gh_form const exponent = gh_normal_term (store, power, gh_integer (store, d), GH_ZERO);
    *found = gh_normal_term (store, exponent, gh_integer (store, 1), *found);
  }
  *excess = (unsigned)a->excess;
  return true;
}

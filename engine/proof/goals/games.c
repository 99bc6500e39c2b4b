#include "proof/goals/games.h"
#include "form/numeral.h"

#define LIMBS (128 / GMP_NUMB_BITS)

gh_form gh_proof_number (const gh_proof *proof, gh_store *store, gh_wide number)
{
  gh_wide const size = number < 0 ? -number : number;
  mp_limb_t limbs[LIMBS];
  mpz_t numerator;
  for (int i = 0; i < LIMBS; i++)
    limbs[i] = (mp_limb_t)(size >> (i * GMP_NUMB_BITS));
  return gh_dyadic (store, mpz_roinit_n (numerator, limbs, number < 0 ? -LIMBS : LIMBS),
                    proof->places);
}

void gh_proof_forms (const gh_proof *proof, gh_store *store, gh_form *forms)
{
  for (int32_t n = 1; n <= proof->form_count; n++) {
    const gh_proof_form *const f = &proof->forms[n];
    if (f->is_number) {
      forms[n] = gh_proof_number (proof, store, f->number);
      continue;
    }
    gh_form_begin (store);
    for (size_t i = 0; i < f->count[0] + f->count[1]; i++)
      gh_form_add (store, i < f->count[0] ? GH_LEFT : GH_RIGHT, forms[proof->refs[f->first + i]]);
    forms[n] = gh_form_end (store);
  }
}

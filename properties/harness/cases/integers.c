#include "harness/cases/integers.h"
#include "form/numeral.h"

gh_form gh_random_integer (gh_trial *t)
{
  static const unsigned word[] = {7, 8, 15, 16, 31, 32, 53, 62, 63, 64, 65, 127, 128, 1000};
  uint32_t const kind = gh_draw (t->choices, 4);
  mp_limb_t limbs[17] = {0};
  mpz_t value;
  if (kind < 3)
    limbs[0] = gh_draw (t->choices, 17);
  else {
    unsigned const bit = word[gh_draw (t->choices, sizeof word / sizeof *word)];
    uint32_t const offset = gh_draw (t->choices, 5); /* 2^bit + 0, 1, 2, -1, -2 */
    limbs[bit / 64] = (mp_limb_t)1 << bit % 64;
    if (offset < 3)
      limbs[0] += offset;
    else
      for (unsigned i = 0, borrow = offset - 2; borrow; i++) {
        mp_limb_t const before = limbs[i];
        limbs[i] -= borrow;
        borrow = limbs[i] > before;
      }
  }
  mp_size_t size = 17;
  while (size > 0 && !limbs[size - 1])
    size--;
  return gh_dyadic (t->store, mpz_roinit_n (value, limbs, size), 0);
}

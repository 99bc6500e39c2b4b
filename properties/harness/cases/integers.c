#include "harness/cases/integers.h"
#include "form/numeral.h"

#define LIMBS 17 /* 1,088 bits */
#define DIGIT 31 /* bits; a choice has 32 */
#define MOST_DIGITS 34

/* 2^bit + 0, 1, 2, -1, -2 where a word ends, or any number of some length. */
static void make_up (gh_choices *choices, mp_limb_t *limbs)
{
  static const unsigned word[] = {7, 8, 15, 16, 31, 32, 53, 62, 63, 64, 65, 127, 128, 1000};
  if (gh_draw_aside (choices, 4)) {
    unsigned const bit = word[gh_draw_aside (choices, sizeof word / sizeof *word)];
    uint32_t const offset = gh_draw_aside (choices, 5);
    limbs[bit / GMP_LIMB_BITS] = (mp_limb_t)1 << bit % GMP_LIMB_BITS;
    if (offset < 3)
      mpn_add_1 (limbs, limbs, LIMBS, offset);
    else
      mpn_sub_1 (limbs, limbs, LIMBS, offset - 2);
    return;
  }
  for (unsigned left = gh_draw_aside (choices, 129), bits; left; left -= bits) {
    bits = left < DIGIT ? left : DIGIT;
    mpn_lshift (limbs, limbs, LIMBS, bits);
    limbs[0] |= gh_draw_aside (choices, (uint32_t)1 << bits);
  }
}

/* It is recorded by its digits, so that whoever makes it smaller comes to every number below. */
static void draw_large (gh_choices *choices, mp_limb_t *limbs)
{
  uint32_t const bound = (uint32_t)1 << DIGIT;
  uint32_t digits[MOST_DIGITS] = {0}, count = 0;
  make_up (choices, limbs);
  for (; count < MOST_DIGITS && !mpn_zero_p (limbs, LIMBS); mpn_rshift (limbs, limbs, LIMBS, DIGIT))
    digits[count++] = limbs[0] & (bound - 1);
  for (uint32_t i = gh_draw_or (choices, MOST_DIGITS + 1, count); i-- > 0;) {
    mpn_lshift (limbs, limbs, LIMBS, DIGIT);
    limbs[0] |= gh_draw_or (choices, bound, digits[i]);
  }
}

gh_form gh_random_integer (gh_trial *t)
{
  mp_limb_t limbs[LIMBS] = {0};
  mpz_t value;
  if (gh_draw (t->choices, 4) < 3)
    limbs[0] = gh_draw (t->choices, 17);
  else
    draw_large (t->choices, limbs);
  mp_size_t size = LIMBS;
  while (size > 0 && !limbs[size - 1])
    size--;
  return gh_dyadic (t->store, mpz_roinit_n (value, limbs, size), 0);
}

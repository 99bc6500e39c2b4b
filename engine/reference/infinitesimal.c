/* Infinitesimals among short games: Definition 6.1 and Theorem 6.4. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

/* Whether G < 2^-n for every n. One n decides it, the birthday of the form: a stop of G that is
   positive is at least twice as large, since its denominator is that of a number born before. */
bool gh_is_below_all_positive (gh_store *store, gh_form g)
{
  int64_t days;
  mpz_t one;
  mp_limb_t const limb = 1;
  if (gh_is_numeral (store, g))
    return gh_numeral_sign (store, g) <= 0;
  if (!gh_small_integer (store, gh_form_birthday (store, g), 0, INT64_MAX, &days))
    gh_fail (store, GH_OVER_DIGITS);
  gh_form const least = gh_dyadic (store, mpz_roinit_n (one, &limb, 1), (uint64_t)days);
  return gh_compare_directly (store, g, least) == GH_LESS;
}

bool gh_is_infinitesimal (gh_store *store, gh_form g)
{
  return gh_is_below_all_positive (store, g) &&
         gh_is_below_all_positive (store, gh_negative (store, g));
}

gh_form gh_least_ups (gh_store *store, gh_form g)
{
  if (!gh_is_below_all_positive (store, g))
    return GH_NO_FORM;
  int64_t m = 0;
  for (gh_form ups = GH_ZERO; !gh_holds (gh_compare_directly (store, g, ups), GH_LE); m++) {
    gh_step (store);
    ups = gh_shape_make (store, (gh_number_up_star){GH_ZERO, m + 1, 0});
  }
  return gh_integer (store, m);
}

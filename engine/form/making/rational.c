#include "form/rational.h"
#include "form/numeral.h"
#include "form/store/inside.h"

/* The integers of {p|{|q}}, which are options, so that looking at them makes no form. */
static gh_form top_of (gh_store *store, gh_form x)
{
  return gh_option (store, x, GH_LEFT, 0);
}

static gh_form bottom_of (gh_store *store, gh_form x)
{
  return gh_option (store, gh_option (store, x, GH_RIGHT, 0), GH_RIGHT, 0);
}

/* The number scratch[0] / scratch[1], which is not in lowest terms yet. */
static gh_form make (gh_store *store)
{
  mpz_ptr const p = store->scratch[0], q = store->scratch[1], common = store->scratch[2];
  mpz_gcd (common, p, q);
  mpz_divexact (p, p, common);
  mpz_divexact (q, q, common);
  if (mpz_popcount (q) == 1)
    return gh_dyadic (store, p, mpz_scan1 (q, 0));
  gh_form const numerator = gh_dyadic (store, p, 0), denominator = gh_dyadic (store, q, 0);
  gh_form_begin (store);
  gh_form_add (store, GH_RIGHT, denominator);
  gh_form const bottom = gh_form_end (store);
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, numerator);
  gh_form_add (store, GH_RIGHT, bottom);
  return gh_form_end (store);
}

gh_form gh_rational (gh_store *store, mpz_srcptr numerator, mpz_srcptr denominator)
{
  if (mpz_sgn (denominator) <= 0)
    gh_broken ("gh_rational", "denominator", "not positive");
  mpz_set (store->scratch[0], numerator);
  mpz_set (store->scratch[1], denominator);
  return make (store);
}

gh_form gh_rational_quotient (gh_store *store, gh_form numerator, gh_form denominator)
{
  mpz_t p, q;
  uint64_t exponent;
  gh_numeral_value (store, numerator, p, &exponent);
  gh_numeral_value (store, denominator, q, &exponent);
  return gh_rational (store, p, q);
}

gh_form gh_rational_numerator (gh_store *store, gh_form x)
{
  mpz_t value;
  uint64_t exponent;
  if (!gh_is_numeral (store, x))
    return top_of (store, x);
  gh_numeral_value (store, x, value, &exponent);
  return gh_dyadic (store, value, 0);
}

gh_form gh_rational_denominator (gh_store *store, gh_form x)
{
  mpz_t value;
  uint64_t exponent;
  if (!gh_is_numeral (store, x))
    return bottom_of (store, x);
  gh_numeral_value (store, x, value, &exponent);
  return gh_numeral_scaled (store, gh_integer (store, 1), (int64_t)exponent);
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

/* Numerator and denominator, which may only be read: until the next form is made, and a power of
   two while scratch[1] stays as it is. */
typedef struct fraction {
  mpz_t numerator, view;
  mpz_srcptr denominator;
} fraction;

static void look (gh_store *store, gh_form x, fraction *f)
{
  uint64_t exponent;
  bool const dyadic = gh_is_numeral (store, x);
  if (!dyadic) {
    gh_numeral_value (store, bottom_of (store, x), f->view, &exponent);
    x = top_of (store, x);
  }
  gh_numeral_value (store, x, f->numerator, &exponent);
  f->denominator = dyadic ? store->scratch[1] : f->view;
  if (dyadic) {
    mpz_set_ui (store->scratch[1], 1);
    mpz_mul_2exp (store->scratch[1], store->scratch[1], (mp_bitcnt_t)exponent);
  }
}

static bool both_dyadic (const gh_store *store, gh_form a, gh_form b)
{
  return gh_is_numeral (store, a) && gh_is_numeral (store, b);
}

gh_form gh_rational_floor (gh_store *store, gh_form x)
{
  fraction f;
  look (store, x, &f);
  mpz_fdiv_q (store->scratch[0], f.numerator, f.denominator);
  return gh_dyadic (store, store->scratch[0], 0);
}

int gh_rational_sign (gh_store *store, gh_form x)
{
  return gh_numeral_sign (store, gh_is_numeral (store, x) ? x : gh_rational_numerator (store, x));
}

int gh_rational_compare (gh_store *store, gh_form a, gh_form b)
{
  fraction x, y;
  if (a == b)
    return 0;
  if (both_dyadic (store, a, b))
    return gh_numeral_compare (store, a, b);
  look (store, a, &x);
  look (store, b, &y);
  mpz_mul (store->scratch[0], x.numerator, y.denominator);
  mpz_submul (store->scratch[0], y.numerator, x.denominator);
  return mpz_sgn (store->scratch[0]);
}

gh_form gh_rational_negative (gh_store *store, gh_form x)
{
  fraction f;
  if (gh_is_numeral (store, x))
    return gh_numeral_negative (store, x);
  look (store, x, &f);
  mpz_neg (store->scratch[0], f.numerator);
  mpz_set (store->scratch[1], f.denominator);
  return make (store);
}

gh_form gh_rational_sum (gh_store *store, gh_form a, gh_form b)
{
  fraction x, y;
  if (both_dyadic (store, a, b))
    return gh_numeral_sum (store, a, b);
  look (store, a, &x);
  look (store, b, &y);
  mpz_mul (store->scratch[0], x.numerator, y.denominator);
  mpz_addmul (store->scratch[0], y.numerator, x.denominator);
  mpz_mul (store->scratch[1], x.denominator, y.denominator);
  return make (store);
}

gh_form gh_rational_product (gh_store *store, gh_form a, gh_form b)
{
  fraction x, y;
  if (both_dyadic (store, a, b))
    return gh_numeral_product (store, a, b);
  look (store, a, &x);
  look (store, b, &y);
  mpz_mul (store->scratch[0], x.numerator, y.numerator);
  mpz_mul (store->scratch[1], x.denominator, y.denominator);
  return make (store);
}

#include "theory/transfinite/nimbers.h"
#include "form/numeral.h"
#include "transfinite/nimbers/roots.h"

/* ---- what is asked --------------------------------------------------------------------------- */

static gh_form asked (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  gh_value const arguments[] = {gh_argument (request, a), gh_argument (request, b)};
  gh_value answer;
  if (!gh_is_awaited (t, request, a, b))
    return gh_ask (t, request, a, b).form;
  if (t->judge->ask (t->judge, t->store, request, arguments, &answer) != GH_ANSWERED)
    gh_await_answers (t);
  return answer.form;
}

gh_form gh_nim_sum_asked (gh_trial *t, gh_form a, gh_form b)
{
  return asked (t, GH_ASK_ORDINAL_NIM_ADD, a, b);
}

/* Fields that are asked about have as many powers of w at most; wrong products may grow for ever.
 */
#define MOST_TERMS 1000

gh_form gh_nim_product_asked (gh_trial *t, gh_form a, gh_form b)
{
  gh_form const product = asked (t, GH_ASK_ORDINAL_NIM_MULTIPLY, a, b);
  unsigned terms = 0;
  for (gh_form rest = product; rest != GH_ZERO; rest = gh_normal_rest (t->store, rest))
    terms++;
  GH_EXPECT (t, terms <= MOST_TERMS, "%s (x) %s to lie in a field with at most %d powers of w",
             GH_SHOWN (t, a), GH_SHOWN (t, b), MOST_TERMS);
  return product;
}

gh_form gh_nim_root_asked (gh_trial *t, gh_form a)
{
  return asked (t, GH_ASK_ORDINAL_NIM_SQRT, a, GH_ZERO);
}

gh_form gh_nim_inverse_asked (gh_trial *t, gh_form a)
{
  gh_form const inverse = asked (t, GH_ASK_ORDINAL_NIM_INVERT, a, GH_ZERO);
  GH_EXPECT (t, inverse != GH_NO_FORM, "%s to have an inverse", GH_SHOWN (t, a));
  return inverse;
}

gh_form gh_nim_power_asked (gh_trial *t, gh_form a, uint64_t n)
{
  gh_form power = a;
  for (int bit = 63 - __builtin_clzll (n); bit-- > 0;) {
    power = gh_nim_product_asked (t, power, power);
    if (n >> bit & 1)
      power = gh_nim_product_asked (t, power, a);
  }
  return power;
}

gh_form gh_nim_conjugate_asked (gh_trial *t, gh_form a, uint64_t n)
{
  while (n-- > 0)
    a = gh_nim_product_asked (t, a, a);
  return a;
}

gh_form gh_finite_nim (gh_trial *t, gh_request request, gh_form a, gh_form b)
{
  gh_engine *const engine = t->fast ? t->fast : t->judge;
  gh_value const arguments[] = {gh_argument (request, a), gh_argument (request, b)};
  gh_value answer;
  if (engine->ask (engine, t->store, request, arguments, &answer) != GH_ANSWERED)
    gh_end_case (t, GH_STEP_LIMIT, "%s: %s", gh_requests[request].word, engine->words);
  return answer.form;
}

/* ---- ordinals -------------------------------------------------------------------------------- */

gh_form gh_omega_term (gh_trial *t, gh_form exponent, gh_form c)
{
  return c == GH_ZERO ? GH_ZERO : gh_normal_term (t->store, exponent, c, GH_ZERO);
}

gh_form gh_omega_square (gh_trial *t, gh_form a, gh_form b, gh_form c)
{
  gh_form const high = gh_normal_sum (t->store, gh_omega_term (t, gh_finite (t, 2), a),
                                      gh_omega_term (t, gh_finite (t, 1), b));
  return gh_normal_sum (t->store, high, gh_normal_of_number (t->store, c));
}

#define MOST_WORDS 2

gh_form gh_drawn_integer (gh_trial *t, gh_draws *draws, unsigned bits)
{
  mp_limb_t words[MOST_WORDS] = {0};
  mpz_t value;
  if (bits > 64 && gh_drawn (draws, 2))
    bits = 64;
  for (unsigned done = 0; done < bits; done += 16) {
    unsigned const left = bits - done;
    words[done / 64] |= (mp_limb_t)gh_drawn (draws, left < 16 ? 1u << left : 1u << 16) << done % 64;
  }
  mp_size_t size = MOST_WORDS;
  while (size > 0 && !words[size - 1])
    size--;
  return gh_dyadic (t->store, mpz_roinit_n (value, words, size), 0);
}

gh_form gh_drawn_nimber (gh_trial *t, gh_draws *draws, const unsigned *bounds, unsigned count,
                         unsigned terms, unsigned bits)
{
  gh_form a = GH_ZERO;
  while (terms-- > 0) {
    gh_form e = GH_ZERO;
    for (unsigned k = 0; k < count; k++)
      e = gh_normal_sum (
          t->store, e,
          gh_omega_term (t, gh_finite (t, k), gh_integer (t->store, gh_drawn (draws, bounds[k]))));
    gh_form const term = gh_omega_term (t, e, gh_drawn_integer (t, draws, bits));
    a = gh_ordinal_nim_sum (t->store, a, term);
  }
  return a;
}

int64_t gh_odd_prime (unsigned k)
{
  static const int64_t primes[] = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43};
  return primes[k];
}

gh_form gh_kappa (gh_trial *t, unsigned k, unsigned n)
{
  int64_t d = 1;
  while (--n > 0)
    d *= gh_odd_prime (k);
  return gh_normal_power (t->store, gh_omega_term (t, gh_finite (t, k), gh_integer (t->store, d)));
}

/* ---- what is found --------------------------------------------------------------------------- */

static void run (void *argument)
{
  gh_found *const found = argument;
  if (!found->find (found, found->kappas, found->store))
    found->root = GH_NO_FORM;
}

void gh_find (gh_trial *t, gh_found *found)
{
  found->kappas = gh_kappas_new (NULL);
  found->store = t->store;
  if (!found->kappas)
    gh_fail (t->store, GH_NO_MEMORY);
  gh_status const status = gh_try (t->store, run, found);
  gh_kappas_free (found->kappas);
  if (status)
    gh_fail (t->store, status);
}

bool gh_find_quadratic_root (gh_found *found, gh_kappas *kappas, gh_store *store)
{
  return gh_nim_quadratic_root (kappas, store, found->a, found->b, &found->root);
}

bool gh_find_prime_root (gh_found *found, gh_kappas *kappas, gh_store *store)
{
  return gh_nim_prime_root (kappas, store, found->a, found->p, &found->root);
}

bool gh_find_degree (gh_found *found, gh_kappas *kappas, gh_store *store)
{
  return gh_nim_degree (kappas, store, found->a, &found->number);
}

bool gh_find_alpha (gh_found *found, gh_kappas *kappas, gh_store *store)
{
  unsigned excess = 0;
  bool const is_found = gh_alpha (kappas, store, found->p, &found->root, &excess);
  found->number = excess;
  return is_found;
}

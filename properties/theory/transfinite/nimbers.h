/* Ordinals as nimbers, as the engine under test knows them: for theorems about their field. */
#ifndef GH_THEORY_TRANSFINITE_NIMBERS_H
#define GH_THEORY_TRANSFINITE_NIMBERS_H

#include "theory/transfinite/asking.h"
#include "transfinite/nimbers/nimbers.h"

/* a (+) b, a (x) b, 1/a and the square root of a, by the engine under test. While its answer is
   pending the case goes on with that of the reference (transfinite/asking.h). */
gh_form gh_nim_sum_asked (gh_trial *t, gh_form a, gh_form b);
gh_form gh_nim_product_asked (gh_trial *t, gh_form a, gh_form b);
gh_form gh_nim_inverse_asked (gh_trial *t, gh_form a); /* of one that has none the case fails */
gh_form gh_nim_root_asked (gh_trial *t, gh_form a);

gh_form gh_nim_power_asked (gh_trial *t, gh_form a, uint64_t n);     /* n > 0 */
gh_form gh_nim_conjugate_asked (gh_trial *t, gh_form a, uint64_t n); /* a^(2^n) */

/* The same of finite ones, integers, by the fast engine, which knows no infinite ones. */
gh_form gh_finite_nim (gh_trial *t, gh_request request, gh_form a, gh_form b);

/* w^exponent c, where c is an integer. */
gh_form gh_omega_term (gh_trial *t, gh_form exponent, gh_form c);

/* w^2 a + w b + c */
gh_form gh_omega_square (gh_trial *t, gh_form a, gh_form b, gh_form c);

/* Below 2^bits, of which there are at most 128; where they are more than a word's, every second one
   is below 2^64, so that coefficients shrink to a word in sums and products. */
gh_form gh_drawn_integer (gh_trial *t, gh_draws *draws, unsigned bits);

/* A sum of so many terms w^(w^(count - 1) d + ... + w e + f) c or less, each digit less than its
   bound, f less than the first one, and c below 2^bits. */
gh_form gh_drawn_nimber (gh_trial *t, gh_draws *draws, const unsigned *bounds, unsigned count,
                         unsigned terms, unsigned bits);

#define GH_ODD_PRIMES 13u
int64_t gh_odd_prime (unsigned k);                      /* 3, 5, 7, ... 43 */
gh_form gh_kappa (gh_trial *t, unsigned k, unsigned n); /* kappa_(p^n) = w^(w^k p^(n - 1)) */

/* What `find` finds with alpha_p that were found for it; it may fail. GH_NO_FORM: it is refused. */
typedef struct gh_found gh_found;
struct gh_found {
  gh_form a, b;
  unsigned p;
  gh_form root;
  uint64_t number;
  bool (*find) (gh_found *found, gh_kappas *kappas, gh_store *store);
  gh_store *store; /* these are set by gh_find */
  gh_kappas *kappas;
};
void gh_find (gh_trial *t, gh_found *found);

bool gh_find_quadratic_root (gh_found *found, gh_kappas *kappas, gh_store *store); /* of a, b */
bool gh_find_prime_root (gh_found *found, gh_kappas *kappas, gh_store *store);     /* of a, p */
bool gh_find_degree (gh_found *found, gh_kappas *kappas, gh_store *store); /* number, of a */
bool gh_find_alpha (gh_found *found, gh_kappas *kappas, gh_store *store); /* and its excess, of p */

#endif

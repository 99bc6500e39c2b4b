#include "transfinite/nimbers/roots.h"
#include "form/words.h"
#include "transfinite/nimbers/work.h"

#include <string.h>

#define MOST_UNKNOWNS 1024u /* bits of a root of a quadratic equation */

/* ---- degrees --------------------------------------------------------------------------------- */

typedef struct degree_work {
  work work;
  uint64_t degree;
} degree_work;

static void find_degree (work *w)
{
  ((degree_work *)w)->degree = tower_degree (&w->tower, w->of_a);
}

bool gh_nim_degree (gh_kappas *kappas, gh_store *store, gh_form a, uint64_t *degree)
{
  degree_work d;
  gh_form nothing;
  if (!work_begin (&d.work, kappas, store, a, GH_ZERO) || !work_close (&d.work) ||
      !work_do (&d.work, find_degree, &nothing))
    return false;
  *degree = d.degree;
  return true;
}

/* ---- quadratic equations --------------------------------------------------------------------- */

/* Images under t (x) t (+) t and what they are images of, one behind the other: `pairs` has a place
   for each bit, that of its first image with this highest bit. */
typedef struct images {
  tower *tower;
  size_t size;
  uint64_t *pairs;
  bool *found;
} images;

/* The highest bit of a, which is not 0. */
static size_t highest (const images *m, const uint64_t *a)
{
  size_t i = m->size;
  while (!a[i - 1])
    i--;
  return 64 * (i - 1) + 63 - (size_t)__builtin_clzll (a[i - 1]);
}

/* Take images away from that of the pair, while there are such with its highest bit. Whether
   nothing is left. */
static bool reduces (const images *m, uint64_t *pair)
{
  while (!fermat_is_zero (pair, m->size)) {
    size_t const bit = highest (m, pair);
    if (!m->found[bit])
      return false;
    fermat_add (pair, m->pairs + 2 * m->size * bit, 2 * m->size);
  }
  return true;
}

static void keep_image (const images *m, uint64_t *pair, size_t bit)
{
  memset (pair, 0, 2 * m->size * sizeof *pair);
  pair[m->size + bit / 64] = (uint64_t)1 << bit % 64;
  tower_square (m->tower, pair, pair + m->size);
  fermat_add (pair, pair + m->size, m->size);
  if (reduces (m, pair))
    return;
  size_t const high = highest (m, pair);
  memcpy (m->pairs + 2 * m->size * high, pair, 2 * m->size * sizeof *pair);
  m->found[high] = true;
}

/* t with t (x) t (+) t = c, which is in the field. */
static void halve (work *w, const uint64_t *c, uint64_t *root)
{
  tower *const t = &w->tower;
  size_t const size = tower_size (t), bits = 64 * size;
  if (tower_dimension (t) > MOST_UNKNOWNS)
    t->status = TOWER_OVER_STEPS;
  if (t->status)
    return;
  uint64_t *const pairs = tower_elements (t, 2 * bits + 2 + bits / (8 * size) + 1);
  if (!pairs)
    return;
  uint64_t *const pair = pairs + 2 * size * bits;
  images const m = {t, size, pairs, (bool *)(pair + 2 * size)};
  for (size_t bit = 0; bit < bits && t->status == TOWER_OK; bit++)
    if (bit % 64 < t->bits)
      keep_image (&m, pair, bit);
  memcpy (pair, c, size * sizeof *pair);
  memset (pair + size, 0, size * sizeof *pair);
  if (t->status == TOWER_OK && !reduces (&m, pair))
    gh_broken ("gh_nim_quadratic_root", "t", "the field is no quadratic extension");
  memcpy (root, pair + size, size * sizeof *root);
  tower_release (t, pairs);
}

/* a t, where t (x) t (+) t = b / (a (x) a); or the square root of b, whose conjugate it is. */
static void solve (work *w)
{
  tower *const t = &w->tower;
  size_t const size = tower_size (t);
  if (fermat_is_zero (w->of_a, size)) {
    tower_conjugate (t, w->result, w->of_b, tower_dimension (t) - 1);
    return;
  }
  uint64_t *const made = tower_elements (t, 3);
  uint64_t *const inverse = made, *const square = inverse + size, *const c = square + size;
  if (!made)
    return;
  tower_inverse (t, inverse, w->of_a);
  tower_square (t, square, inverse);
  tower_product (t, c, w->of_b, square);
  halve (w, c, square);
  tower_product (t, w->result, w->of_a, square);
  tower_release (t, made);
}

/* In the field of the numbers, of 2^e elements, or at least in that of 2^(2 e). */
bool gh_nim_quadratic_root (gh_kappas *kappas, gh_store *store, gh_form a, gh_form b, gh_form *root)
{
  work w;
  if (!work_begin (&w, kappas, store, a, b) || !work_close (&w))
    return false;
  frame_widen_finite (&w.field, 2 * w.field.bits);
  return work_do (&w, solve, root);
}

/* ---- roots of odd prime order ---------------------------------------------------------------- */

typedef struct root_work {
  work work;
  unsigned k; /* of p_k */
} root_work;

/* `order` is 2^e - 1 = p^s t, where p does not divide t, and p u = 1 + t v. */
typedef struct exponents {
  mpz_t order, t, u, v, y; /* y: of others */
} exponents;

static void exponents_start (exponents *x, uint64_t e, unsigned p)
{
  mpz_inits (x->order, x->t, x->u, x->v, x->y, NULL);
  mpz_set_ui (x->u, p);
  mpz_setbit (x->order, (mp_bitcnt_t)e);
  mpz_sub_ui (x->order, x->order, 1);
  mpz_remove (x->t, x->order, x->u);
  if (mpz_cmp_ui (x->t, 1) > 0)
    mpz_invert (x->u, x->u, x->t);
  else
    mpz_set_ui (x->u, 1);
  mpz_mul_ui (x->v, x->u, p);
  mpz_sub_ui (x->v, x->v, 1);
  mpz_divexact (x->v, x->v, x->t);
}

/* Which power of b is a, where it is one of p^s. */
static uint64_t logarithm (tower *t, const uint64_t *a, const uint64_t *b, uint64_t *power,
                           uint64_t *next)
{
  size_t const size = tower_size (t);
  uint64_t j = 0;
  memset (power, 0, size * sizeof *power);
  power[0] = 1;
  for (; memcmp (power, a, size * sizeof *a) != 0 && t->status == TOWER_OK; j++) {
    tower_product (t, next, power, b);
    memcpy (power, next, size * sizeof *power);
  }
  return j;
}

/* Let g be alpha_p, or the greatest kappa_(p^n) that there was before the last one, y, was added:
   y^p = g, and g has no root without y. a^t and g^t are roots of 1 of orders that divide p^s, and
   that of g^t is p^s; so a^t is g^(t j). As a = a^(p u) a^(-t v) = (a^u)^p (g^(-t j v)), a^u
   y^(-t j v) is a root. Of y^m, g^(m div p) is made in the smaller field. */
static void take_root (work *w)
{
  unsigned const p = w->kappas->primes[((root_work *)w)->k];
  tower *const t = &w->tower;
  size_t const size = tower_size (t);
  size_t const of_y = frame_place (w->kappas, &w->field, t, ((root_work *)w)->k,
                                   t->levels[w->field.level[((root_work *)w)->k]].degree / p);
  uint64_t *const made = tower_elements (t, 6);
  if (!made || fermat_is_zero (w->of_a, size)) {
    tower_release (t, made);
    return;
  }
  uint64_t *const y = made, *const g = y + size, *const b = g + size, *const c = b + size;
  uint64_t *const power = c + size, *const next = power + size;
  exponents x;
  exponents_start (&x, tower_dimension (t) / p, p);
  y[of_y] = 1;
  mpz_set_ui (x.y, p);
  tower_power (t, g, y, x.y);
  tower_power (t, b, w->of_a, x.t);
  tower_power (t, c, g, x.t);
  uint64_t const j = logarithm (t, b, c, power, next);
  mpz_mul (x.v, x.v, x.t); /* y^(p order) = 1 */
  gh_mpz_set_u64 (x.y, j);
  mpz_mul (x.v, x.v, x.y);
  mpz_mul_ui (x.order, x.order, p);
  mpz_neg (x.v, x.v);
  mpz_mod (x.v, x.v, x.order);
  unsigned long const rest = mpz_fdiv_q_ui (x.v, x.v, p);
  mpz_set_ui (x.y, rest);
  tower_power (t, b, w->of_a, x.u);
  tower_power (t, c, g, x.v);
  tower_power (t, power, y, x.y);
  tower_product (t, next, b, c);
  tower_product (t, w->result, next, power);
  mpz_clears (x.order, x.t, x.u, x.v, x.y, NULL);
  tower_release (t, made);
}

bool gh_nim_prime_root (gh_kappas *kappas, gh_store *store, gh_form a, unsigned p, gh_form *root)
{
  root_work r = {.k = 0};
  while (r.k < KAPPAS && kappas->primes[r.k] != p)
    r.k++;
  if (r.k == KAPPAS)
    gh_broken ("gh_nim_prime_root", "p", "no odd prime up to 283");
  if (!work_begin (&r.work, kappas, store, a, GH_ZERO))
    return false;
  r.work.field.n[r.k]++;
  return work_close (&r.work) && work_do (&r.work, take_root, root);
}

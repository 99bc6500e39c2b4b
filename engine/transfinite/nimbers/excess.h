/* The generators kappa_q of the nimbers below w^(w^w), and the elements alpha_p that they are roots
   of (Conway, On Numbers and Games, chapter 6; H. W. Lenstra, Nim multiplication, 1978).

   The primes are 3, 5, 7, ... = p_0, p_1, p_2, ... Of p = p_k, kappa_(p^n) is w^(w^k p^(n-1)), and
   kappa_(2^n) is 2^(2^(n-1)). The numbers below kappa_p are a field K, the least in which
   everything below it has its roots of all orders that are less than p; kappa_p is the p-th root of
   alpha_p, the least element of K that has none there, and kappa_(p^(n+1)) that of kappa_(p^n).

   How alpha_p is found. K has finite subfields only, of 2^d elements for all d without prime
   factors from p on. Let f be the order of 2 modulo p: p divides 2^d - 1 just if f divides d. An
   element x other than 0, of degree d over the field of 2, is a p-th power in a field of 2^d
   elements if f does not divide d, as then p does not divide the order of its group. If f divides
   d, let E be a multiple of d without prime factors from p on: p divides 2^E - 1 as often as 2^d -
   1, so that x is a p-th power in one of these fields just if in all, just if
   x^((2^E - 1)/p) = 1. That is computed. So:

   1. Everything that is less than kappa_f, the least x whose degree f divides, has a p-th root.
   2. kappa_f is a sum of generators. The degree of x divides the least common multiple of those of
   the generators in x (written as a sum of products of these), so that for each prime power r^s
   that divides f, r^(s + 1) not, one of them has a degree that r^s divides. The degree of
   kappa_(t^n) is t^n times that of alpha_t, which has prime factors below t only (without a root of
   order t of a, x^(t^n) (+) a has no factors, for odd t); that of kappa_(2^n) is 2^n. So the least
   generator with a degree that r^s divides is kappa_(r^s). Let r be the greatest such prime; x has
   a product with a generator from kappa_(r^s) on, so it has a summand from kappa_(r^s) on. If that
   is greater, x is greater than the following sum; if not, what is left of x must do the same for
   those prime powers that do not divide the degree of kappa_(r^s). So the least x is not less than
   G = kappa_(r^s) + ..., taken greedily.
   3. From G on each x is tried: G, G + 1, G + 2, ... The first that is no p-th power is alpha_p;
   that it comes soon is Lenstra's theorem, on which nothing rests.

   The degree of alpha_p is found by conjugates: it is the least d with x^(2^d) = x.

   For the files of this folder, and for those that falsify what is found here. */
#ifndef GH_EXCESS_H
#define GH_EXCESS_H

#include "transfinite/nimbers/tower.h"

#define KAPPAS 60u /* primes from 3 to 283 */

typedef struct kappa {
  unsigned k, n; /* kappa_(p^n), p = p_k */
} kappa;

typedef struct alpha {
  bool found;
  unsigned count; /* alpha_p is the sum of these, descending, and of a finite number */
  kappa of[4];    /* one for each odd prime factor of f at most */
  uint64_t finite;
  uint64_t excess; /* m_p: how much it is more than kappa_f */
  uint64_t degree;
} alpha;

typedef struct gh_kappas {
  const gh_allocator *memory;
  unsigned primes[KAPPAS];
  alpha alphas[KAPPAS];
  char words[200]; /* why something was refused */
} gh_kappas;

typedef enum { KAPPA_OK, KAPPA_HALTED, KAPPA_NO_MEMORY, KAPPA_REFUSED } kappa_status;

/* alpha_p of p_k, found when it is asked for first. */
kappa_status alpha_find (gh_kappas *kappas, unsigned k);

/* ---- fields ---------------------------------------------------------------------------------- */

/* Which generators there are: those of finite numbers of so many bits, and of p_k those up to n. */
typedef struct frame {
  unsigned bits;
  unsigned char n[KAPPAS];
  bool reduces[KAPPAS];        /* that kappa_p is a root of alpha_p matters */
  unsigned char level[KAPPAS]; /* in a tower that was opened */
} frame;

/* So that it has numbers of so many bits. */
void frame_widen_finite (frame *f, size_t bits);
/* So that kappa_p can be reduced, and all that come in with it. */
kappa_status frame_reduce (gh_kappas *kappas, frame *f, unsigned k);
kappa_status frame_close (gh_kappas *kappas, frame *f); /* all that there are: it is a field then */

/* A tower of this, to be ended if all is well. */
kappa_status frame_open (gh_kappas *kappas, frame *f, tower *t, uint64_t most);

/* Where in an element of all levels the product of w^(w^k d_k) stands. `digits`: those of d_k to
   the base p, reversed, are the exponent of the generator of this level. */
size_t frame_place (const gh_kappas *kappas, const frame *f, const tower *t, unsigned k, size_t d);

/* What a tower's status is here. */
kappa_status kappa_status_of (gh_kappas *kappas, const tower *t);

#endif

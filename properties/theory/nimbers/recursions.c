/* The recursions that define the arithmetic of nimbers (post I.6a), on the answers of an engine. */
#include "theory/nimbers/asking.h"
#include "theory/theory.h"

static uint32_t add (gh_trial *t, uint32_t a, uint32_t b)
{
  return gh_ask_nimber (t, GH_ASK_NIM_ADD, a, b);
}

static uint32_t multiply (gh_trial *t, uint32_t a, uint32_t b)
{
  return gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, a, b);
}

static uint32_t invert (gh_trial *t, uint32_t a)
{
  return gh_ask_nimber (t, GH_ASK_NIM_INVERT, a, 0);
}

static uint32_t find_root (gh_trial *t, uint32_t a)
{
  return gh_ask_nimber (t, GH_ASK_NIM_SQRT, a, 0);
}

/* gh_ask_nimber or gh_judge_nimber. */
typedef uint32_t asking (gh_trial *t, gh_request request, uint32_t a, uint32_t b);

/* ---- the definitions ------------------------------------------------------------------------- */

THEOREM (nim_sum_mex)
{
  uint32_t const p = gh_choose (t, 24), q = gh_choose (t, 24);
  gh_excluded smaller = {.mex = 0};
  for (uint32_t i = 0; i < p; i++)
    gh_exclude (&smaller, add (t, i, q));
  for (uint32_t i = 0; i < q; i++)
    gh_exclude (&smaller, add (t, p, i));
  uint32_t const sum = add (t, p, q);
  gh_expect (t, sum == smaller.mex, "%u (+) %u = %u, not %u", p, q, smaller.mex, sum);
}

/* That (+) is exclusive or is the theorem before. */
THEOREM (nim_product_mex)
{
  uint32_t const p = gh_choose (t, 12), q = gh_choose (t, 12);
  gh_excluded smaller = {.mex = 0};
  for (uint32_t i = 0; i < p; i++)
    for (uint32_t j = 0; j < q; j++)
      gh_exclude (&smaller, multiply (t, i, q) ^ multiply (t, p, j) ^ multiply (t, i, j));
  uint32_t const product = multiply (t, p, q);
  gh_expect (t, product == smaller.mex, "%u (x) %u = %u, not %u", p, q, smaller.mex, product);
}

/* ---- least fixpoints ------------------------------------------------------------------------- */

#define LOOKED_AT 64u /* how far a set is followed whose least number is wrong */

/* ((p' (+) p) (x) q' (+) 1) (x) 1/p' */
static uint32_t beside_inverse (gh_trial *t, asking *ask, uint32_t p, uint32_t p_less,
                                uint32_t q_less)
{
  uint32_t const product = ask (t, GH_ASK_NIM_MULTIPLY, p_less ^ p, q_less);
  return ask (t, GH_ASK_NIM_MULTIPLY, product ^ 1, ask (t, GH_ASK_NIM_INVERT, p_less, 0));
}

/* (p (x) q (+) s) (x) 1/(p (+) q) */
static uint32_t beside_root (gh_trial *t, asking *ask, uint32_t s, uint32_t p, uint32_t q)
{
  uint32_t const product = ask (t, GH_ASK_NIM_MULTIPLY, p, q);
  return ask (t, GH_ASK_NIM_MULTIPLY, product ^ s, ask (t, GH_ASK_NIM_INVERT, p ^ q, 0));
}

/* While q' is less than the inverse, that is never excluded. */
THEOREM (nim_inverse_least)
{
  uint32_t const p = 1 + gh_choose (t, 15), inverse = invert (t, p);
  gh_excluded others = {.mex = 0};
  gh_exclude (&others, 0);
  for (uint32_t q = 0; q < others.mex && q < LOOKED_AT; q++)
    for (uint32_t less = 1; less < p; less++) {
      uint32_t const found = beside_inverse (t, gh_ask_nimber, p, less, q);
      gh_expect (t, found != inverse || q >= inverse, "1/%u = %u not to be excluded", p, inverse);
      gh_exclude (&others, found);
    }
  gh_expect (t, inverse == others.mex, "1/%u = %u, not %u", p, others.mex, inverse);
}

THEOREM (nim_inverse_of_two)
{
  static const uint32_t found[] = {1, 2, 0};
  for (uint32_t q = 0; q < 3; q++)
    gh_expect (t, beside_inverse (t, gh_ask_nimber, 2, 1, q) == found[q], "%u to exclude %u", q,
               found[q]);
  gh_expect (t, invert (t, 2) == 3, "1/2 = 3");
}

THEOREM (nim_root_least)
{
  uint32_t const s = gh_choose (t, 16), root = find_root (t, s);
  gh_excluded others = {.mex = 0};
  for (uint32_t less = 0; less < s; less++)
    gh_exclude (&others, find_root (t, less));
  for (uint32_t q = 0; q < others.mex && q < LOOKED_AT; q++)
    for (uint32_t p = 0; p < q; p++)
      gh_exclude (&others, beside_root (t, gh_ask_nimber, s, p, q));
  gh_expect (t, root == others.mex, "the root of %u to be %u, not %u", s, others.mex, root);
}

static bool solves_inverse (gh_trial *t, uint32_t p, uint32_t q)
{
  gh_excluded others = {.mex = 0};
  gh_exclude (&others, 0);
  for (uint32_t q_less = 0; q_less < q; q_less++)
    for (uint32_t p_less = 1; p_less < p; p_less++)
      gh_exclude (&others, beside_inverse (t, gh_judge_nimber, p, p_less, q_less));
  return others.mex == q;
}

static bool solves_root (gh_trial *t, uint32_t s, uint32_t r)
{
  gh_excluded others = {.mex = 0};
  for (uint32_t less = 0; less < s; less++)
    gh_exclude (&others, gh_judge_nimber (t, GH_ASK_NIM_SQRT, less, 0));
  for (uint32_t q = 0; q < r; q++)
    for (uint32_t p = 0; p < q; p++)
      gh_exclude (&others, beside_root (t, gh_judge_nimber, s, p, q));
  return others.mex == r;
}

/* Of the numbers below 8 just these solve the equations for 2. */
THEOREM (nim_equations)
{
  for (uint32_t n = 0; n < 8; n++) {
    gh_expect (t, solves_inverse (t, 2, n) == (n == 3 || n == 4), "1/2 to be 3 or 4, not %u", n);
    gh_expect (t, solves_root (t, 2, n) == (n == 3 || n == 4 || n == 6),
               "the root of 2 to be 3, 4 or 6, not %u", n);
  }
  for (uint32_t p = 2; p < 8; p++) {
    uint32_t q = 1 + gh_judge_nimber (t, GH_ASK_NIM_INVERT, p, 0);
    while (q < LOOKED_AT && !solves_inverse (t, p, q))
      q++;
    gh_expect (t, q < LOOKED_AT, "a second solution for 1/%u", p);
  }
}

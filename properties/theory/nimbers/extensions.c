/* Each ordinal Delta extends the set of the earlier ones in the simplest way (post I.6a, after
   Conway): what the extensions say of finite Delta. The reference finds the first pair or
   polynomial, the engine says what comes of it. */
#include "theory/nimbers/asking.h"
#include "theory/theory.h"

typedef struct pair {
  uint32_t a, b;
} pair;

/* The lexicographically first a, b < end for which the operation leaves the numbers below; a = end:
   there are none. */
static pair first_leaving (gh_trial *t, gh_request operation, uint32_t end)
{
  for (uint32_t a = 0; a < end; a++)
    for (uint32_t b = 0; b < end; b++)
      if (gh_judge_nimber (t, operation, a, b) >= end)
        return (pair){a, b};
  return (pair){end, 0};
}

THEOREM (nim_extended_by_sum)
{
  uint32_t const delta = 3 + gh_choose (t, 125);
  gh_assume (t, delta & (delta - 1));
  pair const first = first_leaving (t, GH_ASK_NIM_ADD, delta);
  gh_expect (t, first.a < delta, "a sum of numbers below %u to be no such number", delta);
  uint32_t const sum = gh_ask_nimber (t, GH_ASK_NIM_ADD, first.a, first.b);
  gh_expect (t, sum == delta, "%u (+) %u = %u, not %u", first.a, first.b, delta, sum);
}

/* As printed it is the first sum that leaves the numbers below Delta; there is none, as they are a
   group. */
THEOREM (nim_extended_by_product)
{
  static const struct {
    uint32_t delta;
    pair first;
  } all[] = {{8, {2, 4}}, {32, {2, 16}}, {64, {4, 16}}, {128, {2, 64}}};
  uint32_t const chosen = gh_choose (t, sizeof all / sizeof *all), delta = all[chosen].delta;
  pair const first = first_leaving (t, GH_ASK_NIM_MULTIPLY, delta);
  gh_expect (t, first_leaving (t, GH_ASK_NIM_ADD, delta).a == delta, "%u to be a group", delta);
  gh_expect (t, first.a == all[chosen].first.a && first.b == all[chosen].first.b,
             "%u and %u to be the first pair, not %u and %u", all[chosen].first.a,
             all[chosen].first.b, first.a, first.b);
  uint32_t const product = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, first.a, first.b);
  gh_expect (t, product == delta, "%u (x) %u = %u, not %u", first.a, first.b, delta, product);
}

/* ---- polynomials ----------------------------------------------------------------------------- */

static uint32_t judged_product (gh_trial *t, const void *context, uint32_t a, uint32_t b)
{
  (void)context;
  return gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, a, b);
}

typedef struct table {
  uint8_t product[256][256];
} table;

static uint32_t table_product (gh_trial *t, const void *context, uint32_t a, uint32_t b)
{
  (void)t;
  return ((const table *)context)->product[a][b];
}

typedef uint32_t multiplying (gh_trial *t, const void *context, uint32_t a, uint32_t b);

static bool has_root (gh_trial *t, multiplying *times, const void *context, uint32_t size, pair p)
{
  for (uint32_t x = 0; x < size; x++)
    if ((times (t, context, x, x) ^ times (t, context, p.a, x) ^ p.b) == 0)
      return true;
  return false;
}

/* The first polynomial x x (+) a x (+) b without a root in the field of this size. Those of degree
   1 have roots. */
static pair first_rootless (gh_trial *t, multiplying *times, const void *context, uint32_t size)
{
  for (pair p = {0, 0}; p.a < size; p.a++)
    for (p.b = 0; p.b < size; p.b++)
      if (!has_root (t, times, context, size, p))
        return p;
  return (pair){size, 0};
}

THEOREM (nim_extended_by_root)
{
  uint32_t const delta = 1u << (1u << gh_choose (t, 4));
  pair const p = first_rootless (t, judged_product, NULL, delta);
  gh_expect (t, p.a == 1 && p.b == delta / 2, "x x (+) x (+) %u to be the first without a root",
             delta / 2);
  uint32_t const square = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, delta, delta);
  uint32_t const linear = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, p.a, delta);
  gh_expect (t, (square ^ linear ^ p.b) == 0, "%u to be a root of it", delta);
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* From the products below `size` those below its square: of numbers size a (+) b, where `size` is a
   root of the first polynomial without one. */
static void extend (gh_trial *t, table *made, uint32_t size)
{
  pair const root = first_rootless (t, table_product, made, size);
  table const old = *made;
  for (uint32_t p = 0; p < size * size; p++)
    for (uint32_t q = 0; q < size * size; q++) {
      uint32_t const a = p / size, b = p % size, c = q / size, d = q % size;
      uint32_t const both = old.product[a][c];
      uint32_t const high = old.product[a][d] ^ old.product[b][c] ^ old.product[root.a][both];
      uint32_t const low = old.product[b][d] ^ old.product[root.b][both];
      made->product[p][q] = (uint8_t)(size * high ^ low);
    }
}

THEOREM (nim_extensions)
{
  table made = {.product[1][1] = 1};
  unsigned wrong = 0;
  for (uint32_t size = 2; size < 256; size *= size)
    extend (t, &made, size);
  for (uint32_t p = 0; p < 128; p++)
    for (uint32_t q = 0; q < 128; q++)
      wrong += made.product[p][q] != gh_judge_nimber (t, GH_ASK_NIM_MULTIPLY, p, q);
  gh_expect (t, wrong == 0, "the products of numbers below 128 to be those of the extensions");
  for (uint32_t p = 1; p < 128; p += 3)
    for (uint32_t q = 1; q < 128; q *= 2) {
      uint32_t const product = gh_ask_nimber (t, GH_ASK_NIM_MULTIPLY, p, q);
      gh_expect (t, product == made.product[p][q], "%u (x) %u = %u, not %u", p, q,
                 made.product[p][q], product);
    }
}

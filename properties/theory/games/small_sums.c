/* Sums of very many infinitesimals: ups, stars, and tinies {0||0|-x}. Of tinies that with the least
   x is more than any number of the others, and up is more than any number of tinies (Winning Ways,
   Chapter 5). */
#include "form/numeral.h"
#include "form/shape.h"
#include "theory/games/named_sums.h"

/* ---- ups ------------------------------------------------------------------------------------- */

static const int16_t powers[] = {32, 16, 3, 8, 15, 31, 64, 63, 10, 7, 53, 100, 4, 20};
#define POWERS (sizeof powers / sizeof *powers)

/* Every second one is small enough for the definitions. */
static gh_form many (gh_trial *t, uint32_t i)
{
  gh_form const power =
      gh_numeral_scaled (t->store, gh_integer (t->store, 1), powers[i / 4 % POWERS]);
  gh_form const n = i % 2 ? power : gh_integer (t->store, i / 4 % 6);
  return i % 4 < 2 ? n : gh_numeral_negative (t->store, n);
}

/* m = n + d, for d from -3 to 3; a.^ + *b beside 0 for all that is larger: as that of 4. */
static void check_ups (gh_trial *t, gh_form n, int64_t d, uint64_t a, uint64_t b)
{
  gh_store *const store = t->store;
  gh_named_sum g = {.count = 0}, h = {.count = 0};
  gh_add_times (t, &g, n, gh_up (t));
  gh_add_times (t, &h, gh_numeral_sum (store, n, gh_integer (store, d)), gh_up (t));
  if (a)
    gh_add (t, &g, gh_nimber (t, a));
  if (b)
    gh_add (t, &h, gh_nimber (t, b));
  gh_expect (t,
             gh_ask_order_of_sums (t, gh_sum_named (&g), gh_sum_named (&h)) ==
                 gh_order_of_ups (-d, a ^ b),
             "n.^ + *a beside m.^ + *b as (n - m).^ + *(a xor b) beside 0");
}

THEOREM (very_many_ups)
{
  gh_form const n = many (t, gh_choose (t, 4 * POWERS));
  for (int64_t d = -2; d <= 2; d++) {
    check_ups (t, n, d, 0, 0);
    check_ups (t, n, d, 1, 0);
  }
  check_ups (t, n, 1, 3, 2);
  check_ups (t, n, 0, 2, 2);
}

/* They have the sign of n, and are less than any positive number. */
THEOREM (very_many_ups_small)
{
  gh_form const n = many (t, gh_choose (t, 4 * POWERS)), one = gh_integer (t->store, 1);
  gh_named_sum sum = {.count = 0};
  gh_assume (t, gh_numeral_compare (t->store, n, one) > 0);
  gh_add_times (t, &sum, n, gh_up (t));
  gh_expect_order_of_sum (t, &sum, GH_GREATER, "n.^ > 0 for n > 0");
  gh_add (t, &sum, gh_nimber (t, 1));
  gh_expect_order_of_sum (t, &sum, GH_GREATER, "n.^ + * > 0 for n > 1");
  gh_add (t, &sum, gh_fraction (t->store, -1, 5));
  gh_expect_order_of_sum (t, &sum, GH_LESS, "n.^ + * to be less than any positive number");
}

/* ---- tinies ---------------------------------------------------------------------------------- */

#define KINDS 4

/* x of tiny number i: integers, halves, powers of 2, or next to each other. */
static gh_form threat (gh_trial *t, unsigned kind, unsigned i)
{
  gh_store *const store = t->store;
  gh_form const one = gh_integer (store, 1);
  switch (kind) {
  case 0: return gh_integer (store, (int64_t)i + 1);
  case 1: return gh_fraction (store, (int64_t)i + 1, 1);
  case 2: return gh_numeral_scaled (store, one, (int64_t)i);
  default:
    return gh_numeral_sum (store, gh_integer (store, 300), gh_fraction (store, (int64_t)i, 5));
  }
}

/* The first is there `first` times, the others far more often, and against it; in another order. */
static void add_tinies (gh_trial *t, gh_named_sum *sum, unsigned kind, unsigned count,
                        int64_t first)
{
  int64_t const others = count > 2 ? 5 : 2;
  for (unsigned i = count; i-- > 0;) {
    unsigned const at = (i + 2) % count;
    int64_t const times = at == 0 ? first : (others - (int64_t)at % 3 / 2) * (first > 0 ? -1 : 1);
    gh_form const tiny = gh_tiny (t->store, threat (t, kind, at));
    gh_form const which = times < 0 ? gh_negative (t->store, tiny) : tiny;
    gh_add_times (t, sum, gh_integer (t->store, times < 0 ? -times : times), which);
  }
}

THEOREM (many_tinies)
{
  static const uint8_t counts[] = {4, 12, 6, 20, 3, 5, 8};
  uint32_t const i = gh_choose (t, 2 * KINDS * sizeof counts), many = i / 2;
  gh_named_sum sum = {.count = 0};
  if (i % 2)
    add_tinies (t, &sum, many % KINDS, counts[many / KINDS], 1);
  else
    add_tinies (t, &sum, many % 2, 1 + many / 2 % 2, 1 + (int64_t)(many / 4));
  gh_expect_order_of_sum (t, &sum, GH_GREATER,
                          "one tiny to be more than any number with larger threats");
}

/* Beside ups and stars tinies do not matter. */
THEOREM (tinies_beside_ups)
{
  static const struct {
    int16_t ups;
    uint8_t nimber;
  } beside[] = {{1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 1}, {0, 5}};
  uint32_t const i = gh_choose (t, 4 * sizeof beside / sizeof *beside);
  int64_t const ups = beside[i / 4].ups, nimber = beside[i / 4].nimber;
  gh_named_sum sum = {.count = 0};
  add_tinies (t, &sum, i % 4 / 2, i % 2 ? 9 : 1, -1);
  gh_add_times (t, &sum, gh_integer (t->store, ups), gh_up (t));
  if (nimber)
    gh_add (t, &sum, gh_nimber (t, (uint64_t)nimber));
  gh_expect_order_of_sum (t, &sum, gh_order_of_ups (ups, (uint64_t)nimber),
                          "ups and stars to be what they are without tinies");
}

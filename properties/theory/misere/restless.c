/* Restless games beside two Nim heaps a and b: tables of the heap c that makes the sum P. */
#include "theory/misere/sets.h"

#define ROWS 5
#define COLUMNS 12

typedef uint32_t table[ROWS][COLUMNS];

/* For a = 0, 2, ..., 8 and b = 0, 2, ..., 22. */
static const table first = {{1, 4, 2, 8, 6, 12, 10, 16, 14, 20, 18, 24},
                            {4, 2, 0, 6, 8, 10, 12, 14, 16, 18, 20, 22},
                            {2, 0, 4, 10, 14, 6, 16, 8, 12, 24, 22, 20},
                            {8, 6, 10, 2, 0, 4, 14, 12, 18, 16, 24, 26},
                            {6, 8, 14, 0, 2, 16, 18, 4, 10, 12, 26, 28}};
static const table second = {{1, 4, 2, 8, 6, 12, 10, 16, 14, 20, 18, 24},
                             {4, 3, 0, 7, 9, 11, 13, 15, 17, 19, 21, 23},
                             {2, 0, 4, 10, 15, 6, 16, 9, 12, 24, 22, 20},
                             {8, 7, 10, 3, 0, 4, 14, 12, 18, 16, 24, 26},
                             {6, 9, 15, 0, 3, 16, 18, 5, 10, 12, 26, 29}};
static const table third = {{1, 4, 2, 8, 6, 12, 10, 16, 14, 20, 18, 24},
                            {4, 6, 0, 2, 12, 14, 8, 10, 20, 22, 16, 18},
                            {2, 0, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22},
                            {8, 2, 6, 4, 0, 16, 14, 12, 10, 24, 22, 20},
                            {6, 12, 8, 0, 4, 18, 2, 20, 22, 10, 14, 16}};

/* The games with options among these, by a mask. */
enum {
  ZERO = 1,
  ONE = 2,
  TWO = 4,
  THREE = 8,
  SHARP = 16,
  TWO_2 = 32,
  TWO_22 = 64,
  THREE_2 = 128,
  SHARP_3 = 256
};

static gh_form game_of (gh_store *store, uint32_t mask)
{
  gh_form const two = gh_nim_heap (store, 2), three = gh_nim_heap (store, 3);
  gh_form const two_2 = gh_sum (store, two, two);
  gh_form const options[] = {GH_ZERO,
                             gh_nim_heap (store, 1),
                             two,
                             three,
                             gh_make (store, two, two),
                             two_2,
                             gh_sum (store, two_2, two),
                             gh_sum (store, three, two),
                             gh_make (store, three, three)};
  return gh_masked_set (store, options, mask);
}

static uint32_t beside (gh_store *store, gh_form g, uint32_t a, uint32_t b)
{
  return gh_misere_grundy (store, gh_sum (store, g, gh_heaps (store, (uint32_t[]){a, b}, 2)));
}

/* Whether a game has this table, with `all` xored into every entry, and the entry of a = b = 0
   being `corner`. */
static bool has_table (gh_store *store, gh_form g, const table wanted, uint32_t all,
                       uint32_t corner)
{
  bool same = beside (store, g, 0, 0) == corner;
  for (uint32_t i = 0; i < ROWS; i++)
    for (uint32_t k = i == 0; k < COLUMNS; k++)
      same = same && beside (store, g, 2 * i, 2 * k) == (wanted[i][k] ^ all);
  return same;
}

static gh_form plus_one (gh_store *store, gh_form g)
{
  return gh_sum (store, g, gh_nim_heap (store, 1));
}

/* Play itself, of the smaller entries: just c makes the sum P; and 1 xored into a or b is xored
   into c. */
static void check_play (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  for (uint32_t a = 0; a < 6; a++)
    for (uint32_t b = 0; b < 8; b++) {
      uint32_t const c = beside (store, g, a, b);
      gh_expect (t,
                 beside (store, g, a ^ 1, b) == (c ^ 1) && beside (store, g, a, b ^ 1) == (c ^ 1),
                 "1 to be xored into the entry of %u and %u", a, b);
      gh_form const sum = gh_sum (store, g, gh_heaps (store, (uint32_t[]){a, b}, 2));
      for (uint32_t d = 0; d <= c; d++)
        gh_expect (t, gh_misere_p (store, gh_sum (store, sum, gh_nim_heap (store, d))) == (d == c),
                   "the sum with %u, %u and %u to be P just if the last one is %u", a, b, d, c);
      gh_store_allow (store);
    }
}

static void expect_table (gh_trial *t, uint32_t mask, const table wanted, uint32_t corner,
                          const char *which)
{
  gh_form const g = game_of (t->store, mask);
  gh_store_allow (t->store);
  gh_expect (t, gh_is_restless (t->store, g), "the game %u to be restless", mask);
  gh_expect (t, has_table (t->store, g, wanted, 0, corner), "the game %u to have the %s table",
             mask, which);
}

/* The three tables: 2_#1 and 2_#31, 2_#21, 2_#321. */
THEOREM (restless_tables)
{
  expect_table (t, SHARP | ONE, first, 1, "first");
  expect_table (t, SHARP | THREE | ONE, first, 1, "first");
  expect_table (t, SHARP | TWO | ONE, second, 1, "second");
  expect_table (t, SHARP | THREE | TWO | ONE, third, 1, "third");
  check_play (t, game_of (t->store, SHARP | ONE));
  check_play (t, game_of (t->store, SHARP | TWO | ONE));
  check_play (t, game_of (t->store, SHARP | THREE | TWO | ONE));
}

/* Tame options may be exchanged for others of the same genus. */
THEOREM (restless_exchanges)
{
  expect_table (t, TWO_2 | TWO_22 | ONE, second, 1, "second");
  expect_table (t, TWO_2 | ONE, first, 1, "first");
  expect_table (t, SHARP | TWO_22 | ONE, second, 1, "second");
  expect_table (t, SHARP_3 | ONE, first, 1, "first");
  expect_table (t, TWO_2 | TWO_22 | THREE | ONE, third, 1, "third");
}

/* With 1 added to the game 1 is xored into every entry. These games have an untame option, so that
   they are not restless. */
THEOREM (restless_plus_one)
{
  static const struct {
    uint32_t mask;
    const table *wanted;
  } games[] = {
      {SHARP | ONE, &first}, {SHARP | TWO | ONE, &second}, {SHARP | THREE | TWO | ONE, &third}};
  for (size_t i = 0; i < 3; i++) {
    gh_form const g =
        gh_misere_simplest (t->store, plus_one (t->store, game_of (t->store, games[i].mask)));
    gh_store_allow (t->store);
    gh_expect (t, has_table (t->store, g, *games[i].wanted, 1, 0), "table %zu with 1 xored in",
               i + 1);
    gh_expect (t, !gh_is_restless (t->store, g), "game %zu plus 1 not to be restless", i + 1);
  }
}

/* With 3 + 2 and 0 in place of 2_# and 1 the corner is 0; so it is not with {3} in its place, nor
   with {3 + 2, 2, 0} in the first table. */
THEOREM (restless_corners)
{
  gh_store *const store = t->store;
  expect_table (t, THREE_2 | ZERO, first, 0, "first");
  expect_table (t, THREE_2 | THREE | ZERO, first, 0, "first");
  expect_table (t, THREE_2 | TWO | ZERO, second, 0, "second");
  expect_table (t, THREE_2 | THREE | TWO | ZERO, third, 0, "third");
  gh_expect (t,
             !has_table (store, game_of (store, SHARP_3 | ZERO), first, 0, 0) &&
                 !has_table (store, game_of (store, THREE_2 | TWO | ZERO), first, 0, 0),
             "other games not to have these tables");
}

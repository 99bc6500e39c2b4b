/* Values close to each other, around numbers where comparisons are decided in different ways. */
#include "reference/reference.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

static const char *const small[] = {"0",  "*",  "*2",  "*3",  "^",        "v",         "^*", "v*",
                                    "^^", "vv", "^^*", "vv*", "{1|0||0}", "{0||0|-1}", "1",  "-1"};

#define SMALL (sizeof small / sizeof *small)
#define INFINITESIMALS (SMALL - 2)
#define PAIRS (SMALL * SMALL)
#define GAMES (2 * PAIRS)

/* numerator / 2^exponent, increasing: multiples of 2^-12, numbers between them, and both around
   2^18, where cuts end. */
static const struct {
  int64_t numerator;
  unsigned exponent;
} numbers[] = {
    {INT64_MIN, 0},
    {-((int64_t)1 << 40), 0},
    {-((int64_t)1 << 18) - 1, 0},
    {-((int64_t)1 << 31) - 1, 13},
    {-((int64_t)1 << 18), 0},
    {-((int64_t)1 << 31) + 1, 13},
    {-((int64_t)1 << 30) + 1, 12},
    {-INT64_MAX, 50},
    {-3, 12},
    {-5, 13},
    {-1, 80},
    {0, 0},
    {1, 80},
    {1, 13},
    {1, 12},
    {3, 13},
    {1, 1},
    {INT64_MAX, 50},
    {((int64_t)1 << 30) - 1, 12},
    {((int64_t)1 << 31) - 1, 13},
    {(int64_t)1 << 18, 0},
    {((int64_t)1 << 50) + 1, 32},
    {((int64_t)1 << 31) + 1, 13},
    {(int64_t)1 << 40, 0},
    {INT64_MAX, 0},
};

#define NUMBERS (sizeof numbers / sizeof *numbers)

static gh_canon number (gh_canons *canons, size_t i)
{
  return gh_canon_dyadic (canons, numbers[i].numerator, numbers[i].exponent);
}

/* ---- around one number ----------------------------------------------------------------------- */

static gh_order orders[GAMES][GAMES];

/* {left|right} and left + right of each two small ones, by the reference. */
static void find_orders (gh_store *store)
{
  gh_form forms[GAMES];
  for (size_t i = 0; i < PAIRS; i++) {
    gh_form const left = game (store, small[i / SMALL]), right = game (store, small[i % SMALL]);
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, left);
    gh_form_add (store, GH_RIGHT, right);
    forms[i] = gh_form_end (store);
    forms[PAIRS + i] = gh_canonical (store, gh_sum (store, left, right));
  }
  for (size_t i = 0; i < GAMES; i++)
    for (size_t k = 0; k < GAMES; k++)
      orders[i][k] = gh_compare_directly (store, forms[i], forms[k]);
}

/* The same games with x added to them, or to their options where these are to give no number. */
static void make_games (gh_canons *canons, gh_store *store, gh_canon x, gh_canon games[GAMES])
{
  for (size_t i = 0; i < PAIRS; i++) {
    gh_canon const left = value_of (canons, store, small[i / SMALL]);
    gh_canon const right = value_of (canons, store, small[i % SMALL]);
    gh_canon const plain = gh_canon_of_options (canons, &left, 1, &right, 1);
    gh_canon const moved_left = gh_canon_sum (canons, left, x);
    gh_canon const moved_right = gh_canon_sum (canons, right, x);
    games[i] = i % 2 || gh_canon_is_number (canons, plain)
                   ? gh_canon_sum (canons, plain, x)
                   : gh_canon_of_options (canons, &moved_left, 1, &moved_right, 1);
    games[PAIRS + i] = gh_canon_sum (canons, moved_left, right);
  }
}

static void test_around_numbers (gh_canons *canons, gh_store *store)
{
  find_orders (store);
  for (size_t n = 0; n < NUMBERS; n++) {
    gh_canon games[GAMES];
    size_t wrong = 0;
    make_games (canons, store, number (canons, n), games);
    for (size_t i = 0; i < GAMES; i++)
      for (size_t k = 0; k < GAMES; k++)
        wrong += gh_canon_compare (canons, games[i], games[k]) != orders[i][k];
    TAP_OK (wrong == 0, "games around number %zu compare as those around 0", n);
  }
}

/* ---- around two ------------------------------------------------------------------------------ */

static void test_between_numbers (gh_canons *canons, gh_store *store)
{
  size_t wrong = 0;
  for (size_t high = 0; high < NUMBERS; high++)
    for (size_t low = 0; low < high; low++)
      for (size_t i = 0; i < INFINITESIMALS; i++)
        for (size_t k = 0; k < INFINITESIMALS; k++) {
          gh_canon const g =
              gh_canon_sum (canons, number (canons, low), value_of (canons, store, small[i]));
          gh_canon const h =
              gh_canon_sum (canons, number (canons, high), value_of (canons, store, small[k]));
          gh_canon const hot = gh_canon_of_options (canons, &h, 1, &g, 1);
          wrong += gh_canon_compare (canons, g, h) != GH_LESS ||
                   gh_canon_compare (canons, h, g) != GH_GREATER ||
                   gh_canon_compare (canons, hot, g) != GH_FUZZY ||
                   gh_canon_compare (canons, h, hot) != GH_FUZZY;
        }
  TAP_OK (wrong == 0, "a lesser number's games are less, and {greater|lesser} is fuzzy with both");
}

int main (void)
{
  in_new_table ("around numbers", NULL, test_around_numbers);
  in_new_table ("between numbers", NULL, test_between_numbers);
  return tap_done ();
}

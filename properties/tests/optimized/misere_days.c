/* The games in simplest form, day by day. */
#include "optimized/misere/days.h"
#include "tests/optimized/misere_tables.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* ---- small days ------------------------------------------------------------------------------ */

static void test_days (gh_misere *m, gh_store *store)
{
  static const size_t counts[] = {1, 2, 3, 5, 22};
  gh_reduced games[GH_MISERE_DAY_4];
  (void)store;
  for (unsigned day = 0; day <= GH_MISERE_LAST_DAY; day++) {
    size_t const count = gh_misere_day (m, day, games);
    bool born = true;
    for (size_t i = 0; i < count; i++)
      born = born && gh_reduced_birthday (m, games[i]) <= day;
    TAP_OK (count == counts[day] && born, "%zu games by day %u", counts[day], day);
  }
}

/* ---- sets ------------------------------------------------------------------------------------ */

static const uint32_t next_counts[] = {2, 3, 5, 22, 4171780};

/* What is found of the sets from `low` to `high`, by making the game of each. */
static void make_all (gh_misere *m, const gh_misere_sets *sets, uint32_t low, uint32_t high,
                      gh_misere_sets *made)
{
  size_t const count = sets->born_count;
  for (uint32_t set = low; set < high; set++) {
    gh_reduced options[GH_MISERE_DAY_4];
    const gh_reduced *found;
    size_t chosen = 0;
    for (size_t i = 0; i < count; i++)
      if (set >> i & 1)
        options[chosen++] = sets->born[i];
    gh_reduced const g = gh_reduced_of_options (m, options, chosen);
    if (gh_reduced_options (m, g, &found) != chosen)
      continue;
    made->games++;
    for (size_t i = 0; i < count; i++)
      made->with[i] += set >> i & 1;
    if (set & 1)
      (*(gh_reduced_is_p (m, g) ? &made->p_with_zero : &made->n_with_zero))++;
  }
}

static bool same_sets (const gh_misere_sets *a, const gh_misere_sets *b)
{
  return a->games == b->games && !memcmp (a->with, b->with, sizeof a->with) &&
         a->n_with_zero == b->n_with_zero && a->p_with_zero == b->p_with_zero;
}

static void test_sets (gh_misere *m, gh_store *store)
{
  (void)store;
  for (unsigned day = 0; day <= GH_MISERE_LAST_DAY; day++) {
    gh_misere_sets sets, made = {0};
    gh_misere_look (m, day, &sets);
    TAP_OK (sets.games == next_counts[day] && !sets.shared, "%u games by day %u", sets.games,
            day + 1);
    if (day == GH_MISERE_LAST_DAY)
      continue;
    make_all (m, &sets, 0, (uint32_t)1 << sets.born_count, &made);
    TAP_OK (same_sets (&sets, &made) && sets.p_with_zero + sets.n_with_zero == sets.with[0],
            "the options of each of them");
  }
}

/* All 2^22 sets of games born by day 4, in tables of 2^16 games at most. */
static gh_misere_sets all_made;
static uint32_t part;

static void make_part (gh_misere *m, gh_store *store)
{
  gh_misere_sets sets = {0};
  (void)store;
  sets.born_count = gh_misere_day (m, GH_MISERE_LAST_DAY, sets.born);
  make_all (m, &sets, part << 16, (part + 1) << 16, &all_made);
}

static void test_day_4 (gh_misere *m, gh_store *store)
{
  gh_misere_sets sets;
  (void)store;
  gh_misere_look (m, GH_MISERE_LAST_DAY, &sets);
  TAP_OK (same_sets (&sets, &all_made), "%u games of 2^22 sets", all_made.games);
}

static int every_set (void)
{
  for (part = 0; part < 1 << 6; part++)
    in_new_misere ("a part", NULL, make_part);
  in_new_misere ("all sets", NULL, test_day_4);
  return tap_done ();
}

/* ---- powers of 2 ----------------------------------------------------------------------------- */

static void print_powers (const gh_power *powers, size_t count, char *text, size_t size)
{
  *text = 0;
  for (size_t i = 0; i < count; i++)
    snprintf (text + strlen (text), size - strlen (text), "%s%d*2^%u", i ? " " : "",
              powers[i].times, powers[i].exponent);
}

static void test_powers (gh_misere *m, gh_store *store)
{
  static const char *const expected[] = {"1*2^2 -1*2^1 1*2^0", "1*2^3 -1*2^2 1*2^0",
                                         "1*2^5 -3*2^2 1*2^1", "1*2^22 -1*2^14 -3*2^11 1*2^2"};
  (void)store;
  for (unsigned day = 0; day < GH_MISERE_LAST_DAY; day++) {
    gh_misere_sets sets;
    gh_power powers[GH_MOST_POWERS];
    char text[500];
    gh_misere_look (m, day, &sets);
    size_t const count = gh_misere_count_powers (&sets, powers);
    mpz_t sum;
    mpz_init (sum);
    gh_powers_sum (powers, count, sum);
    print_powers (powers, count, text, sizeof text);
    TAP_OK (mpz_cmp_ui (sum, next_counts[day + 1]) == 0, "%u games by day %u: %s",
            next_counts[day + 1], day + 2, text);
    TAP_OK (!strcmp (text, expected[day]), "as few terms as can be: %s", expected[day]);
    mpz_clear (sum);
  }
}

static void test_digits (void)
{
  static const struct {
    const char *number;
    size_t digits;
  } known[] = {{"1", 1}, {"9", 1}, {"10", 2}, {"99", 2}, {"100", 3}, {"999999999999999999999", 21}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    mpz_t number;
    mpz_init_set_str (number, known[i].number, 10);
    TAP_OK (gh_count_digits (number) == known[i].digits, "%zu digits of %s", known[i].digits,
            known[i].number);
    mpz_clear (number);
  }
}

/* With a word: every set is made a game. */
int main (int argc, char **argv)
{
  (void)argv;
  if (argc > 1)
    return every_set ();
  in_new_misere ("days", NULL, test_days);
  in_new_misere ("sets", NULL, test_sets);
  in_new_misere ("powers", NULL, test_powers);
  test_digits ();
  return tap_done ();
}

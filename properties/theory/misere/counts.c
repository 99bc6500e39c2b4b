/* How many impartial games are born by a day, as they are and in simplest form. */
#include "form/notation.h"
#include "theory/misere/sets.h"
#include "theory/misere/tables.h"

#include <stdlib.h>

/* The games born by day 4 without simplification have numbers: game n has as options the games i
   for which bit i of n is 1. By days 0, 1, 2, 3 these are the numbers below 1, 2, 4, 16. */
#define RAW_3 16
#define RAW_4 65536

/* ---- as they are ----------------------------------------------------------------------------- */

static int by_handle (const void *a, const void *b)
{
  gh_form const x = *(const gh_form *)a, y = *(const gh_form *)b;
  return (x > y) - (x < y);
}

static size_t count_different (gh_form *forms, size_t count)
{
  size_t different = count > 0;
  qsort (forms, count, sizeof *forms, by_handle);
  for (size_t i = 1; i < count; i++)
    different += forms[i] != forms[i - 1];
  return different;
}

/* All sets of the games born by one day are games born by the next; and of 65536 games there are
   2^65536 sets, since {G} and {H} differ when G and H do. */
THEOREM (raw_counts)
{
  gh_form games[RAW_4], single[RAW_4];
  size_t count = 1;
  games[0] = GH_ZERO;
  for (unsigned day = 0; day < 4; day++) {
    size_t const sets = (size_t)1 << count;
    for (uint32_t set = 0; set < sets; set++)
      single[set] = gh_masked_set (t->store, games, set);
    for (size_t i = 0; i < sets; i++)
      games[i] = single[i];
    count = count_different (single, sets);
    gh_expect (t, count == sets, "%zu sets to be as many games, not %zu", sets, count);
  }
  gh_expect (t, count == RAW_4, "65536 games by day 4, not %zu", count);
  for (size_t i = 0; i < RAW_4; i++) {
    single[i] = gh_masked_set (t->store, games + i, 1);
    gh_expect (t,
               gh_option_count (t->store, single[i], GH_LEFT) == 1 &&
                   gh_option (t->store, single[i], GH_LEFT, 0) == games[i],
               "{G} to have just the option G");
  }
  gh_expect (t, count_different (single, RAW_4) == RAW_4, "{G} and {H} to differ");
}

/* ---- misere play ----------------------------------------------------------------------------- */

/* Bit k of losses[n]: the sum of the games n and k is P, for k born by day 3. */
static void play_all (uint16_t losses[RAW_4])
{
  for (uint32_t n = 0; n < RAW_4; n++) {
    uint32_t won = 0, lost = 0; /* by a move in n; as all moves in k fail as well */
    for (uint32_t left = n; left; left &= left - 1)
      won |= losses[__builtin_ctz (left)];
    for (uint32_t k = 0; k < RAW_3; k++)
      if ((n | k) && !(won >> k & 1) && !(k & lost))
        lost |= (uint32_t)1 << k;
    losses[n] = (uint16_t)lost;
  }
}

/* Whether the sum of two games is P: each has options born by day 3 only. */
static bool sum_is_p (const uint16_t losses[RAW_4], uint32_t n, uint32_t k)
{
  return (n | k) && !(n & losses[k]) && !(k & losses[n]);
}

/* Whether they have the same outcome beside every game born by day 4. */
static bool same_beside_all (const uint16_t losses[RAW_4], uint32_t n, uint32_t k)
{
  uint32_t beside = 0;
  while (beside < RAW_4 && sum_is_p (losses, n, beside) == sum_is_p (losses, k, beside))
    beside++;
  return beside == RAW_4;
}

/* ---- in simplest form ------------------------------------------------------------------------ */

typedef struct simplified {
  gh_reduced games[RAW_4]; /* the simplest forms */
  size_t different;
  uint32_t first[GH_MISERE_DAY_4]; /* the first game with each */
} simplified;

static void simplify_all (gh_misere *misere, void *argument)
{
  simplified *const s = argument;
  s->different = 0;
  for (uint32_t n = 0; n < RAW_4; n++) {
    gh_reduced options[RAW_3];
    size_t count = 0, k = 0;
    for (uint32_t left = n; left; left &= left - 1)
      options[count++] = s->games[__builtin_ctz (left)];
    s->games[n] = gh_reduced_of_options (misere, options, count);
    while (k < s->different && s->games[s->first[k]] != s->games[n])
      k++;
    if (k == s->different && s->different++ < GH_MISERE_DAY_4)
      s->first[k] = n;
  }
}

/* The first game with the same simplest form. */
static uint32_t first_like (const simplified *s, uint32_t n)
{
  size_t k = 0;
  while (s->games[s->first[k]] != s->games[n])
    k++;
  return s->first[k];
}

static gh_form form_of_number (gh_store *store, uint32_t n)
{
  gh_form options[RAW_3] = {0};
  for (uint32_t i = 0; n >> i; i++)
    if (n >> i & 1)
      options[i] = form_of_number (store, i);
  return gh_masked_set (store, options, n);
}

/* There is a game beside which they have different outcomes, by play. */
static void expect_unlike (gh_trial *t, gh_form g, gh_form h)
{
  gh_form const beside = gh_distinguishing (t->store, g, h);
  gh_form const sums[] = {gh_sum (t->store, g, beside), gh_sum (t->store, h, beside)};
  gh_expect (t,
             gh_outcome_of (t->store, sums[0], GH_MISERE) == GH_P &&
                 gh_outcome_of (t->store, sums[1], GH_MISERE) == GH_N,
             "a game beside which %s is P, and the other one is N",
             gh_print (t->store, g, GH_STYLE_FULL));
}

THEOREM (reduced_by_day_4)
{
  simplified s;
  uint16_t losses[RAW_4];
  play_all (losses);
  gh_in_misere (t, simplify_all, &s);
  gh_expect (t, s.different == GH_MISERE_DAY_4, "65536 games to have 22 simplest forms, not %zu",
             s.different);
  for (uint32_t n = 0; n < RAW_4; n++)
    gh_expect (t, losses[n] == losses[first_like (&s, n)],
               "games %u and %u to have the same outcomes beside those of day 3", n,
               first_like (&s, n));
  for (uint32_t n = 0; n < RAW_4; n += 331)
    gh_expect (t, same_beside_all (losses, n, first_like (&s, n)),
               "games %u and %u to have the same outcomes beside those of day 4", n,
               first_like (&s, n));
  for (size_t i = 0; i < GH_MISERE_DAY_4; i++)
    for (size_t k = 0; k < i; k++)
      expect_unlike (t, form_of_number (t->store, s.first[i]),
                     form_of_number (t->store, s.first[k]));
}

/* Those of day 5 are the sets of the 22 from which no options can be deleted. */
THEOREM (reduced_by_day_5)
{
  static const uint32_t games[] = {2, 3, 5, 22, 4171780};
  for (unsigned day = 0; day <= GH_MISERE_LAST_DAY; day++) {
    gh_misere_sets sets;
    gh_look_at_day (t, day, &sets);
    gh_expect (t, sets.born_count == (day ? games[day - 1] : 1), "%zu games by day %u",
               sets.born_count, day);
    gh_expect (t, sets.games == games[day], "%u games by day %u, not %u", games[day], day + 1,
               sets.games);
    gh_expect (t, sets.shared == 0, "no set to become two different games");
  }
}

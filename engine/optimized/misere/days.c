#include "optimized/misere/days.h"

#include <stdlib.h>
#include <string.h>

/* ---- all games ------------------------------------------------------------------------------- */

static size_t add_new (gh_reduced *games, size_t count, gh_reduced g)
{
  for (size_t i = 0; i < count; i++)
    if (games[i] == g)
      return count;
  if (count == GH_MISERE_DAY_4)
    gh_broken ("gh_misere_day", "day", "there are more games than known");
  games[count] = g;
  return count + 1;
}

size_t gh_misere_day (gh_misere *misere, unsigned day, gh_reduced games[GH_MISERE_DAY_4])
{
  if (day > GH_MISERE_LAST_DAY)
    gh_broken ("gh_misere_day", "day", "its games are not listed");
  games[0] = GH_REDUCED_ZERO;
  size_t count = 1;
  for (size_t before = 1; day-- > 0; before = count)
    for (uint32_t set = 0; set < (uint32_t)1 << before; set++) {
      gh_reduced options[GH_MISERE_DAY_4];
      size_t chosen = 0;
      for (size_t i = 0; i < before; i++)
        if (set >> i & 1)
          options[chosen++] = games[i];
      count = add_new (games, count, gh_reduced_of_options (misere, options, chosen));
    }
  return count;
}

/* ---- their sets ------------------------------------------------------------------------------ */

/* The games born by a day as bits, number 0 being the game 0. */
typedef struct day {
  size_t count;
  uint32_t options[GH_MISERE_DAY_4]; /* of each */
  uint32_t having[GH_MISERE_DAY_4];  /* those that have it as an option */
  uint32_t p;                        /* those that are P */
} day;

static void describe (const gh_misere *m, const gh_misere_sets *sets, day *d)
{
  *d = (day){.count = sets->born_count};
  for (size_t i = 0; i < d->count; i++) {
    const gh_reduced *options;
    size_t const count = gh_reduced_options (m, sets->born[i], &options);
    d->p |= (uint32_t)gh_reduced_is_p (m, sets->born[i]) << i;
    for (size_t k = 0; k < d->count; k++)
      for (size_t n = 0; n < count; n++)
        if (options[n] == sets->born[k]) {
          d->options[i] |= (uint32_t)1 << k;
          d->having[k] |= (uint32_t)1 << i;
        }
  }
}

/* Whether options can be deleted from a set so that game number k is left. */
static bool reduces (const day *d, uint32_t set, size_t k)
{
  return (set & d->options[k]) == d->options[k] && !(set & ~(d->options[k] | d->having[k])) &&
         set & d->having[k] && (k > 0 || set & d->p);
}

#define HALF 11 /* bits of a set */

static void look_at_all (const day *d, gh_misere_sets *sets)
{
  uint32_t low[1 << HALF] = {0}, high[1 << HALF] = {0}; /* games by either half of their options */
  for (uint32_t set = 0; set < (uint32_t)1 << d->count; set++) {
    unsigned found = 0;
    for (size_t k = 0; k < d->count; k++)
      found += d->having[k] && reduces (d, set, k);
    sets->shared += found > 1;
    if (found)
      continue;
    sets->games++;
    low[set & ((1 << HALF) - 1)]++;
    high[set >> HALF]++;
    sets->n_with_zero += set & 1 && set & d->p;
    sets->p_with_zero += set & 1 && !(set & d->p);
  }
  for (uint32_t half = 0; half < 1 << HALF; half++)
    for (size_t i = 0; i < d->count; i++)
      sets->with[i] += half >> i % HALF & 1 ? (i < HALF ? low : high)[half] : 0;
}

/* Whether a set of games born by the next day may become each of two games: every option of one
   that is none of the other has the other as an option. If one is 0, a P game must be in the set,
   among the options of the other or with both as options; none is, if the other is P. */
static bool may_overlap (const day *d, size_t i, size_t k)
{
  if (d->options[i] & ~d->options[k] & ~d->having[k] ||
      d->options[k] & ~d->options[i] & ~d->having[i])
    return false;
  return (i > 0 && k > 0) || (d->options[i] | d->options[k]) & d->p || !(d->p >> (i + k) & 1);
}

void gh_misere_look (gh_misere *misere, unsigned day_number, gh_misere_sets *sets)
{
  day d;
  *sets = (gh_misere_sets){0};
  sets->born_count = gh_misere_day (misere, day_number, sets->born);
  describe (misere, sets, &d);
  look_at_all (&d, sets);
  for (size_t i = 0; i < d.count; i++)
    for (size_t k = 0; k < d.count; k++)
      sets->overlaps[i] |= (uint32_t)(i != k && may_overlap (&d, i, k)) << k;
}

/* ---- powers of 2 ----------------------------------------------------------------------------- */

static int by_exponent (const void *a, const void *b)
{
  const gh_power *const x = a, *const y = b;
  return (x->exponent < y->exponent) - (x->exponent > y->exponent);
}

static void take_out (gh_power *powers, size_t *count, size_t i)
{
  memmove (powers + i, powers + i + 1, (--*count - i) * sizeof *powers);
}

/* Put two terms with the same exponent together. */
static bool join_equal (gh_power *powers, size_t *count)
{
  for (size_t i = 1; i < *count; i++)
    if (powers[i].exponent == powers[i - 1].exponent) {
      powers[i - 1].times += powers[i].times;
      take_out (powers, count, i);
      if (!powers[i - 1].times)
        take_out (powers, count, i - 1);
      return true;
    }
  return false;
}

static bool halve_even (gh_power *powers, const size_t *count)
{
  for (size_t i = 0; i < *count; i++)
    if (powers[i].times % 2 == 0) {
      powers[i].times /= 2;
      powers[i].exponent++;
      return true;
    }
  return false;
}

/* 2^(n+1) + 2^n = 3 * 2^n */
static bool join_next (gh_power *powers, size_t *count)
{
  for (size_t i = 1; i < *count; i++)
    if (powers[i - 1].exponent == powers[i].exponent + 1 &&
        (powers[i - 1].times > 0) == (powers[i].times > 0)) {
      powers[i].times += 2 * powers[i - 1].times;
      take_out (powers, count, i - 1);
      return true;
    }
  return false;
}

/* As few terms as the book has: one for each exponent, with an odd factor. */
static size_t collect (gh_power *powers, size_t count)
{
  do
    qsort (powers, count, sizeof *powers, by_exponent);
  while (join_equal (powers, &count) || halve_even (powers, &count) || join_next (powers, &count));
  return count;
}

size_t gh_misere_count_powers (const gh_misere_sets *sets, gh_power powers[GH_MOST_POWERS])
{
  size_t count = 0;
  powers[count++] = (gh_power){sets->games, 1};
  for (size_t i = 0; i < sets->born_count; i++)
    powers[count++] = (gh_power){sets->with[i], -1};
  powers[count++] = (gh_power){sets->n_with_zero, 1};
  powers[count++] = (gh_power){0, (int32_t)sets->born_count - 1};
  return collect (powers, count);
}

void gh_powers_sum (const gh_power *powers, size_t count, mpz_t sum)
{
  mpz_t term;
  mpz_init (term);
  mpz_set_ui (sum, 0);
  for (size_t i = 0; i < count; i++) {
    mpz_set_si (term, powers[i].times);
    mpz_mul_2exp (term, term, powers[i].exponent);
    mpz_add (sum, sum, term);
  }
  mpz_clear (term);
}

size_t gh_count_digits (const mpz_t number)
{
  size_t const most = mpz_sizeinbase (number, 10); /* or one too many */
  mpz_t power;
  mpz_init (power);
  mpz_ui_pow_ui (power, 10, most - 1);
  bool const fewer = mpz_cmp (number, power) < 0;
  mpz_clear (power);
  return most - fewer;
}

/* How many games in simplest form are born by day 6, and what follows for day 7. */
#include "theory/misere/tables.h"
#include "theory/theory.h"

#define DAY_5 4171780

/* ---- the formula ----------------------------------------------------------------------------- */

/* By the number of sets that become a smaller game; from the days before it gives what looking at
   every set gives. */
THEOREM (counted_by_powers)
{
  static const uint32_t games[] = {3, 5, 22, DAY_5};
  for (unsigned day = 0; day < GH_MISERE_LAST_DAY; day++) {
    gh_misere_sets sets;
    gh_power powers[GH_MOST_POWERS];
    mpz_t sum;
    gh_look_at_day (t, day, &sets);
    size_t const count = gh_misere_count_powers (&sets, powers);
    mpz_init (sum);
    gh_powers_sum (powers, count, sum);
    bool const right = mpz_cmp_ui (sum, games[day]) == 0;
    mpz_clear (sum);
    gh_expect (t, right, "the powers of 2 of day %u to give %u games", day + 2, games[day]);
    for (size_t i = 0; i < sets.born_count; i++)
      gh_expect (t, !sets.overlaps[i], "no set to become two different games");
  }
}

/* Term by term what is right, what is printed of it with another factor, and what only is printed:
   2^exponent times the factor of each. */
typedef struct term {
  uint32_t exponent;
  int32_t right, printed;
} term;

static const term terms[] = {
    {4171780, 1, 1},   {2096640, -1, 0},  {2095104, -1, -1}, {2094593, -1, -3}, {2094081, 0, -1},
    {2094080, -1, 0},  {2091522, -3, -3}, {2088960, -1, -1}, {2088705, -1, 0},  {2088448, -1, -3},
    {2088193, -1, 0},  {2087937, 0, -1},  {2086912, -1, -1}, {2086657, -1, -1}, {2086401, -1, -1},
    {2086145, -1, -1}, {2085888, -1, -1}, {2079234, -1, -1}, {1960962, 1, 1},   {0, 21, 21},
};
#define TERMS (sizeof terms / sizeof *terms)

static size_t find_powers (gh_trial *t, gh_power powers[GH_MOST_POWERS])
{
  gh_misere_sets sets;
  gh_look_at_day (t, GH_MISERE_LAST_DAY, &sets);
  for (size_t i = 0; i < GH_MISERE_DAY_4; i++)
    gh_expect (t, !sets.overlaps[i], "no set to become game %zu and another one", i);
  return gh_misere_count_powers (&sets, powers);
}

THEOREM (day_6)
{
  gh_power powers[GH_MOST_POWERS];
  size_t const count = find_powers (t, powers);
  size_t next = 0;
  for (size_t i = 0; i < TERMS; i++) {
    if (!terms[i].right)
      continue;
    gh_expect (t,
               next < count && powers[next].exponent == terms[i].exponent &&
                   powers[next].times == terms[i].right,
               "term %zu to be %d * 2^%u", next + 1, terms[i].right, terms[i].exponent);
    next++;
  }
  gh_expect (t, next == count, "%zu terms, not %zu", next, count);
}

/* ---- the number ------------------------------------------------------------------------------ */

static void sum_printed (mpz_t sum)
{
  gh_power printed[TERMS];
  size_t count = 0;
  for (size_t i = 0; i < TERMS; i++)
    if (terms[i].printed)
      printed[count++] = (gh_power){terms[i].exponent, terms[i].printed};
  gh_powers_sum (printed, count, sum);
}

/* What is found of the number; mpz_t own memory, so that no case ends while there are some. */
typedef struct facts {
  size_t digits, excess_bits, missing_bits;
  bool printed_more, nines_66, nines_all, one_nine_more;
  bool below, above; /* 2^4171779 + 2^2000000 < it < 2^4171780 - 2^2000000 */
} facts;

/* Whether number / whole >= 1 - 10^-nines, where whole - number = missing. */
static bool has_nines (const mpz_t missing, const mpz_t whole, uint64_t nines)
{
  mpz_t scaled;
  mpz_init (scaled);
  mpz_ui_pow_ui (scaled, 10, nines);
  mpz_mul (scaled, scaled, missing);
  bool const has = mpz_cmp (scaled, whole) <= 0;
  mpz_clear (scaled);
  return has;
}

static facts find_facts (const gh_power *powers, size_t count)
{
  facts found = {0};
  mpz_t number, whole, other;
  mpz_inits (number, whole, other, NULL);
  gh_powers_sum (powers, count, number);
  found.digits = gh_count_digits (number);
  sum_printed (other);
  mpz_sub (other, other, number);
  found.printed_more = mpz_sgn (other) > 0;
  found.excess_bits = mpz_sizeinbase (other, 2);

  mpz_setbit (whole, DAY_5);
  mpz_sub (other, whole, number);
  found.missing_bits = mpz_sizeinbase (other, 2);
  found.nines_66 = has_nines (other, whole, 66);
  found.nines_all = has_nines (other, whole, 624679);
  found.one_nine_more = has_nines (other, whole, 624680);

  found.below = mpz_sgn (other) > 0 && found.missing_bits > 2000001;
  mpz_fdiv_q_2exp (whole, whole, 1);
  mpz_sub (other, number, whole);
  found.above = mpz_sgn (other) > 0 && mpz_sizeinbase (other, 2) > 2000001;
  mpz_clears (number, whole, other, NULL);
  return found;
}

THEOREM (day_6_number)
{
  gh_power powers[GH_MOST_POWERS];
  size_t const count = find_powers (t, powers);
  facts const found = find_facts (powers, count);
  gh_expect (t, found.digits == 1255831, "1,255,831 digits, not %zu", found.digits);
  gh_expect (t, found.printed_more && found.excess_bits == 2096640,
             "the printed number to be greater by one of 2,096,640 bits, not %zu",
             found.excess_bits);
  gh_expect (t, found.nines_66, "66 nines in the share of 2^4171780 that it is");
  gh_expect (t, found.nines_all && !found.one_nine_more && found.missing_bits == 2096641,
             "just 624,679 of them");
}

/* By day 7 there are 2^m games less those sets that become a smaller game, where m is the number of
   day 6. Those for one game are at most as many as the sets of games that have it as an option, no
   more than 2^(2^4171779). As there are fewer than 2^22 such games, all are below 2^(2^4171779 +
   22), which is less than 2^(m - 1). */
THEOREM (day_7)
{
  gh_power powers[GH_MOST_POWERS];
  size_t const count = find_powers (t, powers);
  facts const found = find_facts (powers, count);
  gh_expect (t, found.above, "m - 1 to be greater than 2^4171779 by more than 2^2000000");
  gh_expect (t, found.below, "m to be less than 2^4171780 by more than 2^2000000");
}

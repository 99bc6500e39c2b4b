/* How many games in simplest form there are, day by day: 1, 2, 3, 5, 22, 4171780, and on day 6 a
   number of 1,255,831 digits, as a sum of powers of 2.

   A set of simplest forms is none itself when options can be deleted so that some K is left. These
   are, for a K that is not 0, the sets that consist of the options of K and of at least one game
   that has K as an option; for K = 0 the sets of games with the option 0, at least one of which is
   P. No set is there for two different K, so that the numbers of them can be subtracted. */
#ifndef GH_MISERE_DAYS_H
#define GH_MISERE_DAYS_H

#include "optimized/misere/misere.h"

#include <gmp.h>

#define GH_MISERE_LAST_DAY 4 /* all games are listed up to here */
#define GH_MISERE_DAY_4 22

/* All games born by a day up to the last one, in the order of their birthdays; returns how many.
   Inside gh_misere_try. */
size_t gh_misere_day (gh_misere *misere, unsigned day, gh_reduced games[GH_MISERE_DAY_4]);

/* The sets of games born by a day, each looked at: those that are games, born by the next day. */
typedef struct gh_misere_sets {
  gh_reduced born[GH_MISERE_DAY_4]; /* by the day */
  size_t born_count;
  uint32_t games;                     /* born by the next day */
  uint32_t shared;                    /* sets that are there for two K: 0 */
  uint32_t with[GH_MISERE_DAY_4];     /* how many games have the i-th one as an option */
  uint32_t n_with_zero, p_with_zero;  /* how many with the option 0 are N and P */
  uint32_t overlaps[GH_MISERE_DAY_4]; /* bit k: on the day after, a set may be there for the */
} gh_misere_sets;                     /* i-th and for the k-th game: none is set */

/* Inside gh_misere_try; day 4 has 2^22 sets. */
void gh_misere_look (gh_misere *misere, unsigned day, gh_misere_sets *sets);

typedef struct gh_power {
  uint32_t exponent;
  int32_t times; /* not 0 */
} gh_power;
#define GH_MOST_POWERS (GH_MISERE_DAY_4 + 3)

/* The number of games born by the second day after, as a sum of times * 2^exponent, exponents
   falling; returns of how many terms. And such a sum. */
size_t gh_misere_count_powers (const gh_misere_sets *sets, gh_power powers[GH_MOST_POWERS]);
void gh_powers_sum (const gh_power *powers, size_t count, mpz_t sum);

/* How many decimal digits a number > 0 has. */
size_t gh_count_digits (const mpz_t number);

#endif

/* The numbers gamma_0, gamma_1 = 2^gamma_0, ... above which the counts of games come next. */
#include "theory/misere/tables.h"
#include "theory/theory.h"

#include <math.h>

#define DAY_5 4171780
static const long counts[] = {1, 2, 3, 5, 22, DAY_5};

/* gamma_day when gamma_0 is this. With 64 bits the error in gamma_5 is below 10^-9: it grows from
   10^-19 by the factor 1.6 * 10^8 that gamma_5 has. */
static long double push_up (long double gamma, unsigned day)
{
  while (day-- > 0)
    gamma = exp2l (gamma);
  return gamma;
}

/* The day on which the least integer above gamma first is not the count; 6: none up to day 5. */
static unsigned fails_at (long double gamma)
{
  unsigned day = 0;
  while (day < 6 && (long)floorl (push_up (gamma, day)) + 1 == counts[day])
    day++;
  return day;
}

/* ---- there is one ---------------------------------------------------------------------------- */

/* Whether 2^(m - 1) <= n - 1 and n <= 2^m for the counts m and n of two days: then the interval of
   those gamma that serve up to the first day holds that of those that serve up to the second. */
static bool nested (const mpz_t n, unsigned long m)
{
  mpz_t power, less;
  mpz_inits (power, less, NULL);
  mpz_setbit (power, m - 1);
  mpz_sub_ui (less, n, 1);
  bool const low = mpz_cmp (power, less) <= 0;
  mpz_mul_2exp (power, power, 1);
  bool const high = mpz_cmp (n, power) <= 0;
  mpz_clears (power, less, NULL);
  return low && high;
}

/* Whether the count n of day 6 is above 2^DAY_5 * (1 - 10^-10), so that gamma_5, whose power of 2
   is at least n - 1, is above DAY_5 - 10^-9. */
static bool is_close (const mpz_t n)
{
  mpz_t power, missing;
  mpz_inits (power, missing, NULL);
  mpz_setbit (power, DAY_5);
  mpz_sub (missing, power, n);
  mpz_add_ui (missing, missing, 1);
  mpz_mul_ui (missing, missing, 10000000000u);
  bool const close = mpz_cmp (missing, power) < 0;
  mpz_clears (power, missing, NULL);
  return close;
}

static bool nested_to_day_6 (const gh_power *powers, size_t count)
{
  mpz_t n;
  mpz_init (n);
  bool all = true;
  for (unsigned day = 0; day < 5; day++) {
    mpz_set_si (n, counts[day + 1]);
    all = all && nested (n, (unsigned long)counts[day]);
  }
  gh_powers_sum (powers, count, n);
  all = all && nested (n, DAY_5) && is_close (n);
  mpz_clear (n);
  return all;
}

static void expect_nested (gh_trial *t)
{
  gh_misere_sets sets;
  gh_power powers[GH_MOST_POWERS];
  gh_look_at_day (t, GH_MISERE_LAST_DAY, &sets);
  size_t const count = gh_misere_count_powers (&sets, powers);
  gh_expect (t, nested_to_day_6 (powers, count),
             "the intervals of days 0 to 6 to be nested, and gamma_5 above 4171780 - 10^-9");
}

/* A gamma with these fifteen digits serves, and the next one does not. With 785 in place of the
   last three, as is printed, the least integer above gamma_5 is 4171781. */
THEOREM (gamma_exists)
{
  expect_nested (t);
  gh_expect (t, fails_at (0.149027998351285L) == 6, "0.149027998351285 to serve up to day 5");
  gh_expect (t, fails_at (0.149027998351286L) == 5, "0.149027998351286 to fail on day 5");
  gh_expect (t, fails_at (0.149027998351785L) == 5, "0.149027998351785 to fail on day 5");
  long double const printed = push_up (0.149027998351785L, 5);
  gh_expect (t, 4171780.000078L < printed && printed < 4171780.000079L,
             "gamma_5 to be 4171780.000078 with the printed one");
}

/* ---- their digits ---------------------------------------------------------------------------- */

/* What is printed of gamma_0, ..., gamma_4: six digits after the point. */
typedef struct row {
  long double digits, unit; /* the first digits, and the last one's place */
  long double printed;
  bool cut, rounded; /* whether it is right when further digits are cut, or rounded */
} row;

static const row rows[] = {{0.149027998351285L, 1e-15L, 0.149027L, true, false},
                           {1.108822162281853L, 1e-15L, 1.108821L, false, false},
                           {2.156694996143152L, 1e-15L, 2.156694L, true, false},
                           {4.458922103105430L, 1e-15L, 4.458922L, true, true},
                           {21.99223164825621L, 1e-14L, 21.992232L, false, true}};

/* gamma_5 lies between 4171780 - 10^-9 and 4171780; the logarithms of both give the others. */
THEOREM (gamma_digits)
{
  long double low = 4171780 - 1e-9L, high = 4171780;
  expect_nested (t);
  for (unsigned day = 5; day-- > 0;) {
    low = log2l (low);
    high = log2l (high);
    const row *const r = &rows[day];
    gh_expect (t, r->digits < low && high < r->digits + r->unit,
               "gamma_%u to begin with fifteen digits, %.15Lg", day, r->digits);
    gh_expect (t, r->cut == (r->printed < low && high < r->printed + 1e-6L),
               "the printed gamma_%u to be cut: %d", day, r->cut);
    gh_expect (t, r->rounded == (r->printed - 5e-7L < low && high < r->printed + 5e-7L),
               "the printed gamma_%u to be rounded: %d", day, r->rounded);
  }
}

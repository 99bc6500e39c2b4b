/* What generators of ordinals, of numbers in normal form, of far numbers in games and of games for
   engines that take only some draw: that each end of their domains is among it. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "form/shape.h"
#include "harness/cases/far.h"
#include "harness/cases/generate.h"
#include "harness/cases/ordinals.h"
#include "harness/cases/surreals.h"
#include "harness/cases/taken.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DRAWS 4000

static gh_choices choices;

/* A trial that draws from this seed. */
static gh_trial trial_of (gh_store *store, uint64_t seed)
{
  gh_choices_begin (&choices, NULL, 0);
  gh_choices_seed (&choices, seed);
  return (gh_trial){.store = store, .choices = &choices};
}

static void at_least (unsigned count, unsigned least, const char *what)
{
  TAP_OK (count >= least, "of %d: %u %s, %u at least", DRAWS, count, what, least);
}

/* ---- of terms -------------------------------------------------------------------------------- */

/* How many terms have something, of all that were drawn. */
typedef struct found {
  unsigned zero, finite, terms_3, wide, narrow_beside_wide, large_exponent, infinite_exponent;
  unsigned negative, infinitesimal, fraction, thirds, tiny, negative_exponent, fractional_exponent;
} found;

/* The size of a number, at least 2^64. */
static bool is_wide (gh_store *store, gh_form x)
{
  gh_form const end = gh_numeral_scaled (store, gh_integer (store, 1), 64);
  return gh_is_integer (store, x) &&
         (gh_numeral_compare (store, x, end) >= 0 ||
          gh_numeral_compare (store, gh_numeral_negative (store, x), end) >= 0);
}

/* The exponent, if it is a number. */
static gh_form number_of (gh_store *store, gh_form exponent)
{
  return gh_normal_number (store, exponent);
}

static void look_at_exponent (gh_store *store, gh_form exponent, found *f)
{
  gh_form const e = number_of (store, exponent);
  f->negative_exponent += gh_normal_sign (store, exponent) < 0;
  f->infinite_exponent += e == GH_NO_FORM;
  if (e == GH_NO_FORM || !gh_is_numeral (store, e))
    return;
  f->fractional_exponent += !gh_is_integer (store, e);
  f->large_exponent +=
      gh_numeral_compare (store, e, gh_numeral_scaled (store, gh_integer (store, 1), 31)) >= 0;
}

static void look_at_coefficient (gh_store *store, gh_form c, found *f)
{
  if (!gh_is_numeral (store, c)) {
    f->thirds++;
    return;
  }
  f->fraction += !gh_is_integer (store, c);
  f->tiny += !gh_is_integer (store, c) && !gh_is_integer (store, gh_numeral_scaled (store, c, 30));
}

static void look_at (gh_store *store, gh_form a, found *f)
{
  unsigned terms = 0, wide = 0;
  f->zero += a == GH_ZERO;
  f->negative += a != GH_ZERO && gh_normal_sign (store, a) < 0;
  f->infinitesimal += a != GH_ZERO && gh_normal_sign (store, gh_normal_exponent (store, a)) < 0;
  f->finite += a != GH_ZERO && gh_normal_exponent (store, a) == GH_ZERO;
  for (; a != GH_ZERO; a = gh_normal_rest (store, a), terms++) {
    gh_form const c = gh_normal_coefficient (store, a);
    wide += gh_is_numeral (store, c) && is_wide (store, c);
    look_at_exponent (store, gh_normal_exponent (store, a), f);
    look_at_coefficient (store, c, f);
  }
  f->wide += wide > 0;
  f->narrow_beside_wide += wide > 0 && wide < terms;
  f->terms_3 += terms >= 3;
}

static void ordinals (gh_store *store)
{
  found f = {0};
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_trial t = trial_of (store, seed);
    look_at (store, gh_random_ordinal (&t), &f);
  }
  TAP_OK (f.negative + f.negative_exponent + f.infinitesimal + f.fraction + f.thirds == 0,
          "all are ordinals");
  at_least (f.zero, 150, "ordinals are 0");
  at_least (f.finite, 330, "are finite, and not 0");
  at_least (f.terms_3, 960, "have three terms and more");
  at_least (f.wide, 190, "have a coefficient of 2^64 and more");
  at_least (f.narrow_beside_wide, 180, "have a smaller one beside it");
  at_least (f.large_exponent, 100, "of their exponents are finite, from 2^31 on");
  at_least (f.infinite_exponent, 3090, "are infinite");
}

static void surreals (gh_store *store)
{
  found f = {0};
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_trial t = trial_of (store, seed);
    look_at (store, gh_random_surreal (&t), &f);
  }
  at_least (f.zero, 630, "numbers are 0");
  at_least (f.negative, 1290, "are negative");
  at_least (f.infinitesimal, 400, "are infinitesimal");
  at_least (f.finite, 780, "have a finite leading term");
  at_least (f.terms_3, 330, "have three terms and more");
  at_least (f.fraction, 750, "of their coefficients are dyadic fractions");
  at_least (f.thirds, 870, "are no dyadic fractions");
  at_least (f.tiny, 9, "have denominators above 2^30");
  at_least (f.wide, 35, "numbers have a coefficient of 2^64 and more");
  at_least (f.negative_exponent, 1360, "of their exponents are negative");
  at_least (f.fractional_exponent, 470, "are fractions");
  at_least (f.large_exponent, 36, "are integers from 2^31 on");
  at_least (f.infinite_exponent, 770, "are infinite");
}

/* ---- far numbers ----------------------------------------------------------------------------- */

static bool is_far (gh_store *store, const gh_form *all, gh_form x)
{
  (void)store;
  for (uint32_t i = 0; i < GH_FARS; i++)
    if (all[i] == x)
      return true;
  return false;
}

/* The depth of the first far number on the way down, or 0 for the game; -1: there is none. */
static int far_at (gh_store *store, const gh_form *all, gh_form g, int depth)
{
  if (is_far (store, all, g))
    return depth;
  if (gh_is_numeral (store, g))
    return -1;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    size_t const count = gh_option_count (store, g, side);
    for (size_t i = 0; i < count; i++) {
      int const at = far_at (store, all, gh_option (store, g, side, i), depth + 1);
      if (at >= 0)
        return at;
    }
  }
  return -1;
}

static void far_games (gh_store *store)
{
  gh_domain const domain = {.random = true, .far = true, .depth = 3, .met = -1};
  gh_form all[GH_FARS];
  unsigned at[4] = {0}, same = 0, near = 0;
  for (uint32_t i = 0; i < GH_FARS; i++) {
    all[i] = gh_far (store, i);
    for (uint32_t k = 0; k < i; k++)
      same += all[i] == all[k];
  }
  TAP_OK (same == 0, "%u far numbers, each once", GH_FARS);
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_store_allow (store);
    gh_trial t = trial_of (store, seed);
    near += far_at (store, all, gh_random_form (&t, GH_SORT_GAME, 3), 0) >= 0;
    t = trial_of (store, seed);
    t.domain = &domain;
    int const depth = far_at (store, all, gh_random_form (&t, GH_SORT_GAME, 3), 0);
    if (depth >= 0)
      at[depth > 3 ? 3 : depth]++;
  }
  TAP_OK (near == 0, "none in games of other domains");
  at_least (at[0], 410, "far numbers are the game");
  at_least (at[1], 730, "are options");
  at_least (at[2], 360, "are options of options");
  at_least (at[3], 80, "lie deeper");
}

/* ---- games that are taken -------------------------------------------------------------------- */

#define NIMBERS 8 /* the largest that is drawn */

typedef struct taken_found {
  unsigned outside, integers, fractions, numbers, switches, options_3, options_4;
  unsigned nimbers[NIMBERS + 1], again, negative, different;
} taken_found;

static gh_takes taking (const char *words)
{
  const char *bad;
  size_t length;
  gh_takes takes;
  gh_takes_read (&takes, words, strlen (words), &bad, &length);
  return takes;
}

static int by_handle (const void *a, const void *b)
{
  const gh_form *const g = a, *const h = b;
  return (*g > *h) - (*g < *h);
}

static unsigned count_different (gh_form *games, size_t count)
{
  unsigned different = 0;
  qsort (games, count, sizeof *games, by_handle);
  for (size_t i = 0; i < count; i++)
    different += !i || games[i] != games[i - 1];
  return different;
}

static void look_at_taken (gh_store *store, gh_form g, taken_found *f)
{
  size_t const options = gh_option_count (store, g, GH_LEFT) + gh_option_count (store, g, GH_RIGHT);
  for (unsigned n = 1; n <= NIMBERS; n++)
    if (g == gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n})) {
      f->nimbers[n]++;
      return;
    }
  if (gh_is_numeral (store, g)) {
    f->integers += gh_is_integer (store, g);
    f->fractions += !gh_is_integer (store, g);
    return;
  }
  bool const number = gh_number_of (store, g) != GH_NO_FORM;
  f->numbers += number;
  f->switches += !number;
  f->options_3 += options == 3;
  f->options_4 += options > 3;
}

static void taken_games (gh_store *store)
{
  static gh_form games[DRAWS];
  gh_takes const takes = taking ("numbers,switches,nimbers");
  gh_form const earlier = gh_make (store, gh_integer (store, 40), gh_integer (store, -30));
  taken_found f = {0};
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_store_allow (store);
    gh_trial t = trial_of (store, seed);
    t.takes = &takes;
    t.variables[t.variable_count++] = (gh_variable){"G", GH_SORT_GAME, earlier};
    gh_form const g = games[seed - 1] = gh_random_taken (&t, GH_SORT_GAME, NULL, 3);
    f.again += g == earlier;
    f.negative += g == gh_negative (store, earlier);
    if (!gh_takes_form (store, &takes, g))
      f.outside++;
    else
      look_at_taken (store, g, &f);
  }
  f.different = count_different (games, DRAWS);
  at_least (f.outside, 90, "are not taken");
  at_least (f.integers, 400, "are integers");
  at_least (f.fractions, 310, "are fractions");
  at_least (f.numbers, 150, "are other forms of numbers");
  at_least (f.switches, 1600, "are switches");
  at_least (f.options_3, 240, "of these two have three options");
  at_least (f.options_4, 110, "have four and more");
  for (unsigned n = 1; n <= NIMBERS; n++) {
    char what[20];
    snprintf (what, sizeof what, "are *%u", n);
    at_least (f.nimbers[n], 80, what);
  }
  at_least (f.again, 370, "are an earlier variable");
  at_least (f.negative, 420, "are its negative");
  at_least (f.different, 900, "are different");
}

/* Of 22 values an engine takes the seven numbers; all are drawn, those more often. */
static void taken_values (gh_store *store)
{
  gh_takes const takes = taking ("numbers");
  gh_catalogs *const all = gh_catalogs_new ();
  const gh_catalog *const values = gh_catalog_of (all, GH_SET_VALUES, 2, GH_SORT_GAME);
  unsigned times[22] = {0}, taken = 0, least_taken = DRAWS, least = DRAWS;
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_trial t = trial_of (store, seed);
    t.takes = &takes;
    gh_form const g = gh_random_taken (&t, GH_SORT_GAME, values, 3);
    for (size_t i = 0; i < values->count; i++)
      times[i] += g == gh_catalog_form (values, i, store);
  }
  for (size_t i = 0; i < values->count; i++) {
    bool const is_taken = gh_takes_form (store, &takes, gh_catalog_form (values, i, store));
    unsigned *const fewest = is_taken ? &least_taken : &least;
    taken += is_taken ? times[i] : 0;
    *fewest = times[i] < *fewest ? times[i] : *fewest;
  }
  gh_catalogs_free (all);
  at_least (taken, 3700, "values are taken");
  at_least (least_taken, 450, "are the rarest of these");
  at_least (least, 2, "are the rarest of the others");
}

int main (void)
{
  in_new_store ("ordinals", ordinals);
  in_new_store ("surreals", surreals);
  in_new_store ("far games", far_games);
  in_new_store ("taken games", taken_games);
  in_new_store ("taken values", taken_values);
  return tap_done ();
}

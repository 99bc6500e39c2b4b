/* What generators draw: that each kind of game is among it, often enough for theorems to meet it.
 */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/generate.h"
#include "harness/cases/natural.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <gmp.h>
#include <stdlib.h>
#include <string.h>

#define DRAWS 4000
#define MOST_POSITIONS 4096

static gh_choices choices;

/* A trial that draws from this seed. */
static gh_trial trial_of (gh_store *store, uint64_t seed)
{
  gh_choices_begin (&choices, NULL, 0);
  gh_choices_seed (&choices, seed);
  return (gh_trial){.store = store, .choices = &choices};
}

static gh_form drawn (gh_store *store, uint64_t seed, gh_sort sort)
{
  gh_trial t = trial_of (store, seed);
  return gh_random_form (&t, sort, 3);
}

static void between (unsigned count, unsigned least, unsigned most, const char *what)
{
  TAP_OK (count >= least && count <= most, "of %d: %u %s, from %u to %u", DRAWS, count, what, least,
          most);
}

/* ---- integers -------------------------------------------------------------------------------- */

static const unsigned bits[] = {7, 8, 15, 16, 31, 32, 53, 62, 63, 64, 65, 127, 128, 1000};
#define BITS (sizeof bits / sizeof *bits)

/* 2^bit + offset */
static gh_form about_power (gh_store *store, unsigned bit, int64_t offset)
{
  mpz_t n, more;
  mpz_init_set_ui (n, 1);
  mpz_init_set_si (more, (int)offset);
  mpz_mul_2exp (n, n, bit);
  mpz_add (n, n, more);
  gh_form const form = gh_dyadic (store, n, 0);
  mpz_clears (n, more, NULL);
  return form;
}

static size_t bits_of (gh_store *store, gh_form integer)
{
  mpz_t n;
  uint64_t exponent;
  mpz_init (n);
  gh_numeral_value (store, integer, n, &exponent);
  size_t const length = mpz_sizeinbase (n, 2);
  mpz_clear (n);
  return length;
}

/* Those below 17 and 2^k - 2 to 2^k + 2 where words end: each is drawn; and of the others some of
   many lengths. */
static void integers (gh_store *store)
{
  gh_form expected[17 + 5 * BITS];
  unsigned times[17 + 5 * BITS] = {0}, small = 0, missing = 0, longest = 0, lengths = 0;
  bool long_as[1100] = {false};
  size_t const count = sizeof expected / sizeof *expected;
  for (size_t i = 0; i < count; i++)
    expected[i] = i < 17 ? gh_integer (store, (int64_t)i)
                         : about_power (store, bits[(i - 17) / 5], (int64_t)((i - 17) % 5) - 2);
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_form const n = drawn (store, seed, GH_SORT_INTEGER);
    size_t i = 0;
    while (i < count && expected[i] != n)
      i++;
    small += i < 17;
    if (i < count)
      times[i]++;
    else
      long_as[bits_of (store, n)] = true;
  }
  for (size_t i = 0; i < count; i++)
    if (!times[i]) {
      missing++;
      TAP_OK (false, "%s is drawn", gh_print (store, expected[i], GH_STYLE_FULL));
    }
  TAP_OK (missing == 0, "each of %zu integers is drawn", count);
  for (unsigned i = 0; i < sizeof long_as / sizeof *long_as; i++) {
    lengths += long_as[i];
    longest = long_as[i] ? i : longest;
  }
  TAP_OK (longest <= 128 && lengths >= 90, "and others of %u lengths, up to %u bits", lengths,
          longest);
  between (small, 2800, 3200, "are below 17");
}

/* ---- numbers --------------------------------------------------------------------------------- */

/* A number that is drawn, as it is and as a numeral. */
typedef struct number {
  gh_store *store;
  uint64_t seed;
  gh_form form, value;
} number;

static void draw_number (void *argument)
{
  number *const x = argument;
  x->form = drawn (x->store, x->seed, GH_SORT_NUMBER);
  x->value = gh_number_of (x->store, x->form);
}

static void numbers (gh_store *store)
{
  unsigned negative = 0, zero = 0, positive = 0, numerals = 0, fractions = 0, refused = 0;
  unsigned large[2] = {0, 0};
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    number x = {.store = store, .seed = seed};
    gh_store_empty (store);
    if (gh_try (store, draw_number, &x) != GH_OK) {
      refused++;
      continue;
    }
    gh_form const n = x.value, four = gh_integer (store, 4), minus_four = gh_integer (store, -4);
    if (n == GH_NO_FORM)
      continue;
    numerals += x.form == n;
    int const sign = gh_numeral_sign (store, n);
    negative += sign < 0;
    zero += sign == 0;
    positive += sign > 0;
    fractions += !gh_is_integer (store, n);
    large[0] += gh_numeral_compare (store, n, minus_four) < 0;
    large[1] += gh_numeral_compare (store, n, four) > 0;
  }
  TAP_OK (negative + zero + positive + refused == DRAWS, "all are numbers");
  between (refused, 0, 200, "are too large for the definitions");
  between (negative, 1500, 2100, "numbers are negative");
  between (positive, 1500, 2100, "are positive");
  between (zero, 200, 700, "are 0");
  between (numerals, 2900, 3300, "are numerals");
  between (fractions, 1500, 2500, "are no integers");
  between (large[0], 100, 300, "are below -4");
  between (large[1], 100, 300, "are above 4");
}

/* ---- positions of rulesets ------------------------------------------------------------------- */

/* Of few cells, and too large to be drawn as anything else. */
static size_t find_positions (gh_store *store, gh_form *found)
{
  static uint32_t prefix[GH_MOST_DRAWS];
  size_t draws = 0, count = 0;
  do {
    gh_choices_begin (&choices, prefix, draws);
    gh_trial t = {.store = store, .choices = &choices};
    gh_form const g = gh_natural_form (&t, 4);
    if (!gh_is_numeral (store, g) && gh_tree_moves (store, g) >= 8 && count < MOST_POSITIONS)
      found[count++] = g;
  } while (gh_choices_next (&choices, prefix, &draws));
  return count;
}

static int by_number (const void *a, const void *b)
{
  const gh_form *const g = a, *const h = b;
  return (*g > *h) - (*g < *h);
}

static void natural_games (gh_store *store)
{
  static gh_form positions[MOST_POSITIONS];
  unsigned natural = 0;
  size_t const count = find_positions (store, positions);
  qsort (positions, count, sizeof *positions, by_number);
  for (uint64_t seed = 1; seed <= 5 * DRAWS; seed++) {
    gh_store_allow (store);
    gh_form const g = drawn (store, seed, GH_SORT_GAME);
    natural += bsearch (&g, positions, count, sizeof g, by_number) != NULL;
  }
  TAP_OK (natural >= 150 && natural <= 600, "of %d games %u are one of %zu positions", 5 * DRAWS,
          natural, count);
}

/* ---- gift horses ----------------------------------------------------------------------------- */

static bool has_option (gh_store *store, gh_form g, gh_side side, gh_form option)
{
  GH_EACH (store, side, x, g)
    if (x == option)
      return true;
  return false;
}

/* How many options of h on this side are none of g; all those of g are among them, or this is 0. */
static size_t more_options (gh_store *store, gh_form g, gh_form h, gh_side side)
{
  GH_EACH (store, side, x, g)
    if (!has_option (store, h, side, x))
      return 0;
  return gh_option_count (store, h, side) - gh_option_count (store, g, side);
}

static void partners (gh_store *store)
{
  unsigned same = 0, equal = 0, left = 0, right = 0, replaced = 0;
  for (uint64_t seed = 1; seed <= DRAWS; seed++) {
    gh_store_allow (store);
    gh_trial t = trial_of (store, seed);
    gh_form const g = gh_random_form (&t, GH_SORT_GAME, 2), h = gh_equal_partner (&t, g);
    size_t const more[] = {more_options (store, g, h, GH_LEFT),
                           more_options (store, g, h, GH_RIGHT)};
    same += g == h;
    equal += gh_compare_directly (store, g, h) == GH_EQUAL;
    left += more[GH_LEFT] > 0;
    right += more[GH_RIGHT] > 0;
    replaced += g != h && !more[GH_LEFT] && !more[GH_RIGHT];
  }
  TAP_OK (equal == DRAWS, "all partners are equal to their games");
  between (same, 1, 900, "are the same");
  between (left, 800, 2400, "have more left options");
  between (right, 800, 2400, "have more right options");
  between (replaced, 400, 2000, "have other options");
}

/* ---- one variable made from another ---------------------------------------------------------- */

typedef struct derivations {
  unsigned same, negative, equal, options;
} derivations;

static bool is_option (gh_store *store, gh_form g, gh_form h)
{
  return has_option (store, g, GH_LEFT, h) || has_option (store, g, GH_RIGHT, h);
}

/* Two variables, the first large enough that nothing but itself leads to it. */
typedef struct pair {
  gh_store *store;
  uint64_t seed;
  gh_sort sort;
  derivations found;
} pair;

static void draw_pair (void *argument)
{
  pair *const p = argument;
  derivations *const d = &p->found;
  gh_trial t = trial_of (p->store, p->seed);
  gh_form const g = gh_random_form (&t, p->sort, 3);
  t.variables[t.variable_count++] = (gh_variable){"G", p->sort, g};
  gh_form const h = gh_random_form (&t, p->sort, 3);
  if (gh_tree_moves (p->store, g) < 8)
    return;
  bool const equal = h != g && gh_compare_directly (p->store, g, h) == GH_EQUAL;
  d->equal += equal;
  d->same += h == g;
  d->negative += h != g && h == gh_negative (p->store, g);
  d->options += is_option (p->store, g, h);
}

/* Pairs that are too large for the definitions are none. */
static derivations derive (gh_store *store, gh_sort sort)
{
  pair p = {.store = store, .sort = sort};
  for (p.seed = 1; p.seed <= DRAWS; p.seed++) {
    gh_store_empty (store);
    gh_try (store, draw_pair, &p);
  }
  return p.found;
}

static void derived (gh_store *store)
{
  static const struct {
    gh_sort sort;
    derivations least;
  } rows[] = {{GH_SORT_GAME, {60, 40, 80, 100}},
              {GH_SORT_NUMBER, {150, 80, 90, 0}},
              {GH_SORT_INTEGER, {450, 0, 0, 0}},
              {GH_SORT_IMPARTIAL, {150, 0, 0, 200}},
              {GH_SORT_DICOTIC, {100, 30, 0, 200}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    derivations const d = derive (store, rows[i].sort), l = rows[i].least;
    TAP_OK (d.same >= l.same && d.negative >= l.negative && d.equal >= l.equal &&
                d.options >= l.options,
            "%s: second variables that are the first one (%u), its negative (%u), equal (%u), an "
            "option (%u)",
            gh_sort_words[rows[i].sort], d.same, d.negative, d.equal, d.options);
  }
}

int main (void)
{
  gh_limits small = GH_DEFAULT_LIMITS;
  small.forms = 10000;
  small.options = 100000;
  gh_store *const store = gh_store_new (&small, NULL);
  in_new_store ("integers", integers);
  in_new_store ("positions", natural_games);
  in_new_store ("partners", partners);
  numbers (store);
  derived (store);
  gh_store_free (store);
  return tap_done ();
}

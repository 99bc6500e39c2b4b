/* Kayles: rows of pins of which a throw takes one or two that stand side by side. */
#include "form/numeral.h"
#include "heap/form.h"
#include "heap/games.h"
#include "reference/reference.h"
#include "theory/heaps/values.h"
#include "theory/theory.h"

#include <string.h>

static gh_code kayles (void)
{
  return octal_code (0770);
}

/* The value of a row, as the engine says. */
static unsigned asked (gh_trial *t, size_t pins)
{
  gh_code const code = kayles ();
  int64_t value = -1;
  gh_form const said = gh_ask_heap (t, &code, gh_integer (t->store, (int64_t)pins));
  gh_expect (t, gh_small_integer (t->store, said, 0, 1000, &value), "a small value of %zu pins",
             pins);
  return (unsigned)value;
}

static void ask_ahead (gh_trial *t, size_t pins)
{
  gh_code const code = kayles ();
  for (size_t n = 0; n < pins; n++)
    gh_ask_heap_ahead (t, &code, gh_integer (t->store, (int64_t)n));
}

/* ---- pins ------------------------------------------------------------------------------------ */

#define PLACES 14

/* The value of each set of standing pins: by throws at the pins. */
static void bowl (uint8_t *values)
{
  for (unsigned pins = 0; pins < 1u << PLACES; pins++) {
    uint64_t seen = 0;
    for (unsigned thrown = 1; thrown <= pins; thrown *= 2) {
      if ((pins & thrown) == thrown)
        seen |= (uint64_t)1 << values[pins & ~thrown];
      if ((pins & 3 * thrown) == 3 * thrown)
        seen |= (uint64_t)1 << values[pins & ~(3 * thrown)];
    }
    values[pins] = 0;
    while (seen >> values[pins] & 1)
      values[pins]++;
  }
}

/* Each run of standing pins is a row of its own. */
THEOREM (kayles_pins)
{
  uint8_t values[1u << PLACES];
  unsigned rows[PLACES + 1];
  bowl (values);
  for (size_t n = 0; n <= PLACES; n++)
    rows[n] = asked (t, n);
  for (unsigned pins = 0; pins < 1u << PLACES; pins++) {
    unsigned sum = 0, run = 0;
    for (unsigned place = 0; place <= PLACES; place++) {
      bool const stands = pins >> place & 1;
      if (!stands)
        sum ^= rows[run];
      run = stands ? run + 1 : 0;
    }
    gh_expect (t, values[pins] == sum, "the pins %x to be worth *%u, the xor of the rows, not *%u",
               pins, values[pins], sum);
  }
}

/* ---- the table ------------------------------------------------------------------------------- */

#define ROWS 15
#define PERIOD 12

/* As printed: row a has the values of 12a to 12a + 11 pins. */
static const uint8_t table[ROWS][PERIOD] = {
    {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}, {4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7},
    {4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7}, {4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7},
    {4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7}, {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7},
    {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}, {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7},
    {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}, {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7},
    {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}, {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7},
    {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}, {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7},
    {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7}};

THEOREM (kayles_table)
{
  size_t const a = gh_choose (t, ROWS);
  for (size_t column = 0; column < PERIOD; column++) {
    unsigned const said = asked (t, PERIOD * a + column);
    gh_expect (t, said == table[a][column], "%zu pins to be worth *%u, not *%u",
               PERIOD * a + column, table[a][column], said);
  }
}

static const uint8_t irregular[] = {0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70};

static bool is_irregular (size_t pins)
{
  return pins <= 70 && memchr (irregular, (int)pins, sizeof irregular);
}

/* By the recursion: just the irregular rows differ from the cycle, which is the table's last row.
 */
THEOREM (kayles_cycle)
{
  enum { MANY = 4000 };
  uint16_t values[MANY];
  gh_code const code = kayles ();
  heap_values (&code, values, MANY);
  for (size_t n = 0; n < MANY; n++)
    gh_expect (t, (values[n] != table[ROWS - 1][n % PERIOD]) == is_irregular (n),
               "%zu pins to be irregular or not", n);
  for (size_t i = 0; i < sizeof irregular; i++)
    gh_expect (t, asked (t, irregular[i]) != asked (t, irregular[i] + 84),
               "%u pins not to be worth what 84 more are", irregular[i]);
}

THEOREM (kayles_period)
{
  uint16_t values[200];
  size_t i, p;
  gh_code const code = kayles ();
  ask_ahead (t, sizeof values / sizeof *values);
  for (size_t n = 0; n < sizeof values / sizeof *values; n++)
    values[n] = (uint16_t)asked (t, n);
  gh_expect (t, repeats (values, 71, 12, 156), "85 equalities from 71 pins on");
  gh_expect (t, !repeats (values, 70, 12, 154), "not those from 70 pins on");
  gh_expect (t, find_period (values, 168, code.places, &i, &p) && i == 71 && p == 12,
             "period 12 from 71 on, shown by the values of 0 to 167 pins");
  gh_expect (t, !find_period (values, 167, code.places, &i, &p), "not by one value less");
}

/* ---- playing by the table -------------------------------------------------------------------- */

static unsigned by_table (uint64_t pins)
{
  return pins < ROWS * PERIOD ? table[pins / PERIOD][pins % PERIOD]
                              : table[ROWS - 1][pins % PERIOD];
}

/* A throw at this row that leaves this value. Of two long rows 12 pins could change sides, so that
   the first one need not be long. */
static bool find_throw (uint64_t pins, unsigned wanted, uint64_t left[2])
{
  for (uint64_t taken = 1; taken <= 2 && taken <= pins; taken++) {
    uint64_t const rest = pins - taken;
    for (left[0] = 0; left[0] <= rest / 2 && left[0] < 71 + PERIOD; left[0]++) {
      left[1] = rest - left[0];
      if ((by_table (left[0]) ^ by_table (left[1])) == wanted)
        return true;
    }
  }
  return false;
}

/* Throw so that the xor of all rows is 0; there is room for one row more. False: it is already, or
 * there is no such throw. */
static bool play (uint64_t *rows, size_t *count)
{
  unsigned all = 0;
  for (size_t i = 0; i < *count; i++)
    all ^= by_table (rows[i]);
  for (size_t i = 0; all && i < *count; i++) {
    uint64_t left[2];
    if (find_throw (rows[i], by_table (rows[i]) ^ all, left)) {
      rows[i] = left[0];
      rows[(*count)++] = left[1];
      return true;
    }
  }
  return false;
}

static bool is_lost (gh_trial *t, const uint64_t *rows, size_t count)
{
  gh_code const code = kayles ();
  return gh_outcome_of (t->store, gh_heaps_form (t->store, &code, rows, count), GH_NORMAL) == GH_P;
}

/* Of all rows, 11 pins in all: there is such a throw unless the position is lost, and what it
   leaves is lost. */
THEOREM (kayles_played)
{
  uint64_t rows[12] = {0};
  size_t count = 0;
  uint32_t left = 11, most = 11;
  do {
    most = gh_choose (t, (most < left ? most : left) + 1);
    rows[count++] = most;
    left -= most;
  } while (most > 0 && left > 0);
  bool const lost = is_lost (t, rows, count);
  gh_expect (t, play (rows, &count) != lost, "a winning throw just when the position is not lost");
  gh_expect (t, is_lost (t, rows, count), "the throw to leave a lost position");
}

/* Of rows of up to a million pins: it takes one or two pins, and leaves the xor 0. */
THEOREM (kayles_long_rows)
{
  uint64_t rows[4] = {0}, before = 0, after = 0;
  size_t count = 3;
  unsigned all = 0;
  for (size_t i = 0; i < count; i++) {
    rows[i] = gh_choose (t, 2) ? gh_choose (t, 100) : gh_choose (t, 1000001);
    before += rows[i];
    all ^= by_table (rows[i]);
  }
  gh_assume (t, all != 0);
  gh_expect (t, play (rows, &count), "a throw");
  for (size_t i = 0; i < count; i++) {
    after += rows[i];
    all = (i ? all : 0) ^ by_table (rows[i]);
  }
  gh_expect (t, all == 0 && (before - after == 1 || before - after == 2),
             "one or two pins less, and xor 0");
}

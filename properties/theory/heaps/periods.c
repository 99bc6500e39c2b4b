/* The theorem of Guy and Smith: values of heaps that repeat for long enough repeat for ever. */
#include "optimized/heaps/periods.h"
#include "form/numeral.h"
#include "theory/heaps/values.h"
#include "theory/theory.h"

#include <string.h>

#define CODES 511 /* .001 to .777 */
#define MOST_I 20 /* and periods: for which the condition is tried */
#define KNOWN 281 /* values: the conclusion is looked at for n up to 260 */
#define CHECKED 261
#define MOST_WINDOW 100

typedef struct tally {
  unsigned met, moving, false_ones;
} tally;

static uint16_t asked_value (gh_trial *t, const gh_code *code, size_t n)
{
  int64_t value = UINT16_MAX;
  gh_small_integer (t->store, gh_ask_heap (t, code, gh_integer (t->store, (int64_t)n)), 0,
                    UINT16_MAX, &value);
  return (uint16_t)value;
}

/* Of one code and one i: the condition up to 2i + p + k - less against the conclusion. */
static void try_periods (const uint16_t *values, size_t i, size_t k, size_t less, tally *all)
{
  for (size_t p = 1; p <= MOST_I; p++)
    if (repeats (values, i, p, 2 * i + p + k - less)) {
      all->met++;
      all->moving += !repeats (values, i, 1, CHECKED - 1);
      all->false_ones += !repeats (values, i, p, CHECKED);
    }
}

/* With k, with k - 1 and with k - 2 beyond 2i + p; and with i = 0. */
static void try_code (unsigned digits, tally *with, tally *of_zero)
{
  uint16_t values[KNOWN];
  gh_code const code = octal_code (digits);
  heap_values (&code, values, KNOWN);
  for (size_t i = 1; i <= MOST_I; i++)
    for (size_t less = 0; less < 3; less++)
      try_periods (values, i, code.places, less, &with[less]);
  try_periods (values, 0, code.places, 0, of_zero);
}

/* Printed, i is any number: that is false for i = 0, since the shifted heap may then be empty. One
   equality less would do, two less would not. */
THEOREM (guy_smith)
{
  tally with[3] = {{0, 0, 0}}, of_zero = {0, 0, 0}, dot_four[3] = {{0, 0, 0}}, ignored;
  for (unsigned digits = 1; digits <= CODES; digits++)
    try_code (digits, with, &of_zero);
  gh_expect (t, with[0].met == 29671 && with[0].moving == 23211,
             "29671 triples of code, i and p that meet the condition, of which 23211 are not "
             "constant, and not %u and %u",
             with[0].met, with[0].moving);
  gh_expect (t, with[0].false_ones == 0, "no such triple with another value below 260, not %u",
             with[0].false_ones);
  gh_expect (t, of_zero.false_ones == 3, "3 failures with i = 0, not %u", of_zero.false_ones);
  gh_expect (t, with[1].false_ones == 0, "no failure with one equality less");
  try_code (0400, dot_four, &ignored);
  gh_expect (t, with[2].false_ones > 0 && dot_four[2].false_ones > 0,
             "failures with two equalities less, .4 among them");
}

/* The i + 2p + k values from i on that the condition reads, as the engine says them: once they
   agree they tell the value of any larger heap. */
THEOREM (values_suffice)
{
  uint16_t values[KNOWN] = {0}, window[MOST_WINDOW];
  gh_code const code = octal_code (1 + gh_choose (t, CODES));
  uint32_t const further = gh_choose (t, 400);
  size_t i, p;
  heap_values (&code, values, KNOWN);
  gh_assume (t, find_period (values, MOST_WINDOW, code.places, &i, &p));
  if (p == 0)
    gh_broken ("values_suffice", "p", "a period is 1 or more");
  size_t const count = i + 2 * p + code.places, n = i + count + further;
  for (size_t k = 0; k < count; k++)
    window[k] = asked_value (t, &code, i + k);
  for (size_t k = 0; k + p < count; k++)
    gh_expect (t, window[k] == window[k + p], "the values of %zu and %zu to agree", i + k,
               i + k + p);
  gh_expect (t, asked_value (t, &code, n) == window[(n - i) % p], "a heap of %zu to be worth *%u",
             n, window[(n - i) % p]);
}

/* ---- moves ----------------------------------------------------------------------------------- */

THEOREM (octal_moves)
{
  for (unsigned digits = 1; digits <= CODES; digits++) {
    gh_code const code = octal_code (digits);
    for (uint64_t n = 0; n <= 40; n++) {
      gh_heap_move m;
      for (bool more = gh_heap_first (&code, n, &m); more; more = gh_heap_next (&code, n, &m)) {
        uint64_t const a = m.parts > 1 ? m.part[0] : 0;
        uint64_t const b = m.parts ? m.part[m.parts - 1] : 0;
        gh_expect (t, m.parts <= 2 && n <= a + b + code.places && a + b < n,
                   "a move from %u under code %o to leave less, but at most %u less", (unsigned)n,
                   digits, code.places);
      }
    }
  }
}

/* A result: what is taken, and heaps a <= b, 0 for none. */
typedef struct result {
  uint64_t taken, a, b;
} result;

static result result_of (const gh_heap_move *m)
{
  return (result){m->taken, m->parts > 1 ? m->part[0] : 0, m->parts ? m->part[m->parts - 1] : 0};
}

static bool is_legal (const gh_code *code, uint64_t n, const result *wanted)
{
  gh_heap_move m;
  for (bool more = gh_heap_first (code, n, &m); more; more = gh_heap_next (code, n, &m)) {
    result const r = result_of (&m);
    if (r.taken == wanted->taken && r.a == wanted->a && r.b == wanted->b)
      return true;
  }
  return false;
}

/* With the larger heap less, or more, by p. */
static result shifted (result r, int64_t p)
{
  uint64_t const b = r.b + (uint64_t)p;
  return r.a <= b ? (result){r.taken, r.a, b} : (result){r.taken, b, r.a};
}

/* Whether the results from n + p, with p less in the larger heap, are those from n. */
static bool correspond (const gh_code *code, uint64_t n, uint64_t i, uint64_t p)
{
  gh_heap_move m;
  for (bool more = gh_heap_first (code, n + p, &m); more; more = gh_heap_next (code, n + p, &m)) {
    result const r = result_of (&m), less = shifted (r, -(int64_t)p);
    if (r.b < i + p || r.b - p >= n || !is_legal (code, n, &less))
      return false;
  }
  for (bool more = gh_heap_first (code, n, &m); more; more = gh_heap_next (code, n, &m)) {
    result const more_in_b = shifted (result_of (&m), (int64_t)p);
    if (!is_legal (code, n + p, &more_in_b))
      return false;
  }
  return true;
}

/* How often the correspondence breaks for n from 2i + p + k on, periods from 1 to 4. */
static unsigned breaks (unsigned digits, uint64_t i)
{
  gh_code const code = octal_code (digits);
  unsigned broken = 0;
  for (uint64_t p = 1; p <= 4; p++)
    for (uint64_t n = 2 * i + p + code.places; n <= 2 * i + p + code.places + 4; n++)
      broken += !correspond (&code, n, i, p);
  return broken;
}

/* With i = 0 two heaps of p, what is left of n + p when k are taken, would become p and none: that
   breaks when the last digit allows two heaps and not one. */
THEOREM (octal_shift)
{
  for (unsigned digits = 1; digits <= CODES; digits++) {
    gh_code const code = octal_code (digits);
    bool const splits_only = (code.digit[code.places] & 6) == 4;
    for (uint64_t i = 1; i <= 4; i++)
      gh_expect (t, breaks (digits, i) == 0, "the results to correspond, code %o, i = %u", digits,
                 (unsigned)i);
    gh_expect (t, breaks (digits, 0) == (splits_only ? 4 : 0),
               "code %o to break for i = 0 just when its last digit is 4 or 5", digits);
  }
}

/* ---- certificates ---------------------------------------------------------------------------- */

/* Of the 63 codes of at most two digits, 44 are shown to be periodic by 500 values. */
THEOREM (period_certificates)
{
  unsigned shown = 0;
  for (unsigned digits = 8; digits <= CODES; digits += 8) {
    uint16_t values[1500];
    size_t i, p;
    gh_code const code = octal_code (digits);
    heap_values (&code, values, 1500);
    if (!find_period (values, 500, code.places, &i, &p))
      continue;
    shown++;
    gh_expect (t, repeats (values, i, p, 1500 - p), "what is shown to have period %zu to have it",
               p);
  }
  gh_expect (t, shown == 44, "44 codes, not %u", shown);
}

/* ---- the fast values ------------------------------------------------------------------------- */

/* What is found of a code, and nothing of it is kept. */
static gh_octal_status find_fast (const gh_code *code, gh_octal_method method, uint16_t *values,
                                  gh_period *period)
{
  gh_octal *const octal = gh_octal_new (code, method, &gh_libc_allocator);
  gh_octal_status status = octal ? gh_octal_extend (octal, KNOWN, NULL, NULL) : GH_OCTAL_NO_MEMORY;
  if (status == GH_OCTAL_OK)
    memcpy (values, gh_octal_values (octal), KNOWN * sizeof *values);
  if (status == GH_OCTAL_OK)
    status = gh_period_find (octal, period);
  gh_octal_free (octal);
  return status;
}

THEOREM (fast_periods)
{
  uint16_t values[KNOWN], fast[KNOWN];
  size_t i = 0, p = 0;
  gh_period found = {0, 0};
  gh_octal_method const method = gh_choose (t, 2) ? GH_OCTAL_DIRECT : GH_OCTAL_SPARSE;
  gh_code const code = octal_code (1 + gh_choose (t, CODES));
  gh_octal_status const status = find_fast (&code, method, fast, &found);
  if (status != GH_OCTAL_OK)
    gh_end_case (t, GH_STEP_LIMIT, "%s", gh_octal_status_text (status));
  heap_values (&code, values, KNOWN);
  gh_expect (t, !memcmp (values, fast, sizeof values), "the values of the recursion");
  if (!find_period (values, KNOWN, code.places, &i, &p))
    i = p = 0;
  gh_expect (t, found.length == p && (!p || found.from == i),
             "the period %zu from %zu on, not %zu from %zu", p, i, found.length, found.from);
}

/* Choices: the same seed is the same run, and nothing is drawn beyond the caps. */
#include "harness/judging/answers.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#define MOST_CASES 500

static uint64_t fingerprint;              /* of all cases */
static uint64_t fingerprints[MOST_CASES]; /* of each */
static size_t fingerprint_count;

static gh_sort first_sort; /* of those recorded, as many as there may be variables */

static void record (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  static const char *const names[GH_MOST_VARIABLES] = {"a", "b", "c", "d", "e", "f"};
  uint64_t own = 0;
  for (unsigned i = 0; i < GH_MOST_VARIABLES; i++) {
    gh_sort const sort = first_sort + i;
    gh_form const form = gh_any (t, names[i], sort);
    gh_value const value = {gh_type_of_sort (sort), {.form = form}};
    const char *const text = gh_value_print (t->store, &value);
    fingerprint = gh_hash (text, strlen (text), fingerprint);
    own = gh_hash (text, strlen (text), own);
    gh_expect (t, gh_is_of_sort (t->store, form, sort), "a %s", gh_sort_words[sort]);
  }
  if (fingerprint_count < MOST_CASES)
    fingerprints[fingerprint_count++] = own;
}

static uint64_t cases_of (const gh_theorem *theorem, uint64_t seed, uint64_t cases,
                          gh_result *result)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  options.seed = seed;
  options.random_cases = cases;
  fingerprint = fingerprint_count = 0;
  check_with (reference, NULL, &options, theorem, result);
  result->seconds = 0;
  return fingerprint;
}

static uint64_t cases_of_seed (uint64_t seed, uint64_t cases, gh_result *result)
{
  gh_theorem const theorem = theorem_of (record, random_200);
  return cases_of (&theorem, seed, cases, result);
}

static void seeds (void)
{
  gh_result a, b, c, d;
  uint64_t const first = cases_of_seed (7, 0, &a);
  TAP_OK (a.verdict == GH_HOLDS && a.cases == 200, "random forms are of their sort (%s)",
          a.failure.required);
  TAP_OK (first == cases_of_seed (7, 0, &b) && !memcmp (&a, &b, sizeof a),
          "the same seed gives the same cases and the same result");
  TAP_OK (first != cases_of_seed (8, 0, &c), "another seed gives other cases");
  TAP_OK (cases_of_seed (7, 30, &d) != first && d.cases == 30, "the number of cases is an option");
  gh_theorem elsewhere = theorem_of (record, random_200);
  elsewhere.ids = "TT-1 TT-2";
  elsewhere.place = "moved.claims:3";
  TAP_OK (cases_of (&elsewhere, 7, 0, &d) == first, "another id or place changes no case");
  elsewhere.statement = "another test";
  TAP_OK (cases_of (&elsewhere, 7, 0, &d) != first, "another statement has other cases");
}

static int by_number (const void *a, const void *b)
{
  uint64_t const x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static void each_once (void)
{
  gh_result result;
  for (uint64_t seed = 1; seed <= 3; seed++) {
    size_t distinct = 0;
    cases_of_seed (seed, MOST_CASES, &result);
    qsort (fingerprints, fingerprint_count, sizeof *fingerprints, by_number);
    for (size_t i = 0; i < fingerprint_count; i++)
      distinct += i == 0 || fingerprints[i] != fingerprints[i - 1];
    TAP_OK (distinct > MOST_CASES * 98 / 100,
            "seed %u: of %d cases %zu are different and not too large", (unsigned)seed, MOST_CASES,
            distinct);
  }
}

static void draw_for_ever (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  uint32_t sum = 0;
  for (int i = 0; i < 10000; i++)
    sum += gh_choose (t, 100);
  gh_expect (t, t->choices->count == GH_MOST_DRAWS && sum > 0, "a cap on draws");
  gh_expect (t, gh_choose (t, 100) == 0, "zero beyond it");
}

static void spans_for_ever (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  for (int i = 0; i < 3000; i++) {
    size_t const span = gh_span_start (t->choices);
    gh_choose (t, 2);
    gh_span_end (t->choices, span);
  }
  gh_expect (t, t->choices->span_count == GH_MOST_SPANS, "a cap on spans");
}

static void caps (void)
{
  gh_theorem const draws = theorem_of (draw_for_ever, random_200);
  gh_theorem const spans = theorem_of (spans_for_ever, random_200);
  gh_result result;
  check (&draws, &result);
  TAP_OK (result.verdict == GH_HOLDS, "draws beyond the cap are 0");
  check (&spans, &result);
  TAP_OK (result.verdict == GH_HOLDS, "spans beyond the cap are not kept");
  static gh_choices choices;
  static const uint32_t prefix[] = {3, 9, 1};
  static const uint8_t bytes[] = {1, 2, 3, 255};
  gh_choices_begin (&choices, prefix, 3);
  TAP_OK (gh_draw (&choices, 5) == 3 && gh_draw (&choices, 5) == 4 && gh_draw (&choices, 5) == 1 &&
              gh_draw (&choices, 5) == 0,
          "a prefix is cut to the bound, and zeros follow");
  gh_choices_begin (&choices, prefix, 1);
  gh_choices_bytes (&choices, bytes, 4);
  TAP_OK (gh_draw (&choices, 5) == 3 && gh_draw (&choices, 256) == 1 &&
              gh_draw (&choices, 1000) == (2 * 256 + 3) % 1000 && gh_draw (&choices, 1) == 0 &&
              gh_draw (&choices, 100) == 55 && gh_draw (&choices, 7) == 0,
          "bytes are drawn after a prefix, and zeros follow");
}

int main (void)
{
  reference = gh_reference_open ();
  seeds ();
  first_sort = GH_SORTS - GH_MOST_VARIABLES;
  seeds ();
  first_sort = GH_SORT_GAME;
  each_once ();
  caps ();
  reference->close (reference);
  return tap_done ();
}

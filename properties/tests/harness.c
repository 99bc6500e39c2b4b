/* The harness: cases, verdicts, shrinking, and engines that answer late or not at all. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases.h"
#include "harness/runner.h"
#include "language/claims.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <string.h>

/* ---- theorems to test with ------------------------------------------------------------------- */

static gh_engine *reference;

static gh_domain const forms_1 = {.day = 1, .high = 8, .met = -1};
static gh_domain const forms_2 = {.day = 2, .high = 8, .met = -1};
static gh_domain const random_200 = {.random = true, .cases = 200, .depth = 3, .met = -1};

static gh_theorem theorem_of (void run (gh_trial *, const gh_theorem *), gh_domain domain)
{
  return (gh_theorem){.ids = "TT-1",
                      .name = "TT-1",
                      .statement = "a test",
                      .place = "harness.c",
                      .theory = true,
                      .domains = {domain},
                      .domain_count = 1,
                      .run = run};
}

static void check_with (gh_engine *engine, gh_engine *second, const gh_options *options,
                        const gh_theorem *theorem, gh_result *result)
{
  gh_runner *const runner = gh_runner_new (engine, second, options, NULL, NULL);
  gh_runner_check (runner, theorem, result);
  gh_runner_free (runner);
}

static void check (const gh_theorem *theorem, gh_result *result)
{
  check_with (reference, NULL, &GH_DEFAULT_OPTIONS, theorem, result);
}

/* Check the only claim of a text. */
static bool check_claim (gh_engine *engine, gh_engine *second, const gh_options *options,
                         const char *text, gh_result *result)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (&registry, "text", text, &error);
  if (claims)
    check_with (engine, second, options, registry.theorems, result);
  else
    fprintf (stderr, "%s: %zu: %s\n", text, error.column, error.text);
  bool const loaded = claims != NULL;
  gh_claims_free (claims);
  free (registry.theorems);
  return loaded;
}

static gh_verdict verdict_of (const char *text)
{
  gh_result result = {.verdict = GH_INTERRUPTED};
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, text, &result);
  return result.verdict;
}

/* ---- every case once ------------------------------------------------------------------------- */

#define MOST_SEEN (1 << 17)

static struct {
  uint64_t hash[MOST_SEEN];
  size_t count, variables;
} seen;

static void see (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  static const char *const names[] = {"G", "H", "K"};
  char text[400] = "";
  for (size_t i = 0; i < seen.variables; i++) {
    gh_form const form = gh_any (t, names[i], GH_SORT_GAME);
    strcat (strcat (text, gh_print (t->store, form, GH_STYLE_FULL)), ";");
  }
  if (seen.count < MOST_SEEN)
    seen.hash[seen.count++] = gh_hash (text, strlen (text), 0);
}

static int by_hash (const void *a, const void *b)
{
  uint64_t const x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static size_t distinct (void)
{
  size_t count = 0;
  qsort (seen.hash, seen.count, sizeof *seen.hash, by_hash);
  for (size_t i = 0; i < seen.count; i++)
    count += i == 0 || seen.hash[i] != seen.hash[i - 1];
  return count;
}

static void exhaustive_domains (void)
{
  static const struct {
    gh_set set;
    unsigned day;
    size_t variables;
    uint64_t cases;
  } rows[] = {{GH_SET_FORMS, 0, 1, 1},      {GH_SET_FORMS, 1, 1, 4},     {GH_SET_FORMS, 2, 1, 256},
              {GH_SET_FORMS, 2, 2, 65536},  {GH_SET_FORMS, 1, 3, 64},    {GH_SET_VALUES, 2, 1, 22},
              {GH_SET_VALUES, 2, 3, 10648}, {GH_SET_VALUES, 3, 1, 1474}, {GH_SET_MOVES, 2, 1, 5}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_domain const domain = {.set = rows[i].set, .day = rows[i].day, .met = -1};
    gh_theorem const theorem = theorem_of (see, domain);
    gh_result result;
    seen.count = 0;
    seen.variables = rows[i].variables;
    check (&theorem, &result);
    TAP_OK (result.verdict == GH_HOLDS && result.cases == rows[i].cases &&
                seen.count == rows[i].cases && distinct () == rows[i].cases &&
                result.met == rows[i].cases && result.variables == rows[i].variables,
            "set %d, %u, with %zu variables has %zu cases, each once", (int)rows[i].set,
            rows[i].day, rows[i].variables, (size_t)rows[i].cases);
  }
}

static void choose_thrice (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  uint32_t const a = gh_choose (t, 3), b = gh_choose (t, a + 1), c = b ? gh_choose (t, 5) : 0;
  uint32_t const all[] = {a, b, c};
  seen.hash[seen.count++] = gh_hash (all, sizeof all, 0);
}

static void odometer (void)
{
  gh_theorem const theorem = theorem_of (choose_thrice, forms_1);
  gh_result result;
  seen.count = 0;
  check (&theorem, &result);
  TAP_OK (result.cases == 3 + 3 * 5 && distinct () == 18,
          "bounds that depend on choices: 18 cases");
}

static void integers (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const m = gh_any (t, "m", GH_SORT_INTEGER), n = gh_any (t, "n", GH_SORT_INTEGER);
  gh_form const all[] = {m, n};
  seen.hash[seen.count++] = gh_hash (all, sizeof all, 0);
  long value;
  gh_expect (t,
             gh_small_integer (t->store, m, 3, 7, &value) &&
                 gh_small_integer (t->store, n, 3, 7, &value),
             "within the bounds");
}

static void integer_domains (void)
{
  gh_theorem const theorem = theorem_of (integers, (gh_domain){.low = 3, .high = 7, .met = 25});
  gh_result result;
  seen.count = 0;
  check (&theorem, &result);
  TAP_OK (result.verdict == GH_HOLDS && result.cases == 25 && distinct () == 25,
          "integers 3..7, twice, are 25 cases");
}

/* ---- catalogs -------------------------------------------------------------------------------- */

/* Forms with n moves: a form is a set of options on two sides, each of which costs one move and its
   tree. The coefficients of the product of (1 + x^(m+1))^(2 a(m)) over m. */
static uint64_t forms_of_moves (unsigned n, uint64_t a[])
{
  uint64_t series[GH_MOST_MOVES + 1] = {1};
  for (unsigned m = 0; m < n; m++)
    for (uint64_t times = 2 * a[m]; times > 0; times--)
      for (unsigned at = n; at > m; at--)
        series[at] += series[at - m - 1];
  return a[n] = series[n];
}

static void catalogs (void)
{
  static const size_t forms[] = {1, 4, 256}, values[] = {1, 4, 22, 1474};
  gh_catalogs *const c = gh_catalogs_new ();
  for (unsigned day = 0; day <= 3; day++) {
    const gh_catalog *const f = gh_catalog_of (c, GH_SET_FORMS, day, GH_SORT_GAME);
    const gh_catalog *const v = gh_catalog_of (c, GH_SET_VALUES, day, GH_SORT_GAME);
    TAP_OK (day == 3 ? !f : f && f->count == forms[day], "forms by day %u", day);
    TAP_OK (v && v->count == values[day], "values by day %u", day);
  }
  TAP_OK (!gh_catalog_of (c, GH_SET_VALUES, 4, GH_SORT_GAME) &&
              !gh_catalog_of (c, GH_SET_MOVES, 8, GH_SORT_GAME),
          "no catalog is too large");
  uint64_t a[GH_MOST_MOVES + 1];
  for (unsigned n = 0; n <= 6; n++) {
    const gh_catalog *const m = gh_catalog_of (c, GH_SET_MOVES, n, GH_SORT_GAME);
    bool moves = m != NULL, sorted = true;
    for (size_t i = 0; moves && i < m->count; i++)
      moves = gh_tree_moves (m->store, m->forms[i]) == n;
    for (size_t i = 1; moves && i < m->count; i++)
      sorted = sorted && m->forms[i - 1] != m->forms[i];
    TAP_OK (moves && sorted && m->count == forms_of_moves (n, a), "%zu forms of %u moves",
            (size_t)a[n], n);
  }
  bool sorts = true;
  const gh_catalog *const all = gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_GAME);
  for (gh_sort sort = GH_SORT_GAME; sort < GH_SORTS; sort++) {
    const gh_catalog *const some = gh_catalog_of (c, GH_SET_FORMS, 2, sort);
    size_t count = 0;
    for (size_t i = 0; i < all->count; i++)
      count += gh_is_of_sort (all->store, all->forms[i], sort);
    sorts = sorts && some && some->count == count && count > 0;
    sorts = sorts && gh_catalog_of (c, GH_SET_FORMS, 2, sort) == some;
  }
  TAP_OK (sorts, "the catalog of a sort has the forms of that sort, and is made once");
  TAP_OK (gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_IMPARTIAL)->count == 4 &&
              gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_INTEGER)->count == 3 &&
              gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_DICOTIC)->count == 10,
          "4 impartial forms, 3 integers and 10 dicotic forms by day 2");
  gh_catalogs_free (c);
  gh_catalogs_free (NULL);
}

/* ---- random cases ---------------------------------------------------------------------------- */

static uint64_t fingerprint;

static void record (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  static const char *const names[] = {"a", "b", "c", "d", "e"};
  for (gh_sort sort = GH_SORT_GAME; sort < GH_SORTS; sort++) {
    gh_form const form = gh_any (t, names[sort], sort);
    const char *const text = gh_print (t->store, form, GH_STYLE_FULL);
    fingerprint = gh_hash (text, strlen (text), fingerprint);
    gh_expect (t, gh_is_of_sort (t->store, form, sort), "a %s", gh_sort_words[sort]);
  }
}

static uint64_t cases_of_seed (uint64_t seed, uint64_t cases, gh_result *result)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_theorem const theorem = theorem_of (record, random_200);
  options.seed = seed;
  options.random_cases = cases;
  fingerprint = 0;
  check_with (reference, NULL, &options, &theorem, result);
  result->seconds = 0;
  return fingerprint;
}

static void seeds (void)
{
  gh_result a, b, c, d;
  uint64_t const first = cases_of_seed (7, 0, &a);
  TAP_OK (a.verdict == GH_HOLDS && a.cases == 200, "random forms are of their sort (%s)",
          a.required);
  TAP_OK (first == cases_of_seed (7, 0, &b) && !memcmp (&a, &b, sizeof a),
          "the same seed gives the same cases and the same result");
  TAP_OK (first != cases_of_seed (8, 0, &c), "another seed gives other cases");
  TAP_OK (cases_of_seed (7, 30, &d) != first && d.cases == 30, "the number of cases is an option");
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

/* ---- smallest counterexamples ---------------------------------------------------------------- */

static bool equal_twins (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    GH_EACH (store, GH_LEFT, y, g)
      if (x != y && gh_compare_directly (store, x, y) == GH_EQUAL)
        return true;
  return false;
}

static void no_twins (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (t, !equal_twins (t->store, g), "no two equal left options");
}

static void born_early (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  long birthday;
  gh_expect (t, gh_small_integer (t->store, gh_form_birthday (t->store, g), 0, 2, &birthday),
             "birthday < 3");
}

static void no_up (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_form const up = gh_shape_make (t->store, (gh_number_up_star){GH_ZERO, 1, 0});
  const gh_form *list;
  size_t const count = gh_positions (t->store, g, &list);
  for (size_t i = 0; i < count; i++)
    gh_expect (t, list[i] != up, "no position is ^");
}

static void not_the_same (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_expect (t, g != h || gh_option_count (t->store, g, GH_RIGHT) == 0, "not the same");
}

static void two_left_two_right (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (
      t, gh_option_count (t->store, g, GH_LEFT) < 2 || gh_option_count (t->store, g, GH_RIGHT) < 2,
      "few options");
}

static void sums_are_small (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const m = gh_any (t, "m", GH_SORT_INTEGER), g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (t, gh_numeral_compare (t->store, m, gh_integer (t->store, 2)) <= 0 || g == GH_ZERO,
             "m <= 2 or G is 0");
}

/* Small games fail, but at another step than larger ones. */
static void two_faults (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  size_t const left = gh_option_count (t->store, g, GH_LEFT);
  if (left == 1)
    gh_end_case (t, GH_CASE_FAILED, "one left option", "%s", "another number of left options");
  if (left >= 2)
    gh_end_case (t, GH_CASE_FAILED, "two left options", "%s", "fewer left options");
}

static void shrinking (void)
{
  static const struct {
    const char *name;
    void (*run) (gh_trial *, const gh_theorem *);
    const char *smallest;
  } rows[] = {{"equal left options that are not identical", no_twins, "G = {0,{|1}|}"},
              {"a birthday of 3", born_early, "G = 3"},
              {"^ as a position", no_up, "G = ^"},
              {"two identical games with a right option", not_the_same, "G = -1; H = -1"},
              {"two options on both sides", two_left_two_right, "G = {0,*|0,*}"},
              {"an integer above 2 and a game", sums_are_small, "m = 3; G = 1"}};
  static const gh_domain deep = {.random = true, .cases = 20000, .depth = 5, .met = -1};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (uint64_t seed = 1; seed <= 5; seed++) {
      gh_theorem const theorem = theorem_of (rows[i].run, deep);
      gh_options options = GH_DEFAULT_OPTIONS;
      gh_result result;
      options.seed = seed;
      options.smaller_cases = 1000000;
      check_with (reference, NULL, &options, &theorem, &result);
      const char *const wanted = i == 4 ? "G = {0,1|0,1}" : rows[i].smallest;
      TAP_OK (result.verdict == GH_FAILS && result.proven &&
                  !strcmp (result.counterexample, wanted),
              "%s, seed %u: the smallest is %s (%s)", rows[i].name, (unsigned)seed, wanted,
              result.counterexample);
    }
}

/* The search by hand: every form of up to 7 moves by the harness's own order. */
static void other_steps (void)
{
  gh_theorem const theorem = theorem_of (two_faults, forms_2);
  gh_result result;
  check (&theorem, &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.counterexample, "G = 1") &&
              !strcmp (result.step, "one left option") && result.proven,
          "the first fault is followed to its smallest game");
  gh_catalogs *const c = gh_catalogs_new ();
  const gh_catalog *const all = gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_GAME);
  bool kept = true;
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS, NULL, NULL);
  for (size_t i = 0; i < all->count; i += 7) { /* what is replayed is not shrunk */
    gh_given const given = {all->store, all->forms[i]};
    gh_runner_replay (runner, &theorem, &given, 1, NULL, 0, &result);
    size_t const left = gh_option_count (all->store, all->forms[i], GH_LEFT);
    kept = kept && (left == 0 ? result.verdict == GH_HOLDS
                              : result.verdict == GH_FAILS &&
                                    !strcmp (result.step,
                                             left == 1 ? "one left option" : "two left options"));
  }
  TAP_OK (kept, "a replayed case has the fault of its own");
  gh_runner_free (runner);
  gh_catalogs_free (c);
  bool apart = false, smallest = true;
  gh_theorem const random = theorem_of (two_faults, random_200);
  for (uint64_t seed = 1; seed <= 30; seed++) {
    gh_options options = GH_DEFAULT_OPTIONS;
    options.seed = seed;
    check_with (reference, NULL, &options, &random, &result);
    bool const two = !strcmp (result.step, "two left options");
    apart = apart || two;
    smallest = smallest && result.verdict == GH_FAILS && result.proven &&
               !strcmp (result.counterexample, two ? "G = {0,1|}" : "G = 1");
  }
  TAP_OK (apart && smallest, "a smaller failure at another step is not followed");
}

/* The largest tree that can be counted, and more: these are no small counterexamples. */
static void huge_fault (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (t,
             gh_option_count (t->store, g, GH_LEFT) + gh_option_count (t->store, g, GH_RIGHT) < 2,
             "few options");
}

static void huge_counterexamples (void)
{
  gh_theorem const theorem = theorem_of (huge_fault, forms_1);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS, NULL, NULL);
  gh_store *const store = gh_runner_store (runner);
  gh_form power = gh_integer (store, 1L << 60);
  power = gh_numeral_product (store, power, power);
  gh_given const given = {store, gh_make (store, power, GH_ZERO)};
  gh_result result;
  gh_runner_replay (runner, &theorem, &given, 1, NULL, 0, &result);
  TAP_OK (result.verdict == GH_FAILS &&
              !strcmp (result.counterexample, "G = {1329227995784915872903807060280344576|0}"),
          "{2^120|0} is replayed");
  gh_runner_free (runner);
}

/* ---- verdicts -------------------------------------------------------------------------------- */

static void verdicts (void)
{
  static const struct {
    gh_verdict verdict;
    const char *text;
  } rows[] = {{GH_HOLDS, "TT-1 G - G = 0"},
              {GH_FAILS, "TT-1 G > 0"},
              {GH_VACUOUS, "TT-1 G > 5 -> G > 4 [forms day 2]"},
              {GH_VACUOUS, "TT-1 false -> G = 0"},
              {GH_HOLDS, "TT-1 G > 0 -> G |> 0 [forms day 2] [met 48]"},
              {GH_VACUOUS, "TT-1 G > 0 -> G |> 0 [forms day 2] [met 47]"},
              {GH_VACUOUS, "TT-1 G > 0 -> G |> 0 [forms day 2] [met 0]"},
              {GH_VACUOUS, "TT-1 G > 9 -> G |> 0 [forms day 2] [met 0]"},
              {GH_HOLDS, "TT-1 G > 0 -> G |> 0 [random 1000] [covers 5%]"},
              {GH_VACUOUS, "TT-1 G > 0 -> G |> 0 [random 1000] [covers 90%]"},
              {GH_VACUOUS, "TT-1 all left X of 0: G = X"},
              {GH_VACUOUS, "TT-1 G = G <-> H = H [values day 2] [random 50]"},
              {GH_VACUOUS, "TT-1 G = G + 1 <-> H = H + 1 [values day 2] [random 50]"},
              {GH_HOLDS, "TT-1 G = 0 <-> not not G = 0"},
              {GH_HOLDS, "TT-1 exists G: G > 1"},
              {GH_FAILS, "TT-1 exists G: G > 5 [forms day 2]"},
              {GH_HOLDS, "TT-1 exists G: G + G = 0 and not G = 0"},
              {GH_HOLDS, "TT-1 G = 0 [false: G = 1]"},
              {GH_FAILS, "TT-1 G = 0 [false: G = -1]"},
              {GH_FAILS, "TT-1 G = 0 [false: G = *]"},
              {GH_FAILS, "TT-1 G = G [false: G = 1]"},
              {GH_HOLDS, "TT-1 G = H -> G == H [false: G = 0; H = {|1}]"},
              {GH_HOLDS, "TT-1 not G + G > 1 [false: G = 1]"},
              {GH_INCONCLUSIVE, "TT-1 9223372036854775808 + 1 > G [forms day 1]"},
              {GH_HOLDS, "TT-1 1 = 1"},
              {GH_FAILS, "TT-1 1 = 0"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_verdict const verdict = verdict_of (rows[i].text);
    TAP_OK (verdict == rows[i].verdict, "verdict %d on '%s' (%d)", (int)rows[i].verdict,
            rows[i].text, (int)verdict);
  }
  gh_result result;
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 exists G H: G > H and H > 0", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.proven &&
              !strcmp (result.counterexample, "G = 2; H = 1"),
          "the smallest witness is named (%s)", result.counterexample);
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G > 0 -> G > 1", &result);
  TAP_OK (result.verdict == GH_FAILS && result.proven && !strcmp (result.counterexample, "G = 1"),
          "the smallest counterexample is named");
}

static void labels (void)
{
  gh_result result;
  check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G [forms day 2]", &result);
  TAP_OK (result.labels[0][GH_P] == 16 && result.labels[0][GH_L] == 48 &&
              result.labels[0][GH_R] == 48 && result.labels[0][GH_N] == 144,
          "the outcomes of the cases are counted");
}

/* ---- interruption and replay ----------------------------------------------------------------- */

static uint64_t ticks;

static bool stop_later (void *context, uint64_t cases)
{
  *(uint64_t *)context = cases;
  return ++ticks < 3;
}

static void interruption (void)
{
  uint64_t cases = 0;
  gh_runner *const runner =
      gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS, stop_later, &cases);
  gh_theorem const theorem = theorem_of (see, forms_2);
  gh_result result;
  seen.variables = 2;
  seen.count = 0;
  gh_runner_check (runner, &theorem, &result);
  TAP_OK (result.verdict == GH_INTERRUPTED && result.cases == cases && cases < 65536 && cases > 0,
          "a run can be interrupted");
  gh_runner_free (runner);
}

static void time_runs_out (void)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_result result;
  options.seconds = 1e-9;
  check_claim (reference, NULL, &options, "TT-1 G + H = H + G", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.cases < 65536, "no case begins after the time");
  check_claim (reference, NULL, &options,
               "TT-1 G >= 0 and H >= 0 -> G + H >= 0 [forms day 2] [met 4096]", &result);
  TAP_OK (result.verdict != GH_VACUOUS,
          "a domain that time cut short is not called vacuous (verdict %d)", (int)result.verdict);
}

static void replay (void)
{
  gh_registry registry = {NULL, 0, 0};
  gh_error error;
  gh_claims *const claims = gh_claims_load (
      &registry, "text", "TT-1 G > H -> G > 0\nTT-2 m > 2\nTT-3 for dicotic A: A = 0\n", &error);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS, NULL, NULL);
  gh_store *const store = gh_runner_store (runner);
  gh_form const one = gh_integer (store, 1), minus = gh_integer (store, -1);
  gh_form const two = gh_integer (store, -2);
  gh_result result;
  gh_runner_replay (runner, registry.theorems, (gh_given[]){{store, one}, {store, minus}}, 2, NULL,
                    0, &result);
  TAP_OK (result.verdict == GH_HOLDS && result.cases == 1 && result.met == 1, "a case that holds");
  gh_runner_replay (runner, registry.theorems, (gh_given[]){{store, minus}, {store, two}}, 2, NULL,
                    0, &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.counterexample, "G = -1; H = -2") &&
              !strcmp (result.required, "G > 0") && strstr (result.answers, "compare -1 ; 0 -> <"),
          "a case that fails, as it is: %s", result.answers);
  gh_runner_replay (runner, registry.theorems, (gh_given[]){{store, minus}, {store, one}}, 2, NULL,
                    0, &result);
  TAP_OK (result.verdict == GH_VACUOUS, "a case that does not meet the hypothesis");
  gh_runner_replay (runner, registry.theorems, (gh_given[]){{store, minus}}, 1, NULL, 0, &result);
  TAP_OK (result.verdict == GH_VACUOUS, "a value for each variable is needed");
  gh_runner_replay (runner, &registry.theorems[1], (gh_given[]){{store, minus}}, 1, NULL, 0,
                    &result);
  TAP_OK (result.verdict == GH_VACUOUS, "-1 is no value for m");
  gh_runner_replay (runner, &registry.theorems[2], (gh_given[]){{store, one}}, 1, NULL, 0, &result);
  TAP_OK (result.verdict == GH_VACUOUS, "1 is not dicotic");
  static const uint8_t bytes[64] = {7, 1, 9, 3, 3, 200, 4};
  gh_result again;
  gh_runner_bytes (runner, registry.theorems, bytes, sizeof bytes, &result);
  gh_runner_bytes (runner, registry.theorems, bytes, sizeof bytes, &again);
  result.seconds = again.seconds = 0;
  TAP_OK (!memcmp (&result, &again, sizeof result) && result.cases == 1,
          "the same bytes are the same case");
  gh_runner_bytes (runner, registry.theorems, NULL, 0, &result);
  TAP_OK (result.cases == 1, "no bytes are a case, too");
  gh_runner_free (runner);
  gh_claims_free (claims);
  free (registry.theorems);
}

/* A failure whose variables can no longer be printed within the limits. */
static void fill_up (void *argument)
{
  for (long n = 1000;; n++)
    gh_integer (argument, n);
}

static void fail_full (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_any (t, "G", GH_SORT_GAME);
  gh_form const g = gh_any (t, "H", GH_SORT_GAME);
  gh_try (t->store, fill_up, t->store);
  gh_expect (t, gh_option_count (t->store, g, GH_LEFT) < 2, "few left options");
}

static void fail_long (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_expect (t, gh_option_count (t->store, g, GH_LEFT) < 2, "few left options");
}

static void run_full (void *argument)
{
  (void)argument;
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_theorem const theorem = theorem_of (fail_full, random_200);
  gh_result result;
  options.limits.forms = 300;
  check_with (reference, NULL, &options, &theorem, &result);
}

static void run_long (void *argument)
{
  (void)argument;
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_theorem const theorem = theorem_of (fail_long, forms_2);
  gh_result result;
  options.limits.length = 4;
  check_with (reference, NULL, &options, &theorem, &result);
}

static void unprintable (void)
{
  TAP_OK (tap_signal_of (run_full, NULL, 20) == 0, "a failure with a full store is described");
  TAP_OK (tap_signal_of (run_long, NULL, 20) == 0, "a failure with long variables is described");
}

/* ---- engines that refuse, lie or fail -------------------------------------------------------- */

typedef enum {
  REFUSE_ALL,
  REFUSE_SMALL,
  LIE_ONCE,
  FAIL_AT_ONE,
  LIE_THEN_REFUSE,
  LIE_ABOUT_TWINS
} oddity;

typedef struct odd_engine {
  gh_engine engine;
  oddity how;
  unsigned asked;
  uint64_t most_moves; /* REFUSE_SMALL: of games that are refused */
} odd_engine;

static gh_reply ask_odd (gh_engine *engine, gh_store *store, gh_request request,
                         const gh_value *arguments, gh_value *answer)
{
  odd_engine *const odd = (odd_engine *)engine;
  gh_form const g = arguments[0].form;
  odd->asked++;
  snprintf (engine->words, sizeof engine->words, "too odd");
  if (odd->how == REFUSE_ALL || (odd->how == LIE_THEN_REFUSE && odd->asked % 2 == 0))
    return GH_REFUSED;
  if (odd->how == REFUSE_SMALL && gh_tree_moves (store, g) <= odd->most_moves)
    return GH_REFUSED;
  if (odd->how == FAIL_AT_ONE && gh_is_integer (store, g) && gh_numeral_sign (store, g) > 0)
    return GH_FINDING;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  bool const lies = (odd->how == LIE_ONCE && odd->asked == 1) || odd->how == LIE_THEN_REFUSE ||
                    (odd->how == REFUSE_SMALL && request == GH_ASK_OUTCOME) ||
                    (odd->how == LIE_ABOUT_TWINS && equal_twins (store, g));
  if (lies && request == GH_ASK_OUTCOME)
    answer->outcome = answer->outcome == GH_P ? GH_N : GH_P;
  else if (lies && request == GH_ASK_COMPARE)
    answer->order = answer->order == GH_EQUAL ? GH_FUZZY : GH_EQUAL;
  return reply;
}

static odd_engine odd_of (oddity how)
{
  odd_engine odd = {.engine = *reference, .how = how};
  odd.engine.name = "odd";
  odd.engine.builtin = false;
  odd.engine.ask = ask_odd;
  return odd;
}

static void ask_many (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  for (int i = 0; i < 70; i++)
    gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
}

static void ask_twice (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
  gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
}

static void ask_outcome (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_ask (t, GH_ASK_OUTCOME, gh_any (t, "G", GH_SORT_GAME), GH_ZERO);
}

static void odd_engines (void)
{
  gh_result result;
  odd_engine odd = odd_of (REFUSE_ALL);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G - G = 0 [forms day 2]", &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE && result.inconclusive == result.cases &&
              result.cases == 256 && strstr (result.reason, "too odd"),
          "when all is refused it is inconclusive: %s", result.reason);
  odd = odd_of (REFUSE_ALL);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 outcome(G) = P [false: G = 1]",
               &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE, "so is a false claim (verdict %d)",
          (int)result.verdict);
  odd = odd_of (REFUSE_ALL);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 exists G: outcome(G) = L", &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE, "and one of a witness (verdict %d)",
          (int)result.verdict);
  odd = odd_of (REFUSE_SMALL);
  odd.most_moves = 3;
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G <= G [forms day 2]", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.inconclusive > 0 &&
              result.inconclusive + result.met == 256 && result.cases == 256,
          "refused cases are counted apart");
  gh_theorem theorem = theorem_of (ask_outcome, forms_2);
  theorem.requests = 1u << GH_ASK_OUTCOME;
  odd = odd_of (REFUSE_SMALL);
  odd.most_moves = 3;
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &theorem, &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.step, "wrong answer to outcome") &&
              !result.proven,
          "when smaller cases are refused, no minimum is proven (%s)", result.counterexample);
  gh_theorem random = theorem;
  random.domains[0] = (gh_domain){.random = true, .cases = 20000, .depth = 5, .met = -1};
  odd = odd_of (LIE_ABOUT_TWINS);
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &random, &result);
  TAP_OK (result.verdict == GH_FAILS && result.proven && result.compared > 0 &&
              !strcmp (result.counterexample, "G = {0,{|1}|}") &&
              !strcmp (result.step, "wrong answer to outcome") &&
              strstr (result.answers, "where the reference engine says"),
          "the smallest wrong answer is about %s", result.counterexample);
  odd = odd_of (LIE_ABOUT_TWINS);
  gh_options plain = GH_DEFAULT_OPTIONS;
  plain.compare = false;
  check_with (&odd.engine, reference, &plain, &theorem, &result);
  TAP_OK (result.verdict == GH_HOLDS && result.compared == 0 && result.questions == 256,
          "answers are not compared when that is switched off");
  theorem.run = ask_many;
  odd = odd_of (LIE_ONCE);
  gh_theorem one_case = theorem;
  one_case.domains[0].day = 0;
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &one_case, &result);
  TAP_OK (result.verdict == GH_FAILS,
          "a wrong answer is not forgotten for 70 later ones (verdict %d)", (int)result.verdict);
  theorem.run = ask_twice;
  odd = odd_of (LIE_THEN_REFUSE);
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &theorem, &result);
  TAP_OK (result.verdict == GH_FAILS, "nor for a later refusal (verdict %d)", (int)result.verdict);
  odd = odd_of (FAIL_AT_ONE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 outcome(G) = P [false: G = 1]",
               &result);
  TAP_OK (result.verdict == GH_FAILS,
          "a fault of the engine is no expected counterexample (verdict %d)", (int)result.verdict);
  odd = odd_of (FAIL_AT_ONE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G", &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.counterexample, "G = 1") && result.proven &&
              !strcmp (result.step, "no answer to compare") && !strcmp (result.required, "too odd"),
          "a fault of the engine is a failure, with the smallest question");
  odd = odd_of (REFUSE_ALL);
  odd.engine.abilities = 1u << GH_ASK_NEGATE;
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G", &result);
  TAP_OK (result.verdict == GH_NOT_APPLICABLE && strstr (result.reason, "compare"),
          "what an engine lacks is not applicable: %s", result.reason);
  odd = odd_of (LIE_ONCE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 {G^L|G^R} == G", &result);
  TAP_OK (result.verdict == GH_NOT_APPLICABLE && odd.asked == 0,
          "what asks an engine nothing is not applicable");
  odd = odd_of (REFUSE_SMALL); /* which refuses nothing of so few moves, but lies about outcomes */
  odd.engine.abilities = 1u << GH_ASK_OUTCOME;
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = 0 <-> {|} >= G and {|} <= G",
               &result);
  TAP_OK (result.verdict != GH_NOT_APPLICABLE && odd.asked > 0,
          "without compare, outcomes of differences are asked");
}

/* ---- engines that answer late ---------------------------------------------------------------- */

#define LATE_QUESTIONS 400000

typedef struct late_question {
  uint64_t key;
  size_t asked; /* how often was settled before */
} late_question;

static struct {
  gh_engine engine;
  late_question questions[LATE_QUESTIONS];
  size_t count, settles;
} late;

static late_question *late_find (uint64_t key)
{
  size_t at = key % LATE_QUESTIONS;
  while (late.questions[at].key && late.questions[at].key != key)
    at = (at + 1) % LATE_QUESTIONS;
  return &late.questions[at];
}

static gh_reply ask_late (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_value *arguments, gh_value *answer)
{
  (void)engine;
  uint64_t const words[] = {request, (uint64_t)(uintptr_t)store, gh_store_epoch (store),
                            arguments[0].form,
                            gh_requests[request].count > 1 ? arguments[1].form : 0};
  uint64_t const key = gh_hash (words, sizeof words, 1);
  late_question *const q = late_find (key);
  if (q->key && q->asked < late.settles)
    return reference->ask (reference, store, request, arguments, answer);
  if (!q->key) {
    *q = (late_question){key, late.settles};
    if (++late.count == LATE_QUESTIONS)
      gh_broken ("ask_late", "engine", "too many questions for this test");
  }
  return GH_PENDING;
}

static void settle_late (gh_engine *engine)
{
  (void)engine;
  late.settles++;
}

static void late_engines (void)
{
  static const char *const claims[] = {
      "TT-1 G - G = 0",
      "TT-1 G >= 0 and H >= 0 -> G + H >= 0 [values day 2]",
      "TT-1 all left X of G: X <| G",
      "TT-1 G = 0 <-> outcome(G) = P [forms day 2] [random 300]",
      "TT-1 G > 0 [forms day 2]",
      "TT-1 G + H = 0 [values day 2] [false: G = 0; H = 1]",
      "TT-1 exists G: G > 1 [forms day 2]",
      "TT-1 m + n = n + m and game(m) + n = game(n) + m [integers 0..5]",
      "TT-1 x + y = y + x [values day 3]",
      "TT-1 I + I = 0 [forms day 2] [random 300]",
      "TT-1 canonical(G) = G and canonical(canonical(G)) == canonical(G) [forms day 2]",
      "TT-1 G > H -> not H > G [values day 2] [random 200]",
      "TT-1 not some left X of G: some left Y of G: X > Y and not Y = 0 [forms day 2] [random 200]",
      "TT-1 9223372036854775808 + 1 > G [forms day 1]"};
  late.engine = *reference;
  late.engine.builtin = false;
  late.engine.window = 16;
  late.engine.ask = ask_late;
  late.engine.settle = settle_late;
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    gh_engine prompt = *reference;
    gh_result now, later;
    prompt.builtin = false;
    memset (late.questions, 0, sizeof late.questions);
    late.count = late.settles = 0;
    check_claim (&prompt, NULL, &GH_DEFAULT_OPTIONS, claims[i], &now);
    check_claim (&late.engine, NULL, &GH_DEFAULT_OPTIONS, claims[i], &later);
    now.seconds = later.seconds = 0;
    bool const failed = *now.counterexample; /* then the window ends later */
    bool const same =
        now.verdict == later.verdict && !strcmp (now.counterexample, later.counterexample) &&
        !strcmp (now.step, later.step) && !strcmp (now.required, later.required) &&
        !strcmp (now.answers, later.answers) && now.proven == later.proven &&
        (failed || (now.cases == later.cases && now.met == later.met &&
                    now.inconclusive == later.inconclusive && now.questions == later.questions &&
                    !strcmp (now.reason, later.reason) &&
                    !memcmp (now.labels, later.labels, sizeof now.labels)));
    TAP_OK (same && (late.settles > 0 || now.questions == 0), "late answers change nothing: %s",
            claims[i]);
    if (!same)
      fprintf (stderr, "  %d %s %u %u %u %u %s\n  %d %s %u %u %u %u %s\n", (int)now.verdict,
               now.counterexample, (unsigned)now.cases, (unsigned)now.met,
               (unsigned)now.inconclusive, (unsigned)now.questions, now.reason, (int)later.verdict,
               later.counterexample, (unsigned)later.cases, (unsigned)later.met,
               (unsigned)later.inconclusive, (unsigned)later.questions, later.reason);
    bool all = true;
    for (size_t k = 0; k < LATE_QUESTIONS; k++)
      all = all && (!late.questions[k].key || late.questions[k].asked < late.settles);
    TAP_OK (all, "no question is left without its answer");
  }
  gh_result now, later;
  check_claim (reference, reference, &GH_DEFAULT_OPTIONS, "TT-1 G - G = 0", &now);
  check_claim (reference, &late.engine, &GH_DEFAULT_OPTIONS, "TT-1 G - G = 0", &later);
  TAP_OK (now.verdict == GH_HOLDS && later.verdict == GH_HOLDS && now.compared == later.compared &&
              now.compared == now.questions,
          "a second engine may be late, too");
}

int main (void)
{
  reference = gh_reference_open ();
  exhaustive_domains ();
  odometer ();
  integer_domains ();
  catalogs ();
  seeds ();
  caps ();
  shrinking ();
  other_steps ();
  huge_counterexamples ();
  verdicts ();
  labels ();
  interruption ();
  time_runs_out ();
  replay ();
  unprintable ();
  odd_engines ();
  late_engines ();
  reference->close (reference);
  return tap_done ();
}

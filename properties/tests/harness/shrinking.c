/* Counterexamples: the smallest is found, and its fault is that of the first one. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/catalog.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <string.h>

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
  int64_t birthday;
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
static gh_case_step const one_left_option = {GH_STEP_NO_ANSWER, GH_ASK_OUTCOME},
                          two_left_options = {GH_STEP_NO_ANSWER, GH_ASK_BIRTHDAY};

static void two_faults (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  size_t const left = gh_option_count (t->store, g, GH_LEFT);
  if (left == 1)
    gh_end_case_at (t, one_left_option, "another number of left options");
  if (left >= 2)
    gh_end_case_at (t, two_left_options, "fewer left options");
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
      TAP_OK (result.verdict == GH_FAILS && result.failure.proven &&
                  !strcmp (result.failure.counterexample, wanted),
              "%s, seed %u: the smallest is %s (%s)", rows[i].name, (unsigned)seed, wanted,
              result.failure.counterexample);
    }
}

/* The search by hand: every form of up to 7 moves by the harness's own order. */
static void other_steps (void)
{
  gh_theorem const theorem = theorem_of (two_faults, forms_2);
  gh_result result;
  check (&theorem, &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.failure.counterexample, "G = 1") &&
              gh_step_same (result.failure.step, one_left_option) && result.failure.proven,
          "the first fault is followed to its smallest game");
  gh_catalogs *const c = gh_catalogs_new ();
  const gh_catalog *const all = gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_GAME);
  bool kept = true;
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  for (size_t i = 0; i < all->count; i += 7) { /* what is replayed is not shrunk */
    gh_given const given = {"G", 1, all->store, all->forms[i], GH_GAME};
    gh_runner_replay (runner, &theorem, &given, 1, NULL, 0, &result);
    size_t const left = gh_option_count (all->store, all->forms[i], GH_LEFT);
    kept = kept && (left == 0 ? result.verdict == GH_HOLDS
                              : result.verdict == GH_FAILS &&
                                    gh_step_same (result.failure.step,
                                                  left == 1 ? one_left_option : two_left_options));
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
    bool const two = gh_step_same (result.failure.step, two_left_options);
    apart = apart || two;
    smallest = smallest && result.verdict == GH_FAILS && result.failure.proven &&
               !strcmp (result.failure.counterexample, two ? "G = {0,1|}" : "G = 1");
  }
  TAP_OK (apart && smallest, "a smaller failure at another step is not followed");
}

/* Bytes that fail at the second of two faults are made smaller, not turned into the first one. */
static void shrinking_bytes (void)
{
  gh_theorem const theorem = theorem_of (two_faults, random_200);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  gh_result result;
  uint8_t bytes[64];
  unsigned shrunk = 0, faults = 0;
  for (uint64_t i = 0; i < 200; i++) {
    for (uint64_t k = 0; k < sizeof bytes; k++)
      bytes[k] = (uint8_t)gh_hash (&k, sizeof k, i);
    gh_runner_bytes (runner, &theorem, bytes, sizeof bytes, &result);
    if (result.verdict != GH_FAILS || !gh_step_same (result.failure.step, two_left_options))
      continue;
    faults++;
    gh_runner_shrink (runner);
    shrunk += result.failure.proven && gh_step_same (result.failure.step, two_left_options) &&
              !strcmp (result.failure.counterexample, "G = {0,1|}");
  }
  TAP_OK (faults > 20 && shrunk == faults, "bytes shrink to the smallest case: %u of %u", shrunk,
          faults);
  gh_runner_free (runner);
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
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  gh_store *const store = gh_runner_store (runner);
  gh_form power = gh_integer (store, (int64_t)1 << 60);
  power = gh_numeral_product (store, power, power);
  gh_given const given = {"G", 1, store, gh_make (store, power, GH_ZERO), GH_GAME};
  gh_result result;
  gh_runner_replay (runner, &theorem, &given, 1, NULL, 0, &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.failure.counterexample,
                                                 "G = {1329227995784915872903807060280344576|0}"),
          "{2^120|0} is replayed");
  gh_runner_free (runner);
}

/* A counterexample is a value that the statement speaks of, however small others are. */
static void within_the_domain (void)
{
  static const char *const claims[][2] = {
      {"TT-1 outcome(game(n)) = P [integers 3..9]", "n = 3"},
      {"TT-1 m = n or outcome(0) = N [integers 2..4]", "m = 2; n = 3"},
      {"TT-1 game(m) > -3 [integers -9..9]", "m = -3"},
      {"TT-1 game(m) > -6 [integers -99..-2] [random 100]", "m = -6"},
      {"TT-1 I == 0 or I == * or I == *2 or I == *3 [simplest day 4]", "I = {*2|*2}"},
      {"TT-1 G = 2 or G = -2 or form_birthday(G) < 2 [values day 2]", "G = 3"}};
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    gh_result result;
    check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, claims[i][0], &result);
    TAP_OK (result.verdict == GH_FAILS && result.failure.proven &&
                !strcmp (result.failure.counterexample, claims[i][1]),
            "%s: %s", claims[i][0], result.failure.counterexample);
  }
}

int main (void)
{
  reference = gh_reference_open ();
  shrinking ();
  other_steps ();
  shrinking_bytes ();
  huge_counterexamples ();
  within_the_domain ();
  reference->close (reference);
  return tap_done ();
}

/* Components of positions: by value their sum is the position, and each has one dress. */
#include "form/shape.h"
#include "reference/reference.h"
#include "rulesets/form.h"
#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static size_t positions, splits, mirrored;
static char wrong[GH_POSITION_TEXT], undressed[GH_POSITION_TEXT];

typedef struct task {
  gh_store *store;
  const gh_ruleset *ruleset;
  gh_position position;
  const gh_component *parts;
  size_t count;
  bool equal;
} task;

static void compare_values (void *argument)
{
  task *const t = argument;
  gh_form const whole = gh_position_form (t->store, t->ruleset, t->position);
  gh_form sum = GH_ZERO;
  for (size_t i = 0; i < t->count; i++) {
    gh_form const g =
        gh_canonical (t->store, gh_position_form (t->store, t->ruleset, t->parts[i].position));
    sum = gh_sum (t->store, sum, t->parts[i].mirrored ? gh_negative (t->store, g) : g);
  }
  t->equal = gh_compare_directly (t->store, gh_canonical (t->store, whole), sum) == GH_EQUAL;
}

static bool has_move (const gh_ruleset *ruleset, gh_position p)
{
  gh_position list[GH_POSITION_MOVES];
  return ruleset->options (p, GH_LEFT, list) || ruleset->options (p, GH_RIGHT, list);
}

/* A component in its dress stays as it is. */
static bool is_dressed (const gh_ruleset *ruleset, gh_position p)
{
  gh_component list[GH_POSITION_MOVES];
  return has_move (ruleset, p) && ruleset->split (p, list) == 1 && !list[0].mirrored &&
         same_position (list[0].position, p);
}

static void check (gh_store *store, const gh_ruleset *ruleset, const char *text)
{
  gh_component parts[GH_POSITION_MOVES];
  task t = {.store = store, .ruleset = ruleset, .position = position_of (ruleset, text)};
  gh_store_empty (store);
  t.parts = parts;
  t.count = ruleset->split (t.position, parts);
  positions++;
  splits += t.count > 1;
  if (gh_try (store, compare_values, &t) != GH_OK || !t.equal)
    snprintf (wrong, sizeof wrong, "%s", text);
  for (size_t i = 0; i < t.count; i++) {
    mirrored += parts[i].mirrored;
    if (!is_dressed (ruleset, parts[i].position))
      snprintf (undressed, sizeof undressed, "%s", text);
  }
}

static void test_values (gh_store *store, const gh_ruleset *ruleset, unsigned cells)
{
  positions = splits = mirrored = 0;
  *wrong = *undressed = '\0';
  each_small_text (store, ruleset, cells, check);
  TAP_OK (!*wrong, "%s: %zu positions are the sums of their components%s%s", ruleset->name,
          positions, *wrong ? "; wrong: " : "", wrong);
  TAP_OK (!*undressed, "%s: components stay as they are%s%s", ruleset->name,
          *undressed ? "; wrong: " : "", undressed);
  TAP_OK (mirrored > 0 && (splits > 0 || ruleset == &gh_hackenbush),
          "%s: %zu fell into parts, %zu parts were mirrored", ruleset->name, splits, mirrored);
}

/* ---- dresses --------------------------------------------------------------------------------- */

/* Each pair is one component in two dresses, the second one perhaps of the negative. */
static const struct {
  const gh_ruleset *ruleset;
  const char *one, *other;
  bool negative;
} dresses[] = {
    {&gh_domineering, ".../.##", "###/##./...", false},
    {&gh_domineering, ".../.##", "../.#/.#", true},
    {&gh_domineering, ".../.#.", "../.#/..", true},
    {&gh_clobber, "xo/.o", "o./ox", false},
    {&gh_clobber, "xo/.o", "ox/.x", true},
    {&gh_clobber, "xxo", ".o/.x/.x", false},
    {&gh_clobber, "xxo", "..x/..o/..o", true},
    {&gh_snort, ".L/##", "#./#L", false},
    {&gh_snort, ".L.R", "R/./L/.", false},
    {&gh_snort, "..L", "..R", true},
    {&gh_col, ".L/##", "#./#L", false},
    {&gh_col, "..L", "R/./.", true},
    {&gh_konane, "xo./#x.", "../ox/x#", false},
    {&gh_konane, "xo.", "./x/o", true},
    {&gh_cutcake, "3,2", "2,3", true},
    {&gh_cutcake, "2,3+1,1", "2,3", false},
    {&gh_toads_and_frogs, "T..F.", ".T..F", true},
    {&gh_toads_and_frogs, "FTT.FTT", "TT.F", false},
    {&gh_toads_and_frogs, "TFF.T.F", ".T.F", false},
    {&gh_toads_and_frogs, "FF.TF", "TF.T", true},
    {&gh_hackenbush, "LRR", "RLL", true},
    {&gh_hackenbush, "EELRE", "EERLE", true},
};

static void test_dresses (void)
{
  for (size_t i = 0; i < sizeof dresses / sizeof *dresses; i++) {
    const gh_ruleset *const r = dresses[i].ruleset;
    gh_component one[GH_POSITION_MOVES], other[GH_POSITION_MOVES];
    TAP_OK (r->split (position_of (r, dresses[i].one), one) == 1 &&
                r->split (position_of (r, dresses[i].other), other) == 1 &&
                same_position (one[0].position, other[0].position) &&
                (one[0].mirrored != other[0].mirrored) == dresses[i].negative,
            "%s: %s is %s%s", r->name, dresses[i].one, dresses[i].negative ? "-" : "",
            dresses[i].other);
  }
}

/* Where pieces of a strip can never move again, it falls apart. */
static void test_walls (void)
{
  static const struct {
    const char *text;
    size_t parts;
  } rows[] = {{"T.TTFF.F", 2}, {"TTFFT.", 1}, {".FTTFFT.", 2},   {"TTTFFF", 0},
              {"TF", 0},       {"TFFT.F", 1}, {"T.FTTF.F", 1},   {"T.TF.F", 1},
              {".F", 1},       {"F....T", 0}, {"T.TTFFT.TTF", 2}};
  gh_component parts[GH_POSITION_MOVES];
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (gh_toads_and_frogs.split (position_of (&gh_toads_and_frogs, rows[i].text), parts) ==
                rows[i].parts,
            "%s has %zu parts", rows[i].text, rows[i].parts);
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  test_values (store, &gh_domineering, 9);
  test_values (store, &gh_clobber, 7);
  test_values (store, &gh_snort, 6);
  test_values (store, &gh_col, 5);
  test_values (store, &gh_cutcake, 8);
  test_values (store, &gh_konane, 7);
  test_values (store, &gh_toads_and_frogs, 8);
  test_values (store, &gh_hackenbush, 8);
  test_dresses ();
  test_walls ();
  gh_store_free (store);
  return tap_done ();
}

/* Values of positions against their literal forms. */
#include "optimized/positions.h"
#include "heap/form.h"
#include "optimized/valuer.h"
#include "reference/reference.h"
#include "rulesets/form.h"
#include "tests/optimized/tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

static gh_position board (const char *text)
{
  gh_position p;
  char error[200];
  if (!gh_domineering.read (text, &p, error, sizeof error))
    gh_broken ("board", "text", error);
  return p;
}

/* {options|options}, by the rules alone: no components, no symmetry. */
static gh_form literal (gh_store *store, gh_position p)
{
  gh_position list[GH_POSITION_MOVES];
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    size_t const count = gh_domineering.options (p, side, list);
    for (size_t i = 0; i < count; i++)
      gh_form_add (store, side, literal (store, list[i]));
  }
  return gh_form_end (store);
}

static bool right (gh_canons *canons, gh_store *store, gh_solver *solver, gh_position p)
{
  gh_canon const g = gh_solver_value (solver, p);
  return form_of (canons, store, g) == gh_canonical (store, literal (store, p));
}

/* All sets of free squares among 3 by 3, and boards. */
static void test_domineering (gh_canons *canons, gh_store *store)
{
  static const char *const boards[] = {"1,1", "1,8", "8,1", "2,4", "4,2", "3,4", "../.#/..", "2,5"};
  gh_solver *const solver = gh_solver_new (canons, &gh_domineering);
  size_t wrong = 0;
  for (uint64_t set = 0; set < 512; set++) {
    uint64_t const free = (set & 7) | (set & 56) << 5 | (set & 448) << 10;
    wrong += !right (canons, store, solver, (gh_position){{free, 0}});
  }
  TAP_OK (wrong == 0,
          "all 512 positions of Domineering within 3 by 3 have the value of their form");
  for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
    TAP_OK (right (canons, store, solver, board (boards[i])), "and %s", boards[i]);
  size_t const positions = gh_solver_positions (solver);
  gh_solver_value (solver, board ("3,4"));
  TAP_OK (positions > 40 && gh_solver_positions (solver) == positions,
          "no component is looked at twice");
  gh_solver_free (solver);
}

/* A position of each ruleset, and sums of heaps: the canonical form of the literal one. */
static void test_valuer (gh_canons *canons, gh_store *store)
{
  (void)canons;
  static const struct {
    const gh_ruleset *ruleset;
    const char *text;
  } rows[] = {{&gh_domineering, "3,3"},
              {&gh_clobber, "xox/oxo"},
              {&gh_snort, "2,3"},
              {&gh_toads_and_frogs, "TT.FF"},
              {&gh_hackenbush, "LRRLL"}};
  static const uint64_t heaps[] = {5, 7, 3};
  gh_valuer *const valuer = gh_valuer_new (&GH_DEFAULT_LIMITS);
  gh_code code;
  size_t place;
  const char *expected;
  char error[200];
  gh_position p;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (rows[i].ruleset->read (rows[i].text, &p, error, sizeof error) &&
                gh_valuer_position (valuer, store, rows[i].ruleset, p) ==
                    gh_canonical (store, gh_position_form (store, rows[i].ruleset, p)),
            "the value of %s(%s)", rows[i].ruleset->name, rows[i].text);
  for (size_t count = 0; count <= 3; count++)
    TAP_OK (gh_code_read (".77", 3, &code, &place, &expected) &&
                gh_valuer_heaps (valuer, store, &code, heaps, count) ==
                    gh_canonical (store, gh_heaps_form (store, &code, heaps, count)),
            "and of %zu heaps", count);
  gh_valuer_free (valuer);
  gh_valuer_free (NULL);
}

/* Enough components that the table of them grows. */
static void test_large (gh_canons *canons, gh_store *store)
{
  gh_solver *const solver = gh_solver_new (canons, &gh_domineering);
  gh_canon const g = gh_solver_value (solver, board ("4,5"));
  gh_canon const turned = gh_solver_value (solver, board ("5,4"));
  (void)store;
  TAP_OK (gh_solver_positions (solver) > 1024 && gh_canon_negative (canons, g) == turned,
          "4 by 5 is the negative of 5 by 4");
  gh_solver_free (solver);
  gh_solver_free (NULL);
}

int main (void)
{
  in_new_table ("Domineering", NULL, test_domineering);
  in_new_table ("larger boards", NULL, test_large);
  in_new_table ("the valuer", NULL, test_valuer);
  return tap_done ();
}

/* Natural games: all positions of few cells are drawn, each by one sequence of choices. */
#include "harness/cases/natural.h"
#include "rulesets/form.h"
#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#define MOST 4096

typedef struct set {
  gh_form forms[MOST];
  size_t count;
} set;

static set drawn, made;
static gh_choices choices;

static void add (set *s, gh_form form)
{
  if (s->count < MOST)
    s->forms[s->count++] = form;
}

static void add_position (gh_store *store, const gh_ruleset *ruleset, const char *text)
{
  add (&made, gh_position_form (store, ruleset, position_of (ruleset, text)));
}

static int by_number (const void *a, const void *b)
{
  const gh_form *const g = a, *const h = b;
  return (*g > *h) - (*g < *h);
}

static bool same_sets (set *a, set *b)
{
  qsort (a->forms, a->count, sizeof *a->forms, by_number);
  qsort (b->forms, b->count, sizeof *b->forms, by_number);
  return a->count == b->count && !memcmp (a->forms, b->forms, a->count * sizeof *a->forms);
}

/* ---- all draws ------------------------------------------------------------------------------- */

static void draw_all (gh_store *store, unsigned cells)
{
  static uint32_t prefix[GH_MOST_DRAWS];
  size_t count = 0;
  do {
    gh_choices_begin (&choices, prefix, count);
    gh_trial t = {.store = store, .choices = &choices};
    add (&drawn, gh_natural_form (&t, cells));
  } while (gh_choices_next (&choices, prefix, &count));
}

/* ---- all texts ------------------------------------------------------------------------------- */

static void compare (gh_store *store, unsigned cells)
{
  drawn.count = made.count = 0;
  draw_all (store, cells);
  for (size_t i = 0; gh_rulesets[i]; i++)
    for (unsigned rows = 1; rows <= (gh_rulesets[i]->rows ? 2 : 1); rows++)
      for (unsigned columns = 1; rows * columns <= cells; columns++)
        if (gh_rulesets[i]->cells)
          each_text (store, gh_rulesets[i], rows, columns, add_position);
  TAP_OK (same_sets (&drawn, &made), "%u cells: %zu draws make %zu positions", cells, drawn.count,
          made.count);
}

static void few_cells (gh_store *store)
{
  for (unsigned cells = 1; cells <= 4; cells++)
    compare (store, cells);
}

/* ---- at most --------------------------------------------------------------------------------- */

/* Draws for the ruleset, the rows and the columns, and one a cell. */
static void many_cells (gh_store *store)
{
  size_t most = 0;
  for (uint64_t seed = 1; seed <= 3000; seed++) {
    gh_choices_begin (&choices, NULL, 0);
    gh_choices_seed (&choices, seed);
    gh_trial t = {.store = store, .choices = &choices};
    gh_natural_form (&t, 1000);
    most = choices.count > most ? choices.count : most;
  }
  TAP_OK (most == 3 + GH_NATURAL_CELLS, "never more than %d cells", GH_NATURAL_CELLS);
}

int main (void)
{
  in_new_store ("few cells", few_cells);
  in_new_store ("many cells", many_cells);
  return tap_done ();
}

#include "commands/table/values.h"
#include "form/halt.h"
#include "form/notation.h"
#include "optimized/heaps/heaps.h"
#include "optimized/positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Those who find values, and what of a cell is being found. */
typedef struct finder {
  gh_table *table;
  gh_canons *canons;
  gh_solver *solver;     /* of positions, or */
  gh_heap_values *heaps; /* of heaps */
  gh_table_cell *cell;
  gh_position position;
  gh_canon value, mean, temperature;
  gh_store *store; /* for what is printed */
} finder;

/* ---- a cell ---------------------------------------------------------------------------------- */

static gh_position position_of (const gh_ruleset *ruleset, const unsigned size[2])
{
  char text[GH_POSITION_TEXT] = "", error[100];
  gh_position position;
  if (ruleset == &gh_toads_and_frogs) {
    memset (text, 'T', size[0]);
    text[size[0]] = '.';
    memset (text + size[0] + 1, 'F', size[1]);
  } else
    snprintf (text, sizeof text, "%u,%u", size[0], size[1]);
  ruleset->read (text, &position, error, sizeof error);
  return position;
}

static void find_value (void *argument)
{
  static const char letters[] = "PLRN"; /* by gh_order */
  finder *const f = argument;
  if (f->solver)
    f->value = gh_solver_value (f->solver, f->position);
  f->mean = gh_canon_mean (f->canons, f->value);
  f->temperature = gh_canon_temperature (f->canons, f->value);
  f->cell->outcome = letters[gh_canon_compare (f->canons, f->value, GH_CANON_ZERO)];
  if (f->table->reduced)
    f->value = gh_canon_reduced (f->canons, f->value);
  gh_canon_prepare (f->canons, f->value);
  gh_canon_prepare (f->canons, f->mean);
  gh_canon_prepare (f->canons, f->temperature);
}

static char *text_of (const finder *f, gh_canon x, gh_style style)
{
  char *const copy = strdup (gh_print (f->store, gh_canon_to_form (f->canons, x, f->store), style));
  if (!copy)
    gh_fail (f->store, GH_NO_MEMORY);
  return copy;
}

static void print (void *argument)
{
  finder *const f = argument;
  f->cell->value = text_of (f, f->value, GH_STYLE_FULL);
  f->cell->latex = text_of (f, f->value, GH_STYLE_LATEX);
  f->cell->mean = text_of (f, f->mean, GH_STYLE_FULL);
  f->cell->temperature = text_of (f, f->temperature, GH_STYLE_FULL);
}

typedef struct nimber_call {
  finder *finder;
  uint64_t value;
} nimber_call;

static void find_nimber (void *argument)
{
  const nimber_call *const call = argument;
  finder *const f = call->finder;
  f->value = gh_canon_named (f->canons, GH_CANON_ZERO, 0, (uint32_t)call->value);
  find_value (f);
}

/* By the value of the heap. Where that is not found, *reason says why. */
static gh_status find_heap (finder *f, const char **reason)
{
  nimber_call call = {.finder = f};
  gh_octal_status const status =
      gh_heap_value (f->heaps, &f->table->subject.code, f->cell->size[0], &call.value);
  if (status == GH_OCTAL_OK)
    return gh_canons_try (f->canons, find_nimber, &call);
  *reason = gh_heap_status_text (status);
  return gh_halted () ? GH_HALTED : status == GH_OCTAL_NO_MEMORY ? GH_NO_MEMORY : GH_OVER_STEPS;
}

/* A limit, which is told where it is the first. */
static void find_cell (finder *f)
{
  gh_table *const t = f->table;
  char words[100];
  const char *reason = NULL;
  gh_status status = GH_NO_MEMORY;
  f->store = gh_store_new (&t->limits, NULL);
  if (f->store && f->heaps)
    status = find_heap (f, &reason);
  else if (f->store) {
    f->position = position_of (t->subject.ruleset, f->cell->size);
    status = gh_canons_try (f->canons, find_value, f);
  }
  if (status && !reason)
    reason = gh_canons_status_text (f->canons, status, words, sizeof words);
  if (status == GH_OK && (status = gh_try (f->store, print, f)))
    reason = gh_status_text (f->store, status, words, sizeof words);
  gh_store_free (f->store);
  if (status == GH_HALTED)
    return;
  f->cell->state = status ? GH_CELL_LIMIT : GH_CELL_FOUND;
  t->found += !status;
  if (status && !t->limited++)
    snprintf (t->reason, sizeof t->reason, "%s", reason);
}

/* ---- all of them ----------------------------------------------------------------------------- */

static unsigned across_of (const gh_table *t)
{
  return t->subject.sizes[1] ? t->most[1] : 1;
}

size_t gh_table_size (const gh_table *t)
{
  return (size_t)(t->most[0] - t->subject.least + 1) * across_of (t);
}

static bool make_cells (gh_table *t)
{
  unsigned const least = t->subject.least, across = across_of (t);
  t->count = gh_table_size (t);
  t->cells = calloc (t->count, sizeof *t->cells);
  for (size_t i = 0; t->cells && i < t->count; i++) {
    t->cells[i].size[0] = least + (unsigned)(i / across);
    t->cells[i].size[1] = t->subject.sizes[1] ? least + (unsigned)(i % across) : 0;
  }
  return t->cells;
}

bool gh_table_find (gh_table *t)
{
  gh_canons_limits limits = GH_DEFAULT_CANONS_LIMITS;
  limits.one = t->limits;
  finder f = {.table = t, .canons = gh_canons_new (&limits, NULL)};
  bool good = make_cells (t) && f.canons;
  if (good && t->subject.ruleset)
    good = (f.solver = gh_solver_new (f.canons, t->subject.ruleset));
  else if (good)
    good = (f.heaps = gh_heap_values_new (&gh_libc_allocator));
  for (size_t i = 0; good && i < t->count && !gh_halted (); i++) {
    f.cell = &t->cells[i];
    find_cell (&f);
    t->tried = i + 1;
  }
  gh_heap_values_free (f.heaps);
  gh_solver_free (f.solver);
  gh_canons_free (f.canons);
  return good;
}

void gh_table_free (gh_table *t)
{
  for (size_t i = 0; t->cells && i < t->count; i++) {
    free (t->cells[i].value);
    free (t->cells[i].latex);
    free (t->cells[i].mean);
    free (t->cells[i].temperature);
  }
  free (t->cells);
}

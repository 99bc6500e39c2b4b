/* Values of positions: a sum over components, each the value of its options. */
#include "optimized/positions.h"
#include "optimized/inside.h"

#include <string.h>

typedef struct entry {
  gh_position position;
  gh_canon g; /* NONE: a free place */
} entry;

struct gh_solver {
  gh_canons *canons;
  const gh_ruleset *ruleset;
  gh_array entries; /* open addressing, at most half full; room a power of two */
  gh_array lists;   /* gh_position: options of positions that are being looked at */
};

gh_solver *gh_solver_new (gh_canons *canons, const gh_ruleset *ruleset)
{
  const gh_allocator *const memory = gh_store_allocator (canons->store);
  gh_solver *const solver = memory->resize (memory->context, NULL, sizeof *solver);
  if (solver)
    *solver = (gh_solver){.canons = canons, .ruleset = ruleset};
  return solver;
}

void gh_solver_free (gh_solver *solver)
{
  if (!solver)
    return;
  const gh_allocator *const memory = gh_store_allocator (solver->canons->store);
  gh_array_release (solver->canons->store, &solver->entries);
  gh_array_release (solver->canons->store, &solver->lists);
  memory->resize (memory->context, solver, 0);
}

size_t gh_solver_positions (const gh_solver *solver)
{
  return solver->entries.count;
}

static entry *place_of (const gh_array *entries, gh_position p)
{
  size_t const mask = entries->room - 1;
  size_t i = mix (p.word[0], p.word[1]) & mask;
  entry *e;
  while ((e = (entry *)entries->items + i)->g != NONE && memcmp (&e->position, &p, sizeof p) != 0)
    i = (i + 1) & mask;
  return e;
}

static void reserve (gh_solver *solver)
{
  gh_array *const entries = &solver->entries;
  gh_array bigger = {0};
  if (2 * (entries->count + 1) <= entries->room)
    return;
  gh_array_reserve (solver->canons->store, &bigger, sizeof (entry),
                    entries->room ? 2 * entries->room : 1024);
  for (size_t i = 0; i < bigger.room; i++)
    ((entry *)bigger.items)[i].g = NONE;
  for (size_t i = 0; i < entries->room; i++) {
    const entry *const e = (entry *)entries->items + i;
    if (e->g != NONE)
      *place_of (&bigger, e->position) = *e;
  }
  bigger.count = entries->count;
  gh_array_release (solver->canons->store, entries);
  *entries = bigger;
}

/* The value of each option of one side, onto the stack of the table. */
static void push_options (gh_solver *solver, gh_position p, gh_side side)
{
  gh_array *const lists = &solver->lists;
  gh_canons *const canons = solver->canons;
  size_t const start = lists->count;
  gh_array_reserve (canons->store, lists, sizeof p, GH_MOST_MOVES);
  size_t const count = solver->ruleset->options (p, side, (gh_position *)lists->items + start);
  lists->count += count;
  for (size_t i = 0; i < count; i++) {
    gh_canon const g = gh_solver_value (solver, ((gh_position *)lists->items)[start + i]);
    push (canons, &canons->stack, g);
  }
  lists->count = start;
}

static gh_canon of_component (gh_solver *solver, gh_position p)
{
  gh_canons *const canons = solver->canons;
  reserve (solver);
  gh_canon const known = place_of (&solver->entries, p)->g;
  if (known != NONE)
    return known;
  size_t const start = canons->stack.count;
  gh_deeper (canons->store);
  push_options (solver, p, GH_LEFT);
  size_t const left = canons->stack.count;
  push_options (solver, p, GH_RIGHT);
  gh_shallower (canons->store);
  const gh_canon *const items = canons->stack.items;
  gh_canon const g = gh_canon_of_options (canons, items + start, left - start, items + left,
                                          canons->stack.count - left);
  canons->stack.count = start;
  reserve (solver);
  *place_of (&solver->entries, p) = (entry){p, g};
  solver->entries.count++;
  return g;
}

gh_canon gh_solver_value (gh_solver *solver, gh_position position)
{
  gh_component list[GH_MOST_MOVES];
  size_t const count = solver->ruleset->split (position, list);
  gh_canon sum = GH_CANON_ZERO;
  for (size_t i = 0; i < count; i++) {
    gh_canon g = of_component (solver, list[i].position);
    if (list[i].mirrored)
      g = gh_canon_negative (solver->canons, g);
    sum = gh_canon_sum (solver->canons, sum, g);
  }
  return sum;
}

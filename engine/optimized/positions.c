/* Values of positions: a sum over components, each the value of its options. */
#include "optimized/positions.h"
#include "form/work.h"
#include "optimized/inside.h"
#include "rulesets/map.h"

struct gh_solver {
  gh_canons *canons;
  const gh_ruleset *ruleset;
  gh_position_map values; /* gh_canon, of components */
  gh_array lists;         /* gh_position: options of positions that are being looked at */
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
  gh_position_map_release (solver->canons->store, &solver->values);
  gh_array_release (solver->canons->store, &solver->lists);
  memory->resize (memory->context, solver, 0);
}

size_t gh_solver_positions (const gh_solver *solver)
{
  return gh_position_map_count (&solver->values);
}

/* The value of each option of one side, onto the stack of the table. */
static void push_options (gh_solver *solver, gh_position p, gh_side side)
{
  gh_array *const lists = &solver->lists;
  gh_canons *const canons = solver->canons;
  size_t const start = lists->count;
  gh_array_reserve (canons->store, lists, sizeof p, GH_POSITION_MOVES);
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
  gh_canon const known = gh_position_map_find (&solver->values, p);
  if (known != GH_NO_NUMBER)
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
  gh_position_map_put (canons->store, &solver->values, p, g);
  gh_work_note ("values of positions", gh_solver_positions (solver), 0);
  return g;
}

gh_canon gh_solver_value (gh_solver *solver, gh_position position)
{
  gh_component list[GH_POSITION_MOVES];
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

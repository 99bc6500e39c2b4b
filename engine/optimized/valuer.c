#include "optimized/valuer.h"
#include "form/halt.h"
#include "form/shape.h"
#include "optimized/heaps/heaps.h"
#include "optimized/positions.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST_RULESETS 16

struct gh_valuer {
  gh_canons *canons;
  gh_solver *solvers[MOST_RULESETS]; /* by their places in gh_rulesets; NULL: not needed yet */
  gh_heap_values *heaps;
  gh_solver *solver; /* of the position that is being looked at */
  gh_position position;
  gh_canon value;
  char limit[100];
};

gh_valuer *gh_valuer_new (const gh_limits *limits)
{
  gh_canons_limits all = GH_DEFAULT_CANONS_LIMITS;
  gh_valuer *const v = calloc (1, sizeof *v);
  if (!v)
    return NULL;
  all.one.depth = limits->depth;
  all.one.digits = limits->digits;
  all.one.length = limits->length;
  v->canons = gh_canons_new (&all, NULL);
  v->heaps = gh_heap_values_new (&gh_libc_allocator);
  if (v->canons && v->heaps)
    return v;
  gh_valuer_free (v);
  return NULL;
}

void gh_valuer_free (gh_valuer *v)
{
  if (!v)
    return;
  for (size_t i = 0; i < MOST_RULESETS; i++)
    gh_solver_free (v->solvers[i]);
  gh_heap_values_free (v->heaps);
  gh_canons_free (v->canons);
  free (v);
}

static gh_solver *solver_of (gh_valuer *v, gh_store *store, const gh_ruleset *ruleset)
{
  size_t i = 0;
  while (gh_rulesets[i] != ruleset)
    i++;
  if (!v->solvers[i])
    v->solvers[i] = gh_solver_new (v->canons, ruleset);
  if (!v->solvers[i])
    gh_fail (store, GH_NO_MEMORY);
  return v->solvers[i];
}

static void find_position (void *argument)
{
  gh_valuer *const v = argument;
  v->value = gh_solver_value (v->solver, v->position);
  gh_canon_prepare (v->canons, v->value);
}

gh_form gh_valuer_position (gh_valuer *v, gh_store *store, const gh_ruleset *ruleset,
                            gh_position position)
{
  v->solver = solver_of (v, store, ruleset);
  v->position = position;
  gh_status const status = gh_canons_try (v->canons, find_position, v);
  *v->limit = 0;
  if (status)
    gh_canons_status_text (v->canons, status, v->limit, sizeof v->limit);
  if (status)
    gh_fail (store, status);
  return gh_canon_to_form (v->canons, v->value, store);
}

_Noreturn static void fail_of_heap (gh_valuer *v, gh_store *store, gh_octal_status status)
{
  snprintf (v->limit, sizeof v->limit, "%s", gh_heap_status_text (status));
  gh_fail (store, gh_halted ()                   ? GH_HALTED
                  : status == GH_OCTAL_NO_MEMORY ? GH_NO_MEMORY
                                                 : GH_OVER_STEPS);
}

gh_form gh_valuer_heaps (gh_valuer *v, gh_store *store, const gh_code *code, const uint64_t *heaps,
                         size_t count)
{
  uint64_t nimber = 0;
  *v->limit = 0;
  for (size_t i = 0; i < count; i++) {
    uint64_t value;
    gh_octal_status const status = gh_heap_value (v->heaps, code, heaps[i], &value);
    if (status != GH_OCTAL_OK)
      fail_of_heap (v, store, status);
    nimber ^= value;
  }
  return gh_shape_make (store, (gh_number_up_star){.number = GH_ZERO, .nimber = nimber});
}

const char *gh_valuer_limit (const gh_valuer *v)
{
  return v->limit;
}

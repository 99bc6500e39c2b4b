#include "optimized/valuer.h"
#include "form/halt.h"
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
  uint64_t nimber;
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

static void find_nimber (void *argument)
{
  gh_valuer *const v = argument;
  v->value = gh_canon_named (v->canons, GH_CANON_ZERO, 0, (uint32_t)v->nimber);
  gh_canon_prepare (v->canons, v->value);
}

static gh_form found (gh_valuer *v, gh_store *store, void find (void *))
{
  gh_status const status = gh_canons_try (v->canons, find, v);
  *v->limit = 0;
  if (status)
    gh_canons_status_text (v->canons, status, v->limit, sizeof v->limit);
  if (status)
    gh_fail (store, status);
  return gh_canon_to_form (v->canons, v->value, store);
}

gh_form gh_valuer_position (gh_valuer *v, gh_store *store, const gh_ruleset *ruleset,
                            gh_position position)
{
  v->solver = solver_of (v, store, ruleset);
  v->position = position;
  return found (v, store, find_position);
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
  v->nimber = 0;
  for (size_t i = 0; i < count; i++) {
    uint64_t value;
    gh_octal_status const status = gh_heap_value (v->heaps, code, heaps[i], &value);
    if (status != GH_OCTAL_OK)
      fail_of_heap (v, store, status);
    v->nimber ^= value;
  }
  if (v->nimber > UINT32_MAX) {
    snprintf (v->limit, sizeof v->limit, "a nimber of 2^32 or more");
    gh_fail (store, GH_OVER_FORMS);
  }
  return found (v, store, find_nimber);
}

const char *gh_valuer_limit (const gh_valuer *v)
{
  return v->limit;
}

#include "tests/optimized/tables.h"
#include "reference/reference.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

typedef struct table_call {
  gh_canons *canons;
  gh_store *store;
  table_body *run;
  gh_status status;
} table_call;

static void run_body (void *argument)
{
  const table_call *const call = argument;
  call->run (call->canons, call->store);
}

static void run_in_table (void *argument)
{
  table_call *const call = argument;
  call->status = gh_canons_try (call->canons, run_body, call);
}

gh_status status_in (gh_canons *canons, gh_store *store, table_body *run)
{
  table_call call = {canons, store, run, GH_OK};
  gh_status const status = gh_try (store, run_in_table, &call);
  if (status != GH_OK)
    gh_broken ("status_in", "run", "it passed a limit of the store");
  return call.status;
}

void in_new_table (const char *name, const gh_canons_limits *limits, table_body *run)
{
  gh_limits large = GH_DEFAULT_LIMITS;
  large.forms = large.options = UINT32_MAX;
  gh_canons *const canons = gh_canons_new (limits, NULL);
  gh_store *const store = gh_store_new (&large, NULL);
  TAP_OK (status_in (canons, store, run) == GH_OK, "%s: no limit is passed", name);
  gh_store_free (store);
  gh_canons_free (canons);
}

gh_canon value_of (gh_canons *canons, gh_store *store, const char *text)
{
  return gh_canon_from_form (canons, store, game (store, text));
}

gh_form form_of (gh_canons *canons, gh_store *store, gh_canon g)
{
  gh_canon_prepare (canons, g);
  return gh_canon_to_form (canons, g, store);
}

/* ---- by day 3 -------------------------------------------------------------------------------- */

static bool is_antichain (gh_store *store, const antichains *a, uint32_t set)
{
  for (size_t i = 0; i < DAY_2_VALUES; i++)
    for (size_t k = 0; k < i; k++)
      if (set >> i & set >> k & 1 &&
          gh_compare_directly (store, a->forms[i], a->forms[k]) != GH_FUZZY)
        return false;
  return true;
}

/* The sets that contain `set`, itself among them, and beside it values from number `from` on. */
static size_t extend (gh_store *store, antichains *a, uint32_t set, size_t from, size_t count)
{
  if (count < ANTICHAINS)
    a->sets[count] = set;
  count++;
  for (size_t i = from; i < DAY_2_VALUES; i++)
    if (is_antichain (store, a, set | 1u << i))
      count = extend (store, a, set | 1u << i, i + 1, count);
  return count;
}

bool find_antichains (gh_canons *canons, gh_store *store, antichains *found)
{
  gh_form all[DAY_2];
  size_t count = 0;
  make_day_2 (store, all);
  for (size_t i = 0; i < DAY_2; i++) {
    gh_form const form = gh_canonical (store, all[i]);
    size_t k = 0;
    while (k < count && found->forms[k] != form)
      k++;
    if (k == count && count++ < DAY_2_VALUES) {
      found->forms[k] = form;
      found->values[k] = gh_canon_from_form (canons, store, form);
    }
  }
  return count == DAY_2_VALUES && extend (store, found, 0, 0, 0) == ANTICHAINS;
}

gh_canon value_of_sets (gh_canons *canons, const antichains *a, uint32_t left, uint32_t right)
{
  gh_canon sides[2][DAY_2_VALUES];
  size_t counts[2] = {0, 0};
  for (size_t i = 0; i < DAY_2_VALUES; i++) {
    if (left >> i & 1)
      sides[GH_LEFT][counts[GH_LEFT]++] = a->values[i];
    if (right >> i & 1)
      sides[GH_RIGHT][counts[GH_RIGHT]++] = a->values[i];
  }
  return gh_canon_of_options (canons, sides[GH_LEFT], counts[GH_LEFT], sides[GH_RIGHT],
                              counts[GH_RIGHT]);
}

gh_form form_of_sets (gh_store *store, const antichains *a, uint32_t left, uint32_t right)
{
  gh_form_begin (store);
  for (size_t i = 0; i < DAY_2_VALUES; i++) {
    if (left >> i & 1)
      gh_form_add (store, GH_LEFT, a->forms[i]);
    if (right >> i & 1)
      gh_form_add (store, GH_RIGHT, a->forms[i]);
  }
  return gh_form_end (store);
}

size_t find_day_3 (gh_canons *canons, gh_store *store, gh_canon values[DAY_3_VALUES])
{
  antichains a;
  size_t count = 0;
  if (!find_antichains (canons, store, &a))
    return 0;
  for (size_t i = 0; i < ANTICHAINS; i++)
    for (size_t k = 0; k < ANTICHAINS; k++) {
      gh_canon const g = value_of_sets (canons, &a, a.sets[i], a.sets[k]);
      size_t n = 0;
      while (n < count && values[n] != g)
        n++;
      if (n == DAY_3_VALUES)
        return n + 1;
      if (n == count)
        values[count++] = g;
    }
  return count;
}

#include "tests/optimized/misere_tables.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

typedef struct call {
  gh_misere *misere;
  gh_store *store;
  misere_body *run;
  gh_status status;
} call;

static void run_body (void *argument)
{
  const call *const c = argument;
  c->run (c->misere, c->store);
}

static void run_in_table (void *argument)
{
  call *const c = argument;
  c->status = gh_misere_try (c->misere, run_body, c);
}

gh_status misere_status (gh_misere *misere, gh_store *store, misere_body *run)
{
  call c = {misere, store, run, GH_OK};
  if (gh_try (store, run_in_table, &c) != GH_OK)
    gh_broken ("misere_status", "run", "it passed a limit of the store");
  return c.status;
}

void in_new_misere (const char *name, const gh_limits *limits, misere_body *run)
{
  gh_limits large = GH_DEFAULT_LIMITS;
  large.forms = large.options = UINT32_MAX;
  gh_misere *const misere = gh_misere_new (limits, NULL);
  gh_store *const store = gh_store_new (&large, NULL);
  TAP_OK (misere_status (misere, store, run) == GH_OK, "%s: no limit is passed", name);
  gh_store_free (store);
  gh_misere_free (misere);
}

/* Heaps of 2 and 3 are what most games are made of that do not become 0, 1 or 2. */
gh_form random_impartial (gh_store *store, unsigned depth)
{
  static const uint8_t heaps[] = {0, 1, 2, 2, 2, 2, 3, 3};
  if (!depth)
    return gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, heaps[draw (sizeof heaps)]});
  uint32_t const count = 1 + draw (3);
  gh_form_begin (store);
  for (uint32_t i = 0; i < count; i++) {
    gh_form const x = random_impartial (store, draw (depth));
    gh_form_add (store, GH_LEFT, x);
    gh_form_add (store, GH_RIGHT, x);
  }
  return gh_form_end (store);
}

/* The forms of a catalog in other stores, and those of them that an engine takes. */
#include "harness/cases/listed.h"
#include "form/measure.h"

#include <string.h>

gh_form gh_catalog_form (const gh_catalog *c, size_t i, gh_store *store)
{
  if (c->copies->epoch != gh_store_epoch (store)) {
    c->copies->epoch = gh_store_epoch (store);
    memset (c->copies->forms, 0xff, c->count * sizeof *c->forms);
  }
  if (c->copies->forms[i] == GH_NO_FORM)
    c->copies->forms[i] = gh_form_copy (store, c->store, c->forms[i]);
  return c->copies->forms[i];
}

typedef struct taken_call {
  const gh_catalog *catalog;
  const gh_takes *takes;
  size_t i;
  bool taken;
} taken_call;

static void find_taken (void *argument)
{
  taken_call *const call = argument;
  const gh_catalog *const c = call->catalog;
  call->taken = gh_takes_form (c->store, call->takes, c->forms[call->i]);
}

size_t gh_catalog_taken (const gh_catalog *c, const gh_takes *takes, const uint32_t **index)
{
  struct gh_taken *const t = c->taken;
  *index = t->index;
  if (t->known && !memcmp (&t->takes, takes, sizeof *takes))
    return t->count;
  t->known = true;
  t->takes = *takes;
  t->count = 0;
  gh_store_allow (c->store);
  for (size_t i = 0; i < c->count; i++) {
    taken_call call = {c, takes, i, false};
    gh_status const status = gh_try (c->store, find_taken, &call);
    if (status == GH_HALTED)
      t->known = false; /* not all were looked at */
    if (status == GH_OK && call.taken)
      t->index[t->count++] = (uint32_t)i;
  }
  return t->count;
}

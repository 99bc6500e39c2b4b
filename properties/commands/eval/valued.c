#include "commands/eval/valued.h"
#include "commands/eval/display.h"

typedef struct call {
  gh_valued valued;
  gh_store *store;
  gh_form form;
  gh_valued_part *part;
  gh_status status;
} call;

const char *gh_valued_text (const gh_valued *v, gh_canon x)
{
  return gh_print (v->own, gh_canon_to_form (v->canons, x, v->own), GH_STYLE_FULL);
}

static void tell (void *argument)
{
  call *const c = argument;
  c->valued.g = gh_canon_from_form (c->valued.canons, c->store, c->form);
  c->part (&c->valued);
}

static void within_own (void *argument)
{
  call *const c = argument;
  c->status = gh_canons_try (c->valued.canons, tell, c);
}

void gh_tell_valued (gh_facts *facts, gh_store *store, gh_form form, gh_style style, bool all,
                     const char *title, gh_valued_part *part)
{
  char words[100];
  gh_canons *const canons = gh_canons_new (NULL, NULL);
  gh_store *const own = gh_store_new (NULL, NULL);
  call c = {{facts, canons, own, GH_CANON_ZERO, style, all}, store, form, part, GH_NO_MEMORY};
  gh_status status = canons && own ? gh_try (own, within_own, &c) : GH_NO_MEMORY;
  status = status ? status : c.status;
  gh_store_free (own);
  gh_canons_free (canons);
  if (status == GH_NO_MEMORY || status == GH_HALTED)
    gh_fail (store, status);
  if (status)
    gh_display_missing (facts, title, gh_status_text (store, status, words, sizeof words));
}

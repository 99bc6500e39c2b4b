/* What misere play makes of an impartial game. */
#include "optimized/misere/misere.h"
#include "commands/eval/display.h"
#include "reference/misere/misere.h"

#include <stdio.h>

/* ---- its simplest form, by name -------------------------------------------------------------- */

typedef struct call {
  gh_facts *facts;
  gh_misere *misere;
  gh_store *store;
  gh_form form;
} call;

static void print_name (void *argument)
{
  const call *const c = argument;
  gh_reduced const g = gh_reduced_from_form (c->misere, c->store, c->form);
  gh_facts_add (c->facts, GH_FOR_ALL, "misere form", "%s", gh_reduced_name (c->misere, g));
}

static void display_name (gh_facts *facts, gh_store *store, gh_form form)
{
  char words[100];
  call c = {facts, gh_misere_new (NULL, NULL), store, form};
  if (!c.misere)
    gh_fail (store, GH_NO_MEMORY);
  gh_status const status = gh_misere_try (c.misere, print_name, &c);
  if (status && status != GH_NO_MEMORY && status != GH_HALTED)
    gh_display_missing (facts, "misere form",
                        gh_misere_status_text (c.misere, status, words, sizeof words));
  gh_misere_free (c.misere);
  if (status == GH_NO_MEMORY || status == GH_HALTED)
    gh_fail (store, status);
}

/* ---- all of it ------------------------------------------------------------------------------- */

static const char *sort_of (gh_store *store, gh_form form)
{
  if (gh_is_tame (store, form))
    return "tame";
  if (gh_is_restive (store, form))
    return "restive";
  return gh_is_restless (store, form) ? "restless" : "";
}

void gh_display_misere (gh_facts *facts, gh_store *store, gh_form form)
{
  if (!gh_is_impartial (store, form))
    return;
  gh_display_misere_outcome (facts, gh_misere_p (store, form));
  display_name (facts, store, form);
  const char *const sort = sort_of (store, form);
  gh_display_genus (facts, gh_genus_print (store, gh_genus_of (store, form)), sort);
}

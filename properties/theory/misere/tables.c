#include "theory/misere/tables.h"

#include <stdio.h>

typedef struct call {
  gh_misere *misere;
  gh_misere_body *body;
  void *argument;
} call;

static void run (void *argument)
{
  const call *const c = argument;
  c->body (c->misere, c->argument);
}

void gh_in_misere (gh_trial *t, gh_misere_body *body, void *argument)
{
  call c = {gh_misere_new (NULL, NULL), body, argument};
  char words[100];
  if (!c.misere)
    gh_fail (t->store, GH_NO_MEMORY);
  gh_status const status = gh_misere_try (c.misere, run, &c);
  if (status)
    gh_misere_status_text (c.misere, status, words, sizeof words);
  gh_misere_free (c.misere);
  if (status)
    gh_end_case (t, GH_STEP_LIMIT, "%s", words);
}

typedef struct look {
  unsigned day;
  gh_misere_sets *sets;
} look;

static void look_at (gh_misere *misere, void *argument)
{
  const look *const l = argument;
  gh_misere_look (misere, l->day, l->sets);
}

void gh_look_at_day (gh_trial *t, unsigned day, gh_misere_sets *sets)
{
  look l = {day, sets};
  gh_in_misere (t, look_at, &l);
}

void gh_genus_text (gh_misere *misere, gh_reduced g, char *text, size_t size)
{
  const uint32_t *terms;
  size_t const count = gh_reduced_genus (misere, g, &terms);
  size_t length = (size_t)snprintf (text, size, "%u^", gh_reduced_grundy (misere, g));
  for (size_t i = 0; i < count && length < size; i++)
    length += (size_t)snprintf (text + length, size - length, "%u", terms[i]);
}

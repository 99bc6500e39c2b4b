/* Saying which function has no value where. */
#include "form/brief.h"
#include "language/evaluation.h"

#include <stdio.h>

#define SHOWN 40 /* bytes of an argument */

void undefined_call (evaluation *e, const node *n, gh_form a, gh_form b)
{
  char first[SHOWN], second[SHOWN] = "";
  if (n->a->kind == N_CODE)
    snprintf (first, sizeof first, "%.*s", (int)n->a->length, n->a->start);
  else
    gh_brief (e->trial->store, a, first, sizeof first);
  if (n->b)
    gh_brief (e->trial->store, b, second, sizeof second);
  gh_undefined (e->trial, "%s(%s%s%s) is none", n->function->word, first, n->b ? ", " : "", second);
}

void undefined_heap (evaluation *e, gh_form size)
{
  char of[SHOWN];
  gh_undefined (e->trial, "there is no heap of %s",
                gh_brief (e->trial->store, size, of, sizeof of));
}

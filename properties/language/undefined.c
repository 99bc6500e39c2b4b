/* Saying which function has no value where. */
#include "form/notation.h"
#include "form/show.h"
#include "language/evaluation.h"

#include <stdio.h>
#include <string.h>

#define SHOWN 40 /* bytes of an argument */

static const char *shown (evaluation *e, gh_form form, char buffer[SHOWN])
{
  const char *const text = gh_print (e->trial->store, form, GH_STYLE_FULL);
  return gh_show (text, strlen (text), buffer, SHOWN);
}

void undefined_call (evaluation *e, const node *n, gh_form a, gh_form b)
{
  char first[SHOWN], second[SHOWN] = "";
  if (n->a->kind == N_CODE)
    snprintf (first, sizeof first, "%.*s", (int)n->a->length, n->a->start);
  else
    shown (e, a, first);
  if (n->b)
    shown (e, b, second);
  gh_undefined (e->trial, "%s(%s%s%s) is none", n->function->word, first, n->b ? ", " : "", second);
}

void undefined_heap (evaluation *e, gh_form size)
{
  char of[SHOWN];
  gh_undefined (e->trial, "there is no heap of %s", shown (e, size, of));
}

/* Saying which function has no value where. */
#include "form/brief.h"
#include "harness/judging/answers.h"
#include "language/evaluating/evaluation.h"

#include <stdio.h>

#define SHOWN 40 /* bytes of an argument */

/* An argument of a function. */
static void show (const evaluation *e, term_type type, gh_form of, char shown[SHOWN])
{
  gh_value const value = {type == TYPE_ORDINAL   ? GH_ORDINAL
                          : type == TYPE_SURREAL ? GH_SURREAL
                          : type == TYPE_LONG    ? GH_LONG
                          : type == TYPE_LOOPY   ? GH_LOOPY
                                                 : GH_GAME,
                          {.form = of}};
  gh_answer_show (e->trial->store, &value, shown, SHOWN);
}

void undefined_call (evaluation *e, const node *n, gh_form a, gh_form b)
{
  char first[SHOWN], second[SHOWN] = "";
  if (n->a->kind == N_CODE)
    snprintf (first, sizeof first, "%.*s", (int)n->a->length, n->a->start);
  else
    show (e, n->function->arguments[0], a, first);
  if (n->b)
    show (e, n->function->arguments[1], b, second);
  gh_undefined (e->trial, "%s(%s%s%s) is none", n->function->word, first, n->b ? ", " : "", second);
}

void undefined_heap (evaluation *e, gh_form size)
{
  char of[SHOWN];
  gh_undefined (e->trial, "there is no heap of %s",
                gh_brief (e->trial->store, size, of, sizeof of));
}

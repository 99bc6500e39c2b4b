#include "output/document/parts.h"
#include "engines.h"
#include "form/halt.h"
#include "harness/cases/values.h"
#include "harness/judging/answers.h"
#include "language/claim.h"
#include "reference/reference.h"

typedef struct parts {
  gh_trial trial;
  const gh_claim *claim;
  gh_values values;
  void (*visit) (void *, const char *, size_t, const char *);
  void *context;
} parts;

static void visit_part (void *context, const char *text, size_t length, const gh_value *value)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  const parts *const p = context;
  gh_store *const store = p->trial.store;
  const char *shown;
  switch (value ? value->type : GH_CERTIFICATE) {
  case GH_CERTIFICATE: shown = "undefined"; break;
  case GH_TRUTH: shown = value->truth ? "true" : "false"; break;
  case GH_OUTCOME: shown = outcomes[value->outcome]; break;
  case GH_GENUS:
  case GH_GAMES:
  case GH_THERMOGRAPH:
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL:
  case GH_SURREAL:
  case GH_MAYBE_SURREAL:
  case GH_LONG:
  case GH_LOOPY:
  case GH_MAYBE_LOOPY:
  case GH_LOOPY_OUTCOME:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY: shown = gh_value_print (store, value); break;
  case GH_INTEGER: shown = gh_print (store, value->form, GH_STYLE_FULL); break;
  default: shown = gh_print (store, gh_canonical (store, value->form), GH_STYLE_FULL);
  }
  p->visit (p->context, text, length, shown);
}

/* Of an ordinal or another number that was written as a short one the code. */
static gh_form given (const parts *p, size_t i)
{
  gh_sort const sort =
      i < gh_claim_variables (p->claim) ? gh_claim_sort (p->claim, (unsigned)i) : GH_SORT_GAME;
  const gh_given *const of = &p->values.given[i];
  return gh_is_code (sort) ? gh_given_as (of, sort, p->trial.store) : of->form;
}

static void visit_parts (void *argument)
{
  parts *const p = argument;
  gh_form forms[GH_MOST_VARIABLES] = {GH_ZERO};
  gh_read_values (&p->values);
  for (size_t i = 0; i < p->values.count; i++)
    forms[i] = given (p, i);
  if (p->values.count == gh_claim_variables (p->claim))
    gh_claim_parts (&p->trial, p->claim, forms, visit_part, p);
}

bool gh_parts_visit (const gh_theorem *theorem, const char *values, const gh_limits *limits,
                     void visit (void *, const char *, size_t, const char *), void *context)
{
  parts p = {.claim = theorem->claim, .visit = visit, .context = context};
  p.trial.store = gh_store_new (limits, NULL);
  p.trial.engine = p.trial.judge = gh_complete_open (GH_DEFINITIONS_FIRST);
  p.values = (gh_values){.store = p.trial.store, .text = values};
  gh_status const status =
      p.trial.store && p.trial.engine ? gh_try (p.trial.store, visit_parts, &p) : GH_NO_MEMORY;
  if (p.trial.engine)
    p.trial.engine->close (p.trial.engine);
  gh_store_free (p.trial.store);
  return status != GH_NO_MEMORY || gh_halted (); /* then there is no store, either */
}

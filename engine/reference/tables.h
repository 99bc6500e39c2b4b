/* What the reference is asked of nimbers, of what infinite ones are roots of, and of heaps in
   misere play: answered by tables, each made for the first question that needs it. For engine.c
   only. */
#ifndef GH_REFERENCE_TABLES_H
#define GH_REFERENCE_TABLES_H

#include "engine.h"
#include "reference/misere/misere.h"
#include "reference/nimber.h"
#include "transfinite/nimbers/nimbers.h"

typedef struct reference_tables { /* NULL: not needed yet */
  gh_mex_table *mex;
  gh_kappas *kappas;
  gh_played_heaps *heaps;
  gh_played_quotient *quotient;
} reference_tables;

/* Whether a request is for them. */
bool reference_tables_have (gh_request request);

/* As the engine's `ask` does, but for the type of the answer; a refusal stands in engine->words. */
gh_reply reference_tables_ask (reference_tables *tables, gh_engine *engine, gh_store *store,
                               gh_request request, const gh_value *arguments, gh_value *answer);

void reference_tables_free (reference_tables *tables);

#endif

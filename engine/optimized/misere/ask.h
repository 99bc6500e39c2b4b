/* What an engine is asked of misere play, answered by a table. */
#ifndef GH_MISERE_ASK_H
#define GH_MISERE_ASK_H

#include "engine.h"
#include "optimized/heaps/heaps.h"
#include "optimized/misere/misere.h"
#include "optimized/misere/quotient.h"

/* Whether gh_misere_ask answers a request: all of misere play but mates, which are forms. */
bool gh_misere_answers (gh_request request);

/* As gh_engine.ask; after GH_REFUSED the words say which limit was passed. */
gh_reply gh_misere_ask (gh_misere *misere, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *words, size_t size);

/* A table for gh_misere_ask_heap, with fewer steps for each question than others; NULL: no memory.
   gh_misere_ask_heap answers octal-misere-outcome and octal-genus: of heaps of at most
   GH_MOST_HEAP_GENUS, under codes that end, by what is found among 200,000 positions, or else by
   the simplest form if that takes no more sums. `values` has the Grundy values. */
gh_misere *gh_misere_of_heaps (void);
gh_reply gh_misere_ask_heap (gh_misere *misere, gh_heap_values *values, gh_store *store,
                             gh_request request, const gh_value *arguments, gh_value *answer,
                             char *words, size_t size);

/* The same of misere-quotient-order and misere-same, of heaps of at most GH_MOST_QUOTIENT_HEAP, if
   that takes no more sums. */
gh_reply gh_misere_ask_quotient (gh_misere *misere, gh_quotient *quotient, gh_store *store,
                                 gh_request request, const gh_value *arguments, gh_value *answer,
                                 char *words, size_t size);

#endif

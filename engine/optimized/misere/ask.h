/* What an engine is asked of misere play, answered by a table. */
#ifndef GH_MISERE_ASK_H
#define GH_MISERE_ASK_H

#include "engine.h"
#include "optimized/misere/misere.h"

/* Whether gh_misere_ask answers a request: all of misere play but mates, which are forms. */
bool gh_misere_answers (gh_request request);

/* As gh_engine.ask; after GH_REFUSED the words say which limit was passed. */
gh_reply gh_misere_ask (gh_misere *misere, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *words, size_t size);

#endif

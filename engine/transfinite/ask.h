/* What the built-in engines answer about numbers that are not short, and long games. */
#ifndef GH_TRANSFINITE_ASK_H
#define GH_TRANSFINITE_ASK_H

#include "engine.h"
#include "transfinite/nimbers/nimbers.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether a request is about such. */
bool gh_asks_transfinite (gh_request request);

/* The reply to such a request. What has to be known of short games is asked of the engine itself,
   which answers at once; what it refuses is refused. *kappas are made for the first question about
   nimbers, NULL before. */
gh_reply gh_ask_transfinite (gh_engine *engine, gh_kappas **kappas, gh_store *store,
                             gh_request request, const gh_value *arguments, gh_value *answer);

#ifdef __cplusplus
}
#endif

#endif

/* The requests about nimbers, for the fast engine. */
#ifndef GH_NIMBER_ASK_H
#define GH_NIMBER_ASK_H

#include "engine.h"
#include "optimized/nimbers/nimber.h"

/* They stand together in requests.def. */
static inline bool nimber_request (gh_request request)
{
  return request >= GH_ASK_NIM_ADD && request <= GH_ASK_NIM_SQRT;
}

/* Answer one of these, for integers from 0 below 2^65536. Runs inside gh_try. A refusal says why in
   `words`. */
gh_reply nimber_answer (gh_nimbers *nimbers, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *words, size_t size);

#endif

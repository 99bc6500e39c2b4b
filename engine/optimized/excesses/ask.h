/* The requests about excesses, for the fast engine. */
#ifndef GH_EXCESSES_ASK_H
#define GH_EXCESSES_ASK_H

#include "engine.h"
#include "optimized/excesses/excesses.h"

#define EXCESS_DEGREE UINT64_C (10000000) /* fields of more than 2^this elements are refused */

static inline bool excess_request (gh_request request)
{
  return request == GH_ASK_EXCESS || request == GH_ASK_NIM_ALPHA;
}

/* Answer one of these, for an integer below 2^32. Runs inside gh_try, and fails with GH_HALTED and
   GH_NO_MEMORY. A refusal says why in `words`. */
gh_reply excess_answer (gh_excesses *excesses, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *words, size_t size);

#endif

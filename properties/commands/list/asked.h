/* Options that speak of what theorems ask an engine. */
#ifndef GH_ASKED_H
#define GH_ASKED_H

#include "harness/ledger/theorem.h"

typedef struct gh_asked {
  gh_request_set requests; /* bit r: request r */
  bool nothing;            /* or nothing at all */
} gh_asked;

/* Read the words of requests, "number,mean", or "nothing". False: it was complained about. */
bool gh_asked_read (const char *option, const char *words, gh_asked *asked);

/* Whether a theorem asks for at least one of these, and whether for nothing else; of each engine,
   also for sums that some are not asked for. */
bool gh_asked_any (const gh_asked *asked, const gh_theorem *theorem);
bool gh_asked_only (const gh_asked *asked, const gh_theorem *theorem);

#endif

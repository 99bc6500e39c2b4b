/* All that is built in: every theorem, the ledger, and engines by name. */
#ifndef GH_LIBRARY_H
#define GH_LIBRARY_H

#include "engines.h"
#include "form/notation.h"
#include "harness/ledger/ledger.h"

typedef struct gh_library gh_library;

/* NULL: `error` says why, with file, line and column where it is a fault in a text. */
gh_library *gh_library_open (char *error, size_t size);

/* The same, but of built-in claims only ids, names and places are known until gh_library_read reads
   one, which does nothing for others; and of the ledger's rows not their states. False: `error`
   says why. */
gh_library *gh_library_list (char *error, size_t size);
bool gh_library_read (gh_library *library, const gh_theorem *theorem, char *error, size_t size);

void gh_library_close (gh_library *library);

/* Add the claims of a user's file with this text (gh_claims_load_own). At most GH_MOST_OWN files.
   False: *error says why not. */
#define GH_MOST_OWN 16
bool gh_library_add (gh_library *library, const char *file, const char *text, gh_error *error);

/* gh_theorem_set_depth for each theorem, and for those that are read later. */
void gh_library_set_depth (gh_library *library, bool deep);

const gh_registry *gh_library_registry (const gh_library *library);
const gh_ledger *gh_library_ledger (const gh_library *library);

/* An engine for which gh_engine_open has a name, or "canary:NAME". NULL: it could not be started,
   and `error` says why. */
gh_engine *gh_library_engine (const char *spec, const gh_engine_options *options, char *error,
                              size_t size);

/* Whether such an error tells of a lack of memory or of processes on this side. What a program
   wrote, in place of a greeting or before it ended, is its own word. */
bool gh_library_lacks (const char *error);

#endif

/* Deciding of which kinds a form is, as it is written. */
#ifndef GH_ADAPTER_KINDS_H
#define GH_ADAPTER_KINDS_H

#include "adapter/takes.h"

/* Whether a form keeps a bound, at most GH_LARGEST_BOUND. Runs inside gh_try. */
bool kinds_keep (gh_store *store, gh_form form, gh_bound bound, uint64_t limit);

#endif

/* Slots that are gathered to the form of their sum. */
#ifndef GH_GATHERED_H
#define GH_GATHERED_H

#include "proof/strategies/combinators.h"

/* The same sum with `count` slots from `first` on as one: the form that gh_sum makes of them in
   their order, with the negatives of those that have a minus; or, with `minus`, the slot of minus
   the form that it makes of their negatives. */
gh_strategy gh_gathered (gh_prover *prover, gh_strategy s, size_t first, size_t count, bool minus);
gh_opening gh_gathered_opening (gh_prover *prover, gh_opening opening, size_t first, size_t count,
                                bool minus);

#endif

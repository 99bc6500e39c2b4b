/* Powers of up, and their sums (Siegel, Combinatorial Game Theory): with ^<1> = ^,
   ^[n] = ^<1> + ... + ^<n>, and ^<n> = {0 | -^[n-1] + *}. */
#ifndef GH_UPTIMAL_H
#define GH_UPTIMAL_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* number + ^<power> + *nimber, or with ^[power] if it is a sum, as the canonical form of that
   value. `number` is a numeral; a negative power is that of down, 0 is none. */
typedef struct gh_uptimal {
  gh_form number;
  bool sum;
  int64_t power;
  uint64_t nimber;
} gh_uptimal;

/* Fails with the limit passed. */
gh_form gh_uptimal_make (gh_store *store, gh_uptimal u);

/* Whether the form is identical to what gh_uptimal_make makes of *u, of a power beyond 1: others
   have shapes. */
bool gh_uptimal_of (gh_store *store, gh_form form, gh_uptimal *u);

#ifdef __cplusplus
}
#endif

#endif

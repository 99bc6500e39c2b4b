/* Theorems that the claim language cannot say, one file a topic: of all games, of numbers, of
   impartial games. A file defines a function with THEOREM, and theory.def has a line for it:

     THEOREM (no_draws)
     {
       gh_form const g = gh_any (t, "G", GH_SORT_GAME);
       gh_expect (t, ..., "what should hold");
     } */
#ifndef GH_THEORY_H
#define GH_THEORY_H

#include "harness/cases/trial.h"

/* Add all of theory.def. False: no memory. */
bool gh_theory_register (gh_registry *registry);

#define THEOREM(name)                                                                              \
  void theory_##name (gh_trial *t, const gh_theorem *theorem __attribute__ ((unused)))

#define THEORY(name, ids, statement, domains, asked) THEOREM (name);
#define EXECUTING(name, proof_ids, ids, statement, domains, asked) THEOREM (name);
#include "theory/theory.def"
#undef EXECUTING
#undef THEORY

static inline gh_side gh_other (gh_side side)
{
  return side == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

#endif

/* The proofs of the sources, executed, one file a topic. What a proof says a player does is made a
   strategy, from the strategies that its hypotheses speak of; the strategy is tried against every
   move, and the kernel checks the certificate that comes of it. A file defines a function with
   PROOF, and proofs.def has a line for it:

     PROOF (mirror)
     {
       gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
       for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
         gh_expect_second (t, p, gh_mirror (p, wins, g), wins, SLOTS (gh_plus (g), gh_minus (g)));
     }

   An engine is asked nothing. A proof covers no row of the ledger: it shows that the row's proof
   does what it says. */
#ifndef GH_PROOF_H
#define GH_PROOF_H

#include "harness/cases/trial.h"
#include "proof/strategies/combinators.h"

/* Add all of proofs.def. False: no memory. */
bool gh_proofs_register (gh_registry *registry);

#define PROOF(name)                                                                                \
  static void prove_##name (gh_trial *t, gh_prover *p);                                            \
  void proof_##name (gh_trial *t, const gh_theorem *theorem __attribute__ ((unused)))              \
  {                                                                                                \
    gh_proof_run (t, prove_##name);                                                                \
  }                                                                                                \
  static void prove_##name (gh_trial *t, gh_prover *p)

#define EXECUTED(name, ids, statement, domains)                                                    \
  void proof_##name (gh_trial *t, const gh_theorem *theorem);
#include "proofs/proofs.def"
#undef EXECUTED

/* A list of slots and how many they are, as two arguments. */
#define SLOTS(...) (gh_slot[]){__VA_ARGS__}, sizeof ((gh_slot[]){__VA_ARGS__}) / sizeof (gh_slot)

/* Run a proof with a prover of its own. */
void gh_proof_run (gh_trial *trial, void (*prove) (gh_trial *trial, gh_prover *prover));

/* A variable, born by this day, or the case does not count: the kernel plays numbers, too, move by
   move. */
#define GH_SMALL 12
gh_form gh_any_small (gh_trial *trial, const char *name, gh_sort sort);

/* Expect that the strategy shows, and the kernel accepts, that this player wins the sum as second;
   or, with the opening, as first. */
void gh_expect_second (gh_trial *trial, gh_prover *prover, gh_strategy strategy, gh_side wins,
                       const gh_slot *slots, size_t count);
void gh_expect_first (gh_trial *trial, gh_prover *prover, gh_opening opening, gh_side wins,
                      const gh_slot *slots, size_t count);

static inline gh_side gh_opponent (gh_side player)
{
  return player == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

#endif

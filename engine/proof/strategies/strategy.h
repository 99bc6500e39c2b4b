/* Strategies, and the certificates that they make.

   A strategy is for the player who wins a sum of games when the other one begins. It knows the
   components of the sum in an order of its own, the slots, and answers each move of the other
   player by a move and the strategy for what is left then. It need not be right: each answer is
   looked at when it is asked for, and what comes out is a certificate for the kernel.

   A strategy belongs to a prover and lives as long. All functions run inside gh_try and
   gh_canons_try, as those of prover.h do. combinators.h has the strategies. */
#ifndef GH_STRATEGY_H
#define GH_STRATEGY_H

#include "proof/provers/prover.h"

#define GH_MOST_SLOTS ((size_t)8)

/* A component: a form, or its negative. */
typedef struct gh_slot {
  gh_form form;
  bool minus;
} gh_slot;

/* A move in a slot, to an option of its form: of the player's side, or of the other one's where the
   slot has a minus. The slot keeps its sign. */
typedef struct gh_move {
  size_t slot;
  gh_form to;
} gh_move;

typedef uint32_t gh_strategy;
#define GH_NO_STRATEGY UINT32_MAX /* it answers nothing; what is made of it is none either */

/* What wins for a player who is to move: a move, and the strategy for what it leaves. */
typedef struct gh_opening {
  gh_move move;
  gh_strategy then;
} gh_opening;

/* The inside of a strategy. `reply` has the opening that answers a move, which is one of the other
   player in these slots; false: there is none. `parts` and `numbers` are what it works with. */
typedef struct gh_plan gh_plan;
struct gh_plan {
  bool (*reply) (gh_prover *prover, const gh_plan *plan, gh_move theirs, gh_opening *ours);
  gh_side wins;
  size_t count;
  gh_slot slots[GH_MOST_SLOTS];
  gh_strategy parts[2];
  size_t numbers[2];
};

/* Keep a copy. The plan of a strategy stands until another one is kept. */
gh_strategy gh_strategy_new (gh_prover *prover, const gh_plan *plan);
const gh_plan *gh_strategy_plan (const gh_prover *prover, gh_strategy strategy);

/* What was wrong with the first strategy that failed. */
typedef enum {
  GH_NO_FAULT,
  GH_FAULT_NO_REPLY, /* it had none to a move of the other player */
  GH_FAULT_NO_MOVE,  /* it was asked about, or made, what is no move there */
  GH_FAULT_NOT_LEFT  /* what it goes on with is not for the player, or not for what is left */
} gh_fault;

gh_fault gh_prover_fault (const gh_prover *prover);
const char *gh_fault_text (gh_fault fault);

/* The answer to a move. False: a fault, of this strategy or of what it is made of. */
bool gh_strategy_ask (gh_prover *prover, gh_strategy strategy, gh_move theirs, gh_opening *ours);

/* Try the strategy against every move of the other player, and write the certificate that its
   player wins the sum as second. Numbers are given by their options in it, so that the kernel plays
   everything. False: a fault, and what was written is of no use. */
bool gh_strategy_write (gh_prover *prover, gh_strategy strategy, FILE *out);

/* The same of the player who is to move in a sum, of at most GH_MOST_SLOTS. */
bool gh_opening_write (gh_prover *prover, gh_side wins, const gh_slot *slots, size_t count,
                       gh_opening opening, FILE *out);

#endif

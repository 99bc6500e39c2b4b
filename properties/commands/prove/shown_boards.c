#include "commands/command.h"
#include "commands/prove/shown.h"
#include "language/board_claims.h"
#include "proof/goals/goal.h"
#include "proof/telling/tell.h"
#include "proof/telling/verify.h"

#include <string.h>

/* Both boards have 0 behind their squares. */
static bool is_board_of (const gh_board_claim *claim, const gh_boards_proof *p,
                         const gh_boards_node *node)
{
  return !memcmp (claim->goal.board, node->board, sizeof node->board) &&
         claim->goal.columns == p->columns;
}

static bool show (const gh_board_claim *claim, const gh_boards_proof *p)
{
  unsigned judgments = 0;
  if (claim->goal.game != p->game || claim->goal.misere != p->misere)
    return false;
  for (uint64_t i = 1; i <= p->node_count; i++)
    if (p->nodes[i].shown && is_board_of (claim, p, &p->nodes[i]))
      judgments |= GH_PROOF_JUDGMENT (p->nodes[i].wins, p->nodes[i].begins);
  return gh_judgments_show (judgments, gh_outcome_judgments (claim->claimed), claim->negated);
}

int gh_shown_by_board (gh_shown *s)
{
  gh_error error;
  gh_board_claim claim;
  gh_boards_proof proof;
  bool const is_read =
      gh_board_claim_is (s->claim) && gh_board_claim_read (s->claim, &claim, &error);
  int const status = !gh_boards_check (&proof, s->text)
                         ? gh_verify_reject (s->path, proof.line, proof.error)
                     : is_read && show (&claim, &proof) ? GH_EXIT_HOLDS
                                                        : GH_SHOWS_OTHER;
  gh_boards_free (&proof);
  return status;
}

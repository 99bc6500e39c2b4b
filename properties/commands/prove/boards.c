#include "commands/prove/boards.h"
#include "commands/command.h"
#include "commands/prove/whole.h"
#include "language/board_claims.h"
#include "proof/goals/goal.h"

#include <stdio.h>

static int complain (gh_boards_status status, size_t most)
{
  switch (status) {
  case GH_BOARDS_HALTED: return GH_EXIT_INTERRUPTED;
  case GH_BOARDS_NO_MEMORY: return gh_usage ("out of memory");
  default:
    return gh_usage ("prove: more than %zu position%s; --limit steps=N looks at more", most,
                     most == 1 ? "" : "s");
  }
}

static const char *letter_of (unsigned judgments)
{
  return judgments == gh_outcome_judgments (GH_P)   ? "P"
         : judgments == gh_outcome_judgments (GH_L) ? "L"
         : judgments == gh_outcome_judgments (GH_R) ? "R"
                                                    : "N";
}

static int prove (const char *text, const gh_board_claim *claim, gh_board_prover *prover,
                  size_t most, bool refute)
{
  unsigned judgments;
  gh_boards_status status = gh_board_prover_solve (prover, &judgments);
  if (status)
    return complain (status, most);
  bool const is_so = judgments == gh_outcome_judgments (claim->claimed);
  bool const is_true = !claim->is_claimed || is_so != claim->negated;
  if (!is_true)
    gh_usage (refute ? "this is false; what holds is certified"
                     : "this is false; --refute certifies what holds");
  if ((!is_true && refute) || !claim->is_claimed)
    gh_tell_answered (text, claim->is_claimed, letter_of (judgments));
  if (is_true || refute)
    status = gh_board_prover_write (prover, stdout);
  if (status)
    return complain (status, most);
  return is_true ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

int gh_prove_board (const char *text, size_t most, bool refute)
{
  gh_error error;
  gh_board_claim claim;
  if (!gh_board_claim_read (text, &claim, &error))
    return gh_usage_at (text, &error);
  gh_board_prover *const prover = gh_board_prover_new (&claim.goal, most);
  int const status =
      prover ? prove (text, &claim, prover, most, refute) : complain (GH_BOARDS_NO_MEMORY, most);
  gh_board_prover_free (prover);
  return status;
}

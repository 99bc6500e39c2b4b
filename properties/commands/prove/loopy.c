#include "commands/prove/loopy.h"
#include "commands/command.h"
#include "commands/progress.h"
#include "proof/goals/goal.h"
#include "proof/provers/loopy_prover.h"

#include <stdio.h>

enum { MOST_GRAPHS = 2 * GH_LOOPY_CLAIM_GAMES };

typedef struct proving {
  gh_trial trial;
  const gh_claim *parsed;
  size_t most; /* positions */
  bool refute;
  gh_loopy_claim claim;
  gh_form codes[MOST_GRAPHS];
  gh_graph graphs[MOST_GRAPHS]; /* of these, each once */
  size_t graph_count;
  gh_loopy_goal goal;
  int answer; /* of the command */
} proving;

static const gh_graph *graph_of (proving *p, gh_form code)
{
  for (size_t i = 0; i < p->graph_count; i++)
    if (p->codes[i] == code)
      return &p->graphs[i];
  p->codes[p->graph_count] = code;
  p->graphs[p->graph_count] = gh_graph_of_code (p->trial.store, code);
  return &p->graphs[p->graph_count++];
}

static size_t add_games (proving *p, const gh_loopy_claim_sum *sum, gh_loopy_game *games)
{
  for (size_t i = 0; i < sum->count; i++)
    games[i] = (gh_loopy_game){graph_of (p, sum->codes[i]), sum->minus[i]};
  return sum->count;
}

static void read_goal (proving *p)
{
  const gh_loopy_claim *const c = &p->claim;
  gh_loopy_claim_read (&p->trial, p->parsed, &p->claim);
  p->goal.kind = c->kind == GH_CLAIMS_LOOPY_OUTCOME ? GH_LOOPY_GOAL_OUTCOME
                 : c->kind == GH_CLAIMS_STOPPER     ? GH_LOOPY_GOAL_STOPPER
                 : c->with_dud                      ? GH_LOOPY_GOAL_DUD
                                                    : GH_LOOPY_GOAL_ORDER;
  p->goal.left_count = add_games (p, &c->sums[0], p->goal.left);
  if (p->goal.kind == GH_LOOPY_GOAL_ORDER)
    p->goal.right_count = add_games (p, &c->sums[1], p->goal.right);
}

static int complain (const proving *p, gh_loopy_status status)
{
  if (status == GH_LOOPY_OVER_GAMES)
    return gh_usage ("prove: more than 64 games of a sum");
  if (status == GH_LOOPY_OVER_POSITIONS)
    return gh_usage ("prove: more than %zu position%s; --limit steps=N looks at more", p->most,
                     p->most == 1 ? "" : "s");
  if (p->goal.kind == GH_LOOPY_GOAL_ORDER)
    return gh_usage ("prove: expected stoppers, or dud on one side; others are not compared");
  if (p->claim.negated)
    return gh_usage ("prove: no certificate shows what is no stopper");
  gh_usage ("this is false");
  return GH_EXIT_FAILS;
}

static bool is_true (const proving *p, const gh_loopy_found *found)
{
  const gh_loopy_claim *const c = &p->claim;
  if (c->kind == GH_CLAIMS_LOOPY_ORDER)
    return gh_judgments_show (found->judgments, gh_relation_judgments (c->relation), c->negated);
  if (c->kind == GH_CLAIMS_STOPPER)
    return !c->negated;
  return !c->is_claimed ||
         (found->results[0] == c->results[0] && found->results[1] == c->results[1]) != c->negated;
}

static void tell_found (const proving *p, const gh_loopy_found *found)
{
  char const outcome[] = {"LDR"[found->results[0]], "LDR"[found->results[1]], 0};
  if (gh_is_quiet ())
    return;
  fputs ("gifthorse: certified: ", stderr);
  gh_loopy_claim_tell (p->parsed, outcome, stderr);
  fputc ('\n', stderr);
}

static int prove (const proving *p)
{
  gh_loopy_found found;
  gh_loopy_status const status = gh_loopy_prove (p->trial.store, &p->goal, p->most, &found, NULL);
  if (status)
    return complain (p, status);
  bool const holds = is_true (p, &found);
  if (!holds)
    gh_usage (p->refute ? "this is false; what holds is certified"
                        : "this is false; --refute certifies what holds");
  if (p->claim.kind == GH_CLAIMS_LOOPY_OUTCOME && (!holds ? p->refute : !p->claim.is_claimed))
    tell_found (p, &found);
  if (holds || p->refute)
    gh_loopy_prove (p->trial.store, &p->goal, p->most, &found, stdout);
  return holds ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static void read_and_prove (void *argument)
{
  proving *const p = argument;
  read_goal (p);
  p->answer = prove (p);
}

int gh_loopy_failed (const gh_trial *trial, gh_status status, const char *command)
{
  char words[100];
  const char *const said = *trial->required
                               ? trial->required
                               : gh_status_text (trial->store, status, words, sizeof words);
  return status == GH_HALTED      ? GH_EXIT_INTERRUPTED
         : status == GH_NO_MEMORY ? gh_usage ("out of memory")
                                  : gh_usage ("%s: %s", command, said);
}

int gh_prove_loopy (const gh_claim *claim, const gh_limits *limits, bool refute)
{
  proving p = {.parsed = claim, .most = limits->steps, .refute = refute};
  p.trial.store = gh_store_new (limits, NULL);
  if (!p.trial.store)
    return gh_usage ("out of memory");
  gh_status const status = gh_try (p.trial.store, read_and_prove, &p);
  if (status)
    p.answer = gh_loopy_failed (&p.trial, status, "prove");
  gh_store_free (p.trial.store);
  return p.answer;
}

#include "commands/prove/loopy.h"
#include "commands/command.h"
#include "commands/prove/whole.h"
#include "loopy/text.h"
#include "proof/goals/goal.h"
#include "proof/provers/loopy_prover.h"

#include <stdio.h>
#include <string.h>

enum { MOST_GRAPHS = 2 * GH_LOOPY_CLAIM_GAMES };

typedef struct proving {
  gh_store *store;
  const char *text;
  gh_loopy_claim claim;
  gh_error error;
  gh_form codes[MOST_GRAPHS];
  gh_graph graphs[MOST_GRAPHS]; /* of these, each once */
  size_t graph_count;
  gh_loopy_goal goal;
} proving;

unsigned gh_loopy_dud_of (gh_store *store, const gh_loopy_claim *claim)
{
  static const char word[] = "dud";
  gh_error error;
  gh_form const dud = gh_loopy_read (store, word, sizeof word - 1, &error);
  for (unsigned i = 2; i-- > 0;)
    if (claim->sums[i].count == 1 && claim->sums[i].codes[0] == dud)
      return i;
  return 2;
}

gh_relation gh_relation_turned (gh_relation relation)
{
  static const gh_relation turned[] = {
      [GH_EQ] = GH_EQ, [GH_GT] = GH_LT, [GH_LT] = GH_GT, [GH_FZ] = GH_FZ,
      [GH_GE] = GH_LE, [GH_LE] = GH_GE, [GH_GF] = GH_LF, [GH_LF] = GH_GF};
  return turned[relation];
}

static const gh_graph *graph_of (proving *p, gh_form code)
{
  for (size_t i = 0; i < p->graph_count; i++)
    if (p->codes[i] == code)
      return &p->graphs[i];
  gh_status const status = gh_graph_of_code (p->store, code, &p->graphs[p->graph_count]);
  if (status)
    gh_fail (p->store, status);
  p->codes[p->graph_count] = code;
  return &p->graphs[p->graph_count++];
}

static size_t add_games (proving *p, const gh_loopy_claim_sum *sum, gh_loopy_game *games)
{
  for (size_t i = 0; i < sum->count; i++)
    games[i] = (gh_loopy_game){graph_of (p, sum->codes[i]), sum->minus[i]};
  return sum->count;
}

static void read_goal (void *argument)
{
  proving *const p = argument;
  gh_loopy_claim *const c = &p->claim;
  gh_loopy_claim_read (p->store, p->text, c, &p->error);
  unsigned const dud = c->kind == GH_CLAIMS_LOOPY_ORDER ? gh_loopy_dud_of (p->store, c) : 2;
  p->goal.kind = c->kind == GH_CLAIMS_LOOPY_OUTCOME ? GH_LOOPY_GOAL_OUTCOME
                 : c->kind == GH_CLAIMS_STOPPER     ? GH_LOOPY_GOAL_STOPPER
                 : dud < 2                          ? GH_LOOPY_GOAL_DUD
                                                    : GH_LOOPY_GOAL_ORDER;
  if (dud == 0) {
    gh_loopy_claim_sum const left = c->sums[0];
    c->sums[0] = c->sums[1];
    c->sums[1] = left;
    c->relation = gh_relation_turned (c->relation);
  }
  p->goal.left_count = add_games (p, &c->sums[0], p->goal.left);
  if (p->goal.kind == GH_LOOPY_GOAL_ORDER)
    p->goal.right_count = add_games (p, &c->sums[1], p->goal.right);
}

static int complain (const proving *p, gh_loopy_status status, size_t most)
{
  switch (status) {
  case GH_LOOPY_HALTED: return GH_EXIT_INTERRUPTED;
  case GH_LOOPY_NO_MEMORY: return gh_usage ("out of memory");
  case GH_LOOPY_OVER_GAMES: return gh_usage ("prove: more than 64 games of a sum");
  case GH_LOOPY_OVER_POSITIONS:
    return gh_usage ("prove: more than %zu position%s; --limit steps=N looks at more", most,
                     most == 1 ? "" : "s");
  default: break;
  }
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

static int prove (proving *p, size_t most, bool refute)
{
  gh_loopy_found found;
  gh_loopy_status status = gh_loopy_prove (&p->goal, most, &found, NULL);
  if (status)
    return complain (p, status, most);
  bool const holds = is_true (p, &found);
  if (!holds)
    gh_usage (refute ? "this is false; what holds is certified"
                     : "this is false; --refute certifies what holds");
  if (p->claim.kind == GH_CLAIMS_LOOPY_OUTCOME && (!holds ? refute : !p->claim.is_claimed))
    gh_tell_answered (p->text, p->claim.is_claimed,
                      (char[]){"LDR"[found.results[0]], "LDR"[found.results[1]], 0});
  if (holds || refute)
    status = gh_loopy_prove (&p->goal, most, &found, stdout);
  if (status)
    return complain (p, status, most);
  return holds ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

int gh_prove_loopy (const char *text, const gh_limits *limits, bool refute)
{
  proving p = {.store = gh_store_new (limits, NULL), .text = text};
  if (!p.store)
    return gh_usage ("out of memory");
  gh_status const status = gh_try (p.store, read_goal, &p);
  char words[100];
  int const answer =
      status == GH_SYNTAX   ? gh_usage_at (text, &p.error)
      : status == GH_HALTED ? GH_EXIT_INTERRUPTED
      : status ? gh_usage ("prove: %s", gh_status_text (p.store, status, words, sizeof words))
               : prove (&p, limits->steps, refute);
  for (size_t i = 0; i < p.graph_count; i++)
    gh_graph_free (&p.graphs[i], gh_store_allocator (p.store));
  gh_store_free (p.store);
  return answer;
}

#include "language/loopy_claims.h"
#include "language/evaluating/evaluation.h"
#include "loopy/text.h"

#include <string.h>

static bool calls (const node *n, gh_request request)
{
  return n->kind == N_CALL && n->function->request == request;
}

bool gh_loopy_claim_part (const gh_claim *c, gh_part *part)
{
  node *n = c->formula;
  *part = (gh_part){.sums = GH_TWO_SUMS, .request = GH_REQUESTS, .sum = n};
  for (; n->kind == N_NOT; n = n->a)
    part->negated = !part->negated;
  part->formula = n;
  part->relation = n->relation;
  if (n->kind == N_LOOPY_ORDER || n->kind == N_RELATION) {
    part->sum = n->a;
    part->other = n->b;
    return !c->variables;
  }
  part->claims_outcome =
      n->kind == N_LOOPY_ENDS && n->relation == GH_EQ && n->b->kind == N_LOOPY_OUTCOME;
  node *const call = part->claims_outcome ? n->a : n;
  bool const is_outcome = calls (call, GH_ASK_LOOPY_OUTCOME);
  if (!is_outcome && !calls (call, GH_ASK_IS_STOPPER))
    return false;
  part->request = call->function->request;
  part->sum = call->a;
  return !c->variables && !(is_outcome && part->negated && !part->claims_outcome);
}

bool gh_loopy_claim_is (const gh_claim *c)
{
  gh_part part;
  return gh_loopy_claim_part (c, &part) && part.formula->kind != N_RELATION;
}

void gh_loopy_claim_tell (const gh_claim *c, const char *answer, FILE *out)
{
  gh_part part;
  gh_loopy_claim_part (c, &part);
  const node *const n = part.formula;
  const char *const where = strstr (n->start + n->length, "where");
  write_node (part.claims_outcome ? n->a : n, out);
  fprintf (out, " = %s%s%s", answer, where ? " " : "", where ? where : "");
}

static void add_games (evaluation *e, node *n, bool minus, gh_loopy_claim_sum *to)
{
  gh_deeper (e->trial->store);
  if (n->kind == N_SUM || n->kind == N_DIFFERENCE) {
    add_games (e, n->a, minus, to);
    add_games (e, n->b, minus != (n->kind == N_DIFFERENCE), to);
  } else if (to->count < GH_LOOPY_CLAIM_GAMES) {
    to->minus[to->count] = minus;
    to->codes[to->count++] = loopy_value (e, n);
  } else
    gh_end_case (e->trial, GH_STEP_LIMIT, "a sum of more than %d games", GH_LOOPY_CLAIM_GAMES);
  gh_shallower (e->trial->store);
}

/* Let dud, if a side is it alone, be the second one. */
static void place_dud (gh_store *store, gh_loopy_claim *claim)
{
  gh_form const dud = gh_loopy_dud (store);
  gh_loopy_claim_sum *const sums = claim->sums, left = sums[0];
  bool const is_dud[] = {left.count == 1 && left.codes[0] == dud,
                         sums[1].count == 1 && sums[1].codes[0] == dud};
  claim->with_dud = is_dud[0] || is_dud[1];
  if (!is_dud[0] || is_dud[1])
    return;
  sums[0] = sums[1];
  sums[1] = left;
  claim->relation = relation_turned (claim->relation);
}

void gh_loopy_claim_read (gh_trial *trial, const gh_claim *c, gh_loopy_claim *to)
{
  evaluation e = {.trial = trial, .claim = c};
  gh_part part;
  gh_loopy_claim_part (c, &part);
  const node *const outcome = part.claims_outcome ? part.formula->b : NULL;
  *to = (gh_loopy_claim){.kind = part.request == GH_ASK_LOOPY_OUTCOME ? GH_CLAIMS_LOOPY_OUTCOME
                                 : part.request == GH_ASK_IS_STOPPER  ? GH_CLAIMS_STOPPER
                                                                      : GH_CLAIMS_LOOPY_ORDER,
                         .negated = part.negated,
                         .is_claimed = outcome,
                         .relation = part.relation};
  add_games (&e, part.sum, false, &to->sums[0]);
  if (part.other) {
    add_games (&e, part.other, false, &to->sums[1]);
    place_dud (trial->store, to);
  }
  if (outcome) {
    to->results[0] = outcome->value / 3;
    to->results[1] = outcome->value % 3;
  }
}

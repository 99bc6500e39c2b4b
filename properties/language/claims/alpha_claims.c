#include "language/alpha_claims.h"
#include "language/evaluating/evaluation.h"

#include <string.h>

static bool is_alpha (const node *n)
{
  return (n->function->request == GH_ASK_NIM_ALPHA || n->function->request == GH_ASK_EXCESS) &&
         n->a->kind == N_LITERAL;
}

/* Of a game that is no number, whose relations are in no certificate of fields. */
static bool is_game (const node *n)
{
  bool const is_literal = n->kind == N_LITERAL;
  return n->kind == N_SWITCH || n->kind == N_ENDLESS || (is_literal && n->ruleset) ||
         (is_literal && strspn (n->literal, "0123456789./-") < n->literal_length);
}

/* Calls below a node; false: one of something else, or games. */
static bool count_calls (const node *n, size_t *count)
{
  if (!n)
    return true;
  if (is_game (n))
    return false;
  if (n->kind == N_CALL)
    return ++*count, is_alpha (n);
  return !n->items && count_calls (n->a, count) && count_calls (n->b, count);
}

bool gh_alpha_claim_is (const gh_claim *c)
{
  size_t count = 0;
  return !c->variables && count_calls (c->formula, &count) && count;
}

static void visit_calls (evaluation *e, node *n, void visit (void *context, gh_form integer),
                         void *context)
{
  if (!n)
    return;
  if (n->kind == N_CALL) {
    visit (context, node_value (e, n->a).form);
    return;
  }
  visit_calls (e, n->a, visit, context);
  visit_calls (e, n->b, visit, context);
}

void gh_alpha_claim_primes (gh_trial *trial, const gh_claim *c,
                            void visit (void *context, gh_form integer), void *context)
{
  evaluation e = {.trial = trial, .claim = c};
  visit_calls (&e, c->formula, visit, context);
}

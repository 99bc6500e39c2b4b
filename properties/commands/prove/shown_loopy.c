/* Games of the certificate become graphs of the store, whose codes are compared. */
#include "commands/command.h"
#include "commands/prove/loopy.h"
#include "commands/prove/shown.h"
#include "loopy/code.h"
#include "proof/goals/goal.h"
#include "proof/kernels/check_loopy.h"
#include "proof/telling/tell.h"
#include "proof/telling/verify.h"

#include <stdlib.h>

typedef struct showing {
  gh_trial trial;
  const gh_claim *parsed;
  const gh_loopy_proof *p;
  gh_loopy_claim claim;
  gh_form *codes; /* of the games that were asked for; else GH_NO_FORM */
  bool shows;
} showing;

/* The code of a game of the certificate, whose graph has all the others, too. */
static gh_form code_of (showing *s, int32_t game)
{
  const gh_loopy_proof *const p = s->p;
  if (s->codes[game] != GH_NO_FORM)
    return s->codes[game];
  gh_loans *const since = gh_loans_now (s->trial.store);
  gh_graph_draft draft = gh_graph_begin (s->trial.store, (uint32_t)p->form_count);
  for (int32_t n = 1; n <= p->form_count; n++)
    for (size_t i = 0; i < p->forms[n].count[0] + p->forms[n].count[1]; i++)
      gh_graph_move (&draft, (uint32_t)n - 1, i < p->forms[n].count[0] ? GH_LEFT : GH_RIGHT,
                     (uint32_t)p->refs[p->forms[n].first + i] - 1);
  gh_graph const graph = gh_graph_end (&draft, (uint32_t)game - 1);
  s->codes[game] = gh_loopy_code (s->trial.store, graph, since);
  return s->codes[game];
}

/* Whether the games of a node, but for one, are those of a sum. */
static bool is_of (showing *s, const gh_loopy_node *n, size_t but, const gh_loopy_claim_sum *sum)
{
  bool taken[GH_LOOPY_CLAIM_GAMES] = {false};
  if (n->count != sum->count + (but < n->count))
    return false;
  for (size_t i = 0; i < n->count; i++) {
    int32_t const game = s->p->refs[n->first + i];
    size_t at = 0;
    if (i == but)
      continue;
    while (at < sum->count &&
           (taken[at] || sum->minus[at] != (game < 0) || sum->codes[at] != code_of (s, abs (game))))
      at++;
    if (at == sum->count)
      return false;
    taken[at] = true;
  }
  return true;
}

/* What is shown of who begins, as results of a claim; 3: nothing, or not enough. */
static unsigned result_of (showing *s, unsigned begins)
{
  bool wins[2] = {false, false}, lasts[2] = {false, false};
  for (int32_t i = 1; i <= s->p->node_count; i++) {
    const gh_loopy_node *const n = &s->p->nodes[i];
    if (n->shown && n->kind != GH_LOOPY_STOPPER && n->begins == begins &&
        is_of (s, n, SIZE_MAX, &s->claim.sums[0]))
      (n->kind == GH_LOOPY_WINS ? wins : lasts)[n->player] = true;
  }
  return wins[0] ? 0 : wins[1] ? 2 : lasts[0] && lasts[1] ? 1 : 3;
}

static bool shows_outcome (showing *s)
{
  const gh_loopy_claim *const c = &s->claim;
  unsigned const left = result_of (s, 0), right = result_of (s, 1);
  if (!c->is_claimed)
    return false;
  if (c->negated)
    return (left < 3 && left != c->results[0]) || (right < 3 && right != c->results[1]);
  return left == c->results[0] && right == c->results[1];
}

static bool shows_stopper (showing *s)
{
  bool shown = false;
  for (int32_t i = 1; i <= s->p->node_count && !shown; i++) {
    const gh_loopy_node *const n = &s->p->nodes[i];
    shown = n->shown && n->kind == GH_LOOPY_STOPPER && is_of (s, n, SIZE_MAX, &s->claim.sums[0]);
  }
  return shown && !s->claim.negated;
}

static bool shows_order (showing *s)
{
  const gh_loopy_claim *const c = &s->claim;
  unsigned judgments = 0;
  for (size_t i = 0; i < s->p->order_count; i++) {
    const gh_loopy_order *const o = &s->p->orders[i];
    const gh_loopy_node *const left = &s->p->nodes[o->left];
    if ((o->right == 0) == c->with_dud &&
        is_of (s, left, c->with_dud ? o->passes : SIZE_MAX, &c->sums[0]) &&
        (c->with_dud || is_of (s, &s->p->nodes[o->right], SIZE_MAX, &c->sums[1])))
      judgments |= GH_PROOF_JUDGMENT (o->player, o->begins);
  }
  return gh_judgments_show (judgments, gh_relation_judgments (c->relation), c->negated);
}

static void show (void *argument)
{
  showing *const s = argument;
  s->codes = gh_loan (s->trial.store, (size_t)s->p->form_count + 1, sizeof *s->codes);
  for (int32_t n = 0; n <= s->p->form_count; n++)
    s->codes[n] = GH_NO_FORM;
  gh_loopy_claim_read (&s->trial, s->parsed, &s->claim);
  s->shows = s->claim.kind == GH_CLAIMS_LOOPY_OUTCOME ? shows_outcome (s)
             : s->claim.kind == GH_CLAIMS_STOPPER     ? shows_stopper (s)
                                                      : shows_order (s);
}

static int judge (const gh_shown *shown, const gh_claim *claim, const gh_loopy_proof *p)
{
  showing s = {.trial.store = gh_store_new (shown->limits, NULL), .parsed = claim, .p = p};
  if (!s.trial.store)
    return gh_usage ("out of memory");
  gh_status const status = gh_try (s.trial.store, show, &s);
  int const answer = status    ? gh_loopy_failed (&s.trial, status, "verify")
                     : s.shows ? GH_EXIT_HOLDS
                               : GH_SHOWS_OTHER;
  gh_store_free (s.trial.store);
  return answer;
}

int gh_shown_by_loopy (gh_shown *s)
{
  gh_loopy_proof proof;
  gh_part part;
  int status;
  gh_claim *const claim = gh_shown_claim (s, &status);
  s->but = "in Coq that the kernel of loopy games is sound";
  if (!gh_loopy_check (&proof, s->text))
    status = gh_verify_reject (s->path, proof.line, proof.error);
  else if (claim)
    status = gh_loopy_claim_part (claim, &part) ? judge (s, claim, &proof) : GH_SHOWS_OTHER;
  gh_loopy_free (&proof);
  gh_claim_free (claim);
  return status;
}

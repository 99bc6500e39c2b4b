/* Games of the certificate become graphs of the store, whose codes are compared. */
#include "commands/command.h"
#include "commands/prove/loopy.h"
#include "commands/prove/shown.h"
#include "loopy/graph.h"
#include "proof/goals/goal.h"
#include "proof/kernels/check_loopy.h"
#include "proof/telling/tell.h"
#include "proof/telling/verify.h"

#include <stdlib.h>

typedef struct showing {
  gh_store *store;
  const char *text;
  const gh_loopy_proof *p;
  gh_loopy_claim claim;
  gh_error error;
  gh_form *codes; /* of the games that were asked for; else GH_NO_FORM */
  gh_graph graph;
  bool shows;
} showing;

/* The code of a game of the certificate, whose graph has all the others, too. */
static gh_form code_of (showing *s, int32_t game)
{
  const gh_loopy_proof *const p = s->p;
  if (s->codes[game] != GH_NO_FORM)
    return s->codes[game];
  gh_graph_draft draft = gh_graph_begin (gh_store_allocator (s->store));
  for (int32_t n = 1; n <= p->form_count; n++)
    gh_graph_position (&draft);
  for (int32_t n = 1; n <= p->form_count; n++)
    for (size_t i = 0; i < p->forms[n].count[0] + p->forms[n].count[1]; i++)
      gh_graph_move (&draft, (uint32_t)n - 1, i < p->forms[n].count[0] ? GH_LEFT : GH_RIGHT,
                     (uint32_t)p->refs[p->forms[n].first + i] - 1);
  gh_status const status = gh_graph_end (&draft, (uint32_t)game - 1, &s->graph);
  if (status)
    gh_fail (s->store, status);
  s->codes[game] = gh_graph_code (s->store, &s->graph);
  gh_graph_free (&s->graph, gh_store_allocator (s->store));
  s->graph = (gh_graph){0};
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
  unsigned const dud = gh_loopy_dud_of (s->store, c);
  gh_relation const relation = dud == 0 ? gh_relation_turned (c->relation) : c->relation;
  unsigned judgments = 0;
  for (size_t i = 0; i < s->p->order_count; i++) {
    const gh_loopy_order *const o = &s->p->orders[i];
    const gh_loopy_node *const left = &s->p->nodes[o->left];
    if ((o->right == 0) == (dud < 2) &&
        (dud < 2 ? is_of (s, left, o->passes, &c->sums[!dud])
                 : is_of (s, left, SIZE_MAX, &c->sums[0]) &&
                       is_of (s, &s->p->nodes[o->right], SIZE_MAX, &c->sums[1])))
      judgments |= GH_PROOF_JUDGMENT (o->player, o->begins);
  }
  return gh_judgments_show (judgments, gh_relation_judgments (relation), c->negated);
}

static void show (void *argument)
{
  showing *const s = argument;
  gh_loopy_claim_read (s->store, s->text, &s->claim, &s->error);
  s->shows = s->claim.kind == GH_CLAIMS_LOOPY_OUTCOME ? shows_outcome (s)
             : s->claim.kind == GH_CLAIMS_STOPPER     ? shows_stopper (s)
                                                      : shows_order (s);
}

static int judge (const gh_shown *shown, const gh_loopy_proof *p)
{
  showing s = {.store = gh_store_new (shown->limits, NULL), .text = shown->claim, .p = p};
  char words[100];
  if (!s.store)
    return gh_usage ("out of memory");
  s.codes = malloc (((size_t)p->form_count + 1) * sizeof *s.codes);
  for (int32_t n = 0; s.codes && n <= p->form_count; n++)
    s.codes[n] = GH_NO_FORM;
  gh_status const status = s.codes ? gh_try (s.store, show, &s) : GH_NO_MEMORY;
  gh_graph_free (&s.graph, gh_store_allocator (s.store));
  free (s.codes);
  gh_store_free (s.store);
  return status == GH_SYNTAX   ? gh_usage_at (shown->claim, &s.error)
         : status == GH_HALTED ? GH_EXIT_INTERRUPTED
         : status  ? gh_usage ("verify: %s", gh_status_text (s.store, status, words, sizeof words))
         : s.shows ? GH_EXIT_HOLDS
                   : GH_SHOWS_OTHER;
}

int gh_shown_by_loopy (gh_shown *s)
{
  gh_loopy_proof proof;
  s->but = "in Coq that the kernel of loopy games is sound";
  int const status = !gh_loopy_check (&proof, s->text)
                         ? gh_verify_reject (s->path, proof.line, proof.error)
                     : gh_loopy_claim_is (s->claim) ? judge (s, &proof)
                                                    : GH_SHOWS_OTHER;
  gh_loopy_free (&proof);
  return status;
}

/* Sums are compared as bags of forms of one store, in normal play with their numbers added up. */
#include "commands/command.h"
#include "commands/prove/shown.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "language/claim.h"
#include "optimized/optimized.h"
#include "proof/goals/games.h"
#include "proof/goals/goal.h"
#include "proof/telling/tell.h"
#include "proof/telling/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Games of a sum in order, without a minus. */
typedef struct bag {
  gh_form number; /* 0 in misere play */
  size_t count;
  gh_form *at; /* room for GH_PROOF_SUM and one more */
} bag;

/* What is shown of a game that the claim is about. */
typedef struct value {
  gh_form canonical; /* the form, also of a number; GH_NO_FORM: none is shown */
  bool is_number, is_none;
  gh_form stops[2], mean, temperature; /* or GH_NO_FORM */
} value;

typedef struct showing {
  gh_shown *shown;
  gh_trial trial;
  gh_proof proof;
  gh_claim *claim;
  gh_form *forms, *negatives; /* by number */
  bag claimed, found;
  bool fits, is_shown;
} showing;

/* ---- bags ------------------------------------------------------------------------------------ */

static void add (showing *s, bag *to, gh_form game)
{
  gh_store *const store = s->trial.store;
  if (!s->proof.misere && gh_is_numeral (store, game))
    to->number = gh_numeral_sum (store, to->number, game);
  else if (to->count == GH_PROOF_SUM)
    s->fits = false;
  else if (game != GH_ZERO)
    to->at[to->count++] = game;
}

static int by_number (const void *a, const void *b)
{
  gh_form const x = *(const gh_form *)a, y = *(const gh_form *)b;
  return (x > y) - (x < y);
}

static void sort (bag *b)
{
  qsort (b->at, b->count, sizeof *b->at, by_number);
}

static bool are_same (const bag *a, const bag *b)
{
  return a->number == b->number && a->count == b->count &&
         !memcmp (a->at, b->at, a->count * sizeof *a->at);
}

static gh_form negative_of (showing *s, int32_t n)
{
  if (s->negatives[n] == GH_NO_FORM)
    s->negatives[n] = gh_negative (s->trial.store, s->forms[n]);
  return s->negatives[n];
}

/* The bag of a node, but for one game, the n-th; of all if it has not so many. */
static void take_node (showing *s, const gh_proof_node *node, size_t but)
{
  const int32_t *const games = s->proof.refs + node->first;
  s->found.count = 0;
  s->found.number = gh_proof_number (&s->proof, s->trial.store, node->number);
  for (size_t i = 0; i < node->count; i++)
    if (i != but)
      add (s, &s->found, games[i] < 0 ? negative_of (s, -games[i]) : s->forms[games[i]]);
  sort (&s->found);
}

static bool is_same_node (const gh_proof *p, const gh_proof_node *a, const gh_proof_node *b)
{
  return a->number == b->number && a->count == b->count &&
         !memcmp (p->refs + a->first, p->refs + b->first, a->count * sizeof *p->refs);
}

static void take_term (void *context, unsigned side, gh_form game)
{
  showing *const s = context;
  add (s, &s->claimed, side ? gh_negative (s->trial.store, game) : game);
}

static void take_claimed (showing *s, const gh_part *part)
{
  s->claimed.count = 0;
  s->claimed.number = GH_ZERO;
  gh_part_terms (&s->trial, s->claim, part, take_term, s);
  sort (&s->claimed);
}

/* ---- relations and outcomes ------------------------------------------------------------------ */

/* The judgments that are shown of the claimed sum. */
static unsigned judgments_of_claimed (showing *s)
{
  unsigned judgments = 0;
  for (int32_t i = 1; i <= s->proof.node_count; i++) {
    const gh_proof_node *const n = &s->proof.nodes[i];
    if (!n->shown)
      continue;
    take_node (s, n, SIZE_MAX);
    if (are_same (&s->found, &s->claimed))
      judgments |= GH_PROOF_JUDGMENT (n->wins, n->begins);
  }
  return judgments;
}

static bool shows_judgments (showing *s, const gh_part *part, bool misere)
{
  unsigned const claimed = part->sums == GH_OUTCOME_SUM ? gh_outcome_judgments (part->outcome)
                                                        : gh_relation_judgments (part->relation);
  return misere == s->proof.misere &&
         gh_judgments_show (judgments_of_claimed (s), claimed, part->negated);
}

/* ---- values ---------------------------------------------------------------------------------- */

/* Whether the sum of a node is shown to be 0. */
static bool is_zero (const gh_proof *p, const gh_proof_node *node)
{
  bool left = false, right = false;
  for (int32_t i = 1; i <= p->node_count; i++)
    if (p->nodes[i].shown && is_same_node (p, &p->nodes[i], node)) {
      left |= p->nodes[i].wins == 0 && p->nodes[i].begins == 1;
      right |= p->nodes[i].wins == 1 && p->nodes[i].begins == 0;
    }
  return left && right;
}

static gh_form number_of (showing *s, gh_wide units)
{
  return gh_proof_number (&s->proof, s->trial.store, units);
}

/* The walls of a form, of which its canonical form is known: at the temperature 0 they are the
   stops, and it is no number if one leans there. */
static void take_walls (showing *s, int32_t form, value *v)
{
  for (int32_t i = 1; i <= s->proof.walls_count; i++) {
    const gh_proof_walls *const w = &s->proof.walls[i];
    gh_wide const left = (w->at[0] & ~(gh_wide)3) / 4, right = ((w->at[1] + 1) & ~(gh_wide)3) / 4;
    if (w->form != form)
      continue;
    if (left == right) {
      v->mean = number_of (s, left);
      if (w->at[0] > w->at[1])
        v->temperature = number_of (s, w->temperature);
    }
    if (!w->temperature) {
      v->stops[0] = number_of (s, left);
      v->stops[1] = number_of (s, right);
      v->is_none |= w->at[0] > w->at[1];
    }
  }
}

static void take_number (value *v, gh_form number)
{
  v->is_number = true;
  v->canonical = v->stops[0] = v->stops[1] = v->mean = number;
}

/* What a node shows that is the claimed sum less a number, or less a canonical form. */
static bool take_value (showing *s, const gh_proof_node *node, value *v)
{
  static const value none = {.canonical = GH_NO_FORM,
                             .stops = {GH_NO_FORM, GH_NO_FORM},
                             .mean = GH_NO_FORM,
                             .temperature = GH_NO_FORM};
  gh_store *const store = s->trial.store;
  *v = none;
  take_node (s, node, SIZE_MAX);
  if (s->found.count == s->claimed.count) {
    gh_form const less = gh_numeral_negative (store, s->found.number);
    gh_form const number = gh_numeral_sum (store, s->claimed.number, less);
    s->found.number = s->claimed.number;
    take_number (v, number);
    return are_same (&s->found, &s->claimed);
  }
  bool const may_be = s->found.count == s->claimed.count + 1; /* else it takes long for nothing */
  for (size_t i = 0; may_be && i < node->count; i++) {
    int32_t const n = s->proof.refs[node->first + i];
    if (n > 0 || !s->proof.forms[-n].is_canonical)
      continue;
    take_node (s, node, i);
    *v = none; /* not what was taken for the game before it */
    v->canonical = s->forms[-n];
    take_walls (s, -n, v);
    if (are_same (&s->found, &s->claimed))
      return true;
  }
  return false;
}

static gh_form asked (const value *v, gh_request request)
{
  switch (request) {
  case GH_ASK_CANONICAL: return v->canonical;
  case GH_ASK_NUMBER: return v->is_number ? v->mean : GH_NO_FORM;
  case GH_ASK_LEFT_STOP: return v->stops[0];
  case GH_ASK_RIGHT_STOP: return v->stops[1];
  case GH_ASK_MEAN: return v->mean;
  case GH_ASK_TEMPERATURE: return v->temperature;
  default: return GH_NO_FORM;
  }
}

static bool compares (showing *s, gh_form found, gh_form than, gh_relation relation)
{
  if (!gh_is_numeral (s->trial.store, than))
    return false;
  int const sign = gh_numeral_compare (s->trial.store, found, than);
  return gh_holds (sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL, relation);
}

/* Whether a value says what the part does. */
static bool says (showing *s, const gh_part *part, const value *v)
{
  if (part->said == GH_SAYS_TRUTH)
    return part->negated ? v->is_none : v->is_number;
  gh_form const found = asked (v, part->request);
  gh_form const than = gh_part_than (&s->trial, s->claim, part);
  if (found == GH_NO_FORM)
    return false;
  if (part->said == GH_SAYS_RELATION && !gh_is_numeral (s->trial.store, than))
    return false;
  return (part->said == GH_SAYS_FORM ? found == than : compares (s, found, than, part->relation)) !=
         part->negated;
}

static bool shows_value (showing *s, const gh_part *part)
{
  value v;
  bool is_shown = false;
  for (int32_t i = 1; !is_shown && !s->proof.misere && i <= s->proof.node_count; i++) {
    const gh_proof_node *const n = &s->proof.nodes[i];
    is_shown = n->shown && take_value (s, n, &v) && is_zero (&s->proof, n) && says (s, part, &v);
  }
  return is_shown;
}

/* ---- claims ---------------------------------------------------------------------------------- */

static bool shows_part (showing *s, const gh_part *part)
{
  take_claimed (s, part);
  switch (part->sums) {
  case GH_TWO_SUMS: return shows_judgments (s, part, false);
  case GH_OUTCOME_SUM: return shows_judgments (s, part, part->request == GH_ASK_MISERE_OUTCOME);
  case GH_VALUE_SUM: return shows_value (s, part);
  default: return false;
  }
}

static void show (void *argument)
{
  showing *const s = argument;
  gh_part part;
  gh_proof_forms (&s->proof, s->trial.store, s->forms);
  for (int32_t i = 0; i <= s->proof.form_count; i++)
    s->negatives[i] = GH_NO_FORM;
  s->is_shown = s->fits = true;
  for (size_t i = 0; s->is_shown && gh_claim_part (s->claim, i, &part); i++)
    s->is_shown = part.sums != GH_NO_SUMS && shows_part (s, &part) && s->fits;
}

static int complain (const showing *s, gh_status status)
{
  char words[100];
  if (gh_interrupted ())
    return GH_EXIT_INTERRUPTED;
  return gh_usage ("verify: %s", status == GH_ABANDONED ? s->trial.required
                                                        : gh_status_text (s->trial.store, status,
                                                                          words, sizeof words));
}

/* The proof is accepted. */
static int compare (showing *s)
{
  size_t const forms = (size_t)s->proof.form_count + 1;
  s->forms = calloc (forms, sizeof *s->forms);
  s->negatives = calloc (forms, sizeof *s->negatives);
  s->claimed.at = calloc (GH_PROOF_SUM + 1, sizeof *s->claimed.at);
  s->found.at = calloc (GH_PROOF_SUM + 1, sizeof *s->found.at);
  s->trial.store = gh_store_new (s->shown->limits, NULL);
  s->trial.engine = s->trial.judge = gh_optimized_open ();
  bool const opened =
      s->forms && s->negatives && s->claimed.at && s->found.at && s->trial.store && s->trial.engine;
  gh_status const status = opened ? gh_try (s->trial.store, show, s) : GH_OK;
  int const end = !opened       ? gh_usage ("out of memory")
                  : status      ? complain (s, status)
                  : s->is_shown ? GH_EXIT_HOLDS
                                : GH_SHOWS_OTHER;
  if (s->trial.engine)
    s->trial.engine->close (s->trial.engine);
  gh_store_free (s->trial.store);
  free (s->forms);
  free (s->negatives);
  free (s->claimed.at);
  free (s->found.at);
  return end;
}

int gh_shown_by_games (gh_shown *shown)
{
  showing s = {.shown = shown};
  int status;
  s.claim = gh_shown_claim (shown, &status);
  if (!gh_proof_check (&s.proof, shown->text))
    status = gh_verify_reject (shown->path, s.proof.line, s.proof.error);
  else if (s.claim)
    status = compare (&s);
  gh_proof_free (&s.proof);
  gh_claim_free (s.claim);
  return status;
}

/* The value of a claim, and of each of its parts. */
#include "form/genus.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "language/evaluating/evaluation.h"
#include "language/words/lexer.h"
#include "loopy/code.h"
#include "optimized/valuer.h"
#include "rulesets/form.h"

#include <stdio.h>
#include <string.h>

static gh_form form (evaluation *e, node *n)
{
  return node_value (e, n).form;
}

static bool truth (evaluation *e, node *n)
{
  return node_value (e, n).truth;
}

static gh_value of_truth (bool holds)
{
  return (gh_value){GH_TRUTH, {.truth = holds}};
}

static gh_value of_form (gh_form made)
{
  return (gh_value){GH_GAME, {.form = made}};
}

static gh_order order (evaluation *e, node *a, node *b)
{
  if (is_asked_by_components (e, a, b))
    return order_by_components (e, a, b);
  gh_form const g = form (e, a), h = form (e, b);
  return e->judging ? ask_in (e, GH_ASK_COMPARE, g, h).order : gh_ask_order (e->trial, g, h);
}

/* ---- games ----------------------------------------------------------------------------------- */

static gh_form literal (evaluation *e, node *n)
{
  gh_store *const store = e->trial->store;
  if (n->epoch != gh_store_epoch (store)) {
    gh_error error;
    if (n->ruleset && e->trial->valuer)
      n->form = gh_valuer_position (e->trial->valuer, store, n->ruleset, n->position);
    else if (n->ruleset)
      n->form = gh_position_form (store, n->ruleset, n->position);
    else if (n->type == TYPE_GENUS)
      n->form = gh_genus_read (store, n->literal, n->literal_length);
    else
      n->form = gh_read (store, n->literal, n->literal_length, NULL, &error);
    n->epoch = gh_store_epoch (store);
  }
  return n->form;
}

/* The item for every choice of options in its ranges; as a code, where the game is loopy. */
static void add_items (evaluation *e, const item *i, const set_range *r, bool loopy)
{
  if (!r) {
    gh_form_add (e->trial->store, i->side, loopy ? loopy_value (e, i->game) : form (e, i->game));
    return;
  }
  gh_form const of = e->values[r->of], except = r->except ? form (e, r->except) : 0;
  GH_EACH (e->trial->store, r->side, x, of)
    if (!r->except || x != except) {
      gh_step (e->trial->store);
      e->values[r->slot] = x;
      add_items (e, i, r->next, loopy);
    }
}

static gh_form braces (evaluation *e, const node *n)
{
  bool const loopy = n->type == TYPE_LOOPY;
  gh_form_begin (e->trial->store);
  for (const item *i = n->items; i; i = i->next)
    add_items (e, i, i->ranges, loopy);
  gh_form const made = gh_form_end (e->trial->store);
  return loopy ? gh_loopy_of_options (e->trial->store, made) : made;
}

static gh_form of_operands (evaluation *e, const node *n)
{
  gh_form const a = form (e, n->a), b = n->b ? form (e, n->b) : GH_ZERO;
  return arithmetic (e->trial, e->judging, n, a, b);
}

/* ---- formulas -------------------------------------------------------------------------------- */

static bool is_false (evaluation *e, node *n)
{
  return !truth (e, n);
}

static bool member (evaluation *e, const node *n)
{
  gh_form const wanted = form (e, n->a);
  GH_EACH (e->trial->store, n->side, x, e->values[n->slot]) {
    gh_step (e->trial->store);
    if (x == wanted)
      return true;
  }
  return false;
}

static bool comparison (evaluation *e, const node *n)
{
  gh_form const a = form (e, n->a);
  int const sign = gh_numeral_compare (e->trial->store, a, form (e, n->b));
  return gh_holds (sign < 0 ? GH_LESS : sign > 0 ? GH_GREATER : GH_EQUAL, n->relation);
}

static gh_value value_of_kind (evaluation *e, node *n)
{
  if (is_transfinite_term (n))
    return of_form (transfinite_term (e, n));
  if (is_loopy_term (n))
    return of_form (loopy_term (e, n));
  switch (n->kind) {
  case N_LITERAL: return of_form (literal (e, n));
  case N_HEAPS: return of_form (heaps_form (e, n));
  case N_VARIABLE: return of_form (e->values[n->slot]);
  case N_TRUTH: return of_truth (n->value);
  case N_OUTCOME: return (gh_value){GH_OUTCOME, {.outcome = n->value}};
  case N_BRACES: return of_form (braces (e, n));
  case N_CALL: return call_value (e, n);
  case N_SUM:
  case N_DIFFERENCE:
  case N_NEGATIVE:
  case N_PRODUCT:
  case N_MULTIPLE:
  case N_FRACTION:
  case N_POWER:
  case N_SWITCH: return of_form (of_operands (e, n));
  case N_RATIONAL:
  case N_QUOTIENT:
  case N_ROOT:
  case N_PI:
  case N_OMEGA:
  case N_OMEGA_POWER:
  case N_ENDLESS:
  case N_LOOPY:
  case N_CODE: break;
  case N_LOOPY_OUTCOME:
    return (gh_value){GH_LOOPY_OUTCOME, {.form = gh_integer (e->trial->store, n->value)}};
  case N_RELATION: return of_truth (gh_holds (order (e, n->a, n->b), n->relation));
  case N_COMPARISON: return of_truth (comparison (e, n));
  case N_ORDINAL_ORDER: return of_truth (gh_holds (ordinal_order (e, n->a, n->b), n->relation));
  case N_SURREAL_ORDER: return of_truth (gh_holds (surreal_order (e, n->a, n->b), n->relation));
  case N_LONG_ORDER: return of_truth (gh_holds (long_order (e, n->a, n->b), n->relation));
  case N_LOOPY_ORDER: return of_truth (gh_holds (loopy_order (e, n), n->relation));
  case N_LOOPY_ENDS: return of_truth (gh_holds (loopy_ends (e, n), n->relation));
  case N_SAME: return of_truth (node_value (e, n->a).outcome == node_value (e, n->b).outcome);
  case N_IDENTICAL: return of_truth (form (e, n->a) == form (e, n->b));
  case N_MEMBER: return of_truth (member (e, n));
  case N_NOT: return of_truth (!truth (e, n->a));
  case N_AND: return of_truth (truth (e, n->a) && truth (e, n->b));
  case N_OR: return of_truth (truth (e, n->a) || truth (e, n->b));
  case N_IMPLIES: return of_truth (!truth (e, n->a) || truth (e, n->b));
  case N_IFF: return of_truth (truth (e, n->a) == truth (e, n->b));
  case N_ALL: return of_truth (quantify (e, n, truth));
  case N_SOME: return of_truth (!quantify (e, n, is_false));
  }
  gh_broken ("value", "node", "no such kind");
}

gh_value node_value (evaluation *e, node *n)
{
  gh_deeper (e->trial->store);
  gh_value const found = value_of_kind (e, n);
  gh_shallower (e->trial->store);
  return found;
}

/* ---- a claim and its parts ------------------------------------------------------------------- */

static gh_value typed_value (evaluation *e, node *n)
{
  gh_value v = node_value (e, n);
  v.type = n->type == TYPE_INTEGER   ? GH_INTEGER
           : n->type == TYPE_GENUS   ? GH_GENUS
           : n->type == TYPE_ORDINAL ? GH_ORDINAL
           : n->type == TYPE_SURREAL ? GH_SURREAL
           : n->type == TYPE_LONG    ? GH_LONG
           : n->type == TYPE_LOOPY   ? GH_LOOPY
                                     : v.type;
  return v;
}

gh_value gh_claim_value (gh_trial *t, const gh_claim *c, const gh_form *values)
{
  evaluation e = {.trial = t, .claim = c, .by_convention = true};
  for (unsigned i = 0; i < c->variables; i++)
    e.values[i] = values[i];
  return typed_value (&e, c->formula);
}

typedef struct tour {
  evaluation e;
  node *part;
  gh_value value; /* of the part */
  void (*visit) (void *, const char *, size_t, const gh_value *);
  void *context;
} tour;

static void find_part (void *argument)
{
  tour *const t = argument;
  t->value = typed_value (&t->e, t->part);
}

/* A part may be undefined where the claim is not: what it stands in did not need it. */
static void visit_part (tour *t, node *n)
{
  char line[1000];
  t->part = n;
  gh_status const status = gh_try (t->e.trial->store, find_part, t);
  bool const undefined = status == GH_ABANDONED && t->e.trial->end == GH_CASE_UNMET;
  if (status && !undefined)
    gh_fail (t->e.trial->store, status);
  t->e.bound_count = 0;
  bool const long_one = n->length + 2 > sizeof line;
  size_t const length = long_one ? n->length : lex_squeeze (n->start, n->length, line, sizeof line);
  t->visit (t->context, long_one ? n->start : line, length, undefined ? NULL : &t->value);
}

static void visit_parts (tour *t, node *n)
{
  if (!n || n->kind == N_VARIABLE || n->kind == N_LITERAL || n->kind == N_CODE ||
      n->kind == N_TRUTH || n->kind == N_OUTCOME || n->kind == N_OMEGA || n->kind == N_RATIONAL ||
      n->kind == N_ENDLESS || n->kind == N_LOOPY || n->kind == N_LOOPY_OUTCOME ||
      n->type == TYPE_REAL)
    return;
  bool const binds = n->kind == N_ALL || n->kind == N_SOME;
  visit_parts (t, n->a);
  if (!binds)
    visit_parts (t, n->b);
  visit_part (t, n);
}

void gh_claim_parts (gh_trial *t, const gh_claim *c, const gh_form *values,
                     void visit (void *, const char *, size_t, const gh_value *), void *context)
{
  tour all = {.e = {.trial = t, .claim = c}, .visit = visit, .context = context};
  memcpy (all.e.values, values, c->variables * sizeof *values);
  visit_parts (&all, c->formula);
}

bool gh_claim_is_formula (const gh_claim *c)
{
  return c->formula->type == TYPE_TRUTH;
}

gh_request_set gh_claim_requests (const gh_claim *c)
{
  return c->requests;
}

bool gh_claim_is_game (const gh_claim *c)
{
  const node *const n = c->formula;
  return n->type == TYPE_GAME && (n->kind != N_CALL || n->function->notation);
}

bool gh_claim_looks_at_forms (const gh_claim *c)
{
  return c->looks_at_forms;
}

bool gh_claim_needs_values_only (const gh_claim *c)
{
  return c->positions && !c->looks_at_forms;
}

unsigned gh_claim_variables (const gh_claim *c)
{
  return c->variables;
}

const char *gh_claim_variable (const gh_claim *c, unsigned i)
{
  return c->words[i];
}

gh_sort gh_claim_sort (const gh_claim *c, unsigned i)
{
  return c->names[i].sort;
}

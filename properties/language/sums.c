/* Sums taken apart, for whoever proves something of their games. */
#include "form/numeral.h"
#include "form/shape.h"
#include "heap/form.h"
#include "language/evaluation.h"

#include <stdlib.h>

typedef struct taking taking;
struct taking {
  evaluation e;
  void (*take) (taking *, node *, unsigned side); /* a term */
  void (*visit_game) (void *, unsigned, gh_form);
  void (*visit_summand) (void *, const gh_summand *);
  void *context;
};

static void take_terms (taking *t, node *n, unsigned side);

static void take_multiple (taking *t, node *n, unsigned side)
{
  gh_store *const store = t->e.trial->store;
  long const most = (long)gh_store_limits (store)->forms;
  long count;
  if (!gh_small_integer (store, node_value (&t->e, n->a).form, -most, most, &count))
    gh_fail (store, GH_OVER_FORMS);
  for (long i = 0; i < labs (count); i++)
    take_terms (t, n->b, count < 0 ? !side : side);
}

static bool is_sum (const node *n)
{
  return n->type == TYPE_GAME && (n->kind == N_SUM || n->kind == N_DIFFERENCE ||
                                  n->kind == N_NEGATIVE || n->kind == N_MULTIPLE);
}

static void take_terms (taking *t, node *n, unsigned side)
{
  gh_deeper (t->e.trial->store);
  if (!is_sum (n))
    t->take (t, n, side);
  else if (n->kind == N_MULTIPLE)
    take_multiple (t, n, side);
  else {
    take_terms (t, n->a, n->kind == N_NEGATIVE ? !side : side);
    if (n->b)
      take_terms (t, n->b, n->kind == N_DIFFERENCE ? !side : side);
  }
  gh_shallower (t->e.trial->store);
}

/* Heaps side by side are a sum, too. */
static void take_game (taking *t, node *n, unsigned side)
{
  uint64_t heaps[GH_MOST_HEAPS];
  if (n->kind != N_HEAPS) {
    t->visit_game (t->context, side, node_value (&t->e, n).form);
    return;
  }
  size_t const count = heaps_sizes (&t->e, n, heaps);
  for (size_t i = 0; i < count; i++)
    t->visit_game (t->context, side, gh_heaps_form (t->e.trial->store, n->code, &heaps[i], 1));
}

static void take_summand (taking *t, node *n, unsigned side)
{
  gh_summand s = {.text = n->start, .length = n->length};
  if (n->kind == N_HEAPS) {
    s.game = n->game;
    s.code = n->code;
    s.count = heaps_sizes (&t->e, n, s.heaps);
  } else {
    s.form = node_value (&t->e, n).form;
    s.form = side ? gh_negative (t->e.trial->store, s.form) : s.form;
  }
  t->visit_summand (t->context, &s);
}

/* The call of misere_outcome that a claim is, or compares with an outcome; NULL: there is none. */
static node *misere_call (node *n)
{
  if (n->kind == N_SAME && n->b->kind == N_OUTCOME)
    n = n->a;
  else if (n->kind == N_SAME && n->a->kind == N_OUTCOME)
    n = n->b;
  return n->kind == N_CALL && n->function->request == GH_ASK_MISERE_OUTCOME ? n : NULL;
}

gh_sums gh_claim_sums (const gh_claim *c)
{
  if (c->variables || c->formula->kind == N_COMPARISON)
    return GH_NO_SUMS;
  if (c->formula->kind == N_RELATION)
    return GH_TWO_SUMS;
  if (misere_call (c->formula))
    return GH_MISERE_SUM;
  return c->formula->type <= TYPE_LITERAL ? GH_ONE_SUM : GH_NO_SUMS;
}

gh_relation gh_claim_relation (const gh_claim *c)
{
  return c->formula->relation;
}

void gh_claim_terms (gh_trial *trial, const gh_claim *c, void visit (void *, unsigned, gh_form),
                     void *context)
{
  taking t = {.e = {.trial = trial, .claim = c},
              .take = take_game,
              .visit_game = visit,
              .context = context};
  node *const call = misere_call (c->formula);
  if (c->formula->kind != N_RELATION)
    take_terms (&t, call ? call->a : c->formula, 0);
  else {
    take_terms (&t, c->formula->a, 0);
    take_terms (&t, c->formula->b, 1);
  }
}

bool gh_claim_outcome (const gh_claim *c, gh_outcome *outcome)
{
  const node *const n = c->formula;
  if (n->kind == N_SAME)
    *outcome = (gh_outcome)(n->a->kind == N_OUTCOME ? n->a : n->b)->value;
  return n->kind == N_SAME;
}

static bool has_position (const node *n)
{
  if (!n)
    return false;
  for (const item *i = n->items; i; i = i->next)
    if (has_position (i->game))
      return true;
  return n->kind == N_HEAPS || (n->kind == N_LITERAL && n->ruleset) || has_position (n->a) ||
         has_position (n->b);
}

bool gh_claim_has_position (const gh_claim *c)
{
  return has_position (c->formula);
}

/* The first call in a part of which the value is found out, not written: of mean, but not of tiny.
 */
static const node *computed_in (const node *n, const node *but)
{
  const node *found = NULL;
  if (!n)
    return NULL;
  if (n->kind == N_CALL && n != but && !n->function->notation)
    return n;
  for (const item *i = n->items; i && !found; i = i->next)
    found = computed_in (i->game, but);
  found = found ? found : computed_in (n->a, but);
  return found ? found : computed_in (n->b, but);
}

const char *gh_claim_computed (const gh_claim *c, size_t *length, size_t *place)
{
  const node *const found = computed_in (c->formula, misere_call (c->formula));
  if (!found)
    return NULL;
  *length = found->length;
  *place = (size_t)(found->start - c->text);
  return found->start;
}

static bool has_heaps (const node *n)
{
  if (!is_sum (n))
    return n->kind == N_HEAPS;
  return has_heaps (n->kind == N_MULTIPLE ? n->b : n->a) || (n->b && has_heaps (n->b));
}

bool gh_claim_has_heaps (const gh_claim *c)
{
  return has_heaps (c->formula);
}

void gh_claim_summands (gh_trial *trial, const gh_claim *c, const gh_form *values,
                        void visit (void *, const gh_summand *), void *context)
{
  taking t = {.e = {.trial = trial, .claim = c},
              .take = take_summand,
              .visit_summand = visit,
              .context = context};
  for (unsigned i = 0; i < c->variables; i++)
    t.e.values[i] = values[i];
  take_terms (&t, c->formula, 0);
}

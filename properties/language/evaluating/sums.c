/* Sums taken apart, for whoever proves something of their games. */
#include "form/numeral.h"
#include "form/shape.h"
#include "heap/form.h"
#include "language/evaluating/evaluation.h"

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
  int64_t const most = (int64_t)gh_store_limits (store)->forms;
  int64_t count;
  if (!gh_small_integer (store, node_value (&t->e, n->a).form, -most, most, &count))
    gh_fail (store, GH_OVER_FORMS);
  for (int64_t i = 0; i < llabs (count); i++)
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

bool gh_claim_is_sum (const gh_claim *c)
{
  return !c->variables && c->formula->type <= TYPE_LITERAL;
}

void gh_part_terms (gh_trial *trial, const gh_claim *c, const gh_part *part,
                    void visit (void *, unsigned, gh_form), void *context)
{
  taking t = {.e = {.trial = trial, .claim = c},
              .take = take_game,
              .visit_game = visit,
              .context = context};
  take_terms (&t, part->sum, 0);
  if (part->other)
    take_terms (&t, part->other, 1);
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

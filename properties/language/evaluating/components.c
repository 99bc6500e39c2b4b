/* Sums in questions: to an engine that knows sums they go by their components, not as forms. */
#include "form/numeral.h"
#include "language/evaluating/evaluation.h"

typedef struct told {
  gh_term terms[GH_MOST_TERMS];
  size_t count;
} told;

static void add (evaluation *e, told *sum, gh_form times, gh_form game)
{
  if (sum->count == GH_MOST_TERMS)
    gh_end_case (e->trial, GH_STEP_LIMIT, "a sum of more than %d components", GH_MOST_TERMS);
  sum->terms[sum->count++] = (gh_term){times, game};
}

/* Add the components of a term, so many times. */
static void collect (evaluation *e, told *sum, node *n, gh_form times)
{
  gh_store *const store = e->trial->store;
  gh_form const opposite = gh_numeral_negative (store, times);
  gh_deeper (store);
  if (n->type != TYPE_GAME)
    add (e, sum, times, node_value (e, n).form);
  else if (n->kind == N_SUM || n->kind == N_DIFFERENCE) {
    collect (e, sum, n->a, times);
    collect (e, sum, n->b, n->kind == N_SUM ? times : opposite);
  } else if (n->kind == N_NEGATIVE)
    collect (e, sum, n->a, opposite);
  else if (n->kind == N_MULTIPLE)
    collect (e, sum, n->b, gh_numeral_product (store, times, node_value (e, n->a).form));
  else
    add (e, sum, times, node_value (e, n).form);
  gh_shallower (store);
}

static gh_components components_of (evaluation *e, told *sum, node *n)
{
  sum->count = 0;
  if (n)
    collect (e, sum, n, gh_integer (e->trial->store, 1));
  return (gh_components){sum->terms, sum->count};
}

/* Once sums are asked of the engine, what it says they are is what it is asked about. Those in this
   process read forms without an effort, and are asked by components in a pass of its own. */
static bool goes_by_components (const evaluation *e)
{
  const gh_trial *const t = e->trial;
  return !e->judging && !t->sums_asked && !e->claim->of_forms && t->engine &&
         (t->engine->settle || e->by_components) && gh_engine_can (t->engine, GH_WITH_SUMS);
}

static bool is_sum (const node *n)
{
  return n->type == TYPE_GAME && (n->kind == N_SUM || n->kind == N_DIFFERENCE ||
                                  n->kind == N_NEGATIVE || n->kind == N_MULTIPLE);
}

bool is_asked_by_components (evaluation *e, const node *a, const node *b)
{
  bool const sums = !e->judging && (is_sum (a) || (b && is_sum (b)));
  e->about_sums |= sums;
  return sums && goes_by_components (e);
}

gh_value ask_by_components (evaluation *e, gh_request request, node *a, node *b)
{
  told g, h;
  gh_components const first = components_of (e, &g, a);
  return gh_ask_sums (e->trial, request, first, components_of (e, &h, b));
}

gh_value judge_by_components (evaluation *e, gh_request request, node *n)
{
  told g;
  gh_components const sum[] = {components_of (e, &g, n)};
  return ask_judge_of_sums (e, request, sum);
}

gh_order order_by_components (evaluation *e, node *a, node *b)
{
  told g, h;
  gh_components const first = components_of (e, &g, a);
  return gh_ask_order_of_sums (e->trial, first, components_of (e, &h, b));
}

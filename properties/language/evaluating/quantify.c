/* Quantifiers over options and positions, which ask ahead. */
#include "form/loan.h"
#include "form/measure.h"
#include "language/evaluating/evaluation.h"

#include <string.h>

/* The body of a quantifier for one game. */
typedef struct step {
  evaluation *e;
  node *body;
  bool (*run) (evaluation *, node *);
  bool go_on;
} step;

static void run_step (void *argument)
{
  step *const s = argument;
  s->go_on = s->run (s->e, s->body);
}

/* A quantifier does not wait for each answer: past one that is pending it goes on, only to ask, as
   far as the trial may wait for answers at once; then the case is put aside. Whatever comes of the
   games beyond the first pending answer is not looked at: they may not be needed. */
static bool run_ahead (evaluation *e, node *body, bool run (evaluation *, node *), bool *waiting)
{
  gh_trial *const t = e->trial;
  unsigned const bound = e->bound_count;
  bool const judging = e->judging, met = e->met;
  step s = {e, body, run, true};
  if (!t->ahead)
    return run (e, body);
  gh_status const status = gh_try (t->store, run_step, &s);
  bool const pending = status == GH_ABANDONED && t->end == GH_CASE_SUSPENDED;
  if (status == GH_HALTED || (!*waiting && status && !pending))
    gh_fail (t->store, status);
  if (!*waiting && !pending)
    return s.go_on;
  *waiting = true;
  e->bound_count = bound;
  e->judging = judging;
  e->met = met;
  return t->waiting < t->ahead && (pending || status == GH_OK);
}

typedef struct loop {
  evaluation *e;
  const node *n;
  bool (*body) (evaluation *, node *);
  bool waiting;
} loop;

/* Run the body for one game. False: it is the last. */
static bool reach (loop *l, gh_form game)
{
  gh_step (l->e->trial->store);
  l->e->values[l->n->slot] = game;
  return run_ahead (l->e, l->n->b, l->body, &l->waiting);
}

bool quantify (evaluation *e, const node *n, bool body (evaluation *, node *))
{
  gh_store *const store = e->trial->store;
  gh_form const of = node_value (e, n->a).form;
  loop l = {e, n, body, false};
  bool go_on = true;
  e->bound[e->bound_count++] = n->slot;
  if (n->range == OVER_POSITIONS) {
    gh_loans *const since = gh_loans_now (store);
    const gh_form *list;
    size_t const count = gh_positions (store, of, &list);
    gh_form *const all = gh_loan (store, count, sizeof *all); /* the body lists others */
    memcpy (all, list, count * sizeof *all);
    for (size_t i = 0; i < count && go_on; i++)
      go_on = reach (&l, all[i]);
    gh_loans_return (store, since);
  } else
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      if (n->range == OVER_OPTIONS || n->range == (side == GH_LEFT ? OVER_LEFT : OVER_RIGHT))
        for (size_t i = 0; i < gh_option_count (store, of, side) && go_on; i++)
          go_on = reach (&l, gh_option (store, of, side, i));
  if (l.waiting)
    gh_end_case (e->trial, GH_STEP_PENDING, "the answers of a quantifier");
  e->bound_count--;
  return go_on;
}

/* Running cases, one or a window of them. */
#include "harness/run.h"
#include "reference/reference.h"

#include <stdio.h>
#include <time.h>

#define TICK_CASES 1024
#define KEPT_FORMS 1000000 /* the store of exhaustive domains is emptied beyond this */

double run_clock (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void run_prepare (gh_runner *r, gh_store *store, const gh_domain *domain)
{
  r->trial.store = store;
  r->trial.engine = r->engine;
  r->trial.second = r->options.compare ? r->second : NULL;
  r->trial.judge = r->judge;
  r->trial.catalogs = r->catalogs;
  r->trial.domain = domain;
  r->trial.choices = &r->choices;
  r->trial.given = NULL;
  r->trial.given_count = 0;
}

void run_settle (gh_runner *r)
{
  if (r->engine->settle)
    r->engine->settle (r->engine);
  if (r->second && r->second->settle)
    r->second->settle (r->second);
}

gh_case_end run_once (gh_runner *r, gh_store *store, const gh_case *it)
{
  run_prepare (r, store, it->domain);
  gh_choices_begin (&r->choices, it->prefix, it->prefix_count);
  if (it->seeded)
    gh_choices_seed (&r->choices, it->seed);
  if (it->fixed) {
    r->trial.given = it->given;
    r->trial.given_count = it->given_count;
  }
  gh_trial_run (&r->trial, r->theorem);
  return r->trial.end;
}

gh_case_end run_to_end (gh_runner *r, gh_store *store, const gh_case *it)
{
  while (run_once (r, store, it) == GH_CASE_SUSPENDED)
    run_settle (r);
  return r->trial.end;
}

gh_store *run_store_of (gh_runner *r, const gh_domain *domain)
{
  gh_store *const store = domain->random ? r->fresh : r->kept;
  if (domain->random || gh_store_size (store) > KEPT_FORMS)
    gh_store_empty (store);
  return store;
}

static void label (void *argument)
{
  const case_call *const call = argument;
  const gh_trial *const t = call->trial;
  for (size_t i = 0; i < t->variable_count; i++)
    if (t->variables[i].sort != GH_SORT_INTEGER)
      call->result->labels[i][gh_outcome_of (t->store, t->variables[i].form, GH_NORMAL)]++;
}

void run_count (gh_runner *r, uint64_t place)
{
  gh_trial *const t = &r->trial;
  gh_result *const result = r->result;
  result->cases++;
  result->questions += t->question_count;
  result->compared += t->compared;
  if (t->end == GH_CASE_INCONCLUSIVE) {
    if (!result->inconclusive++ || place < r->reason_of) {
      snprintf (result->reason, sizeof result->reason, "%s", t->required);
      r->reason_of = place;
    }
  } else if (t->end == GH_CASE_HELD) {
    case_call call = {t, result};
    result->met++;
    result->variables = t->variable_count;
    for (size_t i = 0; i < t->variable_count; i++)
      result->names[i] = t->variables[i].name;
    r->truths |= t->truths;
    gh_try (t->store, label, &call);
  }
}

/* ---- windows --------------------------------------------------------------------------------- */

static void end_case (gh_runner *r, const slot *s, bool counting)
{
  if (counting)
    run_count (r, s->place);
  else
    r->undecided += s->end == GH_CASE_INCONCLUSIVE;
}

bool run_cases (gh_runner *r, gh_cases *cases, bool counting,
                bool on_failure (gh_runner *, const gh_case *, void *), void *context)
{
  uint64_t ticked = 0;
  for (bool more = true; more;) {
    gh_store *const store = run_store_of (r, cases->domain);
    size_t count = 0, waiting = 0;
    while (count < r->window && (!count || gh_store_size (store) < 2 * KEPT_FORMS) &&
           (more = cases->next (cases, &r->slots[count].it))) {
      slot *const s = &r->slots[count++];
      s->place = ++r->places;
      s->end = run_once (r, store, &s->it);
      gh_cases_drawn (cases, &r->choices);
      if (s->end == GH_CASE_SUSPENDED)
        waiting++;
      else
        end_case (r, s, counting);
    }
    while (waiting) {
      run_settle (r);
      for (size_t i = 0; i < count; i++)
        if (r->slots[i].end == GH_CASE_SUSPENDED &&
            (r->slots[i].end = run_once (r, store, &r->slots[i].it)) != GH_CASE_SUSPENDED) {
          waiting--;
          end_case (r, &r->slots[i], counting);
        }
    }
    for (size_t i = 0; i < count; i++)
      if (r->slots[i].end == GH_CASE_FAILED && !on_failure (r, &r->slots[i].it, context))
        return false;
    ticked += count;
    if (ticked >= TICK_CASES || r->window > 1) {
      ticked = 0;
      if (r->tick && !r->tick (r->context, r->result->cases)) {
        r->result->verdict = GH_INTERRUPTED;
        return false;
      }
    }
    if (more && r->options.seconds > 0 && run_clock () - r->started > r->options.seconds) {
      r->cut_short = r->result->cut_short = true;
      return true;
    }
  }
  return true;
}

#include "commands/winning.h"
#include "form/numeral.h"

#include <stdio.h>
#include <stdlib.h>

typedef void visit_move (void *context, const char *from, const char *to);

/* ---- normal play ----------------------------------------------------------------------------- */

typedef struct finding {
  gh_winning_call *call;
  gh_winning_search *search;
  visit_move *visit;
  void *context;
} finding;

/* By the engine. A form of which it knows none is not impartial. */
static bool ask_grundy (void *context, gh_form form, uint64_t *value)
{
  gh_trial *const t = context;
  gh_form const answer = gh_ask (t, GH_ASK_GRUNDY, form, GH_ZERO).form;
  int64_t small = 0;
  if (answer != GH_NO_FORM)
    gh_small_integer (t->store, answer, 0, INT64_MAX, &small);
  *value = (uint64_t)small;
  return answer != GH_NO_FORM;
}

static void add_summand (void *context, const gh_summand *summand)
{
  gh_winning_add (context, summand);
}

static void find (void *argument)
{
  const finding *const f = argument;
  gh_claim_summands (f->call->trial, f->call->claim, f->call->values, add_summand, f->search);
  gh_winning_visit (f->search, f->visit, f->context);
}

bool gh_find_winning (gh_winning_call *call, gh_winning *found, visit_move visit, void *context)
{
  gh_store *const store = call->trial->store;
  finding f = {call, gh_winning_new (store, ask_grundy, call->trial, found), visit, context};
  char words[100];
  gh_status const status = f.search ? gh_try (store, find, &f) : GH_NO_MEMORY;
  gh_winning_free (f.search);
  call->partizan = found->partizan;
  call->no_memory = status == GH_NO_MEMORY;
  snprintf (call->error, sizeof call->error, "%s", found->error);
  if (status == GH_ABANDONED && !call->error[0])
    snprintf (call->error, sizeof call->error,
              call->trial->end == GH_CASE_UNMET ? "undefined: %s" : "%s", call->trial->required);
  else if (status && status != GH_ABANDONED)
    snprintf (call->error, sizeof call->error, "too large: %s",
              gh_status_text (store, status, words, sizeof words));
  return status == GH_OK;
}

/* ---- misere play ----------------------------------------------------------------------------- */

typedef struct listing {
  gh_winning_call *call;
  gh_summand *summands;
  size_t count;
} listing;

static void list_summand (void *context, const gh_summand *summand)
{
  listing *const l = context;
  if (l->count == GH_MOST_SUMMANDS) {
    snprintf (l->call->error, sizeof l->call->error, "a sum of too many games, expected at most %d",
              GH_MOST_SUMMANDS);
    gh_fail (l->call->trial->store, GH_ABANDONED);
  }
  l->summands[l->count++] = *summand;
}

static void list_summands (void *argument)
{
  listing *const l = argument;
  gh_claim_summands (l->call->trial, l->call->claim, l->call->values, list_summand, l);
}

/* False: call->error says why. */
static bool list_all (listing *l)
{
  gh_winning_call *const call = l->call;
  const gh_trial *const trial = call->trial;
  char words[100];
  gh_status const status = l->summands ? gh_try (trial->store, list_summands, l) : GH_NO_MEMORY;
  call->no_memory = status == GH_NO_MEMORY;
  if (status == GH_ABANDONED)
    snprintf (words, sizeof words, trial->end == GH_CASE_UNMET ? "undefined: %.80s" : "%.90s",
              trial->required);
  if (status && !call->error[0])
    snprintf (call->error, sizeof call->error, "%s",
              status == GH_ABANDONED ? words
                                     : gh_status_text (trial->store, status, words, sizeof words));
  return status == GH_OK;
}

bool gh_find_misere (gh_winning_call *call, gh_misere_sum *sum, visit_move visit, void *context)
{
  listing l = {.call = call, .summands = calloc (GH_MOST_SUMMANDS, sizeof *l.summands)};
  call->partizan = false;
  call->error[0] = 0;
  bool good = list_all (&l);
  if (good) {
    good = gh_misere_solve (call->trial->store, l.summands, l.count, sum, visit, context);
    call->partizan = sum->partizan;
    call->no_memory = sum->no_memory;
    snprintf (call->error, sizeof call->error, "%s", sum->error);
  }
  free (l.summands);
  return good;
}

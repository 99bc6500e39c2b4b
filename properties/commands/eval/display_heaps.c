/* Sums in which heaps stand: shown by their Grundy values, as their forms are mostly too large. */
#include "commands/eval/display.h"
#include "form/halt.h"

#include <inttypes.h>
#include <stdio.h>

#define MOST_OBJECTS 25 /* in heaps that are made into a form */

static void keep (void *context, const char *from, const char *to)
{
  gh_heaps_display *const d = context;
  if (d->count < GH_MOVES_SHOWN)
    snprintf (d->moves[d->count], sizeof d->moves[0], "%s to %s", from, to);
  d->count++;
}

bool gh_find_heaps (gh_winning_call *call, gh_heaps_display *display)
{
  display->count = 0;
  return gh_find_winning (call, &display->found, keep, display);
}

static void print_value (gh_facts *facts, uint64_t value)
{
  unsigned const how = GH_FOR_ALL | GH_FACT_MATH;
  if (value < 2)
    gh_facts_add (facts, how, "value", "%s", value ? "*" : "0");
  else
    gh_facts_add (facts, how, "value", "*%" PRIu64, value);
  gh_display_outcome (facts, value ? GH_N : GH_P);
  gh_facts_add (facts, GH_FOR_ALL, "Grundy value", "%" PRIu64, value);
}

/* Some of them, with how many there are, for programs too. */
static void print_moves (gh_facts *facts, const gh_heaps_display *d)
{
  if (d->count)
    gh_facts_add (facts, GH_FOR_PEOPLE, "winning moves", "%zu of %zu", d->found.winning,
                  d->found.moves);
  gh_facts_add (facts, GH_FOR_PROGRAMS, "winning moves", "%zu", d->found.winning);
  gh_facts_add (facts, GH_FOR_PROGRAMS, "options", "%zu", d->found.moves);
  for (size_t i = 0; i < d->count && i < GH_MOVES_SHOWN; i++) {
    gh_facts_add (facts, GH_FOR_PEOPLE, "", "%s", d->moves[i]);
    gh_facts_add (facts, GH_FOR_PROGRAMS | GH_FACT_ITEM, "first winning moves", "%s", d->moves[i]);
  }
  if (d->count > GH_MOVES_SHOWN)
    gh_facts_add (facts, GH_FOR_PEOPLE, "", "...; `gifthorse moves` shows all");
}

/* For want of room or time only this part is missing. */
static gh_status print_misere (gh_facts *facts, gh_winning_call *call)
{
  gh_misere_sum sum;
  if (!gh_find_misere (call, &sum, NULL, NULL)) {
    if (gh_halted ())
      return GH_HALTED;
    gh_display_missing (facts, "misere play", call->error);
    return call->no_memory ? GH_NO_MEMORY : GH_OK;
  }
  gh_display_misere_outcome (facts, sum.p);
  gh_facts_add (facts, GH_FOR_ALL, "misere form", "%s", sum.form);
  gh_display_genus (facts, sum.genus, sum.sort);
  return GH_OK;
}

typedef struct form_call {
  const gh_winning_call *call;
  gh_form form;
} form_call;

static void make_form (void *argument)
{
  form_call *const f = argument;
  f->form = gh_claim_value (f->call->trial, f->call->claim, f->call->values).form;
}

gh_status gh_display_heaps (gh_facts *facts, gh_winning_call *call, const gh_heaps_display *display)
{
  gh_store *const store = call->trial->store;
  form_call f = {.call = call};
  print_value (facts, display->found.value);
  print_moves (facts, display);
  gh_store_allow (store);
  gh_status status =
      display->found.objects <= MOST_OBJECTS ? gh_try (store, make_form, &f) : GH_OVER_LENGTH;
  if (status == GH_OK)
    status = gh_display_size (facts, store, f.form);
  if (status == GH_HALTED)
    return status;
  gh_store_allow (store);
  gh_status const of_misere = print_misere (facts, call);
  return of_misere || status != GH_NO_MEMORY ? of_misere : status;
}

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

static void print_value (uint64_t value)
{
  if (value < 2)
    printf ("%-13s %s\n", "value", value ? "*" : "0");
  else
    printf ("%-13s *%" PRIu64 "\n", "value", value);
  printf ("%-13s %s\n", "outcome",
          value ? "N: the first player wins; || 0" : "P: the second player wins; = 0");
  printf ("%-13s %" PRIu64 "\n", "Grundy value", value);
}

static void print_moves (const gh_heaps_display *d)
{
  if (d->count)
    printf ("%-13s %zu of %zu\n", "winning moves", d->found.winning, d->found.moves);
  for (size_t i = 0; i < d->count && i < GH_MOVES_SHOWN; i++)
    printf ("%-13s %s\n", "", d->moves[i]);
  if (d->count > GH_MOVES_SHOWN)
    printf ("%-13s ...; `gifthorse moves` shows all\n", "");
}

/* For want of room or time only this part is missing. */
static gh_status print_misere (gh_winning_call *call)
{
  gh_misere_sum sum;
  if (!gh_find_misere (call, &sum, NULL, NULL)) {
    if (gh_halted ())
      return GH_HALTED;
    printf ("%-13s not found: %s\n", "misere play", call->error);
    return call->no_memory ? GH_NO_MEMORY : GH_OK;
  }
  printf ("%-13s %s\n", "misere play",
          sum.p ? "P: the second player wins" : "N: the first player wins");
  printf ("%-13s %s\n", "misere form", sum.form);
  printf ("%-13s %s%s%s\n", "genus", sum.genus, *sum.sort ? ", " : "", sum.sort);
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

gh_status gh_display_heaps (gh_winning_call *call, const gh_heaps_display *display)
{
  gh_store *const store = call->trial->store;
  form_call f = {.call = call};
  print_value (display->found.value);
  print_moves (display);
  gh_store_allow (store);
  gh_status status =
      display->found.objects <= MOST_OBJECTS ? gh_try (store, make_form, &f) : GH_OVER_LENGTH;
  if (status == GH_OK)
    status = gh_display_size (store, f.form);
  if (status == GH_HALTED)
    return status;
  gh_store_allow (store);
  gh_status const of_misere = print_misere (call);
  return of_misere || status != GH_NO_MEMORY ? of_misere : status;
}

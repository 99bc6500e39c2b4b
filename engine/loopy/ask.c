#include "loopy/ask.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "loopy/memory.h"

#include <stdio.h>

typedef struct asking {
  const gh_loopy_way *way;
  gh_store *store;
  const gh_allocator *allocator;
  gh_request request;
  gh_graph games[GH_MOST_ARGUMENTS];
  gh_graph made;
  uint32_t *values;
  gh_value *answer;
} asking;

bool gh_asks_loopy (gh_request request)
{
  return gh_requests[request].takes == GH_LOOPY;
}

static gh_status find_outcome (asking *a)
{
  gh_ending endings[2] = {GH_DRAWN, GH_DRAWN};
  gh_status const status = a->way->outcome (&a->games[0], a->allocator, endings);
  a->answer->form = gh_integer (a->store, 3 * (int64_t)endings[0] + (int64_t)endings[1]);
  return status;
}

static gh_order reversed (gh_order order)
{
  return order == GH_LESS ? GH_GREATER : order == GH_GREATER ? GH_LESS : order;
}

/* One of both that equals dud decides; two stoppers do not, and never equal it. */
static gh_status compare (asking *a)
{
  bool stoppers = true, found = false;
  gh_order order = GH_FUZZY, with_dud = GH_FUZZY;
  gh_status status = GH_OK;
  a->answer->form = GH_NO_FORM;
  for (int i = 0; i < 2 && stoppers && !status; i++)
    status = a->way->is_stopper (&a->games[i], a->allocator, &stoppers);
  if (!status && stoppers) {
    status = a->way->compare (&a->games[0], &a->games[1], a->allocator, &order);
    found = true;
  }
  for (int i = 0; i < 2 && !found && !status; i++) {
    status = a->way->compare_with_dud (&a->games[i], a->allocator, &with_dud);
    if (status || with_dud != GH_EQUAL)
      continue;
    found = true;
    status = a->way->compare_with_dud (&a->games[1 - i], a->allocator, &order);
    order = i ? order : reversed (order);
  }
  if (!status && found)
    a->answer->form = gh_integer (a->store, (int64_t)order);
  return status;
}

static gh_status find_canonical (asking *a)
{
  bool is = false;
  gh_status status = a->way->is_stopper (&a->games[0], a->allocator, &is);
  a->answer->form = GH_NO_FORM;
  if (!status && is)
    status = a->way->canonical (&a->games[0], a->allocator, &a->made);
  if (!status && is)
    a->answer->form = gh_graph_code (a->store, &a->made);
  return status;
}

static gh_form value_of (const asking *a)
{
  if (a->values[0] != GH_NO_LOOPY_VALUE)
    return gh_integer (a->store, (int64_t)a->values[0]);
  gh_form_begin (a->store);
  gh_form_add (a->store, GH_RIGHT, gh_make (a->store, GH_ZERO, GH_ZERO));
  GH_EACH_MOVE (&a->games[0], GH_LEFT, x, 0)
  if (a->values[x] != GH_NO_LOOPY_VALUE)
    gh_form_add (a->store, GH_LEFT, gh_integer (a->store, (int64_t)a->values[x]));
  return gh_form_end (a->store);
}

static gh_status find_grundy (asking *a)
{
  a->answer->form = GH_NO_FORM;
  if (!gh_graph_is_impartial (&a->games[0]))
    return GH_OK;
  a->values = memory_resize (a->allocator, NULL, a->games[0].positions * sizeof *a->values);
  if (!a->values)
    return GH_NO_MEMORY;
  gh_status const status = a->way->grundy (&a->games[0], a->allocator, a->values);
  if (!status)
    a->answer->form = value_of (a);
  return status;
}

static void find (void *argument)
{
  asking *const a = argument;
  gh_status status = GH_OK;
  switch (a->request) {
  case GH_ASK_LOOPY_OUTCOME: status = find_outcome (a); break;
  case GH_ASK_LOOPY_COMPARE: status = compare (a); break;
  case GH_ASK_IS_STOPPER:
    status = a->way->is_stopper (&a->games[0], a->allocator, &a->answer->truth);
    break;
  case GH_ASK_LOOPY_CANONICAL: status = find_canonical (a); break;
  default: status = find_grundy (a); break;
  }
  if (status)
    gh_fail (a->store, status == GH_OVER_FORMS ? GH_ABANDONED : status);
}

gh_reply gh_ask_loopy (gh_engine *engine, const gh_loopy_way *way, gh_store *store,
                       gh_request request, const gh_value *arguments, gh_value *answer)
{
  asking a = {.way = way,
              .store = store,
              .allocator = gh_store_allocator (store),
              .request = request,
              .answer = answer};
  gh_status status = GH_OK;
  answer->type = gh_requests[request].answer;
  for (unsigned i = 0; i < gh_requests[request].count && !status; i++)
    status = gh_graph_of_code (store, arguments[i].form, &a.games[i]);
  if (!status)
    status = gh_try (store, find, &a);
  for (unsigned i = 0; i < GH_MOST_ARGUMENTS; i++)
    gh_graph_free (&a.games[i], a.allocator);
  gh_graph_free (&a.made, a.allocator);
  memory_release (a.allocator, a.values);
  if (status == GH_ABANDONED) {
    snprintf (engine->words, sizeof engine->words, "games of so many positions are not played");
    return GH_REFUSED;
  }
  if (status)
    gh_fail (store, status);
  return GH_ANSWERED;
}

#include "loopy/ask.h"
#include "form/numeral.h"
#include "form/shape.h"

#include <stdio.h>

typedef struct asking {
  const gh_loopy_way *way;
  gh_store *store;
  gh_request request;
  const gh_value *arguments;
  gh_graph games[GH_MOST_ARGUMENTS];
  gh_value *answer;
} asking;

bool gh_asks_loopy (gh_request request)
{
  return gh_requests[request].takes == GH_LOOPY;
}

static gh_form find_outcome (const asking *a)
{
  gh_ending endings[2];
  a->way->outcome (a->store, &a->games[0], endings);
  return gh_integer (a->store, 3 * (int64_t)endings[0] + (int64_t)endings[1]);
}

static gh_order reversed (gh_order order)
{
  return order == GH_LESS ? GH_GREATER : order == GH_GREATER ? GH_LESS : order;
}

/* One of both that equals dud decides; two stoppers do not, and never equal it. */
static gh_form compare (const asking *a)
{
  const gh_graph *const g = &a->games[0], *const h = &a->games[1];
  gh_order order;
  if (a->way->is_stopper (a->store, g) && a->way->is_stopper (a->store, h))
    order = a->way->compare (a->store, g, h);
  else if (a->way->compare_with_dud (a->store, g) == GH_EQUAL)
    order = reversed (a->way->compare_with_dud (a->store, h));
  else if (a->way->compare_with_dud (a->store, h) == GH_EQUAL)
    order = a->way->compare_with_dud (a->store, g);
  else
    return GH_NO_FORM;
  return gh_integer (a->store, (int64_t)order);
}

static gh_form find_canonical (const asking *a)
{
  if (!a->way->is_stopper (a->store, &a->games[0]))
    return GH_NO_FORM;
  gh_graph const made = a->way->canonical (a->store, &a->games[0]);
  return gh_graph_code (a->store, &made);
}

static gh_form find_grundy (const asking *a)
{
  const gh_graph *const g = &a->games[0];
  if (!gh_graph_is_impartial (g))
    return GH_NO_FORM;
  const uint32_t *const values = a->way->grundy (a->store, g);
  if (values[0] != GH_NO_LOOPY_VALUE)
    return gh_integer (a->store, (int64_t)values[0]);
  gh_form_begin (a->store);
  gh_form_add (a->store, GH_RIGHT, gh_make (a->store, GH_ZERO, GH_ZERO));
  GH_EACH_MOVE (g, GH_LEFT, x, 0)
  if (values[x] != GH_NO_LOOPY_VALUE)
    gh_form_add (a->store, GH_LEFT, gh_integer (a->store, (int64_t)values[x]));
  return gh_form_end (a->store);
}

static void find (void *argument)
{
  asking *const a = argument;
  a->answer->type = gh_requests[a->request].answer;
  for (unsigned i = 0; i < gh_requests[a->request].count; i++)
    a->games[i] = gh_graph_of_code (a->store, a->arguments[i].form);
  switch (a->request) {
  case GH_ASK_LOOPY_OUTCOME: a->answer->form = find_outcome (a); break;
  case GH_ASK_LOOPY_COMPARE: a->answer->form = compare (a); break;
  case GH_ASK_IS_STOPPER: a->answer->truth = a->way->is_stopper (a->store, &a->games[0]); break;
  case GH_ASK_LOOPY_CANONICAL: a->answer->form = find_canonical (a); break;
  default: a->answer->form = find_grundy (a); break;
  }
}

gh_reply gh_ask_loopy (gh_engine *engine, const gh_loopy_way *way, gh_store *store,
                       gh_request request, const gh_value *arguments, gh_value *answer)
{
  asking a = {
      .way = way, .store = store, .request = request, .arguments = arguments, .answer = answer};
  gh_status const status = gh_try (store, find, &a);
  if (status == GH_ABANDONED) {
    snprintf (engine->words, sizeof engine->words, "games of so many positions are not played");
    return GH_REFUSED;
  }
  if (status)
    gh_fail (store, status);
  return GH_ANSWERED;
}

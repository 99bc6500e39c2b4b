#include "optimized/misere/ask.h"
#include "form/genus.h"

#include <stdio.h>

typedef struct question {
  gh_misere *misere;
  gh_store *store;
  gh_request request;
  const gh_value *arguments;

  gh_reduced g; /* the argument, where its simplest form is asked for */
  gh_outcome outcome;
  bool truth;
  const uint32_t *terms;
  size_t term_count;
} question;

bool gh_misere_answers (gh_request request)
{
  return request == GH_ASK_MISERE_OUTCOME || request == GH_ASK_MISERE_CANONICAL ||
         request == GH_ASK_GENUS || request == GH_ASK_LIKE || request == GH_ASK_TAME ||
         request == GH_ASK_VALUE_GENUS || request == GH_ASK_VALUE_MATE ||
         request == GH_ASK_VALUE_TAME;
}

/* A genus is one of all games that are like. */
static bool asks_genus (gh_request request)
{
  return request == GH_ASK_GENUS || request == GH_ASK_VALUE_GENUS;
}

static gh_reduced argument (const question *q, size_t i)
{
  return gh_reduced_from_form (q->misere, q->store, q->arguments[i].form);
}

/* All that is done with the table. */
static void find (void *question_asked)
{
  question *const q = question_asked;
  gh_form const form = q->arguments[0].form;
  if (q->request == GH_ASK_MISERE_OUTCOME)
    q->outcome = gh_misere_outcome (q->misere, q->store, form);
  else if (q->request == GH_ASK_TAME)
    q->truth = gh_misere_is_tame (q->misere, q->store, form);
  else
    q->g = argument (q, 0);
  if (q->request == GH_ASK_LIKE)
    q->truth = q->g != GH_NO_REDUCED && argument (q, 1) == q->g;
  if (q->request == GH_ASK_VALUE_TAME)
    q->truth = q->g != GH_NO_REDUCED && gh_reduced_is_tame (q->misere, q->g);
  if (q->request == GH_ASK_VALUE_MATE && q->g != GH_NO_REDUCED)
    q->g = gh_reduced_mate (q->misere, q->g);
  if (asks_genus (q->request) && q->g != GH_NO_REDUCED)
    q->term_count = gh_reduced_genus (q->misere, q->g, &q->terms);
  gh_reduced_prepare (q->misere);
}

static gh_form genus_of (const question *q)
{
  return gh_genus_of_terms (q->store, gh_reduced_grundy (q->misere, q->g), q->terms, q->term_count);
}

gh_reply gh_misere_ask (gh_misere *misere, gh_store *store, gh_request request,
                        const gh_value *arguments, gh_value *answer, char *words, size_t size)
{
  question q = {.misere = misere, .store = store, .request = request, .arguments = arguments};
  char buffer[100];
  gh_status const status = gh_misere_try (misere, find, &q);
  if (status != GH_OK) {
    snprintf (words, size, "%s", gh_misere_status_text (misere, status, buffer, sizeof buffer));
    return GH_REFUSED;
  }
  answer->type = gh_requests[request].answer;
  if (answer->type == GH_OUTCOME)
    answer->outcome = q.outcome;
  else if (answer->type == GH_TRUTH)
    answer->truth = q.truth;
  else if (q.g == GH_NO_REDUCED)
    answer->form = GH_NO_FORM;
  else
    answer->form = asks_genus (request) ? genus_of (&q) : gh_reduced_to_form (misere, q.g, store);
  return GH_ANSWERED;
}

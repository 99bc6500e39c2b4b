#include "harness/telling/around.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"

#include <stdlib.h>

#define MOST_GAMES 4  /* of one question */
#define MOST_COPIES 4 /* in a sum that is added up */

typedef struct games {
  gh_form form[MOST_GAMES];
  size_t count;
} games;

/* About 0 there is nothing to ask that tells one bug from another. */
static void add_game (games *g, gh_form form)
{
  size_t i = 0;
  while (i < g->count && g->form[i] != form)
    i++;
  if (i == g->count && g->count < MOST_GAMES && form != GH_ZERO)
    g->form[g->count++] = form;
}

/* The sum of few components; 0 where there are more. */
static gh_form total_of (gh_store *store, const gh_components *sum)
{
  gh_form total = GH_ZERO;
  int64_t copies = 0, times;
  for (size_t k = 0; k < sum->count; k++) {
    gh_form const game = sum->terms[k].game;
    if (!gh_small_integer (store, sum->terms[k].times, -MOST_COPIES, MOST_COPIES, &times) ||
        (copies += llabs (times)) > MOST_COPIES)
      return GH_ZERO;
    for (int64_t i = 0; i < llabs (times); i++)
      total = gh_sum (store, total, times < 0 ? gh_negative (store, game) : game);
  }
  return total;
}

static void add_sums (games *g, gh_store *store, const gh_question *q, unsigned count)
{
  for (unsigned i = 0; i < count; i++)
    add_game (g, total_of (store, &q->sums[i]));
  for (unsigned i = 0; i < count; i++)
    for (size_t k = 0; k < q->sums[i].count; k++)
      add_game (g, q->sums[i].terms[k].game);
}

static void add_games (games *g, gh_store *store, const gh_question *q, unsigned count)
{
  gh_form const first = q->arguments[0].form;
  for (unsigned i = 0; i < count; i++)
    add_game (g, q->arguments[i].form);
  if (q->request == GH_ASK_ADD)
    add_game (g, gh_sum (store, first, q->arguments[1].form));
  if (q->request == GH_ASK_COMPARE || q->request == GH_ASK_SUBTRACT)
    add_game (g, gh_difference (store, first, q->arguments[1].form));
}

static bool may_ask (gh_store *store, gh_request r, gh_form game)
{
  switch (r) {
  case GH_ASK_MULTIPLY:
  case GH_ASK_LIKE:
  case GH_ASK_PROVE: return false;
  case GH_ASK_TEMPERATURE: return gh_number_of (store, game) == GH_NO_FORM;
  case GH_ASK_INVERT: return gh_number_of (store, game) != GH_NO_FORM;
  default: return *gh_requests[r].arguments != 'I' || gh_is_impartial (store, game);
  }
}

/* Primes are not asked about: each takes long. */
static bool is_asked_around (gh_request r)
{
  const gh_request_info *const info = &gh_requests[r];
  return !info->takes_code &&
         (info->takes == GH_GAME ||
          (info->takes == GH_INTEGER && r != GH_ASK_NIM_ALPHA && r != GH_ASK_EXCESS));
}

static bool is_alike (gh_request r, gh_request other)
{
  return is_asked_around (r) && gh_requests[r].takes == gh_requests[other].takes &&
         gh_requests[r].of == gh_requests[other].of;
}

/* About a game beside 0, or an integer twice. */
static gh_question about (gh_request r, gh_form form)
{
  bool const twice = gh_requests[r].takes == GH_INTEGER;
  return (gh_question){.request = r,
                       .arguments = {gh_argument (r, form), gh_argument (r, twice ? form : GH_ZERO),
                                     gh_argument (r, GH_ZERO)}};
}

/* About one sum of a question, by its components: what is wrong about these alone is not seen in
   the form. */
static size_t ask_sum (const gh_engine *engine, gh_store *store, gh_request like,
                       const gh_components *sum, gh_question *around, size_t room)
{
  gh_form const total = total_of (store, sum);
  size_t count = 0;
  for (gh_request r = 0; r < GH_REQUESTS && count < room && sum->count; r++)
    if (gh_requests[r].takes_sums && is_alike (r, like) && gh_engine_can (engine, r) &&
        (r != GH_ASK_TEMPERATURE || (total != GH_ZERO && may_ask (store, r, total))))
      around[count++] = (gh_question){.request = r, .of_sums = true, .sums = {*sum}};
  return count;
}

size_t gh_around (const gh_engine *engine, gh_store *store, const gh_question *question,
                  gh_question *around)
{
  const gh_request_info *const info = &gh_requests[question->request];
  games g = {.count = 0};
  size_t count = 0;
  if (!is_asked_around (question->request))
    return 0;
  for (unsigned i = 0; question->of_sums && i < info->count; i++)
    count += ask_sum (engine, store, question->request, &question->sums[i], around + count,
                      GH_MOST_SMALLER - count);
  (question->of_sums ? add_sums : add_games) (&g, store, question, info->count);
  for (size_t i = 0; i < g.count; i++)
    for (gh_request r = 0; r < GH_REQUESTS && count < GH_MOST_SMALLER; r++)
      if (is_alike (r, question->request) && gh_engine_can (engine, r) &&
          may_ask (store, r, g.form[i]))
        around[count++] = about (r, g.form[i]);
  return count;
}

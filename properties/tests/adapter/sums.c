/* Sums in requests: each is a question of its own, and is read back as it was meant. */
#include "adapter/adapter.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "optimized/optimized.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

#define SUMS 60

typedef struct question {
  gh_engine *engine;
  gh_store *store;
  gh_request request;
  const gh_components *sums;
  gh_reply reply;
  gh_value answer;
} question;

static void ask_it (void *argument)
{
  question *const q = argument;
  q->reply = q->engine->ask_sums (q->engine, q->store, q->request, q->sums, &q->answer);
}

static gh_reply ask_sum (question *q)
{
  return gh_try (q->store, ask_it, q) == GH_OK ? q->reply : GH_FINDING;
}

/* Components of all kinds; {7|{6|...}} has a tree that goes by a name. */
static gh_components draw_sum (gh_store *store, gh_term *terms)
{
  static const char *const games[] = {
      "1/2",     "^",  "*2",        "{2|-1}",
      "tiny(2)", "-3", "{1||0|-4}", "{7|{6|{5|{4|{3|{2|{1|{0|{-1|{-2|-3}}}}}}}}}}"};
  size_t const count = draw (5);
  for (size_t i = 0; i < count; i++)
    terms[i] = (gh_term){gh_integer (store, (int64_t)draw (6) - 2),
                         game (store, games[draw (sizeof games / sizeof *games)])};
  return (gh_components){terms, count};
}

static bool same_value (gh_request request, const gh_value *a, const gh_value *b)
{
  return request == GH_ASK_COMPARE ? a->order == b->order : a->form == b->form;
}

/* In three rounds: asked, remembered, and of a store that was filled anew. */
static void test_served (void)
{
  static const gh_request requests[] = {GH_ASK_COMPARE, GH_ASK_LEFT_STOP, GH_ASK_NUMBER};
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = gh_adapter_open (served_command, NULL, error, sizeof error);
  gh_engine *const own = gh_optimized_open ();
  size_t right = 0, refused = 0, pending[3] = {0};
  if (!TAP_OK (e && own && gh_engine_can (e, GH_WITH_SUMS), "%s knows sums", served_command))
    return;
  for (int round = 0; round < 3; round++) {
    if (round == 2)
      gh_store_empty (store);
    draw_from (5);
    for (size_t i = 0; i < SUMS; i++) {
      gh_term terms[2][5];
      gh_components const sums[] = {draw_sum (store, terms[0]), draw_sum (store, terms[1])};
      for (size_t r = 0; r < 3; r++) {
        question served = {e, store, requests[r], .sums = sums}, known = served;
        known.engine = own;
        if (ask_sum (&served) == GH_PENDING) {
          pending[round]++;
          e->settle (e);
          ask_sum (&served);
        }
        refused += served.reply == GH_REFUSED; /* the definitions do not reach so far */
        right += served.reply == GH_ANSWERED && ask_sum (&known) == GH_ANSWERED &&
                 same_value (requests[r], &served.answer, &known.answer);
      }
    }
  }
  TAP_OK (right + refused == 3 * 3 * SUMS && refused < right / 4 && pending[0] > SUMS,
          "%zu of %d answers are right, %zu refused, %zu were pending", right, 3 * 3 * SUMS,
          refused, pending[0]);
  TAP_OK (!pending[1] && pending[2] < pending[0], "%zu and %zu were pending again", pending[1],
          pending[2]);
  own->close (own);
  gh_store_empty (store);
  close_engine (e, "served");
  gh_store_free (store);
}

/* The same handles as forms and as sums are different questions. */
static void test_apart (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = gh_adapter_open (served_command, NULL, error, sizeof error);
  gh_term const one = {gh_integer (store, 1), gh_integer (store, 1)};
  gh_components const sums[] = {{&one, 1}, {0}};
  question q = {e, store, GH_ASK_BIRTHDAY, .sums = sums};
  asked form = {.engine = e, .store = store, .request = GH_ASK_BIRTHDAY, .g = "*3"};
  ask_sum (&q);
  e->settle (e);
  TAP_OK (ask_sum (&q) == GH_ANSWERED && q.answer.form == gh_integer (store, 1) &&
              ask_now (&form) == GH_ANSWERED && form.answer.form == gh_integer (store, 3),
          "a sum and a form with the same number are told apart");
  gh_store_empty (store);
  close_engine (e, "apart");
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_served ();
  test_apart ();
  return tap_done ();
}

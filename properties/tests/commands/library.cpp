/* A program of others in C++, with the headers that are installed: the options of ^ and who wins.
 */
#include <adapter/serve.h>
#include <engines.h>
#include <form/genus.h>
#include <form/measure.h>
#include <form/notation.h>
#include <form/numeral.h>
#include <form/shape.h>
#include <heap/code.h>
#include <reference/misere/misere.h>
#include <reference/reference.h>

#include <iostream>
#include <memory>
#include <string>

struct question {
  gh_store *store;
  gh_engine *engine;
  std::string said; // made before, so that nothing is lost when the body is left
};

static void ask (void *argument)
{
  question *const q = static_cast<question *> (argument);
  gh_error error;
  gh_value of[GH_MOST_ARGUMENTS], outcome;
  of[0].type = GH_GAME;
  of[0].form = gh_read (q->store, "^", 1, nullptr, &error);
  if (q->engine->ask (q->engine, q->store, GH_ASK_OUTCOME, of, &outcome) != GH_ANSWERED)
    gh_fail (q->store, GH_ABANDONED);
  GH_EACH (q->store, GH_LEFT, x, of[0].form)
    q->said += gh_print (q->store, x, GH_STYLE_FULL);
  q->said += "|";
  GH_EACH (q->store, GH_RIGHT, x, of[0].form)
    q->said += gh_print (q->store, x, GH_STYLE_FULL);
  q->said += outcome.outcome == GH_L ? ", Left wins" : ", Left does not win";
}

int main ()
{
  char error[200];
  gh_limits const limits = GH_DEFAULT_LIMITS;
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  std::unique_ptr<gh_store, void (*) (gh_store *)> const store (gh_store_new (&limits, nullptr),
                                                                gh_store_free);
  gh_engine *const engine = gh_engine_open ("optimized", &options, error, sizeof error);
  if (!store || !engine)
    return 2;
  question q = {store.get (), engine, std::string ()};
  gh_status const status = gh_try (store.get (), ask, &q);
  std::cout << q.said << ", by " << engine->name << "\n";
  engine->close (engine);
  return status != GH_OK;
}

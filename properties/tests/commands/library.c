/* A program of others, with the headers that are installed: what ^ + * is worth, and how old it is.
 */
#include <engines.h>
#include <form/measure.h>
#include <form/notation.h>
#include <reference/reference.h>

#include <stdio.h>

typedef struct question {
  gh_store *store;
  gh_engine *engine;
} question;

static void ask (void *argument)
{
  const question *const q = argument;
  gh_error error;
  gh_value arguments[GH_MOST_ARGUMENTS] = {{.type = GH_GAME}, {.type = GH_GAME}}, sum, birthday;
  arguments[0].form = gh_read (q->store, "{0|*}", 5, NULL, &error);
  arguments[1].form = gh_read (q->store, "*", 1, NULL, &error);
  q->engine->ask (q->engine, q->store, GH_ASK_ADD, arguments, &sum);
  q->engine->ask (q->engine, q->store, GH_ASK_BIRTHDAY, &sum, &birthday);
  printf ("%s born", gh_print (q->store, gh_canonical (q->store, sum.form), GH_STYLE_FULL));
  printf (" on day %s,", gh_print (q->store, birthday.form, GH_STYLE_FULL));
  printf (" by %s\n", q->engine->name);
}

int main (void)
{
  char error[200];
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  question q = {gh_store_new (NULL, NULL),
                gh_engine_open ("reference", &options, error, sizeof error)};
  if (!q.store || !q.engine)
    return 2;
  gh_status const status = gh_try (q.store, ask, &q);
  q.engine->close (q.engine);
  gh_store_free (q.store);
  return status != GH_OK;
}

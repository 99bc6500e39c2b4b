/* An engine that answers everything: two that are built in, the second for what the first lacks. */
#include "engines.h"
#include "optimized/optimized.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct complete {
  gh_engine engine;
  gh_engine *first, *second; /* `second` NULL: nothing was asked of it yet */
  gh_engine *(*open_second) (void);
  bool refused_too; /* what the first refuses is asked of the second, too */
} complete;

/* Ask one of both: with values, or with sums in their place. */
static gh_reply put (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, const gh_components *sums, gh_value *answer)
{
  return sums ? engine->ask_sums (engine, store, request, sums, answer)
              : engine->ask (engine, store, request, arguments, answer);
}

static gh_reply ask_second (complete *c, gh_store *store, gh_request request,
                            const gh_value *arguments, const gh_components *sums, gh_value *answer)
{
  if (!c->second)
    c->second = c->open_second ();
  if (!c->second) {
    snprintf (c->engine.words, sizeof c->engine.words, "out of memory");
    return GH_REFUSED;
  }
  gh_reply const reply = put (c->second, store, request, arguments, sums, answer);
  snprintf (c->engine.words, sizeof c->engine.words, "%s", c->second->words);
  return reply;
}

static gh_reply ask_both (complete *c, gh_store *store, gh_request request,
                          const gh_value *arguments, const gh_components *sums, gh_value *answer)
{
  if (!gh_engine_can (c->first, request))
    return ask_second (c, store, request, arguments, sums, answer);
  gh_reply const reply = put (c->first, store, request, arguments, sums, answer);
  if (reply == GH_ANSWERED)
    return reply;
  snprintf (c->engine.words, sizeof c->engine.words, "%s", c->first->words);
  return c->refused_too ? ask_second (c, store, request, arguments, sums, answer) : reply;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  return ask_both ((complete *)engine, store, request, arguments, NULL, answer);
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *arguments, gh_value *answer)
{
  return ask_both ((complete *)engine, store, request, NULL, arguments, answer);
}

static void close_engine (gh_engine *engine)
{
  complete *const c = (complete *)engine;
  c->first->close (c->first);
  if (c->second)
    c->second->close (c->second);
  free (c);
}

gh_engine *gh_complete_open (gh_complete_first first)
{
  bool const fast = first == GH_FAST_FIRST;
  complete *const made = calloc (1, sizeof *made);
  if (!made)
    return NULL;
  made->first = fast ? gh_optimized_open () : gh_reference_open ();
  if (!made->first) {
    free (made);
    return NULL;
  }
  made->open_second = fast ? gh_reference_open : gh_optimized_open;
  made->refused_too = !fast;
  made->engine = (gh_engine){.name = made->first->name,
                             .abilities = (GH_ALL_REQUESTS & ~GH_BIT (GH_ASK_PROVE)) |
                                          GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES),
                             .builtin = made->first->builtin,
                             .window = 1,
                             .ask = ask,
                             .ask_sums = ask_sums,
                             .close = close_engine};
  return &made->engine;
}

#include "canary/canary.h"
#include "optimized/optimized.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const gh_canary gh_canaries[] = {
#define CANARY(function, name, bug, place) {name, bug, place, spoil_##function},
#include "canary/canaries.def"
#undef CANARY
    {.name = NULL},
};

typedef struct canary {
  gh_engine base;
  gh_engine *good, *fast; /* the second one is asked when the first refuses */
  const gh_canary *kind;
} canary;

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  const canary *const c = (const canary *)engine;
  gh_reply reply = GH_REFUSED;
  if (gh_engine_can (c->good, request))
    reply = c->good->ask (c->good, store, request, arguments, answer);
  if (reply == GH_REFUSED)
    reply = c->fast->ask (c->fast, store, request, arguments, answer);
  if (reply == GH_ANSWERED)
    c->kind->spoil (store, request, arguments, answer);
  else
    strcpy (engine->words, c->fast->words);
  return reply;
}

static void close_engine (gh_engine *engine)
{
  const canary *const c = (const canary *)engine;
  c->good->close (c->good);
  c->fast->close (c->fast);
  free (engine);
}

static gh_engine *open_kind (const gh_canary *kind)
{
  canary *const c = calloc (1, sizeof *c);
  gh_engine *const good = gh_reference_open (), *const fast = gh_optimized_open ();
  if (!c || !good || !fast) {
    free (c);
    if (good)
      good->close (good);
    if (fast)
      fast->close (fast);
    return NULL;
  }
  *c = (canary){.base = *good, .good = good, .fast = fast, .kind = kind};
  c->base.name = kind->name;
  c->base.abilities |= fast->abilities;
  c->base.builtin = false;
  c->base.ask = ask;
  c->base.close = close_engine;
  return &c->base;
}

gh_engine *gh_canary_open (const char *name, char *error, size_t size)
{
  for (const gh_canary *kind = gh_canaries; kind->name; kind++)
    if (!strcmp (kind->name, name)) {
      gh_engine *const engine = open_kind (kind);
      if (!engine)
        snprintf (error, size, "out of memory");
      return engine;
    }
  size_t used = (size_t)snprintf (error, size, "no canary '%.40s'; expected one of", name);
  for (const gh_canary *kind = gh_canaries; kind->name && used < size; kind++)
    used += (size_t)snprintf (error + used, size - used, " %s", kind->name);
  return NULL;
}

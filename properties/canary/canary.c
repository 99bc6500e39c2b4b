#include "canary/canary.h"
#include "form/numeral.h"
#include "optimized/optimized.h"
#include "proof/certified.h"
#include "reference/reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const gh_canary gh_canaries[] = {
#define CANARY(function, name, bug, place) {name, bug, place, .spoil = spoil_##function},
#define CANARY_HEARING(function, name, bug, place)                                                 \
  {name, bug, place, .mishear = mishear_##function},
#define CANARY_PROVING(function, name, bug, place)                                                 \
  {name, bug, place, .spoil = spoil_##function, .proves = true},
#define CANARY_AGAIN(function, name, bug, place)                                                   \
  {name, bug, place, .spoil = spoil_##function, .again = true},
#include "canary/canaries.def"
#undef CANARY_AGAIN
#undef CANARY_PROVING
#undef CANARY_HEARING
#undef CANARY
    {.name = NULL},
};

typedef struct canary {
  gh_engine base;
  gh_engine *good, *fast; /* the second one is asked when the first refuses, and about heaps */
  gh_engine *prover;      /* or NULL */
  const gh_canary *kind;
  struct {
    uint64_t epoch; /* of the store; handles mean something in it only */
    gh_request request;
    gh_form of[GH_MOST_ARGUMENTS];
  } last; /* what was asked */
} canary;

/* What is asked: of values, or of sums. */
typedef struct asked {
  gh_store *store;
  gh_request request;
  const gh_value *values;
  const gh_components *sums; /* or NULL */
} asked;

static gh_reply put (gh_engine *engine, const asked *a, gh_value *answer)
{
  return a->sums ? engine->ask_sums (engine, a->store, a->request, a->sums, answer)
                 : engine->ask (engine, a->store, a->request, a->values, answer);
}

static gh_reply ask_either (canary *c, const asked *a, gh_value *answer)
{
  gh_reply reply = GH_REFUSED;
  if (a->request == GH_ASK_PROVE)
    return put (c->prover, a, answer);
  if (gh_engine_can (c->good, a->request) && a->request != GH_ASK_OCTAL)
    reply = put (c->good, a, answer);
  if (reply == GH_REFUSED)
    reply = put (c->fast, a, answer);
  if (reply != GH_ANSWERED)
    strcpy (c->base.words, c->fast->words);
  return reply;
}

/* Whether this question was the last one, too; it is the last one now. */
static bool is_again (canary *c, gh_store *store, gh_request request, const gh_value *arguments)
{
  gh_form const of[GH_MOST_ARGUMENTS] = {
      arguments[0].form, gh_requests[request].count > 1 ? arguments[1].form : GH_ZERO};
  if (gh_requests[request].takes_code)
    return false;
  bool const again = c->last.epoch == gh_store_epoch (store) && c->last.request == request &&
                     !memcmp (c->last.of, of, sizeof of);
  c->last.epoch = gh_store_epoch (store);
  c->last.request = request;
  memcpy (c->last.of, of, sizeof of);
  return again;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  canary *const c = (canary *)engine;
  gh_value heard[GH_MOST_ARGUMENTS];
  asked const a = {store, request, heard, NULL};
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    heard[i] = arguments[i];
    if (!c->kind->mishear || !gh_requests[request].takes_sums)
      continue;
    gh_heard sum = {.terms = {{gh_integer (store, 1), arguments[i].form}}, .count = 1};
    c->kind->mishear (store, &sum);
    heard[i].form = sum.terms[0].game;
  }
  gh_reply const reply = ask_either (c, &a, answer);
  bool const again = is_again (c, store, request, arguments);
  if (reply == GH_ANSWERED && c->kind->spoil && (again || !c->kind->again))
    c->kind->spoil (store, request, arguments, answer);
  return reply;
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *arguments, gh_value *answer)
{
  canary *const c = (canary *)engine;
  gh_heard heard[GH_MOST_ARGUMENTS];
  gh_components sums[GH_MOST_ARGUMENTS];
  asked const a = {store, request, NULL, sums};
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    heard[i].count = arguments[i].count;
    memcpy (heard[i].terms, arguments[i].terms, arguments[i].count * sizeof (gh_term));
    if (c->kind->mishear)
      c->kind->mishear (store, &heard[i]);
    sums[i] = (gh_components){heard[i].terms, heard[i].count};
  }
  return ask_either (c, &a, answer);
}

static void close_engine (gh_engine *engine)
{
  const canary *const c = (const canary *)engine;
  c->good->close (c->good);
  c->fast->close (c->fast);
  if (c->prover)
    c->prover->close (c->prover);
  free (engine);
}

static gh_engine *open_kind (const gh_canary *kind)
{
  canary *const c = calloc (1, sizeof *c);
  gh_engine *const good = gh_reference_open (), *const fast = gh_optimized_open ();
  gh_engine *const prover = kind->proves ? gh_certified_open () : NULL;
  if (!c || !good || !fast || (kind->proves && !prover)) {
    free (c);
    if (prover)
      prover->close (prover);
    if (good)
      good->close (good);
    if (fast)
      fast->close (fast);
    return NULL;
  }
  *c = (canary){.base = *good, .good = good, .fast = fast, .prover = prover, .kind = kind};
  c->base.name = kind->name;
  c->base.abilities |= fast->abilities | (prover ? GH_BIT (GH_ASK_PROVE) : 0);
  if (!kind->mishear) /* so that forms are all it is asked about */
    c->base.abilities &= ~(GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES));
  c->base.builtin = false;
  c->base.ask = ask;
  c->base.ask_sums = ask_sums;
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

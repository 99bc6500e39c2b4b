#include "canary/canary.h"
#include "coded/coded.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/spelling.h"
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
#define CANARY_OWN(function, name, bug, place)                                                     \
  {name, bug, place, .spoil = spoil_##function, .own = true},
#define CANARY_DYING(function, name, bug, place)                                                   \
  {name, bug, place, .dies = dies_##function, .proves = true},
#include "canary/canaries.def"
#undef CANARY_DYING
#undef CANARY_OWN
#undef CANARY_AGAIN
#undef CANARY_PROVING
#undef CANARY_HEARING
#undef CANARY
    {.name = NULL},
};

#define MOST_NAME 200 /* bytes of the names together */

typedef struct canary {
  gh_engine base;
  gh_engine *good, *fast; /* the second one is asked when the first refuses, and about heaps */
  gh_engine *prover;      /* or NULL */
  const gh_canary *kinds[GH_MOST_CANARIES];
  size_t count; /* of them */
  char name[MOST_NAME];
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
  gh_form of[GH_MOST_ARGUMENTS] = {GH_ZERO};
  if (gh_requests[request].takes_code)
    return false;
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    of[i] = arguments[i].form;
  bool const again = c->last.epoch == gh_store_epoch (store) && c->last.request == request &&
                     !memcmp (c->last.of, of, sizeof of);
  c->last.epoch = gh_store_epoch (store);
  c->last.request = request;
  memcpy (c->last.of, of, sizeof of);
  return again;
}

/* Whether one of them takes its question for another. */
static bool hears (const canary *c)
{
  bool found = false;
  for (size_t k = 0; k < c->count; k++)
    found |= c->kinds[k]->mishear != NULL;
  return found;
}

static void mishear (const canary *c, gh_store *store, gh_heard *sum)
{
  for (size_t k = 0; k < c->count; k++)
    if (c->kinds[k]->mishear)
      c->kinds[k]->mishear (store, sum);
}

static bool dies (const canary *c, gh_store *store, gh_request request, const gh_value *arguments)
{
  bool found = false;
  for (size_t k = 0; k < c->count && !found; k++)
    found = c->kinds[k]->dies && c->kinds[k]->dies (store, request, arguments);
  return found;
}

static gh_reply answer_values (canary *c, gh_store *store, gh_request request,
                               const gh_value *arguments, bool own, gh_value *answer)
{
  gh_value heard[GH_MOST_ARGUMENTS];
  asked const a = {store, request, heard, NULL};
  if (dies (c, store, request, arguments)) {
    strcpy (c->base.words, "crashed");
    return GH_FINDING;
  }
  for (unsigned i = 0; i < gh_requests[request].count; i++) {
    heard[i] = arguments[i];
    if (!hears (c) || !gh_requests[request].takes_sums)
      continue;
    gh_heard sum = {.terms = {{gh_integer (store, 1), arguments[i].form}}, .count = 1};
    mishear (c, store, &sum);
    heard[i].form = sum.terms[0].game;
  }
  gh_reply const reply = ask_either (c, &a, answer);
  bool const again = is_again (c, store, request, arguments);
  for (size_t k = 0; k < c->count && reply == GH_ANSWERED; k++)
    if (c->kinds[k]->spoil && (again || !c->kinds[k]->again) && (own || !c->kinds[k]->own))
      c->kinds[k]->spoil (store, request, arguments, answer);
  return reply;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  return answer_values ((canary *)engine, store, request, arguments, false, answer);
}

static gh_reply ask_own (gh_engine *engine, gh_store *store,
                         const gh_told *told __attribute__ ((unused)), gh_request request,
                         const gh_value *arguments, gh_value *answer)
{
  return answer_values ((canary *)engine, store, request, arguments, true, answer);
}

/* Its words are as they are sent to others. */
static const char *own_words (gh_engine *engine, gh_store *store, const gh_told *told,
                              gh_request request, size_t *length, bool *same)
{
  gh_value answer;
  gh_type const takes = gh_requests[request].takes;
  if (ask (engine, store, told->request, told->arguments, &answer) != GH_ANSWERED ||
      answer.form == GH_NO_FORM || takes == GH_LOOPY)
    return NULL;
  const char *const words = gh_is_coded (takes) ? gh_coded_print (store, takes, answer.form)
                                                : gh_print (store, answer.form, GH_STYLE_FULL);
  *length = strlen (words);
  *same = false;
  return words;
}

/* Whether one of them reads its own words otherwise than others. */
static bool reads_own (const canary *c)
{
  bool found = false;
  for (size_t k = 0; k < c->count; k++)
    found |= c->kinds[k]->own;
  return found;
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
    mishear (c, store, &heard[i]);
    sums[i] = (gh_components){heard[i].terms, heard[i].count};
  }
  return ask_either (c, &a, answer);
}

static bool proves (const canary *c)
{
  bool found = false;
  for (size_t k = 0; k < c->count; k++)
    found |= c->kinds[k]->proves;
  return found;
}

/* Give it the engines that answer rightly. False: no memory. */
static bool open_engines (canary *c)
{
  c->good = gh_reference_open ();
  c->fast = gh_optimized_open ();
  c->prover = proves (c) ? gh_certified_open () : NULL;
  return c->good && c->fast && (c->prover || !proves (c));
}

static void close_engines (const canary *c)
{
  gh_engine *const engines[] = {c->good, c->fast, c->prover};
  for (size_t i = 0; i < sizeof engines / sizeof *engines; i++)
    if (engines[i])
      engines[i]->close (engines[i]);
}

static void close_engine (gh_engine *engine)
{
  close_engines ((const canary *)engine);
  free (engine);
}

static void set_up (canary *c)
{
  c->base = *c->good;
  c->base.name = c->name;
  c->base.abilities |= c->fast->abilities | (c->prover ? GH_BIT (GH_ASK_PROVE) : 0);
  if (!hears (c)) /* so that forms are all it is asked about */
    c->base.abilities &= ~(GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES));
  c->base.builtin = false;
  c->base.ask = ask;
  c->base.ask_sums = ask_sums;
  if (reads_own (c)) {
    c->base.own_words = own_words;
    c->base.ask_own = ask_own;
  }
  c->base.close = close_engine;
}

/* The one with a name of this length; NULL: none has. */
static const gh_canary *find_kind (const char *name, size_t length)
{
  const gh_canary *kind = gh_canaries;
  while (kind->name && (strlen (kind->name) != length || memcmp (kind->name, name, length) != 0))
    kind++;
  return kind->name ? kind : NULL;
}

/* "fuzzy-equal+negate-root". NULL: all are known; else where one begins that is not, or is one too
   many. */
static const char *find_kinds (canary *c, const char *names)
{
  snprintf (c->name, sizeof c->name, "%s", names);
  for (const char *at = names;;) {
    size_t const length = strcspn (at, "+");
    const gh_canary *const kind = c->count < GH_MOST_CANARIES ? find_kind (at, length) : NULL;
    if (!kind)
      return at;
    c->kinds[c->count++] = kind;
    if (!at[length])
      return NULL;
    at += length + 1;
  }
}

/* The first one whose name begins nearly so: equal-kept for equl. */
static const char *near_beginning (const char *name, size_t length)
{
  char beginning[40];
  gh_spelling s;
  gh_spelling_begin (&s, name, length);
  for (const gh_canary *kind = gh_canaries; kind->name; kind++) {
    snprintf (beginning, sizeof beginning, "%.*s", (int)strcspn (kind->name, "-"), kind->name);
    gh_spelling_try (&s, beginning, kind->name);
  }
  return gh_spelling_nearest (&s);
}

static void tell_unknown (const char *names, char *error, size_t size)
{
  size_t const length = strcspn (names, "+");
  gh_spelling s;
  gh_spelling_begin (&s, names, length);
  for (const gh_canary *kind = gh_canaries; kind->name; kind++)
    gh_spelling_try (&s, kind->name, kind->name);
  const char *near = gh_spelling_nearest (&s);
  if (!near)
    near = near_beginning (names, length);
  if (find_kind (names, length))
    snprintf (error, size, "found '%.40s', expected at most %d canaries", names, GH_MOST_CANARIES);
  else
    snprintf (error, size, "no canary '%.*s'; %s%s%s`gifthorse list --canaries` names all",
              length < 40 ? (int)length : 40, names, near ? "did you mean " : "", near ? near : "",
              near ? "? " : "");
}

gh_engine *gh_canary_open (const char *names, char *error, size_t size)
{
  canary *const c = calloc (1, sizeof *c);
  const char *const wrong = c ? find_kinds (c, names) : NULL;
  if (c && !wrong && open_engines (c)) {
    set_up (c);
    return &c->base;
  }
  if (wrong)
    tell_unknown (wrong, error, size);
  else
    snprintf (error, size, "out of memory");
  if (c)
    close_engines (c);
  free (c);
  return NULL;
}

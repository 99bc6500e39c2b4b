/* The fast engine. */
#include "form/halt.h"
#include "form/numeral.h"
#include "optimized/canons.h"
#include "optimized/components.h"
#include "optimized/excesses/ask.h"
#include "optimized/heaps/heaps.h"
#include "optimized/loopy/loopy.h"
#include "optimized/misere/ask.h"
#include "optimized/nimbers/ask.h"
#include "optimized/optimized.h"
#include "optimized/positions.h"
#include "optimized/values.h"
#include "rulesets/code.h"
#include "transfinite/ask.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST_VALUES 2000000 /* beyond, a table is emptied before the next question */

typedef struct optimized {
  gh_engine engine;
  gh_canons *canons;
  gh_heap_values *heaps;
  gh_nimbers *nimbers; /* made for the first question about them */
  gh_kappas *kappas;   /* likewise about infinite ones */
  gh_excesses *excesses;
  gh_misere *misere;
  gh_misere *misere_heaps; /* of heaps by codes, made for the first of them */
  gh_quotient *quotient;   /* likewise */
} optimized;

typedef struct question {
  gh_canons *canons;
  gh_store *store;
  gh_request request;
  const gh_value *arguments;
  const gh_components *sums; /* in their place; or NULL */
  gh_canon canon;            /* the answer, when it is a game or a number */
  gh_canon about;            /* or what it is made of, when it is several values */
  gh_order order;
  bool truth;
  gh_solver *solver; /* of the position that is asked about */
  gh_position position;
} question;

static const gh_outcome outcomes[] = {
    [GH_EQUAL] = GH_P, [GH_GREATER] = GH_L, [GH_LESS] = GH_R, [GH_FUZZY] = GH_N};

static gh_canon argument (const question *q, size_t i)
{
  if (q->sums)
    return gh_canon_components (q->canons, q->store, &q->sums[i]);
  return gh_canon_from_form (q->canons, q->store, q->arguments[i].form);
}

static void answer_game (question *q, gh_canon g)
{
  gh_canon_prepare (q->canons, g);
  q->canon = g;
}

static void find_of_value (question *q, gh_canon g)
{
  gh_canon of[GH_MOST_ARGUMENTS] = {g};
  for (unsigned i = 1; i < gh_requests[q->request].count; i++)
    of[i] = argument (q, i);
  gh_canon_find (q->canons, q->request, of, &q->canon, &q->truth);
  q->about = g;
}

static void answer (void *question_asked)
{
  question *const q = question_asked;
  gh_canons *const canons = q->canons;
  if (q->request == GH_ASK_GRUNDY) {
    q->canon = gh_canon_grundy (canons, q->store, q->arguments[0].form);
    return;
  }
  if (q->request == GH_ASK_VALUE) {
    answer_game (q, gh_solver_value (q->solver, q->position));
    return;
  }
  if (q->sums && gh_canon_of_parts (canons, q->store, q->request, q->sums, &q->order, &q->canon))
    return;
  gh_canon const g = argument (q, 0);
  switch (q->request) {
  case GH_ASK_OUTCOME: q->order = gh_canon_compare (canons, g, GH_CANON_ZERO); return;
  case GH_ASK_COMPARE: q->order = gh_canon_compare (canons, g, argument (q, 1)); return;
  case GH_ASK_NEGATE: answer_game (q, gh_canon_negative (canons, g)); return;
  case GH_ASK_ADD: answer_game (q, gh_canon_sum (canons, g, argument (q, 1))); return;
  case GH_ASK_SUBTRACT: answer_game (q, gh_canon_difference (canons, g, argument (q, 1))); return;
  case GH_ASK_CANONICAL: answer_game (q, g); return;
  case GH_ASK_BIRTHDAY: q->canon = gh_canon_birthday (canons, g); return;
  case GH_ASK_NUMBER: q->canon = gh_canon_is_number (canons, g) ? g : GH_NO_CANON; return;
  case GH_ASK_LEFT_STOP: q->canon = gh_canon_stop (canons, g, GH_LEFT); return;
  case GH_ASK_RIGHT_STOP: q->canon = gh_canon_stop (canons, g, GH_RIGHT); return;
  case GH_ASK_MEAN: q->canon = gh_canon_mean (canons, g); return;
  case GH_ASK_TEMPERATURE: q->canon = gh_canon_temperature (canons, g); return;
  case GH_ASK_MULTIPLY: q->canon = gh_canon_product (canons, g, argument (q, 1)); return;
  case GH_ASK_INVERT: q->canon = gh_canon_inverse (canons, g); return;
  case GH_ASK_ATOMIC_WEIGHT:
    q->canon = gh_canon_atomic_weight (canons, g);
    if (q->canon != GH_NO_CANON)
      gh_canon_prepare (canons, q->canon);
    return;
  case GH_ASK_LEFT_WALL:
  case GH_ASK_RIGHT_WALL:
  case GH_ASK_THERMOGRAPH:
  case GH_ASK_COOL:
  case GH_ASK_FREEZE:
  case GH_ASK_HEAT:
  case GH_ASK_OVERHEAT:
  case GH_ASK_NORTON_MULTIPLY:
  case GH_ASK_ORDINAL_SUM:
  case GH_ASK_LEFT_INCENTIVES:
  case GH_ASK_RIGHT_INCENTIVES:
  case GH_ASK_REDUCED_CANONICAL:
  case GH_ASK_UPTIMAL:
  case GH_ASK_IS_INFINITESIMAL:
  case GH_ASK_IS_NUMBERISH:
  case GH_ASK_IS_DICOTIC:
  case GH_ASK_IS_NIMBER: find_of_value (q, g); return;
  case GH_ASK_GRUNDY:
  case GH_ASK_OCTAL:
  case GH_ASK_NIM_ADD:
  case GH_ASK_NIM_MULTIPLY:
  case GH_ASK_NIM_INVERT:
  case GH_ASK_NIM_SQRT:
  case GH_ASK_MISERE_OUTCOME:
  case GH_ASK_MISERE_CANONICAL:
  case GH_ASK_GENUS:
  case GH_ASK_MATE:
  case GH_ASK_LIKE:
  case GH_ASK_TAME:
  case GH_ASK_VALUE_GENUS:
  case GH_ASK_VALUE_MATE:
  case GH_ASK_VALUE_TAME:
  case GH_ASK_OCTAL_MISERE_OUTCOME:
  case GH_ASK_OCTAL_GENUS:
  case GH_ASK_MISERE_QUOTIENT_ORDER:
  case GH_ASK_MISERE_SAME:
  case GH_ASK_OPTIONS:
  case GH_ASK_VALUE:
  case GH_ASK_ORDINAL_ADD:
  case GH_ASK_ORDINAL_MULTIPLY:
  case GH_ASK_ORDINAL_COMPARE:
  case GH_ASK_ORDINAL_NIM_ADD:
  case GH_ASK_ORDINAL_NIM_MULTIPLY:
  case GH_ASK_ORDINAL_NIM_INVERT:
  case GH_ASK_ORDINAL_NIM_SQRT:
  case GH_ASK_NIM_ALPHA:
  case GH_ASK_EXCESS:
  case GH_ASK_SURREAL_ADD:
  case GH_ASK_SURREAL_MULTIPLY:
  case GH_ASK_SURREAL_INVERT:
  case GH_ASK_SURREAL_COMPARE:
  case GH_ASK_SURREAL_BIRTHDAY:
  case GH_ASK_LONG_COMPARE:
  case GH_ASK_LOOPY_OUTCOME:
  case GH_ASK_LOOPY_COMPARE:
  case GH_ASK_IS_STOPPER:
  case GH_ASK_LOOPY_CANONICAL:
  case GH_ASK_LOOPY_GRUNDY:
  case GH_ASK_PROVE:
  case GH_REQUESTS: break;
  }
  gh_broken ("ask", "request", "not among its abilities");
}

/* The size of a heap and its value fit into a word. */
static gh_reply ask_heap (optimized *o, gh_store *store, const gh_value *arguments, gh_value *value)
{
  int64_t size;
  uint64_t found = 0;
  gh_octal_status status = GH_OCTAL_OVER_HEAPS;
  if (gh_small_integer (store, arguments[1].form, 0, INT64_MAX, &size))
    status = gh_heap_value (o->heaps, arguments[0].code, (uint64_t)size, &found);
  if (gh_halted ())
    gh_fail (store, GH_HALTED);
  if (status != GH_OCTAL_OK) {
    snprintf (o->engine.words, sizeof o->engine.words, "%s", gh_heap_status_text (status));
    return GH_REFUSED;
  }
  *value = (gh_value){GH_INTEGER, {.form = gh_integer (store, (int64_t)found)}};
  return GH_ANSWERED;
}

static gh_reply ask_nimber (optimized *o, gh_store *store, gh_request request,
                            const gh_value *arguments, gh_value *value)
{
  char *const words = o->engine.words;
  size_t const size = sizeof o->engine.words;
  if (!o->nimbers)
    o->nimbers = gh_nimbers_new (gh_nim_best_path (), NULL);
  if (o->nimbers)
    return nimber_answer (o->nimbers, store, request, arguments, value, words, size);
  snprintf (words, size, "out of memory");
  return GH_REFUSED;
}

static gh_reply ask_excess (optimized *o, gh_store *store, gh_request request,
                            const gh_value *arguments, gh_value *value)
{
  char *const words = o->engine.words;
  size_t const size = sizeof o->engine.words;
  if (!o->excesses)
    o->excesses = gh_excesses_new (EXCESS_DEGREE, false, NULL);
  if (o->excesses)
    return excess_answer (o->excesses, store, request, arguments, value, words, size);
  snprintf (words, size, "out of memory");
  return GH_REFUSED;
}

static gh_reply ask_misere (optimized *o, gh_store *store, gh_request request,
                            const gh_value *arguments, gh_value *value)
{
  if (gh_misere_count (o->misere) > MOST_VALUES)
    gh_misere_empty (o->misere);
  return gh_misere_ask (o->misere, store, request, arguments, value, o->engine.words,
                        sizeof o->engine.words);
}

static gh_reply ask_misere_heap (optimized *o, gh_store *store, gh_request request,
                                 const gh_value *arguments, gh_value *value)
{
  bool const is_quotient = request >= GH_ASK_MISERE_QUOTIENT_ORDER;
  char *const words = o->engine.words;
  size_t const size = sizeof o->engine.words;
  if (!o->misere_heaps)
    o->misere_heaps = gh_misere_of_heaps ();
  if (is_quotient && !o->quotient)
    o->quotient = gh_quotient_new ();
  if (!o->misere_heaps || (is_quotient && !o->quotient)) {
    snprintf (words, size, "out of memory");
    return GH_REFUSED;
  }
  return is_quotient ? gh_misere_ask_quotient (o->misere_heaps, o->quotient, store, request,
                                               arguments, value, words, size)
                     : gh_misere_ask_heap (o->misere_heaps, o->heaps, store, request, arguments,
                                           value, words, size);
}

static gh_reply ask_canons (optimized *o, question *q, gh_value *value)
{
  gh_canons *const canons = o->canons;
  char words[100];
  if (gh_canons_count (canons) > MOST_VALUES)
    gh_canons_empty (canons);
  gh_status const status = gh_canons_try (canons, answer, q);
  if (status != GH_OK) {
    snprintf (o->engine.words, sizeof o->engine.words, "%s",
              gh_canons_status_text (canons, status, words, sizeof words));
    return GH_REFUSED;
  }
  value->type = gh_requests[q->request].answer;
  if (value->type == GH_OUTCOME)
    value->outcome = outcomes[q->order];
  else if (value->type == GH_ORDER)
    value->order = q->order;
  else if (value->type == GH_TRUTH)
    value->truth = q->truth;
  else if (value->type == GH_GAMES || value->type == GH_THERMOGRAPH)
    value->form = gh_canon_found_form (canons, q->store, value->type, q->about);
  else
    value->form =
        q->canon == GH_NO_CANON ? GH_NO_FORM : gh_canon_to_form (canons, q->canon, q->store);
  return GH_ANSWERED;
}

/* The solver is the question's own, as the table may be emptied before the next one. */
static gh_reply ask_position (optimized *o, question *q, gh_value *value)
{
  gh_form const code = q->arguments[0].form;
  const gh_ruleset *const ruleset = gh_position_of_code (q->store, code, &q->position);
  if (q->request == GH_ASK_OPTIONS) {
    *value = (gh_value){GH_OPTIONS, {.form = gh_options_code (q->store, code)}};
    return GH_ANSWERED;
  }
  if (!(q->solver = gh_solver_new (o->canons, ruleset))) {
    snprintf (o->engine.words, sizeof o->engine.words, "out of memory");
    return GH_REFUSED;
  }
  gh_reply const reply = ask_canons (o, q, value);
  gh_solver_free (q->solver);
  return reply;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *value)
{
  optimized *const o = (optimized *)engine;
  question q = {.canons = o->canons, .store = store, .request = request, .arguments = arguments};
  if (gh_requests[request].takes == GH_POSITION)
    return ask_position (o, &q, value);
  if (nimber_request (request))
    return ask_nimber (o, store, request, arguments, value);
  if (excess_request (request))
    return ask_excess (o, store, request, arguments, value);
  if (request == GH_ASK_OCTAL)
    return ask_heap (o, store, arguments, value);
  if (request >= GH_ASK_OCTAL_MISERE_OUTCOME && request <= GH_ASK_MISERE_SAME)
    return ask_misere_heap (o, store, request, arguments, value);
  if (gh_misere_answers (request))
    return ask_misere (o, store, request, arguments, value);
  if (gh_asks_loopy (request))
    return gh_ask_loopy (engine, &gh_loopy_fast, store, request, arguments, value);
  if (gh_asks_transfinite (request))
    return gh_ask_transfinite (engine, &o->kappas, store, request, arguments, value);
  return ask_canons (o, &q, value);
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *arguments, gh_value *value)
{
  optimized *const o = (optimized *)engine;
  question q = {.canons = o->canons, .store = store, .request = request, .sums = arguments};
  return ask_canons (o, &q, value);
}

static void close_engine (gh_engine *engine)
{
  gh_canons_free (((optimized *)engine)->canons);
  gh_heap_values_free (((optimized *)engine)->heaps);
  gh_nimbers_free (((optimized *)engine)->nimbers);
  gh_kappas_free (((optimized *)engine)->kappas);
  gh_excesses_free (((optimized *)engine)->excesses);
  gh_misere_free (((optimized *)engine)->misere);
  gh_misere_free (((optimized *)engine)->misere_heaps);
  gh_quotient_free (((optimized *)engine)->quotient);
  free (engine);
}

gh_engine *gh_optimized_open (void)
{
  optimized *const made = calloc (1, sizeof *made);
  if (!made)
    return NULL;
  made->canons = gh_canons_new (NULL, NULL);
  made->heaps = gh_heap_values_new (&gh_libc_allocator);
  made->misere = gh_misere_new (NULL, NULL);
  if (!made->canons || !made->heaps || !made->misere) {
    close_engine (&made->engine);
    return NULL;
  }
  made->engine =
      (gh_engine){.name = "optimized",
                  .abilities = (GH_ALL_REQUESTS & ~(GH_BIT (GH_ASK_MATE) | GH_BIT (GH_ASK_PROVE))) |
                               GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES),
                  .window = 1,
                  .ask = ask,
                  .ask_sums = ask_sums,
                  .close = close_engine};
  return &made->engine;
}

/* The definitions behind the call that all engines answer. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/loopy/loopy.h"
#include "reference/misere/misere.h"
#include "reference/positions.h"
#include "reference/tables.h"
#include "rulesets/code.h"
#include "rulesets/form.h"
#include "transfinite/ask.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct reference {
  gh_engine engine;
  reference_tables tables;
} reference;

/* Whether the product of both birthdays is at most so large. */
static bool born_within (gh_store *store, gh_form g, gh_form h, int64_t most)
{
  int64_t a, b;
  return gh_small_integer (store, gh_form_birthday (store, g), 0, most, &a) &&
         gh_small_integer (store, gh_form_birthday (store, h), 0, most, &b) && a * b <= most;
}

/* Whether a sum of the two can be built and played: its positions are at most about the product of
   both birthdays when they are numerals, the only forms that can be old without being large. */
static bool playable (gh_store *store, gh_form g, gh_form h)
{
  return born_within (store, g, h, 1000);
}

static gh_order compare (gh_store *store, gh_form g, gh_form h)
{
  return playable (store, g, h) ? gh_compare (store, g, h) : gh_compare_directly (store, g, h);
}

/* Beyond play a sum of two numerals is the numeral of their sum. */
static gh_form sum (gh_store *store, gh_form g, gh_form h)
{
  if (gh_is_numeral (store, g) && gh_is_numeral (store, h) && !playable (store, g, h))
    return gh_numeral_sum (store, g, h);
  return gh_sum (store, g, h);
}

/* Of the numbers that the two equal, by the definition while that makes few numbers. */
static gh_form product (gh_store *store, gh_form g, gh_form h)
{
  gh_form const x = gh_number_of (store, g), y = gh_number_of (store, h);
  if (x == GH_NO_FORM || y == GH_NO_FORM)
    return GH_NO_FORM;
  return born_within (store, x, y, 100) ? gh_number_product (store, x, y)
                                        : gh_numeral_product (store, x, y);
}

/* Likewise by the definition while that makes few numbers. */
static gh_form inverse (gh_store *store, gh_form g)
{
  gh_form const x = gh_number_of (store, g);
  if (x == GH_NO_FORM)
    return GH_NO_FORM;
  return born_within (store, x, x, 36) ? gh_number_inverse (store, x)
                                       : gh_inverse_power_of_two (store, x);
}

/* ---- games ----------------------------------------------------------------------------------- */

/* Of games that are impartial only. */
static gh_form if_impartial (gh_store *store, gh_form g, gh_form (*of) (gh_store *, gh_form))
{
  return gh_is_impartial (store, g) ? of (store, g) : GH_NO_FORM;
}

static gh_form genus_of_value (gh_store *store, gh_form g)
{
  return gh_genus_of (store, gh_misere_simplest (store, g));
}

/* Of some simplest forms the mate is not in simplest form. */
static gh_form mate_of_value (gh_store *store, gh_form g)
{
  return gh_misere_simplest (store, gh_mate (store, gh_misere_simplest (store, g)));
}

static gh_form literal_position (gh_store *store, gh_form code)
{
  gh_position position;
  const gh_ruleset *const ruleset = gh_position_of_code (store, code, &position);
  return gh_position_form (store, ruleset, position);
}

/* The answer but for its type. A request for one game has one argument only. */
static void find_answer (gh_store *store, gh_request request, const gh_value *arguments,
                         gh_value *answer)
{
  if (request == GH_ASK_OCTAL) {
    answer->form = gh_heap_grundy (store, arguments[0].code, arguments[1].form);
    return;
  }
  gh_form const g = arguments[0].form;
  const gh_form *const h = &arguments[1].form;
  switch (request) {
  case GH_ASK_OUTCOME: answer->outcome = gh_outcome_of (store, g, GH_NORMAL); return;
  case GH_ASK_COMPARE: answer->order = compare (store, g, *h); return;
  case GH_ASK_NEGATE: answer->form = gh_negative (store, g); return;
  case GH_ASK_ADD: answer->form = sum (store, g, *h); return;
  case GH_ASK_SUBTRACT: answer->form = sum (store, g, gh_negative (store, *h)); return;
  case GH_ASK_CANONICAL: answer->form = gh_canonical (store, g); return;
  case GH_ASK_BIRTHDAY: answer->form = gh_form_birthday (store, gh_canonical (store, g)); return;
  case GH_ASK_NUMBER: answer->form = gh_number_of (store, g); return;
  case GH_ASK_LEFT_STOP: answer->form = gh_stop (store, g, GH_LEFT); return;
  case GH_ASK_RIGHT_STOP: answer->form = gh_stop (store, g, GH_RIGHT); return;
  case GH_ASK_MULTIPLY: answer->form = product (store, g, *h); return;
  case GH_ASK_INVERT: answer->form = inverse (store, g); return;
  case GH_ASK_ATOMIC_WEIGHT:
    answer->form = gh_atomic_weight (store, gh_canonical (store, g));
    return;
  case GH_ASK_GRUNDY: answer->form = gh_grundy (store, g); return;
  case GH_ASK_MISERE_OUTCOME: answer->outcome = gh_outcome_of (store, g, GH_MISERE); return;
  case GH_ASK_MISERE_CANONICAL: answer->form = if_impartial (store, g, gh_misere_simplest); return;
  case GH_ASK_GENUS: answer->form = if_impartial (store, g, gh_genus_of); return;
  case GH_ASK_MATE: answer->form = if_impartial (store, g, gh_mate); return;
  case GH_ASK_LIKE:
    answer->truth =
        gh_is_impartial (store, g) && gh_is_impartial (store, *h) && gh_is_like (store, g, *h);
    return;
  case GH_ASK_OPTIONS: answer->form = gh_options_on_text (store, g); return;
  case GH_ASK_VALUE: answer->form = literal_position (store, g); return;
  case GH_ASK_TAME: answer->truth = gh_is_impartial (store, g) && gh_is_tame (store, g); return;
  case GH_ASK_VALUE_GENUS: answer->form = if_impartial (store, g, genus_of_value); return;
  case GH_ASK_VALUE_MATE: answer->form = if_impartial (store, g, mate_of_value); return;
  case GH_ASK_VALUE_TAME:
    answer->truth = gh_is_impartial (store, g) && gh_is_tame (store, gh_misere_simplest (store, g));
    return;
  case GH_ASK_OCTAL_MISERE_OUTCOME:
  case GH_ASK_OCTAL_GENUS:
  case GH_ASK_MISERE_QUOTIENT_ORDER:
  case GH_ASK_MISERE_SAME:
  case GH_ASK_NIM_ADD:
  case GH_ASK_NIM_MULTIPLY:
  case GH_ASK_NIM_INVERT:
  case GH_ASK_NIM_SQRT:
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
  case GH_ASK_IS_NIMBER:
    gh_find_of_value (store, request, gh_canonical (store, g), arguments, answer);
    return;
  case GH_ASK_MEAN:
  case GH_ASK_TEMPERATURE:
  case GH_ASK_OCTAL:
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

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  gh_reply reply = GH_ANSWERED;
  if (gh_asks_loopy (request))
    return gh_ask_loopy (engine, &gh_loopy_by_definition, store, request, arguments, answer);
  reference_tables *const tables = &((reference *)engine)->tables;
  if (gh_asks_transfinite (request))
    return gh_ask_transfinite (engine, &tables->kappas, store, request, arguments, answer);
  if (reference_tables_have (request))
    reply = reference_tables_ask (tables, engine, store, request, arguments, answer);
  else
    find_answer (store, request, arguments, answer);
  answer->type = gh_requests[request].answer;
  return reply;
}

/* ---- sums ------------------------------------------------------------------------------------ */

#define MOST_POSITIONS 10000.0 /* of all that is built for a question */

/* How many positions the sum has at most: each is one of every component, and of components that
   are alike it does not matter which is which. Beyond MOST_POSITIONS it is not counted. */
static double positions_of (gh_store *store, const gh_components *sum)
{
  double positions = 1;
  for (size_t i = 0; i < sum->count && positions <= MOST_POSITIONS; i++) {
    gh_form const game = sum->terms[i].game;
    const gh_form *list;
    int64_t times;
    if (!born_within (store, game, game, 10000) ||
        !gh_small_integer (store, sum->terms[i].times, -1000, 1000, &times))
      return 2 * MOST_POSITIONS;
    double const of_one = (double)gh_positions (store, game, &list);
    for (double n = 1; n <= (double)llabs (times) && positions <= MOST_POSITIONS; n++)
      positions *= (of_one - 1 + n) / n;
  }
  return positions;
}

static gh_form literal_sum (gh_store *store, const gh_components *sum)
{
  gh_form all = GH_ZERO;
  for (size_t i = 0; i < sum->count; i++) {
    int64_t times;
    gh_small_integer (store, sum->terms[i].times, -1000, 1000, &times);
    gh_form const game = times < 0 ? gh_negative (store, sum->terms[i].game) : sum->terms[i].game;
    for (int64_t n = llabs (times); n > 0; n--)
      all = all == GH_ZERO ? game : gh_sum (store, all, game);
  }
  return all;
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *arguments, gh_value *answer)
{
  gh_value forms[GH_MOST_ARGUMENTS] = {{.type = GH_GAME}};
  double positions = 1;
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    positions *= positions_of (store, &arguments[i]);
  if (positions > MOST_POSITIONS) {
    snprintf (engine->words, sizeof engine->words, "sums of so many positions are not built");
    return GH_REFUSED;
  }
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    forms[i] = (gh_value){GH_GAME, {.form = literal_sum (store, &arguments[i])}};
  return ask (engine, store, request, forms, answer);
}

static void close_engine (gh_engine *engine)
{
  reference_tables_free (&((reference *)engine)->tables);
  free (engine);
}

gh_engine *gh_reference_open (void)
{
  reference *const made = calloc (1, sizeof *made);
  if (!made)
    return NULL;
  made->engine = (gh_engine){.name = "reference",
                             .abilities = (GH_ALL_REQUESTS & ~GH_BIT (GH_ASK_MEAN) &
                                           ~GH_BIT (GH_ASK_TEMPERATURE) & ~GH_BIT (GH_ASK_PROVE)) |
                                          GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES),
                             .builtin = true,
                             .window = 1,
                             .ask = ask,
                             .ask_sums = ask_sums,
                             .close = close_engine};
  return &made->engine;
}

#include "transfinite/ask.h"
#include "form/numeral.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/translate.h"
#include "transfinite/value.h"

#include <stdio.h>

bool gh_asks_transfinite (gh_request request)
{
  return gh_is_transfinite (gh_requests[request].takes);
}

/* ---- short games ----------------------------------------------------------------------------- */

typedef struct asking {
  gh_engine *engine;
  gh_store *store;
  const gh_value *arguments;
  gh_value *answer;
  gh_reply reply; /* to what was asked last of short games */
} asking;

static gh_value ask_short (asking *a, gh_request request, gh_form g, gh_form h)
{
  gh_value const arguments[] = {gh_argument (request, g), gh_argument (request, h)};
  gh_value answer;
  a->reply = a->engine->ask (a->engine, a->store, request, arguments, &answer);
  if (a->reply != GH_ANSWERED)
    gh_fail (a->store, GH_ABANDONED);
  return answer;
}

static gh_order order (void *context, gh_form g, gh_form h)
{
  return ask_short (context, GH_ASK_COMPARE, g, h).order;
}

static gh_form stop (void *context, gh_form g, gh_side side)
{
  return ask_short (context, side == GH_LEFT ? GH_ASK_LEFT_STOP : GH_ASK_RIGHT_STOP, g, GH_ZERO)
      .form;
}

static gh_form sum (void *context, gh_form g, gh_form h)
{
  return ask_short (context, GH_ASK_ADD, g, h).form;
}

/* ---- answers --------------------------------------------------------------------------------- */

static void compare_long (void *argument)
{
  asking *const a = argument;
  gh_shorts const shorts = {a, order, stop, sum};
  a->answer->order = gh_long_order (a->store, a->arguments[0].form, a->arguments[1].form, &shorts);
}

/* ---- nimbers --------------------------------------------------------------------------------- */

static bool asks_nimbers (gh_request request)
{
  return request >= GH_ASK_ORDINAL_NIM_ADD && request <= GH_ASK_ORDINAL_NIM_SQRT;
}

/* False: refused. */
static bool find_nimber (gh_kappas *kappas, gh_store *store, gh_request request, gh_form a,
                         gh_form b, gh_form *found)
{
  switch (request) {
  case GH_ASK_ORDINAL_NIM_ADD: *found = gh_ordinal_nim_sum (store, a, b); return true;
  case GH_ASK_ORDINAL_NIM_MULTIPLY: return gh_ordinal_nim_product (kappas, store, a, b, found);
  case GH_ASK_ORDINAL_NIM_SQRT: return gh_ordinal_nim_root (kappas, store, a, found);
  default: break;
  }
  *found = GH_NO_FORM;
  return a == GH_ZERO || gh_ordinal_nim_inverse (kappas, store, a, found);
}

static gh_reply ask_nimbers (gh_engine *engine, gh_kappas **kappas, gh_store *store,
                             gh_request request, const gh_value *arguments, gh_value *answer)
{
  const char *words = "out of memory";
  if (!*kappas)
    *kappas = gh_kappas_new (NULL);
  if (*kappas) {
    if (find_nimber (*kappas, store, request, arguments[0].form, arguments[1].form, &answer->form))
      return GH_ANSWERED;
    words = gh_kappas_words (*kappas);
  }
  snprintf (engine->words, sizeof engine->words, "%s", words);
  return GH_REFUSED;
}

/* The length of the sign expansion, where that is finite as runs. */
static gh_reply find_birthday (gh_engine *engine, gh_store *store, gh_form number,
                               gh_form *birthday)
{
  gh_form const signs = gh_signs_of_normal (store, number);
  if (signs == GH_NO_FORM) {
    snprintf (engine->words, sizeof engine->words,
              "its sign expansion has infinitely many runs, by a coefficient in an exponent");
    return GH_REFUSED;
  }
  *birthday = gh_signs_birthday (store, signs);
  return GH_ANSWERED;
}

/* The one of a single term: products of two have the product of the first terms and that of the
   last ones, which are different where a factor has several, and so are no 1. */
static gh_form inverse_of (gh_store *store, gh_form a)
{
  if (a == GH_ZERO || gh_normal_rest (store, a) != GH_ZERO)
    return GH_NO_FORM;
  return gh_normal_quotient (store, gh_normal_of_number (store, gh_integer (store, 1)), a, 1);
}

/* ---- all of them ----------------------------------------------------------------------------- */

gh_reply gh_ask_transfinite (gh_engine *engine, gh_kappas **kappas, gh_store *store,
                             gh_request request, const gh_value *arguments, gh_value *answer)
{
  gh_form const a = arguments[0].form, b = arguments[1].form;
  asking asked = {engine, store, arguments, answer, GH_ANSWERED};
  gh_status status = GH_OK;
  answer->type = gh_requests[request].answer;
  if (asks_nimbers (request))
    return ask_nimbers (engine, kappas, store, request, arguments, answer);
  if (request == GH_ASK_SURREAL_BIRTHDAY)
    return find_birthday (engine, store, a, &answer->form);
  if (request == GH_ASK_SURREAL_INVERT)
    answer->form = inverse_of (store, a);
  else if (request == GH_ASK_ORDINAL_ADD || request == GH_ASK_SURREAL_ADD)
    answer->form = gh_normal_sum (store, a, b);
  else if (request == GH_ASK_ORDINAL_MULTIPLY || request == GH_ASK_SURREAL_MULTIPLY)
    answer->form = gh_normal_product (store, a, b);
  else if (request == GH_ASK_ORDINAL_COMPARE || request == GH_ASK_SURREAL_COMPARE) {
    int const sign = gh_normal_compare (store, a, b);
    answer->order = sign > 0 ? GH_GREATER : sign < 0 ? GH_LESS : GH_EQUAL;
  } else
    status = gh_try (store, compare_long, &asked);
  if (status == GH_ABANDONED && asked.reply != GH_ANSWERED)
    return asked.reply;
  if (status)
    gh_fail (store, status);
  return GH_ANSWERED;
}

#include "plugin/plugin.h"
#include "coded/coded.h"
#include "form/game_set.h"
#include "form/genus.h"
#include "form/numeral.h"
#include "form/thermograph.h"
#include "loopy/value.h"
#include "plugin/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 63

/* ---- requests -------------------------------------------------------------------------------- */

typedef struct request_call {
  loaded *loaded;
  gh_request request;
  const gh_value *arguments;
  const gh_components *sums; /* in their place; or NULL */
  gh_value *answer;
} request_call;

static bool is_among (loaded *l, gh_answer said, unsigned count, const char *expected)
{
  if (said >= count)
    games_fail (l, GH_FINDING, "answered %u, expected %s", said, expected);
  return said < count;
}

static void check_number (loaded *l, const gh_value *answer)
{
  bool const integer = answer->type == GH_INTEGER || answer->type == GH_MAYBE_INTEGER;
  bool const number = answer->type == GH_NUMBER || answer->type == GH_MAYBE_NUMBER;
  if (integer && !gh_is_integer (l->store, answer->form))
    games_fail (l, GH_FINDING, "answered a game that is no integer");
  else if (number && !gh_is_numeral (l->store, answer->form))
    games_fail (l, GH_FINDING, "answered a game that is no integer or fraction in canonical form");
}

/* Likewise what is told as a game that is made of others. */
static void check_made_of_games (loaded *l, gh_value *answer)
{
  if (answer->type == GH_GENUS)
    answer->form = gh_genus_from_list (l->store, answer->form);
  else if (answer->type == GH_THERMOGRAPH)
    answer->form = gh_thermograph_of_points (l->store, answer->form);
  if (answer->form == GH_NO_FORM)
    games_fail (l, GH_FINDING,
                answer->type == GH_GENUS ? "answered a game that is no genus"
                                         : "answered a game that is no thermograph");
  else if (answer->type == GH_GAMES && !gh_is_game_set (l->store, answer->form))
    games_fail (l, GH_FINDING, "answered a set of games with right options");
}

/* Make what the plug-in returned the answer, if it is one. */
static void take_answer (loaded *l, gh_answer said, gh_value *answer)
{
  static const gh_outcome outcomes[] = {
      [GH_SAY_P] = GH_P, [GH_SAY_L] = GH_L, [GH_SAY_R] = GH_R, [GH_SAY_N] = GH_N};
  static const gh_order orders[] = {[GH_SAY_EQUAL] = GH_EQUAL,
                                    [GH_SAY_GREATER] = GH_GREATER,
                                    [GH_SAY_LESS] = GH_LESS,
                                    [GH_SAY_FUZZY] = GH_FUZZY};
  switch (answer->type) {
  case GH_TRUTH:
    if (is_among (l, said, 2, "a truth"))
      answer->truth = said == GH_SAY_TRUE;
    return;
  case GH_OUTCOME:
    if (is_among (l, said, 4, "an outcome"))
      answer->outcome = outcomes[said];
    return;
  case GH_ORDER:
    if (is_among (l, said, 4, "an order"))
      answer->order = orders[said];
    return;
  case GH_CERTIFICATE:
    if (!l->told)
      games_fail (l, GH_FINDING, "answered without a certificate");
    answer->text = l->told;
    answer->length = l->told ? strlen (l->told) : 0;
    return;
  case GH_MAYBE_INTEGER:
  case GH_MAYBE_NUMBER:
  case GH_MAYBE_GAME:
  case GH_MAYBE_FORM:
  case GH_MAYBE_ORDINAL:
  case GH_MAYBE_SURREAL:
  case GH_GENUS:
  case GH_MAYBE_TRUTH:
    if (said == GH_SAY_NONE) {
      answer->form = GH_NO_FORM;
      return;
    }
    break;
  case GH_INTEGER:
  case GH_NUMBER:
  case GH_GAME:
  case GH_FORM:
  case GH_ORDINAL:
  case GH_SURREAL:
  case GH_LONG:
  case GH_LOOPY:
  case GH_MAYBE_LOOPY:
  case GH_LOOPY_OUTCOME:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY:
  case GH_HEAP_LIST:
  case GH_POSITION:
  case GH_OPTIONS:
  case GH_GAMES:
  case GH_THERMOGRAPH:
  case GH_CODE: break;
  }
  answer->form = said;
  if (said == GH_SAY_NONE)
    games_fail (l, GH_FINDING, "answered GH_SAY_NONE, where there always is an answer");
  if (!games_know (l, said))
    return;
  check_number (l, answer);
  check_made_of_games (l, answer);
}

/* What the plug-in sees of the sums, if it is asked about sums. */
static void show_sums (loaded *l, const request_call *call)
{
  static const gh_component none; /* a sum without components is one, too */
  _Static_assert(sizeof (gh_component) == sizeof (gh_term), "a component is seen as it is");
  for (unsigned i = 0; i < sizeof l->games.sum / sizeof *l->games.sum; i++) {
    bool const is_sum = call->sums && i < gh_requests[call->request].count;
    size_t const count = is_sum ? call->sums[i].count : 0;
    l->games.sum[i] = count ? (const gh_component *)call->sums[i].terms : is_sum ? &none : NULL;
    l->games.components[i] = count;
  }
}

static void answer_request (void *argument)
{
  const request_call *const call = argument;
  loaded *const l = call->loaded;
  gh_game of[GH_MOST_ARGUMENTS] = {0};
  bool const takes_code = gh_requests[call->request].takes_code;
  if (takes_code)
    gh_code_print (call->arguments[0].code, l->code);
  l->games.code = takes_code ? l->code : NULL;
  show_sums (l, call);
  for (unsigned i = takes_code; i < gh_requests[call->request].count && !call->sums; i++)
    of[i] = call->arguments[i].form;
  gh_answer const said = l->abilities[call->request]->answer (&l->games, of);
  if (l->begun)
    games_fail (l, GH_FINDING, "left %zu games without end", l->begun);
  call->answer->type = gh_requests[call->request].answer;
  if (l->reply == GH_ANSWERED)
    take_answer (l, said, call->answer);
  if (l->reply != GH_ANSWERED)
    gh_fail (l->store, GH_ABANDONED); /* forgets what was begun */
}

static gh_reply put (loaded *l, gh_store *store, request_call call)
{
  if (!gh_engine_can (&l->base, call.request)) {
    snprintf (l->base.words, sizeof l->base.words, "the engine has no %s",
              gh_requests[call.request].word);
    return GH_UNSUPPORTED;
  }
  l->store = store;
  l->begun = 0;
  l->reply = GH_ANSWERED;
  free (l->told);
  l->told = NULL;
  l->games.epoch = gh_store_epoch (store);
  gh_try (store, answer_request, &call);
  l->store = NULL;
  return l->reply;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  loaded *const l = (loaded *)engine;
  return put (l, store, (request_call){l, request, arguments, NULL, answer});
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *arguments, gh_value *answer)
{
  loaded *const l = (loaded *)engine;
  return put (l, store, (request_call){l, request, NULL, arguments, answer});
}

static void close_plugin (gh_engine *engine)
{
  const loaded *const l = (loaded *)engine;
  if (l->plugin->close)
    l->plugin->close (l->plugin->context);
  free (l->told);
  free (engine);
}

/* ---- opening --------------------------------------------------------------------------------- */

static bool is_name (const char *name)
{
  size_t length = 0;
  while (name && name[length] > ' ' && name[length] < 127)
    length++;
  return length > 0 && length <= LONGEST_NAME && !name[length];
}

/* What is wrong with the table, NULL for nothing. */
static const char *check_table (const gh_plugin *p)
{
  if (!p)
    return "gifthorse_engine returned NULL";
  if (p->version != GH_PLUGIN_VERSION)
    return "expected version 1 of gifthorse-engine.h";
  if (p->size < sizeof *p)
    return "its size is less than that of a gh_plugin";
  if (!is_name (p->name))
    return "its name is not one word of at most 63 printable bytes";
  if (!p->abilities)
    return "it has no abilities";
  return NULL;
}

/* Note an ability that is not known here, as far as there is room. */
static void take_unknown (loaded *l, const char *word)
{
  size_t const count = strlen (l->unknown);
  if (is_name (word) && count + strlen (word) + 1 < sizeof l->unknown)
    snprintf (l->unknown + count, sizeof l->unknown - count, "%s%s", count ? " " : "", word);
}

/* False: `why` says which ability is wrong. Requests of other versions are left out. */
static bool take_abilities (loaded *l, char *why, size_t size)
{
  for (const gh_ability *a = l->plugin->abilities; a->request; a++) {
    if (!a->answer) {
      snprintf (why, size, "its %.40s has no function", a->request);
      return false;
    }
    unsigned r = 0;
    while (r < GH_ABILITIES && strcmp (gh_ability_words[r], a->request) != 0)
      r++;
    if (r < GH_REQUESTS &&
        (gh_is_coded (gh_requests[r].takes) || gh_is_loopy (gh_requests[r].takes))) {
      snprintf (why, size, "its %s is only for programs that speak the protocol", a->request);
      return false;
    }
    if (r < GH_ABILITIES && l->abilities[r]) {
      snprintf (why, size, "it has %s twice", a->request);
      return false;
    }
    if (r == GH_ABILITIES)
      take_unknown (l, a->request);
    else {
      l->abilities[r] = a;
      l->base.abilities |= GH_BIT (r);
    }
  }
  return true;
}

gh_engine *gh_plugin_open (const gh_plugin *plugin, char *error, size_t size)
{
  const char *const wrong = check_table (plugin);
  loaded *const l = wrong ? NULL : calloc (1, sizeof *l);
  char why[100] = "";
  if (!l) {
    snprintf (error, size, "%s", wrong ? wrong : "out of memory");
    return NULL;
  }
  l->plugin = plugin;
  if (!take_abilities (l, why, sizeof why)) {
    snprintf (error, size, "%s", why);
    free (l);
    return NULL;
  }
  l->base.name = plugin->name;
  l->base.window = 1;
  l->base.unknown = l->unknown;
  l->base.ask = ask;
  l->base.ask_sums = ask_sums;
  l->base.close = close_plugin;
  l->games = games_for (plugin->context);
  return &l->base;
}

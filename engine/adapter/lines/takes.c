#include "adapter/takes.h"
#include "adapter/lines/kinds.h"
#include "form/spelling.h"
#include "form/word.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const kinds[GH_KINDS] = {"any",     "numbers",   "switches",
                                            "nimbers", "impartial", "dicotic"};
static const char *const bounds[GH_BOUNDS] = {
    "numeral-bits<=", "birthday<=", "positions<=", "options<="};

/* ---- forms ----------------------------------------------------------------------------------- */

bool gh_takes_all (const gh_takes *takes)
{
  bool all = !takes->kinds || takes->kinds & 1u << GH_KIND_ANY;
  for (gh_bound b = 0; b < GH_BOUNDS; b++)
    all = all && takes->most[b] == UINT64_MAX;
  return all;
}

bool gh_takes_form (gh_store *store, const gh_takes *takes, gh_form form)
{
  bool taken = !takes->kinds;
  for (gh_kind k = 0; k < GH_KINDS && !taken; k++)
    taken = takes->kinds >> k & 1 && gh_is_of_kind (store, form, k);
  for (gh_bound b = 0; b < GH_BOUNDS && taken; b++)
    taken = takes->most[b] == UINT64_MAX || kinds_keep (store, form, b, takes->most[b]);
  return taken;
}

/* ---- of several requests --------------------------------------------------------------------- */

/* With the kinds all of whose forms are of a kind among them. */
static uint64_t widened (uint64_t set)
{
  if (!set || set & 1u << GH_KIND_ANY)
    return UINT64_MAX;
  if (set & 1u << GH_KIND_DICOTIC)
    set |= 1u << GH_KIND_IMPARTIAL;
  if (set & 1u << GH_KIND_IMPARTIAL)
    set |= 1u << GH_KIND_NIMBERS;
  return set;
}

bool gh_takes_narrow (gh_takes *takes, const gh_takes *other)
{
  uint64_t const both = widened (takes->kinds) & widened (other->kinds);
  for (gh_bound b = 0; b < GH_BOUNDS; b++)
    if (other->most[b] < takes->most[b])
      takes->most[b] = other->most[b];
  takes->kinds = both == UINT64_MAX ? 0 : both;
  return both;
}

bool gh_takes_games (gh_request request)
{
  return gh_requests[request].takes == GH_GAME;
}

bool gh_takes_of_requests (const gh_engine *engine, gh_request_set requests, gh_takes *takes)
{
  bool some = true;
  *takes = GH_TAKES_ALL;
  if (!engine->takes)
    return false;
  if (requests >> GH_ASK_COMPARE & 1 && !gh_engine_can (engine, GH_ASK_COMPARE))
    requests |= GH_BIT (GH_ASK_OUTCOME); /* of the difference */
  for (gh_request r = 0; r < GH_REQUESTS && some; r++)
    if (requests >> r & 1 && gh_engine_can (engine, r) && gh_takes_games (r))
      some = gh_takes_narrow (takes, &engine->takes[r]);
  return some && !gh_takes_all (takes);
}

/* ---- words ----------------------------------------------------------------------------------- */

/* The digits of a bound. False: they are none, or too many. */
static bool read_bound (const char *text, size_t length, uint64_t *value)
{
  *value = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] < '0' || text[i] > '9' || *value > GH_LARGEST_BOUND / 10)
      return false;
    *value = 10 * *value + (uint64_t)(text[i] - '0');
  }
  return length > 0 && *value <= GH_LARGEST_BOUND;
}

static bool read_word (gh_takes *takes, const char *word, size_t length)
{
  uint64_t value;
  for (gh_kind k = 0; k < GH_KINDS; k++)
    if (gh_word_is (word, length, kinds[k])) {
      takes->kinds |= UINT64_C (1) << k;
      return true;
    }
  for (gh_bound b = 0; b < GH_BOUNDS; b++) {
    size_t const before = strlen (bounds[b]);
    if (length > before && !memcmp (word, bounds[b], before) &&
        read_bound (word + before, length - before, &value)) {
      takes->most[b] = value < takes->most[b] ? value : takes->most[b];
      return true;
    }
  }
  return false;
}

bool gh_takes_read (gh_takes *takes, const char *text, size_t text_length, const char **wrong,
                    size_t *length)
{
  const char *const end = text + text_length;
  *takes = GH_TAKES_ALL;
  for (;;) {
    const char *const comma = memchr (text, ',', (size_t)(end - text));
    *wrong = text;
    *length = (size_t)((comma ? comma : end) - text);
    if (!read_word (takes, *wrong, *length))
      return false;
    if (!comma)
      return true;
    text = comma + 1;
  }
}

const char *gh_takes_print (const gh_takes *takes, char text[GH_TAKES_TEXT])
{
  size_t at = 0;
  *text = 0;
  for (gh_kind k = 0; k < GH_KINDS; k++)
    if (takes->kinds >> k & 1)
      at += (size_t)snprintf (text + at, GH_TAKES_TEXT - at, "%s%s", at ? ", " : "", kinds[k]);
  for (gh_bound b = 0; b < GH_BOUNDS; b++)
    if (takes->most[b] != UINT64_MAX)
      at += (size_t)snprintf (text + at, GH_TAKES_TEXT - at, "%s%s%" PRIu64, at ? ", " : "",
                              bounds[b], takes->most[b]);
  return text;
}

/* Whether an engine takes of a request just this. */
static bool takes_just (const gh_engine *engine, gh_request request, const gh_takes *takes)
{
  return gh_engine_can (engine, request) && !memcmp (&engine->takes[request], takes, sizeof *takes);
}

__attribute__ ((format (printf, 3, 4))) static void append (char *text, size_t size,
                                                            const char *format, ...)
{
  size_t const used = strlen (text);
  va_list arguments;
  va_start (arguments, format);
  vsnprintf (text + used, size - used, format, arguments);
  va_end (arguments);
}

const char *gh_takes_describe (const gh_engine *engine, char *text, size_t size)
{
  gh_request_set told = engine->takes ? 0 : GH_ALL_REQUESTS;
  char what[GH_TAKES_TEXT];
  *text = 0;
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    const char *separator = " for ";
    if (told >> r & 1 || !gh_engine_can (engine, r) || gh_takes_all (&engine->takes[r]))
      continue;
    append (text, size, "%s%s", *text ? "; " : "", gh_takes_print (&engine->takes[r], what));
    for (gh_request q = r; q < GH_REQUESTS; q++)
      if (takes_just (engine, q, &engine->takes[r])) {
        append (text, size, "%s%s", separator, gh_requests[q].word);
        separator = ", ";
        told |= GH_BIT (q);
      }
  }
  return text;
}

const char *gh_takes_nearest (const char *word, size_t length)
{
  gh_spelling s;
  const char *const digits = memchr (word, '=', length);
  gh_spelling_begin (&s, word, digits ? (size_t)(digits - word) + 1 : length);
  for (gh_kind k = 0; k < GH_KINDS; k++)
    gh_spelling_try (&s, kinds[k], kinds[k]);
  for (gh_bound b = 0; b < GH_BOUNDS; b++)
    gh_spelling_try (&s, bounds[b], bounds[b]);
  return gh_spelling_nearest (&s);
}

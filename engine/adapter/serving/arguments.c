#include "adapter/serving/arguments.h"
#include "form/numeral.h"
#include "heap/list.h"
#include "loopy/text.h"
#include "reference/reference.h"
#include "rulesets/code.h"
#include "transfinite/long.h"
#include "transfinite/value.h"

#include <stdio.h>
#include <string.h>

static bool find_name (void *context, const char *name, size_t length, gh_form *form)
{
  const arguments *const a = context;
  return names_get (a->names, names_number (name, length), form);
}

gh_form arguments_form (arguments *a, const char *end)
{
  gh_names const known = {find_name, a};
  return gh_read (a->store, a->at, (size_t)(end - a->at), a->names->count ? &known : NULL,
                  &a->error);
}

_Noreturn static void fail_at (arguments *a, const char *at, const char *expected)
{
  a->error.column = (size_t)(at - a->at) + 1;
  snprintf (a->error.text, sizeof a->error.text, "expected %s", expected);
  gh_fail (a->store, GH_SYNTAX);
}

/* Where a text begins without the blanks around it; *end becomes where it ends. The line in which
   it stands is no string. */
static const char *trimmed (const char *start, const char **end)
{
  while (start < *end && *start == ' ')
    start++;
  while (*end > start && (*end)[-1] == ' ')
    (*end)--;
  return start;
}

/* The text from a->at to `end` as a code. */
static gh_value read_code (arguments *a, const char *end)
{
  const char *const start = trimmed (a->at, &end), *expected;
  size_t place;
  if (!gh_code_read (start, (size_t)(end - start), &a->code, &place, &expected))
    fail_at (a, start + place, expected);
  return (gh_value){.type = GH_CODE, .code = &a->code};
}

/* Likewise as the size of a heap. */
static gh_value read_size (arguments *a, const char *end)
{
  gh_form const n = arguments_form (a, end);
  if (!gh_is_integer (a->store, n) || gh_numeral_sign (a->store, n) < 0)
    fail_at (a, a->at, "an integer, 0 or more");
  return (gh_value){.type = GH_INTEGER, .form = n};
}

/* ---- numbers, long games, heaps and positions -------------------------------------------------
 */

static gh_value read_ordinal (arguments *a, const char *end)
{
  gh_form const code = gh_ordinal_read (a->store, a->at, (size_t)(end - a->at), &a->error);
  return (gh_value){.type = GH_ORDINAL, .form = code};
}

static gh_value read_surreal (arguments *a, const char *end)
{
  gh_form const code = gh_surreal_read (a->store, a->at, (size_t)(end - a->at), &a->error);
  return (gh_value){.type = GH_SURREAL, .form = code};
}

static gh_form literal_sum (void *context, gh_form g, gh_form h)
{
  return gh_sum (context, g, h);
}

/* Nothing but sums has to be known of the short games in it. */
static gh_value read_long (arguments *a, const char *end)
{
  gh_names const known = {find_name, a};
  gh_shorts const shorts = {.context = a->store, .sum = literal_sum};
  gh_form const code = gh_long_read (a->store, a->at, (size_t)(end - a->at),
                                     a->names->count ? &known : NULL, &shorts, &a->error);
  return (gh_value){.type = GH_LONG, .form = code};
}

static gh_value read_loopy (arguments *a, const char *end)
{
  const char *const start = trimmed (a->at, &end);
  gh_form const code = gh_loopy_read (a->store, start, (size_t)(end - start), &a->error);
  return (gh_value){.type = GH_LOOPY, .form = code};
}

/* A ruleset that is not known is no mistake of who asks. */
static gh_value read_position (arguments *a, const char *end)
{
  const char *const start = trimmed (a->at, &end), *const name_end =
                                                       memchr (start, ' ', (size_t)(end - start));
  size_t const length = (size_t)((name_end ? name_end : end) - start);
  if (length && !gh_ruleset_named (start, length))
    a->refused = "no such ruleset";
  gh_form const code = gh_position_read (a->store, a->at, (size_t)(end - a->at), &a->error);
  return (gh_value){.type = GH_POSITION, .form = code};
}

static gh_value read_heaps (arguments *a, const char *end)
{
  gh_form const code = gh_heap_list_read (a->store, a->at, (size_t)(end - a->at), &a->error);
  return (gh_value){.type = GH_HEAP_LIST, .form = code};
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* Where the component at `at` ends: at " + " or `end`. */
static const char *end_of_component (const char *at, const char *end)
{
  for (; end - at > 2; at++)
    if (!memcmp (at, " + ", 3))
      return at;
  return end;
}

/* The bytes that "-3." takes at the start of a component; 0: it is a game alone. */
static size_t times_length (const char *at, const char *end)
{
  const char *digits = at + (at < end && *at == '-'), *stop = digits;
  while (stop < end && *stop >= '0' && *stop <= '9')
    stop++;
  return stop > digits && stop < end && *stop == '.' ? (size_t)(stop - at) + 1 : 0;
}

static void check_ability (arguments *a, unsigned ability, const char *expected)
{
  if (!gh_engine_can (a->engine, ability))
    fail_at (a, a->at, expected);
}

/* Read the component from a->at to `stop`. */
static gh_term read_component (arguments *a, const char *stop)
{
  gh_term term = {.times = gh_integer (a->store, 1)};
  while (a->at < stop && *a->at == ' ')
    a->at++;
  size_t const length = times_length (a->at, stop);
  if (length) {
    check_ability (a, GH_WITH_MULTIPLES, "a game, as this engine has no multiples");
    term.times = arguments_form (a, a->at + length - 1);
    a->at += length;
    a->of_sums = true;
  }
  term.game = arguments_form (a, stop);
  return term;
}

/* The text from a->at to `end` as argument number i, a sum; of one component it may be a game. */
static void read_sum (arguments *a, unsigned i, const char *end)
{
  size_t count = 0;
  for (;; a->at += 3) {
    const char *const stop = end_of_component (a->at, end);
    if (count == GH_MOST_TERMS)
      fail_at (a, a->at, "at most 1000 components");
    a->terms[i][count++] = read_component (a, stop);
    if (stop == end)
      break;
    a->at = stop;
    check_ability (a, GH_WITH_SUMS, "one game, as this engine has no sums");
    a->of_sums = true;
  }
  a->sums[i] = (gh_components){a->terms[i], count};
  a->values[i] = (gh_value){.type = GH_GAME, .form = a->terms[i][0].game};
}

/* ---- all of them ----------------------------------------------------------------------------- */

static gh_value read_argument (arguments *a, gh_request request, unsigned i, const char *end)
{
  switch (gh_takes_at (request, i)) {
  case GH_CODE: return read_code (a, end);
  case GH_ORDINAL: return read_ordinal (a, end);
  case GH_SURREAL: return read_surreal (a, end);
  case GH_LONG: return read_long (a, end);
  case GH_LOOPY: return read_loopy (a, end);
  case GH_HEAP_LIST: return read_heaps (a, end);
  case GH_POSITION: return read_position (a, end);
  default:
    return gh_requests[request].takes_code
               ? read_size (a, end)
               : (gh_value){.type = GH_GAME, .form = arguments_form (a, end)};
  }
}

void arguments_read (arguments *a, gh_request request, const char *end)
{
  const gh_request_info *const info = &gh_requests[request];
  a->of_sums = false;
  for (unsigned i = 0; i < info->count; i++) {
    const char *const semicolon =
        i + 1 == info->count ? NULL : memchr (a->at, ';', (size_t)(end - a->at));
    const char *const stop = semicolon ? semicolon : end;
    if (info->takes_sums)
      read_sum (a, i, stop);
    else
      a->values[i] = read_argument (a, request, i, stop);
    a->at = semicolon ? semicolon + 1 : end;
  }
}

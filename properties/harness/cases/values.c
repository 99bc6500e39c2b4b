#include "harness/cases/values.h"
#include "loopy/text.h"
#include "rulesets/form.h"
#include "transfinite/value.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn static void refuse (gh_values *v, const char *where, const char *what)
{
  v->from = v->text;
  gh_error_set_place (&v->error, v->text, where);
  snprintf (v->error.text, sizeof v->error.text, "%s", what);
  gh_fail (v->store, GH_SYNTAX);
}

static const char *skip_blanks (const char *at)
{
  return at + strspn (at, " ");
}

static void read_choices (gh_values *v, const char *at)
{
  char *end;
  for (at = skip_blanks (at); *at; at = skip_blanks (end)) {
    errno = 0;
    uint64_t const choice = strtoull (at, &end, 10);
    if (!isdigit ((unsigned char)*at) || errno || choice > UINT32_MAX)
      refuse (v, at, "expected a choice, a number below 2^32");
    if (v->choice_count == GH_MOST_SHOWN_CHOICES)
      refuse (v, at, "more choices than are ever shown");
    v->choices[v->choice_count++] = (uint32_t)choice;
  }
}

/* What is behind the slash of a fraction p/q; 1: it is none. */
static uint64_t fraction_divisor (const char *at, const char *end)
{
  size_t const length = (size_t)(end - at);
  const char *const slash = memchr (at, '/', length);
  if (!slash || strspn (at, " -0123456789/") < length)
    return 1;
  return strtoull (slash + 1, NULL, 10);
}

/* Whether a text can only be that of a number that is not short: in no game is a w, and in none the
   denominator 3. */
static bool is_code (const char *at, const char *end)
{
  static const char *const signs[] = {"w", "\u03c9", "\\omega"};
  uint64_t const divisor = fraction_divisor (at, end);
  if (divisor & (divisor - 1))
    return true;
  for (; at < end; at++)
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
      if (strlen (signs[i]) <= (size_t)(end - at) && !memcmp (at, signs[i], strlen (signs[i])))
        return true;
  return false;
}

static gh_type type_of (const char *at, const char *end)
{
  return gh_is_loopy_text (at, (size_t)(end - at)) ? GH_LOOPY
         : is_code (at, end)                       ? GH_SURREAL
                                                   : GH_GAME;
}

/* "clobber(xo/.x)", a position, as the game that it is. GH_NO_FORM: it is nothing like this, or in
   the notation itself, as hack(LR) is. */
static gh_form read_position (gh_values *v, const char *at, const char *end)
{
  const char *const opening = memchr (at, '(', (size_t)(end - at));
  char text[GH_POSITION_TEXT], error[100];
  gh_position position;
  if (!opening)
    return GH_NO_FORM;
  at = skip_blanks (at);
  const gh_ruleset *const ruleset = gh_ruleset_named (at, (size_t)(opening - at));
  const char *const closing = memchr (opening, ')', (size_t)(end - opening));
  bool const in_notation =
      ruleset == &gh_hackenbush && !memchr (opening, 'E', (size_t)(end - opening));
  if (!ruleset || in_notation || !closing || skip_blanks (closing + 1) < end)
    return GH_NO_FORM;
  snprintf (text, sizeof text, "%.*s", (int)(closing - opening - 1), opening + 1);
  if (!ruleset->read (text, &position, error, sizeof error))
    refuse (v, opening + 1, error);
  return gh_position_form (v->store, ruleset, position);
}

/* "NAME = GAME", or "NAME = NUMBER". */
static void read_value (gh_values *v, const char *at, const char *end)
{
  const char *const equals = memchr (at, '=', (size_t)(end - at));
  if (!equals || equals == at)
    refuse (v, at, "expected NAME = GAME");
  gh_given given = {.name = at, .length = (size_t)(equals - at)};
  while (given.length > 1 && at[given.length - 1] == ' ')
    given.length--;
  for (size_t i = 0; i < v->count; i++)
    if (gh_given_is (&v->given[i], at, given.length))
      refuse (v, at, "this variable has a value already");
  if (v->count == GH_MOST_VARIABLES)
    refuse (v, at, "more values than a theorem has variables");
  v->from = equals + 1;
  given.store = v->store;
  size_t const length = (size_t)(end - v->from);
  given.type = type_of (v->from, end);
  given.form = given.type == GH_GAME ? read_position (v, v->from, end) : GH_NO_FORM;
  if (given.form == GH_NO_FORM)
    given.form = given.type == GH_SURREAL ? gh_surreal_read (v->store, v->from, length, &v->error)
                 : given.type == GH_LOOPY ? gh_loopy_read (v->store, v->from, length, &v->error)
                                          : gh_read (v->store, v->from, length, NULL, &v->error);
  v->given[v->count++] = given;
}

void gh_read_values (void *argument)
{
  gh_values *const v = argument;
  for (const char *at = skip_blanks (v->text); *at;) {
    size_t const length = strcspn (at, ";");
    if (!strncmp (at, "choices ", 8)) {
      read_choices (v, at + 8);
      return;
    }
    read_value (v, at, at + length);
    at = skip_blanks (at + length + (at[length] == ';'));
  }
}

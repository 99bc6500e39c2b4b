/* What a table is of, as it is typed. */
#include "commands/command.h"
#include "commands/table/values.h"
#include "form/show.h"
#include "heap/games.h"
#include "rulesets/board.h"

#include <stdio.h>
#include <string.h>

#define MOST_TOADS 31
#define LARGEST_HEAP 100000

/* False: it has no sizes. */
static bool take_ruleset (gh_table_subject *s, const gh_ruleset *ruleset)
{
  bool const toads = ruleset == &gh_toads_and_frogs;
  s->ruleset = ruleset;
  s->sizes[0] = toads ? "toads" : "rows";
  s->sizes[1] = toads ? "frogs" : "columns";
  s->least = 1;
  s->most = toads ? MOST_TOADS : GH_BOARD_SIDE;
  snprintf (s->name, sizeof s->name, "%s", ruleset->name);
  return toads || ruleset->boards;
}

static void take_heaps (gh_table_subject *s, const char *text)
{
  s->ruleset = NULL;
  s->sizes[0] = "heap";
  s->sizes[1] = NULL;
  s->least = 0;
  s->most = LARGEST_HEAP;
  gh_show (text, strlen (text), s->name, sizeof s->name);
}

/* "NAME", or "NAME(...)" where the code has to be told. False: it is nothing like this. */
static bool is_game (const gh_heap_game *game, const char *text, const char **told, size_t *length)
{
  size_t const name = strlen (game->name), all = strlen (text);
  *told = text + name;
  *length = 0;
  if (strncmp (text, game->name, name) != 0)
    return false;
  if (all == name)
    return true;
  *told = text + name + 1;
  *length = all - name - 2;
  return game->separator && text[name] == '(' && all > name + 1 && text[all - 1] == ')';
}

static bool complain_at (const char *text, const char *place, const char *expected)
{
  gh_error error;
  snprintf (error.text, sizeof error.text, "expected %s", expected);
  gh_error_set_place (&error, text, place);
  gh_usage_at (text, &error);
  return false;
}

static bool read_game (gh_table_subject *s, const gh_heap_game *game, const char *text,
                       const char *told, size_t length)
{
  size_t place;
  const char *expected;
  if (game->separator && !length) {
    gh_usage ("table: found '%s', expected %s", text,
              game->separator == ';' ? "amounts, as in subtraction(1,2,3)"
                                     : "a code, as in octal(.77) or .77");
    return false;
  }
  if (!gh_heap_game_code (game, told, length, &s->code, &place, &expected))
    return complain_at (text, told + place, expected);
  take_heaps (s, text);
  return true;
}

static bool complain (const char *text)
{
  const char *names[40] = {NULL};
  char meant[80];
  size_t count = 0;
  for (size_t i = 0; gh_rulesets[i]; i++)
    names[count++] = gh_rulesets[i]->name;
  for (size_t i = 0; gh_heap_games[i].name; i++)
    names[count++] = gh_heap_games[i].name;
  gh_usage ("table: found '%s', expected a ruleset, a heap game or a code such as .77%s", text,
            gh_did_you_mean (text, names, meant));
  return false;
}

bool gh_table_read (gh_table_subject *s, const char *text)
{
  size_t length, place;
  const char *told, *expected;
  const gh_ruleset *const ruleset = gh_ruleset_named (text, strlen (text));
  if (ruleset && take_ruleset (s, ruleset))
    return true;
  if (ruleset) {
    gh_usage ("table: positions of %s have no size", text);
    return false;
  }
  for (const gh_heap_game *game = gh_heap_games; game->name; game++)
    if (is_game (game, text, &told, &length))
      return read_game (s, game, text, told, length);
  bool const code = strchr (".0123456789", *text) && *text;
  if (!gh_code_read (text, strlen (text), &s->code, &place, &expected))
    return code ? complain_at (text, text + place, expected) : complain (text);
  take_heaps (s, text);
  return true;
}

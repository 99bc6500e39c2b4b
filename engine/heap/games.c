/* The table of heap games, and what is said of a code before the heaps. */
#include "heap/games.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const gh_heap_game gh_heap_games[] = {
#define HEAP_GAME(name, arguments, code, separator, meaning)                                       \
  {name, arguments, code, separator, meaning},
#include "heap/games.def"
#undef HEAP_GAME
    {.name = NULL},
};

const gh_heap_game *gh_heap_game_named (const char *name, size_t length)
{
  for (const gh_heap_game *g = gh_heap_games; g->name; g++)
    if (strlen (g->name) == length && !memcmp (g->name, name, length))
      return g;
  return NULL;
}

static bool fail (size_t at, const char *words, size_t *place, const char **expected)
{
  *place = at;
  *expected = words;
  return false;
}

/* "1,2,3": what takes so many has the digit 3, all others 0. */
static bool read_amounts (const char *text, size_t length, gh_code *code, size_t *place,
                          const char **expected)
{
  size_t at = 0;
  *code = (gh_code){{0}, 0, false, false};
  for (;;) {
    size_t const start = at;
    unsigned amount = 0;
    for (; at < length && text[at] >= '0' && text[at] <= '9' && amount <= GH_CODE_PLACES; at++)
      amount = 10 * amount + (unsigned)(text[at] - '0');
    if (amount == 0 || amount > GH_CODE_PLACES)
      return fail (start, "an amount from 1 to 60", place, expected);
    code->digit[amount] = 3;
    code->places = amount > code->places ? (uint8_t)amount : code->places;
    while (at < length && text[at] == ' ')
      at++;
    if (at == length)
      return true;
    if (text[at] != ',')
      return fail (at, "',' and another amount, or ';' and heaps", place, expected);
    for (at++; at < length && text[at] == ' ';)
      at++;
  }
}

bool gh_heap_game_code (const gh_heap_game *game, const char *text, size_t length, gh_code *code,
                        size_t *place, const char **expected)
{
  if (game->code)
    return gh_code_read (game->code, strlen (game->code), code, place, expected);
  return game->separator == ';' ? read_amounts (text, length, code, place, expected)
                                : gh_code_read (text, length, code, place, expected);
}

/* What is said of the code, and the separator. */
static size_t print_code (const gh_heap_game *game, const gh_code *code, char *text)
{
  size_t at = 0;
  if (game->separator != ';') {
    gh_code_print (code, text);
    at = strlen (text);
  } else
    for (unsigned amount = 1; amount <= code->places; amount++)
      if (code->digit[amount])
        at += (size_t)sprintf (text + at, at ? ",%u" : "%u", amount);
  return at;
}

void gh_heaps_print (const gh_heap_game *game, const gh_code *code, const uint64_t *heaps,
                     size_t count, char text[GH_HEAPS_TEXT])
{
  size_t at = (size_t)sprintf (text, "%s(", game->name);
  if (game->separator)
    at += print_code (game, code, text + at);
  for (size_t i = 0; i < count; i++) {
    const char *const before = i                        ? ","
                               : game->separator == ';' ? "; "
                               : game->separator        ? ", "
                                                        : "";
    at += (size_t)sprintf (text + at, "%s%" PRIu64, before, heaps[i]);
  }
  strcpy (text + at, ")");
}

#include "theory/misere/named_games.h"

#define MOST_OPTIONS 16

static bool is_digit (char c)
{
  return c >= '0' && c <= '9';
}

bool more_names (const char *text)
{
  return text[*text == ' '] != 0;
}

gh_reduced read_name (const game_names *names, const char **text)
{
  *text += **text == ' ';
  char const first = *(*text)++;
  gh_reduced const game = is_digit (first)
                              ? gh_reduced_heap (names->misere, (uint32_t)(first - '0'))
                              : names->made[first - 'a'];
  if (**text != '_')
    return game;
  uint32_t const added = (uint32_t)((*text)[1] - '0');
  *text += 2;
  return gh_reduced_sum (names->misere, game, gh_reduced_heap (names->misere, added));
}

game_names make_names (gh_misere *misere, const definition *definitions, finding *f)
{
  game_names made = {.misere = misere, .definitions = definitions};
  for (const definition *d = definitions; d->letter; d++) {
    gh_reduced options[MOST_OPTIONS];
    size_t count = 0;
    for (const char *text = d->options; more_names (text);)
      options[count++] = read_name (&made, &text);
    gh_reduced const game = gh_reduced_of_options (misere, options, count);
    const gh_reduced *kept;
    found (f, gh_reduced_options (misere, game, &kept) == count, "{%s} to be in simplest form",
           d->options);
    made.made[d->letter - 'a'] = game;
  }
  return made;
}

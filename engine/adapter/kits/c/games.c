#include "gifthorse.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DEPTH = 1000, MOST_GAMES = 1 << 20, MOST_NAMES = 1 << 16 };

static game games[MOST_GAMES], *names[MOST_NAMES];
static size_t made, kept; /* of these games; names need those that are kept */

game *new_game(long long top, long long bottom) {
  if (made == MOST_GAMES) refuse("limit too many games");
  games[made] = (game){.top = top, .bottom = bottom};
  return &games[made++];
}

/* An option is a game of its own, with the same options. */
void add_option(game *g, int player, const game *option) {
  if (option->depth == MOST_DEPTH) refuse("limit the game is too deep");
  if (option->depth >= g->depth) g->depth = option->depth + 1;
  game *const x = new_game(0, 0);
  *x = *option;
  x->next = g->first[player];
  g->first[player] = x;
}

void name_game(long long number, game *g) {
  if (number >= MOST_NAMES) refuse("limit too many names");
  names[number] = g;
  kept = made;
}

void forget_games(void) { made = kept; }

void forget_names(void) {
  memset(names, 0, sizeof names);
  kept = 0;
}

void say_game(const game *g) {
  char number[50];
  if (g->bottom) {
    snprintf(number, sizeof number, g->bottom == 1 ? "%lld" : "%lld/%lld", g->top, g->bottom);
    say(number);
    return;
  }
  for (int player = LEFT; player <= RIGHT; player++) {
    say(player == LEFT ? "{" : "|");
    for (const game *x = g->first[player]; x; x = x->next) {
      say_game(x);
      if (x->next) say(",");
    }
  }
  say("}");
}

/* ---- reading --------------------------------------------------------------------------------- */

static int take(const char **text, char c) { return **text == c && ++*text; }

/* What is none becomes 0, and *text is where it was. */
static long long read_integer(const char **text) {
  char *end;
  errno = 0;
  long long const n = strtoll(*text, &end, 10);
  if (errno) refuse("limit a number of more than 64 bits");
  *text = end;
  return n;
}

static game *read_number(const char **text) {
  const char *const start = *text;
  long long top = read_integer(text), bottom = 1;
  if (*text == start) refuse("error expected a game");
  if (take(text, '/')) bottom = read_integer(text);
  if (bottom < 1 || bottom & (bottom - 1)) refuse("error expected a power of two");
  for (; bottom > 1 && top % 2 == 0; bottom /= 2) top /= 2;
  return new_game(top, bottom);
}

static game *read_name(const char **text) {
  long long const number = read_integer(text);
  if (number < 1 || number >= MOST_NAMES || !names[number]) refuse("error nothing has this name");
  return names[number];
}

static game *read_within(const char **text, int depth) {
  if (depth > MOST_DEPTH) refuse("limit the braces are too deep");
  if (take(text, 'g')) return read_name(text);
  if (!take(text, '{')) return read_number(text);
  game *const g = new_game(0, 0);
  for (int player = LEFT; player <= RIGHT; player++) {
    if (take(text, "|}"[player])) continue;
    do add_option(g, player, read_within(text, depth + 1));
    while (take(text, ','));
    if (!take(text, "|}"[player])) refuse("error expected a comma, a bar or a brace");
  }
  return g;
}

game *read_game(const char **text) { return read_within(text, 0); }

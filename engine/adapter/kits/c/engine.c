/* A starter for an engine: it answers `outcome`, and what else is for you to fill in.

     hello 1               gifthorse 1 my-engine numerals let outcome
     let g1 = {0|0}        ok             g1 stands for this game, until `clear`
     outcome {g1|-1/2}     R              or L, N, P: Right wins, Left, the next, the previous
     mean g1               unsupported    or `limit ...` where it is too much, `error ...`
     bye                                  no answer: the engine ends */
#include "gifthorse.h"

/* Whether the player wins, moving first: to an option where the other one does not. */
static int wins_first(game *g, int player) {
  if (g->bottom) return player == LEFT ? g->top > 0 : g->top < 0;
  for (game *x = g->first[player]; x && !g->wins[player]; x = x->next)
    g->wins[player] = !wins_first(x, !player);
  if (!g->wins[player]) g->wins[player] = -1;
  return g->wins[player] > 0;
}

static void outcome(game **of) {
  static const char *const words[] = {"P", "R", "L", "N"};
  say(words[2 * wins_first(of[0], LEFT) + wins_first(of[0], RIGHT)]);
}

/* Each word, of how many games, and who answers it. The next could be
     {"compare", 2, compare},      say("<"), "=", ">" or "||"
     {"number", 1, number},        say_game(new_game(top, bottom)), in lowest terms, or say("none")
     {"canonical", 1, canonical},  say_game(g), where g is new_game(0, 0) with add_option */
static const request requests[] = {
    {"outcome", 1, outcome},
};

int main(void) { return gifthorse("my-engine", requests, sizeof requests / sizeof *requests); }

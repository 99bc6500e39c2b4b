// A starter for an engine: it answers `outcome`, and what else is for you to fill in.
//
//   hello 1               gifthorse 1 my-engine numerals let outcome
//   let g1 = {0|0}        ok             g1 stands for this game, until `clear`
//   outcome {g1|-1/2}     R              or L, N, P: Right wins, Left, the next, the previous
//   mean g1               unsupported    or `limit ...` where it is too much, `error ...`
//   bye                                  no answer: the engine ends
#include "gifthorse.hpp"

// Whether the player wins, moving first: to an option where the other one does not.
static bool wins_first(const Game &g, int player) {
  if (g->bottom) return player == LEFT ? g->top > 0 : g->top < 0;
  const auto &options = g->options[player];
  const auto lost = [player](const Game &option) { return !wins_first(option, !player); };
  auto &known = g->wins[player];
  if (!known) known = std::any_of(options.begin(), options.end(), lost);
  return *known;
}

static std::string outcome(const Games &of) {
  const bool left = wins_first(of[0], LEFT), right = wins_first(of[0], RIGHT);
  return left ? (right ? "N" : "L") : (right ? "R" : "P");
}

// Each word, of how many games it is, and who answers it. The next could be
//   {"compare", {2, compare}},      "<", "=", ">" or "||"
//   {"number", {1, number}},        text(number(top, bottom)), in lowest terms, or "none"
//   {"canonical", {1, canonical}},  text(position({...}, {...}))
static const Requests requests = {
    {"outcome", {1, outcome}},
};

int main() { gifthorse("my-engine", requests); }

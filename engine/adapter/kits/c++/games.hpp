// Games as Gift Horse sends them: in braces, numerals, and names.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

constexpr int LEFT = 0, RIGHT = 1;
constexpr std::size_t MOST_DEPTH = 1000, MOST_ANSWER = 100000; // of games; bytes

// It is never changed once it is made, but for what is remembered of it.
using Game = std::shared_ptr<const struct Position>;
using Games = std::vector<Game>;
struct Position {
  long long top = 0, bottom = 0; // a number, top / bottom; or bottom is 0, and there are options
  Games options[2];              // Left's and Right's
  std::size_t depth = 0;         // 0 of a number, else more than that of each option
  mutable std::optional<bool> wins[2]; // for `outcome`, as far as it is known
};

// Thrown for what is too much for the engine: it is counted apart, and never held against it.
struct Limit : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline Game number(long long top, long long bottom) {
  for (; bottom > 1 && top % 2 == 0; bottom /= 2) top /= 2;
  return std::make_shared<Position>(Position{top, bottom, {}, 0, {}});
}

inline Game position(Games left, Games right) {
  std::size_t depth = 0;
  for (auto side : {&left, &right})
    for (auto &option : *side) depth = std::max(depth, option->depth);
  if (depth == MOST_DEPTH) throw Limit("the game is too deep");
  return std::make_shared<Position>(
      Position{0, 0, {std::move(left), std::move(right)}, depth + 1, {}});
}

inline std::string text(const Game &game) {
  if (game->bottom == 1) return std::to_string(game->top);
  if (game->bottom) return std::to_string(game->top) + "/" + std::to_string(game->bottom);
  std::string all = "{";
  for (auto &side : game->options) {
    for (auto &option : side) all += text(option) + (&option == &side.back() ? "" : ",");
    if (all.size() > MOST_ANSWER) throw Limit("the answer is too long");
    all += &side == game->options ? "|" : "}";
  }
  return all;
}

inline std::map<long long, Game> names; // the games that `let` named

inline bool take(std::istream &in, char c) { return (in >> std::ws).peek() == c && in.get(); }

inline void expect(std::istream &in, char c) {
  if (!take(in, c)) throw std::invalid_argument(std::string("expected ") + c);
}

inline long long read_integer(std::istream &in) {
  long long n = 0;
  if (!(in >> n) && n) throw Limit("a number of more than 64 bits"); // n is the nearest one
  if (!in) throw std::invalid_argument("expected a game");
  return n;
}

inline Game read(std::istream &in, std::size_t depth = 0) { // {0,g1|-5/8}
  if (depth > MOST_DEPTH) throw Limit("the braces are too deep");
  if (take(in, 'g')) {
    const auto named = names.find(read_integer(in));
    if (named == names.end()) throw std::invalid_argument("no game has this name");
    return named->second;
  }
  if (take(in, '{')) {
    Games options[2];
    for (int player : {LEFT, RIGHT}) {
      const char end = "|}"[player];
      if (take(in, end)) continue;
      do options[player].push_back(read(in, depth + 1));
      while (take(in, ','));
      expect(in, end);
    }
    return position(options[LEFT], options[RIGHT]);
  }
  const long long top = read_integer(in), bottom = take(in, '/') ? read_integer(in) : 1;
  if (bottom < 1 || bottom & (bottom - 1)) throw std::invalid_argument("expected a power of two");
  return number(top, bottom);
}

// An adapter of NyaanNyaan's library: nim products of 64 bits, numbers, and solvers of games that are told the moves.
#include "protocol.hpp"

#include <algorithm>
#include <cassert>
#include <unordered_map>
using namespace std; // its headers count on this, and on what stands above
#include "game/impartial-game.hpp"
#include "game/partisan-game.hpp"
#include "math/nimber.hpp"

static string text(Nimber64 n) { return to_string(n.x); }

static Nimber64 nimber(const string &word) { return integer(word); }

// The digits of an octal code, the first of which stands before the full stop.
static vector<unsigned> digits(string code) {
  if (code.find_first_not_of(".01234567") != string::npos || code.size() < 2 || code.back() == '.')
    throw Limit("no octal code with an end");
  if (code[0] == '.')
    code.insert(0, "0");
  code.erase(1, 1);
  vector<unsigned> found;
  for (const char digit : code)
    found.push_back(static_cast<unsigned>(digit - '0'));
  return found;
}

using Heaps = ImpartialGameSolver<int, void, true>;

static Heaps::States moves(const vector<unsigned> &code, int heap) {
  Heaps::States found;
  for (int taken = 0; taken < static_cast<int>(code.size()) && taken <= heap; taken++) {
    const int left = heap - taken;
    if (code[taken] & 1 && left == 0)
      found.push_back({});
    if (code[taken] & 2 && left > 0)
      found.push_back({left});
    for (int part = 1; code[taken] & 4 && 2 * part <= left; part++)
      found.push_back({part, left - part});
  }
  return found;
}

static string octal(const Words &words) {
  static string known;
  static Heaps solver;
  const auto heap = integer(words.at(1));
  if (heap > 300)
    throw Limit("a heap too large"); // it goes into each heap from another
  if (words[0] != known) {
    const auto code = digits(words[0]);
    solver = Heaps([code](int of) { return moves(code, of); });
    known = words[0];
  }
  return to_string(solver.get(static_cast<int>(heap)));
}

static string grundy(const Words &words) {
  ImpartialGameSolver<Game> solver([](const Game &of) { return of->options[LEFT]; });
  return to_string(solver.get(read_game(words.at(0))));
}

static pair<Games, Games> options(const Game &of) { return {of->options[LEFT], of->options[RIGHT]}; }

using Numbers = PartisanGameSolver<Game, decltype(&options)>;

// What it would go down to in as many steps as the number is large is told at once.
static void tell_numerals(const Game &of, Numbers &solver, bool inside) {
  if (inside && of->bottom && abs(of->top) > 1000000)
    throw Limit("steps of one to a large number");
  if (of->bottom)
    solver.mp[of] = SurrealNumber(of->top, __builtin_ctzll(of->bottom));
  for (const auto &side : of->options)
    for (const auto &option : side)
      tell_numerals(option, solver, true);
}

static SurrealNumber number(const string &word) {
  const Game read = read_game(word);
  Numbers solver(options);
  tell_numerals(read, solver, false);
  return solver.get(read);
}

static string text(const SurrealNumber &x) {
  if (x.q > 63)
    throw Limit("a denominator of more than 64 bits");
  return to_string(x.p) + (x.q ? "/" + to_string(1ull << x.q) : "");
}

static string order(const Words &words) {
  const auto x = number(words.at(0)), y = number(words.at(1));
  const auto said = string(x < y ? "<" : "") + (x == y ? "=" : "") + (x > y ? ">" : "");
  return said.empty() ? "||" : said;
}

int main() {
  gifthorse("nyaannyaan-library",
            {
                {"compare:numbers", order},
                {"number:numbers", [](const Words &w) { return text(number(w.at(0))); }},
                {"negate:numbers", [](const Words &w) { return text(-number(w.at(0))); }},
                {"add:numbers", [](const Words &w) { return text(number(w.at(0)) + number(w.at(1))); }},
                {"subtract:numbers", [](const Words &w) { return text(number(w.at(0)) - number(w.at(1))); }},
                {"grundy:impartial", grundy},
                {"nim-add", [](const Words &w) { return text(nimber(w.at(0)) + nimber(w.at(1))); }},
                {"nim-multiply", [](const Words &w) { return text(nimber(w.at(0)) * nimber(w.at(1))); }},
                {"nim-invert",
                 [](const Words &w) { return nimber(w.at(0)) == 0 ? "none" : text(nimber(w.at(0)).pow(-2ull)); }},
                {"nim-sqrt", [](const Words &w) { return text(nimber(w.at(0)).pow(1ull << 63)); }},
                {"octal", octal},
            });
}

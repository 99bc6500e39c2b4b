// An adapter of octal-games (its C++): Grundy values by rare and common values, or with --brute by its other function.
#include "protocol.hpp"

#define Game Octal        // the kits have a Game, too
#define main analyze_main // its program, whose state is global
#include "analyze_exec.cc"
#include "game.cc"
#include "game_util.cc"
#include "hadamard.cc"
#undef main
#undef Game

constexpr std::uint64_t most = 20000; // of a heap

static Octal game_of(const std::string &code) {
  if (code == "grundysgame")
    return Octal::grundy();
  if (code.find_first_of("89ABCDEF") != std::string::npos)
    throw Limit("no octal digit");
  if (code.size() > 3 && code.substr(code.size() - 3) == "...")
    throw Limit("a code without an end");
  if (code.size() > 32)
    throw Limit("more than 31 digits");
  return Octal(code);
}

// What its analyze_game does before its loop.
static void begin(const Octal &of) {
  game = of;
  const bool even = (of.split_moves() & 0x55555555u) != 0, odd = (of.split_moves() & 0xaaaaaaaau) != 0;
  rare_position_bit = !odd ? 0 : !even ? 1 : 2;
  nimbers.clear();
  nimber_bits = 0;
  rare.clear();
  largest_nimber_idx = 0;
  nimber_count.assign(2, 0);
  recompute_rare();
}

static std::string octal(const Words &words) {
  static std::string known;
  const std::uint64_t heap = integer(words.at(1));
  if (heap > most)
    throw Limit("a heap too large");
  if (words[0] != known) {
    begin(game_of(words[0]));
    known = words[0];
  }
  try {
    while (nimbers.size() <= heap)
      compute_nimber();
  } catch (...) {
    known.clear();
    throw;
  }
  return std::to_string(nimbers[heap]);
}

static std::string brute(const Words &words) {
  const std::uint64_t heap = integer(words.at(1));
  if (heap > most / 10)
    throw Limit("a heap too large");
  return std::to_string(brute_force_nimbers(game_of(words[0]), heap + 1)[heap]);
}

int main(int argc, char **argv) {
  const bool by_force = argc > 1 && std::string(argv[1]) == "--brute";
  gifthorse("octal-games", {{"octal", by_force ? brute : octal}});
}

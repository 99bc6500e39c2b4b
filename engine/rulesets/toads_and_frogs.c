/* Toads and Frogs: Left moves a toad to the right, Right a frog to the left, onto the next square
   if that is free, or else beyond one piece of the opponent's onto a free square.

   word[0]: the toads, word[1]: the frogs, the leftmost square at bit 0. The wall behind the last
   square counts as both. */
#include "rulesets/ruleset.h"

#include <stdio.h>

#define MOST_SQUARES 63

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  unsigned count = 0;
  *position = (gh_position){{0, 0}};
  for (; count < MOST_SQUARES && (text[count] == 'T' || text[count] == 'F' || text[count] == '.');
       count++) {
    position->word[0] |= (uint64_t)(text[count] == 'T') << count;
    position->word[1] |= (uint64_t)(text[count] == 'F') << count;
  }
  position->word[0] |= (uint64_t)1 << count;
  position->word[1] |= (uint64_t)1 << count;
  if (count && !text[count])
    return true;
  snprintf (error, size, "expected 1 to %d letters T, F and . (a free square) such as TT..FF",
            MOST_SQUARES);
  return false;
}

/* A position without the wall. */
typedef struct strip {
  uint64_t wall, toads, frogs, free;
} strip;

static strip strip_of (gh_position p)
{
  uint64_t const wall = p.word[0] & p.word[1];
  return (strip){wall, p.word[0] & ~wall, p.word[1] & ~wall, (wall - 1) & ~(p.word[0] | p.word[1])};
}

/* For each toad in `toads` a move to the right, for each frog in `frogs` one to the left. */
static size_t moves (gh_position p, gh_side side, uint64_t pieces, unsigned distance,
                     gh_position *list)
{
  size_t count = 0;
  for (; pieces; pieces &= pieces - 1) {
    uint64_t const piece = pieces & -pieces;
    list[count] = p;
    list[count++].word[side] ^= piece | (side == GH_LEFT ? piece << distance : piece >> distance);
  }
  return count;
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  strip const s = strip_of (p);
  uint64_t steps, jumps;
  if (side == GH_LEFT) {
    steps = s.toads & s.free >> 1;
    jumps = s.toads & s.frogs >> 1 & s.free >> 2;
  } else {
    steps = s.frogs & s.free << 1;
    jumps = s.frogs & s.toads << 1 & s.free << 2;
  }
  size_t const count = moves (p, side, steps, 1, list);
  return count + moves (p, side, jumps, 2, list + count);
}

/* ---- components ------------------------------------------------------------------------------ */

/* The squares that nothing will ever leave or enter, those outside the strip among them: a toad
   before such a square, a frog behind one, and a toad and a frog that face each other where neither
   can be left behind, as there is a toad or a dead square behind the toad and a frog or a dead one
   behind the frog. */
static uint64_t dead_squares (strip s)
{
  uint64_t const beyond = (uint64_t)3 << 62; /* what is to the right of the word */
  uint64_t dead = -s.wall, before;
  do {
    before = dead;
    uint64_t const after_dead = dead << 1 | 1, before_dead = dead >> 1 | beyond;
    uint64_t const facing =
        s.toads & s.frogs >> 1 & (s.toads << 1 | after_dead) & (s.frogs >> 2 | dead >> 2 | beyond);
    dead |= (s.toads & before_dead) | (s.frogs & after_dead) | facing | facing << 1;
  } while (dead != before);
  return dead;
}

/* The squares from the right to the left, toads as frogs and frogs as toads. */
static gh_position negative (gh_position p)
{
  strip const s = strip_of (p);
  gh_position n = {{s.wall, s.wall}};
  uint64_t to = s.wall >> 1;
  for (uint64_t from = 1; from < s.wall; from <<= 1, to >>= 1) {
    n.word[0] |= s.frogs & from ? to : 0;
    n.word[1] |= s.toads & from ? to : 0;
  }
  return n;
}

static bool can_move (gh_position p)
{
  gh_position list[GH_POSITION_MOVES];
  return options (p, GH_LEFT, list) || options (p, GH_RIGHT, list);
}

static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  strip const s = strip_of (p);
  size_t count = 0;
  for (uint64_t alive = ~dead_squares (s); alive;) {
    unsigned const start = (unsigned)__builtin_ctzll (alive);
    uint64_t const squares = alive >> start, wall = ~squares & (squares + 1);
    gh_position const part = {
        {(s.toads >> start & (wall - 1)) | wall, (s.frogs >> start & (wall - 1)) | wall}};
    gh_position const other = negative (part);
    bool const mirrored =
        other.word[0] != part.word[0] ? other.word[0] < part.word[0] : other.word[1] < part.word[1];
    alive &= ~((wall - 1) << start);
    if (can_move (part))
      list[count++] = (gh_component){mirrored ? other : part, mirrored};
  }
  return count;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  strip const s = strip_of (p);
  for (uint64_t square = 1; square < s.wall; square <<= 1)
    *text++ = s.toads & square ? 'T' : s.frogs & square ? 'F' : '.';
  *text = '\0';
}

const gh_ruleset gh_toads_and_frogs = {
    .name = "toads",
    .arguments = "letters T, F and .",
    .meaning = "toads go right, frogs left, one square or over one piece of the opponent's",
    .cells = ".TF",
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};

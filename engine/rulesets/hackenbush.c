/* Hackenbush on one string: Left cuts an edge L, Right an edge R, either an edge E, and all above
   it falls.

   word[0]: the edges that Left may cut, the one on the ground at bit 0; word[1]: those that Right
   may. Every edge is in one of them, and an E in both. One without edges is written 0. */
#include "rulesets/ruleset.h"

#include <stdio.h>
#include <string.h>

#define MOST_EDGES 64

static const char letters[] = " LRE"; /* 1: Left may cut it; 2: Right may */

/* Bit 0 says whether Left may cut this edge, bit 1 whether Right may; 0: the string has ended. */
static unsigned edge_of (gh_position p, unsigned edge)
{
  uint64_t const left = p.word[0] >> edge % MOST_EDGES & 1,
                 right = p.word[1] >> edge % MOST_EDGES & 1;
  return edge < MOST_EDGES ? (unsigned)(left | right << 1) : 0;
}

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  const char *letter;
  unsigned count = 0;
  *position = (gh_position){{0, 0}};
  if (!strcmp (text, "0"))
    return true;
  for (; count < MOST_EDGES && text[count] && (letter = strchr (letters + 1, text[count])); count++)
    for (unsigned side = 0; side < 2; side++)
      position->word[side] |= (uint64_t)((letter - letters) >> side & 1) << count;
  if (!text[count])
    return true;
  snprintf (error, size, "expected at most %d letters L, R and E, from the ground up, such as LRRL",
            MOST_EDGES);
  return false;
}

/* The edges below this one stay. */
static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (unsigned edge = 0; edge_of (p, edge); edge++)
    if (edge_of (p, edge) >> (side == GH_RIGHT) & 1) {
      uint64_t const below = ((uint64_t)1 << edge) - 1;
      list[count++] = (gh_position){{p.word[0] & below, p.word[1] & below}};
    }
  return count;
}

/* One whose first letter but E is R is the negative of one where that is L. */
static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  unsigned edge = 0;
  if (!edge_of (p, 0))
    return 0;
  while (edge_of (p, edge) == 3)
    edge++;
  list[0] = (gh_component){p, edge_of (p, edge) == 2};
  if (list[0].mirrored)
    list[0].position = (gh_position){{p.word[1], p.word[0]}};
  return 1;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  for (unsigned edge = 0; edge_of (p, edge); edge++)
    *text++ = letters[edge_of (p, edge)];
  strcpy (text, edge_of (p, 0) ? "" : "0");
}

const gh_ruleset gh_hackenbush = {
    .name = "hack",
    .arguments = "letters L, R and E",
    .meaning = "a string of edges; Left cuts an L, Right an R, either an E, and all above it falls",
    .cells = "LRE",
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};

/* Hackenbush on one string: Left cuts an edge L, Right an edge R, and all above it falls.

   word[0]: the edges L, the one on the ground at bit 0; word[1]: how many edges there are. */
#include "rulesets/ruleset.h"

#include <stdio.h>

#define MOST_EDGES 64

/* The edges below this one. */
static uint64_t below (unsigned edge)
{
  return edge < MOST_EDGES ? ((uint64_t)1 << edge) - 1 : UINT64_MAX;
}

static bool read (const char *text, gh_position *position, char *error, size_t size)
{
  unsigned count = 0;
  *position = (gh_position){{0, 0}};
  for (; count < MOST_EDGES && (text[count] == 'L' || text[count] == 'R'); count++)
    position->word[0] |= (uint64_t)(text[count] == 'L') << count;
  position->word[1] = count;
  if (!text[count])
    return true;
  snprintf (error, size, "expected at most %d letters L and R, from the ground up, such as LRRL",
            MOST_EDGES);
  return false;
}

static size_t options (gh_position p, gh_side side, gh_position list[GH_POSITION_MOVES])
{
  size_t count = 0;
  for (unsigned edge = 0; edge < p.word[1]; edge++)
    if ((p.word[0] >> edge & 1) == (side == GH_LEFT))
      list[count++] = (gh_position){{p.word[0] & below (edge), edge}};
  return count;
}

/* One that begins with R is the negative of one that begins with L. */
static size_t split (gh_position p, gh_component list[GH_POSITION_MOVES])
{
  unsigned const count = (unsigned)p.word[1];
  if (count == 0)
    return 0;
  list[0] = (gh_component){p, !(p.word[0] & 1)};
  if (list[0].mirrored)
    list[0].position.word[0] ^= below (count);
  return 1;
}

static void print (gh_position p, char text[GH_POSITION_TEXT])
{
  for (unsigned edge = 0; edge < p.word[1]; edge++)
    *text++ = p.word[0] >> edge & 1 ? 'L' : 'R';
  *text = '\0';
}

const gh_ruleset gh_hackenbush = {
    .name = "hack",
    .arguments = "letters L and R",
    .meaning = "a string of edges; Left cuts an L, Right an R, and all above it falls",
    .cells = "LR",
    .read = read,
    .options = options,
    .split = split,
    .print = print,
};

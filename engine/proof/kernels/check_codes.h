/* Codes of heap games, and moves in heaps side by side, as the kernels for heaps and for boards
   take them. A code has digits, which say what a move may do that takes so many objects from one
   heap. */
#ifndef GH_CHECK_CODES_H
#define GH_CHECK_CODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define GH_DIGITS_PLACES 60

typedef struct gh_digits {
  uint8_t digit[GH_DIGITS_PLACES + 1]; /* bits 1, 2 and 4: nothing, one heap, two heaps are left */
  uint32_t places;
  bool endless; /* the last digit stands in all later places, too */
  bool unequal; /* two heaps that are left have different sizes: Grundy's game */
} gh_digits;

/* Read a code up to a blank or the end of the line. NULL, and *text is behind it; or what is wrong.
   The digits are 0 before. */
static inline const char *gh_digits_read (gh_digits *c, const char **text)
{
  const char *at = *text;
  c->unequal = *at == 'g';
  if (c->unequal) { /* 4., but the two heaps have different sizes */
    c->digit[0] = 4;
    for (const char *name = "grundysgame"; *name; name++)
      if (*at++ != *name)
        return "expected grundysgame or a code";
  } else {
    if (*at == '0' || *at == '4')
      c->digit[0] = (uint8_t)(*at++ - '0');
    if (*at++ != '.')
      return "expected a code: perhaps 4, then a point and digits from 0 to 7";
    for (; *at >= '0' && *at <= '7'; at++) {
      if (c->places == GH_DIGITS_PLACES)
        return "more than 60 places";
      c->digit[++c->places] = (uint8_t)(*at - '0');
    }
    c->endless = c->places && *at == '.';
    for (int points = 0; c->endless && points < 3; points++)
      if (*at++ != '.')
        return "expected ... or the end of the code";
  }
  *text = at;
  return *at == ' ' || *at == '\n' ? NULL
         : c->unequal              ? "expected grundysgame or a code"
                                   : "expected a digit from 0 to 7, or the end of the code";
}

/* Read codes up to the end of the line; *count of them, at most `most`. */
static inline const char *gh_digits_read_all (gh_digits *codes, size_t most, size_t *count,
                                              const char **text)
{
  const char *error = NULL;
  for (*count = 0; !error && (*count == 0 || **text != '\n'); *text += strspn (*text, " ")) {
    if (*count == most)
      return "more than 16 codes";
    error = gh_digits_read (&codes[(*count)++], text);
  }
  return error;
}

static inline bool gh_digits_are_nim (const gh_digits *c)
{
  return c->endless && c->places == 1 && !c->digit[0] && c->digit[1] == 3;
}

/* Of no more than can be taken. */
static inline unsigned gh_digits_at (const gh_digits *c, size_t taken)
{
  return c->digit[taken < c->places ? taken : c->places];
}

/* The most that can be taken from a heap of n. */
static inline size_t gh_digits_reach (const gh_digits *c, size_t n)
{
  return c->endless || n < c->places ? n : c->places;
}

/* Go on from *taken and *part to the next move in a heap of n, if they are none: it takes so many
   and leaves a heap of *part and one of the rest, which is not less; a heap of 0 is none. What is
   looked at is added to *steps. */
static inline bool gh_digits_move (const gh_digits *c, size_t n, size_t *taken, size_t *part,
                                   uint64_t *steps)
{
  for (; *taken <= gh_digits_reach (c, n); ++*taken, *part = 0) {
    size_t const rest = n - *taken;
    unsigned const d = gh_digits_at (c, *taken);
    for (; *part == 0 || (d & 4 && 2 * *part <= rest); ++*part, ++*steps)
      if (d >> ((*part > 0) + (rest > 0)) & 1 && !(c->unequal && 2 * *part == rest))
        return true;
  }
  return false;
}

/* Heaps side by side, from the largest on, 0 behind the last one: each is its objects, plus
   GH_HEAP_SIZES times the place of its code. There is room for those of two moves more. */
#define GH_SIDE_HEAPS 32
#define GH_HEAP_SIZES 4096
typedef uint16_t gh_side_heaps[GH_SIDE_HEAPS + 2];

/* Add a heap, if it is one. */
static inline void gh_heaps_add (gh_side_heaps heaps, size_t heap)
{
  size_t i = GH_SIDE_HEAPS + 1;
  if (heap % GH_HEAP_SIZES == 0)
    return;
  for (; i > 0 && heaps[i - 1] < heap; i--)
    heaps[i] = heaps[i - 1];
  heaps[i] = (uint16_t)heap;
}

/* Add a heap, but none without a move, since it changes nothing. */
static inline void gh_heaps_add_live (const gh_digits *codes, gh_side_heaps heaps, size_t heap,
                                      uint64_t *steps)
{
  size_t taken = 0, part = 0;
  if (gh_digits_move (&codes[heap / GH_HEAP_SIZES], heap % GH_HEAP_SIZES, &taken, &part, steps))
    gh_heaps_add (heaps, heap);
}

/* The place in the heaps, what is taken, and the smaller heap that is left. */
typedef struct gh_heaps_move {
  size_t at, taken, part;
} gh_heaps_move;

/* Make this move, or else the next that there is, and go on to the one behind it. A move counts as
   so many steps, as it is made and looked for. */
#define GH_MOVE_STEPS 64

static inline bool gh_heaps_next (const gh_digits *codes, const gh_side_heaps from,
                                  gh_heaps_move *m, gh_side_heaps to, uint64_t *steps)
{
  for (; from[m->at]; *m = (gh_heaps_move){m->at + 1, 0, 0}) {
    size_t const code = from[m->at] / GH_HEAP_SIZES, n = from[m->at] % GH_HEAP_SIZES;
    if (!gh_digits_move (&codes[code], n, &m->taken, &m->part, steps))
      continue;
    *steps += GH_MOVE_STEPS;
    memset (to, 0, sizeof (gh_side_heaps));
    memcpy (to, from, m->at * sizeof *to);
    memcpy (to + m->at, from + m->at + 1, (GH_SIDE_HEAPS + 1 - m->at) * sizeof *to);
    gh_heaps_add_live (codes, to, code * GH_HEAP_SIZES + m->part, steps);
    gh_heaps_add_live (codes, to, code * GH_HEAP_SIZES + n - m->taken - m->part++, steps);
    return true;
  }
  return false;
}

/* The order of what begins with heaps side by side; a move leaves less. */
static inline int gh_heaps_compare (const void *a, const void *b)
{
  const uint16_t *const x = a, *const y = b;
  size_t i = 0;
  while (i < GH_SIDE_HEAPS + 1 && x[i] == y[i])
    i++;
  return x[i] - y[i];
}

#endif

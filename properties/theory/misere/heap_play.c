#include "theory/misere/heap_play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLACES ((size_t)1 << 19)
#define NIM NIM_HEAP (0)

/* The heaps descend, and are followed by 0. */
typedef struct position {
  uint8_t heap[MOST_PLAYED + 1], known, p;
} position;

struct heap_play {
  gh_code code;
  size_t count;
  bool full;
  position places[PLACES];
};

/* ---- positions ------------------------------------------------------------------------------- */

static bool can_move (const heap_play *play, uint8_t heap)
{
  gh_heap_move move;
  return heap > NIM || (heap < NIM && gh_heap_first (&play->code, heap, &move));
}

/* A heap that cannot be moved in is none. */
static void put (heap_play *play, position *p, uint8_t heap)
{
  size_t const last = strlen ((char *)p->heap);
  if (!can_move (play, heap))
    return;
  if (last == MOST_PLAYED) {
    play->full = true;
    return;
  }
  size_t i = last;
  for (; i > 0 && p->heap[i - 1] < heap; i--)
    p->heap[i] = p->heap[i - 1];
  p->heap[i] = heap;
}

static void take (position *p, size_t i)
{
  memmove (p->heap + i, p->heap + i + 1, MOST_PLAYED - i);
}

/* Where it stands, or would. */
static position *place_of (heap_play *play, const position *p)
{
  uint64_t hash = 0;
  for (const uint8_t *heap = p->heap; *heap; heap++)
    hash = (hash ^ *heap) * 0x9e3779b97f4a7c15u;
  size_t i = (hash ^ hash >> 32) % PLACES;
  while (play->places[i].known && memcmp (play->places[i].heap, p->heap, sizeof p->heap) != 0)
    i = (i + 1) % PLACES;
  return &play->places[i];
}

/* ---- play ------------------------------------------------------------------------------------ */

static bool is_p (heap_play *play, const position *p);

static bool wins_in_nim (heap_play *play, const position *rest, uint8_t heap)
{
  for (uint8_t left = NIM; left < heap; left++) {
    position next = *rest;
    put (play, &next, left);
    if (is_p (play, &next))
      return true;
  }
  return false;
}

/* Whether some move in this heap wins. */
static bool wins_in (heap_play *play, const position *p, size_t i)
{
  position rest = *p;
  gh_heap_move move;
  take (&rest, i);
  if (p->heap[i] > NIM)
    return wins_in_nim (play, &rest, p->heap[i]);
  for (bool more = gh_heap_first (&play->code, p->heap[i], &move); more;
       more = gh_heap_next (&play->code, p->heap[i], &move)) {
    position next = rest;
    for (unsigned k = 0; k < move.parts; k++)
      put (play, &next, (uint8_t)move.part[k]);
    if (is_p (play, &next))
      return true;
  }
  return false;
}

/* Who cannot move wins: no position without heaps is P. */
static bool is_p (heap_play *play, const position *p)
{
  const position *const before = place_of (play, p);
  if (before->known || play->full)
    return before->p;
  bool wins = !p->heap[0];
  for (size_t i = 0; !wins && p->heap[i]; i++)
    wins = p->heap[i] != (i ? p->heap[i - 1] : 0) && wins_in (play, p, i);
  play->full = play->full || ++play->count > PLACES / 2;
  position *const place = place_of (play, p);
  *place = *p;
  place->known = 1;
  place->p = !wins;
  return !wins;
}

static position made_of (heap_play *play, const uint8_t *heaps, size_t count)
{
  position p = {{0}, 0, 0};
  for (size_t i = 0; i < count; i++)
    put (play, &p, heaps[i]);
  return p;
}

bool is_p_by_play (heap_play *play, const uint8_t *heaps, size_t count)
{
  position const p = made_of (play, heaps, count);
  return is_p (play, &p);
}

uint32_t genus_by_play (heap_play *play, const uint8_t *heaps, size_t count, size_t twos)
{
  position p = made_of (play, heaps, count);
  for (size_t i = 0; i < twos; i++)
    put (play, &p, NIM_HEAP (2));
  for (uint8_t n = 0; n < 128; n++) {
    position beside = p;
    put (play, &beside, (uint8_t)NIM_HEAP (n));
    if (is_p (play, &beside))
      return n;
  }
  return UINT32_MAX;
}

/* ---- for theorems ---------------------------------------------------------------------------- */

void found (finding *f, bool good, const char *format, ...)
{
  va_list arguments;
  if (good || *f->text)
    return;
  va_start (arguments, format);
  vsnprintf (f->text, sizeof f->text, format, arguments);
  va_end (arguments);
}

void with_heap_play (gh_trial *t, const gh_code *code, heap_play_body *body, void *argument)
{
  finding wrong = {""};
  heap_play *const play = calloc (1, sizeof *play);
  if (!play)
    gh_fail (t->store, GH_NO_MEMORY);
  play->code = *code;
  body (play, argument, &wrong);
  bool const full = play->full;
  free (play);
  if (full)
    gh_end_case (t, GH_STEP_LIMIT, "too many positions");
  gh_expect (t, !*wrong.text, "%s", wrong.text);
}

#include "adapter/tables/remembered.h"

#include <stdlib.h>
#include <string.h>

#define MOST_TEXT ((size_t)32 << 20)
#define MOST_SLOTS ((size_t)1 << 21) /* of 16 bytes, half of which are in use at most */
#define LONGEST ((size_t)1 << 20)    /* of a request with its answer */

static uint32_t hash_of (const char *text, size_t length)
{
  uint64_t h = length, word;
  for (; length > sizeof word; length -= sizeof word, text += sizeof word) {
    memcpy (&word, text, sizeof word);
    h = (h ^ word) * UINT64_C (0x9e3779b97f4a7c15);
    h ^= h >> 32;
  }
  word = 0;
  memcpy (&word, text, length);
  h = (h ^ word) * UINT64_C (0xbf58476d1ce4e5b9);
  return (uint32_t)(h ^ h >> 32);
}

/* The slot of a request, or the free slot where it would go. */
static remembered_slot *slot_of (const remembered *r, uint32_t hash, const char *request,
                                 size_t length)
{
  for (size_t at = hash;; at++) {
    remembered_slot *const s = &r->slots[at & (r->room - 1)];
    if (!s->length || (s->hash == hash && s->length == length &&
                       !memcmp (r->texts.at + s->start, request, length)))
      return s;
  }
}

const char *remembered_find (const remembered *r, const char *request, size_t length,
                             size_t *answer_length)
{
  if (!r->count)
    return NULL;
  const remembered_slot *const s = slot_of (r, hash_of (request, length), request, length);
  *answer_length = s->answer;
  return s->length ? r->texts.at + s->start + s->length : NULL;
}

/* Make the table twice as large. False: no memory. */
static bool grow (remembered *r)
{
  remembered bigger = {.room = r->room ? 2 * r->room : 1024};
  bigger.slots = calloc (bigger.room, sizeof *bigger.slots);
  if (!bigger.slots)
    return false;
  for (size_t i = 0; i < r->room; i++) {
    size_t at = r->slots[i].hash;
    if (!r->slots[i].length)
      continue;
    while (bigger.slots[at & (bigger.room - 1)].length)
      at++;
    bigger.slots[at & (bigger.room - 1)] = r->slots[i];
  }
  free (r->slots);
  r->slots = bigger.slots;
  r->room = bigger.room;
  return true;
}

void remembered_keep (remembered *r, const char *request, size_t length, const char *answer,
                      size_t answer_length)
{
  if (!length || length + answer_length > LONGEST)
    return;
  bool const full = 2 * (r->count + 1) > r->room;
  if (r->texts.count + length + answer_length > MOST_TEXT || (full && r->room == MOST_SLOTS))
    remembered_forget (r);
  else if (full && !grow (r))
    return;
  uint32_t const hash = hash_of (request, length);
  remembered_slot *const s = slot_of (r, hash, request, length);
  if (s->length || !bytes_reserve (&r->texts, length + answer_length))
    return;
  *s = (remembered_slot){hash, (uint32_t)r->texts.count, (uint32_t)length, (uint32_t)answer_length};
  bytes_add (&r->texts, request, length);
  bytes_add (&r->texts, answer, answer_length);
  r->count++;
}

void remembered_forget (remembered *r)
{
  if (r->count)
    memset (r->slots, 0, r->room * sizeof *r->slots);
  r->texts.count = r->count = 0;
}

void remembered_free (remembered *r)
{
  free (r->slots);
  bytes_free (&r->texts);
  *r = (remembered){0};
}

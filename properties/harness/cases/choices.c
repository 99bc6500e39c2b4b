#include "harness/cases/choices.h"

#include <string.h>

void gh_choices_begin (gh_choices *choices, const uint32_t *prefix, size_t prefix_count)
{
  choices->prefix = prefix;
  choices->prefix_count = prefix_count;
  choices->tail = GH_TAIL_ZEROS;
  choices->count = choices->span_count = 0;
}

void gh_choices_seed (gh_choices *choices, uint64_t seed)
{
  choices->tail = GH_TAIL_SEED;
  choices->state = seed;
}

void gh_choices_bytes (gh_choices *choices, const uint8_t *bytes, size_t count)
{
  choices->tail = GH_TAIL_BYTES;
  choices->bytes = bytes;
  choices->byte_count = count;
  choices->byte_at = 0;
}

/* Steele, Lea and Flood's splitmix64. */
static uint64_t next_random (uint64_t *state)
{
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static uint32_t from_bytes (gh_choices *choices, uint32_t bound)
{
  uint32_t word = 0;
  for (uint32_t most = bound - 1; most; most >>= 8)
    word = word << 8 |
           (choices->byte_at < choices->byte_count ? choices->bytes[choices->byte_at++] : 0);
  return word % bound;
}

uint32_t gh_draw_aside (gh_choices *choices, uint32_t bound)
{
  switch (choices->tail) {
  case GH_TAIL_SEED: return (uint32_t)((next_random (&choices->state) >> 32) * bound >> 32);
  case GH_TAIL_BYTES: return from_bytes (choices, bound);
  default: return 0;
  }
}

static bool is_of_prefix (const gh_choices *choices)
{
  return choices->count < choices->prefix_count;
}

uint32_t gh_draw_or (gh_choices *choices, uint32_t bound, uint32_t choice)
{
  size_t const at = choices->count;
  if (at == GH_MOST_DRAWS)
    return 0;
  if (is_of_prefix (choices))
    choice = choices->prefix[at] < bound ? choices->prefix[at] : bound - 1;
  choices->drawn[at] = choice;
  choices->bound[at] = bound;
  choices->count++;
  return choice;
}

uint32_t gh_draw (gh_choices *choices, uint32_t bound)
{
  bool const free = !is_of_prefix (choices) && choices->count < GH_MOST_DRAWS;
  return gh_draw_or (choices, bound, free ? gh_draw_aside (choices, bound) : 0);
}

size_t gh_span_start (gh_choices *choices)
{
  if (choices->span_count == GH_MOST_SPANS)
    return GH_MOST_SPANS;
  choices->spans[choices->span_count] =
      (gh_span){(uint32_t)choices->count, (uint32_t)choices->count};
  return choices->span_count++;
}

void gh_span_end (gh_choices *choices, size_t span)
{
  if (span < choices->span_count)
    choices->spans[span].end = (uint32_t)choices->count;
}

bool gh_choices_next (const gh_choices *choices, uint32_t *prefix, size_t *count)
{
  for (size_t i = choices->count; i-- > 0;)
    if (choices->drawn[i] + 1 < choices->bound[i]) {
      memmove (prefix, choices->drawn, i * sizeof *prefix);
      prefix[i] = choices->drawn[i] + 1;
      *count = i + 1;
      return true;
    }
  return false;
}

uint64_t gh_hash (const void *bytes, size_t count, uint64_t seed)
{
  const uint8_t *const byte = bytes;
  uint64_t hash = seed ^ 0xcbf29ce484222325u;
  for (size_t i = 0; i < count; i++)
    hash = (hash ^ byte[i]) * 0x100000001b3u;
  return next_random (&hash);
}

/* libFuzzer's own mutations know nothing of the tree that choices describe: a byte that comes or
   goes gives all bytes behind it another meaning. Here a span is made anew, emptied, taken from
   elsewhere or exchanged, with what is behind it left as it is, and a single draw is nudged by one.
   Half of all mutations stay libFuzzer's, and so do those of an input that was not the last one to
   be run. */
#include "mutate.h"

#include <string.h>

#define MOST_BYTES 1024
#define MOST_SPAN 64 /* bytes of a span that is kept for other inputs */
#define KEPT 256

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed);

typedef struct part {
  uint16_t start, end; /* bytes [start, end) of the input */
} part;

/* libFuzzer has no place to hand a context through. */
static struct {
  uint8_t data[MOST_BYTES]; /* what was run last, */
  size_t size, header;
  part spans[GH_MOST_SPANS]; /* its spans, */
  size_t span_count;
  uint16_t draws[MOST_BYTES]; /* and the last byte of each of its draws */
  size_t draw_count;
  struct {
    uint8_t bytes[MOST_SPAN];
    size_t count;
  } kept[KEPT]; /* spans of inputs that were run at some time */
  size_t kept_count;
  uint64_t state;
} last;

static uint32_t below (uint32_t bound)
{
  last.state = last.state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((last.state >> 33) * bound >> 31);
}

static void keep (const part *span)
{
  size_t const count = span->end - span->start;
  size_t const place = last.kept_count < KEPT ? last.kept_count++ : below (KEPT);
  memcpy (last.kept[place].bytes, last.data + span->start, count);
  last.kept[place].count = count;
}

void mutate_remember (const uint8_t *data, size_t size, size_t header, const gh_choices *choices)
{
  uint16_t ends[GH_MOST_DRAWS + 1]; /* of draws, in bytes */
  size_t at = header, draws = 0;
  last.size = last.span_count = last.draw_count = 0;
  if (size > MOST_BYTES || size <= header)
    return;
  memcpy (last.data, data, size);
  last.size = size;
  last.header = header;
  ends[0] = (uint16_t)header;
  while (draws < choices->count && at < size) {
    for (uint32_t most = choices->bound[draws] - 1; most && at < size; most >>= 8)
      at++;
    if (at > ends[draws])
      last.draws[last.draw_count++] = (uint16_t)(at - 1);
    ends[++draws] = (uint16_t)at;
  }
  for (size_t i = 0; i < choices->span_count && choices->spans[i].end <= draws; i++) {
    part const span = {ends[choices->spans[i].start], ends[choices->spans[i].end]};
    if (span.start < span.end)
      last.spans[last.span_count++] = span;
  }
  if (last.span_count) {
    const part *const span = &last.spans[below ((uint32_t)last.span_count)];
    if (span->end - span->start <= MOST_SPAN)
      keep (span);
  }
}

/* Put other bytes in place of a span; the size, or 0: there is no room. */
static size_t put (uint8_t *data, size_t size, size_t most, const part *span, const uint8_t *bytes,
                   size_t count)
{
  size_t const old = span->end - span->start;
  if (size - old + count > most)
    return 0;
  memmove (data + span->start + count, data + span->end, size - span->end);
  memcpy (data + span->start, bytes, count);
  return size - old + count;
}

/* Two spans of which neither is in the other change places. */
static size_t exchange (uint8_t *data, size_t size, const part *a, const part *b)
{
  uint8_t old[MOST_BYTES];
  size_t at = 0;
  if (a->start > b->start) {
    const part *const first = b;
    b = a;
    a = first;
  }
  if (a->end > b->start)
    return 0;
  memcpy (old, data, size);
  part const order[] = {{0, a->start}, *b, {a->end, b->start}, *a, {b->end, (uint16_t)size}};
  for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
    memcpy (data + at, old + order[i].start, (size_t)(order[i].end - order[i].start));
    at += order[i].end - order[i].start;
  }
  return size;
}

static size_t nudge (uint8_t *data, size_t size)
{
  uint8_t *const byte = &data[last.draws[below ((uint32_t)last.draw_count)]];
  *byte = (uint8_t)(below (2) ? *byte + 1 : *byte - 1);
  return size;
}

static size_t change_span (uint8_t *data, size_t size, size_t most)
{
  const part *const span = &last.spans[below ((uint32_t)last.span_count)],
                    *const other = &last.spans[below ((uint32_t)last.span_count)];
  uint8_t bytes[MOST_BYTES] = {0};
  size_t count = 0;
  switch (below (6)) {
  case 0: /* anew */
    for (count = 1 + below (16); count > 0 && last.header + count > most;)
      count--;
    for (size_t i = 0; i < count; i++)
      bytes[i] = (uint8_t)below (256);
    return put (data, size, most, span, bytes, count);
  case 1: /* zeros mean the game without options */ return put (data, size, most, span, bytes, 3);
  case 2: /* another of this input */
    count = other->end - other->start;
    memcpy (bytes, data + other->start, count);
    return put (data, size, most, span, bytes, count);
  case 3: return exchange (data, size, span, other);
  default: /* one of another input */
    if (!last.kept_count)
      return 0;
    size_t const kept = below ((uint32_t)last.kept_count);
    return put (data, size, most, span, last.kept[kept].bytes, last.kept[kept].count);
  }
}

size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t most, unsigned seed)
{
  size_t changed = 0;
  last.state ^= seed;
  if (most <= MOST_BYTES && size == last.size && !memcmp (data, last.data, size) && below (2)) {
    if (last.draw_count && (!last.span_count || !below (4)))
      changed = nudge (data, size);
    else if (last.span_count)
      changed = change_span (data, size, most);
  }
  return changed ? changed : LLVMFuzzerMutate (data, size, most);
}

#include "adapter/tables/batch.h"

#include <stdlib.h>
#include <string.h>

bool batch_reserve (batch *b, size_t length, uint32_t name)
{
  size_t const names = name < b->failed.count ? 0 : name + 1 - b->failed.count;
  if (!bytes_reserve (&b->text, length + 1) || !bytes_reserve (&b->failed, names))
    return false;
  if (b->count < b->room)
    return true;
  size_t const room = b->room ? 2 * b->room : 256;
  line *const bigger = realloc (b->lines, room * sizeof *bigger);
  if (!bigger)
    return false;
  b->lines = bigger;
  b->room = room;
  return true;
}

void batch_add (batch *b, line added, const char *text, size_t length)
{
  added.start = b->text.count;
  bytes_add (&b->text, text, length);
  bytes_add (&b->text, "\n", 1);
  added.end = b->text.count;
  b->lines[b->count++] = added;
  while (added.kind == LINE_LET && b->failed.count <= added.name)
    bytes_add (&b->failed, "", 1);
}

/* Names are g1, g2, ...; the notation has no other g. What a line defines is not what it uses. */
static bool uses_failed (const batch *b, const line *l)
{
  const char *at = b->text.at + l->start, *const end = b->text.at + l->end;
  if (l->kind == LINE_LET)
    at = memchr (at, '=', (size_t)(end - at));
  while (at && (at = memchr (at, 'g', (size_t)(end - at)))) {
    size_t name = 0;
    for (at++; at < end && *at >= '0' && *at <= '9'; at++)
      name = 10 * name + (size_t)(*at - '0');
    if (name && name < b->failed.count && b->failed.at[name])
      return true;
  }
  return false;
}

void batch_fail_users (batch *b, size_t i, void fail (void *context, const line *l), void *context)
{
  b->failed.at[b->lines[i].name] = 1;
  while (++i < b->count) {
    line *const l = &b->lines[i];
    if (!l->named || l->ignored || !uses_failed (b, l))
      continue;
    l->ignored = true;
    if (l->kind == LINE_LET)
      b->failed.at[l->name] = 1;
    else
      fail (context, l);
  }
}

void batch_again (batch *b, bool all)
{
  size_t kept = 0, text = 0;
  for (size_t i = 0; i < b->count; i++) {
    line l = b->lines[i];
    size_t const length = l.end - l.start;
    if (l.ignored || l.kind == LINE_CLEAR || (i < b->head && l.kind == LINE_ASK && !all))
      continue;
    memmove (b->text.at + text, b->text.at + l.start, length);
    l.start = text;
    l.end = text += length;
    b->lines[kept++] = l;
  }
  b->count = kept;
  b->text.count = text;
  b->head = b->sent = 0;
}

void batch_clear (batch *b)
{
  b->count = b->head = b->sent = b->text.count = b->failed.count = 0;
}

void batch_free (batch *b)
{
  bytes_free (&b->text);
  bytes_free (&b->failed);
  free (b->lines);
  *b = (batch){0};
}

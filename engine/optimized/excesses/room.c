#include "optimized/excesses/room.h"

#include <string.h>

struct room_block {
  room_block *next;
  uint64_t words[];
};

uint64_t *room_take (room *in, size_t words)
{
  if (words > (SIZE_MAX - sizeof (room_block)) / sizeof (uint64_t))
    return NULL;
  size_t const bytes = sizeof (room_block) + words * sizeof (uint64_t);
  room_block *const block = in->allocator.resize (in->allocator.context, NULL, bytes);
  if (!block)
    return NULL;
  memset (block, 0, bytes);
  block->next = in->blocks;
  in->blocks = block;
  return block->words;
}

void room_empty (room *in)
{
  while (in->blocks) {
    room_block *const block = in->blocks;
    in->blocks = block->next;
    in->allocator.resize (in->allocator.context, block, 0);
  }
}

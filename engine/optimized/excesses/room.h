/* Words that are given back all at once. */
#ifndef GH_EXCESSES_ROOM_H
#define GH_EXCESSES_ROOM_H

#include "form/store.h"

typedef struct room_block room_block;
typedef struct room {
  gh_allocator allocator;
  room_block *blocks;
} room;

uint64_t *room_take (room *in, size_t words); /* zeros; NULL: no memory */
void room_empty (room *in);

#endif

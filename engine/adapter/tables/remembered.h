/* Answers by the text of their requests. Texts mean the same in all stores, so that an answer is
   still known when the store in which it was asked for is long empty. */
#ifndef GH_ADAPTER_REMEMBERED_H
#define GH_ADAPTER_REMEMBERED_H

#include "adapter/tables/bytes.h"

#include <stdint.h>

typedef struct remembered_slot {
  uint32_t hash;
  uint32_t start;          /* in the texts: of the request, then the answer */
  uint32_t length, answer; /* bytes of both; the length is 0 in a free slot */
} remembered_slot;

typedef struct remembered {
  bytes texts;
  remembered_slot *slots;
  size_t room, count;
} remembered;

/* The answer to this very request, which stands until the next one is kept. NULL: not known. */
const char *remembered_find (const remembered *r, const char *request, size_t length,
                             size_t *answer_length);

/* Keep an answer, if there is memory for it. All together have at most about 64 MiB: beyond that
   all are forgotten first. */
void remembered_keep (remembered *r, const char *request, size_t length, const char *answer,
                      size_t answer_length);

void remembered_forget (remembered *r);
void remembered_free (remembered *r);

#endif

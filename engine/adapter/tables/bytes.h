/* A growing row of bytes. */
#ifndef GH_ADAPTER_BYTES_H
#define GH_ADAPTER_BYTES_H

#include <stdbool.h>
#include <stddef.h>

typedef struct bytes {
  char *at;
  size_t count, room;
} bytes;

/* False: no memory, and nothing changed. */
bool bytes_reserve (bytes *b, size_t more);
bool bytes_add (bytes *b, const void *data, size_t count);

bool bytes_add_quoted (bytes *b, const char *word); /* as one word for sh */

void bytes_drop (bytes *b, size_t count); /* the first ones */
void bytes_free (bytes *b);

#endif

/* What a program writes to its standard error: it is read so that the program is not held up, and
   the last of it is kept. */
#ifndef GH_ADAPTER_COMPLAINTS_H
#define GH_ADAPTER_COMPLAINTS_H

#include <stddef.h>

#define COMPLAINTS_KEPT 2048 /* bytes */

typedef struct complaints {
  int fd;       /* our end, which never blocks; -1: closed */
  size_t count; /* bytes that are kept */
  char text[COMPLAINTS_KEPT];
} complaints;

/* Read what there is, but no more than a pipe holds: whoever writes without end delays nothing. */
void complaints_read (complaints *c);

/* The last whole lines that have room, as one text in the manner of gh_show, or the last one with
   its middle left out; "" if nothing was written. `size` is at least 16. Returns `buffer`. */
const char *complaints_show (const complaints *c, char *buffer, size_t size);

/* Read what there is, and append the last lines, if any, to this text: "; it wrote to standard
   error: ...", as far as it has room. */
void complaints_tell (complaints *c, char *text, size_t size);

#endif

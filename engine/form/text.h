/* A text that grows while it is written to a stream. Unlike open_memstream it knows at the end
   whether a byte was lost for want of memory, and has room for its last byte at any time. */
#ifndef GH_TEXT_H
#define GH_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct gh_text {
  char *at; /* ended by a zero byte; to be freed, however writing ended */
  size_t length;
  size_t room; /* bytes that are taken up */
  bool is_cut; /* something could not be kept */
} gh_text;

/* A stream that fills an empty text, which must stay where it is. NULL: no memory. */
FILE *gh_text_open (gh_text *text);

/* Close the stream, which may be NULL. False: there was no memory for all of the text. */
bool gh_text_close (gh_text *text, FILE *out);

#endif

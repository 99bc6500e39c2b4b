/* Writing HTML and XML. */
#ifndef GH_MARKUP_H
#define GH_MARKUP_H

#include <stdint.h>
#include <stdio.h>

/* Write the format, which is markup, with every %s replaced by a text. In the texts whatever means
   something to XML is escaped, and what gh_show does not show as it is, but for a line's end, is
   shown so. */
void gh_markup (FILE *out, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* 7252392 as "7,252,392"; `buffer` has room for 27 bytes. Returns it. */
const char *gh_count_text (uint64_t count, char *buffer);

#endif

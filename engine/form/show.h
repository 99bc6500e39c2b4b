/* Texts of others within messages: what a user typed, a file holds or an engine wrote. */
#ifndef GH_SHOW_H
#define GH_SHOW_H

#include <stddef.h>

/* Any bytes as one line: a newline is \n, a tab \t, any other control byte and what is not UTF-8
   \xNN. When that is longer than `size` - 1 bytes the middle is left out: "{0,{0,...}|1}". `size`
   is at least 16. Returns `buffer`. */
const char *gh_show (const char *text, size_t length, char *buffer, size_t size);

#endif

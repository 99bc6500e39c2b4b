/* Texts of others within messages and reports: what a user typed, a file holds or an engine wrote.
   All of them are made harmless here. */
#ifndef GH_SHOW_H
#define GH_SHOW_H

#include <stddef.h>

/* Any bytes as one line: a newline is \n, a tab \t, each other control byte, what is not UTF-8, and
   the bytes of characters that are not seen or turn what follows, as U+202E does, \xNN. When that
   is longer than `size` - 1 bytes the middle is left out: "{0,{0,...}|1}". `size` is at least 16.
   Returns `buffer`. */
const char *gh_show (const char *text, size_t length, char *buffer, size_t size);

#define GH_MOST_SHOWN 5 /* bytes: \xNN, or UTF-8; and a zero */

/* So the character at `text`, in a text of which so many bytes are left, at least one. Returns how
   many of them it takes; *width: bytes of `shown`, without a zero behind them. */
size_t gh_show_one (const char *text, size_t left, char shown[GH_MOST_SHOWN], size_t *width);

#endif

/* Changes of one field of a certificate: a word, a letter or a line. */
#ifndef GH_TESTS_CHANGING_H
#define GH_TESTS_CHANGING_H

#include <stddef.h>

#define MOST_TEXT 4096 /* bytes of a certificate and its changes */

typedef struct text {
  size_t length;
  char bytes[MOST_TEXT + 1]; /* a 0 behind the last */
} text;

/* Draw a change, from the numbers of stores.h: an integer to a near one or to its negative, a word
   or letter to another, words or lines removed, doubled or exchanged. What has no room is left as
   it is. */
void change_text (text *t);

#endif

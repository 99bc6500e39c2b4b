/* Words inside a text that goes on behind them. */
#ifndef GH_WORD_H
#define GH_WORD_H

#include <stdbool.h>
#include <string.h>

/* Whether the word of this length is the one that is known. */
static inline bool gh_word_is (const char *word, size_t length, const char *known)
{
  return strlen (known) == length && !memcmp (word, known, length);
}

#endif

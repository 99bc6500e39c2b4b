/* The words in a text of loopy games. For the files of this room only. A text goes from `at` to
   `end`, where what is not found is. */
#ifndef GH_LOOPY_WORDS_H
#define GH_LOOPY_WORDS_H

#include "loopy/text.h"

static inline bool loopy_is_small (char c)
{
  return c >= 'a' && c <= 'z';
}

static inline bool loopy_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

/* The letters and digits at `at`. */
size_t loopy_word_length (const char *at, const char *end);

/* Whether a word is of the notation of short games, or is `where`. */
bool loopy_is_reserved (const char *at, size_t length);

/* The next word that can be a name. */
const char *loopy_next_name (const char *at, const char *end, size_t *length);

/* Behind blanks; and before those at the end. */
const char *loopy_skip (const char *at, const char *end);
const char *loopy_skip_back (const char *at, const char *end);

/* The first of these signs outside of braces and parentheses. */
const char *loopy_find_outside (const char *at, const char *end, const char *these);

/* The word `where`. */
const char *loopy_find_where (const char *at, const char *end);

#endif

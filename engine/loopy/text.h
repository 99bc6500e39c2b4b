/* The text of loopy games (loopy/README.md): `on where on = {on|}`. */
#ifndef GH_LOOPY_TEXT_H
#define GH_LOOPY_TEXT_H

#include "form/notation.h"
#include "loopy/graph.h"

/* What a word stands for, "{0|over}" for over; NULL: it is none. */
const char *gh_loopy_word (const char *at, size_t length);

/* The code of dud. */
gh_form gh_loopy_dud (gh_store *store);

/* The code of a game (loopy/graph.h) in a text. Fails as gh_read does. */
gh_form gh_loopy_read (gh_store *store, const char *text, size_t length, gh_error *error);

/* Likewise of the game that a word stands for in definitions, which begin with `where`. */
gh_form gh_loopy_read_name (gh_store *store, const char *word, size_t word_length,
                            const char *where, size_t length, gh_error *error);

/* Whether a text can only be a loopy game: it has a name or one of the words in it, and otherwise
 * is of the notation. */
bool gh_is_loopy_text (const char *text, size_t length);

/* The text of a code, short games in it in this style. With `words`, for people,
   positions that are `on` or another of the words are called so. It belongs to the store and stands
   until the next text. Fails with GH_OVER_LENGTH, or for want of memory. */
const char *gh_loopy_print (gh_store *store, gh_form code, gh_style style, bool words);

#endif

/* Answers of engines: whether two are the same, and how one is shown. */
#ifndef GH_ANSWERS_H
#define GH_ANSWERS_H

#include "engine.h"

/* Whether two answers of one type, which is no code and no certificate, say the same. Runs inside
   gh_try. */
bool gh_answer_same (gh_store *store, const gh_value *a, const gh_value *b);

/* An answer, or an argument, for a person; the middle of what does not fit is left out. Returns
   `buffer`. Runs inside gh_try. */
const char *gh_answer_show (gh_store *store, const gh_value *value, char *buffer, size_t size);

/* The text of a value that is a form or a code; it belongs to the store. Runs inside gh_try. */
const char *gh_value_print (gh_store *store, const gh_value *value);

/* How large an argument or the value of a variable is: moves in the game tree of a form, symbols of
   an ordinal, bytes of a long game. UINT64_MAX: too many. Runs inside gh_try. */
uint64_t gh_value_size (gh_store *store, const gh_value *value);

#endif

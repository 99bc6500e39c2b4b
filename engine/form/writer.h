/* Texts of what is no game: codes of values. They are put together in the store's own text, which
   stands until the next one is begun or a game is printed. All fail with GH_OVER_LENGTH. */
#ifndef GH_WRITER_H
#define GH_WRITER_H

#include "form/notation.h"

#ifdef __cplusplus
extern "C" {
#endif

void gh_write_begin (gh_store *store);
void gh_write (gh_store *store, const char *word);
void gh_write_rational (gh_store *store, gh_form x); /* -5/3: form/rational.h */
void gh_write_game (gh_store *store, gh_form game,
                    gh_style style);        /* as gh_print writes it: print.c */
const char *gh_write_end (gh_store *store); /* ended by a zero byte */

#ifdef __cplusplus
}
#endif

#endif

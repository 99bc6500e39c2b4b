/* Sets of games as forms and as text: the left options of a form that has no right ones. The text
   has its braces always, {0|} and not 1, which is the same form. */
#ifndef GH_GAME_SET_H
#define GH_GAME_SET_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

bool gh_is_game_set (const gh_store *store, gh_form form);

/* The text belongs to the store and stands until the next text. */
const char *gh_game_set_print (gh_store *store, gh_form set);

#ifdef __cplusplus
}
#endif

#endif

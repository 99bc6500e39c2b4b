/* Birthdays as forms. */
#ifndef GH_BIRTHDAYS_H
#define GH_BIRTHDAYS_H

#include "form/store.h"

/* {b(G^L), .., b(G^R), ..|}, Definition 4.7: literally, so that it has as many options as G has
   with different birthdays. Runs inside gh_try. */
gh_form gh_birthday_form (gh_store *store, gh_form g);

#endif

/* Numbers in normal form, and as sign expansions, from texts. */
#ifndef GH_TESTS_TRANSFINITE_READING_H
#define GH_TESTS_TRANSFINITE_READING_H

#include "form/store.h"

/* The number that a text stands for; GH_NO_FORM, and a failed test, if it stands for none. */
gh_form normal (gh_store *store, const char *text);
gh_form signs (gh_store *store, const char *text);

/* Whether a number is printed as this; if not, what is printed is told. */
bool prints (gh_store *store, gh_form a, const char *text);
bool prints_signs (gh_store *store, gh_form a, const char *text);

#endif

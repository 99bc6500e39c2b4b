/* The names g0, g1, ... that a client gives to games, so that it need not send them again. */
#ifndef GH_ADAPTER_NAMES_H
#define GH_ADAPTER_NAMES_H

#include "form/store.h"

#define MOST_NAMES 1000000 /* their numbers are below it */

typedef struct names {
  uint32_t *games; /* 1 + the form that each stands for, 0 for none */
  size_t room, count;
} names;

/* The number of a name, g and decimal digits; MOST_NAMES when it is no such name. */
size_t names_number (const char *name, size_t length);

/* What a number stands for. False: nothing. */
bool names_get (const names *n, size_t number, gh_form *form);

/* Let a number below MOST_NAMES, which stands for nothing yet, stand for a form. False: no memory,
   and nothing changed. */
bool names_keep (names *n, size_t number, gh_form form);

void names_clear (names *n);
void names_free (names *n);

#endif

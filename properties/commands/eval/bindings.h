/* Names that `let` gave to games and integers. A text that uses them is parsed with them declared
   as its variables, and evaluated with their values. */
#ifndef GH_BINDINGS_H
#define GH_BINDINGS_H

#include "harness/cases/trial.h"

#define GH_LONGEST_NAME 30 /* bytes */

typedef struct gh_binding {
  char name[GH_LONGEST_NAME + 1];
  gh_sort sort; /* GH_SORT_GAME, GH_SORT_INTEGER, GH_SORT_ORDINAL, GH_SORT_SURREAL or
                   GH_SORT_LOOPY */
  gh_form form;
} gh_binding;

typedef struct gh_bindings {
  gh_store *store; /* of their forms; NULL: there are none */
  gh_binding items[GH_MOST_VARIABLES];
  size_t count;
} gh_bindings;

/* The text behind a line that declares all names: "for game a, integer n:\n". NULL: no memory. It
   is the caller's. */
char *gh_bindings_declare (const gh_bindings *bindings, const char *text, size_t length,
                           size_t *size);

/* The values in another store, in the order of the declaration. Runs inside gh_try. */
void gh_bindings_values (const gh_bindings *bindings, gh_store *to, gh_form *values);

/* Give a name to a form of another store, in place of what it stood for. GH_NO_MEMORY or another
   limit: nothing has changed. There must be room, see gh_bindings_room. */
gh_status gh_bindings_set (gh_bindings *bindings, gh_binding binding, gh_store *from);
bool gh_bindings_room (const gh_bindings *bindings, const char *name);

void gh_bindings_free (gh_bindings *bindings);

#endif

/* Reading and printing within a gh_try of their own. */
#ifndef GH_TESTS_READING_H
#define GH_TESTS_READING_H

#include "form/notation.h"

typedef struct reading {
  gh_store *store;
  const char *text;
  size_t length;
  const gh_names *names;
  gh_form form;
  gh_error error;
} reading;

/* Read, and say how it ended: r->names, r->text and the rest are set before. */
gh_status read_now (reading *r);

/* The same, of a text without names. */
gh_status read_text (reading *r, gh_store *store, const char *text, size_t length);

/* Whether an error has this place and these words; if not, what it has is told. */
bool error_is (const gh_error *error, size_t line, size_t column, const char *words);

/* A copy of a short text with a byte after its end, which must not be read. It stands until the
   next call. */
const char *followed (const char *text, char byte);

bool reads_as (gh_store *store, const char *text, size_t length, gh_form form);

/* The text, to be freed; NULL: a limit was passed, which is *status. */
char *print_text (gh_store *store, gh_form form, gh_style style, gh_status *status);

#endif

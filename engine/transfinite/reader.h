/* Reading texts of transfinite numbers. For the files of this room only. */
#ifndef GH_TRANSFINITE_READER_H
#define GH_TRANSFINITE_READER_H

#include "form/foreign.h"

typedef struct gh_reader {
  gh_store *store;
  const gh_foreign *text;
  const char *at, *end;
  gh_error *error;
  gh_form (*whole) (struct gh_reader *reader); /* reads what the text should be */
  const char *behind;                          /* expected behind it */
  void *context;
  gh_form form;
} gh_reader;

/* Read all of a text. Fails as gh_read does. */
gh_form gh_reader_read (gh_store *store, const char *text, size_t length, gh_error *error,
                        gh_form (*whole) (gh_reader *reader), const char *behind, void *context);

/* Something else stands here. */
_Noreturn void gh_reader_expected (const gh_reader *reader, const char *what);

/* Blanks are passed; then, whether this character is here, which then is passed, too. */
bool gh_reader_take (gh_reader *reader, char c);
bool gh_reader_at_digit (gh_reader *reader);
gh_form gh_reader_integer (gh_reader *reader); /* digits */

/* Within a text that is begun (form/writer.h). */
void gh_normal_write (gh_store *store, gh_form a);
void gh_signs_write (gh_store *store, gh_form signs);

/* In text.c: the exponent of w or a sign, ^ before it, of which nothing is left if it is 1. */
gh_form gh_normal_read_exponent (gh_reader *reader);
void gh_normal_write_exponent (gh_store *store, gh_form exponent);

#endif

/* The inside of the reader of the notation: reader.c has the words, literal.c numbers, ups and
   nimbers, read.c braces and the whole. */
#ifndef GH_READER_H
#define GH_READER_H

#include "form/foreign.h"
#include "form/notation.h"
#include "form/store/inside.h"

typedef struct reader {
  gh_store *store;
  const char *text, *at, *end;
  const gh_names *names;
  gh_error *error;
  const gh_foreign *foreign; /* what the text was made plain from */
} reader;

/* Say which limit was passed, and where; fail with that; fail with "found X, expected WHAT". */
void read_set_status (const reader *r, const char *where, gh_status status);
_Noreturn void read_over (const reader *r, const char *where, gh_status status);
_Noreturn void read_expected (const reader *r, const char *what);

void read_blanks (reader *r);
bool read_take (reader *r, const char *word);
void read_need (reader *r, const char *word, const char *what);
void read_deeper (const reader *r); /* enter braces or parentheses; gh_shallower leaves them */

/* [number][ups or a power][*[k]], and *{...}. The sign belongs to the number. */
gh_form read_literal (reader *r, bool negative);
bool reader_at_literal (const reader *r);

static inline bool is_name_byte (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

#endif

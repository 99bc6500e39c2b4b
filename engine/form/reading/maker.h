/* The making of a plain text from a foreign one: for form/reading/foreign.c and
 * form/reading/scripts.c only. */
#ifndef GH_MAKER_H
#define GH_MAKER_H

#include "form/foreign.h"
#include "form/reading/signs.h"

/* What ends it early is its status; then all else does nothing. */
typedef struct maker {
  gh_foreign *f;
  const char *at, *end, *start; /* what is read now begins at `start` */
  gh_error *error;
  gh_status status;
  bool latex, groups, blank; /* braces are groups; a blank was read and not written */
  sign_kind last;            /* what was written last: an arrow, a star, or else */
  unsigned depth;            /* of groups that stay together */
} maker;

/* Room for so many bytes more; false: the status is set. */
bool maker_grow (maker *m, size_t more);

/* Write a word; and bytes that belong to the one before. */
void maker_put (maker *m, const char *text, size_t length, sign_kind kind);
void maker_put_bytes (maker *m, const char *text, size_t length);
char maker_last_byte (const maker *m); /* that was written; 0: none was */

/* "read as LaTeX: found X, expected WHAT", at the place where it reads. */
void maker_expected (maker *m, const char *what);
const char *maker_notation (const maker *m);

void maker_skip_blanks (maker *m);
bool maker_take (maker *m, char c);
size_t maker_digits (const maker *m);    /* how many come next */
size_t maker_character (const maker *m); /* bytes of the next character */

static inline bool maker_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

#endif

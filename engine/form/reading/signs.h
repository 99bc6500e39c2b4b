/* Signs of other notations, and what is plain for them: commands of LaTeX and characters of
   Unicode. For form/reading/foreign.c only. */
#ifndef GH_SIGNS_H
#define GH_SIGNS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
  SIGN_PLAIN,
  SIGN_ARROW,    /* one up or down, which may have an exponent */
  SIGN_STAR,     /* may have an index */
  SIGN_TINY,     /* has an index, or parentheses behind it */
  SIGN_OMEGA,    /* may have an exponent */
  SIGN_FRACTION, /* a fraction whole in itself, as ½; or, with no text, \frac and two arguments */
  SIGN_FONT,     /* nothing but the group behind it */
  SIGN_ROOT,     /* has a number or a group behind it */
  SIGN_OVERSCRIPT, /* a raised digit */
  SIGN_SUBSCRIPT   /* a lowered digit */
} sign_kind;

typedef struct sign {
  const char *word; /* of LaTeX without its backslash, or UTF-8 */
  const char *plain;
  sign_kind kind;
} sign;

/* The command of this name; NULL: there is none. */
const sign *sign_command (const char *name, size_t length);

/* The one whose name is most alike; NULL: none is. */
const char *sign_command_like (const char *name, size_t length);

/* The character that a text begins with; NULL: it is no sign of these. */
const sign *sign_character (const char *text, size_t length);

#endif

/* Notation of forms, in and out. What is printed parses back to the identical form.

     {0|*}  {1||0|-1}      options; of several runs of bars the longest divides
     3  -5/8               numerals of any size; a denominator is a power of two
     *  *5  *{0,2,3}       nimbers, and the impartial game with these nimbers as its options
     ^  v  ^^  ^3  ^*  v3*2  1/2^*
                           canonical form of a number and ups or downs and a nimber, summed
     ^<2>  v<2>*  ^[2]     with a power of up or down, or the sum of the powers up to it
     +-1  +-{2|0}  +-(1*)  the switch {G|-G}
     +-{0,^*}              the same of several options, whose negatives are Right's
     tiny(2)  miny(2)      {0||0|-G} and {G|0||0}; also Tiny(2) and Miny(2),
                           and behind a number, of a number: 1Tiny(2) is {1||1|-1}

   Read, too, are LaTeX and Unicode's signs: form/foreign.h. */
#ifndef GH_NOTATION_H
#define GH_NOTATION_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where and why a text could not be read. Columns count bytes from 1. */
typedef struct gh_error {
  size_t line, column;
  char text[200]; /* what was found and what was expected */
} gh_error;

/* Fill in the place of `where` in `text`; and find in `text` the place that an error names. */
void gh_error_set_place (gh_error *error, const char *text, const char *where);
const char *gh_error_place (const gh_error *error, const char *text);

/* Names that stand for forms, or NULL for a name that is unknown to the caller. */
typedef struct gh_names {
  bool (*find) (void *context, const char *name, size_t length, gh_form *form);
  void *context;
} gh_names;

/* Read one form. Fails with GH_SYNTAX, or with the limit that was passed; *error is filled before
   either. `names` may be NULL. */
gh_form gh_read (gh_store *store, const char *text, size_t length, const gh_names *names,
                 gh_error *error);

/* The bytes at `text` that one literal takes: digits, fraction, ups, downs, star, *{...}; without a
   sign. 0: none starts here. */
size_t gh_literal_length (const char *text, size_t length);

typedef enum {
  GH_STYLE_FULL,     /* all of the notation */
  GH_STYLE_NUMERALS, /* braces, bars, commas, numerals */
  GH_STYLE_BRACES,   /* braces, bars, commas and 0 */
  GH_STYLE_CGSUITE,  /* as CGSuite prints */
  GH_STYLE_LATEX
} gh_style;

/* The text of a form, ended by a zero byte. It belongs to the store and stands until the next call.
   Options are sorted: numerals by value, then the others by length and text. Fails with
   GH_OVER_LENGTH. */
const char *gh_print (gh_store *store, gh_form form, gh_style style);

#ifdef __cplusplus
}
#endif

#endif

/* Endless Hackenbush strings: a prefix, and a period that is repeated for ever. hack(LR(L)...) is
   LRLLLL...

   Left cuts a letter L, Right a letter R, and all letters behind fall, so that every move leaves a
   finite string: its options are its proper prefixes. A string without a period is such a finite
   one.

   Prefix and period have any length: comparing takes time by both lengths, a tenth of a second for
   a million letters, and letters have numbers to 2^64. A value takes about a digit for three
   letters, and is refused (GH_OVER_DIGITS) beyond the limit of the store.

   A string that ends in the same letter for ever has a limit that it does not equal: LRLLL... is
   1 - 1/w, and LLL... is w. Any other has the value of its limit, a rational number. */
#ifndef GH_STRINGS_H
#define GH_STRINGS_H

#include "form/store.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The letters belong to the text that was read. */
typedef struct gh_string {
  const char *prefix, *period;
  size_t prefix_length, period_length; /* no period: the string ends */
} gh_string;

/* The string of a text such as `LRR(LR)...`, where the period may be empty or stand without a
   prefix. False: *place is where something else was expected, and *expected what. */
bool gh_string_read (const char *text, size_t length, gh_string *string, size_t *place,
                     const char **expected);

/* Letter number i, from 0: L or R, or a zero byte behind the end. */
char gh_string_letter (const gh_string *string, uint64_t i);

/* -1, 0, 1: at the first difference L > blank > R. It knows nothing of values. */
int gh_string_compare (const gh_string *a, const gh_string *b);

/* The finite string of the first n letters: its value, a numeral, and its literal form, whose
   options are the forms of its own prefixes. Both fail with a limit; the form has about n * n / 2
   options. */
gh_form gh_string_prefix (gh_store *store, const gh_string *string, uint64_t n);
gh_form gh_string_form (gh_store *store, const gh_string *string, uint64_t n);

/* The value as a normal form (transfinite/normal.h). Fails with GH_OVER_DIGITS. */
gh_form gh_string_value (gh_store *store, const gh_string *string);

#ifdef __cplusplus
}
#endif

#endif

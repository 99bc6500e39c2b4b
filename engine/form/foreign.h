/* Texts in the notations of others, made plain: LaTeX, and Unicode's arrows, stars, bars, signs and
   fractions. What is read is the plain text; errors have their place in the text that was given.

     ↑ ↓ ⇑ ∗2 ±1 ½ −3⁄4 {1∣0} ⧾₂ ↑²            \{0\mid\ast 2\} \pm\frac{1}{2} \uparrow^{[2]}

   What is plain keeps its meaning: a text without a backslash and without such characters is left
   as it is, but for the tiny +_2 of LaTeX. In LaTeX blanks separate nothing but words, and braces
   without a backslash are groups if the text has braces with one, else games. An exponent behind an
   arrow is a power: ↑² is ^<2>, where ^2 is two ups. Omega is w, and ω² is w^2. */
#ifndef GH_FOREIGN_H
#define GH_FOREIGN_H

#include "form/notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where a plain byte comes from in the own text. */
typedef struct gh_origin {
  uint32_t start, end;
} gh_origin;

typedef struct gh_foreign {
  const char *text; /* plain; what was given if that is */
  size_t length;
  const char *notation; /* "LaTeX", "Unicode"; NULL: what was given is plain */
  const char *own;      /* what was given: it must stand as long as this does */
  size_t own_length;
  char *made; /* ended by a zero byte */
  gh_origin *origins;
  size_t room;
  const gh_allocator *allocator;
} gh_foreign;

/* Ends with GH_OK, GH_SYNTAX or GH_NO_MEMORY; *error is filled before the last two. After each,
   gh_foreign_end releases what was made. */
gh_status gh_foreign_begin (gh_foreign *f, const char *text, size_t length,
                            const gh_allocator *allocator, gh_error *error);
void gh_foreign_end (gh_foreign *f);

/* An error in the plain text made one in what was given, which names the notation if that is what
   `status` says was not followed. */
void gh_foreign_error (const gh_foreign *f, gh_status status, gh_error *error);

/* The word of what was given that a plain byte comes from; NULL: it is that byte. */
const char *gh_foreign_word (const gh_foreign *f, const char *at, size_t *length);

#ifdef __cplusplus
}
#endif

#endif

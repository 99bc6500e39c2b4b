/* Fractions, exponents and indices of foreign texts: for form/reading/foreign.c only. Each reads
   what stands at the maker's place, or behind the sign before it, and writes what is plain for it.
 */
#ifndef GH_SCRIPTS_H
#define GH_SCRIPTS_H

#include "form/reading/maker.h"

/* Behind a whole number a fraction is added to it: 1½ is 3/2. Then \frac and its arguments. */
void script_fraction (maker *m, const char *numerator, size_t n, const char *denominator, size_t d);
void script_frac (maker *m);

void script_exponent (maker *m); /* ^2, ^{2} or ^{[2]} behind an arrow */
void script_index (maker *m);    /* _2, _{2} or {2} behind a star */

/* The index of a tiny or miny: a number, or parentheses, which the reader knows; and whether one
   was written last. */
void script_tiny_index (maker *m);
bool script_tiny_before (const maker *m);
bool script_raised (maker *m);  /* an exponent, a fraction; false: no meaning here */
bool script_lowered (maker *m); /* the index of a star; false: no meaning here */

#endif

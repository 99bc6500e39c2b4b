/* The options that Theorem 3.10 of Schleicher and Stoll gives to the inverse 1/x of a number x > 0,
   stage by stage, as exact rationals: most of them are no short games. The sets own memory of GMP,
   so that nothing after begin and before end may leave by gh_fail. */
#ifndef GH_INVERSE_SETS_H
#define GH_INVERSE_SETS_H

#include "form/store.h"

#include <gmp.h>

#define GH_MOST_RATIONALS 128

/* A finite set, in rising order. */
typedef struct gh_rationals {
  mpq_t items[GH_MOST_RATIONALS];
  size_t count;
} gh_rationals;

bool gh_rationals_equal (const gh_rationals *a, const gh_rationals *b);
void gh_rationals_copy (gh_rationals *copy, const gh_rationals *set);
void gh_rationals_clear (gh_rationals *set);

/* A formula: an option x' of x on one side, not 0, and an option y of 1/x on the side `from` give
   the option (1 + (x' - x) y) / x' on the side `to`. */
typedef struct gh_inverse_rule {
  gh_side option, from, to;
} gh_inverse_rule;

#define GH_INVERSE_RULES 4
extern const gh_inverse_rule gh_inverse_rules[GH_INVERSE_RULES]; /* those of the theorem */

typedef struct gh_inverse {
  mpq_t x;
  gh_rationals options[2];     /* of x */
  gh_rationals sets[2];        /* Y_n^L and Y_n^R */
  bool used[GH_INVERSE_RULES]; /* which formulas have given an option */
} gh_inverse;

/* Y_0 = {0},{} for a form x whose options are numerals, none of them negative, and which equals the
   numeral `value` > 0. It may leave by gh_fail, and owns nothing then. */
void gh_inverse_begin (gh_inverse *y, gh_store *store, gh_form x, gh_form value);
void gh_inverse_end (gh_inverse *y);

/* From Y_n to Y_(n+1), by all of these formulas. */
void gh_inverse_grow (gh_inverse *y, const gh_inverse_rule rules[GH_INVERSE_RULES]);

/* Kruskal's options of 1/x: (1 - product of 1 - x/x') / x over all products of at most so many
   factors, where x' is any option of x but 0, and may return; a left one when x' was a left option
   an even number of times. To be cleared by the caller. */
void gh_inverse_products (const gh_inverse *y, unsigned factors, gh_rationals sets[2]);

/* What is wrong with the sets: 3.10 says that every left option is less than every right one, that
   x y^L < 1 < x y^R, and that right options are positive. NULL: nothing. */
const char *gh_inverse_fault (const gh_inverse *y);

#endif

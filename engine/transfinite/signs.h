/* Sign expansions: a number as the way to it from 0, + for each step up and - for each step down,
   as many steps as its birthday, an ordinal. Steps of one sign make a run, whose length is an
   ordinal (transfinite/ordinal.h): 3/4 is + - +, w - 1 is +^w -, 1/w is + -^w. A group of runs may
   be repeated w times: 1/3 is + -^2 (+ -)^w.

   Nothing here knows what the sum of two numbers is; transfinite/translate.h does. As a form of the
   store an expansion is GH_ZERO without signs, else {length|{sign|rest}}; for a group that is
   repeated the group, and 0 as its sign. Two are equal just when they are identical: a run is as
   long as it can be, a group as short, and it begins as early. Below, a and b are such codes.
   Limits are those of transfinite/normal.h, of runs and groups one behind the other, too. */
#ifndef GH_TRANSFINITE_SIGNS_H
#define GH_TRANSFINITE_SIGNS_H

#include "form/notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One run: the sign is 1 or -1, its length an ordinal above 0. */
gh_form gh_signs_run (gh_store *store, int sign, gh_form length);

/* b behind a. */
gh_form gh_signs_append (gh_store *store, gh_form a, gh_form b);

/* a, which is not empty and repeats no group, w times. */
gh_form gh_signs_repeat (gh_store *store, gh_form a);

/* Of the first run or group of a, which is not empty: 1, -1 or, of a group, 0; the length, or the
   runs of the group; what is behind. */
int gh_signs_first (gh_store *store, gh_form a);
gh_form gh_signs_length (gh_store *store, gh_form a);
gh_form gh_signs_rest (gh_store *store, gh_form a);

gh_form gh_signs_negative (gh_store *store, gh_form a);
gh_form gh_signs_birthday (gh_store *store, gh_form a); /* the number of signs, an ordinal */
gh_form gh_signs_pluses (gh_store *store, gh_form a);   /* those + among them, as an ordinal */

/* The first n signs of a, or all if there are no more; and what is behind these. */
gh_form gh_signs_cut (gh_store *store, gh_form a, gh_form n);
gh_form gh_signs_behind (gh_store *store, gh_form a, gh_form n);

/* The first sign, 1 or -1; 0: there is none. */
int gh_signs_next (gh_store *store, gh_form a);

/* How many signs a and b begin with in common. Where they part, + is greater than the end and that
   greater than -. */
gh_form gh_signs_common (gh_store *store, gh_form a, gh_form b);
int gh_signs_compare (gh_store *store, gh_form a, gh_form b);
bool gh_signs_begins (gh_store *store, gh_form a, gh_form b); /* b with a; a may be all of it */

/* The number with the fewest signs between a and b, where a < b; GH_NO_FORM for either sets no
   bound there. */
gh_form gh_signs_between (gh_store *store, gh_form a, gh_form b);

/* {L|R}, of finite sets of numbers; GH_NO_FORM: one of L is not less than one of R. */
gh_form gh_signs_simplest (gh_store *store, const gh_form *left, size_t left_count,
                           const gh_form *right, size_t right_count);

/* The text, as `+^w -^(w + 1) (+ -^2)^w`, and `()` of none. It belongs to the store and stands
   until the next text. Read are signs with blanks between them or without, exponents as those of w
   are in transfinite/text.h, and groups in parentheses with ^w behind. Fails as gh_read does. */
const char *gh_signs_print (gh_store *store, gh_form a);
gh_form gh_signs_read (gh_store *store, const char *text, size_t length, gh_error *error);

#ifdef __cplusplus
}
#endif

#endif

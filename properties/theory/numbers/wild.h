/* Numbers as they occur in the wild: where machine words, doubles and fields of a few bits end, in
   numerators and in denominators, and the next ones to these. Numerals are the judges: exact
   arithmetic on them says what is right (Theorem 3.5), whatever their size. */
#ifndef GH_WILD_H
#define GH_WILD_H

#include "form/numeral.h"
#include "theory/theory.h"

/* A number, a power of 2, and how far from it the next ones are: 2^31 and 1, or 1 and 2^-64. */
typedef struct gh_wild {
  gh_form base, step;
} gh_wild;

/* One of the places, by the theorem's own choice. The first two tell most, the first 16 are of all
   kinds: the first passes over all theorems come no further. */
gh_wild gh_any_wild (gh_trial *t);

/* x + n*y, x/2 and -x, exactly. */
gh_form gh_beyond (gh_trial *t, gh_form x, int64_t n, gh_form y);
gh_form gh_half (gh_trial *t, gh_form x);
gh_form gh_opposite (gh_trial *t, gh_form x);

/* The left and the right option of a game, numbers. As a form, {a|b}; one that is GH_NO_FORM is
   missing. */
typedef struct gh_ends {
  gh_form a, b;
} gh_ends;

gh_form gh_game_between (gh_trial *t, gh_ends ends);

/* -{a|b} is {-b|-a}. */
gh_ends gh_mirrored (gh_trial *t, gh_ends ends);

/* {a|b} at a place, with a > b and a = b: `i` below GH_HOT_GAMES. */
#define GH_HOT_GAMES 7
gh_ends gh_hot_game (gh_trial *t, gh_wild w, unsigned i);

/* Whether an answer, a game, is this number: identical to the numeral, or else by the engine's own
   order. */
bool gh_is_worth (gh_trial *t, gh_form game, gh_form number);

#endif

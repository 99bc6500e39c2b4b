/* Hackenbush strings as texts, from the ground up: what the theorems about them share. Their values
   and their order are formulas here, to be held against the literal game. */
#ifndef GH_LETTERS_H
#define GH_LETTERS_H

#include "harness/cases/trial.h"

#define GH_MOST_LETTERS 64 /* what the ruleset takes */

typedef struct gh_letters {
  char letters[GH_MOST_LETTERS + 1];
} gh_letters;

/* Every string of at most so many letters of these kinds, as "LR" or "LRE". */
gh_letters gh_any_letters (gh_trial *trial, const char *kinds, uint32_t most);

/* The first letters of a string; and one letter after it, so many times. */
gh_letters gh_letters_cut (gh_letters s, size_t length);
gh_letters gh_letters_with (gh_letters s, char letter, size_t count);

char gh_letter_mirrored (char letter); /* R for L, and L for R */

/* The literal game, with its options. */
gh_form gh_letters_form (gh_trial *trial, gh_letters s);

/* The value of letters L and R, as a numeral: n letters alone are n; n letters and another one are
   n - 1/2, and each letter behind them adds or takes half of what the one before it did. */
gh_form gh_letters_number (gh_store *store, gh_letters s);

/* The string of a numeral, by Berlekamp's rule read backwards; "?" for one of too many letters. */
gh_letters gh_letters_of (gh_store *store, gh_form x);

/* Of letters L and R: where they differ first, a string that goes on with L is greater than one
   that has ended, and that greater than one that goes on with R. */
gh_order gh_letters_order (gh_letters a, gh_letters b);

#endif

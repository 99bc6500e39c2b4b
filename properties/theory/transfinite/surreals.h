/* Surreal numbers in both ways, as a normal form and as a sign expansion, and what it takes that a
   number is {L|R}: that the members lie on their sides, and that no number with fewer signs does as
   well, for each of which, a beginning of the expansion, a member is named that is on the wrong
   side of it. Beginnings are without end; those at the ends of runs and next to them, and along a
   sequence to the end of a run without a last sign, are looked at. */
#ifndef GH_THEORY_SURREALS_H
#define GH_THEORY_SURREALS_H

#include "theory/transfinite/asking.h"

typedef struct gh_surreal {
  gh_form normal, signs;
} gh_surreal;

/* The same number in both ways, as each of them is expected to be finite; a text is a normal form.
 */
gh_surreal gh_surreal_of (gh_trial *trial, gh_form normal);
gh_surreal gh_surreal_of_signs (gh_trial *trial, gh_form signs);
gh_surreal gh_surreal_written (gh_trial *trial, const char *text);

/* A variable of the theorem. */
gh_surreal gh_any_surreal (gh_trial *trial, const char *name);

/* An ordinal of at most this size (gh_ordinal_size), as a normal form. */
gh_form gh_any_ordinal (gh_trial *trial, unsigned size);

/* Both ways of comparing are expected to agree, and the engine under test with them. Its answers
   may be pending (theory/transfinite/asking.h). */
int gh_surreal_compare (gh_trial *trial, gh_surreal x, gh_surreal y);

/* So is the number of signs with the birthday that it tells. */
gh_form gh_surreal_birthday (gh_trial *trial, gh_surreal x);

/* Its sum and its product, which are any numbers if they are wrong. */
gh_form gh_surreal_sum (gh_trial *trial, gh_surreal x, gh_surreal y);
gh_form gh_surreal_product (gh_trial *trial, gh_surreal x, gh_surreal y);

/* A theorem that asks these. */
#define SURREAL_THEOREM(name)                                                                      \
  static void surreal_##name (gh_trial *t);                                                        \
  THEOREM (name)                                                                                   \
  {                                                                                                \
    surreal_##name (t);                                                                            \
    gh_await_answers (t);                                                                          \
  }                                                                                                \
  static void surreal_##name (gh_trial *t)

/* 1: the beginning x of y is less than y, -1: greater, 0: it is all of y. */
int gh_surreal_side (gh_trial *trial, gh_surreal x, gh_surreal y);

/* Beginnings that are looked at, not all of the number: how many there are. */
#define GH_MOST_BEGINNINGS 80
size_t gh_surreal_beginnings (gh_trial *trial, gh_surreal x,
                              gh_surreal beginnings[GH_MOST_BEGINNINGS]);

/* Options: finite sets, or so many members of what is without end. */
#define GH_MOST_MEMBERS 80
typedef struct gh_cut {
  gh_surreal of[2][GH_MOST_MEMBERS]; /* GH_LEFT, GH_RIGHT */
  size_t count[2];
} gh_cut;

void gh_cut_add (gh_trial *trial, gh_cut *cut, gh_side side, gh_form normal);

/* That x is {L|R}. */
void gh_expect_cut (gh_trial *trial, gh_surreal x, const gh_cut *cut);

/* {L|R} of just the members given, by their signs alone. */
gh_surreal gh_cut_simplest (gh_trial *trial, const gh_cut *cut);

/* That z is x + y, or x y, by the engine, and by Definition 2.7, or 3.6: options of the sum or the
   product, by beginnings of x and of y, are on their sides of z, and for each beginning of z that
   is looked at one is on the wrong side of that. */
void gh_expect_sum (gh_trial *trial, gh_surreal x, gh_surreal y, gh_form z);
void gh_expect_product (gh_trial *trial, gh_surreal x, gh_surreal y, gh_form z);

#endif

/* Generators of random forms. Each draws from the trial's choices; all-zero choices make {|}. */
#ifndef GH_GENERATE_H
#define GH_GENERATE_H

#include "harness/cases/trial.h"

/* A form of this sort, at most `depth` deep where it is explicit; positions of rulesets in it have
   at most `depth` + 1 cells. Some are made from an earlier variable: the same, its negative, an
   equal but not identical partner, one of its options. In far domains numbers where words end stand
   in one place of eight of games: sums of these are more than can be made. */
gh_form gh_random_form (gh_trial *trial, gh_sort sort, unsigned depth);

/* A numeral from -4 to 4 in steps of 1/8 at least; where it may be `large`, now and then another
   one, whose positions are more than can be made. */
gh_form gh_random_numeral (gh_trial *trial, bool large);

/* A form equal to g that is mostly not identical to it: gift horses are added, here or in an
   option, or a zero game is. */
gh_form gh_equal_partner (gh_trial *trial, gh_form g);

#endif

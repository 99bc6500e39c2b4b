/* Loopy games as values of variables: all small ones, and random ones. Codes (loopy/code.h). */
#ifndef GH_CASES_LOOPY_H
#define GH_CASES_LOOPY_H

#include "harness/cases/trial.h"

/* Of games that are listed: 4, 184, 106,492 with as many or fewer, and of impartial ones 2, 8, 102,
   4,880. Two that differ by the numbers of their positions are one. */
#define GH_MOST_LISTED_POSITIONS 4
static inline unsigned gh_listed_positions (gh_sort sort)
{
  return sort == GH_SORT_IMPARTIAL_LOOPY ? GH_MOST_LISTED_POSITIONS : 3;
}
#define GH_MOST_RANDOM_POSITIONS 8

/* Call `add` with each game of a sort of this size (gh_loopy_size), if it has no more positions
   than are listed. */
void gh_loopy_of_size (gh_store *store, gh_sort sort, unsigned size, void add (void *, gh_form),
                       void *context);

/* One of all games of a sort with so many positions at most, by one draw: number `index` of the
   `count` games of a size. The smallest come first. */
typedef struct gh_loopy_place {
  unsigned size;
  uint32_t index, count;
} gh_loopy_place;
gh_loopy_place gh_loopy_within (gh_trial *trial, gh_sort sort, unsigned positions);

/* A graph that is drawn with at most so many positions, and at most two moves of a side at each,
   the same of both if it is impartial; of those positions some may not be reached. */
gh_form gh_random_loopy (gh_trial *trial, uint32_t positions, bool impartial);

#endif

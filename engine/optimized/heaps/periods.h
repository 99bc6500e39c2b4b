/* Periods of the values of heaps (Guy and Smith): under an octal code of k places, if values of
   heaps n and n + p are equal for n0 <= n < 2 n0 + p + k, with n0 >= 1, they are for all n >= n0.
 */
#ifndef GH_PERIODS_H
#define GH_PERIODS_H

#include "optimized/heaps/octal.h"

typedef struct gh_period {
  size_t length; /* the least period; 0: none follows from the values that there are */
  size_t
      from; /* where it begins, at least 1: from - 1 is the last exception, or 0 if there is none */
} gh_period;

/* The period that follows from the values found so far. */
gh_octal_status gh_period_find (const gh_octal *octal, gh_period *period);

/* Find more values, up to so many, until there is one. */
gh_octal_status gh_period_search (gh_octal *octal, size_t most, gh_octal_progress *progress,
                                  void *context, gh_period *period);

/* How many values it takes to show a period: 2 from + 2 length + places, of which a code has one at
   least, as .0 is written. */
size_t gh_period_values (const gh_code *code, const gh_period *period);

#endif

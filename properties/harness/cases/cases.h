/* Where cases come from, one after the other. */
#ifndef GH_CASES_H
#define GH_CASES_H

#include "harness/cases/trial.h"

#define GH_CASE_PREFIX 64 /* draws of an exhaustive case at most */

/* How to set up one case, so that it can be run again. */
typedef struct gh_case {
  const gh_domain *domain;
  bool seeded;
  uint64_t seed;
  uint32_t prefix[GH_CASE_PREFIX];
  size_t prefix_count;
  gh_given given[GH_MOST_VARIABLES];
  size_t given_count;
  bool fixed;           /* the variables have the values given; else they are chosen */
  const uint8_t *bytes; /* the choices come from these; NULL: from the seed, or the prefix alone */
  size_t byte_count;
} gh_case;

/* A stream of cases. */
typedef struct gh_cases gh_cases;
struct gh_cases {
  bool (*next) (gh_cases *cases, gh_case *next);
  const gh_theorem *theorem;
  const gh_domain *domain;
  uint64_t seed, count, most;
  double about; /* how many there are, about, by the most that were like one; 0: not known yet */
  bool turned;  /* the odometer: is there a next prefix, and which? */
  uint32_t prefix[GH_CASE_PREFIX];
  size_t prefix_count;
  /* by size: */
  gh_catalogs *catalogs;
  size_t variables;
  const char *names[GH_MOST_VARIABLES];
  gh_sort sorts[GH_MOST_VARIABLES];
  unsigned total, largest, moves[GH_MOST_VARIABLES];
  size_t index[GH_MOST_VARIABLES];
  bool complete; /* after the last one: all cases up to `largest` moves were given */
};

/* To be called once for each case, after its first run in this trial and before the next is taken:
   an odometer turns from what was drawn. */
void gh_cases_drawn (gh_cases *cases, const gh_choices *choices);

/* All cases of an exhaustive domain, or `most` random ones of another. */
gh_cases gh_cases_of_domain (const gh_theorem *theorem, const gh_domain *domain, uint64_t seed,
                             uint64_t random_cases);

/* Whatever a theorem speaks of, of any size: all its domains together. Not random. */
gh_domain gh_widest_domain (const gh_theorem *theorem);

/* All values of these variables, by the number of moves in all their game trees together,
   from 0 to `largest`, which no sort of them exceeds (catalog.h); at most `most` cases. Those that
   the domain, a widest one, does not hold are unmet. */
gh_cases gh_cases_by_size (gh_catalogs *catalogs, const gh_theorem *theorem,
                           const gh_domain *domain, const gh_variable *variables, size_t count,
                           unsigned largest, uint64_t most);

#endif

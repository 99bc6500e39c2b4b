/* What a hunt has searched and found, for those that show it. */
#ifndef GH_HUNTED_H
#define GH_HUNTED_H

#include "commands/hunt/hunt.h"
#include "harness/cases/domain.h"

typedef struct gh_hunt_counts {
  uint64_t cases, met, undefined, outside, inconclusive; /* as of a gh_result */
  double seconds;
} gh_hunt_counts;

typedef struct gh_hunted_domain {
  char words[GH_DOMAIN_TEXT]; /* "all pairs of values born by day 2" */
  const char *how;            /* "every case", "sample", "random", or "given" by the user */
  bool searched;              /* false: the time was over before */
  bool exhausted;             /* every case was tried */
  bool found;                 /* what is searched */
  gh_hunt_counts counts;
} gh_hunted_domain;

typedef enum {
  GH_HUNTED_IN_VAIN, /* no case that was tried is a counterexample, or a witness */
  GH_HUNTED_COUNTEREXAMPLE,
  GH_HUNTED_WITNESS,
  GH_HUNTED_TIME_OVER, /* nothing was found until then */
  GH_HUNTED_INTERRUPTED,
  GH_HUNTED_UNDECIDED
} gh_hunted_end;

typedef struct gh_hunted {
  const gh_hunting *how;
  const char *text;           /* of the claim */
  const gh_theorem *theorem;  /* with all its domains */
  const char *name, *against; /* of the engine, and of the one that judges it, or NULL */
  bool by_values;             /* of positions, from the fast engine */
  gh_hunted_domain domains[GH_MOST_DOMAINS]; /* in the order in which they are searched */
  size_t domain_count;
  gh_hunt_counts all;        /* over all of them */
  char undefined_at[160];    /* in the first case that is undefined */
  gh_hunted_end end;         /* from here on at the end only */
  const char *reason;        /* why nothing was decided */
  const gh_failure *failure; /* the counterexample or witness; NULL: none */
  const gh_failure *as_game; /* the same with its position as a game; NULL: without positions */
} gh_hunted;

struct gh_hunt_format {
  const char *word;                        /* of --format */
  void (*start) (const gh_hunted *hunted); /* or NULL; and so the next: */
  void (*domain) (const gh_hunted *hunted, const gh_hunted_domain *domain); /* it has ended */
  bool (*end) (const gh_hunted *hunted);                                    /* false: no memory */
};

#endif

/* Theorems and their registry.

   A theorem is a function that runs one case: it draws its variables from the trial, assumes its
   hypothesis and expects its conclusion. It draws before it asks an engine anything. Claims (text)
   and theorems in C stand in one registry. */
#ifndef GH_THEOREM_H
#define GH_THEOREM_H

#include "harness/cases/catalog.h"

#define GH_MOST_VARIABLES 6
#define GH_MOST_DOMAINS 4

typedef struct gh_trial gh_trial;

#define GH_ONE_MET (-1)
#define GH_ANY_MET (-2)

/* The cases of a theorem. */
typedef struct gh_domain {
  bool random;     /* else every case */
  uint64_t cases;  /* how many random ones */
  uint64_t sample; /* of all these, so many are run at random unless the run is deep; 0: all */
  bool of_set;     /* random cases of the set below, else of games made at random */
  bool far;        /* in games made at random there are numbers where words end, in any place */
  bool leads;      /* the first case leads a paced run, however many lines it takes to ask */
  unsigned depth;  /* of random forms: at most so deep */
  gh_set set;      /* what game variables range over when every case is run */
  unsigned day;
  unsigned size;     /* and ordinals: so many symbols at most (transfinite/ordinal.h) */
  int64_t low, high; /* and integers; random ones have either sign where low < 0, else n >= 0 */
  double covers;     /* the least share of cases that must meet the hypothesis */
  int64_t
      met; /* how many must, exactly; GH_ONE_MET: at least one; GH_ANY_MET: it does not matter */
} gh_domain;

typedef struct gh_theorem gh_theorem;
struct gh_theorem {
  const char *ids;       /* ledger ids, blanks between */
  char name[32];         /* the first id, with /2, /3, ... when others begin with it too */
  const char *statement; /* as text */
  const char *place;     /* "ss.claims:12" */
  const char *called;    /* what the field calls a row of it; NULL: nothing */
  bool theory;           /* in C, not a claim */
  bool proof;            /* a proof that is executed, in C; it covers no row */
  const char *proofs;    /* ids whose proof it executes beside what it states; NULL: none */
  gh_request_set
      requests; /* bit r: request r is asked; 0: it tests the reference's own functions */
  gh_request_set
      of_sums; /* and these for its sums, of an engine in another program that has them */
  gh_request_set of_hypotheses; /* and these in hypotheses, of an engine that has them */
  unsigned games;               /* its variables that are games; 0: none, or not known */
  unsigned variables;           /* of a claim; of a theorem in C not known, 0 */
  gh_sort sorts[GH_MOST_VARIABLES];
  bool exists;          /* a failing case is a witness, and there must be one */
  const char *expected; /* "G = *": it is false, and this is its smallest counterexample; or NULL */
  gh_domain domains[GH_MOST_DOMAINS];
  size_t domain_count;
  bool domains_named; /* by notes; else they are the default ones */
  void (*run) (gh_trial *trial, const gh_theorem *theorem);
  void *claim;  /* what the claim language made of it */
  void *unread; /* where it is to be read: all but ids, name, place and what it is called is not
                   known yet; NULL: it is */
};

typedef struct gh_registry {
  gh_theorem *theorems;
  size_t count, room;
} gh_registry;

/* Add a copy, and name it. False: no memory. */
bool gh_registry_add (gh_registry *registry, const gh_theorem *theorem);

/* Set how deep a theorem is checked. Deep: all cases of its domains; and a claim about one or two
   games runs on all values born by day 3, too, unless it is about its domains: then it has no
   random cases. Else: samples, where its domains name them. */
void gh_theorem_set_depth (gh_theorem *theorem, bool deep);

/* Whether `id` is one of its ids, the whole of it. */
bool gh_theorem_has_id (const gh_theorem *theorem, const char *id);

/* Whether `id` is the theorem's name, one of its ids, or how one begins up to the end of a number
   ("SS-2.1" means SS-2.1a and SS-2.1.x1, not SS-2.10a; "SS" all of that source; "" none). */
bool gh_theorem_matches (const gh_theorem *theorem, const char *id);

/* A hash of the statement alone: another id or place leaves a theorem its random cases and its
   corpus. */
uint64_t gh_theorem_hash (const gh_theorem *theorem);

#endif

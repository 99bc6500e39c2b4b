/* Probes: questions of any size whose right answers are known, by a formula. What sizes an engine
   stands is found with them. */
#ifndef GH_DOCTOR_PROBE_H
#define GH_DOCTOR_PROBE_H

#include "adapter/takes.h"
#include "harness/cases/trial.h"

/* Where the questions of a probe are made. */
typedef struct gh_bench {
  gh_store *store;
  gh_engine *fast;        /* the fast engine, for what no formula tells */
  unsigned manner;        /* of the question that was made last */
  unsigned place, begins; /* which of several numbers it is about, and its first question */
  gh_term terms[GH_MOST_ARGUMENTS][GH_MOST_TERMS];
} gh_bench;

/* How a probe's size N and a bound of a greeting (adapter/takes.h) go together: what is right up to
   N is right up to that bound. */
typedef enum {
  GH_BOUNDS_NOTHING,
  GH_BOUNDS_EXACTLY, /* N */
  GH_BOUNDS_BESIDE,  /* N + 1 */
  GH_BOUNDS_BITS     /* as many bits as all numbers have that are at most N */
} gh_bounding;

#define GH_MOST_MANNERS 8

typedef struct gh_probe {
  const char *name;        /* "ups" */
  const char *size;        /* how the size N is written: "N.^" */
  const char *by;          /* what says which answers are right: "SS-6.4.x2" */
  gh_request_set requests; /* it has questions to these, */
  gh_request_set needs;    /* to engines with these abilities */
  uint64_t most;           /* greatest size */
  /* What is asked at a size, if it is not all of one kind: questions are of these manners, up to
     NULL, and of each the page says whether it was answered. */
  const char *about, *manners[GH_MOST_MANNERS + 1];
  gh_bounding bounds;
  gh_bound bound;
  /* Question number i, from 0, to this request at size n >= 1: the request, the arguments and what
     is expected. False: there are no more. Runs inside gh_try. */
  bool (*question) (gh_bench *bench, uint64_t n, unsigned i, gh_question *question);
} gh_probe;

extern const gh_probe gh_probe_numerators, gh_probe_denominators, gh_probe_ups, gh_probe_stars,
    gh_probe_depth, gh_probe_width, gh_probe_positions, gh_probe_components, gh_probe_multiples,
    gh_probe_heaps, gh_probe_nimbers;

/* What a question is, by the type of its answer. Each returns true. */
bool gh_expect_form (gh_question *q, gh_form g, gh_form h, gh_form right);
bool gh_expect_order (gh_question *q, gh_form g, gh_form h, gh_order right);
bool gh_expect_outcome (gh_question *q, gh_form g, gh_outcome right);
bool gh_expect_truth (gh_question *q, gh_form g, gh_form h, bool right);

/* Likewise, with what the fast engine answers. */
bool gh_expect_fast (gh_bench *bench, gh_question *q, gh_form g, gh_form h);

/* What most requests about one game say of it. */
typedef struct gh_facts {
  gh_form game, negative, canonical;
  gh_outcome outcome;
  gh_form number, left, right; /* the number it equals, or GH_NO_FORM; its stops */
} gh_facts;

/* Questions that any game can be asked: outcome, negate, canonical, birthday, number, stops and, of
   no number, the mean where it is 0. False: it is none of these. */
bool gh_expect_fact (gh_bench *bench, gh_question *q, const gh_facts *facts);

#endif

/* Running a claim, for the files of this room. */
#ifndef GH_EVALUATION_H
#define GH_EVALUATION_H

#include "language/words/ast.h"

struct ending;

typedef struct evaluation {
  gh_trial *trial;
  const gh_claim *claim;
  bool judging;       /* a hypothesis: by the reference, with literal sums */
  bool by_components; /* sums are told by their components to engines in this process, too */
  bool about_sums;    /* a question was about one */
  bool by_convention; /* a number has the temperature that it has here; else it is undefined */
  gh_form values[MOST_SLOTS];
  unsigned bound[MOST_SLOTS]; /* slots of quantifiers around this place, outermost first */
  unsigned bound_count;
  bool met;        /* in a quantifier of `check`: by one of its games at least */
  const node *own; /* the hypothesis of => that holds by the engine's own answers; NULL: none */
  bool heard;      /* it was asked one, and did not contradict itself */
  struct ending *refused; /* how => ended first that the engine refused to answer (check.c) */
} evaluation;

/* The value of a node between N_SUM and N_SWITCH, from those of its operands: sums, negatives and
   products of games as the trial makes them, or all literally. arithmetic.c */
gh_form arithmetic (gh_trial *trial, bool literal, const node *n, gh_form a, gh_form b);

/* Of a position of a heap game: its heaps, and how many they are; and its form. heaps.c */
size_t heaps_sizes (evaluation *e, const node *n, uint64_t heaps[GH_MOST_HEAPS]);
gh_form heaps_form (evaluation *e, const node *n);

/* Whether the terms of a question, of which the second may be NULL, are told to the engine by their
   components: one of them is a sum, and it knows sums. Then the answer, or the judge's to a
   question about one sum. components.c */
bool is_asked_by_components (evaluation *e, const node *a, const node *b);
gh_value ask_by_components (evaluation *e, gh_request request, node *a, node *b);
gh_value judge_by_components (evaluation *e, gh_request request, node *n);
gh_order order_by_components (evaluation *e, node *a, node *b);

/* A question to the engine, or to the judge in a hypothesis; and the value of a call. calls.c */
gh_value ask_in (evaluation *e, gh_request request, gh_form g, gh_form h);
gh_value ask_judge (evaluation *e, gh_request request, gh_form g, gh_form h);
gh_value ask_judge_of_sums (evaluation *e, gh_request request, const gh_components *sums);
gh_value call_value (evaluation *e, const node *n);

/* The value of a term as an ordinal, as a number in normal form, or as a long game, which it fits;
   of one that is a sum, a power of w or a literal; and how two terms compare. transfinite.c */
gh_form ordinal_value (evaluation *e, node *n);
gh_form surreal_value (evaluation *e, node *n);
gh_form long_value (evaluation *e, node *n);
bool is_transfinite_term (const node *n);
gh_form transfinite_term (evaluation *e, node *n);
gh_order ordinal_order (evaluation *e, node *a, node *b);
gh_order surreal_order (evaluation *e, node *a, node *b);
gh_order long_order (evaluation *e, node *a, node *b);

/* The value of a term as a loopy game, which it fits; of one that is a word or a sum; and how two
   terms compare. loopy.c */
gh_form loopy_value (evaluation *e, node *n);
bool is_loopy_term (const node *n);
gh_form loopy_term (evaluation *e, node *n);
gh_order loopy_order (evaluation *e, const node *n);
gh_order loopy_ends (evaluation *e, const node *n); /* outcomes */

/* End the case, since the function of a call has no value at these arguments: "mean(1) is none"; or
   since there is no heap of so many objects. undefined.c */
_Noreturn void undefined_call (evaluation *e, const node *n, gh_form a, gh_form b);
_Noreturn void undefined_heap (evaluation *e, gh_form size);

/* Run `body` for each game that a quantifier ranges over, until it returns false. Returns whether
   it never did. quantify.c */
bool quantify (evaluation *e, const node *n, bool body (evaluation *, node *));

/* The first place in a part where a value is found out, not written: a call of mean, but not of
   tiny, or a product; leaving out the call `but`. NULL: there is none. parts.c */
const node *computed_in (const node *n, const node *but);

/* The relation of two values as that of the second and the first. parts.c */
gh_relation relation_turned (gh_relation relation);

/* The text of a node in one line. parts.c */
void write_node (const node *n, FILE *out);

/* The value of a part of the claim. Runs inside gh_try. */
gh_value node_value (evaluation *e, node *n);

#endif

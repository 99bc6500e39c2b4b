/* Claims: formulas and terms of the claim language, parsed and typed. */
#ifndef GH_CLAIM_H
#define GH_CLAIM_H

#include "form/notation.h"
#include "harness/cases/trial.h"
#include "heap/summand.h"
#include "reference/reference.h"
#include "transfinite/real.h"

#include <stdio.h>

typedef struct gh_claim gh_claim;

/* Parse a formula with its quantifying prefix, or a term. NULL: *error says where and why, out of
   memory included. */
gh_claim *gh_claim_parse (const char *text, size_t length, gh_error *error);
void gh_claim_free (gh_claim *claim);

bool gh_claim_is_formula (const gh_claim *claim); /* else it is a term */
/* A term that writes a short game, and so has a form, unlike what an engine answers. */
bool gh_claim_is_game (const gh_claim *claim);
/* It asks something of forms which their values do not say. */
bool gh_claim_looks_at_forms (const gh_claim *claim);
/* It has positions or heaps, of which the values say all that it asks. */
bool gh_claim_needs_values_only (const gh_claim *claim);
unsigned gh_claim_variables (const gh_claim *claim); /* how many are free */
const char *gh_claim_variable (const gh_claim *claim, unsigned i);
gh_sort gh_claim_sort (const gh_claim *claim, unsigned i);

/* What is asked of an engine, bit r for request r, but for hypotheses; of a conclusion that asks
   nothing, what the hypothesis of => asks. */
gh_request_set gh_claim_requests (const gh_claim *claim);

/* Run one case of the claim that theorem->claim is. */
void gh_claim_run (gh_trial *trial, const gh_theorem *theorem);

/* The value of a claim where its free variables, if it has any, have these values, by the trial's
   engine. Runs inside gh_try; where it is undefined the trial's case has ended as unmet. The
   temperature of the number a/2^k, a odd or k = 0, is -1/2^k here, which no engine is asked. */
gh_value gh_claim_value (gh_trial *trial, const gh_claim *claim, const gh_form *values);

/* The number that a claim is which is not rational, pi or a root. False: it is something else. Runs
   inside gh_try. */
bool gh_claim_real (gh_trial *trial, const gh_claim *claim, gh_real *real);

/* The value of every part of the claim that has no bound variable, inner parts first, where the
   free variables have these values, NULL where it is undefined; single variables and literals are
   left out. Runs inside gh_try. */
void gh_claim_parts (gh_trial *trial, const gh_claim *claim, const gh_form *values,
                     void visit (void *context, const char *text, size_t length,
                                 const gh_value *value),
                     void *context);

/* Whether a claim has no variables and is a game, perhaps a sum of several. */
bool gh_claim_is_sum (const gh_claim *claim);

/* What a part of a claim says: how two sums of games compare; the value of one sum, or of a
   function of it; or who wins it, in normal or misere play. */
typedef enum { GH_NO_SUMS, GH_ONE_SUM, GH_TWO_SUMS, GH_VALUE_SUM, GH_OUTCOME_SUM } gh_sums;

/* What a part of GH_VALUE_SUM says of the value of its function: nothing; that it is a truth, or
   not; how it compares with a game, or that it is that form. */
typedef enum { GH_SAYS_NOTHING, GH_SAYS_TRUTH, GH_SAYS_RELATION, GH_SAYS_FORM } gh_said;

/* One of the parts that `and` joins. */
typedef struct gh_part {
  gh_sums sums;         /* GH_NO_SUMS: it is none of these, or the claim has variables */
  bool negated;         /* there is `not` before it */
  gh_relation relation; /* of two sums, or of the function's value with what it is compared with */
  gh_said said;         /* of GH_VALUE_SUM */
  gh_request request;   /* of these two: the function, as GH_ASK_MEAN or GH_ASK_OUTCOME */
  bool claims_outcome;  /* of GH_OUTCOME_SUM: it says who wins, */
  gh_outcome outcome;   /* which is this */
  struct node *formula, *sum, *other; /* the part without `not`, and what stands in it, */
  struct node *than;                  /* and what the value of a function is compared with */
} gh_part;

/* The i-th part from the left, from 0 on. False: there are not so many. */
bool gh_claim_part (const gh_claim *claim, size_t i, gh_part *part);

/* What the value of a function is compared with. Runs inside gh_try. */
gh_form gh_part_than (gh_trial *trial, const gh_claim *claim, const gh_part *part);

/* The value of the function of a part of GH_VALUE_SUM, by the trial's engine. Runs inside gh_try.
 */
gh_value gh_part_value (gh_trial *trial, const gh_claim *claim, const gh_part *part);

/* The text of a part, NULL: as it is. Else with this answer in place of what it says: how two sums
   compare, the canonical form of one, the value of a function, or who wins; of a truth that is
   none its opposite. */
void gh_part_write (const gh_part *part, const char *answer, FILE *out);

/* Whether a part is true, which one without a truth value is, by the trial's engine. Runs inside
   gh_try; where it is undefined the trial's case has ended as unmet. */
bool gh_part_holds (gh_trial *trial, const gh_claim *claim, const gh_part *part);

/* The first place in a part, but for the function that it is about, whose value is computed by an
   engine and not built from the games that are written: "atomic_weight(^)". *place is where it
   begins in the text of the claim. NULL: there is none. */
const char *gh_part_computed (const gh_claim *claim, const gh_part *part, size_t *length,
                              size_t *place);

/* Whether a position stands in a claim, of heaps or on a board. */
bool gh_claim_has_position (const gh_claim *claim);

/* Each game of a part's sums, which is not added to the others: `side` 0 is the left sum. The
   negative of a game is the game itself on the other side. Runs inside gh_try. */
void gh_part_terms (gh_trial *trial, const gh_claim *claim, const gh_part *part,
                    void visit (void *context, unsigned side, gh_form game), void *context);

/* Whether a claim is a sum, or a single term, in which a position of a heap game stands. */
bool gh_claim_has_heaps (const gh_claim *claim);

/* Each term of a claim that is a game, where its variables have these values; no form is made of
   heaps. Runs inside gh_try. */
void gh_claim_summands (gh_trial *trial, const gh_claim *claim, const gh_form *values,
                        void visit (void *context, const gh_summand *summand), void *context);

/* What may be meant otherwise than it is read, in a claim of this value: "2*3 is 2 + *3; the
   product is 2 times 3". False: nothing. reading/hints.c */
bool gh_claim_note (const gh_claim *claim, const gh_value *value, char *note, size_t size);

/* What a function of the language takes, gives and means. */
typedef struct gh_function_text {
  const char *word;
  char call[60];       /* "heap_grundy(CODE, n)" */
  const char *result;  /* "an integer" */
  const char *meaning; /* "the Grundy value of a heap of n under the code" */
} gh_function_text;

/* Functions by number. False: there are no more. words/functions.c */
bool gh_claim_function (size_t i, gh_function_text *text);

/* Whether a name is free to be given to a game or an integer: it is a name, and no word of the
   language. */
bool gh_claim_is_free_name (const char *name, size_t length);
/* Whether a word may have a meaning by what it stands for: it is no keyword, as `not` is. */
bool gh_claim_is_no_keyword (const char *word, size_t length);

/* Whether a name is a variable where nothing else is said: G, x, n. */
bool gh_claim_is_variable_by_habit (const char *name, size_t length);

/* What a parenthesis may follow, by number: functions, rulesets and heap games; NULL after the
   last. */
const char *gh_claim_callable (size_t i);

/* Words of the language by number, for completing them: its functions, the rulesets and what else
   is written out; NULL after the last. */
const char *gh_claim_word (size_t i);

#endif

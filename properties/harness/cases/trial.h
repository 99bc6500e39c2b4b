/* One case of one theorem against one engine. */
#ifndef GH_TRIAL_H
#define GH_TRIAL_H

#include "harness/cases/choices.h"
#include "harness/judging/frontier.h"
#include "harness/judging/places.h"
#include "harness/judging/step.h"
#include "harness/ledger/theorem.h"

typedef struct gh_variable {
  const char *name;
  gh_sort sort;
  gh_form form;
} gh_variable;

static inline gh_value gh_variable_value (const gh_variable *variable)
{
  return (gh_value){gh_type_of_sort (variable->sort), {.form = variable->form}};
}

/* The value of a variable: a form in some store. */
typedef struct gh_given {
  const char *name;
  size_t length; /* of the name */
  gh_store *store;
  gh_form form;
  gh_type type; /* GH_LOOPY: it is a loopy game, GH_ORDINAL or GH_SURREAL: a number in normal form,
                   and no form of a game */
} gh_given;

/* The value as one of a sort, in a store; GH_NO_FORM: it is none. Runs inside gh_try. */
gh_form gh_given_as (const gh_given *given, gh_sort sort, gh_store *store);

/* Whether it is for the variable of this name. */
bool gh_given_is (const gh_given *given, const char *name, size_t length);

#define GH_MOST_QUESTIONS 64

/* One question that the engine under test was asked in this case. */
typedef struct gh_question {
  gh_request request;
  gh_value arguments[GH_MOST_ARGUMENTS], answer, expected;
  gh_code code;                          /* that is an argument */
  bool of_sums;                          /* its arguments are these: */
  gh_components sums[GH_MOST_ARGUMENTS]; /* their terms stand until the next case */
  bool of_words;                         /* the first argument is sent as the engine wrote it, */
  bool respelt;                          /* not as it would be sent otherwise, */
  gh_told told;                          /* when it answered this, */
  char words[120];                       /* which is cut in its middle where it is long */
  gh_reply reply;
  bool compared, wrong;
} gh_question;

/* Moves in the game trees of its games; UINT64_MAX: too many. */
uint64_t gh_question_moves (gh_trial *trial, const gh_question *question);

struct gh_trial {
  gh_store *store;
  gh_engine *engine, *second; /* `second` may be NULL: answers are then not compared */
  gh_engine *judge;           /* of hypotheses, of what is defined, and of wrong answers: the
                                 reference, */
  gh_engine *fast;            /* and the fast engine where it cannot say; or NULL */
  struct gh_valuer *valuer;   /* of positions and heaps, in place of their forms; NULL: of none */
  gh_frontier *frontier;      /* of the engine under test */
  const gh_last_words *last_words; /* when it died; NULL: they are not kept */
  bool measured;                   /* its pace is to be learned, by the sizes of questions */
  bool deadly;                     /* the engine died over some question that is asked now */
  bool patient;        /* what is late is left to be waited for at the end of the run: the case
                          is inconclusive; else it fails */
  bool stepwise;       /* what the pace does not reach is put off, */
  uint64_t most_lines; /* and so is what takes more lines to ask; 0: no limit */
  gh_catalogs *catalogs;
  const gh_domain *domain;
  const gh_takes *takes; /* random games are mostly such; NULL: any are asked about */
  gh_choices *choices;
  const gh_given *given; /* the variables' values, in place of choices; or NULL */
  size_t given_count;

  gh_variable variables[GH_MOST_VARIABLES];
  size_t variable_count;
  size_t variable_draws; /* how many draws they took; later ones are the theorem's own */
  gh_question questions[GH_MOST_QUESTIONS]; /* the last ones */
  size_t question_count;                    /* all of them */
  gh_term terms[GH_MOST_TERMS * 16];        /* of the sums that were asked about */
  size_t term_count;
  size_t compared; /* answers held against the second engine's */
  bool wrong;      /* one of them differs, first that to this request */
  gh_question first_wrong;
  bool refused;      /* inconclusive, since the engine refused a question, or was late: */
  char refusal[160]; /* the first of them; the judge's answers stood in, */
  unsigned stood_in; /* so many times */
  bool unread;       /* one of them was about what it wrote itself, and that is told */
  bool starved;      /* what left it inconclusive is a lack of memory of this program */
  bool late;         /* an answer was late for the first time, to this request */
  gh_request late_request;
  uint64_t late_size; /* and a question of this size */
  uint64_t lines;     /* that were needed to ask, about */
  bool dear;          /* it is put off for being too many; */
  uint64_t need;      /* else for a question of this size */
  bool undrawn;       /* there was no memory for the values of a variable */
  bool slow;          /* failed, since an answer took too long */
  unsigned waiting;   /* answers that were found to be pending, */
  unsigned ahead;     /* of which there may be so many before the case is put aside; 0: none is
                         ever pending */
  uint8_t truths;     /* of an equivalence: 1 false occurred, 2 true did */
  bool sums_asked;    /* sums, differences and negatives are asked of the engine, not built */

  gh_case_end end;
  gh_case_step step;  /* where it ended */
  char required[512]; /* for a person: what should have held, or why the case is inconclusive */
  uint64_t moves;     /* of the variables, when measured */
  char text[1024];    /* and as text */
};

/* Run one case. The store is left as the case made it. */
void gh_trial_run (gh_trial *trial, const gh_theorem *theorem);

/* What a theorem calls: for the values of its variables (variables.c), for answers of the engine
   (questions.c), and to end the case. All run inside gh_try; those that end the case do not return.
   A call has one draw among its arguments at most, as compilers evaluate these in different orders.
 */
gh_form gh_any (gh_trial *trial, const char *name, gh_sort sort);
uint32_t gh_choose (gh_trial *trial, uint32_t bound);
/* The forms of a set that are of a sort, which there is (catalog.h); they are not of the trial's
   store. Ends the case when there is no memory for them, or no time. */
const struct gh_catalog *gh_trial_catalog (gh_trial *trial, gh_set set, unsigned n, gh_sort sort);
void gh_assume (gh_trial *trial, bool holds);
void gh_expect (gh_trial *trial, bool holds, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));

/* A function that is needed has no value: "atomic_weight(1) is none". The case is unmet, whatever
   else the theorem says; it is neither held nor failed. */
_Noreturn void gh_undefined (gh_trial *trial, const char *format, ...)
    __attribute__ ((format (printf, 2, 3)));

/* Ask the engine under test; of three arguments the last two are one form (gh_arguments). An answer
   that is not there yet suspends the case. A refusal or a missing ability makes the case
   inconclusive, a fault of the engine makes it fail. */
gh_value gh_ask (gh_trial *trial, gh_request request, gh_form g, gh_form h);

/* The same of the answer to the last question in place of G, in the words in which the engine wrote
   it, where it can be sent these (engine.h). */
gh_value gh_ask_back (gh_trial *trial, gh_request request, gh_form h);

/* The same of sums that are named by their components, for an engine with GH_WITH_SUMS. One without
   GH_WITH_MULTIPLES is told each component as often as it occurs. `h` is the sum without components
   where one game is asked about. */
gh_value gh_ask_sums (gh_trial *trial, gh_request request, gh_components g, gh_components h);
gh_order gh_ask_order_of_sums (gh_trial *trial, gh_components g, gh_components h);

/* Let the engine begin with a question that gh_ask will put to it later in this case: loops that
   ask much are asked ahead, so that they do not wait for each answer. Nothing is concluded from
   the answer, and more than the trial may wait for is not asked. */
void gh_ask_ahead (gh_trial *trial, gh_request request, gh_form g, gh_form h);
void gh_ask_heap_ahead (gh_trial *trial, const gh_code *code, gh_form n);

/* The same as gh_ask, of a heap of n under a code: what is asked, or its Grundy value. */
gh_value gh_ask_of_heap (gh_trial *trial, gh_request request, const gh_code *code, gh_form n);
gh_form gh_ask_heap (gh_trial *trial, const gh_code *code, gh_form n);

/* Likewise whether two sums of heaps of up to n (heap/list.h) are in one class of the misere
   quotient. */
gh_value gh_ask_same (gh_trial *trial, const gh_code *code, gh_form n, gh_form a, gh_form b);

/* How G compares with H, by the engine under test: by `compare`, else by the outcome of the
   difference (Definition 2.9). */
gh_order gh_ask_order (gh_trial *trial, gh_form g, gh_form h);

/* G + H, G - H, -G: built literally, or asked of the engine when sums_asked is set. */
gh_form gh_trial_sum (gh_trial *trial, gh_form g, gh_form h);
gh_form gh_trial_difference (gh_trial *trial, gh_form g, gh_form h);
gh_form gh_trial_negative (gh_trial *trial, gh_form g);

/* The product of two games that equal numbers likewise; of other games it is a product of forms,
   and always literal. */
gh_form gh_trial_product (gh_trial *trial, gh_form g, gh_form h);

/* End the case here: at a step that is of no request, or at any, with what is required or why. */
_Noreturn void gh_end_case (gh_trial *trial, gh_step_kind step, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));
_Noreturn void gh_end_case_at (gh_trial *trial, gh_case_step step, const char *required);

/* Put the case aside: an answer is pending. */
_Noreturn void gh_wait (gh_trial *trial, const char *what);

#define GH_MOST_SHOWN_CHOICES 64

/* "G = {0|*}; H = 1; choices 3 0 7" into a buffer, cut with "..." when it is too long. False: cut.
 */
bool gh_trial_variables (gh_trial *trial, char *buffer, size_t size);

#endif

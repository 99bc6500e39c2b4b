/* The inside of a prover of sums of games, which strategies use, too. */
#ifndef GH_PROOF_INSIDE_H
#define GH_PROOF_INSIDE_H

#include <stdio.h> /* before gmp.h, which then has functions for files */

#include "form/array.h"
#include "form/numeral.h"
#include "optimized/misere/misere.h"
#include "proof/provers/prover.h"

/* A form of the certificate. */
typedef struct named_form {
  gh_form form;
  gh_canon value; /* in normal play */
  uint32_t wall;  /* the last line of its walls, by number; 0: there is none */
} named_form;

/* What a line shows of a form's thermograph. */
typedef struct gh_wall {
  int32_t of;
  gh_form form; /* the temperature, a number, */
  gh_canon temperature;
  uint32_t next; /* an earlier line of the same form, or 0 */
} gh_wall;

/* A sum of the certificate, each made once: `count` terms from `first` on, in order, n for form n
   and -n for its negative, none of them a number; and a number. */
typedef struct sum {
  uint32_t hash;
  size_t first, count;
  gh_form number;
  gh_canon sides[2];   /* values of what has a plus, with the number, and of what has a minus; when
                          they are asked for, else GH_NO_CANON */
  gh_reduced reduced;  /* in misere play, when it is asked for, else GH_NO_REDUCED */
  uint8_t beginner[2]; /* in misere play: 0, or 1 + whether this player wins, beginning */
  uint32_t nodes[4];   /* 0: not written yet */
} sum;

struct gh_prover {
  gh_canons *canons;
  gh_store *store;
  gh_array forms;              /* named_form; form 0 is not used */
  gh_array numbers;            /* uint32_t: by handle of a form its number, 0: it has none */
  gh_array sums, terms, index; /* sum, int32_t, uint32_t: 0 or the number of a sum + 1 */
  gh_array witnesses;          /* uint32_t: of nodes that are being written */
  gh_array walls;              /* gh_wall, by number from 1 on */
  gh_array strategies, replies;
  unsigned fault; /* of the first strategy that failed (strategies/strategy.h) */
  uint64_t places;
  bool by_options; /* numbers too, and only 0 is left out of sums */
  bool misere;
  gh_misere *table; /* of misere play; NULL: only strategies are written */
  uint32_t written; /* nodes */
  FILE *out;
};

/* forms.c */
void forget (gh_prover *p);
int32_t name_form (gh_prover *p, gh_form form); /* with all its positions, but of numerals */
void write_forms (gh_prover *p);
void write_integer (gh_prover *p, int64_t n); /* behind a blank, as all integers */
void write_number (gh_prover *p, gh_form number);

void need_places (gh_prover *p, gh_form number); /* so many as it takes, or fail */

/* walls.c */
void plan_walls (gh_prover *p, int32_t n, unsigned walls); /* of the GH_WALLS of this form */
void write_walls (gh_prover *p);

/* sums.c */
typedef uint32_t sum_id;
sum_id make_sum (gh_prover *p, const int32_t *terms, size_t count);
/* The sum after the i-th move, in the kernel's order; false: there are not so many. */
bool move_to (gh_prover *p, sum_id s, gh_side who, size_t i, sum_id *to);

/* winners.c */
bool is_won (gh_prover *p, sum_id s, gh_side wins, gh_side begins);

/* prover.c */
void push_witness (gh_prover *p, uint32_t node);
void push_move (gh_prover *p, size_t move,
                uint32_t node); /* of who wins, by its number from 0 on */
/* The line of a node, of the witnesses from the first-th on, which are taken away; its number. */
uint32_t write_line (gh_prover *p, char kind, sum_id s, gh_side wins, gh_side begins, size_t first);

static inline sum *sum_at (const gh_prover *p, sum_id s)
{
  return (sum *)p->sums.items + s;
}

static inline const int32_t *terms_of (const gh_prover *p, sum_id s)
{
  return (int32_t *)p->terms.items + sum_at (p, s)->first;
}

static inline named_form *form_at (const gh_prover *p, int32_t n)
{
  return (named_form *)p->forms.items + (n < 0 ? -n : n);
}

#endif

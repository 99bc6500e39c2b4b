/* The ledger: every statement of the sources, and how it is covered.

   ledger.tsv has a line for each: id, kind, statement, note, proof, name, silent, proved. The note
   is empty for a row that must be covered; `instances: WHICH` for one that must be, too, but speaks
   of more than finite programs can check, so that it is covered for these only; `no: WHY` for one
   that no finite program can check; `later: WHY` for one that is pending; `erratum: WHAT` for one
   that is false as printed, which needs a claim that shows it to fail beside one that holds. The
   state is computed from what carries the id.

   The proof is what the source's proof is: a strategy, a transformation or an algorithm, which then
   is executed; a derivation from other rows; none; or it is pending, with its sort if that is
   known. The name is what the field calls the statement, if anything; `silent` says why no engine
   is asked by what covers the row, where none is; `proved` names the theorem of properties/proved
   that states the row for all games, with the principles of logic that it supposes in parentheses.
   It is a third kind of cover beside claims and executed proofs: a row whose note begins with `no:
   ` or `later: ` is covered by it alone.
 */
#ifndef GH_LEDGER_H
#define GH_LEDGER_H

#include "harness/ledger/theorem.h"

typedef enum {
  GH_ROW_CLAIM,   /* covered by claims */
  GH_ROW_THEORY,  /* covered by theorems in C, and perhaps claims */
  GH_ROW_ERRATUM, /* shown to be false as printed, and its correction checked */
  GH_ROW_PROVED,  /* covered by a proof in Coq alone */
  GH_ROW_NO,      /* not finitely checkable */
  GH_ROW_PENDING,
  GH_ROW_BROKEN, /* the note or the proof, and what carries the id, contradict each other */
  GH_ROW_STATES
} gh_row_state;

extern const char *const gh_row_state_words[GH_ROW_STATES + 1]; /* ends with NULL */

typedef enum {
  GH_BY_STRATEGY,
  GH_BY_TRANSFORMATION,
  GH_BY_ALGORITHM, /* up to here the proof is executed */
  GH_BY_DERIVATION,
  GH_BY_NONE,
  GH_BY_PENDING,
  GH_BY_PENDING_STRATEGY,
  GH_BY_PENDING_TRANSFORMATION,
  GH_BY_PENDING_ALGORITHM,
  GH_PROOF_SORTS
} gh_proof_sort;

extern const char *const gh_proof_sort_words[GH_PROOF_SORTS];

typedef struct gh_row {
  char *id, *kind, *statement, *note, *name, *silent, *proved; /* in the ledger's text */
  size_t length;                                               /* of the id */
  gh_row_state state;
  gh_proof_sort proof;
  unsigned claims, refuted, theory; /* what carries the id: claims that hold, false ones, C */
  unsigned proofs;                  /* and proofs that are executed */
  unsigned asking;                  /* of all these, how many ask engines */
} gh_row;

typedef struct gh_ledger {
  char *text;
  gh_row *rows;
  size_t count;
} gh_ledger;

/* Read ledger.tsv and find the state of every row. False: `error` has the line and what is wrong:
   a missing column, an id twice, an id in the registry that has no row, no memory. */
bool gh_ledger_load (gh_ledger *ledger, const char *text, const gh_registry *registry, char *error,
                     size_t size);
void gh_ledger_free (gh_ledger *ledger);

/* Whether a row is covered, but by nothing that asks an engine. */
bool gh_row_is_silent (const gh_row *row);

/* The name of the first row with one that a theorem is about; NULL: there is none. */
const char *gh_ledger_name_of (const gh_ledger *ledger, const gh_theorem *theorem);

/* The row of an id, of a given length; NULL: none. */
const gh_row *gh_ledger_find (const gh_ledger *ledger, const char *id, size_t length);

#endif

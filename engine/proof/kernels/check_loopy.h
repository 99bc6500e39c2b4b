/* The kernel for games that may go on for ever, which are graphs: who wins a sum of them, who does
   not lose it, what is a stopper, how stoppers compare with each other, and all games with dud.
   ../README.md tells the format, the rules, and why they are sound. check_loopy.c uses nothing but
   check_reading.h and the C library. */
#ifndef GH_CHECK_LOOPY_H
#define GH_CHECK_LOOPY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Limits: games of a sum. There may be 2^31 blanks and lines. The memory taken is 128 bytes for a
   line, 4 for a blank. */
#define GH_LOOPY_SUM ((size_t)64)

/* A game by its options: numbers of games, earlier and later ones and its own, left ones first. */
typedef struct gh_loopy_form {
  size_t first, count[2]; /* in refs; left, right */
} gh_loopy_form;

typedef enum {
  GH_LOOPY_WINS,   /* the player wins */
  GH_LOOPY_LASTS,  /* he survives: he wins, or there is no end */
  GH_LOOPY_STOPPER /* no play from any of its positions in which both move in turn is endless */
} gh_loopy_kind;

/* What is said of a sum. Players are 0 for Left, 1 for Right. */
typedef struct gh_loopy_node {
  gh_loopy_kind kind;
  unsigned player, begins; /* of a stopper none */
  bool shown;
  int32_t ranks[2];                         /* of a stopper, when Left moves, when Right does */
  size_t first, count;                      /* games in order, in refs, -n for the negative of n */
  size_t witnesses, witness_count, on_line; /* in refs, behind the games; where it stands */
} gh_loopy_node;

/* What a node of left - right says of their order: that left >= right, if Left lasts as the second;
   that left |> right, if she wins as the first; for Right <= and <| likewise. */
typedef struct gh_loopy_order {
  unsigned player, begins;
  int32_t left, right; /* the nodes of two stoppers; or the node itself, and 0 for dud: */
  size_t passes;       /* of whose games this one, from 0 on, stands for dud, as who begins may pass
                          in it */
} gh_loopy_order;

/* What was read; all of it is true when gh_loopy_check says so. */
typedef struct gh_loopy_proof {
  gh_loopy_form *forms; /* numbered from 1 on, as nodes are */
  gh_loopy_node *nodes;
  gh_loopy_order *orders; /* from 0 on */
  int32_t *refs;
  int32_t form_count, node_count, forms_said, nodes_said; /* these on the first line */
  size_t order_count, ref_count;
  size_t line;       /* where it is wrong */
  const char *error; /* why */
} gh_loopy_proof;

/* Read and check a certificate, a text that ends with a 0. False: proof->line is wrong
   or passes a limit, as proof->error says; where that is gh_loopy_no_memory itself, nothing is
   known of the certificate. Whatever the answer, gh_loopy_free is owed. */
extern const char gh_loopy_no_memory[];
bool gh_loopy_check (gh_loopy_proof *proof, const char *text);
void gh_loopy_free (gh_loopy_proof *proof);

#endif

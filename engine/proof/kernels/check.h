/* The kernel: what a certificate says is checked here and nowhere else. ../README.md tells the
   format, the rules, and why they are sound. check.c uses nothing but check_reading.h and the C
   library. */
#ifndef GH_CHECK_H
#define GH_CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__extension__ typedef __int128 gh_wide;

/* Limits: forms of a sum, and options of one with walls; forms of a matrix, binary places of a
   number, and the greatest number in units of its last place. There may be 2^31 blanks and lines.
   The memory taken is 160 bytes for a line, 4 for a blank, and the square of the number of forms of
   a matrix. */
#define GH_PROOF_SUM ((size_t)1000)
#define GH_PROOF_MATRIX ((size_t)10000)
#define GH_PROOF_PLACES 60
#define GH_PROOF_MOST (((gh_wide)1) << 100)

/* A number, or options: numbers of other forms, left ones first. */
typedef struct gh_proof_form {
  gh_wide number;         /* in units of 1/2^places */
  size_t first, count[2]; /* in refs; left, right */
  bool is_number, is_canonical;
} gh_proof_form;

/* Who wins a sum when who begins; 0 for Left, 1 for Right. */
typedef struct gh_proof_node {
  gh_wide number;      /* the sum: a number and */
  size_t first, count; /* forms in order, in refs, -n for the negative of form n */
  unsigned wins, begins;
  bool shown;
} gh_proof_node;

/* The thermograph of a form at one temperature, the left wall and the right one: 4 times the value,
   and 1 more or less if the wall leans there, so that it is more by x, or less, at the temperature
   less by a small x. All in units. */
typedef struct gh_proof_walls {
  gh_wide temperature, at[2];
  int32_t form;
} gh_proof_walls;

/* What was read; all of it is true when gh_proof_check says so. */
typedef struct gh_proof {
  gh_proof_form *forms; /* numbered from 1 on, as nodes are */
  gh_proof_node *nodes;
  gh_proof_walls *walls;
  int32_t *refs;
  bool *at_most; /* the matrix, of forms 1 to width - 1; place i * width + j: i <= j */
  int32_t form_count, node_count, walls_count;
  size_t ref_count, width;
  unsigned places;
  bool misere;
  size_t line;       /* where it is wrong */
  const char *error; /* why */
} gh_proof;

/* Read and check a certificate, a text that ends with a 0. False: proof->line is wrong
   or passes a limit, as proof->error says; where that is gh_proof_no_memory itself, nothing is
   known of the certificate. Whatever the answer, gh_proof_free is owed. */
extern const char gh_proof_no_memory[];
bool gh_proof_check (gh_proof *proof, const char *text);
void gh_proof_free (gh_proof *proof);

#endif

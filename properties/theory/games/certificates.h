/* What certificates say, by the definitions. */
#ifndef GH_CERTIFICATES_H
#define GH_CERTIFICATES_H

#include "form/store.h"
#include "proof/kernels/check.h"

/* A line of a certificate that the kernel accepted, and whose claim is false: what it is about, and
   its place among those. */
typedef struct gh_false_claim {
  enum { GH_ALL_TRUE, GH_FALSE_NODE, GH_FALSE_CANONICAL, GH_FALSE_MATRIX, GH_FALSE_WALLS } kind;
  int32_t number; /* of the node or the form, or of the line of the matrix or of walls */
} gh_false_claim;

/* The first of them, if there is one, among all nodes, shown or not, the forms that are said to be
   canonical, the matrix, and the walls at the temperature 0, which are stops: the games are built
   literally and played. `forms` has room for proof->form_count + 1. Runs inside gh_try: large games
   pass limits. */
gh_false_claim gh_certificate_false (gh_store *store, const gh_proof *proof, gh_form *forms);

#endif

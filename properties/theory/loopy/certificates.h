/* Whether what certificates of loopy games say is true, by definition: nodes by who wins all sums
   of the games that are in them, orders by the outcomes of sums. */
#ifndef GH_LOOPY_CERTIFICATES_H
#define GH_LOOPY_CERTIFICATES_H

#include "form/store.h"
#include "proof/kernels/check_loopy.h"

typedef enum { GH_LOOPY_TRUE, GH_LOOPY_FALSE, GH_LOOPY_UNJUDGED } gh_loopy_truth;

/* What a certificate that was accepted says of all its nodes and orders; an order that says >= or
   <= is held against the sums with each game of the certificate, each negative and none. Unjudged:
   sums have too many positions, or there is no memory. */
gh_loopy_truth gh_loopy_judge (gh_store *store, const gh_loopy_proof *proof);

#endif

/* Whether what certificates of loopy games say is true, found otherwise than they show it: who
   survives by taking away all who do not, from all positions on; orders by the outcomes of sums. */
#ifndef GH_LOOPY_CERTIFICATES_H
#define GH_LOOPY_CERTIFICATES_H

#include "proof/kernels/check_loopy.h"

typedef enum { GH_LOOPY_TRUE, GH_LOOPY_FALSE, GH_LOOPY_UNJUDGED } gh_loopy_truth;

/* What a certificate that was accepted says of all its nodes and orders; an order that says >= or
   <= is held against the sums with each game of the certificate, each negative and none. Unjudged:
   sums have too many positions, or there is no memory. */
gh_loopy_truth gh_loopy_judge (const gh_loopy_proof *proof);

#endif

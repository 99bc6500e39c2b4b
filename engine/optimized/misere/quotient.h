/* Misere quotients of heaps. All of this runs inside gh_misere_try. */
#ifndef GH_MISERE_QUOTIENT_H
#define GH_MISERE_QUOTIENT_H

#include "heap/code.h"
#include "optimized/misere/misere.h"

#define GH_MOST_CLASSES 200
#define GH_MOST_QUOTIENT_HEAP 30

typedef struct gh_quotient gh_quotient; /* room to find one in; NULL: no memory */
gh_quotient *gh_quotient_new (void);
void gh_quotient_free (gh_quotient *q);

typedef enum {
  GH_QUOTIENT_FOUND,
  GH_QUOTIENT_LARGE, /* of more than GH_MOST_CLASSES */
  GH_QUOTIENT_OVER   /* neither is known: it takes too much room */
} gh_quotient_status;

/* Into how many classes sums of heaps of up to `heaps`, at most GH_MOST_QUOTIENT_HEAP, fall under a
   code that ends, if those are one class that are won alike beside every such sum. */
gh_quotient_status gh_quotient_order (gh_quotient *q, gh_misere *misere, const gh_code *code,
                                      uint64_t heaps, size_t *order);

/* The number of the class of a sum of heaps of up to `heaps`, where the quotient was found last. */
size_t gh_quotient_class (const gh_quotient *q, const uint64_t *heaps, size_t count);

#endif

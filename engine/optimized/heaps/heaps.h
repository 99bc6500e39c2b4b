/* Grundy values of heaps under any code: tables of values that grow, a few of them at a time. */
#ifndef GH_OPTIMIZED_HEAPS_H
#define GH_OPTIMIZED_HEAPS_H

#include "optimized/heaps/octal.h"

typedef struct gh_heap_values gh_heap_values;

/* NULL: no memory. The allocator's context must outlive it. */
gh_heap_values *gh_heap_values_new (const gh_allocator *allocator);
void gh_heap_values_free (gh_heap_values *values);

/* When a value would take longer than some seconds it is refused with GH_OCTAL_STOPPED: when so
   many options have to be looked at. */
#define GH_HEAP_OPTIONS 2e9

/* The value of a heap of n; and why there is none. */
gh_octal_status gh_heap_value (gh_heap_values *values, const gh_code *code, uint64_t n,
                               uint64_t *value);
const char *gh_heap_status_text (gh_octal_status status);

#endif

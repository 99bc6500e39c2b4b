/* Grundy values of single heaps under a code, one after the other. By the theorem of Sprague and
   Grundy a position of several heaps has the nim-sum of their values.

   A heap is worth the least value that none of its options has, and the options of a heap of n that
   leave two heaps are n/2 nim-sums. The direct method looks through them. The sparse one finds that
   a parity separates the heaps: the sum of some binary digits of the value, perhaps with the heap's
   size, is even for few heaps and odd for most, or the other way round. That parity is additive, so
   that values on one side come of few pairs only. It is chosen of what is there already and may
   turn out to be a bad one, which costs time and nothing else. */
#ifndef GH_OCTAL_H
#define GH_OCTAL_H

#include "form/store.h"
#include "heap/code.h"

/* Limits: heaps below this size, at 8 bytes each, and values below that one. */
#define GH_OCTAL_HEAPS ((size_t)1 << 26)
#define GH_OCTAL_VALUES ((unsigned)1 << 16)

typedef enum { GH_OCTAL_DIRECT, GH_OCTAL_SPARSE } gh_octal_method;

/* How an operation ended. All but GH_OCTAL_OK leave the values that were found before. */
typedef enum {
  GH_OCTAL_OK,
  GH_OCTAL_NO_MEMORY,
  GH_OCTAL_OVER_HEAPS,
  GH_OCTAL_OVER_VALUES,
  GH_OCTAL_STOPPED, /* by gh_octal_progress, or halted (form/halt.h) */
  GH_OCTAL_NO_BOUND /* periods: the code is endless or has other digits than 0 to 7 */
} gh_octal_status;

typedef struct gh_octal gh_octal;

/* Without values yet; NULL: no memory. The allocator's context must outlive it. */
gh_octal *gh_octal_new (const gh_code *code, gh_octal_method method, const gh_allocator *allocator);
void gh_octal_free (gh_octal *octal);

/* Called now and then with the number of values that there are; false: stop. */
typedef bool gh_octal_progress (void *context, size_t count);

/* Find the values of heaps 0 to count - 1, if they are not there yet. NULL: no calls. */
gh_octal_status gh_octal_extend (gh_octal *octal, size_t count, gh_octal_progress *progress,
                                 void *context);

/* What there is, by the heap's size; it moves when more is found. */
const uint16_t *gh_octal_values (const gh_octal *octal);
size_t gh_octal_count (const gh_octal *octal);
const gh_code *gh_octal_code (const gh_octal *octal);

/* The parity that separates the heaps: that of the common binary digits of the mask and of twice
   the value plus the last binary digit of the size. 0: none is used. */
uint32_t gh_octal_mask (const gh_octal *octal);

/* "more than 67108864 heaps" */
const char *gh_octal_status_text (gh_octal_status status);

#endif

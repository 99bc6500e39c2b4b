/* Whether an element of a field is a p-th power. */
#ifndef GH_EXCESSES_POWER_H
#define GH_EXCESSES_POWER_H

#include "optimized/excesses/tower.h"

typedef enum { POWER_YES, POWER_NO, POWER_NO_MEMORY, POWER_HALTED } power_end;

/* The field has 2^degree elements; f, the order of 2 modulo p, divides the degree; x is not zero.
 */
power_end power_residue (tower *t, const uint64_t *x, uint64_t degree, uint32_t p, uint32_t f,
                         room *in);

#endif

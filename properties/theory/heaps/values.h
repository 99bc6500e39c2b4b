/* Values of heaps for the theorems about them, by the recursion and nothing else. */
#ifndef GH_THEORY_VALUES_H
#define GH_THEORY_VALUES_H

#include "heap/code.h"

/* The octal code .abc whose three digits the number has, 1 to 511. */
gh_code octal_code (unsigned digits);

/* The values of heaps of 0 to count - 1: each is the least that no legal result has, and a result
   is worth the xor of its heaps. All must be below 4 count. */
void heap_values (const gh_code *code, uint16_t *values, size_t count);

/* The condition of Guy and Smith: values of n and n + period are the same for first <= n < end. */
bool repeats (const uint16_t *values, size_t first, size_t period, size_t end);

/* The least period p, and with it the least i >= 1, for which the condition holds for
   i <= n < 2i + p + k and needs `count` values at most. False: there is none. */
bool find_period (const uint16_t *values, size_t count, size_t k, size_t *i, size_t *period);

#endif

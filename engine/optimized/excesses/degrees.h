/* What the excesses are about, in whole numbers: orders of 2, and which kappas make the least
   ordinal of a degree. README.md has the reasons. */
#ifndef GH_EXCESSES_DEGREES_H
#define GH_EXCESSES_DEGREES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define GH_MOST_KAPPAS 10u /* a number of 32 bits has no more different primes */

bool number_is_prime (uint32_t n);
uint32_t number_order (uint32_t p); /* of 2 modulo an odd prime */

/* The largest prime of n > 1, and the power of it that divides n. */
uint32_t number_top (uint32_t n, uint32_t *power);
uint64_t number_lcm (uint64_t a, uint64_t b); /* UINT64_MAX: that or more */

/* The degree of a finite nimber over two elements, and the bits of the field that has it: the least
   power of two, 2^k, with n < 2^(2^k). */
uint32_t number_degree (uint64_t n);

#endif

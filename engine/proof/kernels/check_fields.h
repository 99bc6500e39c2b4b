/* The kernel for infinite nimbers: the alpha_p of odd primes p, which are powers of infinite
   ordinals under nim multiplication. ../README.md tells the format, the rules, and why they are
   sound. check_fields.c uses nothing but check_reading.h and the C library. */
#ifndef GH_CHECK_FIELDS_H
#define GH_CHECK_FIELDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Limits: lines of primes, and how large these are; excesses; the degree of a field over the one of
   two elements; and products of bits that are computed, some 10 seconds'. Finite nimbers have at
   most 64 bits. */
#define GH_FIELDS_PRIMES 32
#define GH_FIELDS_PRIME 65535
#define GH_FIELDS_EXCESS 1000
#define GH_FIELDS_DEGREE 1024
#define GH_FIELDS_WORK ((uint64_t)1 << 32)

/* alpha_p is the sum of kappa_(r^n) for the prime r of each earlier line with n > 0, and of a
   finite number. */
typedef struct gh_fields_alpha {
  uint32_t prime, excess;
  uint8_t n[GH_FIELDS_PRIMES];
  uint64_t finite, degree; /* of alpha_p over the field of two elements */
} gh_fields_alpha;

/* What was read; all of it is true when gh_fields_check says so. */
typedef struct gh_fields_proof {
  gh_fields_alpha alphas[GH_FIELDS_PRIMES]; /* the primes ascend */
  size_t count;
  uint64_t work;     /* products of bits */
  size_t line;       /* where it is wrong */
  const char *error; /* why */
} gh_fields_proof;

/* Read and check a certificate, a text that ends with a 0. False: proof->line is wrong or passes a
   limit, as proof->error says. Takes no memory but 100 kilobytes of the stack. */
bool gh_fields_check (gh_fields_proof *proof, const char *text);

#endif

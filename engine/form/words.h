/* GMP's numbers to and from words of 64 bits. Its own calls for that, which end in _si and _ui,
   take a long, which has 32 bits on WebAssembly and on 64-bit Windows: there 2^32 would be 0. So
   these stand for them, and no long is in the engine. A count of bits (mp_bitcnt_t) may have 32:
   exponents of numerals have no more. */
#ifndef GH_WORDS_H
#define GH_WORDS_H

#include <gmp.h>
#include <stdbool.h>
#include <stdint.h>

_Static_assert(GMP_NUMB_BITS == 64, "the limbs of GMP are words of 64 bits");

static inline void gh_mpz_set_u64 (mpz_ptr out, uint64_t n)
{
  *mpz_limbs_write (out, 1) = n;
  mpz_limbs_finish (out, n > 0);
}

static inline void gh_mpz_set_i64 (mpz_ptr out, int64_t n)
{
  *mpz_limbs_write (out, 1) = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
  mpz_limbs_finish (out, n < 0 ? -1 : n > 0);
}

/* The last 64 bits of |n|. */
static inline uint64_t gh_mpz_get_u64 (mpz_srcptr n)
{
  return mpz_getlimbn (n, 0);
}

static inline bool gh_mpz_fits_i64 (mpz_srcptr n)
{
  return mpz_size (n) <= 1 && gh_mpz_get_u64 (n) <= (uint64_t)INT64_MAX + (mpz_sgn (n) < 0);
}

/* The value of n where it fits; of a larger one the last 63 bits, with its sign. */
static inline int64_t gh_mpz_get_i64 (mpz_srcptr n)
{
  uint64_t const size = gh_mpz_get_u64 (n);
  return mpz_sgn (n) < 0 ? -1 - (int64_t)((size - 1) & INT64_MAX) : (int64_t)(size & INT64_MAX);
}

#endif

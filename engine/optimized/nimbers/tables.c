/* Nimbers of 64 bits by logarithms of their four words of 16 bits.

   A number of 32 bits is (high, low) = high (x) F (+) low with F = 2^16, one of 64 bits likewise
   with F = 2^32. As F (x) F = F (+) F/2, the product of (a, b) and (c, d) is
   ((a+b)(c+d) + bd, bd + ac F/2); the inverse of (a, b) is (a/N, (a+b)/N) with its norm
   N = b(a+b) + aa F/2; its square root is (root of a, root of b + a F/2). */
#include "optimized/nimbers/inside.h"

/* ---- the tables ------------------------------------------------------------------------------ */

#define BASE 0x2827u /* its powers are all numbers below 2^16 but 0, and its cube is 2^15 */

/* By the same rules down to single bits, with F = 2^`half`. */
static unsigned product_of_bits (unsigned a, unsigned b, unsigned half)
{
  if (half == 0)
    return a & b;
  unsigned const mask = (1u << half) - 1, half_again = half / 2;
  unsigned const low = product_of_bits (a & mask, b & mask, half_again);
  unsigned const both =
      product_of_bits ((a >> half ^ a) & mask, (b >> half ^ b) & mask, half_again);
  unsigned const high = product_of_bits (a >> half, b >> half, half_again);
  return (both ^ low) << half ^ low ^ product_of_bits (high, 1u << (half - 1), half_again);
}

/* Multiplication by BASE is linear. */
static unsigned next_power (const unsigned *images, unsigned power)
{
  unsigned next = 0;
  for (unsigned i = 0; power >> i; i++)
    if (power >> i & 1)
      next ^= images[i];
  return next;
}

void tables_make (field *n)
{
  unsigned images[16], power = 1;
  for (unsigned i = 0; i < 16; i++)
    images[i] = product_of_bits (BASE, 1u << i, 8);
  for (unsigned i = 0; i < ORDER; i++) {
    n->logs[power] = i;
    n->powers[i] = (uint16_t)power;
    power = next_power (images, power);
  }
  n->logs[0] = LOG_OF_ZERO;
  for (unsigned i = ORDER; i < LOG_OF_ZERO; i++)
    n->powers[i] = n->powers[i - ORDER];
}

/* ---- products -------------------------------------------------------------------------------- */

/* Of a number of 32 bits: of its words, and of their sum. */
typedef struct logarithms {
  uint32_t high, low, both;
} logarithms;

static inline logarithms logs_of (const field *n, uint32_t a)
{
  return (logarithms){n->logs[a >> 16], n->logs[a & 0xffff], n->logs[(a >> 16 ^ a) & 0xffff]};
}

static inline uint32_t product_32 (const field *n, logarithms a, logarithms b)
{
  uint32_t const low = n->powers[a.low + b.low], both = n->powers[a.both + b.both];
  return (both ^ low) << 16 ^ low ^ n->powers[a.high + b.high + HALF];
}

/* And times 2^31, which is 2^16 (x) 2^15. */
static inline uint32_t half_product_32 (const field *n, logarithms a, logarithms b)
{
  uint32_t const both = a.both + b.both;
  uint32_t const high = n->powers[both + HALF] ^ n->powers[a.high + b.high + 2 * HALF];
  return high << 16 ^ n->powers[both + 2 * HALF] ^ n->powers[a.low + b.low + 2 * HALF];
}

uint64_t tables_product (const gh_nimbers *base, uint64_t a, uint64_t b)
{
  const field *const n = inside (base);
  uint32_t const a_high = (uint32_t)(a >> 32), b_high = (uint32_t)(b >> 32);
  logarithms const a_low = logs_of (n, (uint32_t)a), b_low = logs_of (n, (uint32_t)b);
  uint32_t const low = product_32 (n, a_low, b_low);
  uint32_t const both =
      product_32 (n, logs_of (n, a_high ^ (uint32_t)a), logs_of (n, b_high ^ (uint32_t)b));
  uint32_t const high = half_product_32 (n, logs_of (n, a_high), logs_of (n, b_high));
  return (uint64_t)(both ^ low) << 32 ^ low ^ high;
}

/* ---- inverses -------------------------------------------------------------------------------- */

static uint32_t inverse_16 (const field *n, uint32_t a)
{
  return n->powers[ORDER - n->logs[a]];
}

static uint32_t inverse_32 (const field *n, uint32_t a)
{
  logarithms const l = logs_of (n, a);
  uint32_t const norm = inverse_16 (n, n->powers[l.low + l.both] ^ n->powers[2 * l.high + HALF]);
  uint32_t const log = n->logs[norm];
  return (uint32_t)n->powers[l.high + log] << 16 ^ n->powers[l.both + log];
}

uint64_t gh_nim_inverse (const gh_nimbers *base, uint64_t a)
{
  const field *const n = inside (base);
  if (!a)
    gh_broken ("gh_nim_inverse", "a", "0 has no inverse");
  logarithms const high = logs_of (n, (uint32_t)(a >> 32)), low = logs_of (n, (uint32_t)a);
  logarithms const both = logs_of (n, (uint32_t)(a >> 32 ^ a));
  logarithms const norm =
      logs_of (n, inverse_32 (n, product_32 (n, low, both) ^ half_product_32 (n, high, high)));
  return (uint64_t)product_32 (n, high, norm) << 32 ^ product_32 (n, both, norm);
}

/* ---- square roots ---------------------------------------------------------------------------- */

static uint32_t root_16 (const field *n, uint32_t a)
{
  uint32_t const log = n->logs[a];
  return a ? n->powers[(log % 2 ? log + ORDER : log) / 2] : 0;
}

static uint32_t root_32 (const field *n, uint32_t a)
{
  uint32_t const high = a >> 16, low = a & 0xffff;
  return root_16 (n, high) << 16 ^ root_16 (n, low ^ n->powers[n->logs[high] + HALF]);
}

uint64_t gh_nim_root (const gh_nimbers *base, uint64_t a)
{
  const field *const n = inside (base);
  uint32_t const high = (uint32_t)(a >> 32), low = (uint32_t)a;
  uint32_t const half = half_product_32 (n, logs_of (n, high), logs_of (n, 1));
  return (uint64_t)root_32 (n, high) << 32 ^ root_32 (n, low ^ half);
}

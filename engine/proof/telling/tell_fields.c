/* The ordinals are written out: of the prime p after k other odd ones, kappa_(p^n) is
 * w^w^k.p^(n-1). */
#include "proof/telling/tell_fields.h"

#include <inttypes.h>

static bool is_prime (uint32_t n)
{
  for (uint32_t d = 2; d * d <= n; d++)
    if (n % d == 0)
      return false;
  return true;
}

/* How many odd primes are less. */
static uint32_t place_of (uint32_t prime)
{
  uint32_t place = 0;
  for (uint32_t n = 3; n < prime; n += 2)
    place += is_prime (n);
  return place;
}

static void write_kappa (uint32_t prime, uint8_t n, FILE *out)
{
  uint32_t const place = place_of (prime);
  uint64_t d = 1;
  for (; n > 1; n--)
    d *= prime;
  if (place == 0)
    fprintf (out, d > 1 ? "w^%" PRIu64 : "w", d);
  else {
    fprintf (out, d > 1 ? "w^(w" : "w^w");
    if (place > 1)
      fprintf (out, "^%" PRIu32, place);
    if (d > 1)
      fprintf (out, ".%" PRIu64 ")", d);
  }
}

static void write_alpha (const gh_fields_proof *p, const gh_fields_alpha *a, FILE *out)
{
  const char *between = "";
  for (size_t i = p->count; i-- > 0;)
    if (a->n[i]) {
      fputs (between, out);
      write_kappa (p->alphas[i].prime, a->n[i], out);
      between = " + ";
    }
  if (a->finite)
    fprintf (out, "%s%" PRIu64, between, a->finite);
}

int gh_fields_tell (const gh_fields_proof *p, FILE *out)
{
  for (size_t i = 0; i < p->count; i++) {
    const gh_fields_alpha *const a = &p->alphas[i];
    fprintf (out, "alpha_%" PRIu32 " = ", a->prime);
    write_alpha (p, a, out);
    fprintf (out, ", excess %" PRIu32 ": the least ordinal that is the nim power %" PRIu32,
             a->excess, a->prime);
    fputs (" of none below ", out);
    write_kappa (a->prime, 1, out);
    fputs (", and that power of ", out);
    write_kappa (a->prime, 1, out);
    fputs ("\n", out);
  }
  return (int)p->count;
}

/* The code is written again, digit by digit; whatever is said is said under it. */
#include "proof/tell_heaps.h"

#include <inttypes.h>

static void write_code (const gh_heaps_proof *p, FILE *out)
{
  if (p->unequal) {
    fputs ("grundysgame: ", out);
    return;
  }
  if (p->digit[0])
    fputc ('0' + p->digit[0], out);
  fputc ('.', out);
  for (uint32_t place = 1; place <= p->places; place++)
    fputc ('0' + p->digit[place], out);
  fputs (p->endless ? "...: " : ": ", out);
}

static void tell_period (const gh_heaps_proof *p, FILE *out)
{
  write_code (p, out);
  fprintf (out, "values of heaps have the period %" PRIu64 ", ", p->period);
  if (p->from > 1)
    fprintf (out, "last exception %" PRIu64 "\n", p->from - 1);
  else
    fputs ("no exception\n", out);
}

static void tell_sum (const gh_heaps_proof *p, const gh_heaps_sum *s, FILE *out)
{
  write_code (p, out);
  fputs (s->count == 1 ? "heap " : s->count ? "heaps " : "no heap", out);
  for (size_t i = 0; i < s->count; i++)
    fprintf (out, "%s%" PRIu64, i ? " + " : "", p->sizes[s->first + i]);
  fprintf (out, " = *%" PRIu32 ", who begins %s\n", s->value, s->value ? "wins" : "loses");
}

int gh_heaps_tell (const gh_heaps_proof *p, FILE *out)
{
  if (p->period)
    tell_period (p, out);
  for (size_t i = 0; i < p->sum_count; i++)
    tell_sum (p, &p->sums[i], out);
  return (int)(p->sum_count + (p->period != 0));
}

/* The code is written again, digit by digit; whatever is said is said under it. */
#include "proof/telling/tell_heaps.h"

#include <inttypes.h>

void gh_digits_write (const gh_digits *c, FILE *out)
{
  if (c->unequal) {
    fputs ("grundysgame", out);
    return;
  }
  if (c->digit[0])
    fputc ('0' + c->digit[0], out);
  fputc ('.', out);
  for (uint32_t place = 1; place <= c->places; place++)
    fputc ('0' + c->digit[place], out);
  fputs (c->endless ? "..." : "", out);
}

static void write_code (const gh_heaps_code *c, FILE *out)
{
  gh_digits_write (&c->is, out);
  fputs (": ", out);
}

static void tell_period (const gh_heaps_code *c, FILE *out)
{
  write_code (c, out);
  fprintf (out, "values of heaps have the period %" PRIu64 ", ", c->period);
  if (c->from > 1)
    fprintf (out, "last exception %" PRIu64 "\n", c->from - 1);
  else
    fputs ("no exception\n", out);
}

static void tell_heaps (const gh_heaps_proof *p, const gh_heaps_sum *s, FILE *out)
{
  write_code (&p->codes[s->code], out);
  fputs (s->count == 1 ? "heap " : s->count ? "heaps " : "no heap", out);
  for (size_t i = 0; i < s->count; i++)
    fprintf (out, "%s%" PRIu64, i ? " + " : "", p->sizes[s->first + i]);
  if (s->goes_on)
    fputs (" + ", out);
  else
    fprintf (out, " = *%" PRIu32 ", who begins %s\n", s->together, s->together ? "wins" : "loses");
}

int gh_heaps_tell (const gh_heaps_proof *p, FILE *out)
{
  int lines = 0;
  for (size_t i = 0; i < p->code_count; i++)
    if (p->codes[i].period) {
      tell_period (&p->codes[i], out);
      lines++;
    }
  for (size_t i = 0; i < p->sum_count; i++) {
    tell_heaps (p, &p->sums[i], out);
    lines += !p->sums[i].goes_on;
  }
  return lines;
}

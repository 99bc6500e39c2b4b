/* The forms of a certificate: each position once, options first. */
#include <stdio.h> /* before gmp.h, which has gmp_fprintf only behind it */

#include "form/words.h"
#include "proof/provers/inside.h"

#include <inttypes.h>
#include <string.h>

#define MOST_PLACES 60
#define MOST_BITS 100

void forget (gh_prover *p)
{
  p->forms.count = p->sums.count = p->terms.count = p->witnesses.count = p->numbers.count =
      p->walls.count = 0;
  if (p->index.items)
    memset (p->index.items, 0, p->index.bytes);
  p->places = 0;
  p->by_options = p->misere;
  p->written = 0;
  gh_array_reserve (p->store, &p->forms, sizeof (named_form), 1);
  ((named_form *)p->forms.items)[p->forms.count++] = (named_form){GH_NO_FORM, GH_NO_CANON, 0};
}

static uint32_t *number_of (gh_prover *p, gh_form form)
{
  gh_array *const all = &p->numbers;
  size_t const count = gh_store_size (p->store);
  if (count > all->count) {
    gh_array_reserve (p->store, all, sizeof (uint32_t), count - all->count);
    memset ((uint32_t *)all->items + all->count, 0, (count - all->count) * sizeof (uint32_t));
    all->count = count;
  }
  return (uint32_t *)all->items + form;
}

void need_places (gh_prover *p, gh_form number)
{
  mpz_t numerator;
  uint64_t places;
  gh_numeral_value (p->store, number, numerator, &places);
  p->places = places > p->places ? places : p->places;
  if (places > MOST_PLACES)
    gh_fail (p->store, GH_ABANDONED);
}

int32_t name_form (gh_prover *p, gh_form form)
{
  if (*number_of (p, form))
    return (int32_t)*number_of (p, form);
  gh_deeper (p->store);
  if (!p->by_options && gh_is_numeral (p->store, form))
    need_places (p, form);
  else
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (p->store, side, x, form)
        name_form (p, x);
  gh_shallower (p->store);
  gh_array_reserve (p->store, &p->forms, sizeof (named_form), 1);
  *number_of (p, form) = (uint32_t)p->forms.count;
  gh_canon const value = p->misere ? GH_NO_CANON : gh_canon_from_form (p->canons, p->store, form);
  ((named_form *)p->forms.items)[p->forms.count++] = (named_form){form, value, 0};
  return (int32_t)*number_of (p, form);
}

/* A certificate is little else, and printf takes several times as long. */
void write_integer (gh_prover *p, int64_t n)
{
  char text[24], *at = text + sizeof text;
  uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
  *--at = 0;
  do
    *--at = (char)('0' + rest % 10);
  while (rest /= 10);
  if (n < 0)
    *--at = '-';
  *--at = ' ';
  fputs (at, p->out);
}

void write_number (gh_prover *p, gh_form number)
{
  mpz_t numerator, scaled;
  uint64_t places;
  gh_numeral_value (p->store, number, numerator, &places);
  mpz_init (scaled);
  mpz_mul_2exp (scaled, numerator, (mp_bitcnt_t)(p->places - places));
  bool const fits = mpz_sizeinbase (scaled, 2) <= MOST_BITS;
  if (gh_mpz_fits_i64 (scaled))
    write_integer (p, gh_mpz_get_i64 (scaled));
  else if (fits)
    gmp_fprintf (p->out, " %Zd", scaled);
  mpz_clear (scaled);
  if (!fits)
    gh_fail (p->store, GH_ABANDONED);
}

void write_forms (gh_prover *p)
{
  fprintf (p->out, "gifthorse-proof 2 %" PRIu64 " %c\n", p->places, p->misere ? 'm' : 'n');
  for (size_t i = 1; i < p->forms.count; i++) {
    gh_form const form = form_at (p, (int32_t)i)->form;
    bool const is_number = !p->by_options && gh_is_numeral (p->store, form);
    fputs (is_number ? "x" : "f", p->out);
    if (is_number)
      write_number (p, form);
    else
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
        GH_EACH (p->store, side, x, form)
          write_integer (p, name_form (p, x));
        fputs (" 0", p->out);
      }
    fputc ('\n', p->out);
  }
}

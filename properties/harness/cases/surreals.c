#include "harness/cases/surreals.h"
#include "form/numeral.h"
#include "form/rational.h"
#include "harness/cases/integers.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/translate.h"

/* ---- by size --------------------------------------------------------------------------------- */

/* Lists of lengths: the first has any size, and those behind it the rest. */
static uint64_t lists (unsigned size)
{
  uint64_t counts[GH_MOST_ORDINAL_SIZE + 1] = {1};
  if (size > GH_MOST_ORDINAL_SIZE)
    gh_broken ("gh_surreal_count", "size", "too large");
  for (unsigned s = 1; s <= size; s++)
    for (unsigned first = 1; first <= s; first++)
      counts[s] += gh_ordinal_count (first) * counts[s - first];
  return counts[size];
}

/* Runs of alternating signs; the first sign is either. */
uint64_t gh_surreal_count (unsigned size)
{
  return size ? 2 * lists (size) : 1;
}

static gh_form list_at (gh_store *store, unsigned size, uint64_t index, int sign)
{
  if (size == 0)
    return GH_ZERO;
  unsigned first = 1;
  for (uint64_t of; index >= (of = gh_ordinal_count (first) * lists (size - first)); first++)
    index -= of;
  uint64_t const behind = lists (size - first);
  gh_form const length = gh_ordinal_at (store, first, index / behind);
  return gh_signs_append (store, gh_signs_run (store, sign, length),
                          list_at (store, size - first, index % behind, -sign));
}

gh_form gh_surreal_at (gh_store *store, unsigned size, uint64_t index)
{
  return gh_normal_of_signs (store, list_at (store, size, index / 2, index % 2 ? -1 : 1));
}

uint32_t gh_surreal_size (gh_store *store, gh_form number)
{
  gh_form signs = gh_signs_of_normal (store, number);
  uint32_t size = 0;
  if (signs == GH_NO_FORM)
    return UINT32_MAX;
  for (; signs != GH_ZERO; signs = gh_signs_rest (store, signs)) {
    if (!gh_signs_first (store, signs))
      return UINT32_MAX;
    uint32_t const more = gh_ordinal_size (store, gh_signs_length (store, signs));
    if (more > UINT32_MAX - size)
      return UINT32_MAX;
    size += more;
  }
  return size;
}

/* ---- drawn ----------------------------------------------------------------------------------- */

gh_form gh_surreal_within (gh_trial *t, unsigned size)
{
  uint64_t all = 0;
  for (unsigned s = 0; s <= size; s++)
    all += gh_surreal_count (s);
  if (all > UINT32_MAX)
    gh_broken ("gh_surreal_within", "size", "too large");
  uint64_t index = gh_draw (t->choices, (uint32_t)all);
  unsigned of = 0;
  for (; index >= gh_surreal_count (of); of++)
    index -= gh_surreal_count (of);
  return gh_surreal_at (t->store, of, index);
}

/* Each size is as likely as the others. */
static gh_form of_some_size (gh_trial *t, unsigned most)
{
  unsigned const size = gh_draw (t->choices, most + 1);
  return gh_surreal_at (t->store, size, gh_draw (t->choices, (uint32_t)gh_surreal_count (size)));
}

/* n or 1/n with either sign, where n is an integer of any size; 1 in place of 0. */
static gh_form far (gh_trial *t)
{
  gh_form const drawn = gh_random_integer (t);
  gh_form const n = drawn == GH_ZERO ? gh_integer (t->store, 1) : drawn;
  uint32_t const how = gh_draw (t->choices, 4);
  gh_form const sign = gh_integer (t->store, how % 2 ? -1 : 1);
  return how < 2 ? gh_numeral_product (t->store, sign, n)
                 : gh_rational_quotient (t->store, sign, n);
}

/* p/q, small, and not 0; now and then a far one. */
static gh_form coefficient (gh_trial *t)
{
  int64_t const p = 1 + (int64_t)gh_draw (t->choices, 4), q = 1 + (int64_t)gh_draw (t->choices, 3);
  bool const negative = gh_draw (t->choices, 2);
  if (gh_draw (t->choices, 4) == 3)
    return far (t);
  return gh_rational_quotient (t->store, gh_integer (t->store, negative ? -p : p),
                               gh_integer (t->store, q));
}

/* Mostly small; now and then an integer of any size. */
static gh_form exponent (gh_trial *t)
{
  if (gh_draw (t->choices, 8) < 7)
    return of_some_size (t, 3);
  gh_form const n = gh_random_integer (t);
  return gh_normal_of_number (t->store,
                              gh_draw (t->choices, 2) ? gh_numeral_negative (t->store, n) : n);
}

gh_form gh_random_surreal (gh_trial *t)
{
  size_t const span = gh_span_start (t->choices);
  gh_form x = gh_draw (t->choices, 2) ? of_some_size (t, 4) : GH_ZERO;
  for (uint32_t more = gh_draw (t->choices, 3); more > 0; more--) {
    gh_form const e = exponent (t), c = coefficient (t);
    x = gh_normal_sum (t->store, x, gh_normal_term (t->store, e, c, GH_ZERO));
  }
  gh_span_end (t->choices, span);
  return x;
}

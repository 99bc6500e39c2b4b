#include "harness/cases/ordinals.h"
#include "harness/cases/integers.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

/* Sizes of which all ordinals can be numbered by one draw. */
#define MOST_SIZE 16

gh_form gh_ordinal_within (gh_trial *t, unsigned size)
{
  uint64_t all = 0;
  if (size > MOST_SIZE)
    gh_broken ("gh_ordinal_within", "size", "too large");
  for (unsigned s = 0; s <= size; s++)
    all += gh_ordinal_count (s);
  uint64_t index = gh_draw (t->choices, (uint32_t)all);
  unsigned of = 0;
  for (; index >= gh_ordinal_count (of); of++)
    index -= gh_ordinal_count (of);
  return gh_ordinal_at (t->store, of, index);
}

/* Each size is as likely as the others, so that small ones are met often, and large ones, too. */
static gh_form of_some_size (gh_trial *t, unsigned most)
{
  unsigned const size = gh_draw (t->choices, most + 1);
  return gh_ordinal_at (t->store, size, gh_draw (t->choices, (uint32_t)gh_ordinal_count (size)));
}

/* w^e.n, with an n of any size, and now and then an integer e of any size. */
static gh_form multiple (gh_trial *t)
{
  gh_form const n = gh_random_integer (t);
  bool const finite = gh_draw (t->choices, 4) == 3;
  gh_form const exponent = finite ? gh_normal_of_number (t->store, gh_random_integer (t))
                                  : of_some_size (t, MOST_SIZE / 2);
  return n == GH_ZERO ? GH_ZERO : gh_normal_term (t->store, exponent, n, GH_ZERO);
}

gh_form gh_random_ordinal (gh_trial *t)
{
  size_t const span = gh_span_start (t->choices);
  gh_form a = of_some_size (t, gh_draw (t->choices, 2) ? MOST_SIZE : MOST_SIZE / 2);
  for (uint32_t more = gh_draw (t->choices, 8); more > 4; more--)
    a = gh_normal_sum (t->store, a, multiple (t));
  gh_span_end (t->choices, span);
  return a;
}

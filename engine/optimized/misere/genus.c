/* Genera, column by column: the terms with number n of all options give that of the game. */
#include "optimized/misere/inside.h"

#include <string.h>

static const uint32_t *terms_of (const gh_misere *m, gh_reduced g)
{
  return (uint32_t *)m->genera.items + at (m, g)->genus;
}

/* Of a genus that is found. */
static uint32_t term (const gh_misere *m, gh_reduced g, size_t n)
{
  size_t const last = at (m, g)->terms - 1;
  return n <= last ? terms_of (m, g)[n] : terms_of (m, g)[last] ^ ((n - last) % 2 ? 2 : 0);
}

/* The least number that is no term number n of an option, nor `before` or `before` xor 1, the term
   before it in the same genus, on which the moves in a heap of 2 lead; NONE: there is none. */
static uint32_t least_but (gh_misere *m, gh_reduced g, size_t n, uint32_t before)
{
  size_t const count = at (m, g)->count, most = count + 2;
  m->marks.count = 0;
  gh_array_reserve (m->store, &m->marks, 1, most + 1);
  uint8_t *const marks = m->marks.items;
  memset (marks, 0, most + 1);
  for (size_t i = 0; i < count; i++) {
    uint32_t const taken = term (m, options_of (m, g)[i], n);
    if (taken <= most)
      marks[taken] = 1;
  }
  if (before <= most)
    marks[before] = 1;
  if (before != NONE && (before ^ 1) <= most)
    marks[before ^ 1] = 1;
  uint32_t least = 0;
  while (marks[least])
    least++;
  return least;
}

static void add_term (gh_misere *m, uint32_t value)
{
  if (m->genera.count >= UINT32_MAX)
    gh_fail (m->store, GH_OVER_OPTIONS);
  use_options (m, 1);
  gh_array_reserve (m->store, &m->genera, sizeof value, 1);
  ((uint32_t *)m->genera.items)[m->genera.count++] = value;
}

/* Where the terms of all options have come to alternate, term n gives term n + 1 and whether n is
   even gives the rest: two equal terms n and n + 2 repeat for ever. */
static void find_terms (gh_misere *m, gh_reduced g)
{
  size_t const start = m->genera.count;
  size_t settled = 0;
  for (size_t i = 0; i < at (m, g)->count; i++) {
    size_t const terms = at (m, options_of (m, g)[i])->terms;
    settled = terms > settled ? terms : settled;
  }
  add_term (m, g == GH_REDUCED_ZERO ? 1 : least_but (m, g, 0, NONE));
  for (size_t n = 0;; n++) {
    const uint32_t *const terms = (uint32_t *)m->genera.items + start;
    if (n >= settled + 2 && terms[n] == terms[n - 2] && terms[n] == (terms[n - 1] ^ 2))
      break;
    gh_step (m->store);
    add_term (m, least_but (m, g, n + 1, terms[n]));
  }
  const uint32_t *const terms = (uint32_t *)m->genera.items + start;
  while (m->genera.count - start > 1 &&
         terms[m->genera.count - start - 1] == (terms[m->genera.count - start - 2] ^ 2))
    m->genera.count--;
  at (m, g)->genus = (uint32_t)start;
  at (m, g)->terms = (uint32_t)(m->genera.count - start);
}

static void find_genus (gh_misere *m, gh_reduced g)
{
  if (at (m, g)->terms)
    return;
  gh_deeper (m->store);
  for (size_t i = 0; i < at (m, g)->count; i++)
    find_genus (m, options_of (m, g)[i]);
  find_terms (m, g);
  gh_shallower (m->store);
}

size_t gh_reduced_genus (gh_misere *misere, gh_reduced g, const uint32_t **terms)
{
  find_genus (misere, g);
  *terms = terms_of (misere, g);
  return at (misere, g)->terms;
}

uint32_t gh_reduced_genus_term (gh_misere *misere, gh_reduced g, size_t n)
{
  find_genus (misere, g);
  return term (misere, g, n);
}

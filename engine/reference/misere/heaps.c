/* Single heaps by their codes, as the literal forms that play makes of them. As a form may have
   tens of thousands of positions, what was found is kept. */
#include "heap/form.h"
#include "reference/misere/misere.h"

#include <stdlib.h>

#define CODES 8
#define TERMS 16 /* of a genus that is kept */

typedef struct heap {
  bool has_outcome, has_genus;
  gh_outcome outcome;
  uint32_t normal, terms[TERMS];
} heap;

typedef struct coded {
  gh_code code;
  heap heaps[GH_MOST_PLAYED_HEAP + 1];
} coded;

struct gh_played_heaps {
  coded codes[CODES]; /* a new one takes the place of the oldest */
  size_t met;
};

gh_played_heaps *gh_played_heaps_new (void)
{
  return calloc (1, sizeof (gh_played_heaps));
}

void gh_played_heaps_free (gh_played_heaps *played)
{
  free (played);
}

static heap *place_of (gh_played_heaps *played, const gh_code *code, uint64_t n)
{
  size_t const known = played->met < CODES ? played->met : CODES;
  for (size_t i = 0; i < known; i++)
    if (gh_code_same (&played->codes[i].code, code))
      return &played->codes[i].heaps[n];
  coded *const made = &played->codes[played->met++ % CODES];
  *made = (coded){.code = *code};
  return &made->heaps[n];
}

/* Terms go on for ever: as many are kept as any genus up to here has, and two more to see that it
   has come to its end. */
static bool keep (gh_store *store, heap *h, gh_form genus)
{
  h->normal = gh_genus_normal (store, genus);
  for (size_t n = 0; n < TERMS; n++)
    h->terms[n] = gh_genus_term (store, genus, n);
  return gh_genus_of_terms (store, h->normal, h->terms, TERMS) == genus;
}

gh_outcome gh_played_outcome (gh_played_heaps *played, gh_store *store, const gh_code *code,
                              uint64_t n)
{
  heap *const h = place_of (played, code, n);
  if (!h->has_outcome)
    h->outcome = gh_outcome_of (store, gh_heaps_form (store, code, &n, 1), GH_MISERE);
  h->has_outcome = true;
  return h->outcome;
}

gh_form gh_played_genus (gh_played_heaps *played, gh_store *store, const gh_code *code, uint64_t n)
{
  heap *const h = place_of (played, code, n);
  if (h->has_genus)
    return gh_genus_of_terms (store, h->normal, h->terms, TERMS);
  gh_form const genus = gh_genus_of (store, gh_heaps_form (store, code, &n, 1));
  h->has_genus = keep (store, h, genus);
  return genus;
}

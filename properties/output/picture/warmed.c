/* In the scaffold of such a game at the tax t stands G^L + 1 - t, as in that of G at t - 1; and no
   canonical form but an integer's is at rest below -1, so that all that is not an integer is hot.
 */
#include "output/picture/warmed.h"
#include "form/numeral.h"

#define MOST 32    /* positions: what nimbers become is large */
#define OPTIONS 64 /* of one side of one position */
#define DEEPEST 500

typedef struct warming {
  gh_canons *canons;
  gh_store *store;
  size_t count;
  unsigned depth;
  bool over;
  gh_form forms[MOST]; /* that were warmed, and */
  gh_canon made[MOST]; /* what they became */
} warming;

static gh_canon warm (warming *w, gh_form form);

/* The options of one side as they became, with the 1 that makes them hotter. Returns how many. */
static size_t warm_side (warming *w, gh_form form, gh_side side, gh_canon options[OPTIONS])
{
  size_t count = 0;
  GH_EACH (w->store, side, x, form) {
    gh_canon const became = count < OPTIONS ? warm (w, x) : GH_NO_CANON;
    w->over = w->over || became == GH_NO_CANON;
    if (w->over)
      return 0;
    gh_canon const one = gh_canon_integer (w->canons, side == GH_LEFT ? 1 : -1);
    options[count++] = gh_canon_sum (w->canons, became, one);
  }
  return count;
}

static gh_canon warm (warming *w, gh_form form)
{
  gh_canon left[OPTIONS], right[OPTIONS];
  if (gh_is_integer (w->store, form))
    return gh_canon_from_form (w->canons, w->store, form);
  for (size_t i = w->count; i-- > 0;)
    if (w->forms[i] == form)
      return w->made[i];
  w->over = w->over || ++w->depth > DEEPEST;
  size_t const lefts = warm_side (w, form, GH_LEFT, left);
  size_t const rights = warm_side (w, form, GH_RIGHT, right);
  w->depth--;
  w->over = w->over || w->count == MOST;
  if (w->over)
    return GH_NO_CANON;
  gh_canon const made = gh_canon_of_options (w->canons, left, lefts, right, rights);
  w->forms[w->count] = form;
  w->made[w->count++] = made;
  return made;
}

gh_canon gh_warmed (gh_canons *canons, gh_canon g, gh_store *store)
{
  warming w;
  w.canons = canons;
  w.store = store;
  w.count = 0;
  w.depth = 0;
  w.over = false;
  gh_canon_prepare (canons, g);
  return warm (&w, gh_canon_to_form (canons, g, store));
}

/* Reversible moves and simplest forms. */
#include "reference/misere/misere.h"

static bool has_option (gh_store *store, gh_form h, gh_form wanted)
{
  GH_EACH (store, GH_LEFT, x, h)
    if (x == wanted)
      return true;
  return false;
}

bool gh_misere_reduces (gh_store *store, gh_form h, gh_form k)
{
  if (h == k)
    return false;
  GH_EACH (store, GH_LEFT, x, k)
    if (!has_option (store, h, x))
      return false;
  bool deletes_p = false;
  GH_EACH (store, GH_LEFT, x, h)
    if (!has_option (store, k, x)) {
      if (!has_option (store, x, k))
        return false;
      deletes_p = deletes_p || gh_misere_p (store, x);
    }
  return k != GH_ZERO || deletes_p;
}

/* What a deletion leaves is an option of an option. */
static bool reduce_once (gh_store *store, gh_form *h)
{
  GH_EACH (store, GH_LEFT, x, *h)
    GH_EACH (store, GH_LEFT, k, x)
      if (gh_misere_reduces (store, *h, k)) {
        *h = k;
        return true;
      }
  return false;
}

gh_form gh_misere_simplest (gh_store *store, gh_form g)
{
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_MISERE_SIMPLEST, g, 0, &memo))
    return memo;
  gh_deeper (store);
  gh_form_begin (store);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, gh_misere_simplest (store, x));
  gh_form simplest = gh_form_end (store);
  while (reduce_once (store, &simplest))
    continue;
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_MISERE_SIMPLEST, g, 0, simplest);
  return simplest;
}

/* Tame, restive and restless games. */
#include "form/measure.h"
#include "reference/misere/misere.h"

bool gh_genus_is_tame (gh_store *store, gh_form genus, gh_nim_type *type)
{
  uint32_t const g = gh_genus_normal (store, genus), g0 = gh_genus_term (store, genus, 0);
  *type = (gh_nim_type){g, g == g0};
  gh_form terms = gh_genus_terms (store, g, GH_ZERO);
  if (g <= 1 && g0 == (g ^ 1)) /* 0^12 and 1^03 */
    terms = gh_genus_terms (store, g0, gh_genus_terms (store, g ^ 2, GH_ZERO));
  return genus == gh_genus_make (store, g, terms);
}

bool gh_is_tame (gh_store *store, gh_form g)
{
  const gh_form *list;
  size_t const count = gh_positions (store, g, &list);
  for (size_t i = 0; i < count; i++) {
    gh_nim_type type;
    gh_positions (store, g, &list);
    if (!gh_genus_is_tame (store, gh_genus_of (store, list[i]), &type))
      return false;
  }
  return true;
}

/* Untame, with tame options only. */
static bool is_nearly_tame (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (!gh_is_tame (store, x))
      return false;
  return !gh_is_tame (store, g);
}

bool gh_is_restive (gh_store *store, gh_form g)
{
  return is_nearly_tame (store, g) && gh_genus_normal (store, gh_genus_of (store, g)) <= 1;
}

bool gh_is_restless (gh_store *store, gh_form g)
{
  return is_nearly_tame (store, g) && gh_genus_term (store, gh_genus_of (store, g), 0) <= 1;
}

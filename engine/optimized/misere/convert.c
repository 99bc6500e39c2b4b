/* From forms to games and back. */
#include "form/numeral.h"
#include "optimized/misere/inside.h"

#include <string.h>

/* ---- from forms ------------------------------------------------------------------------------ */

/* Whether both players have the same options here, which are sets, kept in one order. Of the
   numerals only zero has; the options of others are better not made. */
static bool is_fair (gh_store *store, gh_form form)
{
  if (gh_is_numeral (store, form))
    return form == GH_ZERO;
  size_t const count = gh_option_count (store, form, GH_LEFT);
  bool fair = count == gh_option_count (store, form, GH_RIGHT);
  for (size_t i = 0; fair && i < count; i++)
    fair = gh_option (store, form, GH_LEFT, i) == gh_option (store, form, GH_RIGHT, i);
  return fair;
}

static gh_reduced from_form (gh_misere *m, gh_store *store, gh_form form);

static gh_reduced from_options (gh_misere *m, gh_store *store, gh_form form)
{
  size_t const start = m->stack.count;
  if (!is_fair (store, form))
    return NONE;
  for (size_t i = 0; i < gh_option_count (store, form, GH_LEFT); i++) {
    gh_reduced const option = from_form (m, store, gh_option (store, form, GH_LEFT, i));
    if (option == NONE) {
      m->stack.count = start;
      return NONE;
    }
    push (m, option);
  }
  return simplified (m, start);
}

static gh_reduced from_form (gh_misere *m, gh_store *store, gh_form form)
{
  gh_reduced const known = ((gh_reduced *)m->from_forms.items)[form];
  if (known != UNKNOWN)
    return known;
  gh_deeper (m->store);
  gh_reduced const g = from_options (m, store, form);
  gh_shallower (m->store);
  ((gh_reduced *)m->from_forms.items)[form] = g;
  return g;
}

/* Make room for what is remembered of each form of the store. */
static void meet (gh_misere *m, const gh_store *store)
{
  size_t const count = gh_store_size (store);
  if (m->epoch != gh_store_epoch (store)) {
    m->from_forms.count = m->notes.count = 0;
    m->epoch = gh_store_epoch (store);
  }
  lengthen (m, &m->from_forms, count, UNKNOWN);
  if (count <= m->notes.count)
    return;
  gh_array_reserve (m->store, &m->notes, 1, count - m->notes.count);
  memset ((char *)m->notes.items + m->notes.count, 0, count - m->notes.count);
  m->notes.count = count;
}

gh_reduced gh_reduced_from_form (gh_misere *misere, gh_store *store, gh_form form)
{
  meet (misere, store);
  return from_form (misere, store, form);
}

/* ---- back ------------------------------------------------------------------------------------ */

static made_form *made_of (const gh_misere *m, gh_reduced g)
{
  return (made_form *)m->to_forms.items + g;
}

void gh_reduced_prepare (gh_misere *misere)
{
  gh_array *const all = &misere->to_forms;
  size_t const missing = misere->games.count - all->count;
  gh_array_reserve (misere->store, all, sizeof (made_form), missing);
  memset (made_of (misere, (gh_reduced)all->count), 0, missing * sizeof (made_form));
  all->count += missing;
}

gh_form gh_reduced_to_form (gh_misere *misere, gh_reduced g, gh_store *store)
{
  if (made_of (misere, g)->epoch == gh_store_epoch (store))
    return made_of (misere, g)->form;
  gh_deeper (store);
  gh_form_begin (store);
  for (size_t i = 0; i < at (misere, g)->count; i++) {
    gh_form const x = gh_reduced_to_form (misere, options_of (misere, g)[i], store);
    gh_form_add (store, GH_LEFT, x);
    gh_form_add (store, GH_RIGHT, x);
  }
  gh_form const form = gh_form_end (store);
  gh_shallower (store);
  *made_of (misere, g) = (made_form){gh_store_epoch (store), form};
  return form;
}

#include "commands/list/selection.h"
#include "commands/command.h"
#include "commands/list/search.h"

#include <stdlib.h>

/* Whether each id is a theorem's; if not it was complained about. */
static bool all_known (const gh_library *library, char *const *ids)
{
  const gh_registry *const registry = gh_library_registry (library);
  for (; *ids; ids++) {
    bool known = false;
    for (size_t i = 0; i < registry->count && !known; i++)
      known = gh_theorem_matches (&registry->theorems[i], *ids);
    if (!known)
      return gh_search_lacks (gh_library_ledger (library), *ids, ""), false;
  }
  return true;
}

static bool is_chosen (const gh_selection *s, const gh_search *search, const gh_theorem *theorem)
{
  if (!gh_search_finds (search, theorem))
    return false;
  if ((s->only.requests || s->only.nothing) && !gh_asked_only (&s->only, theorem))
    return false;
  return !gh_has_id (theorem, s->skip);
}

static const gh_theorem **select_found (const gh_registry *registry, const gh_selection *selection,
                                        const gh_search *search, size_t *count)
{
  const gh_theorem **const chosen = calloc (registry->count, sizeof *chosen);
  for (size_t i = 0; i < registry->count && chosen; i++)
    if (is_chosen (selection, search, &registry->theorems[i]))
      chosen[(*count)++] = &registry->theorems[i];
  if (chosen && *count)
    return chosen;
  free (chosen);
  gh_usage (chosen ? "no theorem is left to check" : "out of memory");
  return NULL;
}

const gh_theorem **gh_select (const gh_library *library, const gh_selection *selection,
                              size_t *count)
{
  const gh_registry *const registry = gh_library_registry (library);
  const gh_theorem **chosen = NULL;
  gh_search search;
  *count = 0;
  if (gh_search_begin (&search, library, selection->said) && all_known (library, selection->skip))
    chosen = select_found (registry, selection, &search, count);
  gh_search_end (&search);
  return chosen;
}

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

/* Whether it is wanted, by its ids and its name; and by what it asks, once it is read. */
static bool is_named (const gh_selection *s, const gh_search *search, const gh_theorem *theorem)
{
  return gh_search_finds (search, theorem) && !gh_has_id (theorem, s->skip);
}

static bool asks (const gh_selection *s, const gh_theorem *theorem)
{
  return !(s->only.requests || s->only.nothing) || gh_asked_only (&s->only, theorem);
}

/* All that are wanted, of which each is read. False: one could not be. */
static bool choose (gh_library *library, const gh_selection *selection, const gh_search *search,
                    const gh_theorem **chosen, size_t *count)
{
  const gh_registry *const registry = gh_library_registry (library);
  char error[400];
  for (size_t i = 0; i < registry->count; i++) {
    const gh_theorem *const t = &registry->theorems[i];
    if (!is_named (selection, search, t))
      continue;
    if (!gh_library_read (library, t, error, sizeof error))
      return gh_interrupted () ? false : gh_usage ("%s", error) == GH_EXIT_HOLDS;
    if (asks (selection, t))
      chosen[(*count)++] = t;
  }
  if (!*count)
    gh_usage ("no theorem is left to check");
  return *count;
}

static const gh_theorem **select_found (gh_library *library, const gh_selection *selection,
                                        const gh_search *search, size_t *count)
{
  const gh_theorem **const chosen = calloc (gh_library_registry (library)->count, sizeof *chosen);
  if (!chosen)
    gh_usage ("out of memory");
  else if (choose (library, selection, search, chosen, count))
    return chosen;
  free (chosen);
  return NULL;
}

const gh_theorem **gh_select (gh_library *library, const gh_selection *selection, size_t *count)
{
  const gh_theorem **chosen = NULL;
  gh_search search;
  *count = 0;
  if (gh_search_begin (&search, library, selection->said) && all_known (library, selection->skip))
    chosen = select_found (library, selection, &search, count);
  gh_search_end (&search);
  return chosen;
}

#include "commands/selection.h"
#include "commands/command.h"

#include <stdlib.h>

static bool wanted (const gh_theorem *theorem, char *const *ids)
{
  bool found = !*ids;
  for (; *ids && !found; ids++)
    found = gh_theorem_matches (theorem, *ids);
  return found;
}

/* Whether each id is a theorem's; if not it was complained about. */
static bool all_known (const gh_registry *registry, char *const *ids)
{
  for (; *ids; ids++) {
    bool known = false;
    for (size_t i = 0; i < registry->count && !known; i++)
      known = gh_theorem_matches (&registry->theorems[i], *ids);
    if (!known) {
      gh_usage ("no theorem has an id that begins with '%s'; see `gifthorse list`", *ids);
      return false;
    }
  }
  return true;
}

const gh_theorem **gh_select (const gh_registry *registry, char *const *ids, size_t *count)
{
  *count = 0;
  if (!all_known (registry, ids))
    return NULL;
  const gh_theorem **const chosen = calloc (registry->count, sizeof *chosen);
  if (!chosen)
    gh_usage ("out of memory");
  for (size_t i = 0; i < registry->count && chosen; i++)
    if (wanted (&registry->theorems[i], ids))
      chosen[(*count)++] = &registry->theorems[i];
  return chosen;
}

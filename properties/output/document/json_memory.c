#include "output/document/json_memory.h"

#include <jansson.h>
#include <stdlib.h>

static bool was_short; /* jansson's functions have no context to keep it in */

static void *take (size_t size)
{
  void *const made = malloc (size);
  was_short |= !made;
  return made;
}

void gh_json_watch (void)
{
  json_set_alloc_funcs (take, free);
  was_short = false;
}

bool gh_json_was_short (void)
{
  return was_short;
}

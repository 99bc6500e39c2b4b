#include "tests/memory.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct memory {
  uint64_t calls, first, last; /* the calls numbered first to last fail */
  int64_t blocks;
} memory;

static void *resize (void *context, void *block, size_t size)
{
  memory *const m = context;
  if (!size) {
    m->blocks -= block != NULL;
    free (block);
    return NULL;
  }
  m->calls++;
  if (m->first <= m->calls && m->calls <= m->last)
    return NULL;
  m->blocks += block == NULL;
  return realloc (block, size);
}

/* With memory again, the store is emptied and the run repeated, which makes so many forms. */
static bool recovers (gh_store *store, body *run, size_t forms)
{
  gh_store_empty (store);
  return fresh (store) && status_of (store, run) == GH_OK && gh_store_size (store) == forms;
}

/* Whether the run ends as it should when these calls fail; *calls: how many it made. */
static bool ends_well (body *run, size_t forms, uint64_t first, uint64_t last, uint64_t *calls)
{
  memory m = {.first = first, .last = last};
  gh_allocator const allocator = {resize, &m};
  gh_store *const store = gh_store_new (NULL, &allocator);
  gh_status const status = store ? status_of (store, run) : GH_NO_MEMORY;
  *calls = m.calls;
  bool good = status == (m.calls < first ? GH_OK : GH_NO_MEMORY);
  m.last = 0;
  good = good && (!store || recovers (store, run, forms));
  gh_store_free (store);
  return good && m.blocks == 0;
}

void out_of_memory (const char *name, body *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  bool once = true, from_then_on = true;
  bool const plain = status_of (store, run) == GH_OK;
  size_t const forms = gh_store_size (store);
  uint64_t n = 0, calls;
  gh_store_free (store);
  do {
    n++;
    from_then_on = ends_well (run, forms, n, UINT64_MAX, &calls) && from_then_on;
    once = ends_well (run, forms, n, n, &calls) && once;
  } while (n <= calls);
  TAP_OK (plain && once, "%s: each of %" PRIu64 " calls for memory may fail", name, n - 1);
  TAP_OK (plain && from_then_on && n > 5, "%s: and all calls after it", name);
}

#include "optimized/nimbers/inside.h"

#include <stdlib.h>
#include <string.h>

static void *resize (void *context, void *block, size_t size)
{
  (void)context;
  if (size)
    return realloc (block, size);
  free (block);
  return NULL;
}

gh_nim_path gh_nim_best_path (void)
{
  return carryless_here () ? GH_NIM_CARRYLESS : GH_NIM_TABLES;
}

gh_nimbers *gh_nimbers_new (gh_nim_path path, const gh_allocator *allocator)
{
  gh_allocator const memory = allocator ? *allocator : (gh_allocator){resize, NULL};
  if (path == GH_NIM_CARRYLESS && !carryless_here ())
    return NULL;
  field *const n = memory.resize (memory.context, NULL, sizeof *n);
  if (!n)
    return NULL;
  memset (n, 0, sizeof *n);
  n->allocator = memory;
  tables_make (n);
  n->base.product = tables_product;
  if (path == GH_NIM_CARRYLESS) {
    carryless_make (n);
    n->base.product = carryless_product;
  }
  return &n->base;
}

void gh_nimbers_free (gh_nimbers *base)
{
  if (!base)
    return;
  gh_allocator const memory = inside (base)->allocator;
  memory.resize (memory.context, base, 0);
}

uint64_t gh_nim_quotient (const gh_nimbers *nimbers, uint64_t a, uint64_t b)
{
  return gh_nim_product (nimbers, a, gh_nim_inverse (nimbers, b));
}

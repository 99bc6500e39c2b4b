#include "form/loan.h"
#include "form/store/inside.h"

#include <string.h>

void *gh_loan (gh_store *store, size_t count, size_t size)
{
  size_t bytes;
  if (__builtin_mul_overflow (count, size, &bytes) ||
      __builtin_add_overflow (bytes, sizeof (gh_loans), &bytes))
    gh_fail (store, GH_NO_MEMORY);
  gh_loans *const made = store->allocator.resize (store->allocator.context, NULL, bytes);
  if (!made)
    gh_fail (store, GH_NO_MEMORY);
  memset (made, 0, bytes);
  made->before = store->loans;
  store->loans = made;
  return made->memory;
}

void *gh_loan_more (gh_store *store, void *items, size_t count, size_t *room, size_t size)
{
  if (count < *room)
    return items;
  *room = *room ? 2 * *room : 32;
  void *const made = gh_loan (store, *room, size);
  if (count)
    memcpy (made, items, count * size);
  return made;
}

#include "form/shortage.h"

#include <gmp.h>
#include <stdlib.h>

static void (*leave_process) (void);

static void *resize (void *block, size_t size)
{
  void *const made = realloc (block, size);
  if (!made) {
    leave_process ();
    abort ();
  }
  return made;
}

static void *take (size_t size)
{
  return resize (NULL, size);
}

static void *resize_sized (void *block, size_t before, size_t size)
{
  (void)before;
  return resize (block, size);
}

static void give_back (void *block, size_t size)
{
  (void)size;
  free (block);
}

void gh_shortage_ends (void (*leave) (void))
{
  leave_process = leave;
  mp_set_memory_functions (take, resize_sized, give_back);
}

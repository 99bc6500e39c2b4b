/* Memory that runs short, for any program: preloaded, this lets chosen allocations fail. Variables
   of the environment choose, and only the program itself is meant, not what it starts:

     GH_FAIL_AT=N     the N-th allocation fails, from 1 on; 0 or nothing: none does
     GH_FAIL_ON=1     and so do all after it
     GH_FAIL_COUNT=F  a file to add the number of allocations to, at the end; processes that it
                      forks go on counting, each for itself

   New memory holds no zeros, so that what is used before it is set is seen. */
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t count, size_t size);
extern void *__libc_realloc (void *block, size_t size);

static unsigned long calls, first, last;
static const char *count_file;

static unsigned long number (const char *name)
{
  const char *const text = getenv (name);
  return text ? strtoul (text, NULL, 10) : 0;
}

__attribute__ ((constructor)) static void begin (void)
{
  count_file = getenv ("GH_FAIL_COUNT");
  first = number ("GH_FAIL_AT");
  last = number ("GH_FAIL_ON") ? -1UL : first;
  calls = 0;
  unsetenv ("LD_PRELOAD");
}

__attribute__ ((destructor)) static void end (void)
{
  unsigned long const made = calls;
  FILE *const file = count_file ? fopen (count_file, "a") : NULL;
  if (file) {
    fprintf (file, "%lu\n", made);
    fclose (file);
  }
}

static int fails (void)
{
  if (!first && !count_file)
    return 0;
  unsigned long const n = __atomic_add_fetch (&calls, 1, __ATOMIC_RELAXED);
  if (!first || n < first || n > last)
    return 0;
  errno = ENOMEM;
  return 1;
}

void *malloc (size_t size)
{
  void *const made = fails () ? NULL : __libc_malloc (size);
  return made ? memset (made, 0xa5, size) : NULL;
}

void *calloc (size_t count, size_t size)
{
  return fails () ? NULL : __libc_calloc (count, size);
}

void *realloc (void *block, size_t size)
{
  size_t const before = block ? malloc_usable_size (block) : 0;
  char *const made = fails () ? NULL : __libc_realloc (block, size);
  if (made && size > before)
    memset (made + before, 0xa5, size - before);
  return made;
}

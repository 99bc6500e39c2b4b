/* A main for fuzz targets without a fuzzer: runs the files named, and those in folders named, in
   order of their names, and speaks TAP. Works with every compiler, so that the corpus is a test. */
#include "fuzz.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MOST_BYTES (1 << 20)

static unsigned tests;

/* The whole file in a block of just its size, so that a sanitizer sees reads beyond its end. */
static uint8_t *read_file (const char *path, size_t *size)
{
  FILE *const f = fopen (path, "rb");
  if (!f)
    return NULL;
  uint8_t *const room = malloc (MOST_BYTES);
  uint8_t *exact = NULL;
  if (room) {
    *size = fread (room, 1, MOST_BYTES, f);
    if (!ferror (f) && (exact = malloc (*size ? *size : 1)))
      memcpy (exact, room, *size);
  }
  free (room);
  fclose (f);
  return exact;
}

static void run (const char *path)
{
  size_t size;
  uint8_t *const data = read_file (path, &size);
  const char *const slash = strrchr (path, '/');
  const char *const name = slash ? slash + 1 : path;
  tests++;
  if (!data) {
    printf ("not ok %u - %s: %s\n", tests, name, strerror (errno));
    return;
  }
  printf ("# %s\n", path);
  fflush (stdout); /* names the input that ends the run, if one does */
  LLVMFuzzerTestOneInput (data, size);
  free (data);
  printf ("ok %u - %s\n", tests, name);
}

static int is_visible (const struct dirent *entry)
{
  return entry->d_name[0] != '.';
}

static void walk (const char *path)
{
  struct stat status;
  struct dirent **entries;
  if (stat (path, &status) || !S_ISDIR (status.st_mode)) {
    run (path);
    return;
  }
  int const count = scandir (path, &entries, is_visible, alphasort);
  for (int i = 0; i < count; i++) {
    char child[4096];
    snprintf (child, sizeof child, "%s/%s", path, entries[i]->d_name);
    walk (child);
    free (entries[i]);
  }
  if (count >= 0)
    free (entries);
}

int main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    walk (argv[i]);
  if (!tests)
    printf ("not ok %u - there is no input\n", ++tests);
  printf ("1..%u\n", tests);
  return 0;
}

/* A main for fuzz targets without a fuzzer: runs the files named, and those in folders named, in
   order of their names, and speaks TAP. Works with every compiler, so that the corpus is a test.

   --floors FILE TARGET before them: how much each kind of comparison of this target is to be about,
   and nothing may be compared that has no floor. A line of the file is a target, how many different
   texts at least, and what should hold, with tabs between. */
#include "driver/finding.h"
#include "driver/fuzz.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
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

/* ---- floors ---------------------------------------------------------------------------------- */

#define MOST_FLOORS 64 /* of a target */
#define MOST_LINE 200

typedef struct floors {
  struct {
    uint64_t least;
    char what[MOST_LINE];
  } of[MOST_FLOORS];
  size_t count;
} floors;

static void read_floors (floors *all, const char *path, const char *target)
{
  char line[MOST_LINE];
  size_t const length = strlen (target);
  FILE *const f = fopen (path, "r");
  if (!f)
    no_start ("the file of floors cannot be read");
  while (all->count < MOST_FLOORS && fgets (line, sizeof line, f)) {
    char *what = NULL;
    if (strncmp (line, target, length) || line[length] != '\t')
      continue;
    line[strcspn (line, "\n")] = 0;
    all->of[all->count].least = strtoull (line + length + 1, &what, 10);
    if (*what != '\t' || !all->of[all->count].least)
      no_start ("a floor is a number above 0 and words");
    strcpy (all->of[all->count++].what, what + 1);
  }
  fclose (f);
}

static uint64_t count_of (const char *wanted)
{
  const char *what;
  uint64_t count;
  for (size_t i = 0; compared_kind (i, &what, &count); i++)
    if (!strcmp (what, wanted))
      return count;
  return 0;
}

static bool has_floor (const floors *all, const char *what)
{
  for (size_t i = 0; i < all->count; i++)
    if (!strcmp (all->of[i].what, what))
      return true;
  return false;
}

static void check_floors (const floors *all)
{
  const char *what;
  uint64_t count;
  for (size_t i = 0; i < all->count; i++) {
    count = count_of (all->of[i].what);
    if (count == UINT64_MAX)
      printf ("ok %u - %s # SKIP this machine lacks it\n", ++tests, all->of[i].what);
    else
      printf ("%sok %u - %" PRIu64 " compared, %" PRIu64 " at least: %s\n",
              count < all->of[i].least ? "not " : "", ++tests, count, all->of[i].least,
              all->of[i].what);
  }
  for (size_t i = 0; compared_kind (i, &what, &count); i++)
    if (!has_floor (all, what))
      printf ("not ok %u - %" PRIu64 " compared, without a floor: %s\n", ++tests, count, what);
}

int main (int argc, char **argv)
{
  static floors all;
  bool const counts = argc > 3 && !strcmp (argv[1], "--floors");
  if (counts) {
    read_floors (&all, argv[2], argv[3]);
    count_compared ();
  }
  for (int i = counts ? 4 : 1; i < argc; i++)
    walk (argv[i]);
  if (counts)
    check_floors (&all);
  if (!tests)
    printf ("not ok %u - there is no input\n", ++tests);
  printf ("1..%u\n", tests);
  return 0;
}

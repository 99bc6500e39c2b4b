#include "commands/known.h"
#include "commands/command.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool gh_known_read (gh_known *k, const char *path)
{
  char line[200];
  FILE *const file = fopen (path, "r"), *const known = gh_text_open (&k->names);
  bool good = file && known;
  if (!file)
    gh_usage ("%s: %s", path, strerror (errno));
  else if (known)
    fputc ('\n', known);
  while (good && fgets (line, sizeof line, file)) {
    line[strcspn (line, "# \t\r\n")] = 0;
    if (*line)
      fprintf (known, "%s\n", line);
  }
  if (file)
    fclose (file);
  if (!gh_text_close (&k->names, known) && file)
    good = gh_usage ("out of memory") == GH_EXIT_HOLDS;
  return good;
}

bool gh_known_has (const gh_known *k, const gh_theorem *theorem)
{
  char name[sizeof theorem->name + 3];
  snprintf (name, sizeof name, "\n%s\n", theorem->name);
  return k->names.at && strstr (k->names.at, name);
}

void gh_known_free (gh_known *k)
{
  free (k->names.at);
}

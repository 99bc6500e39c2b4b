#include "commands/claim_file.h"
#include "commands/command.h"
#include "form/show.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BYTES ((size_t)1 << 24)

/* What is wrong with it, or NULL. */
static const char *copy (FILE *in, FILE *out, const gh_text *text)
{
  char bytes[4096];
  size_t count;
  while ((count = fread (bytes, 1, sizeof bytes, in))) {
    if (memchr (bytes, 0, count))
      return "found a zero byte, expected a text";
    if (text->length > MOST_BYTES)
      return "longer than 16 MiB";
    fwrite (bytes, 1, count, out);
  }
  return ferror (in) ? strerror (errno) : NULL;
}

bool gh_claim_file_read (const char *path, gh_text *text)
{
  FILE *const in = fopen (path, "r");
  const char *wrong = in ? NULL : strerror (errno);
  FILE *const out = gh_text_open (text);
  if (in && out)
    wrong = copy (in, out, text);
  if (!gh_text_close (text, out) && !wrong)
    wrong = "out of memory";
  if (in)
    fclose (in);
  if (wrong)
    gh_usage ("%s: %s", path, wrong);
  return !wrong;
}

bool gh_claim_file_add (gh_library *library, const char *path)
{
  char shown[200];
  gh_text text;
  gh_error error;
  bool const read = gh_claim_file_read (path, &text);
  bool const good =
      read &&
      gh_library_add (library, gh_show (path, strlen (path), shown, sizeof shown), text.at, &error);
  if (read && !good)
    gh_usage_in (path, text.at, &error);
  free (text.at);
  return good;
}

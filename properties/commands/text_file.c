#include "commands/text_file.h"
#include "commands/command.h"

#include <errno.h>
#include <stdio.h>
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

bool gh_text_file_read (const char *path, gh_text *text)
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
  if (wrong && !gh_interrupted ())
    gh_usage ("%s: %s", path, wrong);
  return !wrong;
}

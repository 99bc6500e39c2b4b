#include "finding.h"
#include "form/show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void must (bool holds, const char *what, const char *text, size_t length)
{
  if (holds)
    return;
  fprintf (stderr, "finding: %s\nin: ", what);
  for (size_t i = 0; i < length; i++)
    if (text[i] == '\n' || (text[i] >= ' ' && text[i] < 127))
      fputc (text[i], stderr);
    else
      fprintf (stderr, "\\x%02x", (unsigned)(unsigned char)text[i]);
  fputc ('\n', stderr);
  abort ();
}

void must_be_placed (const gh_error *error, const char *text, size_t length)
{
  const char *at = text, *const end = text + length;
  must (memchr (error->text, 0, sizeof error->text) && *error->text, "an error says something",
        text, length);
  must (error->line > 0 && error->column > 0, "an error has a place", text, length);
  for (size_t line = 1; line < error->line; line++) {
    const char *const newline = memchr (at, '\n', (size_t)(end - at));
    must (newline, "the line of an error is in the text", text, length);
    at = newline + 1;
  }
  const char *const newline = memchr (at, '\n', (size_t)(end - at));
  must (error->column - 1 <= (size_t)((newline ? newline : end) - at),
        "the column of an error is in its line", text, length);
}

#define MOST_WORDS 1200

void must_explain (const char *words, size_t size, const char *text, size_t length)
{
  const char *const end = memchr (words, 0, size);
  must (end && end > words, "what is no answer is explained", text, length);
  char shown[MOST_WORDS];
  must (size <= sizeof shown &&
            !strcmp (gh_show (words, (size_t)(end - words), shown, size), words),
        "an explanation is printable", text, length);
}

bool is_limit (gh_status status)
{
  return GH_NO_MEMORY <= status && status <= GH_OVER_LENGTH;
}

void no_start (const char *what)
{
  fprintf (stderr, "the fuzz target cannot start: %s\n", what);
  exit (1);
}

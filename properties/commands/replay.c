#include "commands/report.h"

#include <stdio.h>
#include <string.h>

/* Append text between single quotes, as a shell reads it back. */
static void quote (char *buffer, size_t size, const char *text)
{
  size_t at = strlen (buffer);
  if (at + 2 >= size)
    return;
  buffer[at++] = '\'';
  for (; *text && at + 6 < size; text++)
    if (*text == '\'') {
      memcpy (buffer + at, "'\\''", 4);
      at += 4;
    } else
      buffer[at++] = *text;
  buffer[at++] = '\'';
  buffer[at] = 0;
}

void gh_report_replay (const gh_run *run, const gh_theorem *theorem, const gh_result *result,
                       char *buffer, size_t size)
{
  char words[2200];
  snprintf (words, sizeof words, "%s%s%s", theorem->name, *result->counterexample ? " " : "",
            result->counterexample);
  snprintf (buffer, size, "gifthorse check --engine ");
  quote (buffer, size, run->engine);
  if (run->against_words) {
    strncat (buffer, " --against ", size - strlen (buffer) - 1);
    quote (buffer, size, run->against_words);
  }
  strncat (buffer, " --replay ", size - strlen (buffer) - 1);
  quote (buffer, size, words);
}

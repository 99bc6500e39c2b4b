#include "commands/prove/whole.h"
#include "commands/command.h"
#include "commands/progress.h"

#include <stdio.h>
#include <string.h>

/* In one line. */
static void write_line (const char *text, size_t length)
{
  for (size_t i = 0; i < length; i++)
    fputc (strchr ("\n\t\r", text[i]) ? ' ' : text[i], stderr);
}

void gh_tell_certified (const char *claim)
{
  if (!*claim || gh_is_quiet ())
    return;
  fputs ("gifthorse: certified: ", stderr);
  write_line (claim, strlen (claim));
  fputc ('\n', stderr);
}

static const char *behind_not (const char *text)
{
  for (text += strspn (text, " \t\n"); !strncmp (text, "not ", 4); text += strspn (text, " \t\n"))
    text += 4;
  return text;
}

void gh_tell_answered (const char *claim, bool has_answer, const char *answer)
{
  if (gh_is_quiet ())
    return;
  const char *const start = behind_not (claim), *const sign = strrchr (start, '=');
  size_t length = has_answer && sign ? (size_t)(sign - start) : strlen (start);
  while (length && strchr (" \t\n", start[length - 1]))
    length--;
  fputs ("gifthorse: certified: ", stderr);
  write_line (start, length);
  fprintf (stderr, " = %s\n", answer);
}

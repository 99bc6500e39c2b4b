/* What the rooms ask of a system, where there is none: no signal comes, no file is written, lines
   come from standard input alone, and nobody edits them. Whoever runs the module ends it. */
#include "commands/command.h"
#include "commands/eval/lines.h"
#include "commands/hunt/hunt.h"
#include "commands/leave.h"
#include "commands/output_file.h"
#include "form/halt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

/* ---- halting (form/halt.h) ------------------------------------------------------------------- */

volatile int gh_halt_reason;

void gh_halt (int reason)
{
  if (!gh_halt_reason)
    gh_halt_reason = reason;
}

void gh_halt_clear (void)
{
  gh_halt_reason = 0;
}

/* ---- the stack ------------------------------------------------------------------------------- */

extern char __heap_base, __data_end; /* of the linker, which lays the stack between them */

int getrlimit (int what, struct rlimit *limit)
{
  limit->rlim_cur = limit->rlim_max =
      what == RLIMIT_STACK ? (rlim_t)(&__heap_base - &__data_end) : RLIM_INFINITY;
  return 0;
}

/* ---- leaving (commands/leave.h) -------------------------------------------------------------- */

_Noreturn void gh_leave (int status)
{
  _Exit (status);
}

_Noreturn void gh_leave_no_memory (void)
{
  fputs ("gifthorse: out of memory\n", stderr);
  gh_leave (GH_EXIT_USAGE);
}

/* ---- files (commands/output_file.h) ---------------------------------------------------------- */

bool gh_output_take (const char *path)
{
  gh_usage ("--output: %s: there are no files", path);
  return false;
}

/* ---- searches (commands/hunt/hunt.h), which last, and have a deadline -------------------------
 */

int gh_hunt (const char *claim, const gh_hunting *how)
{
  (void)claim, (void)how;
  return gh_usage ("hunt: this is for the program on your machine");
}

/* ---- lines (commands/eval/lines.h) ----------------------------------------------------------- */

struct gh_lines {
  size_t count;
  char text[GH_LONGEST_LINE + 2];
};

gh_lines *gh_lines_open (const char *path)
{
  gh_lines *const lines = !path || !strcmp (path, "-") ? calloc (1, sizeof *lines) : NULL;
  if (!lines)
    gh_usage ("%s: there are no files", path);
  return lines;
}

bool gh_lines_close (gh_lines *lines)
{
  free (lines);
  return !ferror (stdin) || (gh_usage ("standard input: could not be read"), false);
}

bool gh_lines_by_hand (const gh_lines *lines)
{
  (void)lines;
  return false;
}

const char *gh_lines_name (const gh_lines *lines)
{
  (void)lines;
  return "-";
}

bool gh_lines_next (gh_lines *lines, gh_line *line)
{
  if (!fgets (lines->text, sizeof lines->text, stdin))
    return false;
  size_t length = strlen (lines->text);
  bool const whole = length && lines->text[length - 1] == '\n';
  if (whole)
    lines->text[--length] = 0;
  *line = (gh_line){lines->text, length, length > GH_LONGEST_LINE, ++lines->count};
  for (int c = whole ? '\n' : 0; line->cut && c != '\n' && c != EOF;)
    c = getchar ();
  return true;
}

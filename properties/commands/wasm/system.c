/* What the rooms ask of a system, where there is none: no signal comes, no file is written, lines
   come from standard input alone, and nobody edits them. Whoever runs the module ends it. */
#include "commands/command.h"
#include "commands/eval/lines.h"
#include "commands/hunt/hunted.h"
#include "commands/leave.h"
#include "commands/output_file.h"
#include "commands/progress.h"
#include "form/halt.h"
#include "output/made_facts.h"

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

/* ---- progress (commands/progress.h), which goes to terminals --------------------------------- */

void gh_be_quiet (void)
{
}

bool gh_is_quiet (void)
{
  return false;
}

void gh_progress_begin (const gh_progress_line *line)
{
  (void)line;
}

void gh_progress_end (void)
{
}

void gh_progress_wipe (void)
{
}

void gh_progress_keeps_output (void)
{
}

/* ---- files (commands/output_file.h) ---------------------------------------------------------- */

bool gh_output_take (const char *path)
{
  gh_usage ("--output: %s: there are no files", path);
  return false;
}

/* ---- JSON (output/made_facts.h), for which there is no library ------------------------------- */

void made_value (gh_facts *facts, const char *text, size_t length)
{
  (void)facts, (void)text, (void)length;
  gh_usage ("--format json: this is for the program on your machine");
  gh_leave (GH_EXIT_USAGE);
}

void made_fact (gh_facts *facts, const char *title, const char *value, bool item)
{
  (void)facts, (void)title, (void)value, (void)item;
}

void made_corner (gh_facts *facts, const char *wall, const char *temperature, const char *value)
{
  (void)facts, (void)wall, (void)temperature, (void)value;
}

void made_truth (gh_facts *facts, bool holds)
{
  (void)facts, (void)holds;
}

bool made_end (gh_facts *facts)
{
  (void)facts;
  return true;
}

/* ---- searches (commands/hunt/hunt.h), which last, and have a deadline -------------------------
 */

const gh_hunt_format gh_hunt_table = {.word = "table"};

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

/* How far a command is: a line on standard error, where that is a terminal and --quiet does not
   forbid it. It is drawn anew some times a second while a command works, from the handler of a
   signal, so that no loop has to think of it. */
#ifndef GH_PROGRESS_H
#define GH_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

void gh_be_quiet (void); /* from now on: command.h says what that means */
bool gh_is_quiet (void);

/* What there is to tell beside what innermost loops note (form/work.h). What is pointed at stands
   until the end. */
typedef struct gh_progress_line {
  const char *title;              /* "domineering"; NULL: none */
  const volatile uint64_t *done;  /* so many; NULL: this is not counted */
  uint64_t before;                /* of these the first ones, which are not of this line */
  const char *unit;               /* "cases" */
  uint64_t most;                  /* of what is counted, or else noted; 0: not known here */
  const volatile bool *explained; /* what was found is being made smaller; or NULL */
  double seconds;                 /* that it may take from now on; 0: as long as it takes */
} gh_progress_line;

/* From now on. Until the end the command prints nothing, or to a stream that is kept back. */
void gh_progress_begin (const gh_progress_line *line);

/* Take the line away. Nothing happens where none was begun. */
void gh_progress_end (void);

/* The same on the way out of the program, safe in a handler: what was kept back is lost. */
void gh_progress_wipe (void);

/* Keep standard output back while a line is drawn, where both go to a terminal: the end of the line
   shows it. For a command that prints while it works; before it prints. */
void gh_progress_keeps_output (void);

#endif

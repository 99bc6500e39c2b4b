/* The commands of the program. Each gets its own words and returns the exit status. */
#ifndef GH_COMMAND_H
#define GH_COMMAND_H

#include "commands/library.h"
#include "engines.h"
#include "form/notation.h"
#include "harness/run/runner.h"

enum {
  GH_EXIT_HOLDS = 0,
  GH_EXIT_FAILS = 1,
  GH_EXIT_USAGE = 2,
  GH_EXIT_SIGNAL = 128, /* and the number of the signal that ended it */
  GH_EXIT_INTERRUPTED = 130
};

int gh_command_bench (int argc, char **argv);
int gh_command_check (int argc, char **argv);
int gh_command_doctor (int argc, char **argv);
int gh_command_eval (int argc, char **argv);
int gh_command_hunt (int argc, char **argv);
int gh_command_list (int argc, char **argv);
int gh_command_digest (int argc, char **argv);
int gh_command_moves (int argc, char **argv);
int gh_command_new_engine (int argc, char **argv);
int gh_command_prove (int argc, char **argv);
int gh_command_report (int argc, char **argv);
int gh_command_rules (int argc, char **argv);
int gh_command_serve (int argc, char **argv);
int gh_command_table (int argc, char **argv);
int gh_command_verify (int argc, char **argv);

/* One line on standard error, "gifthorse: ...", and the status for a wrong use. */
int gh_usage (const char *format, ...) __attribute__ ((format (printf, 1, 2)));

/* As getopt_long, which prints nothing of its own: words that begin with a minus and are no options
   but games or claims, like -7/8, count as words. Where the letters begin with + the first word
   ends the options. */
struct option;
int gh_next_option (int argc, char **argv, const char *letters, const struct option *options);

/* What getopt_long did not accept: an option without its value (':'), or one that is unknown, with
   the one that was probably meant. */
int gh_usage_option (int option, char **argv, const struct option *options);

/* "; did you mean WORD?" of these words, up to NULL, or nothing; `buffer` has room for 80 bytes.
   Returns it. */
const char *gh_did_you_mean (const char *word, const char *const *words, char *buffer);

/* The same for a text that could not be read, with its place marked; after an interrupt, which may
   be why, nothing. */
int gh_usage_at (const char *text, const gh_error *error);

/* And for the text of a file. */
int gh_usage_in (const char *path, const char *text, const gh_error *error);

/* From now on complaints name this line of a file, and the column of what in it could not be read.
   The path and the line, ended by a zero byte, stand until the next call. NULL: no file any more.
 */
void gh_usage_line (const char *path, size_t number, const char *line, size_t length);

/* The value of an option as a number in [low, high]; false: it was complained about. */
bool gh_option_number (const char *option, const char *text, double low, double high,
                       double *value);

/* The value of an option as one of these words, up to NULL; false: it was complained about. */
bool gh_option_word (const char *option, const char *text, const char *const *words, size_t *which);

/* A time in seconds: "90", "10m", "8h"; false: it was complained about. */
bool gh_option_time (const char *option, const char *text, double *seconds);

/* "NAME=N" for one of gh_limits; false: it was complained about. */
bool gh_option_limit (const char *text, gh_limits *limits);

/* What --quiet means, in every command: nothing is told but what was asked for, and
   what is wrong, which is the same as without it, as are the files and the status. Whatever else a
   command tells, on standard error or output, it tells unless gh_is_quiet (progress.h): how far it
   is, what it notes, what to do next. gh_next_option takes it for every command; the help of one
   that tells nothing of that kind does not name it.
 */
#define GH_QUIET_HELP                                                                              \
  "  --quiet            tell only what was asked for and what is wrong: no progress, no notes\n"

#define GH_LIMIT_HELP                                                                              \
  "  --limit NAME=N     of a case or game: forms (200000 by default), options (8000000),\n"        \
  "                     depth (5000), digits (10000), length (1048576) or steps (10000000)\n"

/* Whether there is something for --sandbox to hold, as one of these is a program or a plug-in;
   NULL: none is named. False: it was complained about. */
bool gh_option_sandbox (const char *engine, const char *against);

#define GH_SANDBOX_HELP                                                                            \
  "  --sandbox          a program or plug-in runs without network, cannot write files, and has\n"  \
  "                     no sockets of this machine, by bwrap; where that is not so it does not\n"  \
  "                     start\n"

/* What this program was called as, for lines that run it again. */
void gh_set_program (const char *name); /* the caller's */
const char *gh_program (void);

/* Whether a signal asked to end. The status of the program is that signal's then, whatever a
   command returns. */
bool gh_interrupted (void);

#endif

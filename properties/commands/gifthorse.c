#include "commands/command.h"
#include "commands/leave.h"
#include "form/halt.h"
#include "form/shortage.h"
#include "form/show.h"
#include "harness/limits.h"

#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

/* The largest arrays on the stack take 512 KiB, and a third of it must do for those that call and
   are called by a recursion. */
#define LEAST_STACK ((size_t)1 << 20)

static const char *program;

const char *gh_program (void)
{
  return program;
}

bool gh_interrupted (void)
{
  return gh_halted () && gh_halted () < GH_HALT_DEADLINE;
}

/* What a user typed is in the message, with any bytes; a word has at most 128 KiB. There may be no
   memory to say it with. */
int gh_usage (const char *format, ...)
{
  static char text[1 << 18];
  char shown[400];
  va_list arguments;
  va_start (arguments, format);
  int const length = vsnprintf (text, sizeof text, format, arguments);
  va_end (arguments);
  size_t const kept = length < 0                     ? 0
                      : (size_t)length < sizeof text ? (size_t)length
                                                     : sizeof text - 1;
  fprintf (stderr, "gifthorse: %s\n", gh_show (text, kept, shown, sizeof shown));
  return GH_EXIT_USAGE;
}

int gh_usage_option (int option, char **argv)
{
  extern int optind, optopt;
  if (option == ':')
    return gh_usage ("%s needs a value", argv[optind - 1]);
  if (optopt)
    return gh_usage ("no option '-%c'; a text that begins with - goes behind --", optopt);
  return gh_usage ("no option '%s'; see `gifthorse %s --help`", argv[optind - 1], argv[0]);
}

/* How many places a shown text takes on a terminal: UTF-8 bytes that go on take none. */
static int places (const char *shown)
{
  int count = 0;
  for (; *shown; shown++)
    count += ((unsigned char)*shown & 0xc0) != 0x80;
  return count;
}

int gh_usage_at (const char *text, const gh_error *error)
{
  char before[80], after[60], message[sizeof error->text];
  const char *const place = gh_error_place (error, text), *line = place;
  while (line > text && line[-1] != '\n')
    line--;
  gh_show (line, (size_t)(place - line), before, sizeof before);
  gh_show (place, strcspn (place, "\n"), after, sizeof after);
  gh_show (error->text, strlen (error->text), message, sizeof message);
  fprintf (stderr, "gifthorse: %s%s\n           %*s^ line %zu, column %zu: %s\n", before, after,
           places (before), "", error->line, error->column, message);
  return GH_EXIT_USAGE;
}

bool gh_option_number (const char *option, const char *text, double low, double high, double *value)
{
  char *end;
  errno = 0;
  *value = strtod (text, &end);
  if (!errno && end != text && !*end && *value >= low && *value <= high)
    return true;
  gh_usage ("%s: found '%.40s', expected a number from %.10g to %.10g", option, text, low, high);
  return false;
}

bool gh_option_time (const char *option, const char *text, double *seconds)
{
  char *end;
  errno = 0;
  *seconds = strtod (text, &end);
  if (end != text && *end && !end[1]) {
    *seconds *= *end == 's' ? 1 : *end == 'm' ? 60 : *end == 'h' ? 3600 : 0;
    end++;
  }
  if (!errno && end != text && !*end && *seconds >= 0.001 && *seconds <= 1e9)
    return true;
  gh_usage ("%s: found '%.40s', expected a time such as 90, 10m or 8h", option, text);
  return false;
}

/* ---- limits ---------------------------------------------------------------------------------- */

bool gh_option_limit (const char *text, gh_limits *limits)
{
  size_t const length = strcspn (text, "=");
  double number;
  for (const gh_limit *l = gh_limit_table; l->name; l++)
    if (strlen (l->name) == length && text[length] && !memcmp (l->name, text, length)) {
      if (!gh_option_number ("--limit", text + length + 1, 1, l->most, &number))
        return false;
      gh_limit_set (limits, l, (uint32_t)number);
      return true;
    }
  gh_usage (
      "--limit: found '%s', expected NAME=N with forms, options, depth, digits, length or steps",
      text);
  return false;
}

/* ---- commands -------------------------------------------------------------------------------- */

typedef struct command {
  const char *name;
  int (*run) (int argc, char **argv);
  gh_leaving leaving;
  const char *summary;
} command;

static const command commands[] = {
    {"bench", gh_command_bench, GH_LEAVE_SOON,
     "measure what pieces of work cost the optimized engine"},
    {"check", gh_command_check, GH_LEAVE_LATER, "check the theorems against an engine"},
    {"eval", gh_command_eval, GH_LEAVE_SOON,
     "show what a game is worth, or whether a formula holds"},
    {"hunt", gh_command_hunt, GH_LEAVE_SOON, "search a smallest counterexample to a conjecture"},
    {"list", gh_command_list, GH_LEAVE_AT_ONCE,
     "show the ledger: every statement and how it is covered"},
    {"moves", gh_command_moves, GH_LEAVE_SOON,
     "show every winning move of a sum of heaps and impartial games"},
    {"prove", gh_command_prove, GH_LEAVE_SOON,
     "write a certificate of a relation or a canonical form"},
    {"report", gh_command_report, GH_LEAVE_AT_ONCE, "make an HTML page of runs"},
    {"serve", gh_command_serve, GH_LEAVE_SOON, "offer a built-in engine over the line protocol"},
    {"verify", gh_command_verify, GH_LEAVE_AT_ONCE, "check a certificate"},
};

static void print_help (FILE *out)
{
  fputs ("Gift Horse checks engines of combinatorial game theory against its theorems.\n\n"
         "usage: gifthorse COMMAND [OPTION...] [WORD...]\n\n",
         out);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    fprintf (out, "  %-7s %s\n", commands[i].name, commands[i].summary);
  fputs ("\n`gifthorse COMMAND --help` tells more.\n", out);
}

static int run_command (int argc, char **argv)
{
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (!strcmp (argv[0], commands[i].name)) {
      gh_leave_on_signals (commands[i].leaving);
      return commands[i].run (argc, argv);
    }
  return gh_usage ("no command '%s'; `gifthorse --help` lists them", argv[0]);
}

/* False: it was complained about. */
static bool has_stack (void)
{
  struct rlimit limit;
  bool const good = getrlimit (RLIMIT_STACK, &limit) || limit.rlim_cur >= LEAST_STACK;
  if (!good)
    gh_usage ("the stack is limited to %zu KiB, and %zu are needed; see `ulimit -s`",
              (size_t)limit.rlim_cur / 1024, LEAST_STACK / 1024);
  return good;
}

int main (int argc, char **argv)
{
  int status = GH_EXIT_HOLDS;
  program = argc ? argv[0] : "gifthorse";
  gh_shortage_ends (gh_leave_no_memory);
  if (!has_stack ())
    return GH_EXIT_USAGE;
  if (argc < 2) {
    print_help (stderr);
    return GH_EXIT_USAGE;
  }
  if (!strcmp (argv[1], "--help") || !strcmp (argv[1], "help"))
    print_help (stdout);
  else if (!strcmp (argv[1], "--version"))
    puts ("gifthorse " GH_VERSION);
  else
    status = run_command (argc - 1, argv + 1);
  if (fflush (stdout) || ferror (stdout))
    status = gh_usage ("could not write the output");
  return gh_interrupted () ? GH_EXIT_SIGNAL + gh_halted () : status;
}

#include "commands/command.h"
#include "form/halt.h"
#include "form/show.h"
#include "harness/limits.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *program;

const char *gh_program (void)
{
  return program;
}

bool gh_interrupted (void)
{
  return gh_halted ();
}

/* What a user typed is in the message, of any length and with any bytes. */
int gh_usage (const char *format, ...)
{
  char shown[400];
  char *text = NULL;
  size_t size = 0;
  va_list arguments;
  FILE *const message = open_memstream (&text, &size);
  va_start (arguments, format);
  if (message)
    vfprintf (message, format, arguments);
  va_end (arguments);
  if (message && !fclose (message))
    fprintf (stderr, "gifthorse: %s\n", gh_show (text, size, shown, sizeof shown));
  free (text);
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
  const char *summary;
} command;

static const command commands[] = {
    {"bench", gh_command_bench, "measure what pieces of work cost the optimized engine"},
    {"check", gh_command_check, "check the theorems against an engine"},
    {"eval", gh_command_eval, "show what a game is worth, or whether a formula holds"},
    {"hunt", gh_command_hunt, "search a smallest counterexample to a conjecture"},
    {"list", gh_command_list, "show the ledger: every statement and how it is covered"},
    {"moves", gh_command_moves, "show every winning move of a sum of heaps and impartial games"},
    {"prove", gh_command_prove, "write a certificate of a relation or a canonical form"},
    {"report", gh_command_report, "make an HTML page of runs"},
    {"serve", gh_command_serve, "offer a built-in engine over the line protocol"},
    {"verify", gh_command_verify, "check a certificate"},
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

int main (int argc, char **argv)
{
  gh_halt_on_signals ();
  program = argc ? argv[0] : "gifthorse";
  if (argc < 2) {
    print_help (stderr);
    return GH_EXIT_USAGE;
  }
  if (!strcmp (argv[1], "--help") || !strcmp (argv[1], "help")) {
    print_help (stdout);
    return 0;
  }
  if (!strcmp (argv[1], "--version")) {
    puts ("gifthorse " GH_VERSION);
    return 0;
  }
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (!strcmp (argv[1], commands[i].name)) {
      int const status = commands[i].run (argc - 1, argv + 1);
      if (fflush (stdout) || ferror (stdout))
        return gh_usage ("could not write the output");
      return status;
    }
  return gh_usage ("no command '%s'; `gifthorse --help` lists them", argv[1]);
}

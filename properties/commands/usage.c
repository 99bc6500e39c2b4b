/* What every command says of a wrong use, and how it reads its options. */
#include "commands/command.h"
#include "commands/progress.h"
#include "form/halt.h"
#include "form/show.h"
#include "form/spelling.h"
#include "harness/cases/limits.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_OPTIONS 40 /* with --quiet */
#define QUIET 1000      /* no command has an option with this number */

static const char *program = "gifthorse";

/* The line of a file that is being read; path NULL: none is. */
static struct {
  const char *path, *line;
  size_t number, length;
} place;

void gh_set_program (const char *name)
{
  program = name;
}

const char *gh_program (void)
{
  return program;
}

bool gh_interrupted (void)
{
  return gh_halted () && gh_halted () < GH_HALT_DEADLINE;
}

void gh_usage_line (const char *path, size_t number, const char *line, size_t length)
{
  place.path = path;
  place.line = line;
  place.number = number;
  place.length = length;
}

/* "FILE:LINE: ", or nothing, and the column where it is known. */
static const char *name_place (size_t column, char buffer[250])
{
  char shown[200];
  *buffer = 0;
  if (!place.path)
    return buffer;
  gh_show (place.path, strlen (place.path), shown, sizeof shown);
  if (column)
    snprintf (buffer, 250, "%s:%zu:%zu: ", shown, place.number, column);
  else
    snprintf (buffer, 250, "%s:%zu: ", shown, place.number);
  return buffer;
}

/* What a user typed is in the message, with any bytes; a word has at most 128 KiB. There may be no
   memory to say it with. */
int gh_usage (const char *format, ...)
{
  static char text[1 << 18];
  char shown[400], where[250];
  va_list arguments;
  va_start (arguments, format);
  int const length = vsnprintf (text, sizeof text, format, arguments);
  va_end (arguments);
  gh_progress_end ();
  size_t const kept = length < 0                     ? 0
                      : (size_t)length < sizeof text ? (size_t)length
                                                     : sizeof text - 1;
  fprintf (stderr, "gifthorse: %s%s\n", name_place (0, where),
           gh_show (text, kept, shown, sizeof shown));
  return GH_EXIT_USAGE;
}

const char *gh_did_you_mean (const char *word, const char *const *words, char *buffer)
{
  gh_spelling s;
  gh_spelling_begin (&s, word, strlen (word));
  for (; *words; words++)
    gh_spelling_try (&s, *words, *words);
  const char *const near = gh_spelling_nearest (&s);
  *buffer = 0;
  if (near)
    snprintf (buffer, 80, "; did you mean %s?", near);
  return buffer;
}

/* Whether a word that begins with a minus is a game or a claim: -7/8, -{1|0}, -G + G = 0. */
static bool is_negative (const char *word)
{
  if (word[0] != '-' || !word[1])
    return false;
  return isdigit ((unsigned char)word[1]) || strchr ("{(*^.+", word[1]) ||
         (strchr ("ABCGHIJKXmnvwxyz", word[1]) && !isalnum ((unsigned char)word[2]));
}

/* Put such words behind the others, each in their order, up to "--". One behind an option may be
   its value. Returns how many there are. */
static int move_negatives (int argc, char **argv)
{
  int count = 0;
  bool value = false;
  for (int i = 1; i < argc - count && strcmp (argv[i], "--") != 0; i++) {
    char *const word = argv[i];
    bool const moves = !value && is_negative (word);
    value = *word == '-' && !moves;
    if (!moves)
      continue;
    memmove (argv + i, argv + i + 1, (size_t)(argc - i - 1) * sizeof *argv);
    argv[argc - 1] = word;
    count++;
    i--;
  }
  return count;
}

/* These options, and --quiet, which every command takes. */
static const struct option *with_quiet (const struct option *options)
{
  static struct option all[MOST_OPTIONS + 1];
  size_t count = 0;
  for (; options[count].name; count++)
    all[count] = options[count];
  all[count] = (struct option){"quiet", no_argument, NULL, QUIET};
  all[count + 1] = (struct option){NULL, 0, NULL, 0};
  return all;
}

int gh_next_option (int argc, char **argv, const char *letters, const struct option *options)
{
  static int negatives;
  int option;
  bool const in_order = *letters == '+';
  opterr = 0;
  if (optind <= 1)
    negatives = in_order ? 0 : move_negatives (argc, argv);
  do {
    if (in_order && optind < argc && is_negative (argv[optind]))
      return -1;
    option = getopt_long (argc - negatives, argv, letters, with_quiet (options), NULL);
    if (option == QUIET)
      gh_be_quiet ();
  } while (option == QUIET);
  return option;
}

int gh_usage_option (int option, char **argv, const struct option *options)
{
  const char *words[MOST_OPTIONS + 1], *const word = argv[optind - 1];
  char texts[MOST_OPTIONS][40], meant[80];
  size_t count = 0;
  if (option == ':')
    return gh_usage ("%s needs a value", word);
  if (optopt)
    return gh_usage ("no option '-%c'; a text that begins with - goes behind --", optopt);
  for (options = with_quiet (options); options[count].name; count++) {
    snprintf (texts[count], sizeof texts[count], "--%s", options[count].name);
    words[count] = texts[count];
  }
  words[count] = NULL;
  return gh_usage ("no option '%s'%s; see `gifthorse %s --help`", word,
                   gh_did_you_mean (word, words, meant), argv[0]);
}

/* How many places a shown text takes on a terminal: UTF-8 bytes that go on take none. */
static int places (const char *shown)
{
  int count = 0;
  for (; *shown; shown++)
    count += ((unsigned char)*shown & 0xc0) != 0x80;
  return count;
}

/* `head` stands before the line of the text, `told` before the message. An interrupt while a text
 * is read is no mistake in it.
 */
static int mark (const char *head, const char *text, const char *told, const gh_error *error)
{
  char before[80], after[60], message[sizeof error->text];
  const char *const where = gh_error_place (error, text), *line = where;
  if (gh_interrupted ())
    return GH_EXIT_INTERRUPTED;
  gh_progress_end ();
  while (line > text && line[-1] != '\n')
    line--;
  gh_show (line, (size_t)(where - line), before, sizeof before);
  gh_show (where, strcspn (where, "\n"), after, sizeof after);
  gh_show (error->text, strlen (error->text), message, sizeof message);
  fprintf (stderr, "%s%s%s\n%*s^ %s%s\n", head, before, after, places (head) + places (before), "",
           told, message);
  return GH_EXIT_USAGE;
}

/* "line 1, column 5: " */
static const char *tell_place (const gh_error *error, char buffer[80])
{
  snprintf (buffer, 80, "line %zu, column %zu: ", error->line, error->column);
  return buffer;
}

int gh_usage_at (const char *text, const gh_error *error)
{
  char buffer[250], head[270];
  if (!place.path)
    return mark ("gifthorse: ", text, tell_place (error, buffer), error);
  bool const within = text >= place.line && text <= place.line + place.length;
  size_t const before = within ? (size_t)(text - place.line) : 0;
  snprintf (head, sizeof head, "gifthorse: %s", name_place (before + error->column, buffer));
  return mark (head, text, "", error);
}

int gh_usage_in (const char *path, const char *text, const gh_error *error)
{
  char shown[200], head[270];
  snprintf (head, sizeof head,
            "gifthorse: %s:%zu:%zu: ", gh_show (path, strlen (path), shown, sizeof shown),
            error->line, error->column);
  return mark (head, text, "", error);
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

/* "table, json or html" */
static void list_words (const char *const *words, char *list, size_t size)
{
  size_t length = 0;
  for (size_t i = 0; words[i] && length < size; i++)
    length += (size_t)snprintf (list + length, size - length, "%s%s",
                                !i             ? ""
                                : words[i + 1] ? ", "
                                               : " or ",
                                words[i]);
}

bool gh_option_word (const char *option, const char *text, const char *const *words, size_t *which)
{
  char expected[300], meant[80];
  for (size_t i = 0; words[i]; i++)
    if (!strcmp (words[i], text)) {
      *which = i;
      return true;
    }
  list_words (words, expected, sizeof expected);
  gh_usage ("%s: found '%s', expected %s%s", option, text, expected,
            gh_did_you_mean (text, words, meant));
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

static bool is_foreign (const char *engine)
{
  return engine && (!strncmp (engine, "cmd:", 4) || !strncmp (engine, "lib:", 4));
}

bool gh_option_sandbox (const char *engine, const char *against)
{
  if (is_foreign (engine) || is_foreign (against))
    return true;
  gh_usage (
      "--sandbox: expected an engine that is a program or a plug-in, cmd:PROGRAM or lib:FILE; "
      "what is built in runs in this program");
  return false;
}

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
  const char *names[MOST_OPTIONS + 1] = {NULL};
  char name[40], meant[80];
  snprintf (name, sizeof name, "%.*s", (int)(length < sizeof name ? length : sizeof name - 1),
            text);
  for (size_t i = 0; i < MOST_OPTIONS && gh_limit_table[i].name; i++)
    names[i] = gh_limit_table[i].name;
  gh_usage (
      "--limit: found '%s', expected NAME=N with forms, options, depth, digits, length or steps%s",
      text, gh_did_you_mean (name, names, meant));
  return false;
}

#include "commands/command.h"
#include "commands/output_file.h"
#include "commands/progress.h"
#include "commands/table/print.h"
#include "form/halt.h"

#include <getopt.h>
#include <stdio.h>

static const char help[] =
    "usage: gifthorse table [OPTION...] RULESET SIZE [SIZE]\n\n"
    "The canonical value of each position of a ruleset up to a size: of boards by rows and "
    "columns,\n"
    "of toads and frogs by their numbers with one free square between, of heaps under a code from\n"
    "0 on.\n\n"
    "  gifthorse table domineering 4 5\n"
    "  gifthorse table --format csv toads 3 3\n"
    "  gifthorse table kayles 100\n"
    "  gifthorse table .137 50\n"
    "  gifthorse table 'subtraction(1,3,4)' 20\n\n"
    "In a grid of text a value of more than 24 characters is a number, below which it stands "
    "whole.\n"
    "A value that passes a limit is `limit`, and the status 2. Ctrl-C shows what is there.\n\n"
    "  --format FORMAT    text (the default), latex or markdown, which are grids of values; or csv "
    "or\n"
    "                     json, which have the outcome, the mean and the temperature as "
    "well\n"
    "  --reduced          in place of each value its reduced canonical form, which is infinitely\n"
    "                     close to it\n" GH_OUTPUT_HELP GH_QUIET_HELP GH_LIMIT_HELP;

static bool read_sizes (gh_table *t, char **words, int count)
{
  const gh_table_subject *const s = &t->subject;
  int const expected = s->sizes[1] ? 2 : 1;
  if (count != expected) {
    if (expected == 1)
      gh_usage ("table: found %d size%s, expected that of the largest heap", count,
                count == 1 ? "" : "s");
    else
      gh_usage ("table: found %d size%s, expected %s and %s", count, count == 1 ? "" : "s",
                s->sizes[0], s->sizes[1]);
    return false;
  }
  for (int i = 0; i < count; i++) {
    double number;
    if (!gh_option_number (s->sizes[i], words[i], s->least, s->most, &number))
      return false;
    t->most[i] = (unsigned)number;
    if (number != t->most[i]) {
      gh_usage ("%s: found '%.40s', expected an integer", s->sizes[i], words[i]);
      return false;
    }
  }
  return true;
}

/* What is there, and why not all of it is. */
static int tell (const gh_table *t, gh_format format)
{
  gh_table_show (stdout, t, format);
  if (gh_interrupted ()) {
    gh_usage ("interrupted: %zu of %zu values were found", t->found, t->count);
    return GH_EXIT_INTERRUPTED;
  }
  if (!gh_output_end (true)) /* a table with limits is complete */
    return GH_EXIT_USAGE;
  if (t->limited)
    return gh_usage ("%zu of %zu values passed a limit: %s", t->limited, t->count, t->reason);
  return GH_EXIT_HOLDS;
}

int gh_command_table (int argc, char **argv)
{
  static const struct option options[] = {
      {"format", required_argument, NULL, 'f'}, {"output", required_argument, NULL, 'o'},
      {"limit", required_argument, NULL, 'l'},  {"reduced", no_argument, NULL, 'r'},
      {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0}};
  gh_table t = {.limits = GH_DEFAULT_LIMITS};
  size_t format = GH_FORMAT_TEXT;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'f':
      if (!gh_option_word ("--format", optarg, gh_format_words, &format))
        return GH_EXIT_USAGE;
      break;
    case 'o':
      if (!gh_output_take (optarg))
        return GH_EXIT_USAGE;
      break;
    case 'l':
      if (!gh_option_limit (optarg, &t.limits))
        return GH_EXIT_USAGE;
      break;
    case 'r': t.reduced = true; break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (optind == argc)
    return gh_usage ("table: expected a ruleset and sizes");
  if (!gh_table_read (&t.subject, argv[optind]) ||
      !read_sizes (&t, argv + optind + 1, argc - optind - 1))
    return GH_EXIT_USAGE;
  gh_progress_begin (&(gh_progress_line){
      .title = t.subject.name, .done = &t.tried, .unit = "values", .most = gh_table_size (&t)});
  bool const found = gh_table_find (&t);
  gh_progress_end ();
  int const status = found ? tell (&t, (gh_format)format) : gh_usage ("out of memory");
  gh_table_free (&t);
  return status;
}

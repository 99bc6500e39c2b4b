#include "commands/command.h"
#include "commands/eval/session.h"
#include "commands/output_file.h"
#include "commands/progress.h"
#include "form/halt.h"

#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse eval [OPTION...] [TEXT...]\n\n"
    "For a game: its form, its value, who wins, its stops, which numbers it is confused with,\n"
    "its thermograph, and how large it is; of heaps their Grundy value and winning moves. For a\n"
    "formula without variables: whether it holds; status 1 when it does not. In the claim\n"
    "language:\n\n"
    "  gifthorse eval '{0|*} + *'\n"
    "  gifthorse eval 'all left X of {0,*|1}: X <| {0,*|1}'\n"
    "  gifthorse eval 'let g = {2|-1}' 'g + g' 'g + g = 1'\n"
    "  gifthorse eval 'domineering(4,4)' 'clobber(xo/.x)' 'snort(2,3)' 'toads(TT.FF)' "
    "'hack(LRRL)'\n"
    "  gifthorse eval 'nim(3,5,7)' 'kayles(5)' 'octal(.77, 5, 12)' 'subtraction(1,2,3; 7)'\n\n"
    "`let NAME = ...` names a game or an integer for the texts after it, at most six. `hunt "
    "CLAIM`\n"
    "searches a counterexample to a formula with variables. `help` tells the language, `help "
    "WORD`\n"
    "of a function or ruleset. Without a text, or where it is -, each line of standard input is\n"
    "one, until `quit`.\n"
    "On a terminal lines are edited and kept in a history, Ctrl-C cancels one or ends what it "
    "asked\n"
    "for, Ctrl-D ends.\n\n"
    "Games may be written as CGSuite, papers and LaTeX do: '+-{0,^*}'  '^[2]*'  'v<2>'  '±½'  "
    "'↑∗2'\n"
    "'\\{0\\mid\\ast\\}'.\n\n"
    "  --file FILE        each line of a file, in its order; - is standard input; -f too. Lines "
    "that\n"
    "                     begin with # are none. A mistake is told with file:line:column, and "
    "what\n"
    "                     follows is evaluated; the status is the worst of all lines\n"
    "  --format FORMAT    text (the default), latex or markdown, which are tables; or csv or json, "
    "for\n"
    "                     programs, with the corners of the thermograph\n"
    "  --notation NAME    show games as cgsuite or latex has them, or in braces and numerals "
    "alone\n"
    "  --svg KIND         draw the one game that is no `let`, as a picture in SVG: its "
    "thermograph, or\n"
    "                     its tree, of which at most 64 positions, 10 levels and 8 options a "
    "side\n" GH_OUTPUT_HELP GH_QUIET_HELP
    "  --all              show forms, values and integers of any length in full\n" GH_LIMIT_HELP;

/* After a person's Ctrl-C the next line is read, after any other signal or `quit` none. */
static bool goes_on (const gh_session *s)
{
  if (s->over)
    return false;
  bool const by_person = s->lines && gh_lines_by_hand (s->lines) && gh_halted () == SIGINT;
  if (by_person)
    puts ("interrupted");
  return by_person || !gh_interrupted ();
}

static int eval_lines (gh_session *s, bool *some)
{
  int status = 0;
  gh_line line;
  bool const by_hand = gh_lines_by_hand (s->lines);
  s->facts.dense = by_hand;
  if (by_hand && !gh_is_quiet ())
    puts ("a game or a formula a line; help tells more; Ctrl-D ends");
  while (goes_on (s) && gh_lines_next (s->lines, &line)) {
    size_t const blanks = strspn (line.text, " \t\r");
    if (blanks == line.length || line.text[blanks] == '#')
      continue;
    if (!by_hand)
      gh_usage_line (gh_lines_name (s->lines), line.number, line.text, line.length);
    int const one = line.cut ? gh_usage ("a line of more than %d bytes", GH_LONGEST_LINE)
                             : gh_session_eval (s, line.text, line.length);
    status = one > status ? one : status;
    *some = true;
  }
  gh_usage_line (NULL, 0, NULL, 0);
  *some = *some || by_hand;
  return by_hand ? GH_EXIT_HOLDS : status;
}

/* Of a file, or of standard input. */
static int eval_file (gh_session *s, const char *path)
{
  bool some = false;
  s->lines = gh_lines_open (path);
  if (!s->lines)
    return GH_EXIT_USAGE;
  int const status = eval_lines (s, &some);
  gh_lines *const lines = s->lines;
  s->lines = NULL;
  if (!gh_lines_close (lines))
    return GH_EXIT_USAGE;
  return some || gh_interrupted () ? status : gh_usage ("eval: expected a game or a formula");
}

/* A word that is - stands for the lines of standard input. */
static int eval_words (gh_session *s, char **words)
{
  int status = 0;
  for (; *words && goes_on (s); words++) {
    int const one = !strcmp (*words, "-") ? eval_file (s, *words)
                                          : gh_session_eval (s, *words, strlen (*words));
    status = one > status ? one : status;
  }
  return status;
}

static bool take_notation (const char *word, gh_style *style)
{
  static const char *const words[] = {"braces", "cgsuite", "latex", NULL};
  static const gh_style styles[] = {GH_STYLE_NUMERALS, GH_STYLE_CGSUITE, GH_STYLE_LATEX};
  size_t which;
  if (!gh_option_word ("--notation", word, words, &which))
    return false;
  *style = styles[which];
  return true;
}

/* Whether a format can carry what is asked for. */
static bool fits (gh_session *s)
{
  gh_format const format = s->facts.format;
  const char *const word = gh_format_words[format];
  if (format == GH_FORMAT_TEXT)
    return true;
  if (s->pictures.kind)
    return gh_usage ("--svg: found --format %s beside it; a picture is SVG", word), false;
  if (format == GH_FORMAT_LATEX && s->style != GH_STYLE_FULL && s->style != GH_STYLE_LATEX)
    return gh_usage ("--format latex: found another --notation beside it, expected latex or none"),
           false;
  if (format == GH_FORMAT_LATEX)
    s->style = GH_STYLE_LATEX;
  return true;
}

int gh_command_eval (int argc, char **argv)
{
  static const struct option options[] = {{"all", no_argument, NULL, 'a'},
                                          {"notation", required_argument, NULL, 'n'},
                                          {"file", required_argument, NULL, 'f'},
                                          {"format", required_argument, NULL, 'F'},
                                          {"limit", required_argument, NULL, 'l'},
                                          {"output", required_argument, NULL, 'o'},
                                          {"svg", required_argument, NULL, 's'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  gh_session s = {.limits = GH_DEFAULT_LIMITS};
  const char *path = NULL;
  size_t format;
  for (int option; (option = gh_next_option (argc, argv, "+:f:h", options)) != -1;)
    switch (option) {
    case 'a': s.all = true; break;
    case 'n':
      if (!take_notation (optarg, &s.style))
        return GH_EXIT_USAGE;
      break;
    case 'f': path = optarg; break;
    case 'F':
      if (!gh_option_word ("--format", optarg, gh_format_words, &format))
        return GH_EXIT_USAGE;
      s.facts.format = (gh_format)format;
      break;
    case 'l':
      if (!gh_option_limit (optarg, &s.limits))
        return GH_EXIT_USAGE;
      break;
    case 'o':
      if (!gh_output_take (optarg))
        return GH_EXIT_USAGE;
      break;
    case 's':
      if (!gh_picture_choose (&s.pictures, optarg))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (path && optind < argc)
    return gh_usage ("eval: found '%s' beside --file, expected one of both", argv[optind]);
  if (!fits (&s))
    return GH_EXIT_USAGE;
  gh_progress_keeps_output ();
  int status = optind < argc ? eval_words (&s, argv + optind) : eval_file (&s, path);
  if (s.pictures.kind)
    status = gh_picture_write (&s.pictures, status);
  if (!gh_facts_end (&s.facts) && !s.pictures.kind)
    status = gh_usage ("out of memory");
  gh_bindings_free (&s.bindings);
  return status;
}

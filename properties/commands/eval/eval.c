#include "commands/command.h"
#include "commands/eval/bindings.h"
#include "commands/eval/display.h"
#include "commands/eval/guide.h"
#include "commands/eval/lines.h"
#include "commands/eval/picture.h"
#include "commands/hunt.h"
#include "form/halt.h"

#include "engines.h"
#include "language/claim.h"

#include <ctype.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
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
    "of a function or ruleset. Without a text, each line of standard input is one, until `quit`.\n"
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
    "  --notation NAME    show games as cgsuite or latex has them, or in braces and numerals "
    "alone\n"
    "  --svg KIND         draw the one game that is no `let`, as a picture in SVG: its "
    "thermograph, or\n"
    "                     its tree, of which at most 64 positions, 10 levels and 8 options a side\n"
    "  --output FILE      write the picture there, once it is complete\n"
    "  --all              show forms, values and integers of any length in full\n" GH_LIMIT_HELP;

/* Between the texts of one call. */
typedef struct session {
  gh_limits limits;
  gh_style style;
  bool all;             /* long texts are shown in full */
  bool over;            /* `quit` was said */
  gh_pictures pictures; /* in place of values; of no kind: none */
  gh_bindings bindings;
  gh_lines *lines; /* NULL: the texts are words of the command */
  size_t shown;    /* values */
} session;

typedef struct evaluation {
  gh_trial trial;
  const gh_claim *claim;
  session *session;
  const char *text; /* of the claim */
  size_t length;
  const char *name; /* that `let` gives to the value; NULL: the value is shown */
  size_t name_length;
  gh_form values[GH_MOST_VARIABLES]; /* of names that were bound before */
  gh_value value;
} evaluation;

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  e->value = gh_claim_value (&e->trial, e->claim, e->values);
}

static void take_values (void *argument)
{
  evaluation *const e = argument;
  gh_bindings_values (&e->session->bindings, e->trial.store, e->values);
}

/* ---- names ----------------------------------------------------------------------------------- */

static int too_large (const gh_store *store, gh_status status)
{
  char buffer[100];
  if (status == GH_HALTED)
    return GH_EXIT_INTERRUPTED;
  return gh_usage ("too large: %s", gh_status_text (store, status, buffer, sizeof buffer));
}

static int bind (evaluation *e)
{
  gh_binding made = {.sort = e->value.type == GH_INTEGER ? GH_SORT_INTEGER : GH_SORT_GAME,
                     .form = e->value.form};
  const char *const other = e->value.type == GH_TRUTH     ? "a formula"
                            : e->value.type == GH_OUTCOME ? "an outcome"
                            : e->value.type == GH_GENUS   ? "a genus"
                                                          : NULL;
  if (other)
    return gh_usage ("let: found %s, expected a game or an integer", other);
  memcpy (made.name, e->name, e->name_length);
  if (!gh_bindings_room (&e->session->bindings, made.name))
    return gh_usage ("let: found a name too many, expected at most %d", GH_MOST_VARIABLES);
  gh_status const status = gh_bindings_set (&e->session->bindings, made, e->trial.store);
  return status ? too_large (e->trial.store, status) : 0;
}

/* "let NAME = ...": *rest is what follows, else all of the text. False: it was complained about. */
static bool take_let (evaluation *e, const char *text, const char **rest)
{
  static const char blanks[] = " \t";
  gh_error error;
  const char *const let = text + strspn (text, blanks);
  *rest = text;
  if (strncmp (let, "let", 3) != 0 || !strspn (let + 3, blanks))
    return true;
  const char *const name = let + 3 + strspn (let + 3, blanks);
  size_t const length = strcspn (name, " \t=");
  const char *const equals = name + length + strspn (name + length, blanks);
  bool const named = length <= GH_LONGEST_NAME && gh_claim_is_free_name (name, length);
  snprintf (error.text, sizeof error.text,
            named ? "expected '='"
                  : "expected a name without a meaning yet, of at most %d letters and digits",
            GH_LONGEST_NAME);
  e->name = name;
  e->name_length = length;
  *rest = equals + 1;
  if (named && *equals == '=')
    return true;
  gh_error_set_place (&error, text, named ? equals : name);
  gh_usage_at (text, &error);
  return false;
}

/* ---- a text ---------------------------------------------------------------------------------- */

/* The claim that a text is behind the names that are bound; NULL: it was complained about. */
static gh_claim *parse (const gh_bindings *bindings, const char *text, size_t length,
                        const char *start)
{
  gh_error error;
  size_t size;
  char *const declared =
      gh_bindings_declare (bindings, start, length - (size_t)(start - text), &size);
  if (!declared) {
    gh_usage ("out of memory");
    return NULL;
  }
  gh_claim *const claim = gh_claim_parse (declared, size, &error);
  free (declared);
  if (!claim) {
    if (bindings->count && error.line > 1)
      error.line--;
    if (error.line == 1)
      error.column += (size_t)(start - text);
    gh_usage_at (text, &error);
  }
  return claim;
}

/* A line between what is shown of two texts. */
static void begin_to_show (session *s)
{
  if (s->shown++ && !(s->lines && gh_lines_by_hand (s->lines)))
    putchar ('\n');
}

/* What was shown lacks parts, unless the status is GH_OK. */
static int end_of_parts (const evaluation *e, gh_status status)
{
  return status ? too_large (e->trial.store, status) : GH_EXIT_HOLDS;
}

static int draw (const evaluation *e)
{
  if (e->value.type < GH_INTEGER || e->value.type > GH_MAYBE_FORM)
    return gh_usage ("--svg: found what is no game, expected a game to draw");
  return gh_picture_take (&e->session->pictures, e->trial.store, e->value.form, e->text, e->length);
}

static int show (evaluation *e)
{
  if (e->session->pictures.kind)
    return draw (e);
  begin_to_show (e->session);
  gh_status const status =
      gh_display (e->trial.store, e->value, e->session->style, e->session->all);
  if (status)
    return end_of_parts (e, status);
  return e->value.type == GH_TRUTH && !e->value.truth ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

/* By Grundy values, which need no forms of heaps. False: some game in the sum is not impartial. */
static bool show_heaps (evaluation *e, int *status)
{
  gh_winning_call call = {.trial = &e->trial, .claim = e->claim, .values = e->values};
  gh_heaps_display display;
  bool const found = gh_find_heaps (&call, &display);
  *status = GH_EXIT_HOLDS;
  if (found) {
    begin_to_show (e->session);
    *status = end_of_parts (e, gh_display_heaps (&call, &display));
  } else if (gh_interrupted ())
    *status = GH_EXIT_INTERRUPTED;
  else if (!call.partizan)
    *status = gh_usage ("%s", call.error);
  return found || gh_interrupted () || !call.partizan;
}

static int run (evaluation *e)
{
  size_t const bound = e->session->bindings.count;
  if (gh_claim_variables (e->claim) > bound)
    return gh_usage ("'%s' is a variable; %s", gh_claim_variable (e->claim, (unsigned)bound),
                     gh_claim_is_formula (e->claim)
                         ? "`hunt` before the formula searches where it is false"
                         : "expected a game without any, or a formula");
  if (!e->trial.store || !e->trial.engine)
    return gh_usage ("out of memory");
  int shown;
  gh_status status = gh_try (e->trial.store, take_values, e);
  if (status == GH_OK && !e->name && !e->session->pictures.kind && gh_claim_has_heaps (e->claim) &&
      show_heaps (e, &shown))
    return shown;
  if (status == GH_OK)
    status = gh_try (e->trial.store, evaluate, e);
  if (status == GH_ABANDONED)
    return gh_usage (e->trial.end == GH_CASE_UNMET ? "undefined: %s" : "%s", e->trial.required);
  if (status)
    return too_large (e->trial.store, status);
  return e->name ? bind (e) : show (e);
}

/* What is behind a first word of a text; NULL: it begins otherwise. */
static const char *behind (const char *text, const char *word)
{
  static const char blanks[] = " \t\r";
  size_t const length = strlen (word);
  text += strspn (text, blanks);
  if (strncmp (text, word, length) || (text[length] && !strchr (blanks, text[length])))
    return NULL;
  return text + length + strspn (text + length, blanks);
}

static bool is_of_name (char c)
{
  return isalnum ((unsigned char)c) || c == '_';
}

/* The name of `let` that a formula has as a word; NULL: none. */
static const char *named_in (const session *s, const char *claim)
{
  for (size_t i = 0; i < s->bindings.count; i++) {
    const char *const name = s->bindings.items[i].name;
    size_t const length = strlen (name);
    for (const char *at = claim; (at = strstr (at, name)); at++)
      if ((at == claim || !is_of_name (at[-1])) && !is_of_name (at[length]))
        return name;
  }
  return NULL;
}

static int hunt (session *s, const char *claim)
{
  const char *const name = named_in (s, claim);
  gh_hunting how = GH_DEFAULT_HUNTING;
  how.options.limits = s->limits;
  if (!*claim)
    return gh_usage ("hunt: expected a formula behind it, as in hunt G + H = H + G");
  begin_to_show (s);
  if (name)
    return gh_usage ("hunt: found '%s', a name that `let` gave; expected variables and games",
                     name);
  return gh_hunt (claim, &how);
}

static int eval (session *s, const char *text, size_t length)
{
  const char *start, *rest;
  if (!s->pictures.kind && (rest = behind (text, "help"))) {
    begin_to_show (s);
    return gh_guide (rest);
  }
  if (!s->pictures.kind && (rest = behind (text, "hunt")))
    return hunt (s, rest);
  if ((rest = behind (text, "quit")) && !*rest) {
    s->over = true;
    return GH_EXIT_HOLDS;
  }
  evaluation e = {.session = s};
  if (!take_let (&e, text, &start))
    return GH_EXIT_USAGE;
  gh_claim *const claim = parse (&s->bindings, text, length, start);
  if (!claim)
    return GH_EXIT_USAGE;
  e.claim = claim;
  e.text = start;
  e.length = length - (size_t)(start - text);
  e.trial.store = gh_store_new (&s->limits, NULL);
  e.trial.engine = e.trial.judge = gh_complete_open (GH_FAST_FIRST);
  int const status = run (&e);
  if (e.trial.engine)
    e.trial.engine->close (e.trial.engine);
  gh_store_free (e.trial.store);
  gh_claim_free (claim);
  return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

/* After a person's Ctrl-C the next line is read, after any other signal or `quit` none. */
static bool goes_on (const session *s)
{
  if (s->over)
    return false;
  bool const by_person = s->lines && gh_lines_by_hand (s->lines) && gh_halted () == SIGINT;
  if (by_person)
    puts ("interrupted");
  return by_person || !gh_interrupted ();
}

static int eval_words (session *s, char **words)
{
  int status = 0;
  for (; *words && goes_on (s); words++) {
    int const one = eval (s, *words, strlen (*words));
    status = one > status ? one : status;
  }
  return status;
}

static int eval_lines (session *s, bool *some)
{
  int status = 0;
  gh_line line;
  bool const by_hand = gh_lines_by_hand (s->lines);
  if (by_hand)
    puts ("a game or a formula a line; help tells more; Ctrl-D ends");
  while (goes_on (s) && gh_lines_next (s->lines, &line)) {
    size_t const blanks = strspn (line.text, " \t\r");
    if (blanks == line.length || line.text[blanks] == '#')
      continue;
    if (!by_hand)
      gh_usage_line (gh_lines_name (s->lines), line.number, line.text, line.length);
    int const one = line.cut ? gh_usage ("a line of more than %d bytes", GH_LONGEST_LINE)
                             : eval (s, line.text, line.length);
    status = one > status ? one : status;
    *some = true;
  }
  gh_usage_line (NULL, 0, NULL, 0);
  *some = *some || by_hand;
  return by_hand ? GH_EXIT_HOLDS : status;
}

/* Of a file, or of standard input. */
static int eval_file (session *s, const char *path)
{
  bool some = false;
  s->lines = gh_lines_open (path);
  if (!s->lines)
    return GH_EXIT_USAGE;
  int const status = eval_lines (s, &some);
  if (!gh_lines_close (s->lines))
    return GH_EXIT_USAGE;
  return some || gh_interrupted () ? status : gh_usage ("eval: expected a game or a formula");
}

static bool take_notation (const char *word, gh_style *style)
{
  static const char *const words[] = {"braces", "cgsuite", "latex", NULL};
  static const gh_style styles[] = {GH_STYLE_NUMERALS, GH_STYLE_CGSUITE, GH_STYLE_LATEX};
  char meant[80];
  for (size_t i = 0; words[i]; i++)
    if (!strcmp (words[i], word)) {
      *style = styles[i];
      return true;
    }
  gh_usage ("--notation: found '%.40s', expected braces, cgsuite or latex%s", word,
            gh_did_you_mean (word, words, meant));
  return false;
}

int gh_command_eval (int argc, char **argv)
{
  static const struct option options[] = {
      {"all", no_argument, NULL, 'a'},          {"notation", required_argument, NULL, 'n'},
      {"file", required_argument, NULL, 'f'},   {"limit", required_argument, NULL, 'l'},
      {"output", required_argument, NULL, 'o'}, {"svg", required_argument, NULL, 's'},
      {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0}};
  session s = {.limits = GH_DEFAULT_LIMITS};
  const char *path = NULL;
  opterr = 0;
  for (int option; (option = getopt_long (argc, argv, "+:f:", options, NULL)) != -1;)
    switch (option) {
    case 'a': s.all = true; break;
    case 'n':
      if (!take_notation (optarg, &s.style))
        return GH_EXIT_USAGE;
      break;
    case 'f': path = optarg; break;
    case 'l':
      if (!gh_option_limit (optarg, &s.limits))
        return GH_EXIT_USAGE;
      break;
    case 'o': s.pictures.path = optarg; break;
    case 's':
      if (!gh_picture_choose (&s.pictures, optarg))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv);
    }
  if (path && optind < argc)
    return gh_usage ("eval: found '%s' beside --file, expected one of both", argv[optind]);
  if (s.pictures.path && !s.pictures.kind)
    return gh_usage ("eval: --output is for --svg");
  int status = optind < argc ? eval_words (&s, argv + optind) : eval_file (&s, path);
  if (s.pictures.kind)
    status = gh_picture_write (&s.pictures, status);
  gh_bindings_free (&s.bindings);
  return status;
}

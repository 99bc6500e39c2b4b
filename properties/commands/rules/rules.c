#include "commands/command.h"
#include "commands/eval/display.h"
#include "commands/rules/against.h"
#include "commands/rules/formula.h"
#include "form/halt.h"
#include "form/show.h"
#include "form/text.h"
#include "reference/reference.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse rules --program COMMAND [OPTION...] [WORD...]\n\n"
    "What a position of a ruleset of your own is worth: COMMAND is run by sh and tells, one line "
    "for\n"
    "one request, where a game starts that the WORDs name, and where each move leads:\n\n"
    "  start 4 5        a position: any text without blanks\n"
    "  left POSITION    the positions after Left's moves, with blanks between, or none\n"
    "  right POSITION   those after Right's\n"
    "  parts POSITION   only from those who greet so: positions whose sum it is\n\n"
    "All that can be reached is asked for and solved. An example is domineering.py, and "
    "rulesets.md\n"
    "(in the source engine/ruleset_programs/README.md) tells the rest.\n\n"
    "  gifthorse rules --program 'python3 domineering.py' 4 5\n"
    "  gifthorse rules --program ./mine --engine cmd:./my-engine start-position\n\n"
    "  --program COMMAND  the ruleset\n"
    "  --engine ENGINE    ask this engine about every position that can be reached, too, and tell "
    "where\n"
    "                     it is wrong: cmd:PROGRAM, lib:FILE, canary:NAME, optimized, reference\n"
    "  --eval TEXT        in place of the position show this, where G is the position, in the "
    "claim\n"
    "                     language: 'G = domineering(4,5)'\n"
    "  --all              show texts of any length in full, and every position at which the "
    "engine is\n"
    "                     wrong\n" GH_LIMIT_HELP
    "  --time T           what all of it may take: 90 (seconds), 10m, 8h\n"
    "  --timeout T        what the program or the engine may take for one answer: 5 (seconds, the "
    "default), 2m\n"
    "  --memory M         MiB that each of them may take; 4096 by default, 0: no "
    "limit\n" GH_SANDBOX_HELP "\n"
    "Status: 0, 1 the engine was wrong or not in time, or the formula is false, 2 wrong use, or "
    "the\n"
    "program is at fault.\n";

typedef struct request {
  const char *program, *engine, *formula;
  char *words; /* of the start, with blanks between */
  bool all;
  double seconds; /* 0: any time */
  gh_limits limits;
  gh_engine_options options;
} request;

/* After an interrupt, which is why, nothing is said. */
static int tell (const char *error)
{
  return gh_interrupted () ? GH_EXIT_INTERRUPTED
                           : gh_usage ("rules: %s", gh_halted () ? GH_TIME_IS_UP : error);
}

/* ---- showing --------------------------------------------------------------------------------- */

typedef struct showing {
  gh_rules *rules;
  gh_store *store;
  gh_form literal, value; /* GH_NO_FORM: beyond a limit */
  const gh_claim *claim;  /* NULL: the position itself is shown */
  gh_facts facts;
} showing;

static gh_ruled start_of (const showing *s)
{
  return gh_rules_at (s->rules, gh_rules_start (s->rules));
}

static void list_options (void *argument)
{
  const showing *const s = argument;
  gh_canon_prepare (gh_rules_canons (s->rules), start_of (s).value);
}

static void make_value (void *argument)
{
  showing *const s = argument;
  s->value = gh_canon_to_form (gh_rules_canons (s->rules), start_of (s).value, s->store);
}

/* Whether the definitions can cope with the literal form. */
static void simplify (void *argument)
{
  const showing *const s = argument;
  gh_canonical (s->store, s->literal);
}

/* In place of the literal form, which passes a limit. */
static gh_status show_value (showing *s, gh_status why, bool all)
{
  char words[100];
  printf ("%-13s not shown: %s\n", "form", gh_status_text (s->store, why, words, sizeof words));
  gh_store_allow (s->store);
  gh_status status = gh_canons_try (gh_rules_canons (s->rules), list_options, s);
  if (status == GH_OK)
    status = gh_try (s->store, make_value, s);
  return status ? status : gh_display_value (&s->facts, s->store, s->value, GH_STYLE_FULL, all);
}

static gh_status make_literal (showing *s)
{
  gh_status const status = gh_rules_make_forms (s->rules, s->store);
  if (status == GH_OK)
    s->literal = start_of (s).form;
  gh_store_allow (s->store);
  return status;
}

static gh_status show_game (showing *s, bool all)
{
  gh_status status = make_literal (s);
  if (status == GH_OK)
    status = gh_try (s->store, simplify, s);
  if (status == GH_OK)
    return gh_display (&s->facts, s->store, (gh_value){GH_GAME, {.form = s->literal}},
                       GH_STYLE_FULL, all);
  return status == GH_HALTED || status == GH_NO_MEMORY ? status : show_value (s, status, all);
}

static int too_large (const showing *s, gh_status status)
{
  char words[100];
  return tell (gh_status_text (s->store, status, words, sizeof words));
}

static int show (showing *s, bool all)
{
  char text[480];
  gh_ruled const start = start_of (s);
  printf ("%-13s %s\n", "position", gh_show (start.text, start.length, text, sizeof text));
  gh_status const status = show_game (s, all);
  if (status)
    return too_large (s, status);
  size_t const count = gh_rules_count (s->rules);
  uint64_t const asked = gh_rules_asked (s->rules);
  printf ("%-13s %s: %zu position%s, told in %" PRIu64 " answer%s\n", "program",
          gh_rules_name (s->rules), count, count == 1 ? "" : "s", asked, asked == 1 ? "" : "s");
  return GH_EXIT_HOLDS;
}

static int show_formula (showing *s, bool all)
{
  gh_status const status = make_literal (s);
  return status ? too_large (s, status) : gh_rules_evaluate (s->claim, s->store, s->literal, all);
}

/* ---- an engine ------------------------------------------------------------------------------- */

static int put_to_engine (const showing *s, const request *r)
{
  char error[1000];
  if (s->literal == GH_NO_FORM)
    return gh_usage ("rules: %s was not asked, since the literal form passes a limit", r->engine);
  gh_engine *const engine = gh_library_engine (r->engine, &r->options, error, sizeof error);
  if (!engine && gh_halted ())
    return tell (error);
  if (!engine)
    return gh_usage ("%s: %s", r->engine, error);
  gh_engine *const judge = gh_complete_open (GH_FAST_FIRST);
  int const status = judge ? gh_rules_against (s->rules, s->store, engine, judge, r->all)
                           : gh_usage ("out of memory");
  if (judge)
    judge->close (judge);
  engine->close (engine);
  return status;
}

static int solve_and_show (showing *s, const request *r)
{
  char error[GH_RULES_ERROR];
  if (!s->store)
    return gh_usage ("out of memory");
  if (!gh_rules_solve (s->rules, r->words, error, sizeof error))
    return tell (error);
  int const status = s->claim ? show_formula (s, r->all) : show (s, r->all);
  if (status > GH_EXIT_FAILS || !r->engine || gh_interrupted ())
    return status;
  int const of_engine = put_to_engine (s, r);
  return status > of_engine ? status : of_engine;
}

static int run (const request *r, const gh_claim *claim)
{
  char error[GH_RULES_ERROR];
  showing s = {.literal = GH_NO_FORM, .value = GH_NO_FORM, .claim = claim};
  s.rules = gh_rules_open (r->program, &r->options, &r->limits, error, sizeof error);
  if (!s.rules)
    return tell (error);
  s.store = gh_store_new (&r->limits, NULL);
  int status = solve_and_show (&s, r);
  if (!gh_facts_end (&s.facts) && status < GH_EXIT_USAGE)
    status = gh_usage ("out of memory");
  gh_rules_close (s.rules);
  gh_store_free (s.store);
  return status;
}

static int parse_and_run (const request *r)
{
  gh_claim *const claim = r->formula ? gh_rules_parse (r->formula) : NULL;
  if (r->formula && !claim)
    return GH_EXIT_USAGE;
  gh_halt_after (r->seconds);
  int const status = run (r, claim);
  gh_halt_after (0);
  gh_claim_free (claim);
  return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

/* Read one option. False: it was complained about. */
static bool take_option (request *r, int option, char **argv, const struct option *options)
{
  double number;
  switch (option) {
  case 'p': r->program = optarg; return true;
  case 'e': r->engine = optarg; return true;
  case 'f': r->formula = optarg; return true;
  case 'a': r->all = true; return true;
  case 'b': r->options.sandbox = true; return true;
  case 's': return gh_option_time ("--time", optarg, &r->seconds);
  case 'l': return gh_option_limit (optarg, &r->limits);
  case 't': return gh_option_time ("--timeout", optarg, &r->options.answer_seconds);
  case 'm':
    if (!gh_option_number ("--memory", optarg, 0, 1 << 30, &number))
      return false;
    r->options.memory_bytes = (uint64_t)number << 20;
    return true;
  default: gh_usage_option (option, argv, options); return false;
  }
}

/* The words with blanks between, to be freed; NULL: no memory. */
static char *join (char **words)
{
  gh_text made;
  FILE *const out = gh_text_open (&made);
  for (size_t i = 0; out && words[i]; i++)
    fprintf (out, "%s%s", i ? " " : "", words[i]);
  if (gh_text_close (&made, out))
    return made.at;
  free (made.at);
  return NULL;
}

int gh_command_rules (int argc, char **argv)
{
  static const struct option options[] = {
      {"program", required_argument, NULL, 'p'},
      {"engine", required_argument, NULL, 'e'},
      {"eval", required_argument, NULL, 'f'},
      {"all", no_argument, NULL, 'a'},
      {"limit", required_argument, NULL, 'l'},
      {"time", required_argument, NULL, 's'},
      {"timeout", required_argument, NULL, 't'},
      {"memory", required_argument, NULL, 'm'},
      {"sandbox", no_argument, NULL, 'b'},
      {"help", no_argument, NULL, 'h'},
      {NULL, 0, NULL, 0},
  };
  request r = {.limits = GH_DEFAULT_LIMITS, .options = GH_DEFAULT_ENGINE_OPTIONS};
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;) {
    if (option == 'h')
      return fputs (help, stdout), 0;
    if (!take_option (&r, option, argv, options))
      return GH_EXIT_USAGE;
  }
  if (!r.program)
    return gh_usage ("rules: expected --program COMMAND, as in --program 'python3 mine.py'");
  r.words = join (argv + optind);
  int const status = r.words ? parse_and_run (&r) : gh_usage ("out of memory");
  free (r.words);
  return status;
}

#include "commands/command.h"

#include "form/measure.h"
#include "form/notation.h"
#include "language/claim.h"
#include "reference/reference.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse eval [OPTION...] TEXT...\n\n"
    "For a game: its form, its value, who wins, and how large it is. For a formula without\n"
    "variables: whether it holds; status 1 when it does not. In the claim language:\n\n"
    "  gifthorse eval '{0|*} + *'\n"
    "  gifthorse eval 'all left X of {0,*|1}: X <| {0,*|1}'\n\n" GH_LIMIT_HELP;

typedef struct evaluation {
  gh_trial trial;
  const gh_claim *claim;
  gh_value value;
} evaluation;

static void line (const char *title, const char *text)
{
  printf ("%-12s %s\n", title, text);
}

static void print_form (const char *title, gh_store *store, gh_form form)
{
  line (title, gh_print (store, form, GH_STYLE_FULL));
}

/* A game is shown part by part, so that a limit which one part passes does not hide the others. */
typedef void part (gh_store *store, gh_form form);

static void part_form (gh_store *store, gh_form form)
{
  print_form ("form", store, form);
}

static void part_value (gh_store *store, gh_form form)
{
  print_form ("value", store, gh_canonical (store, form));
}

static void part_outcome (gh_store *store, gh_form form)
{
  static const char *const words[] = {"P: the second player wins; = 0", "L: Left wins; > 0",
                                      "R: Right wins; < 0", "N: the first player wins; || 0"};
  line ("outcome", words[gh_outcome_of (store, form, GH_NORMAL)]);
}

static void part_birthday (gh_store *store, gh_form form)
{
  char of_form[64];
  gh_form const birthday = gh_form_birthday (store, form);
  snprintf (of_form, sizeof of_form, "%s", gh_print (store, birthday, GH_STYLE_FULL));
  gh_form const of_value = gh_form_birthday (store, gh_canonical (store, form));
  printf ("%-12s %s, of the value %s\n", "birthday", of_form,
          gh_print (store, of_value, GH_STYLE_FULL));
}

static void part_moves (gh_store *store, gh_form form)
{
  uint64_t const moves = gh_tree_moves (store, form);
  if (moves == UINT64_MAX)
    line ("moves", "more than 2^64 in the game tree");
  else
    printf ("%-12s %" PRIu64 " in the game tree\n", "moves", moves);
}

static void part_positions (gh_store *store, gh_form form)
{
  const gh_form *list;
  printf ("%-12s %zu\n", "positions", gh_positions (store, form, &list));
}

typedef struct part_call {
  part *print;
  gh_store *store;
  gh_form form;
} part_call;

static void run_part (void *argument)
{
  const part_call *const call = argument;
  call->print (call->store, call->form);
}

static void print_game (gh_store *store, gh_form form)
{
  static const struct {
    const char *title;
    part *print;
  } parts[] = {{"form", part_form},         {"value", part_value}, {"outcome", part_outcome},
               {"birthday", part_birthday}, {"moves", part_moves}, {"positions", part_positions}};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    char buffer[100];
    part_call call = {parts[i].print, store, form};
    gh_store_allow (store);
    gh_status const status = gh_try (store, run_part, &call);
    if (status)
      printf ("%-12s not found: %s\n", parts[i].title,
              gh_status_text (store, status, buffer, sizeof buffer));
  }
}

static void evaluate (void *argument)
{
  evaluation *const e = argument;
  e->value = gh_claim_value (&e->trial, e->claim);
  if (e->value.type == GH_INTEGER)
    line ("integer", gh_print (e->trial.store, e->value.form, GH_STYLE_FULL));
}

static int print_value (evaluation *e)
{
  static const char *const outcomes[] = {"P", "L", "R", "N"};
  switch (e->value.type) {
  case GH_TRUTH:
    puts (e->value.truth ? "true" : "false");
    return e->value.truth ? 0 : GH_EXIT_FAILS;
  case GH_OUTCOME: line ("outcome", outcomes[e->value.outcome]); return 0;
  case GH_INTEGER: return 0;
  default: print_game (e->trial.store, e->value.form); return 0;
  }
}

static int eval (const char *text, const gh_limits *limits)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim)
    return gh_usage_at (text, &error);
  evaluation e = {.claim = claim};
  int status = GH_EXIT_USAGE;
  e.trial.store = gh_store_new (limits, NULL);
  e.trial.engine = e.trial.judge = gh_reference_open ();
  char buffer[100];
  gh_status result;
  if (gh_claim_variables (claim) > 0)
    gh_usage ("'%s' is a variable; eval answers what has none", gh_claim_variable (claim, 0));
  else if (!e.trial.store || !e.trial.engine)
    gh_usage ("out of memory");
  else if ((result = gh_try (e.trial.store, evaluate, &e)) == GH_OK)
    status = print_value (&e);
  else if (result == GH_ABANDONED)
    gh_usage ("%s", e.trial.required);
  else
    gh_usage ("too large: %s", gh_status_text (e.trial.store, result, buffer, sizeof buffer));
  if (e.trial.engine)
    e.trial.engine->close (e.trial.engine);
  gh_store_free (e.trial.store);
  gh_claim_free (claim);
  return status;
}

int gh_command_eval (int argc, char **argv)
{
  static const struct option options[] = {{"limit", required_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  gh_limits limits = GH_DEFAULT_LIMITS;
  int status = 0;
  opterr = 0;
  for (int option; (option = getopt_long (argc, argv, "+:", options, NULL)) != -1;)
    switch (option) {
    case 'l':
      if (!gh_option_limit (optarg, &limits))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv);
    }
  if (optind == argc)
    return gh_usage ("eval: expected a game or a formula");
  for (int i = optind; i < argc; i++) {
    if (i > optind)
      putchar ('\n');
    int const one = eval (argv[i], &limits);
    status = one > status ? one : status;
  }
  return status;
}

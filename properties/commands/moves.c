#include "commands/command.h"
#include "commands/winning.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char help[] = "usage: gifthorse moves [OPTION...] GAME\n\n"
                           "Every winning move of a sum of heaps and of other impartial games, a "
                           "line each, and the sum's\n"
                           "Grundy value. Status 1: the second player wins.\n\n"
                           "  gifthorse moves 'kayles(5) + nim(3)'\n"
                           "  gifthorse moves 'octal(.6, 100, 200) + *{0,2}'\n"
                           "  gifthorse moves --misere 'kayles(7) + nim(3)'\n\n"
                           "  --misere           who cannot move wins; the sum's genus in place of "
                           "its value\n" GH_LIMIT_HELP;

static void print_move (void *context, const char *from, const char *to)
{
  (void)context;
  printf ("%s to %s\n", from, to);
}

static void print_winning (size_t winning, size_t moves)
{
  printf ("%zu of %zu move%s win%s", winning, moves, moves == 1 ? "" : "s",
          winning == 1 ? "s" : "");
}

static int end (const gh_winning *w)
{
  if (w->winning)
    print_winning (w->winning, w->moves);
  else
    printf ("no move wins");
  printf ("; the Grundy value is %" PRIu64 "\n", w->value);
  return w->winning ? GH_EXIT_HOLDS : GH_EXIT_FAILS;
}

static int end_misere (const gh_misere_sum *sum)
{
  if (sum->winning)
    print_winning (sum->winning, sum->moves);
  else
    printf (sum->p ? "no move wins" : "there is no move, which wins");
  printf ("; the genus is %s\n", sum->genus);
  return sum->p ? GH_EXIT_FAILS : GH_EXIT_HOLDS;
}

/* Find and print them; the status, or -1 with the reason in call->error. */
static int find (gh_winning_call *call, bool misere)
{
  gh_winning found;
  gh_misere_sum sum;
  if (misere)
    return gh_find_misere (call, &sum, print_move, NULL) ? end_misere (&sum) : -1;
  return gh_find_winning (call, &found, print_move, NULL) ? end (&found) : -1;
}

static int run (const gh_claim *claim, const gh_limits *limits, bool misere)
{
  gh_trial trial = {.store = gh_store_new (limits, NULL),
                    .engine = gh_complete_open (GH_FAST_FIRST)};
  gh_winning_call call = {.trial = &trial, .claim = claim};
  int status;
  trial.judge = trial.engine;
  if (!trial.store || !trial.engine)
    status = gh_usage ("out of memory");
  else if ((status = find (&call, misere)) < 0)
    status = gh_interrupted () ? GH_EXIT_INTERRUPTED : gh_usage ("moves: %s", call.error);
  if (trial.engine)
    trial.engine->close (trial.engine);
  gh_store_free (trial.store);
  return status;
}

int gh_command_moves (int argc, char **argv)
{
  static const struct option options[] = {{"misere", no_argument, NULL, 'm'},
                                          {"limit", required_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  gh_limits limits = GH_DEFAULT_LIMITS;
  bool misere = false;
  gh_error error;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'l':
      if (!gh_option_limit (optarg, &limits))
        return GH_EXIT_USAGE;
      break;
    case 'm': misere = true; break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (argc != optind + 1)
    return gh_usage ("moves: expected one game");
  gh_claim *const claim = gh_claim_parse (argv[optind], strlen (argv[optind]), &error);
  if (!claim)
    return gh_usage_at (argv[optind], &error);
  int const status = gh_claim_is_sum (claim)
                         ? run (claim, &limits, misere)
                         : gh_usage ("moves: expected a game without variables");
  gh_claim_free (claim);
  return status;
}

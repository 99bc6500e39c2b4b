#include "form/digest.h"
#include "commands/command.h"
#include "language/claim.h"
#include "optimized/optimized.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse digest [OPTION...] GAME...\n\n"
    "The digest of each game's form, a line each, as `gifthorse-verify` prints it beside a form\n"
    "that is too long to write out: SHA-256 of its structure. What the certificate of a position\n"
    "is about is so compared with the position itself:\n\n"
    "  gifthorse digest 'grundysgame(50)'\n"
    "  gifthorse digest 'domineering(5,5)'\n\n" GH_LIMIT_HELP;

typedef struct digesting {
  gh_trial trial;
  const gh_claim *claim;
  char digest[GH_DIGEST_ROOM];
} digesting;

static void find (void *argument)
{
  digesting *const d = argument;
  gh_value const value = gh_claim_value (&d->trial, d->claim, NULL);
  gh_form_digest (d->trial.store, value.form, d->digest);
}

static int print_digest (digesting *d, const char *text)
{
  gh_error error;
  char words[100];
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!claim)
    return gh_usage_at (text, &error);
  int status = GH_EXIT_HOLDS;
  d->claim = claim;
  if (!gh_claim_is_sum (claim))
    status = gh_usage ("digest: expected a game without variables, found '%.60s'", text);
  else {
    gh_store_empty (d->trial.store);
    gh_status const ended = gh_try (d->trial.store, find, d);
    if (ended)
      status = gh_interrupted ()
                   ? GH_EXIT_INTERRUPTED
                   : gh_usage ("digest: '%.60s': %s", text,
                               gh_status_text (d->trial.store, ended, words, sizeof words));
    else
      puts (d->digest);
  }
  gh_claim_free (claim);
  return status;
}

static int print_all (int count, char **games, const gh_limits *limits)
{
  digesting d = {.trial = {.store = gh_store_new (limits, NULL), .engine = gh_optimized_open ()}};
  int status = GH_EXIT_HOLDS;
  d.trial.judge = d.trial.engine;
  if (!d.trial.store || !d.trial.engine)
    status = gh_usage ("out of memory");
  for (int i = 0; status == GH_EXIT_HOLDS && i < count; i++)
    status = print_digest (&d, games[i]);
  if (d.trial.engine)
    d.trial.engine->close (d.trial.engine);
  gh_store_free (d.trial.store);
  return status;
}

int gh_command_digest (int argc, char **argv)
{
  static const struct option options[] = {{"limit", required_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  gh_limits limits = GH_DEFAULT_LIMITS;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'l':
      if (!gh_option_limit (optarg, &limits))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (optind == argc)
    return gh_usage ("digest: expected a game");
  return print_all (argc - optind, argv + optind, &limits);
}

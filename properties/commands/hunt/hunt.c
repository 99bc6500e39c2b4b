#include "commands/hunt/hunt.h"
#include "commands/command.h"
#include "commands/hunt/hunted.h"
#include "commands/output_file.h"
#include "commands/progress.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: gifthorse hunt [OPTION...] CLAIM\n\n"
    "Searches a smallest counterexample to a conjecture, or, for `exists G: ...`, a smallest "
    "witness:\n"
    "every case of small domains first, then random ones. Says what was searched when there is "
    "none.\n\n"
    "  gifthorse hunt 'G || 0 and H || 0 -> G + H || 0'\n"
    "  gifthorse hunt 'for dicotic G: G > 0 -> G + ^ > * [values day 3] [random 1000]'\n"
    "  gifthorse hunt 'for loopy K: loopy_outcome(K) = LL -> is_stopper(K)'\n"
    "  gifthorse hunt 'for position G of clobber up to 3x4: G >= *'\n\n"
    "The last one tries all boards of a ruleset up to this size, the smallest first.\n"
    "A case in which a function has no value, such as number(*), is neither: it is counted as\n"
    "undefined.\n\n"
    "  --engine ENGINE    search where this engine's answers break the claim, as `gifthorse "
    "check`\n"
    "                     judges them: cmd:PROGRAM, lib:FILE, canary:NAME, optimized, reference;\n"
    "                     by default the definitions, and the fast engine for what they "
    "lack\n" GH_SANDBOX_HELP "  --seed N           of random cases; 1 by default\n"
    "  --cases N          random cases, in place of the usual numbers\n"
    "  --time T           what all of it may take: 90 (seconds), 10m, 8h; 60 by "
    "default\n"
    "  --replay VALUES    try one case in place of a search: 'G = {0|*}; H = 1'\n"
    "  --format FORMAT    table, for a person (the default), or json, for programs: at the end, "
    "as\n"
    "                     hunt.schema.json says\n" GH_OUTPUT_HELP GH_QUIET_HELP GH_LIMIT_HELP
    "\nStatus: 0 none was found (or a witness was), 1 one was found (or no witness), 2 wrong use, "
    "or\nnothing was decided.\n";

static bool take_format (gh_hunting *h, const char *word)
{
  static const gh_hunt_format *const formats[] = {&gh_hunt_table, &gh_hunt_json};
  const char *const words[] = {gh_hunt_table.word, gh_hunt_json.word, NULL};
  size_t which;
  if (!gh_option_word ("--format", word, words, &which))
    return false;
  h->format = formats[which];
  return true;
}

static bool read_options (gh_hunting *h, int argc, char **argv, int *status)
{
  static const struct option options[] = {
      {"engine", required_argument, NULL, 'e'},
      {"seed", required_argument, NULL, 's'},
      {"cases", required_argument, NULL, 'c'},
      {"time", required_argument, NULL, 'T'},
      {"replay", required_argument, NULL, 'r'},
      {"format", required_argument, NULL, 'f'},
      {"output", required_argument, NULL, 'o'},
      {"limit", required_argument, NULL, 'l'},
      {"sandbox", no_argument, NULL, 'b'},
      {"help", no_argument, NULL, 'h'},
      {NULL, 0, NULL, 0},
  };
  double number;
  bool good = true;
  *status = GH_EXIT_USAGE;
  for (int option; good && (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'e': h->engine = optarg; break;
    case 's':
      good = gh_option_number ("--seed", optarg, 0, 9e15, &number);
      h->options.seed = good ? (uint64_t)number : 0;
      break;
    case 'c':
      good = gh_option_number ("--cases", optarg, 1, 9e15, &number);
      h->options.random_cases = good ? (uint64_t)number : 0;
      break;
    case 'b': h->sandbox = true; break;
    case 'T': good = gh_option_time ("--time", optarg, &h->seconds); break;
    case 'r': h->replay = optarg; break;
    case 'f': good = take_format (h, optarg); break;
    case 'o': good = gh_output_take (optarg); break;
    case 'l': good = gh_option_limit (optarg, &h->options.limits); break;
    case 'h':
      fputs (help, stdout);
      *status = 0;
      return false;
    default: gh_usage_option (option, argv, options); return false;
    }
  return good && (!h->sandbox || gh_option_sandbox (h->engine, NULL));
}

int gh_command_hunt (int argc, char **argv)
{
  gh_hunting how = GH_DEFAULT_HUNTING;
  int status;
  if (!read_options (&how, argc, argv, &status))
    return status;
  if (optind + 1 != argc)
    return gh_usage ("hunt: expected one claim, as one word for the shell");
  return gh_hunt (argv[optind], &how);
}

#include "proof/telling/verify.h"
#include "commands/command.h"
#include "commands/prove/shown.h"
#include "commands/text_file.h"
#include "form/numeral.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: gifthorse verify [OPTION...] [CLAIM] [FILE]\n\n"
    "Checks a certificate, and whether what it proves is this claim, which is one that `gifthorse\n"
    "prove` takes and says what is true. FILE is - for standard input:\n\n"
    "  gifthorse prove 'mean({2|-1})' >FILE\n"
    "  gifthorse verify 'mean({2|-1}) = 1/2' FILE\n\n"
    "Status 0: it proves that; 1: it does not, or is wrong; 2: it could not be read.\n\n"
    "Without CLAIM, of FILE or of standard input, it prints what is proved, rebuilt from the "
    "games\n"
    "in it. The program gifthorse-verify does so and has nothing else in it: "
    "engine/proof/README.md\n"
    "tells what there is to trust.\n\n"
    "  --claim FILE       the claim is all of this file\n" GH_LIMIT_HELP;

static int verify_claim_of (const char *claims, const char *path, const gh_limits *limits)
{
  gh_text text;
  int const status = gh_text_file_read (claims, &text) ? gh_verify_claim (text.at, path, limits)
                     : gh_interrupted ()               ? GH_EXIT_INTERRUPTED
                                                       : GH_EXIT_USAGE;
  free (text.at);
  return status;
}

int gh_command_verify (int argc, char **argv)
{
  static const struct option options[] = {{"claim", required_argument, NULL, 'c'},
                                          {"limit", required_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  const char *claims = NULL;
  gh_limits limits = GH_DEFAULT_LIMITS;
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'c': claims = optarg; break;
    case 'l':
      if (!gh_option_limit (optarg, &limits))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  if (claims && argc <= optind + 1)
    return verify_claim_of (claims, optind < argc ? argv[optind] : "-", &limits);
  if (!claims && argc == optind + 2)
    return gh_verify_claim (argv[optind], argv[optind + 1], &limits);
  if (argc > optind + 1)
    return gh_usage ("verify: expected a claim and one file");
  return gh_verify (optind < argc ? argv[optind] : "-");
}

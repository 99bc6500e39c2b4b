#include "proof/verify.h"
#include "commands/command.h"

#include <getopt.h>
#include <stdio.h>

static const char help[] =
    "usage: gifthorse verify [FILE]\n\n"
    "Checks a certificate, of standard input without FILE, and prints what it proves, rebuilt "
    "from\n"
    "the games in it. Status 0: it holds; 1: it does not; 2: it could not be read. The program\n"
    "gifthorse-verify does the same and has nothing else in it: engine/proof/README.md tells what\n"
    "there is to trust.\n";

int gh_command_verify (int argc, char **argv)
{
  static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_misspelt (option, argv, options);
    }
  if (argc > optind + 1)
    return gh_usage ("verify: expected one file");
  return gh_verify (optind < argc ? argv[optind] : "-");
}

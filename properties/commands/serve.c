#include "adapter/serve.h"
#include "commands/command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: gifthorse serve [OPTION...] [ENGINE]\n\n"
    "Answers the line protocol on standard input and output with a built-in engine: reference,\n"
    "the definitions, by default; optimized, which is fast; complete, which is that and the\n"
    "definitions for what it lacks; certified; or canary:NAME, which has a bug on purpose. The\n"
    "protocol is described in engine/adapter/README.md.\n\n" GH_LIMIT_HELP;

int gh_command_serve (int argc, char **argv)
{
  static const struct option options[] = {{"limit", required_argument, NULL, 'l'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
  gh_limits limits = GH_DEFAULT_LIMITS;
  char error[400];
  for (int option; (option = gh_next_option (argc, argv, ":h", options)) != -1;)
    switch (option) {
    case 'l':
      if (!gh_option_limit (optarg, &limits))
        return GH_EXIT_USAGE;
      break;
    case 'h': fputs (help, stdout); return 0;
    default: return gh_usage_option (option, argv, options);
    }
  const char *const spec = optind < argc ? argv[optind] : "reference";
  if (argc > optind + 1 || !strncmp (spec, "cmd:", 4) || !strncmp (spec, "lib:", 4))
    return gh_usage ("serve: expected the name of one built-in engine");
  gh_engine_options const starting = GH_DEFAULT_ENGINE_OPTIONS;
  gh_engine *const engine = gh_library_engine (spec, &starting, error, sizeof error);
  if (!engine)
    return gh_usage ("%s: %s", spec, error);
  errno = 0;
  bool const served = gh_serve (engine, &limits, STDIN_FILENO, STDOUT_FILENO) == 0;
  int const problem = errno;
  engine->close (engine);
  if (served)
    return GH_EXIT_HOLDS;
  return gh_usage ("serve: %s", problem == ENOMEM ? "out of memory" : strerror (problem));
}

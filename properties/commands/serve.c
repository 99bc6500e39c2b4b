#include "adapter/serve.h"
#include "commands/command.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: gifthorse serve [ENGINE]\n\n"
    "Answers the line protocol on standard input and output with a built-in engine, the reference\n"
    "by default. The protocol is described in engine/adapter/README.md.\n";

int gh_command_serve (int argc, char **argv)
{
  char error[400];
  if (argc > 1 && !strcmp (argv[1], "--help")) {
    fputs (help, stdout);
    return 0;
  }
  const char *const spec = argc > 1 ? argv[1] : "reference";
  if (argc > 2 || *spec == '-' || !strncmp (spec, "cmd:", 4))
    return gh_usage ("serve: expected the name of one built-in engine");
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  gh_engine *const engine = gh_engine_open (spec, &options, error, sizeof error);
  if (!engine)
    return gh_usage ("%s: %s", spec, error);
  int const status = gh_serve (engine, STDIN_FILENO, STDOUT_FILENO);
  engine->close (engine);
  return status;
}

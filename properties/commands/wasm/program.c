/* The program for WebAssembly: `eval`, whose pages are those of the site, and `serve`, by which the
   theorems are put to its engines. */
#include "adapter/serve.h"
#include "commands/command.h"
#include "commands/leave.h"
#include "form/shortage.h"
#include "optimized/optimized.h"
#include "reference/reference.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int serve (const char *name)
{
  gh_limits const limits = GH_DEFAULT_LIMITS;
  gh_engine *const engine = !strcmp (name, "optimized")   ? gh_optimized_open ()
                            : !strcmp (name, "reference") ? gh_reference_open ()
                                                          : NULL;
  if (!engine)
    return gh_usage ("serve: found '%s', expected reference or optimized", name);
  int const wrong = gh_serve (engine, &limits, STDIN_FILENO, STDOUT_FILENO);
  engine->close (engine);
  return wrong ? GH_EXIT_USAGE : GH_EXIT_HOLDS;
}

static int run (int argc, char **argv)
{
  if (argc == 2 && !strcmp (argv[1], "--version"))
    return puts ("gifthorse " GH_VERSION " for WebAssembly, commit " GH_COMMIT), 0;
  if (argc > 1 && !strcmp (argv[1], "eval"))
    return gh_command_eval (argc - 1, argv + 1);
  if (argc == 3 && !strcmp (argv[1], "serve"))
    return serve (argv[2]);
  return gh_usage ("expected eval, serve ENGINE or --version");
}

int main (int argc, char **argv)
{
  gh_set_program ("gifthorse");
  gh_shortage_ends (gh_leave_no_memory);
  int const status = run (argc, argv);
  return fflush (stdout) || ferror (stdout) ? gh_usage ("could not write the output") : status;
}

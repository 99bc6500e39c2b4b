/* gifthorse-host: loads a plug-in and speaks the line protocol for it, so that what happens inside
   the plug-in happens to a process of its own.

   Standard output is the protocol's. It is put aside before the plug-in is loaded, and what the
   plug-in prints goes to standard error. */
#include "adapter/serve.h"
#include "plugin/plugin.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define EXIT_UNUSABLE 2

static const char help[] =
    "usage: gifthorse-host ENGINE.so\n\n"
    "Answers the line protocol on standard input and output with the engine in a shared object,\n"
    "which exports gifthorse_engine as gifthorse-engine.h declares it. What the engine prints "
    "goes\n"
    "to standard error. It may use 2 GiB of address space, or as much as a limit that is set\n"
    "already allows (ulimit -v).\n\n"
    "`gifthorse check --engine lib:./engine.so` runs this program.\n";

static int unusable (const char *path, const char *why)
{
  fprintf (stderr, "gifthorse-host: %s: %s\n", path, why);
  return EXIT_UNUSABLE;
}

/* Take standard input and output for the protocol, and leave the plug-in an input without anything
   and standard error for its output. False: a descriptor could not be had. */
static bool put_aside (int *in, int *out)
{
  *in = fcntl (STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  *out = fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int const nothing = open ("/dev/null", O_RDWR | O_CLOEXEC);
  if (*in < 0 || *out < 0 || nothing < 0)
    return false;
  if (fcntl (STDERR_FILENO, F_GETFD) < 0 && dup2 (nothing, STDERR_FILENO) < 0)
    return false;
  return dup2 (nothing, STDIN_FILENO) >= 0 && dup2 (STDERR_FILENO, STDOUT_FILENO) >= 0;
}

/* A sanitizer takes terabytes of address space, so that its builds have no limit. */
static void limit_memory (void)
{
#ifndef GH_SANITIZED
  rlim_t const most = (rlim_t)2 << 30;
  struct rlimit limit;
  if (getrlimit (RLIMIT_AS, &limit) || limit.rlim_cur != RLIM_INFINITY)
    return;
  limit.rlim_cur = limit.rlim_max < most ? limit.rlim_max : most;
  setrlimit (RLIMIT_AS, &limit);
#endif
}

/* Without a slash the name would be looked for among the system's libraries. */
static void *load (const char *path)
{
  char here[4096];
  if (strchr (path, '/'))
    return dlopen (path, RTLD_NOW | RTLD_LOCAL);
  snprintf (here, sizeof here, "./%s", path);
  return dlopen (here, RTLD_NOW | RTLD_LOCAL);
}

static int serve (const char *path, void *library, int in, int out)
{
  char error[200];
  const gh_plugin *(*table) (void);
  void *const symbol = dlsym (library, "gifthorse_engine");
  if (!symbol)
    return unusable (path, "it does not export gifthorse_engine, see gifthorse-engine.h");
  memcpy (&table, &symbol, sizeof table);
  gh_engine *const engine = gh_plugin_open (table (), error, sizeof error);
  if (!engine)
    return unusable (path, error);
  int const status = gh_serve (engine, NULL, in, out);
  engine->close (engine);
  return status;
}

int main (int argc, char **argv)
{
  int in, out;
  if (argc == 2 && !strcmp (argv[1], "--help")) {
    fputs (help, stdout);
    return fflush (stdout) ? EXIT_UNUSABLE : 0;
  }
  if (argc != 2 || *argv[1] == '-') {
    fputs (help, stderr);
    return EXIT_UNUSABLE;
  }
  if (!put_aside (&in, &out))
    return unusable (argv[1], "standard input and output could not be put aside");
  limit_memory ();
  void *const library = load (argv[1]);
  if (!library)
    return unusable (argv[1], dlerror ());
  int const status = serve (argv[1], library, in, out);
  dlclose (library);
  return status;
}

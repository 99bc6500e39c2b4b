/* A plug-in that misbehaves, for the tests of gifthorse-host. The environment's HOSTILE says how,
   on `compare 1 ; 0`; everything else is answered as if all games were equal. */
#include "gifthorse-engine.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is (const char *mode)
{
  const char *const wanted = getenv ("HOSTILE");
  return wanted && !strcmp (wanted, mode);
}

static volatile unsigned sink;

static unsigned deep (unsigned n)
{
  volatile char frame[4096];
  frame[n % sizeof frame] = 1;
  return n == UINT32_MAX ? 0 : deep (n + 1) + (unsigned char)frame[n % sizeof frame];
}

/* What concerns the process, its children, and the descriptors of the protocol. */
static void misbehave_as_process (void)
{
  if (is ("fork")) /* two go on, and both answer */
    sink = (unsigned)fork ();
  if (is ("stop"))
    raise (SIGSTOP);
  if (is ("terminate"))
    kill (0, SIGTERM);
  if (is ("exec"))
    execl ("/bin/sh", "sh", "-c", "exit 0", NULL);
  if (is ("leave a daemon")) {
    int const stays = fork () == 0 && setsid () > 0 && fork () == 0;
    while (stays)
      pause ();
    exit (3);
  }
  for (int fd = 3; fd < 20 && is ("protocol"); fd++)
    sink = (unsigned)write (fd, "xyzzy\n", 6);
}

static void misbehave (void)
{
  static const struct {
    const char *mode;
    int signal;
  } signals[] = {{"segv", SIGSEGV}, {"abort", SIGABRT}, {"fpe", SIGFPE}, {"kill", SIGKILL}};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    if (is (signals[i].mode)) {
      signal (signals[i].signal, SIG_DFL); /* a sanitizer would end the process its own way */
      raise (signals[i].signal);
    }
  if (is ("kill parent"))
    kill (getppid (), SIGKILL);
  if (is ("stop parent")) {
    kill (getppid (), SIGSTOP);
    exit (3);
  }
  while (is ("kill parent"))
    pause ();
  if (is ("exit"))
    exit (3);
  if (is ("exit 0"))
    exit (0);
  if (is ("print")) {
    puts ("answered = to everything");
    fflush (stdout);
    if (write (STDOUT_FILENO, "xyzzy\n", 6) != 6)
      exit (4);
  }
  if (is ("input") && getchar () != EOF)
    exit (5);
  if (is ("close"))
    for (int fd = 0; fd < 100; fd++)
      close (fd);
  while (is ("allocate")) {
    volatile char *const block = malloc (1 << 24);
    *block = 1;
  }
  if (is ("gibibyte")) {
    void *volatile const block = malloc (1 << 30);
    if (!block)
      exit (7);
  }
  if (is ("recurse"))
    sink = deep (0);
  while (is ("hang"))
    pause ();
  misbehave_as_process ();
}

static gh_answer compare (gh_games *games, const gh_game *of)
{
  const char *const g = games->numeral (games, of[0]);
  int const one = g && !strcmp (g, "1");
  const char *const h = games->numeral (games, of[1]);
  if (one && h && !strcmp (h, "0"))
    misbehave ();
  if (is ("no game"))
    games->count (games, 4000000000u, GH_SIDE_LEFT);
  if (is ("refuse"))
    return games->refuse (games, "not today\nnor tomorrow");
  if (is ("fault"))
    return games->fault (games, "I am confused");
  return is ("nonsense") ? 99 : GH_SAY_EQUAL;
}

const gh_plugin *gifthorse_engine (void)
{
  static const gh_ability abilities[] = {{"compare", compare}, {NULL, NULL}};
  static const gh_ability misspelt[] = {
      {"compare", compare}, {"cannonical", compare}, {NULL, NULL}};
  static gh_plugin plugin = {
      GH_PLUGIN_VERSION, sizeof (gh_plugin), "hostile", NULL, abilities, NULL};
  if (is ("exit on start"))
    exit (6);
  if (is ("misspelt"))
    plugin.abilities = misspelt;
  if (is ("other version"))
    plugin.version = 2;
  if (is ("print on start"))
    puts ("hello from the plug-in");
  return is ("null") ? NULL : &plugin;
}

#include "adapter/process/supervisor.h"
#include "adapter/process/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#define LINE 0            /* the only descriptor that stays open */
#define TICK_SECONDS 0.1  /* between looks at the memory */
#define TICK_COSTS 20     /* times what a look takes, if that is more */
#define KILL_SECONDS 0.01 /* between rounds of killing, if no child ends before */

extern char **environ;

typedef struct supervisor {
  const supervised *task;
  pid_t engine;
  bool ended; /* the engine did, and is reaped */
} supervisor;

static double seconds (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- the engine ------------------------------------------------------------------------------ */

/* Become the engine: leader of a group, with no signal blocked, that dies with its parent. In a
   sandbox nothing is handed on that was open here: a folder would lead out of it. */
static _Noreturn void become_engine (const supervised *s, pid_t parent)
{
  char sh[] = "sh", option[] = "-c", *const arguments[] = {sh, option, (char *)s->script, NULL};
  sigset_t none;
  setpgid (0, 0);
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid () != parent || dup2 (s->in, 0) < 0 || dup2 (s->out, 1) < 0 || dup2 (s->error, 2) < 0)
    _exit (126);
  if (s->filter >= 0 && dup2 (s->filter, SANDBOX_FILTER) < 0)
    _exit (126);
  if (s->filter == SANDBOX_FILTER)
    fcntl (SANDBOX_FILTER, F_SETFD, 0);
  if (s->filter >= 0)
    census_close_from (s->census, SANDBOX_FILTER + 1);
  signal (SIGPIPE, SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
  execve ("/bin/sh", arguments, environ);
  _exit (127);
}

/* ---- the line -------------------------------------------------------------------------------- */

/* The client may be gone: that is seen later. */
static void tell (int line, report_kind kind, int value)
{
  report const r = {(int)kind, value};
  while (send (line, &r, sizeof r, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno == EINTR)
    continue;
}

/* Whether nobody is at the other end. A process that the client forked may have kept that end open,
   so that the parent is looked at, too. */
static bool hung_up (const supervised *s)
{
  char unused;
  ssize_t const n = recv (LINE, &unused, 1, MSG_DONTWAIT);
  bool const open = n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
  return !open || getppid () != s->client;
}

/* ---- children -------------------------------------------------------------------------------- */

static void noticed (int signal_number)
{
  (void)signal_number;
}

/* Wait for the end of a child or news on the line. All signals but that of a child stay blocked. */
static void wait_for (double most, bool line)
{
  struct timespec const t = {(time_t)most, (long)(1e9 * (most - (double)(time_t)most))};
  fd_set readable;
  sigset_t mask;
  FD_ZERO (&readable);
  FD_SET (LINE, &readable);
  sigfillset (&mask);
  sigdelset (&mask, SIGCHLD);
  pselect (LINE + 1, line ? &readable : NULL, NULL, NULL, &t, &mask);
}

/* Reap what ended. False: there are no children. */
static bool reap (supervisor *v)
{
  int status;
  pid_t pid;
  while ((pid = waitpid (-1, &status, WNOHANG)) > 0 || (pid < 0 && errno == EINTR))
    if (pid == v->engine) {
      v->ended = true;
      tell (LINE, REPORT_ENDED, status);
    }
  return pid == 0;
}

/* One round of killing, the engine itself first: it may be stopping this process again and again. A
   process that is left by its parent is a child here after it. */
static void kill_all (const supervisor *v)
{
  if (!v->ended) {
    kill (v->engine, SIGKILL);
    kill (-v->engine, SIGKILL);
  }
  if (census_take (v->task->census, getpid ()))
    census_kill (v->task->census);
}

/* Kill until none is left. */
static void end_all (supervisor *v)
{
  for (; reap (v); wait_for (KILL_SECONDS, false))
    kill_all (v);
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Kill all when they take too much. Returns when to look again. */
static double watch_memory (const supervisor *v)
{
  census *const c = v->task->census;
  uint64_t const most = v->task->memory_bytes;
  double const began = seconds ();
  if (census_take (c, getpid ()) && census_memory (c, most) > most) {
    tell (LINE, REPORT_MEMORY, 0);
    kill_all (v);
  }
  double const end = seconds (), pause = TICK_COSTS * (end - began);
  return end + (pause > TICK_SECONDS ? pause : TICK_SECONDS);
}

/* ---- all of it ------------------------------------------------------------------------------- */

static void set_up (void)
{
  struct sigaction action = {.sa_handler = noticed};
  sigfillset (&action.sa_mask);
  sigaction (SIGCHLD, &action, NULL);
  setsid ();
#ifdef __linux__
  prctl (PR_SET_CHILD_SUBREAPER, 1);
  prctl (PR_SET_PDEATHSIG, SIGCONT); /* an engine may have stopped this */
  prctl (PR_SET_NAME, "gh-supervisor");
#endif
}

_Noreturn void supervise (const supervised *s)
{
  supervisor v = {.task = s};
  set_up ();
  pid_t const self = getpid ();
  v.engine = fork ();
  if (v.engine == 0)
    become_engine (s, self);
  tell (s->line, v.engine < 0 ? REPORT_NOT_STARTED : REPORT_RUNS, v.engine < 0 ? errno : v.engine);
  dup2 (s->line, LINE);
  census_close_from (s->census, LINE + 1);
  double look = seconds () + TICK_SECONDS; /* until it is sh, it has the memory of the client */
  for (; v.engine > 0 && !hung_up (s); wait_for (TICK_SECONDS, true)) {
    reap (&v);
    if (s->memory_bytes && seconds () >= look)
      look = watch_memory (&v);
  }
  end_all (&v);
  _exit (0);
}

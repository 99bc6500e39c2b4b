#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "harness/run/worker.h"
#include "form/halt.h"
#include "form/shortage.h"
#include "harness/run/inside.h"
#include "harness/run/turns.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#define EXIT_STUCK 75 /* a case that could not be given up took too long */
#define GRACE 2       /* seconds for a case to be given up */

/* ---- the process ----------------------------------------------------------------------------- */

/* In the worker. */
typedef struct working {
  const gh_work *work;
  int fd;
  gh_engine *engine, *second;
  gh_runner *runner;
  gh_deal deal;
  gh_standing standings[GH_MOST_PIECES];
  gh_piece pieces[GH_MOST_PIECES];
} working;

/* All of it, or false. */
static bool send_all (int fd, const void *data, size_t size)
{
  for (const char *at = data; size;) {
    ssize_t const n = send (fd, at, size, MSG_NOSIGNAL);
    if (n < 0 && errno != EINTR)
      return false;
    at += n > 0 ? n : 0;
    size -= n > 0 ? (size_t)n : 0;
  }
  return true;
}

static bool receive_all (int fd, void *data, size_t size)
{
  for (char *at = data; size;) {
    ssize_t const n = recv (fd, at, size, 0);
    if (n == 0 || (n < 0 && errno != EINTR))
      return false;
    at += n > 0 ? n : 0;
    size -= n > 0 ? (size_t)n : 0;
  }
  return true;
}

/* One that cannot be heard any more has nothing left to do. */
static void tell (const working *w, const gh_news *news)
{
  if (!send_all (w->fd, news, sizeof *news))
    _exit (0);
}

static void piece_done (void *context, size_t piece)
{
  const working *const w = context;
  static gh_news news;
  news = (gh_news){.kind = GH_WORKER_PIECE, .piece = piece, .faults = w->engine->faults};
  news.standing = w->standings[piece];
  tell (w, &news);
}

/* A timer of processor time ticks each second. A case that lasts is given up; where nothing looks
   at the flag, the process is. */
static gh_watch *ticking;
static unsigned most_ticks;

static void tick (int signal_number)
{
  static uint64_t last;
  static unsigned ticks;
  (void)signal_number;
  ticks = ticking->runs == last ? ticks + 1 : 0;
  last = ticking->runs;
  if (ticks == most_ticks)
    gh_halt (GH_HALT_CASE);
  if (ticks == most_ticks + GRACE)
    _exit (EXIT_STUCK);
}

static void start_ticking (gh_watch *watch, unsigned seconds)
{
  struct sigaction const action = {.sa_handler = tick, .sa_flags = SA_RESTART};
  struct itimerval const second = {{1, 0}, {1, 0}};
  ticking = watch;
  most_ticks = seconds;
  sigaction (SIGPROF, &action, NULL);
  setitimer (ITIMER_PROF, &second, NULL);
}

gh_introduction gh_introduce (const gh_engine *engine, const gh_engine *second)
{
  gh_introduction i = {.abilities = engine->abilities, .builtin = engine->builtin};
  snprintf (i.name, sizeof i.name, "%s", engine->name);
  snprintf (i.against, sizeof i.against, "%s", second ? second->name : "");
  snprintf (i.unknown, sizeof i.unknown, "%s", engine->unknown ? engine->unknown : "");
  gh_takes_describe (engine, i.takes, sizeof i.takes);
  return i;
}

static void introduce (working *w)
{
  gh_news news = {.kind = GH_WORKER_READY};
  news.introduction = gh_introduce (w->engine, w->second);
  tell (w, &news);
}

static bool prepare (working *w, gh_watch *watch)
{
  gh_news failed = {.kind = GH_WORKER_FAILED};
  if (w->work->open (w->work->context, &w->engine, &w->second, failed.error, sizeof failed.error)) {
    w->runner = gh_runner_new (w->engine, w->second, w->work->options);
    snprintf (failed.error, sizeof failed.error, "out of memory");
  }
  if (!w->runner) {
    tell (w, &failed);
    return false;
  }
  gh_runner_watch (w->runner, watch);
  if (w->work->board && !w->engine->builtin)
    gh_runner_join (w->runner, w->work->board);
  introduce (w);
  return true;
}

static const gh_domain *opening_of (const working *w, size_t theorem)
{
  const gh_domain *const opening = w->work->openings ? &w->work->openings[theorem] : NULL;
  return w->deal.opening && opening && opening->cases ? opening : NULL;
}

/* The next deal. False: there is none any more. */
static bool receive (working *w)
{
  if (!receive_all (w->fd, &w->deal, sizeof w->deal) ||
      !receive_all (w->fd, w->standings, w->deal.count * sizeof *w->standings))
    return false;
  for (size_t i = 0; i < w->deal.count; i++) {
    size_t const number = w->deal.theorems[i];
    const gh_theorem *const theorem = w->work->theorems[number];
    w->pieces[i] = (gh_piece){theorem, &w->standings[i], gh_upto_of (theorem, &w->deal),
                              opening_of (w, number), w->deal.share};
  }
  return true;
}

static void wait_for_late (working *w)
{
  gh_news news = {.kind = GH_WORKER_WAITED};
  news.waited = w->deal.again
                    ? gh_runner_relive (w->runner, w->work->life, w->deal.seconds, &news.seconds)
                    : gh_runner_wait (w->runner, &w->deal.late, w->deal.seconds, &news.seconds);
  tell (w, &news);
}

static void work (working *w, gh_watch *watch)
{
  if (prepare (w, watch)) {
    start_ticking (watch, w->work->options->case_seconds);
    while (receive (w)) {
      if (w->deal.waiting)
        wait_for_late (w);
      else
        gh_runner_advance (w->runner, w->pieces, w->deal.count, w->deal.seconds, piece_done, w);
      gh_news const idle = {.kind = GH_WORKER_IDLE, .faults = w->engine->faults};
      tell (w, &idle);
    }
  }
  gh_runner_free (w->runner);
  if (w->second)
    w->second->close (w->second);
  if (w->engine)
    w->engine->close (w->engine);
}

static void leave_no_memory (void)
{
  _exit (GH_EXIT_NO_MEMORY);
}

_Noreturn static void live (const gh_work *for_what, int fd, gh_watch *watch, pid_t parent)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid () != parent)
    _exit (0);
  gh_shortage_ends (leave_no_memory);
  working *const w = calloc (1, sizeof *w);
  if (w) {
    w->work = for_what;
    w->fd = fd;
    work (w, watch);
  }
  free (w);
  close (fd);
  exit (0); /* what measures coverage or leaks has its say */
}

/* ---- its parent ------------------------------------------------------------------------------ */

static void release (gh_worker *w)
{
  close (w->fd);
  munmap (w->watch, sizeof *w->watch);
  *w = (gh_worker){0};
}

bool gh_worker_start (gh_worker *w, const gh_work *for_what, const gh_worker *others, size_t count)
{
  int ends[2];
  if (socketpair (AF_UNIX, SOCK_STREAM, 0, ends))
    return false;
  fcntl (ends[0], F_SETFD, FD_CLOEXEC);
  fcntl (ends[1], F_SETFD, FD_CLOEXEC);
  w->fd = ends[0];
  w->watch =
      mmap (NULL, sizeof *w->watch, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (w->watch == MAP_FAILED) {
    close (ends[0]);
    close (ends[1]);
    return false;
  }
  pid_t const parent = getpid ();
  fflush (NULL); /* nothing is to be printed twice */
  pid_t const pid = fork ();
  if (pid == 0) {
    for (size_t i = 0; i < count; i++)
      if (others[i].pid)
        close (others[i].fd);
    close (ends[0]);
    live (for_what, ends[1], w->watch, parent);
  }
  close (ends[1]);
  w->pid = pid;
  if (pid < 0)
    release (w);
  return pid > 0;
}

bool gh_worker_deal (gh_worker *w, const gh_deal *deal, const gh_standing *standings)
{
  w->deal = *deal;
  w->busy = true;
  memset (w->back, 0, sizeof w->back);
  bool good = send_all (w->fd, deal, sizeof *deal);
  for (size_t i = 0; i < deal->count && good; i++)
    good = send_all (w->fd, &standings[deal->theorems[i]], sizeof *standings);
  return good;
}

static void say_how (int status, char *error, size_t size)
{
  if (WIFSIGNALED (status))
    snprintf (error, size, "the process that ran it was ended by signal %d", WTERMSIG (status));
  else if (WEXITSTATUS (status) == GH_EXIT_NO_MEMORY)
    snprintf (error, size, "out of memory");
  else if (WEXITSTATUS (status) == EXIT_STUCK)
    snprintf (error, size, "the process that ran it took too much processor time");
  else
    snprintf (error, size, "the process that ran it ended with status %d", WEXITSTATUS (status));
}

void gh_worker_hear (gh_worker *w, gh_news *news)
{
  int status = 0;
  if (w->pid <= 0) /* else it would be more than one process that is killed */
    gh_broken ("gh_worker_hear", "worker", "there is no process");
  if (receive_all (w->fd, news, sizeof *news)) {
    w->open |= news->kind == GH_WORKER_READY;
    w->busy = w->busy && news->kind != GH_WORKER_IDLE;
    if (news->kind == GH_WORKER_PIECE)
      w->back[news->piece] = true;
    return;
  }
  *news = (gh_news){.kind = GH_WORKER_GONE};
  kill (w->pid, SIGKILL);
  while (waitpid (w->pid, &status, 0) < 0 && errno == EINTR)
    continue;
  news->crashed = WIFSIGNALED (status) ? WTERMSIG (status) != SIGKILL /* who kills lacks memory */
                                       : WEXITSTATUS (status) != GH_EXIT_NO_MEMORY &&
                                             WEXITSTATUS (status) != EXIT_STUCK;
  say_how (status, news->error, sizeof news->error);
  w->pid = 0;
}

void gh_worker_halt (const gh_worker *w)
{
  kill (w->pid, SIGTERM);
}

void gh_worker_stop (gh_worker *w, double until)
{
  if (!w->watch)
    return;
  shutdown (w->fd, SHUT_RDWR);
  while (w->pid && waitpid (w->pid, NULL, WNOHANG) != w->pid) {
    if (gh_clock () > until) {
      kill (w->pid, SIGKILL);
      waitpid (w->pid, NULL, 0);
      break;
    }
    nanosleep (&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
  release (w);
}

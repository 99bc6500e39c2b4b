#include "adapter/process/process.h"
#include "adapter/process/sandbox.h"
#include "adapter/process/supervisor.h"
#include "form/halt.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CHUNK 65536
#define SLICE 50        /* milliseconds: a signal that comes just before a wait is seen after it */
#define END_SECONDS 0.7 /* what a supervisor has to kill all */
#define SWEEP_SECONDS 0.2 /* and this program, when the supervisor fails */

double process_clock (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void nap (void)
{
  nanosleep (&(struct timespec){.tv_nsec = 500000}, NULL);
}

/* Milliseconds to wait before looking around, 0 when the deadline is over. */
static int slice_to (double deadline)
{
  double const left = 1000 * (deadline - process_clock ());
  return left <= 0 ? 0 : left >= SLICE ? SLICE : (int)left + 1;
}

static bool would_block (void)
{
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/* ---- starting -------------------------------------------------------------------------------- */

/* Not inherited, and above the standard ones, which may be closed here. */
static int safe_descriptor (int fd)
{
  int const safe = fd < 0 ? -1 : fcntl (fd, F_DUPFD_CLOEXEC, 3);
  if (fd >= 0)
    close (fd);
  return safe;
}

static void close_one (int fd)
{
  if (fd >= 0)
    close (fd);
}

static void close_both (const int ends[2])
{
  close_one (ends[0]);
  close_one (ends[1]);
}

static bool make_safe (int ends[2], bool made)
{
  for (int i = 0; i < 2; i++)
    ends[i] = made ? safe_descriptor (ends[i]) : -1;
  return ends[0] >= 0 && ends[1] >= 0;
}

static bool make_pipe (int ends[2])
{
  return make_safe (ends, pipe (ends) == 0);
}

static bool make_line (int ends[2])
{
  return make_safe (ends, socketpair (AF_UNIX, SOCK_STREAM, 0, ends) == 0);
}

/* Leave a supervisor behind, which begins with all signals blocked: none of this program's handlers
   runs there. */
static pid_t fork_supervisor (const supervised *task)
{
  sigset_t all, before;
  sigfillset (&all);
  pthread_sigmask (SIG_SETMASK, &all, &before);
  pid_t const pid = fork ();
  if (pid == 0)
    supervise (task);
  int const error = errno;
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  errno = error;
  return pid;
}

/* What sandbox_script expects at its descriptor. */
static bool make_filter (int ends[2])
{
  bool const made = make_pipe (ends) && sandbox_write_filter (ends[1]);
  close_one (ends[1]);
  ends[1] = -1;
  return made;
}

bool process_start (process *p, const char *command, uint64_t memory_bytes, bool sandboxed)
{
  int down[2] = {-1, -1}, up[2] = {-1, -1}, aside[2] = {-1, -1}, line[2] = {-1, -1};
  int filter[2] = {-1, -1}, error = 0;
  char *const script = sandboxed ? sandbox_script (command) : sandbox_no_script (command);
  census *const c = census_new ();
  pid_t pid = -1;
  if (script && c && make_pipe (down) && make_pipe (up) && make_pipe (aside) && make_line (line) &&
      (!sandboxed || make_filter (filter)))
    pid = fork_supervisor (&(supervised){script, down[0], up[1], aside[1], filter[0], line[1],
                                         memory_bytes, getpid (), c});
  error = errno;
  free (script);
  close_both (filter);
  if (pid < 0) {
    census_free (c);
    close_both (down);
    close_both (up);
    close_both (aside);
    close_both (line);
    *p = NO_PROCESS;
    errno = error;
    return false;
  }
  close (down[0]);
  close (up[1]);
  close (aside[1]);
  close (line[1]);
  fcntl (down[1], F_SETFL, O_NONBLOCK);
  fcntl (up[0], F_SETFL, O_NONBLOCK);
  fcntl (aside[0], F_SETFL, O_NONBLOCK);
  *p = (process){.pid = pid,
                 .in = down[1],
                 .out = up[0],
                 .line = line[0],
                 .census = c,
                 .memory_bytes = memory_bytes,
                 .sandboxed = sandboxed,
                 .complaints.fd = aside[0]};
  return true;
}

/* ---- ending ---------------------------------------------------------------------------------- */

/* Whether the supervisor ended, and how. It is only looked at, not reaped, so that the number of
   its session stays its own. */
static bool supervisor_ended (const process *p, int *status)
{
  siginfo_t info = {0};
  *status = 0;
  if (waitid (P_PID, (id_t)p->pid, &info, WEXITED | WNOHANG | WNOWAIT))
    return errno != EINTR; /* reaped by someone else */
  *status = info.si_code == CLD_EXITED ? info.si_status << 8 : info.si_status;
  return info.si_pid != 0;
}

/* The program may have stopped its supervisor. */
static void wake (const process *p)
{
  if (p->pid)
    kill (p->pid, SIGCONT);
}

/* Likewise, but wait for it. */
static bool supervisor_ends (const process *p, int *status)
{
  double const deadline = process_clock () + END_SECONDS;
  bool ended;
  for (; !(ended = supervisor_ended (p, status)) && process_clock () < deadline; nap ())
    wake (p);
  return ended;
}

/* Read what the supervisor says. The first end that it tells is the one. */
static void hear (process *p)
{
  static const process_end ends[] = {[REPORT_ENDED] = END_BY_ITSELF,
                                     [REPORT_MEMORY] = END_MEMORY,
                                     [REPORT_NOT_STARTED] = END_NOT_BEGUN};
  report r;
  while (!p->end) {
    ssize_t const n = recv (p->line, &r, sizeof r, MSG_DONTWAIT);
    if (n < 0 && would_block ())
      return;
    if (n < (ssize_t)sizeof r) { /* it is gone without a word */
      supervisor_ends (p, &p->value);
      p->end = END_LOST;
    } else if (r.kind == REPORT_RUNS)
      p->group = r.value;
    else {
      p->end = ends[r.kind];
      p->value = p->sandboxed && r.kind == REPORT_ENDED ? sandbox_ended (r.value) : r.value;
    }
  }
}

static void tell_end (const process *p, char *how, size_t size)
{
  int const status = p->value;
  switch (p->end) {
  case END_UNKNOWN: break;
  case END_BY_ITSELF:
    if (WIFSIGNALED (status))
      snprintf (how, size, "crashed (signal %d)", WTERMSIG (status));
    else
      snprintf (how, size, "exited with status %d", WEXITSTATUS (status));
    break;
  case END_MEMORY:
    snprintf (how, size, "took more than %" PRIu64 " MiB of memory", p->memory_bytes >> 20);
    break;
  case END_NOT_BEGUN: snprintf (how, size, "could not be run (%s)", strerror (status)); break;
  case END_LOST:
    if (WIFSIGNALED (status))
      snprintf (how, size, "lost its supervisor (signal %d)", WTERMSIG (status));
    else
      snprintf (how, size, "ended");
    break;
  }
}

bool process_ended (process *p, double seconds, char *how, size_t size)
{
  double const deadline = process_clock () + seconds;
  for (hear (p); !p->end && !gh_halted (); hear (p)) {
    int const wait = slice_to (deadline);
    if (!wait)
      break;
    wake (p);
    struct pollfd fds[] = {{.fd = p->line, .events = POLLIN},
                           {.fd = p->complaints.fd, .events = POLLIN}};
    if (poll (fds, 2, wait) > 0 && fds[1].revents)
      complaints_read (&p->complaints);
  }
  tell_end (p, how, size);
  return p->end != END_UNKNOWN;
}

/* The supervisor did not do its work: do what can be done without it. Those that only it knows are
   found while it is there. */
static void sweep (const process *p)
{
  double const deadline = process_clock () + SWEEP_SECONDS;
  while (census_take (p->census, p->pid) && census_kill (p->census) && process_clock () < deadline)
    nap ();
  kill (p->pid, SIGKILL);
  if (p->group > 1)
    kill (-p->group, SIGKILL);
  while (census_take_session (p->census, p->pid) && census_kill (p->census) &&
         process_clock () < deadline)
    nap ();
}

/* The supervisor ends when its line is closed and no process is left. */
static void end_supervisor (process *p)
{
  int status;
  shutdown (p->line, SHUT_RDWR);
  if (!supervisor_ends (p, &status) || status) {
    sweep (p);
    supervisor_ends (p, &status);
  }
  waitpid (p->pid, NULL, WNOHANG);
}

void process_kill (process *p)
{
  if (p->pid)
    end_supervisor (p);
  close_one (p->in);
  close_one (p->out);
  close_one (p->line);
  close_one (p->complaints.fd);
  census_free (p->census);
  *p = NO_PROCESS;
}

void process_close (process *p, double seconds)
{
  double const deadline = process_clock () + seconds;
  char how[64], waste[4096];
  close_one (p->in);
  p->in = -1;
  while (p->pid && process_clock () < deadline && !gh_halted () &&
         !process_ended (p, 0, how, sizeof how))
    if (complaints_read (&p->complaints), read (p->out, waste, sizeof waste) <= 0)
      nap (); /* it may have to write before it can end */
  process_kill (p);
}

/* ---- writing and reading --------------------------------------------------------------------- */

/* The reader may be gone. Whatever this program does about SIGPIPE, it shall not see one from here:
   it is blocked, and taken back if it came. (A socket would need no such care, but an engine may
   open /dev/stdin, which fails for a socket.) */
static ssize_t write_quietly (int fd, const char *data, size_t count)
{
  sigset_t pipes, pending, before;
  sigemptyset (&pipes);
  sigaddset (&pipes, SIGPIPE);
  sigemptyset (&pending);
  sigpending (&pending);
  pthread_sigmask (SIG_BLOCK, &pipes, &before);
  ssize_t const written = write (fd, data, count);
  int const error = errno;
  if (written < 0 && error == EPIPE && !sigismember (&pending, SIGPIPE))
    while (sigtimedwait (&pipes, NULL, &(struct timespec){0}) < 0 && errno == EINTR)
      continue;
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}

bool process_write (process *p, const char *data, size_t *sent, size_t until)
{
  if (p->in < 0 || *sent == until)
    return false;
  ssize_t const n = write_quietly (p->in, data + *sent, until - *sent);
  if (n > 0)
    *sent += (size_t)n;
  else if (n < 0 && !would_block ()) {
    close (p->in);
    p->in = -1;
  }
  return n > 0;
}

static exchange read_some (process *p, bytes *incoming)
{
  if (!bytes_reserve (incoming, CHUNK))
    return EXCHANGE_NO_MEMORY;
  ssize_t const n = read (p->out, incoming->at + incoming->count, CHUNK);
  if (n > 0)
    incoming->count += (size_t)n;
  if (n > 0)
    return EXCHANGE_MOVED;
  return n < 0 && would_block () ? EXCHANGE_QUIET : EXCHANGE_ENDED;
}

/* Wait a little for what can be read, written or heard. False: nothing was ready, and the deadline
   is over. Complaints are no news. */
static bool wait_for_news (process *p, bool writing, double deadline)
{
  struct pollfd fds[] = {{.fd = p->out, .events = POLLIN},
                         {.fd = writing ? p->in : -1, .events = POLLOUT},
                         {.fd = p->end ? -1 : p->line, .events = POLLIN},
                         {.fd = p->complaints.fd, .events = POLLIN}};
  int const wait = slice_to (deadline);
  poll (fds, 4, wait);
  bool const news = fds[0].revents || fds[1].revents || fds[2].revents;
  if (!news)
    wake (p);
  if (fds[2].revents)
    hear (p);
  if (fds[3].revents)
    complaints_read (&p->complaints);
  return news || wait != 0;
}

/* What the program wrote before it ended is there when its end is heard of: it is read first. */
exchange process_exchange (process *p, const char *data, size_t *sent, size_t until,
                           bytes *incoming, double deadline)
{
  for (bool more = true;;) {
    bool const ended = p->end != END_UNKNOWN;
    if (gh_halted ())
      return EXCHANGE_HALTED;
    bool const wrote = process_write (p, data, sent, until);
    exchange const got = read_some (p, incoming);
    if (got != EXCHANGE_QUIET)
      return got;
    if (wrote)
      return EXCHANGE_MOVED;
    if (ended)
      return EXCHANGE_ENDED;
    if (!more)
      return EXCHANGE_QUIET;
    more = wait_for_news (p, p->in >= 0 && *sent < until, deadline);
  }
}

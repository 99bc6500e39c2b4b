#include "adapter/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define CHUNK 65536

extern char **environ;

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

/* ---- starting -------------------------------------------------------------------------------- */

/* Not inherited, and above the standard ones, which may be closed here. */
static int safe_descriptor (int fd)
{
  int const safe = fd < 0 ? -1 : fcntl (fd, F_DUPFD_CLOEXEC, 3);
  if (fd >= 0)
    close (fd);
  return safe;
}

static void close_both (const int ends[2])
{
  for (int i = 0; i < 2; i++)
    if (ends[i] >= 0)
      close (ends[i]);
}

static bool make_pipe (int ends[2])
{
  if (pipe (ends)) {
    ends[0] = ends[1] = -1;
    return false;
  }
  ends[0] = safe_descriptor (ends[0]);
  ends[1] = safe_descriptor (ends[1]);
  return ends[0] >= 0 && ends[1] >= 0;
}

/* The child leads a new group, has no signal blocked and dies of SIGPIPE as programs expect. */
static int spawn (pid_t *pid, const char *script, int in, int out)
{
  char sh[] = "sh", option[] = "-c", *const arguments[] = {sh, option, (char *)script, NULL};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, pipes;
  sigemptyset (&none);
  sigemptyset (&pipes);
  sigaddset (&pipes, SIGPIPE);
  int error = posix_spawn_file_actions_init (&actions);
  if (error)
    return error;
  error = posix_spawnattr_init (&attributes);
  if (!error) {
    posix_spawnattr_setflags (&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                               POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup (&attributes, 0);
    posix_spawnattr_setsigmask (&attributes, &none);
    posix_spawnattr_setsigdefault (&attributes, &pipes);
    error = posix_spawn_file_actions_adddup2 (&actions, in, 0);
    if (!error)
      error = posix_spawn_file_actions_adddup2 (&actions, out, 1);
    if (!error)
      error = posix_spawn (pid, "/bin/sh", &actions, &attributes, arguments, environ);
    posix_spawnattr_destroy (&attributes);
  }
  posix_spawn_file_actions_destroy (&actions);
  return error;
}

bool process_start (process *p, const char *command)
{
  int down[2] = {-1, -1}, up[2] = {-1, -1}, error = 0;
  size_t const room = strlen (command) + sizeof "exec ";
  char *const script = malloc (room);
  pid_t pid = 0;
  *p = (process){0, -1, -1};
  if (!script || !make_pipe (down) || !make_pipe (up))
    error = errno;
  else {
    snprintf (script, room, "exec %s", command);
    error = spawn (&pid, script, down[0], up[1]);
  }
  free (script);
  if (error) {
    close_both (down);
    close_both (up);
    errno = error;
    return false;
  }
  close (down[0]);
  close (up[1]);
  fcntl (down[1], F_SETFL, O_NONBLOCK);
  fcntl (up[0], F_SETFL, O_NONBLOCK);
  *p = (process){pid, down[1], up[0]};
  return true;
}

/* ---- ending ---------------------------------------------------------------------------------- */

/* It is only looked at, not reaped, so that the number of its group stays its own. */
bool process_ended (const process *p, double seconds, char *how, size_t size)
{
  double const deadline = process_clock () + seconds;
  for (;; nap ()) {
    siginfo_t info = {0};
    if (waitid (P_PID, (id_t)p->pid, &info, WEXITED | WNOHANG | WNOWAIT) && errno != EINTR) {
      snprintf (how, size, "ended"); /* reaped by someone else */
      return true;
    }
    if (info.si_pid) {
      if (info.si_code == CLD_EXITED)
        snprintf (how, size, "exited with status %d", info.si_status);
      else
        snprintf (how, size, "crashed (signal %d)", info.si_status);
      return true;
    }
    if (process_clock () >= deadline)
      return false;
  }
}

void process_kill (process *p)
{
  if (!p->pid)
    return;
  kill (-p->pid, SIGKILL);
  while (waitpid (p->pid, NULL, 0) < 0 && errno == EINTR)
    continue;
  if (p->in >= 0)
    close (p->in);
  close (p->out);
  *p = (process){0, -1, -1};
}

void process_close (process *p, double seconds)
{
  if (!p->pid)
    return;
  double const deadline = process_clock () + seconds;
  char how[64], waste[4096];
  if (p->in >= 0)
    close (p->in);
  p->in = -1;
  while (!process_ended (p, 0, how, sizeof how) && process_clock () < deadline)
    if (read (p->out, waste, sizeof waste) <= 0) /* it may have to write before it can end */
      nap ();
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

static bool would_block (void)
{
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
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

static int milliseconds_to (double deadline)
{
  double const left = 1000 * (deadline - process_clock ());
  return left <= 0 ? 0 : left > 1e9 ? 1000000000 : (int)left + 1;
}

exchange process_exchange (process *p, const char *data, size_t *sent, size_t until,
                           bytes *incoming, double deadline)
{
  for (;;) {
    bool const writing = p->in >= 0 && *sent < until;
    struct pollfd fds[] = {{.fd = p->out, .events = POLLIN},
                           {.fd = writing ? p->in : -1, .events = POLLOUT}};
    int const wait = milliseconds_to (deadline);
    int const ready = poll (fds, 2, wait);
    if (ready < 0 && errno != EINTR)
      return EXCHANGE_ENDED;
    bool const wrote = ready > 0 && fds[1].revents && process_write (p, data, sent, until);
    exchange const got = ready > 0 && fds[0].revents ? read_some (p, incoming) : EXCHANGE_QUIET;
    if (got != EXCHANGE_QUIET)
      return got;
    if (wrote)
      return EXCHANGE_MOVED;
    if (ready == 0 && wait == 0)
      return EXCHANGE_QUIET;
  }
}

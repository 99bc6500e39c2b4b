#include "commands/text_file.h"
#include "commands/command.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#define MOST_BYTES ((size_t)1 << 24)

/* Wait until there is something to read, or the end, or an interrupt. Signals are let in only while
   it waits, so that none comes between the look at what it set and the wait. */
static void await (int file)
{
  sigset_t blocked, before;
  fd_set files;
  int ready = 0;
  sigfillset (&blocked);
  sigprocmask (SIG_BLOCK, &blocked, &before);
  while (ready <= 0 && !gh_interrupted ()) {
    FD_ZERO (&files);
    FD_SET (file, &files);
    ready = pselect (file + 1, &files, NULL, NULL, NULL, &before);
    if (ready < 0 && errno != EINTR)
      break;
  }
  sigprocmask (SIG_SETMASK, &before, NULL);
}

/* What is wrong with it, or NULL. */
static const char *copy (int in, FILE *out, const gh_text *text)
{
  char bytes[4096];
  for (;;) {
    await (in);
    if (gh_interrupted ())
      return strerror (EINTR);
    ssize_t const count = read (in, bytes, sizeof bytes);
    if (count == 0)
      return NULL;
    if (count < 0 && errno != EAGAIN && errno != EINTR)
      return strerror (errno);
    if (count < 0)
      continue;
    if (memchr (bytes, 0, (size_t)count))
      return "found a zero byte, expected a text";
    if (text->length > MOST_BYTES)
      return "longer than 16 MiB";
    fwrite (bytes, 1, (size_t)count, out);
  }
}

bool gh_text_file_read (const char *path, gh_text *text)
{
  int const in = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC); /* a pipe may have no writer yet */
  const char *wrong = in >= 0 ? NULL : strerror (errno);
  FILE *const out = gh_text_open (text);
  if (in >= 0 && out)
    wrong = copy (in, out, text);
  if (!gh_text_close (text, out) && !wrong)
    wrong = "out of memory";
  if (in >= 0)
    close (in);
  if (wrong && !gh_interrupted ())
    gh_usage ("%s: %s", path, wrong);
  return !wrong;
}

#include "commands/output_file.h"
#include "commands/command.h"
#include "commands/save.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
  const char *path;
  FILE *kept; /* what standard output leads to in the meantime */
  int standard;
} taken;

bool gh_output_take (const char *path)
{
  bool const first = !taken.path;
  taken.path = path;
  if (!first)
    return true;
  taken.kept = tmpfile ();
  int const kept = taken.kept ? fileno (taken.kept) : -1;
  taken.standard = kept < 0 ? -1 : fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (!fflush (stdout) && taken.standard >= 0 && fcntl (kept, F_SETFD, FD_CLOEXEC) >= 0 &&
      dup2 (kept, STDOUT_FILENO) >= 0)
    return true;
  gh_usage ("--output: %s", strerror (errno));
  taken.path = NULL;
  return false;
}

/* All that was kept; false: it could not be read, or there is no memory for it. */
static bool read_back (gh_text *text)
{
  char buffer[1 << 14];
  size_t length;
  FILE *const out = gh_text_open (text);
  rewind (taken.kept);
  while (out && (length = fread (buffer, 1, sizeof buffer, taken.kept)))
    fwrite (buffer, 1, length, out);
  bool const read = !ferror (taken.kept);
  return gh_text_close (text, out) && read;
}

bool gh_output_end (bool complete)
{
  gh_text text = {0};
  if (!taken.path)
    return true;
  bool const written = !fflush (stdout) && !ferror (stdout);
  dup2 (taken.standard, STDOUT_FILENO);
  close (taken.standard);
  bool good = written && (!complete || read_back (&text));
  if (!good)
    gh_usage ("--output: %s: could not keep what was shown", taken.path);
  else if (complete)
    good = gh_save ("--output", taken.path, &text);
  else if (lseek (fileno (taken.kept), 0, SEEK_END) > 0)
    gh_usage ("--output: %s: not written, as what was shown is not complete", taken.path);
  fclose (taken.kept);
  free (text.at);
  taken.path = NULL;
  return good;
}

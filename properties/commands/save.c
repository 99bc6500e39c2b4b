#define _GNU_SOURCE /* O_TMPFILE */
#include "commands/save.h"
#include "commands/command.h"
#include "commands/leave.h"
#include "form/halt.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define MOST_LINKS 40 /* from one to the next, as in Linux */
#define MOST_NAMES 100

/* A file on its way to a place. */
typedef struct saving {
  char place[PATH_MAX]; /* no symbolic link */
  char
      beside[PATH_MAX + 40]; /* in the same folder; the name that it has until it takes its place */
  struct stat before;        /* what stands there */
  bool exists, is_named;     /* that; and `beside` is a name of this file */
  bool is_open;              /* the path leads through /proc, as /dev/stdout does */
  int file;
} saving;

/* All functions below: false with errno set. */

static bool write_all (int file, const gh_text *text)
{
  for (size_t at = 0; at < text->length;) {
    ssize_t const count = write (file, text->at + at, text->length - at);
    if (count < 0 && (errno != EINTR || gh_halted ()))
      return false;
    at += count > 0 ? (size_t)count : 0;
  }
  return true;
}

static bool write_to (const char *path, const gh_text *text)
{
  int const file = open (path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC);
  bool const good = file >= 0 && write_all (file, text);
  int const error = errno;
  bool const closed = file < 0 || !close (file);
  if (!good)
    errno = error;
  return good && closed;
}

/* ---- the place ------------------------------------------------------------------------------- */

static size_t folder_length (const char *path)
{
  const char *const slash = strrchr (path, '/');
  return slash ? (size_t)(slash - path) + 1 : 0;
}

/* Follow links, also one that leads to no file yet. */
static bool find_place (saving *s, const char *path)
{
  char link[PATH_MAX], next[2 * PATH_MAX];
  if (strlen (path) >= sizeof s->place)
    return errno = ENAMETOOLONG, false;
  strcpy (s->place, path);
  for (unsigned links = 0;; links++) {
    ssize_t const length = readlink (s->place, link, sizeof link - 1);
    if (length < 0)
      return true;
    link[length] = 0;
    size_t const folder = *link == '/' ? 0 : folder_length (s->place);
    snprintf (next, sizeof next, "%.*s%s", (int)folder, s->place, link);
    if (links == MOST_LINKS || strlen (next) >= sizeof s->place)
      return errno = links == MOST_LINKS ? ELOOP : ENAMETOOLONG, false;
    strcpy (s->place, next);
    s->is_open = s->is_open || !strncmp (next, "/proc/", 6);
  }
}

/* ---- the file beside it ---------------------------------------------------------------------- */

static void name_beside (saving *s, unsigned number)
{
  snprintf (s->beside, sizeof s->beside, "%.*s.gifthorse-%ld-%u", (int)folder_length (s->place),
            s->place, (long)getpid (), number);
}

/* Give it a name that no file has: as its first one, or in the making. */
static bool take_name (saving *s, bool take (saving *s))
{
  for (unsigned i = 0; i < MOST_NAMES; i++) {
    name_beside (s, i);
    gh_leave_removes (s->beside);
    s->is_named = take (s);
    if (s->is_named)
      return true;
    gh_leave_removes (NULL);
    if (errno != EEXIST)
      return false;
  }
  return false;
}

static bool make (saving *s)
{
  s->file = open (s->beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  return s->file >= 0;
}

/* A file without a name goes when the program does, however that ends. */
static bool open_beside (saving *s)
{
  char folder[PATH_MAX + 2];
  size_t const length = folder_length (s->place);
  snprintf (folder, sizeof folder, "%.*s", length ? (int)length : 1, length ? s->place : ".");
  s->file = open (folder, O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
  return s->file >= 0 || take_name (s, make);
}

static bool link_beside (saving *s)
{
  char from[40];
  snprintf (from, sizeof from, "/proc/self/fd/%d", s->file);
  return !linkat (AT_FDCWD, from, AT_FDCWD, s->beside, AT_SYMLINK_FOLLOW);
}

/* Who may not give a file away keeps it. */
static bool keep_mode (const saving *s)
{
  if (!s->exists)
    return true;
  if (fchown (s->file, s->before.st_uid, s->before.st_gid) && errno != EPERM && errno != EINVAL)
    return false;
  return !fchmod (s->file, s->before.st_mode & 07777);
}

static bool write_beside (saving *s, const gh_text *text)
{
  if (s->exists && access (s->place, W_OK))
    return false;
  return open_beside (s) && keep_mode (s) && write_all (s->file, text) && !fsync (s->file) &&
         (s->is_named || take_name (s, link_beside)) && !rename (s->beside, s->place);
}

static bool replace (saving *s, const gh_text *text)
{
  bool const good = write_beside (s, text);
  int const error = errno;
  if (s->is_named && !good)
    unlink (s->beside);
  gh_leave_removes (NULL);
  if (s->file >= 0)
    close (s->file);
  errno = error;
  return good;
}

/* ---- one after the other ----------------------------------------------------------------------
 */

#define MOST_WAITING 10 /* seconds */

/* flock of the folder, as soon as nobody else has it; false: nobody gave it back, or we are halted.
 */
static bool wait_for (int folder)
{
  double const until = gh_clock () + MOST_WAITING;
  while (flock (folder, LOCK_EX | LOCK_NB)) {
    if (errno != EWOULDBLOCK && errno != EINTR)
      return true; /* the file system has none */
    if (gh_halted () || gh_clock () > until)
      return false;
    nanosleep (&(struct timespec){.tv_nsec = 10000000}, NULL);
  }
  return true;
}

bool gh_save_lock (const char *option, const char *path, int *lock)
{
  struct stat is;
  saving s = {.file = -1};
  bool const within = !stat (path, &is) && S_ISDIR (is.st_mode);
  if (!within && find_place (&s, path))
    s.place[folder_length (s.place)] = 0;
  const char *const folder = within ? path : *s.place ? s.place : ".";
  *lock = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (*lock < 0 || wait_for (*lock)) /* what is wrong with the folder is said when it is used */
    return true;
  close (*lock);
  return gh_usage ("%s: %s: another check writes there for more than %d s", option, path,
                   MOST_WAITING) == GH_EXIT_HOLDS;
}

void gh_save_unlock (int lock)
{
  if (lock >= 0)
    close (lock);
}

/* ---- the whole --------------------------------------------------------------------------------
 */

bool gh_save (const char *option, const char *path, const gh_text *text)
{
  saving s = {.file = -1};
  s.exists = !stat (path, &s.before);
  bool good = find_place (&s, path);
  if (good)
    good = s.exists && (s.is_open || !S_ISREG (s.before.st_mode)) ? write_to (path, text)
                                                                  : replace (&s, text);
  if (!good)
    gh_usage ("%s: %s: %s", option, path, strerror (errno));
  return good;
}

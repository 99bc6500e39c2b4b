/* MAP_ANONYMOUS and syscall are not in POSIX. */
#define _DEFAULT_SOURCE
#include "adapter/process/census.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST_PROCESSES 65536  /* of a machine; those after are not seen */
#define MOST_DESCRIPTORS 1024 /* which are closed where there is no /proc */

struct census {
  size_t count;
  kin rows[MOST_PROCESSES]; /* by pid */
  char entries[32768];      /* of a folder; here since a stack may be small */
  char text[4096];          /* of a file */
};

census *census_new (void)
{
  void *const memory =
      mmap (NULL, sizeof (census), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void census_free (census *c)
{
  if (c)
    munmap (c, sizeof *c);
}

/* ---- folders and files ----------------------------------------------------------------------- */

static uint64_t number_at (const char *text)
{
  uint64_t n = 0;
  for (; *text >= '0' && *text <= '9'; text++)
    n = 10 * n + (uint64_t)(*text - '0');
  return n;
}

/* Call `visit` for each entry of the folder whose name is a number. False: there is no such folder.
 */
static bool each_number (census *c, const char *folder,
                         void visit (census *c, int number, int folder, int context), int context)
{
#ifdef __linux__
  struct entry { /* linux_dirent64 */
    uint64_t inode, offset;
    uint16_t length;
    uint8_t type;
    char name[];
  };
  int const at = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  long read = 0;
  while (at >= 0 && (read = syscall (SYS_getdents64, at, c->entries, sizeof c->entries)) > 0)
    for (long i = 0; i < read;) {
      const char *const e = c->entries + i;
      const char *const name = e + offsetof (struct entry, name);
      uint16_t length;
      memcpy (&length, e + offsetof (struct entry, length), sizeof length);
      if (*name >= '0' && *name <= '9')
        visit (c, (int)number_at (name), at, context);
      i += length;
    }
  if (at >= 0)
    close (at);
  return at >= 0 && read == 0;
#else
  (void)c, (void)folder, (void)visit, (void)context;
  return false;
#endif
}

/* Read the start of PID/name into c->text. */
static bool read_file (census *c, int folder, int pid, const char *name)
{
  char path[40], *end = path + 12, *digits = end;
  for (int n = pid; n > 0; n /= 10)
    *--digits = (char)('0' + n % 10);
  strcpy (end, name);
  int const file = openat (folder, digits, O_RDONLY | O_CLOEXEC);
  ssize_t const length = file < 0 ? -1 : read (file, c->text, sizeof c->text - 1);
  if (file >= 0)
    close (file);
  c->text[length > 0 ? length : 0] = 0;
  return length > 0;
}

/* ---- taking ---------------------------------------------------------------------------------- */

/* The name of the program stands in parentheses and may have any bytes; then single blanks. */
static void add_process (census *c, int pid, int folder, int context)
{
  uint64_t fields[22] = {0}; /* state, parent, group, session, ..., the 22nd: pages in memory */
  (void)context;
  if (c->count == MOST_PROCESSES || !read_file (c, folder, pid, "/stat"))
    return;
  const char *at = strrchr (c->text, ')');
  if (!at || !at[1])
    return;
  char const state = at[2];
  for (size_t i = 0; i < sizeof fields / sizeof *fields && (at = strchr (at, ' ')); i++)
    fields[i] = number_at (++at);
  c->rows[c->count++] = (kin){.pid = pid,
                              .parent = (pid_t)fields[1],
                              .group = (pid_t)fields[2],
                              .session = (pid_t)fields[3],
                              .alive = state != 'Z' && state != 'X',
                              .pages = fields[21]};
}

/* /proc is sorted. NULL: there is none. */
static const kin *find (const census *c, pid_t pid)
{
  size_t low = 0, high = c->count;
  while (low < high) {
    size_t const middle = low + (high - low) / 2;
    if (c->rows[middle].pid < pid)
      low = middle + 1;
    else
      high = middle;
  }
  return low < c->count && c->rows[low].pid == pid ? &c->rows[low] : NULL;
}

bool census_take (census *c, pid_t root)
{
  c->count = 0;
  if (!each_number (c, "/proc", add_process, 0))
    return false;
  for (bool found = true; found;) {
    found = false;
    for (size_t i = 0; i < c->count; i++) {
      kin *const k = &c->rows[i];
      const kin *const parent = k->ours || k->parent == root ? NULL : find (c, k->parent);
      bool const ours = k->parent == root || (parent && parent->ours);
      found = found || (ours && !k->ours);
      k->ours = k->ours || ours;
    }
  }
  return true;
}

bool census_take_session (census *c, pid_t session)
{
  c->count = 0;
  if (!each_number (c, "/proc", add_process, 0))
    return false;
  for (size_t i = 0; i < c->count; i++)
    c->rows[i].ours = c->rows[i].session == session;
  return true;
}

/* ---- using ----------------------------------------------------------------------------------- */

bool census_kill (const census *c)
{
  pid_t const own = getpgrp ();
  bool any = false;
  for (size_t i = 0; i < c->count; i++) {
    const kin *const k = &c->rows[i];
    if (!k->ours || !k->alive || k->pid == getpid ())
      continue;
    any = true;
    if (k->group > 1 && k->group != own)
      kill (-k->group, SIGKILL); /* so that none is forked in between */
    kill (k->pid, SIGKILL);
  }
  return any;
}

/* What a process has for itself, and its part of what it shares. */
static uint64_t proportional (census *c, int folder, const kin *k, uint64_t page)
{
  const char *const line =
      read_file (c, folder, k->pid, "/smaps_rollup") ? strstr (c->text, "\nPss:") : NULL;
  return line ? number_at (line + 5 + strspn (line + 5, " ")) << 10 : k->pages * page;
}

uint64_t census_memory (census *c, uint64_t enough)
{
  uint64_t const page = (uint64_t)sysconf (_SC_PAGESIZE);
  uint64_t sum = 0;
  for (size_t i = 0; i < c->count; i++)
    sum += c->rows[i].ours ? c->rows[i].pages * page : 0;
  int const folder = sum > enough ? open ("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
  if (folder < 0)
    return sum;
  sum = 0;
  for (size_t i = 0; i < c->count; i++)
    sum += c->rows[i].ours ? proportional (c, folder, &c->rows[i], page) : 0;
  close (folder);
  return sum;
}

static void close_one (census *c, int number, int folder, int first)
{
  (void)c;
  if (number >= first && number != folder)
    close (number);
}

void census_close_from (census *c, int first)
{
  if (!each_number (c, "/proc/self/fd", close_one, first))
    for (int fd = first; fd < MOST_DESCRIPTORS; fd++)
      close (fd);
}

#include "adapter/process/process.h"
#include "adapter/process/sandbox.h"
#include "form/show.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TRIAL_SECONDS 30

static const char lack[] = "there is no sandbox, so that nothing was started: ";

/* Looks around in a sandbox, and says "holds" or what does not. $1 is the network outside. Each
   mount has to be read-only that can be entered, but for those of its own below /dev; spaces in
   their names are told in octal. */
static const char looking[] =
    "at=$(readlink /proc/self/ns/net) || at=$1\n"
    "[ -n \"$at\" ] && [ \"$at\" != \"$1\" ] || { echo the network is that of the machine; exit; "
    "}\n"
    "found=\n"
    "while read -r name value; do found=\"$found $name$value\"; done </proc/self/status\n"
    "case $found in *' CapEff:0000000000000000 '*) ;; *) echo it has capabilities; exit ;; esac\n"
    "case $found in *' Seccomp:2 '*) ;; *) echo system calls are not filtered; exit ;; esac\n"
    "while read -r a b c d point options rest; do\n"
    "  case $point in *\\\\*) point=$(printf %b \"$point\") ;; esac\n"
    "  case $point in /dev/*) continue ;; esac\n"
    "  case $options in ro | ro,*) continue ;; esac\n"
    "  [ ! -e \"$point\" ] || { echo \"$point can be written to\"; exit; }\n"
    "done </proc/self/mountinfo\n"
    "echo holds\n";

static char *trial_command (void)
{
  bytes command = {0};
  char network[64] = "";
  ssize_t const length = readlink ("/proc/self/ns/net", network, sizeof network - 1);
  network[length < 0 ? 0 : length] = 0;
  if (bytes_add (&command, "sh -c ", 6) && bytes_add_quoted (&command, looking) &&
      bytes_add (&command, " sh ", 4) && bytes_add_quoted (&command, network) &&
      bytes_add (&command, "", 1))
    return command.at;
  bytes_free (&command);
  return NULL;
}

/* What it says, and how it ended. */
static exchange listen_to (process *p, bytes *said, char *how, size_t size)
{
  double const deadline = process_clock () + TRIAL_SECONDS;
  size_t sent = 0;
  exchange met;
  do
    met = process_exchange (p, NULL, &sent, 0, said, deadline);
  while (met == EXCHANGE_MOVED);
  snprintf (how, size, "said nothing for %d s", TRIAL_SECONDS);
  if (met == EXCHANGE_ENDED)
    process_ended (p, deadline - process_clock (), how, size);
  return met;
}

/* bwrap has a status of its own, 1, for all that it cannot make; 127 is that of a shell. */
static void tell_why (process *p, const bytes *said, bool ended, const char *how, char *error,
                      size_t size)
{
  char shown[200];
  if (said->count)
    snprintf (error, size, "%s%s", lack, gh_show (said->at, said->count - 1, shown, sizeof shown));
  else if (!strcmp (how, "exited with status 127"))
    snprintf (error, size, "%sit needs bwrap, which is in the package bubblewrap", lack);
  else {
    snprintf (error, size, "%sbwrap %s%s", lack, how,
              ended ? "; it needs user namespaces, which a system or a container may not allow"
                    : "");
    complaints_tell (&p->complaints, error, size);
  }
}

static bool look_around (const char *command, char *error, size_t size)
{
  process p;
  bytes said = {0};
  char how[80];
  if (!process_start (&p, command, 0, true)) {
    snprintf (error, size, "%s%s", lack,
              errno == ENOSYS ? "this system or its processor is not known" : strerror (errno));
    return false;
  }
  exchange const met = listen_to (&p, &said, how, sizeof how);
  bool const holds = met == EXCHANGE_ENDED && said.count == 6 && !memcmp (said.at, "holds\n", 6);
  if (met == EXCHANGE_HALTED)
    snprintf (error, size, "interrupted");
  else if (!holds)
    tell_why (&p, &said, met == EXCHANGE_ENDED, how, error, size);
  bytes_free (&said);
  process_kill (&p);
  return holds;
}

bool sandbox_holds (char *error, size_t size)
{
  char *const command = trial_command ();
  bool holds = false;
  if (command)
    holds = look_around (command, error, size);
  else
    snprintf (error, size, "out of memory");
  free (command);
  return holds;
}

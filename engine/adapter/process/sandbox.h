/* A program in a sandbox: it has no network but one of its own, in which there is nobody, cannot
   open a socket of this machine, and sees the file system as it is, read-only; what it writes below
   /dev/shm, where TMPDIR points, is its own and gone with it. It sees no process but its own, and
   has no capability. bwrap (bubblewrap) makes it, and a filter of system calls is given to that.

   What still reaches it, or what it can still reach, is told by properties/manual/strangers.md. */
#ifndef GH_ADAPTER_SANDBOX_H
#define GH_ADAPTER_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>

#define SANDBOX_FILTER 3 /* the descriptor from which the script reads its filter */

/* The script for sh that runs `command`, words for sh, in a sandbox; or without one. It leaves no
   shell behind. To be freed. NULL: no memory. */
char *sandbox_script (const char *command);
char *sandbox_no_script (const char *command);

/* Write the filter into a pipe, where it has room. False: errno says why not. */
bool sandbox_write_filter (int fd);

/* The wait status of what ran in it, by that of bwrap, which tells a signal N as the status 128 +
   N. A program that ends with such a status itself is taken for one that crashed. */
int sandbox_ended (int status);

/* Whether what is promised above is so here: tried by a script in a sandbox, which looks around.
   False: `error` says what is missing. */
bool sandbox_holds (char *error, size_t size);

#endif

/* A program that is run by sh in a process group of its own, its standard input and output in our
   hands. */
#ifndef GH_ADAPTER_PROCESS_H
#define GH_ADAPTER_PROCESS_H

#include "adapter/bytes.h"

#include <sys/types.h>

typedef struct process {
  pid_t pid;   /* 0: none runs */
  int in, out; /* our ends of its input and output */
} process;

double process_clock (void); /* seconds of a clock that only runs forward */

/* Run `command`. False: it could not be run, errno says why. */
bool process_start (process *p, const char *command);

/* Whether it ended, waiting at most `seconds` for it; `how` is then "exited with status 3" or
   "crashed (signal 11)". */
bool process_ended (const process *p, double seconds, char *how, size_t size);

/* Kill the process group, if there is one, and leave no zombie. */
void process_kill (process *p);

/* Let it end by itself for at most `seconds`, then kill it. */
void process_close (process *p, double seconds);

/* Write `data` from *sent up to `until` as far as goes without waiting. False: nothing went. */
bool process_write (process *p, const char *data, size_t *sent, size_t until);

typedef enum { EXCHANGE_MOVED, EXCHANGE_QUIET, EXCHANGE_ENDED, EXCHANGE_NO_MEMORY } exchange;

/* Write `data` from *sent up to `until` and read what there is, as much of both as goes without
   waiting, but wait for the first byte until the clock shows `deadline`. Moved: bytes went either
   way; quiet: none did; ended: its output is closed. A closed input is not reported, since the
   output tells more. */
exchange process_exchange (process *p, const char *data, size_t *sent, size_t until,
                           bytes *incoming, double deadline);

#endif

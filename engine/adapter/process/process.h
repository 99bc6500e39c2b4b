/* A program that is run by sh under a supervisor (supervisor.h), its standard input, output and
   error in our hands. No call here waits for more than a second longer than it is told to, whatever
   the program does. When gh_halted, those that wait return within 0.1 s; only killing takes what it
   takes. */
#ifndef GH_ADAPTER_PROCESS_H
#define GH_ADAPTER_PROCESS_H

#include "adapter/process/census.h"
#include "adapter/process/complaints.h"
#include "adapter/tables/bytes.h"

#include <stdint.h>
#include <sys/types.h>

/* How a program ended, as far as it is known. */
typedef enum {
  END_UNKNOWN,
  END_BY_ITSELF, /* with this wait status */
  END_MEMORY,    /* killed, since it took too much */
  END_NOT_BEGUN, /* this errno is why */
  END_LOST       /* the supervisor is gone, and this is its wait status */
} process_end;

typedef struct process {
  pid_t pid;      /* of its supervisor; 0: none runs */
  pid_t group;    /* its own; 0: not known yet */
  int in, out;    /* our ends of its input and output, which never block; -1: closed */
  int line;       /* our end of the line to the supervisor */
  census *census; /* for the case that the supervisor fails */
  uint64_t memory_bytes;
  bool sandboxed;
  process_end end;
  int value;
  complaints complaints; /* its standard error; read whenever it is waited for */
} process;

#define NO_PROCESS ((process){.in = -1, .out = -1, .line = -1, .complaints.fd = -1})

double process_clock (void); /* seconds of a clock that only runs forward */

/* Run `command`, which with all that it starts may have so many bytes in memory; 0: as many as
   there are. In a sandbox (sandbox.h) it runs, or it does not run. False: it could not be run,
   errno says why. */
bool process_start (process *p, const char *command, uint64_t memory_bytes, bool sandboxed);

/* Whether it ended, waiting at most `seconds` for it; `how` is then "exited with status 3",
   "crashed (signal 11)" or "took more than 4096 MiB of memory". Processes that it started may still
   run. */
bool process_ended (process *p, double seconds, char *how, size_t size);

/* Kill it and all that it started, if there is anything, and leave no zombie. */
void process_kill (process *p);

/* Let it end by itself for at most `seconds`, then kill it. */
void process_close (process *p, double seconds);

/* Write `data` from *sent up to `until` as far as goes without waiting. False: nothing went. */
bool process_write (process *p, const char *data, size_t *sent, size_t until);

typedef enum {
  EXCHANGE_MOVED,
  EXCHANGE_QUIET,
  EXCHANGE_ENDED,
  EXCHANGE_HALTED,
  EXCHANGE_NO_MEMORY
} exchange;

/* Write `data` from *sent up to `until` and read what there is, as much of both as goes without
   waiting, but wait for the first byte until the clock shows `deadline`. Moved: bytes went either
   way; quiet: none did; ended: its output is closed, or it ended and all that it wrote was read;
   halted: gh_halted. A closed input is not reported, since the output tells more. */
exchange process_exchange (process *p, const char *data, size_t *sent, size_t until,
                           bytes *incoming, double deadline);

#endif

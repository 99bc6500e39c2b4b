/* Between this program and an engine stands a process of its own, the supervisor. It is the parent
   of the engine, adopts what the engine leaves behind, and kills all of it when its line to this
   program is closed: because this program wants it, or is gone.

       this program --- line --- supervisor --- engine --- whatever the engine starts
                \____ input, output and error ____/

   It is forked and not a program of its own: until it ends it makes system calls only, since the
   program may have threads. It has a session of its own, so that no process of the engine can join
   a group of another program.

   Where the system has no subreaper and no /proc (all but Linux), the group of the engine is all
   that is killed, and its memory is not watched. */
#ifndef GH_ADAPTER_SUPERVISOR_H
#define GH_ADAPTER_SUPERVISOR_H

#include "adapter/process/census.h"

#include <stdint.h>

/* What it says over the line. */
typedef enum {
  REPORT_RUNS = 1,    /* the engine does, and has this pid, which is also its group */
  REPORT_ENDED,       /* the engine did, with this wait status */
  REPORT_MEMORY,      /* all together took more memory than they may, and are killed */
  REPORT_NOT_STARTED, /* this errno is why */
} report_kind;

typedef struct report {
  int kind, value;
} report;

typedef struct supervised {
  const char *script;    /* for sh -c */
  int in, out, error;    /* the engine's ends of its pipes, not 0, 1 or 2 */
  int filter;            /* what a sandbox reads, neither; -1: there is none */
  int line;              /* the supervisor's end of the line, neither */
  uint64_t memory_bytes; /* of the engine with all that it starts; 0: no limit */
  pid_t client;          /* this program */
  census *census;        /* to work with */
} supervised;

/* Be the supervisor: to be called in a child with all signals blocked. Ends with status 0 when no
   process is left. */
_Noreturn void supervise (const supervised *s);

#endif

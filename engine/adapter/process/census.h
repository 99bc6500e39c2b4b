/* The processes that descend from one, as /proc tells: those that moved to another group or session
   and those that were left by their parents are among them, as long as the one adopts what is left
   below it.

   It is taken in a child of a program that may have threads, so that here are only system calls: no
   allocation, no streams. Where the system has no such /proc, nothing can be taken. */
#ifndef GH_ADAPTER_CENSUS_H
#define GH_ADAPTER_CENSUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct kin {
  pid_t pid, parent, group, session;
  bool alive;     /* it did not end */
  bool ours;      /* it descends from the root */
  uint64_t pages; /* in memory, as it sees it */
} kin;

typedef struct census census;

/* An empty census, most of whose memory is only used when one is taken; NULL: no memory. */
census *census_new (void);
void census_free (census *c);

/* Take the census of the descendants of `root`, which is not among them. False: there is no /proc.
 */
bool census_take (census *c, pid_t root);

/* Those that live in this session instead. */
bool census_take_session (census *c, pid_t session);

/* Kill all that were found, with their groups, but not the group of the caller. False: none was
   alive. */
bool census_kill (const census *c);

/* Bytes of memory that they have. What several share is counted once for each, unless this comes to
   more than `enough`: then each has its part of it. */
uint64_t census_memory (census *c, uint64_t enough);

/* Close all descriptors from this one on. */
void census_close_from (census *c, int first);

#endif

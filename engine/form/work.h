/* How far the work in hand has come: loops that can last note it, and whoever shows it reads it,
   perhaps in the handler of a signal. Each thread has its own. */
#ifndef GH_WORK_H
#define GH_WORK_H

#include <stdint.h>

typedef struct gh_work {
  const char *volatile unit; /* "positions": of what; NULL: nothing was noted */
  volatile uint64_t done;
  volatile uint64_t most; /* then it ends, or fails by a limit; 0: not known */
} gh_work;

extern _Thread_local gh_work gh_work_now;

/* Cheap enough for loops, but for the innermost ones. `unit` stands for ever. */
static inline void gh_work_note (const char *unit, uint64_t done, uint64_t most)
{
  gh_work_now.unit = unit;
  gh_work_now.done = done;
  gh_work_now.most = most;
}

#endif

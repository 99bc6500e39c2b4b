/* Workers: processes that run cases with an engine of their own. What dies, hangs or runs out of
   memory in one does not touch the run. */
#ifndef GH_WORKER_H
#define GH_WORKER_H

#include "harness/run/schedule.h"

#include <sys/types.h>

/* What workers are for. The same for all of a run; opened in each of them. */
typedef struct gh_work {
  const gh_theorem *const *theorems;
  const gh_options *options;
  /* Open the engine and, perhaps, a second one. False: `error` says why not. */
  bool (*open) (void *context, gh_engine **engine, gh_engine **second, char *error, size_t size);
  void *context;
  gh_board *board;           /* in memory that is shared */
  const gh_life *life;       /* one in which something was late; known to those that start after it
                                was kept */
  const gh_domain *openings; /* of each theorem, for first passes; without cases: there is none */
} gh_work;

/* What a worker's engine said of itself. */
typedef struct gh_introduction {
  char name[64], against[64]; /* the second engine's; "": none */
  char unknown[400];          /* words of its greeting that mean nothing, with what was meant */
  char takes[400];            /* which games it takes, or "": all */
  gh_request_set abilities;
  bool builtin;
} gh_introduction;

gh_introduction gh_introduce (const gh_engine *engine, const gh_engine *second);

typedef enum {
  GH_WORKER_READY,  /* it has opened its engines: `introduction` */
  GH_WORKER_FAILED, /* it could not: `error` */
  GH_WORKER_PIECE,  /* a theorem is back: `piece` of the deal, `standing` */
  GH_WORKER_WAITED, /* for an answer that was late: `waited`, after `seconds` */
  GH_WORKER_IDLE,   /* all that was dealt is back */
  GH_WORKER_GONE    /* it died: `error` says how */
} gh_news_kind;

typedef struct gh_news {
  gh_news_kind kind;
  size_t piece;
  uint64_t faults; /* of its engine, since it was opened */
  bool crashed;    /* it is gone by a fault, not for want of memory or time */
  union {
    gh_introduction introduction;
    gh_standing standing;
    struct {
      gh_waited waited;
      double seconds;
    };
    char error[1000];
  };
} gh_news;

typedef struct gh_worker {
  pid_t pid; /* 0: there is none */
  int fd;
  gh_watch *watch;
  bool open, busy;
  bool barred; /* by who started it: not to be started again */
  gh_deal deal;
  bool back[GH_MOST_PIECES]; /* pieces of the deal that are back */
} gh_worker;

/* Start a process. `others` are workers whose descriptors it must not keep. False: errno says why.
 */
bool gh_worker_start (gh_worker *worker, const gh_work *work, const gh_worker *others,
                      size_t count);

/* Hand it what was dealt, with how far each theorem is. False: it is gone. */
bool gh_worker_deal (gh_worker *worker, const gh_deal *deal, const gh_standing *standings);

/* What it says; to be called when its descriptor can be read. After GH_WORKER_GONE there is no
   worker any more. */
void gh_worker_hear (gh_worker *worker, gh_news *news);

/* Tell it to break off and come back with what it has. */
void gh_worker_halt (const gh_worker *worker);

/* Let it end by itself until the clock of gh_clock shows `until`, then end it. */
void gh_worker_stop (gh_worker *worker, double until);

#endif

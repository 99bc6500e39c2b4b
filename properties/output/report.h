/* How the results of a run are shown. */
#ifndef GH_REPORT_H
#define GH_REPORT_H

#include "engines.h"
#include "harness/run/run.h"
#include "harness/telling/groups.h"

#define GH_MOST_SHARDS 1000

/* Which part of a run is run here. */
typedef struct gh_shard {
  size_t index, total; /* from 1 to total; 0 of 0: all of it */
  size_t theorems;     /* of all shards together */
  const char *by;      /* the variables that said so; NULL: who called the program */
} gh_shard;

/* What a run was: its engine by the words that name it, and how to run it again. */
typedef struct gh_run {
  const char *program;                 /* as it was called */
  const char *engine, *name, *against; /* `against` may be NULL */
  const char *against_words;           /* of --against; NULL: not given */
  const char *unknown;                 /* words of the engine's greeting that mean nothing; or "" */
  const char *takes;                   /* which games it takes; or "": all */
  const gh_options *options;
  const gh_engine_options *engine_options;
  const char *label;       /* how the user calls it; or NULL */
  char *const *claims;     /* files of a user's claims, up to NULL, if any; so the next two: */
  char *const *only;       /* the ids asked for */
  char *const *skip;       /* and those left out */
  gh_request_set requests; /* only theorems that ask for nothing but these, */
  bool asking_nothing;     /* or for nothing; neither: all theorems */
  gh_shard shard;
  size_t theorems; /* how many there will be */
  double seconds;  /* for all of it; 0: no limit */
  unsigned passes; /* to be made; 0: all */
  bool ci;         /* no clock has a part in its verdict; `seconds` only break it off */
  bool strict;     /* an answer that is late is a fault */
  bool deep, verbose, quiet;
  bool all;             /* every failure is shown, not only every fault */
  size_t most_failures; /* after which the run ends; 0: it goes on */
} gh_run;

/* What a run came to. */
typedef struct gh_ending {
  const gh_summary *summary;
  const gh_theorem *const *theorems;
  const gh_result *results; /* of each */
  size_t count;
  const gh_groups *groups; /* of the failures that no baseline knows, by the numbers of theorems */
} gh_ending;

typedef struct gh_report gh_report;
struct gh_report {
  const char *format;   /* how --format names it */
  bool carries_verdict; /* the exit status need not */
  void (*start) (gh_report *report, const gh_run *run);
  void (*progress) (gh_report *report, const gh_progress *progress); /* or NULL */
  void (*trouble) (gh_report *report, const gh_trouble *trouble);    /* seen first; or NULL */
  /* A theorem fails or is vacuous: called at once, in any order, and `add` later. Or NULL. */
  void (*found) (gh_report *report, const gh_theorem *theorem, const gh_result *result);
  void (*add) (gh_report *report, const gh_theorem *theorem, const gh_result *result);
  void (*end) (gh_report *report, const gh_ending *ending);
  const gh_run *run;
  size_t known;     /* failures that the baseline knows */
  size_t cut_short; /* theorems of which fewer cases were run than are declared */
  size_t done, verdicts[GH_VERDICTS];
  uint64_t cases, questions, inconclusive, starved, undefined, outside, compared;
  void *kept;                /* a format's own, between start and end */
  gh_request_set told_wrong; /* bit r: a wrong answer to request r was told */
  bool failed;               /* the report could not be made */
  bool foretold;             /* how long it takes was told */
  double told;               /* seconds after which progress was shown last */
  double began;              /* when the run did, by gh_clock */
  bool terminal;             /* a progress line may stand on standard error, which is one */
};

extern const gh_report gh_report_table;     /* for a person */
extern const gh_report gh_report_tap;       /* for meson and other readers of TAP */
extern const gh_report gh_report_junit;     /* XML as JUnit's, for CI services */
extern const gh_report gh_report_json;      /* everything, for programs */
extern const gh_report gh_report_html;      /* the page of one run */
extern const gh_report *const gh_reports[]; /* ends with NULL */

/* "9.5 s", "3 min", "2 h 10 min". */
void gh_report_time (double seconds, char *buffer, size_t size);

/* Tell on standard error how long it takes, once, as soon as that is known: of a deep run, or one
   that takes long for the pace of its engine. */
void gh_report_foretell (gh_report *report, const gh_progress *progress);

/* Add a result to the sums. */
void gh_report_count (gh_report *report, const gh_result *result);

extern const char *const gh_verdict_words[GH_VERDICTS];

/* How a run ended: "complete", "interrupted", "out of time", "given up". */
const char *gh_report_ended (const gh_summary *summary);

/* The words that run this theorem's counterexample again with the same engines and limits, between
   quotes for a shell where needed. */
void gh_report_replay (const gh_run *run, const gh_theorem *theorem, const gh_result *result,
                       char *buffer, size_t size);

/* The words that check all theorems with them. */
void gh_report_again (const gh_run *run, char *buffer, size_t size);

/* The line that puts to an engine of the line protocol what it was asked before a failure, and the
   question. False, and nothing is written: it is no such engine, or needs nothing before it. */
bool gh_report_sequence (const char *engine, const gh_failure *failure, char *buffer, size_t size);

/* Append " --limit NAME=N" for each limit that is not the usual one. */
void gh_report_limits (const gh_limits *limits, char *buffer, size_t size);

/* The text of a file of this folder that is built in. */
const char *gh_output_text (const char *file);

#endif

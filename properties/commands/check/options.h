/* What `gifthorse check` is asked for. */
#ifndef GH_CHECK_OPTIONS_H
#define GH_CHECK_OPTIONS_H

#include "commands/library.h"
#include "commands/list/asked.h"
#include "output/report.h"

#define GH_MOST_SKIPPED 256

typedef struct gh_check_options {
  const char *engine, *against, *replay, *lines, *baseline, *regressions,
      *label; /* but for the first NULL: not given */
  const gh_report *report;
  gh_options options;
  gh_engine_options engine_options;
  double seconds;       /* for the whole run; 0: no limit */
  unsigned passes;      /* to be made; 0: all */
  unsigned jobs;        /* 0: as many as fit */
  size_t most_failures; /* after which the run ends; 0: it goes on */
  gh_shard shard;       /* 0 of 0: the run is not divided */
  bool update_baseline, deep, all, verbose;
  bool ci;     /* no clock has a part in the verdict: `seconds` only break the run off */
  bool strict; /* an answer that is late is a fault */
  char **ids;  /* of theorems, or how they begin, or words (gh_search); NULL ends them */
  char *skip[GH_MOST_SKIPPED + 1];
  gh_asked only;                 /* all zero: theorems may ask for anything */
  char *claims[GH_MOST_OWN + 1]; /* files of a user's */
} gh_check_options;

#define GH_DEFAULT_CHECK_OPTIONS                                                                   \
  ((gh_check_options){.engine = "reference",                                                       \
                      .report = &gh_report_table,                                                  \
                      .options = GH_DEFAULT_OPTIONS,                                               \
                      .engine_options = GH_DEFAULT_ENGINE_OPTIONS})

/* Read the words of the command. They stay the caller's. False: *status is the end, help was shown
   or something was complained about. */
bool gh_check_options_read (gh_check_options *options, int argc, char **argv, int *status);

#endif

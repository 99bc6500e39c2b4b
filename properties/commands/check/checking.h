/* What `gifthorse check` works on, whether it runs theorems or replays a case. */
#ifndef GH_CHECKING_H
#define GH_CHECKING_H

#include "commands/check/known.h"
#include "commands/check/options.h"
#include "commands/library.h"

typedef struct gh_checking {
  gh_check_options asked;
  gh_known known;
  gh_report report;
  gh_run run;
  gh_introduction introduction; /* of the engine, once it has greeted */
  gh_library *library;
  const gh_theorem **theorems; /* that are checked, and behind them those of other shards */
  gh_result *results;          /* what came of them */
  bool *decided;               /* each of them, in any order */
  size_t failures;             /* that no baseline knows */
  size_t count, shown;         /* results are added in the order of the theorems */
} gh_checking;

/* Open the engine of a gh_checking, and the second one, if there shall be one; false: `error` says
   why. A worker opens its own. */
bool gh_checking_open (void *checking, gh_engine **engine, gh_engine **second, char *error,
                       size_t size);

/* Complain that an engine could not be started, and that this is not its fault where it is a lack
   on this side (gh_library_lacks). Returns GH_EXIT_USAGE. */
int gh_checking_complain (const char *spec, const char *error);

/* The engine has greeted: begin the report, unless it has begun. */
void gh_checking_start (gh_checking *checking, const gh_introduction *engine);

/* A theorem is decided: report it. False: so many failed that it is enough. */
bool gh_checking_decide (gh_checking *checking, size_t theorem, const gh_result *result);

/* Join what failed, note which troubles it tells, and end the report. Returns the status: what
   failed, unless the report says so, and whether anything was decided at all; if nothing was, that
   is complained about. */
int gh_checking_end (gh_checking *checking, gh_summary *summary);

#endif

/* What `gifthorse check` works on, whether it runs theorems or replays a case. */
#ifndef GH_CHECKING_H
#define GH_CHECKING_H

#include "commands/check_options.h"
#include "commands/known.h"
#include "commands/library.h"

typedef struct gh_checking {
  gh_check_options asked;
  gh_known known;
  gh_report report;
  gh_run run;
  gh_library *library;
  const gh_theorem **theorems; /* that are checked, and what came of them */
  gh_result *results;
  bool *decided;
  size_t failures;     /* that no baseline knows */
  size_t count, shown; /* results are added in the order of the theorems */
} gh_checking;

/* Open the engine of a gh_checking, and the second one, if there shall be one; false: `error` says
   why. A worker opens its own. */
bool gh_checking_open (void *checking, gh_engine **engine, gh_engine **second, char *error,
                       size_t size);

/* Whether a result changes the status, unless it is known: the theorem fails, or is vacuous. */
bool gh_is_bad (const gh_result *result);

/* Join what failed, and end the report. Returns the status: what failed, unless the report says so,
   and whether anything was decided at all; if nothing was, that is complained about. */
int gh_checking_end (gh_checking *checking, const gh_summary *summary);

#endif

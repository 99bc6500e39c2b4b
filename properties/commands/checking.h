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
  size_t count, shown; /* results are added in the order of the theorems */
} gh_checking;

/* Open the engine of a gh_checking, and the second one, if there shall be one; false: `error` says
   why. A worker opens its own. */
bool gh_checking_open (void *checking, gh_engine **engine, gh_engine **second, char *error,
                       size_t size);

/* The status says what failed, unless the report does; and whether anything was decided at all: if
   nothing was, that is complained about. */
int gh_checking_status (const gh_checking *checking, const gh_summary *summary);

#endif

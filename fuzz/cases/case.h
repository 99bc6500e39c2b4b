/* What a target says of a case that fails. */
#ifndef GH_CASE_H
#define GH_CASE_H

#include "harness/run/runner.h"

/* Before the first case: a target does not start when the file of known findings cannot be read. */
void need_known (void);

/* Count the case that the runner has just run, when it held: as one of its theorem, and its answers
   that were compared with the second engine's. What was asked, and the outcome classes of the
   variables, tell it from others. */
void count_case (const gh_theorem *theorem, const gh_result *result);

/* Print the theorem and the step that failed, make the case that the runner has just run smaller,
   print it as `gifthorse check --replay` reads it, and abort. Nothing happens when it is known:
   GIFTHORSE_KNOWN in the environment names a file with findings that are passed over, one a line,
   as they are printed behind "finding: ". `engine` is the one that was asked, as --engine names it.
 */
void report_case (gh_runner *runner, const char *engine, const gh_theorem *theorem,
                  const gh_result *result);

#endif

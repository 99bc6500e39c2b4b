#include "cases/case.h"
#include "driver/finding.h"
#include "harness/cases/choices.h"
#include "output/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The file that GIFTHORSE_KNOWN names; NULL: it names none. */
static FILE *open_known (void)
{
  const char *const path = getenv ("GIFTHORSE_KNOWN");
  FILE *const file = path ? fopen (path, "r") : NULL;
  if (path && !file)
    no_start ("GIFTHORSE_KNOWN names no file that can be read");
  return file;
}

void need_known (void)
{
  FILE *const file = open_known ();
  if (file)
    fclose (file);
}

/* Whether that file has the line. */
static bool is_known (const char *line)
{
  FILE *const file = open_known ();
  char known[1000];
  bool found = false;
  while (file && !found && fgets (known, sizeof known, file)) {
    known[strcspn (known, "\n")] = 0;
    found = !strcmp (known, line);
  }
  if (file)
    fclose (file);
  return found;
}

void count_case (const gh_theorem *theorem, const gh_result *result)
{
  if (!is_counting () || result->inconclusive || !result->met)
    return;
  uint64_t about[] = {gh_theorem_hash (theorem), result->questions, 0, 0};
  about[2] = gh_hash (result->labels, sizeof result->labels, 0);
  compared ("a theorem has cases", about, sizeof *about);
  compared ("a case of it holds", about, sizeof about);
  for (; about[3] < result->compared; about[3]++)
    compared ("an answer is that of the second engine", about, sizeof about);
}

/* The name comes first, since an engine may end this process while smaller cases are tried. */
void report_case (gh_runner *runner, const char *engine, const gh_theorem *theorem,
                  const gh_result *result)
{
  char step[GH_STEP_WORDS], name[sizeof theorem->name + sizeof step + 3], replay[4096];
  gh_run const run = {.program = "gifthorse",
                      .engine = engine,
                      .options = &GH_DEFAULT_OPTIONS,
                      .engine_options = &GH_DEFAULT_ENGINE_OPTIONS};
  snprintf (name, sizeof name, "%s: %s", theorem->name, gh_step_write (result->failure.step, step));
  if (is_known (name))
    return;
  fprintf (stderr, "finding: %s\nstatement: %s\n", name, theorem->statement);
  gh_runner_shrink (runner);
  gh_report_replay (&run, theorem, result, replay, sizeof replay);
  fprintf (stderr, "%s: %s\nrequired: %s\n%sreplay: %s\n",
           result->failure.proven ? "smallest" : "counterexample", result->failure.counterexample,
           result->failure.required, result->failure.answers, replay);
  abort ();
}

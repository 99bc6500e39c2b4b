/* What each theorem costs the reference engine, alone and with all its cases: the forms, options,
   memos and steps that stores count (gh_store_work), the same on every machine and in every run. A
   theorem has its share; what costs more stands in costly.tsv, with how much it may cost and why.

   usage: costs COSTLY.TSV. Speaks TAP. */
#include "commands/library.h"
#include "harness/run/runner.h"
#include "reference/reference.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHARE 2000000 /* some 0.3 s of a processor */
#define MOST_ROWS 200

typedef struct row {
  char name[32], why[200];
  uint64_t most;
  bool found;
} row;

static row rows[MOST_ROWS];
static size_t row_count;

static bool read_rows (const char *path)
{
  char line[400];
  FILE *const file = fopen (path, "r");
  bool good = file && fgets (line, sizeof line, file); /* the names of the columns */
  for (; good && fgets (line, sizeof line, file); row_count++) {
    row *const r = &rows[row_count % MOST_ROWS];
    good = row_count < MOST_ROWS &&
           sscanf (line, "%31[^\t]\t%" SCNu64 "\t%199[^\n]", r->name, &r->most, r->why) == 3;
  }
  if (file)
    fclose (file);
  return good;
}

static row *row_of (const char *name)
{
  for (size_t i = 0; i < row_count; i++)
    if (!strcmp (rows[i].name, name))
      return &rows[i];
  return NULL;
}

#define NO_WORK UINT64_MAX /* of a theorem that does not apply */

static uint64_t work_of (gh_engine *engine, const gh_theorem *theorem)
{
  gh_result result = {.verdict = GH_UNDECIDED};
  gh_runner *const runner = gh_runner_new (engine, NULL, &GH_DEFAULT_OPTIONS);
  uint64_t work = NO_WORK;
  if (gh_runner_applies (runner, theorem)) {
    gh_runner_check (runner, theorem, &result);
    work = gh_runner_work (runner);
  }
  gh_runner_free (runner);
  return work;
}

/* A theorem among the dear ones that is not is as wrong as one that should be there. */
static void check (gh_engine *engine, gh_theorem *theorem)
{
  gh_theorem_set_depth (theorem, false);
  uint64_t const work = work_of (engine, theorem);
  row *const r = row_of (theorem->name);
  if (r)
    r->found = true;
  if (work == NO_WORK)
    TAP_OK (!r, "%s does not apply, and is not among the dear ones", theorem->name);
  else if (r)
    TAP_OK (work > SHARE && work <= r->most, "%s costs %" PRIu64 ", of %" PRIu64 ": %s",
            theorem->name, work, r->most, r->why);
  else
    TAP_OK (work <= SHARE, "%s costs %" PRIu64 ", of %u", theorem->name, work, SHARE);
}

int main (int argc, char **argv)
{
  char error[400];
  gh_library *const library = gh_library_open (error, sizeof error);
  gh_engine *const reference = gh_reference_open ();
  const gh_registry *const registry = gh_library_registry (library);
  TAP_OK (argc == 2 && read_rows (argv[1]), "the dear ones are told, each with its reason");
  for (size_t i = 0; i < registry->count; i++)
    check (reference, &registry->theorems[i]);
  for (size_t i = 0; i < row_count; i++)
    TAP_OK (rows[i].found, "%s, a dear one, is a theorem", rows[i].name);
  reference->close (reference);
  gh_library_close (library);
  return tap_done ();
}

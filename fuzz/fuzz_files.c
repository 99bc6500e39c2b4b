/* Files that a user hands to `gifthorse report`, --baseline and --regressions; those of claims are
   looked at by fuzz_claim.

   First byte `b`: the others are a baseline. What is read knows the theorem of each line, and is
   left as it is by an update that has nothing to tell.

   First byte `c`: a line of a folder of cases. An error has its place; a case that is run has the
   same verdict twice.

   Else the bytes are the JSON of a run. What the schema accepts becomes a page, in which no text of
   a user opens an element; it is written and read back as the same; it is put together of itself,
   and nothing is new in it.

   Not covered: what the program complains of, and a baseline that is written anew. */
#include "commands/check/known.h"
#include "commands/library.h"
#include "commands/one_case.h"
#include "driver/finding.h"
#include "driver/fuzz.h"
#include "engines.h"
#include "output/document/difference.h"
#include "output/document/document.h"
#include "output/document/merge.h"
#include "output/document/schema.h"
#include "output/page/page.h"
#include "output/summary.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Set up once; libFuzzer has no place to hand a context through. */
static struct {
  gh_library *library;
  gh_engine *engine;
  gh_runner *runner;
  FILE *nowhere;
  int complaints; /* standard error, while it is left alone */
  FILE *file;     /* for a baseline */
  char path[40];  /* of that */
} fuzz;

static void close_all (void)
{
  gh_runner_free (fuzz.runner);
  fuzz.engine->close (fuzz.engine);
  gh_library_close (fuzz.library);
  fclose (fuzz.nowhere);
  fclose (fuzz.file);
}

static void open_all (void)
{
  char error[1000];
  gh_options options = GH_DEFAULT_OPTIONS;
  options.limits.forms = 1000;
  options.limits.options = options.limits.steps = 20000;
  options.limits.depth = 200;
  options.smaller_cases = 0;
  fuzz.library = gh_library_open (error, sizeof error);
  fuzz.engine = gh_complete_open (GH_DEFINITIONS_FIRST);
  fuzz.nowhere = fopen ("/dev/null", "w");
  fuzz.file = tmpfile ();
  fuzz.complaints = dup (STDERR_FILENO);
  if (!fuzz.library || !fuzz.engine || !fuzz.nowhere || !fuzz.file || fuzz.complaints < 0)
    no_start ("no memory, or no temporary file");
  snprintf (fuzz.path, sizeof fuzz.path, "/dev/fd/%d", fileno (fuzz.file));
  fuzz.runner = gh_runner_new (fuzz.engine, NULL, &options);
  if (!fuzz.runner)
    no_start ("out of memory");
  atexit (close_all);
}

/* What is said on standard error between the two is lost. */
static void be_quiet (void)
{
  dup2 (fileno (fuzz.nowhere), STDERR_FILENO);
}

static void be_heard (void)
{
  dup2 (fuzz.complaints, STDERR_FILENO);
}

/* ---- a run ----------------------------------------------------------------------------------- */

/* What `write` makes of a run, to be freed. */
static char *written (bool write (FILE *out, json_t *run), json_t *run, size_t *length)
{
  char *text = NULL;
  FILE *const out = open_memstream (&text, length);
  if (!out)
    no_start ("out of memory");
  bool const good = write (out, run);
  if (fclose (out) || !good)
    no_start ("out of memory");
  return text;
}

static bool write_page (FILE *out, json_t *run)
{
  return gh_page_write (out, &run, 1);
}

static bool write_run (FILE *out, json_t *run)
{
  return gh_document_write (out, run);
}

static size_t count (const char *text, const char *word)
{
  size_t found = 0;
  for (; (text = strstr (text, word)); text++)
    found++;
  return found;
}

static void check_page (json_t *run, const char *text, size_t size)
{
  size_t length;
  char *const page = written (write_page, run, &length);
  must (strlen (page) == length && strstr (page, "</html>"), "a page comes to its end", text, size);
  must (count (page, "<script") == 1 && !strstr (page, "<x"), "no text opens an element", text,
        size); /* the page has one of its own */
  free (page);
}

static void check_written (json_t *run, const char *text, size_t size)
{
  size_t length;
  char *const json = written (write_run, run, &length);
  json_t *const again = json_loadb (json, length, JSON_REJECT_DUPLICATES, NULL);
  must (again && json_equal (again, run), "a document is read as it was written", text, size);
  json_decref (again);
  free (json);
}

static void check_run (const char *text, size_t size)
{
  char error[800] = "";
  char *path = "run.json";
  json_error_t wrong;
  bool more = true;
  json_t *run = json_loadb (text, size, JSON_REJECT_DUPLICATES, &wrong);
  if (!run)
    return;
  if (!gh_schema_check (run, error, sizeof error)) {
    must (*error && memchr (error, 0, sizeof error), "what is no run is explained", text, size);
    json_decref (run);
    return;
  }
  check_written (run, text, size);
  check_page (run, text, size);
  must (gh_difference_print (fuzz.nowhere, run, run, &more) && !more,
        "nothing is new in a run beside itself", text, size);
  json_t *const merged = gh_merge_shards (&run, &path, 1, error, sizeof error);
  must (merged ? json_array_size (merged) == 1 : *error, "one run is one run", text, size);
  if (merged && json_object_get (json_array_get (merged, 0), "shards"))
    must (gh_summary_print (fuzz.nowhere, json_array_get (merged, 0)) <= GH_SUMMARY_OPEN,
          "a run of shards comes to an end", text, size);
  json_decref (merged);
  json_decref (run);
}

/* ---- a baseline ------------------------------------------------------------------------------ */

/* Whether a line of the text names the theorem. */
static bool is_named (const char *text, const char *name)
{
  size_t const length = strlen (name);
  for (const char *line = text; line; line = strchr (line, '\n')) {
    line += strspn (line, " \t\r\n");
    if (strcspn (line, " \t\r\n#") == length && !memcmp (line, name, length))
      return true;
  }
  return false;
}

static void check_baseline (const char *text, size_t size)
{
  gh_known known = {0};
  int const file = fileno (fuzz.file);
  if (ftruncate (file, 0) || pwrite (file, text, size, 0) != (ssize_t)size)
    no_start ("the temporary file cannot be written");
  const gh_registry *const all = gh_library_registry (fuzz.library);
  be_quiet ();
  bool const good = gh_known_read (&known, fuzz.path, all, false);
  be_heard ();
  for (size_t i = 0; i < all->count && good; i++) {
    const gh_theorem *const theorem = &all->theorems[i];
    bool const named = is_named (text, theorem->name);
    if (named || gh_known_names (&known, theorem))
      must (named && gh_known_names (&known, theorem), "the theorems of lines are known, no other",
            text, size);
  }
  gh_known_free (&known);
}

/* ---- a case ---------------------------------------------------------------------------------- */

static const gh_theorem *theorem_named (const char *name, size_t length)
{
  const gh_registry *const all = gh_library_registry (fuzz.library);
  for (size_t i = 0; i < all->count; i++)
    if (strlen (all->theorems[i].name) == length && !memcmp (all->theorems[i].name, name, length))
      return &all->theorems[i];
  return NULL;
}

/* Excesses take seconds, and theorems in C may. */
static bool is_quick (const gh_theorem *theorem)
{
  return !theorem->theory && !theorem->proof && !strstr (theorem->statement, "excess") &&
         !strstr (theorem->statement, "nim_alpha");
}

static void check_case (const char *text, size_t size)
{
  static gh_result first, again;
  gh_error error;
  size_t const name = strcspn (text, " ");
  const gh_theorem *const theorem = theorem_named (text, name);
  const char *const words = text + name + strspn (text + name, " ");
  if (!theorem || !is_quick (theorem))
    return;
  gh_replayed const came = gh_replay_values (fuzz.runner, theorem, words, &first, &error);
  if (came == GH_NO_VALUES)
    must_be_placed (&error, words, strlen (words));
  if (came == GH_OTHER_VALUES)
    must (*first.reason, "other values are explained", text, size);
  if (came != GH_REPLAYED)
    return;
  must (gh_replay_values (fuzz.runner, theorem, words, &again, &error) == GH_REPLAYED &&
            again.verdict == first.verdict && again.questions == first.questions,
        "a case is the same twice", text, size);
}

/* ---- the target ------------------------------------------------------------------------------ */

void fuzz_one (const uint8_t *data, size_t size)
{
  if (!fuzz.runner)
    open_all ();
  if (!size)
    return;
  char *const text = text_behind (data, size);
  if (*data == 'b')
    check_baseline (text, size - 1);
  else if (*data == 'c')
    check_case (text, size - 1);
  else
    check_run ((const char *)data, size);
  free (text);
}

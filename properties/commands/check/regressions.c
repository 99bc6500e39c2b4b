#include "commands/check/regressions.h"
#include "commands/command.h"
#include "commands/one_case.h"
#include "commands/progress.h"
#include "commands/save.h"
#include "commands/text_file.h"
#include "form/halt.h"
#include "form/show.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MOST_MENDED 10 /* faults that are told, of more than one their number */

static const char ending[] = ".cases";
static const char of_fault[] =
    "# fault: "; /* before the id of the one to which the next cases came */

/* ---- the folder ------------------------------------------------------------------------------ */

static int is_file_of_cases (const struct dirent *entry)
{
  size_t const length = strlen (entry->d_name);
  return length >= sizeof ending && !strcmp (entry->d_name + length + 1 - sizeof ending, ending);
}

/* Where a case stands, and what is known of it. */
typedef struct place {
  const char *file, *fault; /* "": it is not known */
  unsigned number;
} place;

/* What is done with each case; false ends it. */
typedef bool visit (void *context, const place *at, const char *line);

static bool visit_lines (const char *file, char *text, visit *each, void *context)
{
  bool good = true;
  place at = {.file = file, .fault = ""};
  for (char *line = text, *end; good && *line; line = end) {
    end = line + strcspn (line, "\n");
    if (*end)
      *end++ = 0;
    line[strcspn (line, "\r")] = 0;
    at.number++;
    if (!strncmp (line, of_fault, sizeof of_fault - 1))
      at.fault = line + sizeof of_fault - 1;
    else if (*line && *line != '#')
      good = each (context, &at, line);
  }
  return good;
}

static bool visit_file (const char *folder, const char *name, visit *each, void *context)
{
  char path[PATH_MAX];
  gh_text text;
  if (snprintf (path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path)
    return gh_usage ("--regressions: %s: %s", folder, strerror (ENAMETOOLONG)) == GH_EXIT_HOLDS;
  bool const good = gh_text_file_read (path, &text) && visit_lines (path, text.at, each, context);
  free (text.at);
  return good;
}

/* Every line of every file, files by their names. */
static bool visit_folder (const char *folder, visit *each, void *context)
{
  struct dirent **files = NULL;
  int const count = scandir (folder, &files, is_file_of_cases, alphasort);
  bool good = count >= 0 || errno == ENOENT;
  if (!good)
    gh_usage ("--regressions: %s: %s", folder, strerror (errno));
  for (int i = 0; i < count; i++) {
    good = good && visit_file (folder, files[i]->d_name, each, context);
    free (files[i]);
  }
  free (files);
  return good;
}

/* "my engine" has the file my-engine.cases. */
static bool name_file (char *file, const char *folder, const char *name)
{
  int const length = snprintf (file, PATH_MAX, "%s/%.60s%s", folder, name, ending);
  if (length < 0 || length >= PATH_MAX)
    return gh_usage ("--regressions: %s: %s", folder, strerror (ENAMETOOLONG)) == GH_EXIT_HOLDS;
  for (char *at = file + strlen (folder) + 1; *at; at++)
    if (!isalnum ((unsigned char)*at) && !strchr ("._-", *at))
      *at = '-';
  return true;
}

/* ---- faults that are mended ------------------------------------------------------------------ */

typedef struct earlier {
  char fault[GH_WRONG_ID];
  size_t cases;
  bool holds; /* each of them was tried, and holds */
} earlier;

typedef struct faults {
  char file[PATH_MAX]; /* of this engine: of others nothing is mended */
  earlier *all;
  size_t count;
} faults;

/* NULL: no memory. */
static earlier *find_fault (faults *f, const char *fault)
{
  size_t i = 0;
  while (i < f->count && strcmp (f->all[i].fault, fault))
    i++;
  if (i < f->count)
    return &f->all[i];
  earlier *const more = realloc (f->all, (f->count + 1) * sizeof *more);
  if (!more)
    return NULL;
  f->all = more;
  f->count++;
  more[i] = (earlier){.holds = true};
  snprintf (more[i].fault, sizeof more[i].fault, "%s", fault);
  return &more[i];
}

/* Without memory nothing is told of it. */
static void note_fault (faults *f, const place *at, bool holds)
{
  earlier *const found =
      *at->fault && !strcmp (at->file, f->file) ? find_fault (f, at->fault) : NULL;
  if (!found)
    return;
  found->cases++;
  found->holds &= holds;
}

static void print_mended (const faults *f)
{
  size_t mended = 0;
  for (size_t i = 0; i < f->count; i++)
    if (f->all[i].holds && mended++ < MOST_MENDED)
      fprintf (stderr, "%s: mended: %s; %zu case%s\n", f->file, f->all[i].fault, f->all[i].cases,
               f->all[i].cases == 1 ? " holds" : "s hold");
  if (mended > MOST_MENDED)
    fprintf (stderr, "%s: mended: %zu more\n", f->file, mended - MOST_MENDED);
}

/* ---- running --------------------------------------------------------------------------------- */

typedef struct running {
  gh_checking *checking;
  gh_runner *runner;
  double until; /* 0: no limit */
  size_t tried, failed;
  faults faults;
} running;

static bool has_name (const gh_theorem *theorem, const char *name, size_t length)
{
  return strlen (theorem->name) == length && !memcmp (theorem->name, name, length);
}

static bool is_theorem (const gh_registry *registry, const char *name, size_t length)
{
  size_t i = 0;
  while (i < registry->count && !has_name (&registry->theorems[i], name, length))
    i++;
  return i < registry->count;
}

/* Whether it holds. */
static bool replay (running *r, size_t theorem, const place *at, const char *words)
{
  static gh_result result;
  gh_error error;
  gh_checking *const c = r->checking;
  switch (gh_replay_values (r->runner, c->theorems[theorem], words, &result, &error)) {
  case GH_REPLAYED: r->tried++; break;
  case GH_NO_VALUES:
    fprintf (stderr, "%s:%u: %s; passed over\n", at->file, at->number, error.text);
    return false;
  case GH_OTHER_VALUES:
    fprintf (stderr, "%s:%u: %s; passed over\n", at->file, at->number, result.reason);
    return false;
  case GH_NO_ROOM: return false;
  }
  gh_replay_turn (c->theorems[theorem], &result);
  if (result.verdict == GH_FAILS) {
    r->failed++;
    gh_checking_decide (c, theorem, &result);
  }
  return result.verdict == GH_HOLDS;
}

/* Of theorems that are checked, and not decided. */
static bool run_line (void *context, const place *at, const char *line)
{
  running *const r = context;
  const gh_checking *const c = r->checking;
  size_t const name = strcspn (line, " ");
  size_t i = 0;
  char shown[100];
  bool holds = false;
  if (gh_halted () || (r->until > 0 && gh_clock () > r->until))
    return false;
  while (i < c->count && !has_name (c->theorems[i], line, name))
    i++;
  if (i < c->count && !c->decided[i] && gh_runner_applies (r->runner, c->theorems[i]))
    holds = replay (r, i, at, line + name + strspn (line + name, " "));
  else if (i == c->count && !is_theorem (gh_library_registry (c->library), line, name))
    fprintf (stderr, "%s:%u: there is no theorem '%s' any more; passed over\n", at->file,
             at->number, gh_show (line, name, shown, sizeof shown));
  note_fault (&r->faults, at, holds);
  return true;
}

static bool run_with (gh_checking *c, gh_engine *engine, gh_engine *second, const char *folder)
{
  running r = {.checking = c, .runner = gh_runner_new (engine, second, &c->asked.options)};
  if (c->asked.seconds > 0)
    r.until = gh_clock () + c->asked.seconds;
  if (!r.runner)
    return gh_usage ("out of memory") == GH_EXIT_HOLDS;
  gh_introduction const introduction = gh_introduce (engine, second);
  gh_checking_start (c, &introduction);
  bool const good =
      name_file (r.faults.file, folder, c->run.name) && visit_folder (folder, run_line, &r);
  if (good && !gh_is_quiet ()) {
    fprintf (stderr, "%s: %zu earlier case%s tried, %zu fail%s\n", folder, r.tried,
             r.tried == 1 ? "" : "s", r.failed, r.failed == 1 ? "s" : "");
    print_mended (&r.faults);
  }
  free (r.faults.all);
  gh_runner_free (r.runner);
  return good || gh_halted () || (r.until > 0 && gh_clock () > r.until);
}

bool gh_regressions_run (gh_checking *c, const char *folder)
{
  char error[1000] = "out of memory";
  gh_engine *engine = NULL, *second = NULL;
  bool good = gh_checking_open (c, &engine, &second, error, sizeof error);
  if (good)
    good = run_with (c, engine, second, folder);
  else
    gh_checking_complain (c->asked.engine, error);
  if (second)
    second->close (second);
  if (engine)
    engine->close (engine);
  return good;
}

/* ---- adding ---------------------------------------------------------------------------------- */

typedef struct adding {
  const gh_checking *checking;
  char file[PATH_MAX]; /* of this engine */
  bool *known;         /* the failing case of this theorem stands in the folder */
  gh_text own;         /* the lines of that file */
  FILE *out;
} adding;

/* Whether a failure can be replayed, and was. */
static bool is_kept (const gh_result *result)
{
  return result->verdict == GH_FAILS && result->failure.whole && !result->failure.passing &&
         *result->failure.counterexample;
}

static void write_case (const gh_checking *c, size_t i, char *buffer, size_t size)
{
  snprintf (buffer, size, "%s %s", c->theorems[i]->name, c->results[i].failure.counterexample);
}

static bool note_line (void *context, const place *at, const char *line)
{
  adding *const a = context;
  const gh_checking *const c = a->checking;
  char text[sizeof c->results->failure.counterexample + sizeof c->theorems[0]->name];
  (void)at;
  for (size_t i = 0; i < c->count; i++)
    if (is_kept (&c->results[i])) {
      write_case (c, i, text, sizeof text);
      a->known[i] |= !strcmp (line, text);
    }
  return true;
}

/* The fault to which a failure came, in the words of its question; "": none is known. */
static const char *fault_of (const gh_result *result, char *buffer)
{
  const gh_wrong *const w = gh_failure_wrong (&result->failure);
  *buffer = 0;
  return w ? gh_wrong_id (w, buffer) : buffer;
}

/* The new cases from this one on that came to the same fault. */
static void write_fault (adding *a, size_t first)
{
  const gh_checking *const c = a->checking;
  char text[sizeof c->results->failure.counterexample + sizeof c->theorems[0]->name];
  char fault[GH_WRONG_ID], other[GH_WRONG_ID];
  fprintf (a->out, "%s%s\n", of_fault, fault_of (&c->results[first], fault));
  for (size_t i = first; i < c->count; i++)
    if (is_kept (&c->results[i]) && !a->known[i] &&
        !strcmp (fault, fault_of (&c->results[i], other))) {
      write_case (c, i, text, sizeof text);
      fprintf (a->out, "%s\n", text);
      a->known[i] = true;
    }
}

/* What stands in the file already, and the cases that are new. */
static bool write_file (adding *a)
{
  const gh_checking *const c = a->checking;
  gh_text before = {0};
  struct stat is;
  bool added = false, good = stat (a->file, &is) != 0 || gh_text_file_read (a->file, &before);
  if (before.at && before.length) {
    fputs (before.at, a->out);
    if (before.at[before.length - 1] != '\n')
      fputc ('\n', a->out);
  }
  for (size_t i = 0; i < c->count && good; i++)
    if (is_kept (&c->results[i]) && !a->known[i]) {
      write_fault (a, i);
      added = true;
    }
  good = gh_text_close (&a->own, a->out) && good;
  a->out = NULL;
  free (before.at);
  return good && (!added || gh_save ("--regressions", a->file, &a->own));
}

bool gh_regressions_add (const gh_checking *c, const char *folder)
{
  adding a = {.checking = c, .known = calloc (c->count + 1, sizeof *a.known)};
  a.out = gh_text_open (&a.own);
  bool good = a.known && a.out;
  if (!good)
    gh_usage ("out of memory");
  else if (mkdir (folder, 0777) != 0 && errno != EEXIST)
    good = gh_usage ("--regressions: %s: %s", folder, strerror (errno)) == GH_EXIT_HOLDS;
  int lock = -1;
  good = good && name_file (a.file, folder, c->run.name) &&
         gh_save_lock ("--regressions", folder, &lock) && visit_folder (folder, note_line, &a) &&
         write_file (&a);
  gh_save_unlock (lock);
  gh_text_close (&a.own, a.out);
  free (a.own.at);
  free (a.known);
  return good;
}

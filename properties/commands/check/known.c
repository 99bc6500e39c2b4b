#include "commands/check/known.h"
#include "commands/command.h"
#include "commands/save.h"
#include "commands/text_file.h"
#include "form/show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- lines ----------------------------------------------------------------------------------- */

/* A line of the text, and the name in it, of length 0 where there is none. */
typedef struct line {
  const char *at, *name;
  size_t length, name_length; /* the first with its newline */
} line;

static line line_at (const char *at)
{
  size_t const length = strcspn (at, "\n");
  const char *const name = at + strspn (at, " \t");
  size_t const name_length = strcspn (name, "#\r\n");
  line l = {at, name, length + (at[length] == '\n'), name_length};
  while (l.name_length && strchr (" \t", name[l.name_length - 1]))
    l.name_length--;
  return l;
}

/* The number of the theorem with this name; the count of all: there is none. */
static size_t theorem_of (const gh_registry *registry, const line *l)
{
  size_t i = 0;
  while (i < registry->count && (strlen (registry->theorems[i].name) != l->name_length ||
                                 memcmp (registry->theorems[i].name, l->name, l->name_length) != 0))
    i++;
  return i;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool note_names (gh_known *k)
{
  char shown[100];
  line l;
  unsigned number = 1;
  for (const char *at = k->text.at; *at; at += l.length, number++) {
    l = line_at (at);
    size_t const theorem = l.name_length ? theorem_of (k->registry, &l) : 0;
    if (theorem == k->registry->count) {
      gh_usage ("--baseline: %s:%u: found '%s', expected the name of a theorem, as SS-2.10a/2; see "
                "`gifthorse list`",
                k->path, number, gh_show (l.name, l.name_length, shown, sizeof shown));
      return false;
    }
    if (l.name_length)
      k->names[theorem] = true;
  }
  return true;
}

static bool read_names (gh_known *k, bool create)
{
  free (k->text.at);
  k->text = (gh_text){0};
  memset (k->names, 0, k->registry->count * sizeof *k->names);
  if (create && access (k->path, F_OK) != 0)
    return true;
  return gh_text_file_read (k->path, &k->text) && note_names (k);
}

bool gh_known_read (gh_known *k, const char *path, const gh_registry *registry, bool create)
{
  k->path = path;
  k->registry = registry;
  k->names = calloc (registry->count + 1, sizeof *k->names);
  if (!k->names)
    return gh_usage ("out of memory") == GH_EXIT_HOLDS;
  return read_names (k, create);
}

bool gh_known_has (const gh_known *k, const gh_theorem *theorem)
{
  return k->names && k->names[theorem - k->registry->theorems];
}

void gh_known_free (gh_known *k)
{
  free (k->text.at);
  free (k->names);
}

/* ---- writing --------------------------------------------------------------------------------- */

/* What is to be done with each theorem's name. */
typedef enum { KEEP, TAKE_OUT, ADD } change;

static change change_of (const gh_known *k, const gh_theorem *theorem, const gh_result *result)
{
  bool const bad = result->verdict == GH_FAILS || result->verdict == GH_VACUOUS;
  return bad && !gh_known_has (k, theorem) ? ADD : result->mended ? TAKE_OUT : KEEP;
}

static void write_added (FILE *out, const gh_theorem *theorem, const gh_result *result)
{
  char wrong[sizeof (gh_wrong)];
  const gh_failure *const f = &result->failure;
  if (f->wrongs)
    gh_wrong_write (&f->wrong[0], wrong, sizeof wrong);
  fprintf (out, "%-15s # %s\n", theorem->name,
           f->wrongs                     ? wrong
           : result->verdict == GH_FAILS ? f->step
                                         : "vacuous");
}

static void write_kept (const gh_known *k, FILE *out, const change *changes)
{
  line l = {0};
  for (const char *at = k->text.at; at && *at; at += l.length) {
    l = line_at (at);
    if (!l.name_length || changes[theorem_of (k->registry, &l)] != TAKE_OUT)
      fwrite (at, 1, l.length, out);
  }
  if (l.length && l.at[l.length - 1] != '\n')
    fputc ('\n', out);
}

static bool update (const gh_known *k, const gh_theorem *const *theorems, const gh_result *results,
                    size_t count)
{
  gh_text text;
  size_t changed[ADD + 1] = {0};
  FILE *const out = gh_text_open (&text);
  change *const changes = calloc (k->registry->count + 1, sizeof *changes);
  bool const ready = out && changes;
  for (size_t i = 0; i < count && ready; i++) {
    change const c = change_of (k, theorems[i], &results[i]);
    changes[theorems[i] - k->registry->theorems] = c;
    changed[c]++;
  }
  if (ready)
    write_kept (k, out, changes);
  for (size_t i = 0; i < count && ready; i++)
    if (changes[theorems[i] - k->registry->theorems] == ADD)
      write_added (out, theorems[i], &results[i]);
  bool good = gh_text_close (&text, out) && ready;
  if (!good)
    gh_usage ("out of memory");
  else if ((good = gh_save ("--update-baseline", k->path, &text)))
    fprintf (stderr, "%s: %zu added, %zu taken out\n", k->path, changed[ADD], changed[TAKE_OUT]);
  free (changes);
  free (text.at);
  return good;
}

bool gh_known_update (gh_known *k, const gh_theorem *const *theorems, const gh_result *results,
                      size_t count)
{
  int lock;
  if (!gh_save_lock ("--update-baseline", k->path, &lock))
    return false;
  bool const good = read_names (k, true) && update (k, theorems, results, count);
  gh_save_unlock (lock);
  return good;
}

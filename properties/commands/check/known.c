#include "commands/check/known.h"
#include "commands/command.h"
#include "commands/save.h"
#include "commands/text_file.h"
#include "form/show.h"
#include "harness/telling/alike.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- lines ----------------------------------------------------------------------------------- */

/* A piece of the text. */
typedef struct piece {
  const char *at;
  size_t length;
} piece;

typedef struct gh_known_line {
  bool named;
  piece question; /* of length 0: there is none */
} gh_known_line;

/* A line of the text; the name is of length 0 where there is none. */
typedef struct line {
  piece whole; /* with its newline */
  piece name, question;
} line;

static piece trim (const char *at, size_t length)
{
  while (length && strchr (" \t\r", at[length - 1]))
    length--;
  return (piece){at, length};
}

static line line_at (const char *at)
{
  size_t const length = strcspn (at, "\n");
  const char *const name = at + strspn (at, " \t");
  piece const said = trim (name, strcspn (name, "#\n"));
  size_t const word = strcspn (name, " \t#\r\n");
  size_t const blank = strspn (name + word, " \t");
  bool const more = said.length > word;
  return (line){{at, length + (at[length] == '\n')},
                {name, more ? word : said.length},
                {name + word + blank, more ? said.length - word - blank : 0}};
}

static bool is_word (piece p, const char *word)
{
  return strlen (word) == p.length && !memcmp (p.at, word, p.length);
}

/* The number of the theorem with this name; the count of all: there is none. */
static size_t theorem_of (const gh_registry *registry, piece name)
{
  size_t i = 0;
  while (i < registry->count && !is_word (name, registry->theorems[i].name))
    i++;
  return i;
}

/* ---- questions ------------------------------------------------------------------------------- */

/* The class of its longest number: below 2^31, 2^53, 2^63, beyond. */
static unsigned class_of (piece text)
{
  unsigned most = 0;
  for (size_t i = 0; i < text.length; i++) {
    size_t length = 0;
    while (i + length < text.length && text.at[i + length] >= '0' && text.at[i + length] <= '9')
      length++;
    if (!length)
      continue;
    unsigned long long const value = length < 20 ? strtoull (text.at + i, NULL, 10) : ULLONG_MAX;
    unsigned const its = value >> 63 ? 3 : value >> 53 ? 2 : value >> 31 ? 1 : 0;
    most = its > most ? its : most;
    i += length - 1;
  }
  return most;
}

static bool is_same (piece a, piece b)
{
  return a.length == b.length && !memcmp (a.at, b.at, a.length);
}

/* The kind that a question begins with, as in "silence: negate 1"; GH_WRONG_ANSWER: none. */
static gh_wrong_kind kind_of (piece question, size_t *length)
{
  for (gh_wrong_kind kind = GH_WRONG_ERROR; kind <= GH_WRONG_SILENCE; kind++) {
    const char *const word = gh_wrong_kind_word (kind);
    *length = strlen (word) + 2;
    if (question.length > *length && !memcmp (question.at, word, *length - 2) &&
        !memcmp (question.at + *length - 2, ": ", 2))
      return kind;
  }
  *length = 0;
  return GH_WRONG_ANSWER;
}

/* A question as it stands in the file. False: it begins with no request. */
static bool read_question (piece question, gh_wrong *w)
{
  size_t begin, r = 0;
  *w = (gh_wrong){.kind = kind_of (question, &begin)};
  piece const request = {question.at + begin, strcspn (question.at + begin, " \t#\r\n")};
  while (r < GH_REQUESTS && !is_word (request, gh_requests[r].word))
    r++;
  if (r == GH_REQUESTS || request.length + begin > question.length)
    return false;
  piece const all = trim (request.at + request.length, question.length - begin - request.length);
  w->request = (gh_request)r;
  w->word = class_of (all);
  snprintf (w->arguments, sizeof w->arguments, "%.*s", (int)all.length, all.at);
  return true;
}

static bool knows_question (const gh_known *k, const gh_wrong *w)
{
  static gh_wrong asked, known;
  char id[GH_WRONG_ID];
  bool found = false;
  gh_wrong_id (w, id);
  read_question ((piece){id, strlen (id)}, &asked);
  for (size_t i = 0; i < k->registry->count && !found; i++)
    found = k->all[i].question.length && read_question (k->all[i].question, &known) &&
            gh_same_fault (&known, &asked);
  return found;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool note_names (gh_known *k)
{
  char shown[100];
  gh_wrong question;
  line l;
  unsigned number = 1;
  for (const char *at = k->text.at; *at; at += l.whole.length, number++) {
    l = line_at (at);
    size_t const theorem = l.name.length ? theorem_of (k->registry, l.name) : 0;
    if (theorem == k->registry->count ||
        (l.question.length && !read_question (l.question, &question))) {
      bool const name = theorem == k->registry->count;
      piece const p = name ? l.name : l.question;
      gh_usage ("--baseline: %s:%u: found '%s', expected %s", k->path, number,
                gh_show (p.at, p.length, shown, sizeof shown),
                name ? "the name of a theorem, as SS-2.10a/2; see `gifthorse list`"
                     : "the question that is answered wrongly, as negate 1");
      return false;
    }
    if (l.name.length)
      k->all[theorem] = (gh_known_line){true, l.question};
  }
  return true;
}

static bool read_names (gh_known *k, bool create)
{
  free (k->text.at);
  k->text = (gh_text){0};
  memset (k->all, 0, k->registry->count * sizeof *k->all);
  if (create && access (k->path, F_OK) != 0)
    return true;
  return gh_text_file_read (k->path, &k->text) && note_names (k);
}

bool gh_known_read (gh_known *k, const char *path, const gh_registry *registry, bool create)
{
  k->path = path;
  k->registry = registry;
  k->all = calloc (registry->count + 1, sizeof *k->all);
  if (!k->all)
    return gh_usage ("out of memory") == GH_EXIT_HOLDS;
  return read_names (k, create);
}

static const gh_known_line *line_of (const gh_known *k, const gh_theorem *theorem)
{
  return &k->all[theorem - k->registry->theorems];
}

bool gh_known_names (const gh_known *k, const gh_theorem *theorem)
{
  return k->all && line_of (k, theorem)->named;
}

bool gh_known_has (const gh_known *k, const gh_theorem *theorem, const gh_result *result)
{
  const gh_failure *const f = &result->failure;
  size_t questions = 0, known = 0;
  for (size_t i = 0; i < f->wrongs && k->all; i++)
    if (!f->wrong[i].follows) {
      questions++;
      known += knows_question (k, &f->wrong[i]);
    }
  if (gh_known_names (k, theorem))
    return !line_of (k, theorem)->question.length || !questions || known;
  return questions && known == questions;
}

void gh_known_free (gh_known *k)
{
  free (k->text.at);
  free (k->all);
}

/* ---- writing --------------------------------------------------------------------------------- */

/* What is to be done with each theorem's line. */
typedef enum { KEEP, TAKE_OUT, ADD, REPLACE } change;

static change change_of (const gh_known *k, const gh_theorem *theorem, const gh_result *result)
{
  bool const bad = result->verdict == GH_FAILS || result->verdict == GH_VACUOUS;
  bool const named = gh_known_names (k, theorem);
  return bad && !named                               ? ADD
         : bad && !gh_known_has (k, theorem, result) ? REPLACE
         : result->mended                            ? TAKE_OUT
                                                     : KEEP;
}

static void write_added (FILE *out, const gh_theorem *theorem, const gh_result *result)
{
  char id[GH_WRONG_ID], wrong[sizeof (gh_wrong)], step[GH_STEP_WORDS];
  const gh_wrong *const w = gh_failure_wrong (&result->failure);
  if (w) {
    gh_wrong_write (w, wrong, sizeof wrong);
    const char *const answer = strstr (wrong, " -> ");
    fprintf (out, "%-15s %s #%s\n", theorem->name, gh_wrong_id (w, id), answer ? answer : "");
  } else
    fprintf (out, "%-15s # %s\n", theorem->name,
             result->verdict == GH_FAILS ? gh_step_write (result->failure.step, step) : "vacuous");
}

static bool stays (change c)
{
  return c == KEEP || c == ADD;
}

static void write_kept (const gh_known *k, FILE *out, const change *changes)
{
  line l = {0};
  for (const char *at = k->text.at; at && *at; at += l.whole.length) {
    l = line_at (at);
    if (!l.name.length || stays (changes[theorem_of (k->registry, l.name)]))
      fwrite (at, 1, l.whole.length, out);
  }
  if (l.whole.length && l.whole.at[l.whole.length - 1] != '\n')
    fputc ('\n', out);
}

static bool update (const gh_known *k, const gh_theorem *const *theorems, const gh_result *results,
                    size_t count)
{
  gh_text text;
  size_t changed[REPLACE + 1] = {0};
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
    if (changes[theorems[i] - k->registry->theorems] >= ADD)
      write_added (out, theorems[i], &results[i]);
  bool good = gh_text_close (&text, out) && ready;
  if (!good)
    gh_usage ("out of memory");
  else if ((good = gh_save ("--update-baseline", k->path, &text)))
    fprintf (stderr, "%s: %zu added, %zu taken out, %zu that fail otherwise\n", k->path,
             changed[ADD], changed[TAKE_OUT], changed[REPLACE]);
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

/* ---- what is mended -------------------------------------------------------------------------- */

/* Of the theorems that stand there with this question, those that hold now; 0 if one does not, or
   was not run. */
static size_t count_mended (const gh_known *k, piece question, const bool *mended)
{
  size_t count = 0;
  for (size_t i = 0; i < k->registry->count; i++)
    if (is_same (k->all[i].question, question)) {
      if (!mended[i])
        return 0;
      count++;
    }
  return count;
}

static bool is_first (const gh_known *k, size_t theorem)
{
  size_t i = 0;
  while (!is_same (k->all[i].question, k->all[theorem].question))
    i++;
  return i == theorem;
}

void gh_known_print_mended (const gh_known *k, FILE *out, const gh_theorem *const *theorems,
                            const gh_result *results, size_t count)
{
  bool *const mended = k->all ? calloc (k->registry->count + 1, sizeof *mended) : NULL;
  for (size_t i = 0; i < count && mended; i++)
    mended[theorems[i] - k->registry->theorems] = results[i].mended;
  for (size_t i = 0; mended && i < k->registry->count; i++) {
    piece const q = k->all[i].question;
    size_t const its = q.length && is_first (k, i) ? count_mended (k, q, mended) : 0;
    if (its)
      fprintf (out, "%s: mended: %.*s; %zu theorem%s\n", k->path, (int)q.length, q.at, its,
               its == 1 ? " holds" : "s hold");
  }
  free (mended);
}

#include "language/claims.h"
#include "language/reading/lets.h"
#include "language/reading/notes.h"
#include "language/words/ast.h"
#include "language/words/lexer.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 24 /* bytes: a theorem's name has room for it, with a number behind */

/* What stands before claims. */
typedef struct id_kind {
  size_t (*length) (const char *at, const char *end); /* of one; 0: there is none */
  unsigned most;
  const char *expected; /* where there is none */
} id_kind;

/* Where in the file the loader is. */
typedef struct loader {
  const char *file, *text;
  gh_error *error;
  const id_kind *ids; /* NULL: one claim, without ids */
  size_t line;        /* in which the claim begins */
  gh_let *lets;       /* names that lines before it gave */
  bool listing;       /* claims are read later */
} loader;

/* One entry of a file: what it owns, and what it is read with. */
typedef struct entry {
  struct entry *next;
  char *ids, *statement, *place, *smallest;
  gh_claim *claim;
  loader from;
  const char *start, *end; /* of its claim and notes */
} entry;

struct gh_claims {
  entry *entries;
  gh_let *lets;
};

static void *fail_at (const loader *l, const char *where, const char *message)
{
  gh_error_set_place (l->error, l->text, where);
  snprintf (l->error->text, sizeof l->error->text, "%s", message);
  return NULL;
}

static void free_entry (entry *e)
{
  free (e->ids);
  free (e->statement);
  free (e->place);
  free (e->smallest);
  gh_claim_free (e->claim);
  free (e);
}

/* An id of the ledger: two capitals and a hyphen. */
static size_t ledger_id_length (const char *at, const char *end)
{
  if (end - at < 4 || !isupper ((unsigned char)at[0]) || !isupper ((unsigned char)at[1]) ||
      at[2] != '-' || isspace ((unsigned char)at[3]))
    return 0;
  size_t length = 0;
  while (at + length < end && !isspace ((unsigned char)at[length]))
    length++;
  return length;
}

/* A user's: a letter, then letters, digits, dots and hyphens, of these at least one within; and not
   like the ledger's. */
static size_t own_name_length (const char *at, const char *end)
{
  size_t length = 0;
  bool hyphen = false;
  for (; at + length < end && !isspace ((unsigned char)at[length]); length++) {
    bool const first = length == 0;
    if (!(first ? isalpha ((unsigned char)at[0])
                : isalnum ((unsigned char)at[length]) || strchr (".-", at[length])))
      return 0;
    hyphen = hyphen || (!first && at[length - 1] == '-');
  }
  return hyphen && length <= LONGEST_NAME && !ledger_id_length (at, end) ? length : 0;
}

static const char *skip (const char *at, const char *end)
{
  while (at < end && isspace ((unsigned char)*at))
    at++;
  return at;
}

static const char *trim (const char *start, const char *end)
{
  while (end > start && isspace ((unsigned char)end[-1]))
    end--;
  return end;
}

/* The text with every run of blanks as one. */
static char *squeezed (const char *start, const char *end)
{
  size_t const length = (size_t)(end - start);
  char *const made = malloc (length + 2);
  if (made)
    lex_squeeze (start, length, made, length + 2);
  return made;
}

/* What follows `false:`; else all of it. */
static const char *skip_false (const char *at, const char *end)
{
  token const word = lex (at, end, false, false);
  const char *const behind = word.start + word.length;
  token const colon = lex (behind, end, false, false);
  return token_is (word, "false") && colon.kind == T_COLON ? skip (colon.start + colon.length, end)
                                                           : at;
}

/* The claim that begins so many bytes behind `start`, with the names that the file gave. False: the
   error says what is wrong with it. */
static bool parse (const loader *l, entry *e, const char *start, size_t before, const char *end)
{
  char *const whole = gh_lets_append (l->lets, start, (size_t)(end - start));
  const char *place = start + before;
  gh_error inner = {0};
  if (whole && (e->claim = gh_claim_parse (whole + before, strlen (whole + before), &inner)))
    e->statement = squeezed (whole, whole + strlen (whole));
  if (whole && !e->claim)
    place = gh_error_place (&inner, place);
  free (whole);
  if (!e->statement)
    fail_at (l, place < end ? place : end, *inner.text ? inner.text : "out of memory");
  else if (!gh_claim_is_formula (e->claim))
    fail_at (l, place, "found a game or a number, expected a formula");
  return e->statement && gh_claim_is_formula (e->claim);
}

/* All notes from the first bracket on. False: the error says what is wrong with them. */
static bool read_notes (const loader *l, entry *e, bool is_false, const char *first,
                        const char *end, gh_theorem *theorem)
{
  gh_notes notes = {.claim = e->claim, .theorem = theorem, .is_false = is_false};
  const char *wrong = NULL, *note = first ? first : end;
  notes_begin (&notes);
  while (note < end && !wrong) {
    const char *const close = memchr (note, ']', (size_t)(end - note));
    if (*note == '[' && close)
      wrong = notes_read (&notes, note + 1, close);
    else
      wrong = *note != '[' ? "expected a note in [ ]" : "found the end, expected ']'";
    if (*note == '[' && !close)
      note = end;
    else if (!wrong)
      note = skip (close + 1, end);
  }
  if (!wrong)
    wrong = notes_end (&notes);
  e->smallest = notes.smallest;
  if (wrong)
    fail_at (l, note, wrong);
  return !wrong;
}

/* The first bracket that is none of ^[2], whose arrow may be another sign. */
static const char *first_note (const char *at, const char *end)
{
  const char *note = at;
  while (note < end &&
         (*note != '[' || (note > at && (strchr ("^v", note[-1]) || note[-1] & 0x80))))
    note++;
  return note < end ? note : NULL;
}

/* One entry: its place, its ids, if the loader wants them, and where its claim stands. */
static entry *list_entry (const loader *l, const char *start, const char *end)
{
  entry *const e = calloc (1, sizeof *e);
  const char *at = start;
  char line[32];
  size_t length;
  if (!e)
    return fail_at (l, start, "out of memory");
  for (unsigned i = 0; l->ids && i < l->ids->most && (length = l->ids->length (at, end)); i++)
    at = skip (at + length, end);
  if (at == start && l->ids)
    return free_entry (e), fail_at (l, start, l->ids->expected);
  snprintf (line, sizeof line, ":%zu", l->line);
  e->from = *l;
  e->start = at;
  e->end = end;
  e->ids = l->ids ? squeezed (start, trim (start, at)) : strdup ("conjecture");
  e->place = malloc (strlen (l->file) + sizeof line);
  if (!e->ids || !e->place)
    return free_entry (e), fail_at (l, start, "out of memory");
  strcat (strcpy (e->place, l->file), line);
  return e;
}

/* Its claim and its notes. */
static bool read_claim (entry *e, gh_theorem *theorem)
{
  const char *const at = e->start, *const end = e->end;
  size_t const denial = (size_t)(skip_false (at, end) - at);
  const char *const notes = first_note (at, end);
  const char *const formula_end = trim (at + denial, notes ? notes : end);
  if (!parse (&e->from, e, at, denial, formula_end) ||
      !read_notes (&e->from, e, denial > 0, notes, end, theorem))
    return false;
  theorem->run = gh_claim_run;
  theorem->statement = e->statement;
  theorem->expected = e->smallest;
  theorem->claim = e->claim;
  theorem->variables = gh_claim_variables (e->claim);
  for (unsigned i = 0; i < theorem->variables; i++) {
    theorem->sorts[i] = gh_claim_sort (e->claim, i);
    theorem->games += gh_type_of_sort (theorem->sorts[i]) == GH_GAME;
  }
  theorem->exists = e->claim->exists;
  theorem->requests = e->claim->requests;
  theorem->of_hypotheses = e->claim->of_hypotheses;
  theorem->of_sums = e->claim->of_forms ? 0 : e->claim->of_sums;
  theorem->unread = NULL;
  return true;
}

bool gh_claim_read (gh_theorem *theorem, gh_error *error)
{
  entry *const e = theorem->unread;
  if (!e)
    return true;
  gh_theorem made = *theorem;
  e->from.error = error;
  if (!read_claim (e, &made))
    return false;
  *theorem = made;
  return true;
}

/* The end of what begins at `line`: lines that begin with blanks go on. */
static const char *entry_end (const char *line)
{
  const char *end = line + strcspn (line, "\n");
  while (*end && isblank ((unsigned char)end[1]))
    end += 1 + strcspn (end + 1, "\n");
  return end;
}

static bool add_let (loader *l, const char *start, const char *end)
{
  gh_error inner;
  if (gh_let_add (&l->lets, start, trim (start, end), &inner))
    return true;
  fail_at (l, gh_error_place (&inner, start), inner.text);
  return false;
}

static bool add_entry (const loader *l, gh_registry *registry, entry **made, const char *start,
                       const char *end)
{
  *made = list_entry (l, start, trim (start, end));
  if (!*made)
    return false;
  gh_theorem const theorem = {.ids = (*made)->ids, .place = (*made)->place, .unread = *made};
  if (!gh_registry_add (registry, &theorem)) {
    fail_at (l, start, "out of memory");
    return false;
  }
  if (l->listing || gh_claim_read (&registry->theorems[registry->count - 1], l->error))
    return true;
  registry->count--;
  return false;
}

static gh_claims *load (const loader *l, gh_registry *registry)
{
  gh_claims *const claims = calloc (1, sizeof *claims);
  size_t const before = registry->count;
  loader here = *l;
  entry **last = claims ? &claims->entries : NULL;
  bool good = claims;
  if (!claims)
    return fail_at (l, l->text, "out of memory");
  for (const char *line = l->text, *end; good && *line; line = *end ? end + 1 : end) {
    end = line + strcspn (line, "\n");
    here.line++;
    if (*line == '#' || skip (line, end) == end)
      continue;
    end = entry_end (line);
    if (gh_is_let (line, end))
      good = add_let (&here, line, end);
    else if ((good = add_entry (&here, registry, last, line, end)))
      last = &(*last)->next;
    for (const char *c = line; c < end; c++)
      here.line += *c == '\n';
  }
  claims->lets = here.lets;
  if (good)
    return claims;
  registry->count = before;
  gh_claims_free (claims);
  return NULL;
}

static const id_kind ledger_ids = {ledger_id_length, UINT_MAX, "expected an id such as SS-2.10a"};

gh_claims *gh_claims_load (gh_registry *registry, const char *file, const char *text,
                           gh_error *error)
{
  loader const l = {.file = file, .text = text, .error = error, .ids = &ledger_ids};
  return load (&l, registry);
}

gh_claims *gh_claims_list (gh_registry *registry, const char *file, const char *text,
                           gh_error *error)
{
  loader const l = {
      .file = file, .text = text, .error = error, .ids = &ledger_ids, .listing = true};
  return load (&l, registry);
}

gh_claims *gh_claims_load_own (gh_registry *registry, const char *file, const char *text,
                               gh_error *error)
{
  static const id_kind names = {own_name_length, 1,
                                "expected a name such as mine-1, not like SS-2.10a"};
  loader const l = {.file = file, .text = text, .error = error, .ids = &names};
  gh_claims *const claims = load (&l, registry);
  if (!claims || claims->entries)
    return claims;
  gh_claims_free (claims);
  return fail_at (&l, text + strlen (text),
                  "found the end, expected a claim such as mine-1 G - G = 0");
}

gh_claims *gh_claims_conjecture (gh_registry *registry, const char *text, gh_error *error)
{
  gh_claims *const claims = calloc (1, sizeof *claims);
  loader const l = {.file = "conjecture", .text = text, .error = error, .line = 1};
  if (!claims)
    return fail_at (&l, text, "out of memory");
  const char *const end = text + strlen (text), *const start = skip (text, end);
  if (add_entry (&l, registry, &claims->entries, start, end))
    return claims;
  gh_claims_free (claims);
  return NULL;
}

void gh_claims_free (gh_claims *claims)
{
  if (!claims)
    return;
  while (claims->entries) {
    entry *const next = claims->entries->next;
    free_entry (claims->entries);
    claims->entries = next;
  }
  gh_lets_free (claims->lets);
  free (claims);
}

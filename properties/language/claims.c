#include "language/claims.h"
#include "language/ast.h"
#include "language/lexer.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 24 /* bytes: a theorem's name has room for it, with a number behind */

/* What one entry of a file owns. */
typedef struct entry {
  struct entry *next;
  char *ids, *statement, *place, *expected;
  gh_claim *claim;
} entry;

struct gh_claims {
  entry *entries;
};

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
} loader;

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
  free (e->expected);
  gh_claim_free (e->claim);
  free (e);
}

/* ---- notes ----------------------------------------------------------------------------------- */

static unsigned games_of (const gh_claim *c)
{
  unsigned games = 0;
  for (unsigned i = 0; i < c->variables; i++)
    games += c->names[i].sort != GH_SORT_INTEGER;
  return games;
}

static bool only_impartial (const gh_claim *c)
{
  for (unsigned i = 0; i < c->variables; i++)
    if (c->names[i].sort != GH_SORT_IMPARTIAL && c->names[i].sort != GH_SORT_INTEGER)
      return false;
  return true;
}

/* Domains when a claim names none: by how many games and integers it has. */
static void default_domains (gh_theorem *t, const gh_claim *c)
{
  unsigned const games = games_of (c), integers = c->variables - games;
  gh_domain const every = {.set = games <= 2 ? GH_SET_FORMS : GH_SET_VALUES,
                           .day = games <= 3 ? 2 : 1,
                           .high = games || integers > 1 ? 8 : 16,
                           .met = -1};
  gh_domain const some = {.random = true, .cases = 1000, .covers = 0.01, .met = -1};
  t->domains[t->domain_count++] = every;
  if (c->variables)
    t->domains[t->domain_count++] = some;
}

static void default_depths (gh_theorem *t, const gh_claim *c)
{
  for (size_t i = 0; i < t->domain_count; i++)
    if (!t->domains[i].depth)
      t->domains[i].depth = c->variables <= 1 ? 5 : c->variables == 2 ? 3 : 2;
}

/* The domain that a note such as [met 4096] speaks of: the last one of its kind. */
static gh_domain *last_domain (gh_theorem *t, bool random)
{
  for (size_t i = t->domain_count; i-- > 0;)
    if (t->domains[i].random == random)
      return &t->domains[i];
  return NULL;
}

/* The first domain that is named replaces the default ones. */
static const char *add_domain (gh_theorem *t, gh_domain domain)
{
  if (!t->domains_named)
    t->domain_count = 0;
  t->domains_named = true;
  if (t->domain_count == GH_MOST_DOMAINS)
    return "found a fifth domain, expected at most four";
  t->domains[t->domain_count++] = domain;
  return NULL;
}

static const char unknown_note[] =
    "found a note that does not fit, expected forms day 2, values day 3, simplest day 4, random "
    "1000, "
    "sample 100, integers 0..8, met 48, covers 5%, depth 4 or false: G = 1";

/* sscanf would take -1 for a large number, and wrap larger ones. */
static bool plain_numbers (const char *note)
{
  size_t digits = 0;
  for (; *note; note++) {
    digits = isdigit ((unsigned char)*note) ? digits + 1 : 0;
    if (*note == '-' || digits > 9)
      return false;
  }
  return true;
}

/* One note, without its brackets. Returns what is wrong with it, or NULL. */
static const char *read_note (gh_theorem *t, entry *e, const char *start, const char *end)
{
  char note[200];
  size_t const length = (size_t)(end - start);
  if (length >= sizeof note)
    return "found a note of more than 199 bytes";
  memcpy (note, start, length);
  note[length] = 0;
  gh_domain *const every = last_domain (t, false), *const some = last_domain (t, true);
  gh_domain made = {.met = -1, .high = 8, .covers = 0.01};
  unsigned n;
  long low, high;
  unsigned long long cases;
  double share;
  int used = -1;
#define READ(count, ...) (sscanf (note, __VA_ARGS__, &used) == (count) && used == (int)length)
  if (!strncmp (note, "false: ", 7)) {
    free (e->expected);
    e->expected = strdup (note + 7);
    return e->expected ? NULL : "out of memory";
  }
  if (!plain_numbers (note))
    return unknown_note;
  if (READ (1, "forms day %u%n", &n) &&
      n <= (only_impartial (e->claim) ? GH_MOST_IMPARTIAL_DAYS : 2)) {
    made.day = n;
    return add_domain (t, made);
  }
  if (READ (1, "values day %u%n", &n) && n <= 3) {
    made.set = GH_SET_VALUES;
    made.day = n;
    return add_domain (t, made);
  }
  if (READ (1, "simplest day %u%n", &n) && n <= 4) {
    made.set = GH_SET_SIMPLEST;
    made.day = n;
    return add_domain (t, made);
  }
  if (READ (1, "random %llu%n", &cases) && cases > 0) {
    made.random = true;
    made.cases = cases;
    return add_domain (t, made);
  }
  if (READ (1, "sample %llu%n", &cases) && cases > 0 && every)
    every->sample = cases;
  else if (READ (2, "integers %ld..%ld%n", &low, &high) && 0 <= low && low <= high &&
           high < 1000000 && every) {
    every->low = low;
    every->high = high;
  } else if (READ (1, "met %llu%n", &cases) && every)
    every->met = (int64_t)cases;
  else if (READ (1, "covers %lf%%%n", &share) && share <= 100 && some)
    some->covers = share / 100;
  else if (READ (1, "depth %u%n", &n) && 0 < n && n < 10 && some)
    some->depth = n;
  else
    return unknown_note;
#undef READ
  return NULL;
}

/* ---- entries --------------------------------------------------------------------------------- */

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

/* One entry: ids, if the loader wants them, claim, notes. */
static entry *read_entry (const loader *l, const char *start, const char *end, gh_theorem *t)
{
  entry *const e = calloc (1, sizeof *e);
  const char *at = start;
  size_t length;
  if (!e)
    return fail_at (l, start, "out of memory");
  for (unsigned i = 0; l->ids && i < l->ids->most && (length = l->ids->length (at, end)); i++)
    at = skip (at + length, end);
  const char *const ids_end = trim (start, at);
  const char *const notes = memchr (at, '[', (size_t)(end - at));
  const char *const formula_end = trim (at, notes ? notes : end);
  gh_error inner;
  *t = (gh_theorem){.run = gh_claim_run};
  if (at == start && l->ids)
    return free_entry (e), fail_at (l, start, l->ids->expected);
  e->claim = gh_claim_parse (at, (size_t)(formula_end - at), &inner);
  if (!e->claim) {
    return free_entry (e), fail_at (l, gh_error_place (&inner, at), inner.text);
  }
  if (!gh_claim_is_formula (e->claim))
    return free_entry (e), fail_at (l, at, "found a game or a number, expected a formula");
  default_domains (t, e->claim);
  for (const char *note = notes; note && note < end;) {
    const char *const close = memchr (note, ']', (size_t)(end - note));
    if (*note != '[')
      return free_entry (e), fail_at (l, note, "expected a note in [ ]");
    if (!close)
      return free_entry (e), fail_at (l, end, "found the end, expected ']'");
    const char *const wrong = read_note (t, e, note + 1, close);
    if (wrong)
      return free_entry (e), fail_at (l, note, wrong);
    note = skip (close + 1, end);
  }
  default_depths (t, e->claim);
  char place[32];
  snprintf (place, sizeof place, ":%zu", l->line);
  e->ids = l->ids ? squeezed (start, ids_end) : strdup ("conjecture");
  e->statement = squeezed (at, formula_end);
  e->place = malloc (strlen (l->file) + sizeof place);
  if (!e->ids || !e->statement || !e->place)
    return free_entry (e), fail_at (l, start, "out of memory");
  strcat (strcpy (e->place, l->file), place);
  t->ids = e->ids;
  t->statement = e->statement;
  t->place = e->place;
  t->expected = e->expected;
  t->claim = e->claim;
  t->games = games_of (e->claim);
  t->variables = gh_claim_variables (e->claim);
  for (unsigned i = 0; i < t->variables; i++)
    t->sorts[i] = gh_claim_sort (e->claim, i);
  t->exists = e->claim->exists;
  t->requests = e->claim->requests;
  t->of_sums = e->claim->of_forms ? 0 : e->claim->of_sums;
  return e;
}

static gh_claims *load (const loader *l, gh_registry *registry)
{
  gh_claims *const claims = calloc (1, sizeof *claims);
  size_t const before = registry->count;
  loader here = *l;
  entry **last = claims ? &claims->entries : NULL;
  if (!claims)
    return fail_at (l, l->text, "out of memory");
  for (const char *line = l->text; *line;) {
    const char *end = line + strcspn (line, "\n");
    size_t lines = 1;
    here.line++;
    if (*line == '#' || skip (line, end) == end) {
      line = *end ? end + 1 : end;
      continue;
    }
    const char *const start = line;
    while (*end && isblank ((unsigned char)end[1])) { /* lines that go on */
      end += 1 + strcspn (end + 1, "\n");
      lines++;
    }
    gh_theorem theorem;
    *last = read_entry (&here, start, trim (start, end), &theorem);
    if (!*last || !gh_registry_add (registry, &theorem)) {
      if (*last)
        fail_at (l, start, "out of memory");
      registry->count = before;
      gh_claims_free (claims);
      return NULL;
    }
    last = &(*last)->next;
    line = *end ? end + 1 : end;
    here.line += lines - 1;
  }
  return claims;
}

gh_claims *gh_claims_load (gh_registry *registry, const char *file, const char *text,
                           gh_error *error)
{
  static const id_kind ids = {ledger_id_length, UINT_MAX, "expected an id such as SS-2.10a"};
  loader const l = {file, text, error, &ids, 0};
  return load (&l, registry);
}

gh_claims *gh_claims_load_own (gh_registry *registry, const char *file, const char *text,
                               gh_error *error)
{
  static const id_kind names = {own_name_length, 1,
                                "expected a name such as mine-1, not like SS-2.10a"};
  loader const l = {file, text, error, &names, 0};
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
  gh_theorem theorem;
  if (!claims)
    return fail_at (&l, text, "out of memory");
  const char *const end = text + strlen (text), *const start = skip (text, end);
  claims->entries = read_entry (&l, start, trim (start, end), &theorem);
  if (claims->entries && gh_registry_add (registry, &theorem))
    return claims;
  if (claims->entries)
    fail_at (&l, text, "out of memory");
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
  free (claims);
}

#include "harness/ledger/ledger.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const gh_row_state_words[GH_ROW_STATES + 1] = {"claim", "theory",  "erratum", "proved",
                                                           "no",    "pending", "broken"};

const char *const gh_proof_sort_words[GH_PROOF_SORTS] = {
    "strategy",
    "transformation",
    "algorithm",
    "derivation",
    "none",
    "pending",
    "pending strategy",
    "pending transformation",
    "pending algorithm",
};

const gh_row *gh_ledger_find (const gh_ledger *ledger, const char *id, size_t length)
{
  for (const gh_row *row = ledger->rows; length && row < ledger->rows + ledger->count; row++)
    if (row->length == length && row->id[length - 1] == id[length - 1] && /* ids end variously */
        !memcmp (row->id, id, length))
      return row;
  return NULL;
}

/* The next id of a list of them, at *at, which goes behind it. Its length is 0 at the end. */
static size_t next_id (const char **at, const char **id)
{
  *id = *at + strspn (*at, " ");
  size_t const length = strcspn (*id, " ");
  *at = *id + length;
  return length;
}

const char *gh_ledger_name_of (const gh_ledger *ledger, const gh_theorem *theorem)
{
  const char *at = theorem->ids, *id;
  for (size_t length; (length = next_id (&at, &id));) {
    const gh_row *const row = gh_ledger_find (ledger, id, length);
    if (row && *row->name)
      return row->name;
  }
  return NULL;
}

static bool read_proof (const char *word, gh_proof_sort *proof)
{
  for (*proof = 0; *proof < GH_PROOF_SORTS; (*proof)++)
    if (!strcmp (word, gh_proof_sort_words[*proof]))
      return true;
  return false;
}

/* Cut a line at its tabs. */
static bool read_row (char *line, gh_row *row)
{
  char *proof;
  char **const columns[] = {&row->id, &row->kind, &row->statement, &row->note,
                            &proof,   &row->name, &row->silent,    &row->proved};
  for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
    if (!line)
      return false;
    *columns[i] = line;
    line = strchr (line, '\t');
    if (line)
      *line++ = 0;
  }
  return !line && *row->id && read_proof (proof, &row->proof);
}

static bool read_rows (gh_ledger *ledger, char *error, size_t size)
{
  size_t number = 0, room = 0;
  for (char *line = ledger->text, *next; *line; line = next) {
    next = line + strcspn (line, "\n");
    if (*next)
      *next++ = 0;
    if (number++ == 0) /* the headings */
      continue;
    if (ledger->count == room) {
      room = room ? 2 * room : 1024;
      gh_row *const bigger = realloc (ledger->rows, room * sizeof *bigger);
      if (!bigger) {
        snprintf (error, size, "out of memory");
        return false;
      }
      ledger->rows = bigger;
    }
    gh_row *const row = &ledger->rows[ledger->count];
    *row = (gh_row){0};
    if (!read_row (line, row)) {
      snprintf (error, size,
                "ledger.tsv:%zu: expected id, kind, statement, note, the sort of proof, name, "
                "silence and "
                "the proved theorem between tabs",
                number);
      return false;
    }
    row->length = strlen (row->id);
    if (gh_ledger_find (ledger, row->id, row->length)) {
      snprintf (error, size, "ledger.tsv:%zu: %s stands there twice", number, row->id);
      return false;
    }
    ledger->count++;
  }
  return true;
}

/* Count a theorem for each row that one of its lists of ids names. */
static bool count_ids (gh_ledger *ledger, const gh_theorem *theorem, const char *ids,
                       void count (gh_row *row, const gh_theorem *theorem), char *error,
                       size_t size)
{
  const char *id;
  for (size_t length; (length = next_id (&ids, &id));) {
    gh_row *const row = (gh_row *)gh_ledger_find (ledger, id, length);
    if (!row) {
      snprintf (error, size, "%s: the ledger has no row %.*s", theorem->place, (int)length, id);
      return false;
    }
    count (row, theorem);
  }
  return true;
}

static void count_proof (gh_row *row, const gh_theorem *theorem __attribute__ ((unused)))
{
  row->proofs++;
}

static void count_carrier (gh_row *row, const gh_theorem *theorem)
{
  row->asking += theorem->requests > 0;
  if (theorem->proof)
    row->proofs++;
  else if (theorem->theory)
    row->theory++;
  else if (theorem->expected)
    row->refuted++;
  else
    row->claims++;
}

static bool count_carriers (gh_ledger *ledger, const gh_registry *registry, char *error,
                            size_t size)
{
  for (size_t i = 0; i < registry->count; i++) {
    const gh_theorem *const theorem = &registry->theorems[i];
    if (!count_ids (ledger, theorem, theorem->ids, count_carrier, error, size) ||
        !count_ids (ledger, theorem, theorem->proofs ? theorem->proofs : "", count_proof, error,
                    size))
      return false;
  }
  return true;
}

/* The state of a row that no claim covers, for a reason. */
static gh_row_state without_claims (const gh_row *row, gh_row_state unproved)
{
  if (row->claims || row->theory || row->refuted)
    return GH_ROW_BROKEN;
  return *row->proved ? GH_ROW_PROVED : unproved;
}

static gh_row_state state_of (const gh_row *row)
{
  bool const carried = row->claims || row->theory;
  if ((row->proofs > 0) != (row->proof <= GH_BY_ALGORITHM))
    return GH_ROW_BROKEN;
  if (!strncmp (row->note, "no: ", 4))
    return without_claims (row, GH_ROW_NO);
  if (!strncmp (row->note, "later: ", 7))
    return without_claims (row, GH_ROW_PENDING);
  if (!strncmp (row->note, "erratum: ", 9))
    return carried && (row->refuted || row->theory) ? GH_ROW_ERRATUM : GH_ROW_BROKEN;
  if ((*row->note && strncmp (row->note, "instances: ", 11) != 0) || !carried)
    return GH_ROW_BROKEN;
  return row->theory ? GH_ROW_THEORY : GH_ROW_CLAIM;
}

bool gh_ledger_load (gh_ledger *ledger, const char *text, const gh_registry *registry, char *error,
                     size_t size)
{
  *ledger = (gh_ledger){.text = strdup (text)};
  if (!ledger->text)
    snprintf (error, size, "out of memory");
  else if (read_rows (ledger, error, size) && count_carriers (ledger, registry, error, size)) {
    for (size_t i = 0; i < ledger->count; i++)
      ledger->rows[i].state = state_of (&ledger->rows[i]);
    return true;
  }
  gh_ledger_free (ledger);
  return false;
}

bool gh_row_is_silent (const gh_row *row)
{
  return row->claims + row->theory && !row->asking;
}

void gh_ledger_free (gh_ledger *ledger)
{
  free (ledger->text);
  free (ledger->rows);
  *ledger = (gh_ledger){0};
}

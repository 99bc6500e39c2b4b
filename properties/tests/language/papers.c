/* What papers, books and other systems write, and what it means: the lines of the file that the
   argument names, which says what is in it (papers.tsv). */
#include "engines.h"
#include "form/notation.h"
#include "harness/judging/answers.h"
#include "language/claim.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

#define LONGEST_LINE 400

static gh_store *store;

typedef struct row {
  const char *kind, *input, *meant;
  char told[400]; /* what was found instead */
} row;

/* ---- values ---------------------------------------------------------------------------------- */

typedef struct comparison {
  row *row;
  gh_value value;
  bool good;
} comparison;

/* Whether it is the same game by value, read by the reader of forms alone. */
static void compare_games (void *argument)
{
  comparison *const c = argument;
  gh_error error;
  gh_form const meant = gh_read (store, c->row->meant, strlen (c->row->meant), NULL, &error);
  bool const is_form = c->value.type >= GH_INTEGER && c->value.type <= GH_MAYBE_FORM;
  c->good = is_form && gh_compare_directly (store, c->value.form, meant) == GH_EQUAL;
}

static void compare_texts (void *argument)
{
  comparison *const c = argument;
  char shown[100];
  c->good = !strcmp (gh_answer_show (store, &c->value, shown, sizeof shown), c->row->meant);
}

static void show (void *argument)
{
  comparison *const c = argument;
  gh_answer_show (store, &c->value, c->row->told, sizeof c->row->told);
}

/* Its value, if it has none why. */
static gh_status value_of (row *r, gh_value *value)
{
  gh_error error;
  gh_claim *const claim = gh_claim_parse (r->input, strlen (r->input), &error);
  gh_status status = GH_SYNTAX;
  gh_store_empty (store);
  gh_store_allow (store);
  if (claim && !gh_claim_variables (claim)) {
    status = evaluate_in (store, reference, claim, value);
    gh_status_text (store, status, r->told, sizeof r->told);
  } else
    snprintf (r->told, sizeof r->told, "%s", claim ? "there are variables" : error.text);
  gh_claim_free (claim);
  return status;
}

static bool is_value (row *r, void (*compare) (void *))
{
  comparison c = {.row = r};
  if (value_of (r, &c.value) != GH_OK)
    return false;
  if (gh_try (store, compare, &c) != GH_OK || !c.good)
    gh_try (store, show, &c);
  return c.good;
}

static bool game (row *r)
{
  return is_value (r, compare_games);
}

static bool says (row *r)
{
  return is_value (r, compare_texts);
}

static bool undefined (row *r)
{
  gh_value value;
  return value_of (r, &value) == GH_ABANDONED;
}

/* ---- conjectures ----------------------------------------------------------------------------- */

static bool ends_as (row *r, gh_verdict verdict)
{
  static gh_result result;
  char text[LONGEST_LINE + 20];
  snprintf (text, sizeof text, "TT-1 %s %s", r->input, r->meant);
  snprintf (r->told, sizeof r->told, "it is no claim");
  if (!check_claim (reference, NULL, &GH_DEFAULT_OPTIONS, text, &result))
    return false;
  snprintf (r->told, sizeof r->told, "verdict %d, %.300s", (int)result.verdict,
            result.failure.counterexample);
  return result.verdict == verdict;
}

static bool holds (row *r)
{
  return ends_as (r, GH_HOLDS);
}

static bool fails (row *r)
{
  return ends_as (r, GH_FAILS);
}

/* ---- mistakes -------------------------------------------------------------------------------- */

static bool refused (row *r)
{
  gh_error error = {0, 0, "it is read"};
  gh_claim *const claim = gh_claim_parse (r->input, strlen (r->input), &error);
  snprintf (r->told, sizeof r->told, "%s", error.text);
  bool const good = !claim && strstr (error.text, r->meant);
  gh_claim_free (claim);
  return good;
}

/* ---- the file -------------------------------------------------------------------------------- */

static const struct {
  const char *kind;
  bool (*is_meant) (row *);
} kinds[] = {{"game", game},   {"says", says},   {"undefined", undefined},
             {"holds", holds}, {"fails", fails}, {"refused", refused}};

static bool is_meant (row *r)
{
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (!strcmp (kinds[i].kind, r->kind))
      return kinds[i].is_meant (r);
  snprintf (r->told, sizeof r->told, "no such kind");
  return false;
}

/* Cut a line at its tabs. False: it has not two. */
static bool cut (char *line, row *r)
{
  char *const first = strchr (line, '\t'), *const second = first ? strchr (first + 1, '\t') : NULL;
  line[strcspn (line, "\n")] = '\0';
  if (!second)
    return false;
  *first = *second = '\0';
  *r = (row){.kind = line, .input = first + 1, .meant = second + 1};
  return true;
}

int main (int argc, char **argv)
{
  char line[LONGEST_LINE];
  size_t count = 0;
  FILE *const in = argc == 2 ? fopen (argv[1], "r") : NULL;
  reference = gh_complete_open (GH_DEFINITIONS_FIRST);
  store = gh_store_new (NULL, NULL);
  while (in && fgets (line, sizeof line, in)) {
    row r = {.kind = "", .input = line, .meant = ""};
    if (*line == '#')
      continue;
    bool const good = cut (line, &r) && is_meant (&r);
    TAP_OK (good, "%s: %s, %s: %s", r.input, r.kind, r.meant, r.told);
    count++;
  }
  TAP_OK (count >= 300, "%zu inputs", count);
  if (in)
    fclose (in);
  gh_store_free (store);
  reference->close (reference);
  return tap_done ();
}

#include "output/faults.h"
#include "form/show.h"
#include "harness/telling/groups.h"

#include <stdlib.h>
#include <string.h>

/* ---- from the document ----------------------------------------------------------------------- */

static void read_text (const json_t *object, const char *member, char *buffer, size_t size)
{
  const char *const text = json_string_value (json_object_get (object, member));
  gh_show (text ? text : "", text ? strlen (text) : 0, buffer, size);
}

static gh_request request_of (const char *word)
{
  gh_request r = 0;
  while (r < GH_REQUESTS && strcmp (gh_requests[r].word, word))
    r++;
  return r;
}

/* A document of before has no kinds. */
static gh_wrong_kind kind_of (const char *word)
{
  gh_wrong_kind kind = GH_WRONG_ANSWER;
  while (word && strcmp (gh_wrong_kind_word (kind), word) && kind < GH_WRONG_SILENCE)
    kind++;
  return kind;
}

static gh_request_set requests_of (const json_t *words)
{
  gh_request_set requests = 0;
  size_t i;
  const json_t *word;
  json_array_foreach (words, i, word)
  {
    gh_request const r = request_of (json_string_value (word));
    requests |= r < GH_REQUESTS ? GH_BIT (r) : 0;
  }
  return requests;
}

static void read_wrong (const json_t *object, gh_wrong *w)
{
  const json_t *const moves = json_object_get (object, "moves");
  char request[40];
  read_text (object, "request", request, sizeof request);
  w->request = request_of (request);
  w->moves = json_is_integer (moves) ? (uint64_t)json_integer_value (moves) : UINT64_MAX;
  read_text (object, "question", w->question, sizeof w->question);
  read_text (object, "answer", w->answer, sizeof w->answer);
  read_text (object, "right", w->right, sizeof w->right);
  read_text (object, "judge", w->judge, sizeof w->judge);
  read_text (object, "asked", w->asked, sizeof w->asked);
  read_text (object, "arguments", w->arguments, sizeof w->arguments);
  read_text (object, "stderr", w->last, sizeof w->last);
  w->kind = kind_of (json_string_value (json_object_get (object, "kind")));
  w->reduced = json_is_true (json_object_get (object, "reduced"));
  w->narrowed = json_is_true (json_object_get (object, "narrowed"));
  w->word = (unsigned)json_integer_value (json_object_get (object, "word"));
  w->shared = requests_of (json_object_get (object, "shared"));
  if (json_is_integer (json_object_get (object, "follows")))
    w->follows = (unsigned)json_integer_value (json_object_get (object, "follows")) + 1;
}

static bool is_counted (const json_t *theorem)
{
  const char *const verdict = json_string_value (json_object_get (theorem, "verdict"));
  return !json_is_true (json_object_get (theorem, "known")) &&
         (!strcmp (verdict, "fails") || !strcmp (verdict, "vacuous"));
}

void gh_faults_read (const json_t *theorem, gh_failure *f)
{
  char words[GH_STEP_WORDS];
  const json_t *const failure = json_object_get (theorem, "failure"), *wrong;
  const json_t *const moves = json_object_get (failure, "moves");
  size_t i;
  f->moves = json_is_integer (moves) ? (uint64_t)json_integer_value (moves) : UINT64_MAX;
  read_text (failure, "fault", words, sizeof words);
  f->step = gh_step_read (words);
  f->passing = json_is_false (json_object_get (failure, "reproducible"));
  f->untried = json_is_null (json_object_get (failure, "reproducible"));
  f->before.again = json_is_true (json_object_get (json_object_get (failure, "before"), "found"));
  json_array_foreach (json_object_get (failure, "wrong"), i, wrong)
  {
    if (i < GH_MOST_WRONG)
      read_wrong (wrong, &f->wrong[f->wrongs++]);
  }
}

size_t gh_faults_own (const json_t *fault)
{
  size_t const all = json_array_size (json_object_get (fault, "theorems"));
  json_int_t const own = json_integer_value (json_object_get (fault, "own"));
  return own < 0 || (size_t)own > all ? all : (size_t)own;
}

const char *gh_faults_text (const json_t *fault, char *buffer)
{
  gh_wrong w;
  if (json_is_null (json_object_get (fault, "request")))
    return strcpy (buffer, "no wrong answer known");
  read_wrong (fault, &w);
  gh_wrong_write (&w, buffer, GH_FAULT_TEXT);
  return buffer;
}

void gh_faults_print_beside (FILE *out, const json_t *fault)
{
  const char *last = "";
  char text[GH_FAULT_TEXT];
  size_t i;
  const json_t *beside;
  json_array_foreach (json_object_get (fault, "beside"), i, beside)
  {
    const char *const relation = json_string_value (json_object_get (beside, "relation"));
    if (strcmp (relation, last))
      fprintf (out, "    %s:\n", relation);
    last = relation;
    fprintf (out, "      %s\n", gh_faults_text (beside, text));
  }
}

/* ---- to the document ------------------------------------------------------------------------- */

static json_t *text_or_null (const char *text)
{
  return *text ? json_string (text) : json_null ();
}

static json_t *beside_of (const gh_fault *fault)
{
  json_t *const all = json_array ();
  bool whole = all;
  for (size_t i = 0; i < fault->beside_count; i++) {
    const gh_wrong *const w = fault->beside[i].wrong;
    whole &= !json_array_append_new (
        all, json_pack ("{s:s, s:s, s:s, s:s, s:o, s:o}", "relation",
                        gh_relation_words (fault->beside[i].relation), "request",
                        gh_requests[w->request].word, "question", w->question, "answer", w->answer,
                        "right", text_or_null (w->right), "judge", text_or_null (w->judge)));
  }
  if (whole)
    return all;
  json_decref (all);
  return NULL;
}

static json_t *fault_of (const json_t *theorems, const gh_fault *fault)
{
  static const gh_wrong unknown = {.question = ""};
  const gh_wrong *const w = fault->wrong ? fault->wrong : &unknown;
  char id[GH_WRONG_ID];
  json_t *const names = json_array ();
  bool whole = names;
  for (size_t i = 0; i < fault->count; i++)
    whole &= !json_array_append (
        names, json_object_get (json_array_get (theorems, fault->failures[i]), "name"));
  if (whole)
    return json_pack ("{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:o, s:o, s:I}", "id",
                      text_or_null (fault->wrong ? gh_wrong_id (w, id) : ""), "request",
                      text_or_null (fault->wrong ? gh_requests[w->request].word : ""), "question",
                      text_or_null (w->question), "answer", text_or_null (w->answer), "right",
                      text_or_null (w->right), "judge", text_or_null (w->judge), "kind",
                      text_or_null (fault->wrong ? gh_wrong_kind_word (w->kind) : ""),
                      "reproducible", fault->comes == GH_COMES_AGAIN, "beside", beside_of (fault),
                      "theorems", names, "own", (json_int_t)fault->own);
  json_decref (names);
  return NULL;
}

static bool set_groups (json_t *run, const gh_groups *groups)
{
  const json_t *const theorems = json_object_get (run, "theorems");
  json_t *const faults = json_array ();
  bool whole = faults;
  for (size_t i = 0; i < groups->count; i++)
    whole &= !json_array_append_new (faults, fault_of (theorems, &groups->faults[i]));
  if (whole)
    return !json_object_set_new (run, "faults", faults);
  json_decref (faults);
  return false;
}

bool gh_faults_set (json_t *run)
{
  const json_t *const theorems = json_object_get (run, "theorems"), *theorem;
  size_t const count = json_array_size (theorems);
  gh_failure **const failures = calloc (count + 1, sizeof *failures);
  size_t *const symbols = calloc (count + 1, sizeof *symbols);
  gh_groups groups = {0};
  bool good = failures && symbols;
  size_t i;
  json_array_foreach (theorems, i, theorem)
  {
    if (!good || !is_counted (theorem))
      continue;
    failures[i] = calloc (1, sizeof *failures[i]);
    symbols[i] = strlen (json_string_value (json_object_get (theorem, "statement")));
    if ((good = failures[i]))
      gh_faults_read (theorem, failures[i]);
  }
  good = good && gh_group (failures, symbols, count, &groups) && set_groups (run, &groups);
  gh_groups_free (&groups);
  for (i = 0; failures && i < count; i++)
    free (failures[i]);
  free (failures);
  free (symbols);
  return good;
}

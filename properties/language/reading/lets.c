#include "language/reading/lets.h"
#include "form/text.h"
#include "language/words/ast.h"
#include "language/words/lexer.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_LETS 64 /* each claim is searched for all of them, and their values for each other */

struct gh_let {
  gh_let *before;
  unsigned number;  /* from 1 on */
  const char *name; /* in the file's text */
  size_t name_length;
  char *value; /* without breaks */
  bool used;   /* by the claim that is looked at */
};

bool gh_is_let (const char *start, const char *end)
{
  return end - start > 3 && !memcmp (start, "let", 3) && isblank ((unsigned char)start[3]);
}

void gh_lets_free (gh_let *lets)
{
  while (lets) {
    gh_let *const before = lets->before;
    free (lets->value);
    free (lets);
    lets = before;
  }
}

/* ---- what is used ---------------------------------------------------------------------------- */

static bool has_name (const char *text, size_t length, const gh_let *let)
{
  const char *const end = text + length;
  token t = lex (text, end, false, false);
  while (t.kind != T_END) {
    if (t.kind == T_NAME && t.length == let->name_length && !memcmp (t.start, let->name, t.length))
      return true;
    t = lex (t.start + t.length, end, false, false);
  }
  return false;
}

/* The names that stand in a claim, or in the value of a newer one that does. */
static void mark_used (gh_let *lets, const char *claim, size_t length)
{
  for (gh_let *l = lets; l; l = l->before) {
    l->used = has_name (claim, length, l);
    for (const gh_let *newer = lets; newer != l && !l->used; newer = newer->before)
      l->used = newer->used && has_name (newer->value, strlen (newer->value), l);
  }
}

/* From the oldest on. Whether there is one. */
static bool write_used (FILE *out, const gh_let *let)
{
  bool const some = let && write_used (out, let->before);
  if (let && let->used)
    fprintf (out, "%s%.*s = %s", some ? ", " : " where ", (int)let->name_length, let->name,
             let->value);
  return some || (let && let->used);
}

char *gh_lets_append (gh_let *lets, const char *claim, size_t length)
{
  gh_text made;
  FILE *const out = gh_text_open (&made);
  if (out) {
    fwrite (claim, 1, length, out);
    mark_used (lets, claim, length);
    write_used (out, lets);
    if (gh_text_close (&made, out))
      return made.at;
  }
  free (made.at);
  return NULL;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static bool fail (gh_error *error, const char *line, const char *where, const char *message)
{
  gh_error_set_place (error, line, where);
  snprintf (error->text, sizeof error->text, "%s", message);
  return false;
}

/* Whether a value is a game without variables, where the names before it have theirs. */
static bool check (gh_let *lets, const char *line, token value, gh_error *error)
{
  char *const whole = gh_lets_append (lets, value.start, value.length);
  gh_error inner;
  if (!whole)
    return fail (error, line, line, "out of memory");
  gh_claim *const claim = gh_claim_parse (whole, strlen (whole), &inner);
  term_type const type = claim ? claim->formula->type : TYPE_TRUTH;
  bool const good = claim && !claim->variables &&
                    (type <= TYPE_LITERAL || (type >= TYPE_ORDINAL && type <= TYPE_LOOPY));
  const char *const place = claim ? value.start : gh_error_place (&inner, value.start);
  const char *const end = value.start + value.length;
  if (!good)
    fail (error, line, place < end ? place : end,
          claim ? "expected a game or an integer without variables" : inner.text);
  gh_claim_free (claim);
  free (whole);
  return good;
}

static bool is_known (const gh_let *lets, token word)
{
  if (word.kind != T_NAME || !gh_claim_is_free_name (word.start, word.length) ||
      gh_claim_is_variable_by_habit (word.start, word.length))
    return true;
  while (lets && (lets->name_length != word.length || memcmp (lets->name, word.start, word.length)))
    lets = lets->before;
  return lets;
}

bool gh_let_add (gh_let **lets, const char *start, const char *end, gh_error *error)
{
  token const word = lex (start + 3, end, false, false);
  token const equals = lex (word.start + word.length, end, false, false);
  token value = lex (equals.start + equals.length, end, false, true);
  value.length = (size_t)(end - value.start);
  if (is_known (*lets, word))
    return fail (error, start, word.start, "expected a name without a meaning yet");
  if (equals.kind != T_EQ)
    return fail (error, start, equals.start, "expected '='");
  unsigned const number = *lets ? (*lets)->number + 1 : 1;
  if (number > MOST_LETS)
    return fail (error, start, start, "found a name too many, expected at most 64");
  if (!check (*lets, start, value, error))
    return false;
  gh_let *const let = malloc (sizeof *let);
  char *const line = malloc (value.length + 2);
  if (!let || !line) {
    free (let);
    free (line);
    return fail (error, start, start, "out of memory");
  }
  lex_squeeze (value.start, value.length, line, value.length + 2);
  *let = (gh_let){*lets, number, word.start, word.length, line, false};
  *lets = let;
  return true;
}

#include "commands/list/search.h"
#include "commands/command.h"
#include "form/spelling.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- words ----------------------------------------------------------------------------------- */

/* The next word of a text, at *at, which goes behind it. Its length is 0 at the end. */
static size_t next_word (const char **at, const char **word)
{
  static const char between[] = " \t\n";
  *word = *at + strspn (*at, between);
  size_t const length = strcspn (*word, between);
  *at = *word + length;
  return length;
}

static bool occurs (const char *text, const char *word, size_t length)
{
  for (; *text; text++)
    if (!strncasecmp (text, word, length))
      return true;
  return false;
}

static bool in_row (const gh_row *row, const char *word, size_t length)
{
  return occurs (row->name, word, length) || occurs (row->statement, word, length);
}

/* Whether each word of a text occurs in the row. */
static bool has_words (const gh_row *row, const char *text)
{
  const char *word;
  for (size_t length; (length = next_word (&text, &word));)
    if (!in_row (row, word, length))
      return false;
  return true;
}

static bool has_all (const gh_search *s, const gh_row *row)
{
  for (char **text = s->words; *text; text++)
    if (!has_words (row, *text))
      return false;
  return *s->words;
}

/* ---- what is found --------------------------------------------------------------------------- */

bool gh_search_is_empty (const gh_search *s)
{
  return !*s->ids && !*s->words;
}

bool gh_has_id (const gh_theorem *theorem, char *const *ids)
{
  while (*ids && !gh_theorem_matches (theorem, *ids))
    ids++;
  return *ids;
}

static gh_theorem as_theorem (const gh_row *row)
{
  return (gh_theorem){.ids = row->id};
}

bool gh_search_finds_row (const gh_search *s, const gh_row *row)
{
  gh_theorem const of_row = as_theorem (row);
  return gh_search_is_empty (s) || gh_has_id (&of_row, s->ids) || has_all (s, row);
}

bool gh_search_finds (const gh_search *s, const gh_theorem *theorem)
{
  if (gh_search_is_empty (s) || gh_has_id (theorem, s->ids))
    return true;
  const char *at = theorem->ids, *id;
  for (size_t length; *s->words && (length = next_word (&at, &id));) {
    const gh_row *const row = gh_ledger_find (s->ledger, id, length);
    if (row && has_all (s, row))
      return true;
  }
  return false;
}

/* ---- mistakes -------------------------------------------------------------------------------- */

/* The name with a word that is spelt much like this one; NULL: there is none. */
static const char *near_name (const gh_ledger *ledger, const char *word, size_t length)
{
  char said[60], known[60];
  gh_spelling s;
  for (size_t i = 0; i < length && i < sizeof said; i++)
    said[i] = (char)tolower ((unsigned char)word[i]);
  gh_spelling_begin (&s, said, length < sizeof said ? length : sizeof said);
  for (size_t i = 0; i < ledger->count; i++) {
    const char *at = ledger->rows[i].name, *part;
    for (size_t l; (l = next_word (&at, &part));) {
      size_t k = 0;
      for (; k < l && k + 1 < sizeof known; k++)
        known[k] = (char)tolower ((unsigned char)part[k]);
      known[k] = '\0';
      gh_spelling_try (&s, known, ledger->rows[i].name);
    }
  }
  return gh_spelling_nearest (&s);
}

static bool in_some_row (const gh_ledger *ledger, const char *word, size_t length)
{
  for (size_t i = 0; i < ledger->count; i++)
    if (in_row (&ledger->rows[i], word, length))
      return true;
  return false;
}

/* Whether a text is meant to be an id, such as SS-2.10a, or is no word at all. */
static bool is_meant_as_id (const char *text)
{
  return !text[strspn (text, " \t\n")] ||
         (isupper ((unsigned char)text[0]) && isupper ((unsigned char)text[1]) && text[2] == '-');
}

void gh_search_lacks (const gh_ledger *ledger, const char *id, const char *what)
{
  gh_spelling s;
  gh_spelling_begin (&s, id, strlen (id));
  for (size_t i = 0; i < ledger->count; i++)
    gh_spelling_try (&s, ledger->rows[i].id, ledger->rows[i].id);
  const char *const near = gh_spelling_nearest (&s);
  gh_usage ("no theorem has an id that begins with '%s'%s%s%s%s; see `gifthorse list`", id, what,
            near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
}

static bool complain (const gh_search *s)
{
  for (char **text = s->words; *text; text++) {
    const char *at = *text, *word;
    if (is_meant_as_id (*text))
      return gh_search_lacks (s->ledger, *text, ", and no row of the ledger"), false;
    for (size_t length; (length = next_word (&at, &word));) {
      if (in_some_row (s->ledger, word, length))
        continue;
      const char *const near = near_name (s->ledger, word, length);
      gh_usage ("no id begins with '%.*s', and no name or statement has it%s%s%s; see `gifthorse "
                "list`",
                (int)length, word, near ? "; did you mean '" : "", near ? near : "",
                near ? "'?" : "");
      return false;
    }
  }
  gh_usage ("no name or statement has all of these words: %s%s", *s->words,
            s->words[1] ? ", ..." : "");
  return false;
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* Whether a row or a theorem has such an id. */
static bool is_id (const gh_library *library, const char *text)
{
  const gh_registry *const registry = gh_library_registry (library);
  const gh_ledger *const ledger = gh_library_ledger (library);
  for (size_t i = 0; i < registry->count; i++)
    if (gh_theorem_matches (&registry->theorems[i], text))
      return true;
  for (size_t i = 0; i < ledger->count; i++) {
    gh_theorem const of_row = as_theorem (&ledger->rows[i]);
    if (gh_theorem_matches (&of_row, text))
      return true;
  }
  return false;
}

bool gh_search_begin (gh_search *s, const gh_library *library, char *const *arguments)
{
  size_t count = 0, ids = 0, words = 0;
  while (arguments[count])
    count++;
  *s = (gh_search){gh_library_ledger (library), calloc (count + 1, sizeof *s->ids),
                   calloc (count + 1, sizeof *s->words)};
  if (!s->ids || !s->words)
    return gh_usage ("out of memory"), false;
  for (size_t i = 0; i < count; i++)
    if (is_id (library, arguments[i]))
      s->ids[ids++] = arguments[i];
    else
      s->words[words++] = arguments[i];
  for (size_t i = 0; i < words; i++)
    if (is_meant_as_id (s->words[i]))
      return complain (s);
  for (size_t i = 0; i < s->ledger->count; i++)
    if (has_all (s, &s->ledger->rows[i]))
      return true;
  return !words || complain (s);
}

void gh_search_end (gh_search *s)
{
  free (s->ids);
  free (s->words);
}

/* Answers as an engine wrote them, to be asked about in just these words: what it writes it should
   be able to read. */
#include "adapter/lines/inside.h"
#include "coded/coded.h"

#include <string.h>

#define MOST_WORDS 4096 /* bytes; what is longer is not asked about in this way */

/* The signs with which what a request takes is sent, in this style. A letter g would be one of a
   name. */
static const char *signs_of (gh_type takes, gh_style style)
{
  switch (takes) {
  case GH_INTEGER: return "0123456789";
  case GH_ORDINAL:
  case GH_SURREAL: return "0123456789w+-/^.() sqrt";
  default:
    return style == GH_STYLE_BRACES     ? "{}|,0 "
           : style == GH_STYLE_NUMERALS ? "{}|,0123456789-/ "
                                        : "{}|,0123456789-/*^v+()<>[] tinymTM";
  }
}

static bool has_only (const char *signs, const char *text, size_t length)
{
  for (size_t i = 0; i < length; i++)
    if (!text[i] || !strchr (signs, text[i]))
      return false;
  return length > 0;
}

/* As it is sent where nothing else is said. */
static const char *plain (adapter *a, gh_store *store, gh_type takes, gh_form form)
{
  return gh_is_coded (takes) ? gh_coded_print (store, takes, form)
                             : gh_print (store, form, a->greeting.style);
}

/* Whether an answer of one type is an argument of another. */
static bool fits (gh_type answer, gh_type takes)
{
  switch (answer) {
  case GH_INTEGER:
  case GH_MAYBE_INTEGER: return takes == GH_INTEGER || takes == GH_GAME;
  case GH_NUMBER:
  case GH_MAYBE_NUMBER:
  case GH_GAME:
  case GH_MAYBE_GAME:
  case GH_FORM:
  case GH_MAYBE_FORM: return takes == GH_GAME;
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL: return takes == GH_ORDINAL;
  case GH_SURREAL:
  case GH_MAYBE_SURREAL: return takes == GH_SURREAL;
  default: return false;
  }
}

const char *adapter_own_words (adapter *a, gh_store *store, const gh_told *told, gh_request request,
                               size_t *length, bool *same, size_t *number)
{
  questions *const t = questions_of (a->tables, store, ++a->asked);
  const question *const q = questions_find (t, told->request, ABOUT_VALUES, told->arguments);
  gh_type const takes = gh_requests[request].takes;
  if (!q || q->state != QUESTION_READ || q->length > MOST_WORDS || !fits (q->value.type, takes) ||
      q->value.form == GH_NO_FORM)
    return NULL;
  const char *const text = t->texts.at + q->text;
  if (!has_only (signs_of (takes, a->greeting.style), text, q->length))
    return NULL;
  const char *const sent = plain (a, store, takes, q->value.form);
  *same = strlen (sent) == q->length && !memcmp (sent, text, q->length);
  *length = q->length;
  *number = (size_t)(q - t->items);
  return text;
}

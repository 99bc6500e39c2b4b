#include "harness/judging/places.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Words like ", here or at a later request" say that it may be another question. */
static bool is_alone (const gh_incident *incident)
{
  return *incident->question && !strchr (incident->words, ',');
}

void gh_last_words_note (gh_last_words *all, const gh_incident *incident)
{
  if (incident->kind != GH_DIED || !is_alone (incident))
    return;
  size_t const i = all->count++ % GH_LAST_WORDS_KEPT;
  memcpy (all->kept[i].question, incident->question, sizeof incident->question);
  memcpy (all->kept[i].words, incident->last, sizeof incident->last);
}

/* Whether it ends with the question, between backquotes. */
static bool tells_of (const char *told, const char *question)
{
  size_t const all = strlen (told), length = strlen (question);
  return all > length + 2 && told[all - 1] == '`' && told[all - length - 2] == '`' &&
         !memcmp (told + all - length - 1, question, length);
}

const char *gh_last_words_over (const gh_last_words *all, const char *told)
{
  size_t const most = all->count < GH_LAST_WORDS_KEPT ? all->count : GH_LAST_WORDS_KEPT;
  for (size_t back = 1; back <= most; back++) {
    size_t const i = (all->count - back) % GH_LAST_WORDS_KEPT;
    if (tells_of (told, all->kept[i].question))
      return all->kept[i].words;
  }
  return "";
}

/* Whether a name with a dot, as files have, ends here. */
static bool is_file (const char *words, const char *end)
{
  const char *at = end;
  while (at > words && !strchr (" /\\", at[-1]) && at[-1] != '.')
    at--;
  return at > words && at < end && at[-1] == '.' && isalpha ((unsigned char)*at);
}

/* Whether a number that begins here is that of a line. */
static bool is_line_number (const char *words, const char *at)
{
  static const char line[] = "line ";
  size_t const before = (size_t)(at - words), length = sizeof line - 1;
  return (before > 0 && at[-1] == ':' && is_file (words, at - 1)) ||
         (before >= length && !memcmp (at - length, line, length));
}

bool gh_names_place (const char *words)
{
  for (const char *at = words; *at; at++)
    if (isdigit ((unsigned char)*at) && is_line_number (words, at))
      return true;
  return false;
}

#include "harness/judging/wrong.h"

#include <stdio.h>
#include <string.h>

const char *gh_wrong_id (const gh_wrong *w, char *buffer)
{
  const char *const kind = w->kind == GH_WRONG_ANSWER ? "" : gh_wrong_kind_word (w->kind);
  snprintf (buffer, GH_WRONG_ID, "%s%s%s", kind, *kind ? ": " : "", w->question);
  return buffer;
}

void gh_wrong_write (const gh_wrong *w, char *buffer, size_t size)
{
  snprintf (buffer, size, *w->right ? "%s -> %s, where %s says %s" : "%s -> %s", w->question,
            w->answer, w->judge, w->right);
}

const char *gh_wrong_kind_word (gh_wrong_kind kind)
{
  static const char *const words[] = {[GH_WRONG_ANSWER] = "answer",
                                      [GH_WRONG_ERROR] = "error",
                                      [GH_WRONG_DEED] = "deed",
                                      [GH_WRONG_SILENCE] = "silence"};
  return words[kind];
}

int gh_wrong_compare (const gh_wrong *a, const gh_wrong *b)
{
  size_t const first = strlen (a->question), second = strlen (b->question);
  if (a->moves != b->moves)
    return a->moves < b->moves ? -1 : 1;
  if (first != second)
    return first < second ? -1 : 1;
  return strcmp (a->question, b->question);
}

#include "harness/judging/wrong.h"

#include <stdio.h>
#include <string.h>

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

#include "harness/run/summary.h"

#include <stdlib.h>
#include <string.h>

/* Faults first, then what took longest. */
static int by_weight (const void *a, const void *b)
{
  const gh_trouble *const x = a, *const y = b;
  bool const bad = gh_trouble_is_fault (x), worse = gh_trouble_is_fault (y);
  if (bad != worse)
    return bad ? -1 : 1;
  if (x->times != y->times)
    return x->times > y->times ? -1 : 1;
  return x->first.kind != y->first.kind ? (int)x->first.kind - (int)y->first.kind
                                        : (int)x->first.request - (int)y->first.request;
}

void gh_summary_take (gh_summary *s, const gh_crew *crew, gh_late_rule rule)
{
  const gh_board *const board = crew->work.board;
  memcpy (s->troubles, crew->troubles, sizeof s->troubles);
  s->trouble_count = crew->trouble_count;
  for (size_t i = 0; i < s->trouble_count; i++) {
    gh_trouble *const t = &s->troubles[i];
    gh_request const q = t->first.request;
    t->as_large = t->first.kind == GH_LATE && board && crew->past.late[q].known &&
                  board->frontier.of[q].answered >= crew->past.late[q].size;
    t->unknown = !s->decided;
    t->rule = rule;
  }
  qsort (s->troubles, s->trouble_count, sizeof *s->troubles, by_weight);
  s->starts = crew->past.starts;
  s->start_seconds = crew->past.start_seconds;
  s->late_seconds = crew->past.late_seconds;
}

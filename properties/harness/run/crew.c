#include "harness/run/crew.h"

#include <string.h>

static void keep_life (gh_life *kept, const gh_life *life)
{
  if (!life->late.known || (kept->late.known && kept->length >= life->length))
    return;
  kept->late = life->late;
  kept->length = life->length;
  memcpy (kept->lines, life->lines, life->length);
}

/* What a worker saw, before it is gone for good. */
static void fold (gh_crew *c, const gh_worker *w)
{
  const gh_watch *const watch = w->watch;
  if (!watch)
    return;
  gh_trouble_join (c->past.troubles, &c->past.trouble_count, watch->troubles, watch->trouble_count);
  for (gh_request q = 0; q < GH_REQUESTS; q++)
    if (watch->late[q].known &&
        (!c->past.late[q].known || watch->late[q].size < c->past.late[q].size))
      c->past.late[q] = watch->late[q];
  keep_life (&c->past.life, &watch->life);
  c->past.answered += watch->answered;
  c->past.starts += watch->starts;
  c->past.start_seconds += watch->start_seconds;
  c->past.late_seconds += watch->late_seconds;
}

void gh_crew_stop (gh_crew *c, gh_worker *w, double until)
{
  fold (c, w);
  gh_worker_stop (w, until);
}

bool gh_crew_start (gh_crew *c, gh_worker *w)
{
  return gh_worker_start (w, &c->work, c->workers, GH_MOST_JOBS);
}

void gh_crew_stop_all (gh_crew *c, double until)
{
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    gh_crew_stop (c, &c->workers[i], until);
}

void gh_crew_look (gh_crew *c)
{
  c->trouble_count = 0;
  gh_trouble_join (c->troubles, &c->trouble_count, c->past.troubles, c->past.trouble_count);
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    if (c->workers[i].watch)
      gh_trouble_join (c->troubles, &c->trouble_count, c->workers[i].watch->troubles,
                       c->workers[i].watch->trouble_count);
}

#define OFTEN_LATE 10 /* times */

bool gh_crew_is_often_late (const gh_crew *c)
{
  return gh_crew_times_late (c) >= OFTEN_LATE;
}

uint64_t gh_crew_times_late (const gh_crew *c)
{
  uint64_t times = 0;
  for (uint32_t i = 0; i < c->trouble_count; i++)
    if (c->troubles[i].first.kind == GH_LATE)
      times += c->troubles[i].times;
  return times;
}

static bool is_late (const gh_crew *c, gh_request request)
{
  bool late = c->past.late[request].known;
  for (unsigned i = 0; i < GH_MOST_JOBS && !late; i++)
    late = c->workers[i].watch && c->workers[i].watch->late[request].known;
  return late;
}

unsigned gh_crew_late (const gh_crew *c)
{
  unsigned late = 0;
  for (gh_request q = 0; q < GH_REQUESTS; q++)
    late += is_late (c, q);
  return late;
}

uint64_t gh_crew_answers (const gh_crew *c)
{
  uint64_t answered = c->past.answered;
  for (unsigned i = 0; i < GH_MOST_JOBS; i++)
    answered += c->workers[i].watch ? c->workers[i].watch->answered : 0;
  return answered;
}

#include "harness/run/late.h"
#include "form/halt.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

#define STOP_SECONDS 0.2
#define KILL_SECONDS 0.3 /* that it may take to end one that is silent */
#define LOOK_SECONDS 0.05
#define ROUNDING 0.01
#define OFTEN_LATE                                                                                 \
  10 /* times are more than a busy machine makes of an engine that answers at once */
#define OFTEN_LATE_IN_FULL 2 /* likewise, where each was waited for as long as any answer */
#define AT_ONCE 0.1          /* of the seconds that were too few before */

/* Hear the worker, or wait a little. */
static void listen (gh_worker *w, gh_news *news)
{
  static gh_news heard;
  struct pollfd fd = {.fd = w->fd, .events = POLLIN};
  if (poll (&fd, 1, (int)(1000 * LOOK_SECONDS)) <= 0)
    return;
  gh_worker_hear (w, &heard);
  if (heard.kind == GH_WORKER_WAITED)
    *news = heard;
}

/* Put one question alone to an engine that is started for it, and wait for it as long as for any
   answer, but not beyond the end. */
static gh_news wait_for (gh_crew *c, gh_request request, const gh_last_wait *wait)
{
  gh_worker *const w = &c->workers[0];
  gh_deal deal = {.waiting = true, .late = c->past.late[request]};
  gh_news news = {.kind = GH_WORKER_GONE};
  if (!gh_crew_start (c, w))
    return news;
  while (w->pid && !gh_halted () && gh_clock () < wait->until && news.kind != GH_WORKER_WAITED) {
    if (w->open && !w->busy) {
      deal.seconds = fmin (wait->answer_seconds, wait->until - gh_clock () - KILL_SECONDS);
      gh_worker_deal (w, &deal, NULL);
    }
    listen (w, &news);
  }
  if (w->pid && w->busy)
    gh_worker_halt (w);
  gh_crew_stop (c, w, gh_clock () + STOP_SECONDS);
  return news;
}

static int by_times (const void *a, const void *b)
{
  const gh_trouble *const x = *(gh_trouble *const *)a, *const y = *(gh_trouble *const *)b;
  return x->times != y->times ? (x->times < y->times) - (x->times > y->times)
                              : (int)x->first.request - (int)y->first.request;
}

/* What was late, the most often first. */
static size_t list_late (gh_crew *c, gh_trouble **late)
{
  size_t count = 0;
  for (uint32_t i = 0; i < c->past.trouble_count; i++) {
    gh_trouble *const t = &c->past.troubles[i];
    if (t->first.kind == GH_LATE && t->first.request < GH_REQUESTS &&
        c->past.late[t->first.request].known)
      late[count++] = t;
  }
  qsort (late, count, sizeof *late, by_times);
  return count;
}

/* Silence is known only when it was waited for as long as for any answer. */
static void conclude_wait (const gh_crew *c, const gh_last_wait *wait, gh_trouble *t,
                           const gh_news *news)
{
  bool const whole = news->seconds >= wait->answer_seconds - ROUNDING;
  uint64_t const often = isfinite (wait->until) ? OFTEN_LATE : OFTEN_LATE_IN_FULL;
  bool const at_once =
      gh_crew_times_late (c) >= often && news->seconds < AT_ONCE * t->seconds / (double)t->times;
  if (news->waited == GH_SILENT && !whole)
    return;
  t->waited = news->waited == GH_CAME && at_once ? GH_CAME_AT_ONCE : news->waited;
  t->waited_seconds = news->seconds;
}

void gh_wait_for_late (gh_crew *c, const gh_last_wait *wait)
{
  gh_trouble *late[GH_MOST_TROUBLES];
  gh_crew_stop_all (c, gh_clock () + STOP_SECONDS);
  gh_crew_look (c);
  size_t const count = list_late (c, late);
  for (size_t i = 0; i < count && !gh_halted () && gh_clock () + KILL_SECONDS < wait->until; i++) {
    gh_news const news = wait_for (c, late[i]->first.request, wait);
    if (news.kind == GH_WORKER_WAITED)
      conclude_wait (c, wait, late[i], &news);
  }
}

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
#define OFTEN_LATE_IN_FULL 2 /* times are too many, each waited for as long as any answer */
#define AT_ONCE 0.1          /* of the seconds that were too few before */
#define LONGER 2             /* times as long as before is long enough to see it silent again */

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

/* Put one question alone to an engine that is started for it, or behind the life that was kept, and
   wait for it as long as for any answer, but not beyond the end. NULL: of that life. */
static gh_news wait_for (gh_crew *c, const gh_late *late, const gh_last_wait *wait)
{
  gh_worker *const w = &c->workers[0];
  gh_deal deal = {.waiting = true, .late = late ? *late : c->past.life.late, .again = !late};
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

/* The seconds that were too few. */
static double before (const gh_trouble *t)
{
  return t->seconds / (double)t->times;
}

/* Silence is known only when it was waited for as long as for any answer. */
static void conclude_wait (const gh_last_wait *wait, gh_trouble *t, const gh_news *news)
{
  bool const whole = news->seconds >= wait->answer_seconds - ROUNDING;
  if (news->waited == GH_SILENT && !whole)
    return;
  t->waited = news->waited;
  t->waited_seconds = news->seconds;
}

static bool comes_at_once (const gh_trouble *t)
{
  return t->waited == GH_CAME && t->waited_seconds < AT_ONCE * before (t);
}

/* Of what comes at once when it is alone, whether it was late for what was asked before, GH_SILENT;
   or for something else, GH_CAME. Where all were waited for as long as any answer, that is known;
   where time was short they may have waited behind what is slow, or for the machine: unless a fresh
   engine that is asked all of that again is silent, too, and for longer. */
static gh_waited find_why (gh_crew *c, const gh_last_wait *wait, double too_few)
{
  if (!isfinite (wait->until))
    return gh_crew_times_late (c) >= OFTEN_LATE_IN_FULL ? GH_SILENT : GH_NOT_WAITED;
  if (!gh_crew_is_often_late (c) || !c->past.life.late.known)
    return GH_NOT_WAITED;
  c->work.life = &c->past.life;
  gh_news const news = wait_for (c, NULL, wait);
  if (news.kind != GH_WORKER_WAITED)
    return GH_NOT_WAITED;
  bool const longer = news.seconds >= fmin (LONGER * too_few, wait->answer_seconds - ROUNDING);
  return news.waited == GH_SILENT && !longer ? GH_NOT_WAITED : news.waited;
}

void gh_wait_for_late (gh_crew *c, const gh_last_wait *wait)
{
  gh_trouble *late[GH_MOST_TROUBLES];
  gh_crew_stop_all (c, gh_clock () + STOP_SECONDS);
  gh_crew_look (c);
  size_t const count = list_late (c, late);
  gh_waited why = GH_NOT_WAITED;
  bool tried = false;
  for (size_t i = 0; i < count && !gh_halted () && gh_clock () + KILL_SECONDS < wait->until; i++) {
    gh_news const news = wait_for (c, &c->past.late[late[i]->first.request], wait);
    if (news.kind == GH_WORKER_WAITED)
      conclude_wait (wait, late[i], &news);
    if (!comes_at_once (late[i]))
      continue;
    if (!tried)
      why = find_why (c, wait, before (late[i]));
    tried = true;
    if (why == GH_SILENT)
      late[i]->waited = GH_CAME_AT_ONCE;
  }
  for (size_t i = 0; i < count; i++)
    late[i]->slow = why == GH_CAME;
}

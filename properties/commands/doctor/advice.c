#include "commands/doctor/advice.h"
#include "adapter/takes.h"

#include <stdio.h>
#include <string.h>

/* ---- bounds ---------------------------------------------------------------------------------- */

/* The bound that a probe's size is: its value where the size is `size`. 0: there is none. */
static uint64_t bound_at (const gh_probe *probe, uint64_t size)
{
  uint64_t bits = 0;
  switch (probe->bounds) {
  case GH_BOUNDS_EXACTLY: return size;
  case GH_BOUNDS_BESIDE: return size + 1;
  case GH_BOUNDS_BITS:
    for (; (size + 1) >> 1 >> bits; bits++)
      continue;
    return bits;
  case GH_BOUNDS_NOTHING: break;
  }
  return 0;
}

/* Whether integers that were answered rightly are beyond such a bound: they have as many positions
   and days as they are worth. */
static bool leaves_out_integers (const gh_sizes *sizes, gh_request request, gh_bound bound,
                                 uint64_t most)
{
  if (bound != GH_BOUND_BIRTHDAY && bound != GH_BOUND_POSITIONS)
    return false;
  for (size_t i = 0; i < sizes->count; i++) {
    const gh_climb *const c = &sizes->climbs[i];
    if (c->request == request && c->probe == &gh_probe_numerators &&
        (c->right > 62 || UINT64_C (1) << c->right > most))
      return true;
  }
  return false;
}

/* What a climb says of its request. A refusal costs little, so that no integers are given up for
   it. */
static void bound_by (const gh_sizes *sizes, const gh_climb *c, gh_takes *takes)
{
  uint64_t const most = bound_at (c->probe, c->right);
  bool const hard = c->end == GH_SIZE_SLOW || c->end == GH_SIZE_DIED;
  gh_bound const bound = c->probe->bound;
  if (!c->right || !c->beyond || !most || !(hard || c->end == GH_SIZE_REFUSED))
    return;
  if (most < takes->most[bound] && (hard || !leaves_out_integers (sizes, c->request, bound, most)))
    takes->most[bound] = most;
}

/* ---- words ----------------------------------------------------------------------------------- */

typedef struct words {
  char *at;
  size_t count;
} words;

static void add (words *w, const char *text)
{
  size_t const length = strlen (text);
  if (w->count + length < GH_ADVICE)
    memcpy (w->at + w->count, text, length + 1);
  w->count += length;
}

/* ":numbers,positions<=40" */
static void add_takes (words *w, const gh_takes *takes)
{
  char text[GH_TAKES_TEXT], one[2] = "";
  add (w, ":");
  gh_takes_print (takes, text);
  for (const char *c = text; *c; c++) {
    *one = *c;
    if (*c != ' ')
      add (w, one);
  }
}

/* The words that say how it is told games. */
static void add_manner (words *w, const char *manner)
{
  if (strstr (manner, "numerals"))
    add (w, " numerals");
  else if (strstr (manner, "braces"))
    add (w, " braces");
  if (strstr (manner, "names"))
    add (w, " let");
}

static bool is_same (const gh_takes *a, const gh_takes *b)
{
  bool same = a->kinds == b->kinds;
  for (gh_bound i = 0; i < GH_BOUNDS; i++)
    same = same && a->most[i] == b->most[i];
  return same;
}

/* What is advised: abilities, and what each request takes. */
typedef struct advised {
  gh_request_set abilities;
  gh_takes takes[GH_REQUESTS];
} advised;

/* What all requests about games take, if it is one and not all: NULL. */
static const gh_takes *common (const advised *to)
{
  const gh_takes *all = NULL;
  size_t count = 0;
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    if (!(to->abilities & GH_BIT (r)) || !gh_takes_games (r))
      continue;
    if (all && !is_same (all, &to->takes[r]))
      return NULL;
    all = &to->takes[r];
    count++;
  }
  return count > 1 && !gh_takes_all (all) ? all : NULL;
}

static void write_greeting (const gh_engine *engine, const advised *to, words *w)
{
  const gh_takes *const games = common (to);
  add (w, "gifthorse 1 ");
  add (w, engine->name);
  add_manner (w, engine->manner);
  if (games) {
    add (w, " games");
    add_takes (w, games);
  }
  for (unsigned a = 0; a < GH_ABILITIES; a++) {
    if (!(to->abilities & GH_BIT (a)))
      continue;
    add (w, " ");
    add (w, gh_ability_words[a]);
    if (a < GH_REQUESTS && !gh_takes_all (&to->takes[a]) &&
        !(games && gh_takes_games ((gh_request)a)))
      add_takes (w, &to->takes[a]);
  }
}

/* The words for what the engine answers, in place of those that it has. */
static void rename_requests (const gh_meanings *m, advised *to)
{
  for (size_t i = 0; i < m->count; i++)
    to->abilities &= ~GH_BIT (m->found[i].wrong.request);
  for (size_t i = 0; i < m->count; i++) {
    to->abilities |= GH_BIT (m->found[i].instead);
    if (!m->found[i].has_both)
      to->takes[m->found[i].instead] = to->takes[m->found[i].wrong.request];
  }
}

void gh_advise (const gh_engine *engine, const gh_sizes *sizes, const gh_meanings *meanings,
                char greeting[GH_ADVICE])
{
  advised to = {.abilities = engine->abilities};
  words w = {greeting, 0};
  bool more = false;
  *greeting = 0;
  if (engine->builtin || !engine->manner)
    return;
  for (gh_request r = 0; r < GH_REQUESTS; r++)
    to.takes[r] = engine->takes ? engine->takes[r] : GH_TAKES_ALL;
  for (size_t i = 0; i < sizes->count; i++) {
    gh_takes *const t = &to.takes[sizes->climbs[i].request];
    gh_takes const before = *t;
    bound_by (sizes, &sizes->climbs[i], t);
    more |= !is_same (&before, t);
  }
  rename_requests (meanings, &to);
  if (more || to.abilities != engine->abilities)
    write_greeting (engine, &to, &w);
  if (w.count >= GH_ADVICE)
    *greeting = 0;
}

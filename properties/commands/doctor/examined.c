#include "commands/doctor/examined.h"
#include "commands/command.h"

static bool pace_tells (const gh_examined *x, const gh_trouble *t)
{
  gh_pace_end const end = t->first.kind == GH_LATE ? GH_PACE_LATE : GH_PACE_FAULT;
  for (size_t i = 0; i < x->pace_count; i++)
    if (x->paces[i].request == t->first.request && x->paces[i].end == end)
      return true;
  return false;
}

static bool theorems_tell (const gh_examined *x, const gh_trouble *t)
{
  for (size_t i = 0; i < x->quick.groups.count; i++) {
    const gh_wrong *const wrong = x->quick.groups.faults[i].wrong;
    if (wrong && !*wrong->right && wrong->request == t->first.request)
      return true;
  }
  return false;
}

/* Whether they tell of a wrong answer to this request. */
static bool theorems_blame (const gh_examined *x, gh_request request)
{
  for (size_t i = 0; i < x->quick.groups.count; i++) {
    const gh_wrong *const wrong = x->quick.groups.faults[i].wrong;
    if (wrong && *wrong->right && wrong->request == request)
      return true;
  }
  return false;
}

static bool sizes_tell (const gh_examined *x, const gh_trouble *t)
{
  gh_size_end const end = t->first.kind == GH_LATE ? GH_SIZE_SLOW : GH_SIZE_DIED;
  for (size_t i = 0; i < x->sizes.count; i++)
    if (x->sizes.climbs[i].request == t->first.request && x->sizes.climbs[i].end == end)
      return true;
  return false;
}

bool gh_examined_tells (const gh_examined *x, const gh_trouble *t)
{
  return pace_tells (x, t) || sizes_tell (x, t) || (gh_seen_is_fault (t) && theorems_tell (x, t));
}

gh_findings gh_examined_findings (const gh_examined *x)
{
  const gh_engine *const engine = x->start.engine;
  gh_findings f = {.theorems = x->quick.groups.count + x->quick.unable,
                   .sizes = gh_sizes_faults (&x->sizes),
                   .late = gh_sizes_slow (&x->sizes),
                   .asked = engine->abilities != 0,
                   .answered = !engine->manner || engine->answered,
                   .starts = engine->starts + x->quick.summary.starts,
                   .start_seconds = engine->start_seconds + x->quick.summary.start_seconds};
  for (size_t i = 0; i < x->pace_count; i++) {
    f.pace += x->paces[i].end == GH_PACE_FAULT;
    f.late += x->paces[i].end == GH_PACE_LATE;
  }
  for (size_t i = 0; i < x->meanings.count; i++)
    f.meanings += !theorems_blame (x, x->meanings.found[i].wrong.request);
  for (size_t i = 0; i < x->seen.count; i++) {
    const gh_trouble *const t = &x->seen.troubles[i];
    if (gh_examined_tells (x, t))
      continue;
    f.troubles += gh_seen_is_fault (t);
    f.late += !gh_seen_is_fault (t);
  }
  return f;
}

size_t gh_findings_faults (const gh_findings *f)
{
  return f->theorems + f->meanings + f->pace + f->troubles + f->sizes;
}

int gh_findings_status (const gh_findings *f)
{
  if (gh_findings_faults (f))
    return GH_EXIT_FAILS;
  return f->asked && f->answered ? GH_EXIT_HOLDS : GH_EXIT_USAGE;
}

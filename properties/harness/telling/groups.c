#include "harness/telling/groups.h"
#include "harness/cases/trial.h"

#include <stdlib.h>
#include <string.h>

typedef struct grouping {
  const gh_failure *const *failures;
  size_t count;
  bool *explained;
  gh_groups *groups;
  size_t used; /* of groups->failures */
} grouping;

/* The wrong answer to this request in a failure; NULL: there is none. */
static const gh_wrong *wrong_in (const gh_failure *failure, gh_request request)
{
  for (size_t i = 0; i < failure->wrongs; i++)
    if (failure->wrong[i].request == request)
      return &failure->wrong[i];
  return NULL;
}

/* What is still to be explained, and has a wrong answer to this request. */
static const gh_wrong *unexplained (const grouping *g, size_t failure, gh_request request)
{
  return g->failures[failure] && !g->explained[failure] ? wrong_in (g->failures[failure], request)
                                                        : NULL;
}

/* ---- the cover ------------------------------------------------------------------------------- */

/* What a request would explain. */
typedef struct candidate {
  gh_request request;
  size_t count;
  const gh_wrong *smallest;
} candidate;

static candidate look_at (const grouping *g, gh_request request)
{
  candidate c = {request, 0, NULL};
  for (size_t i = 0; i < g->count; i++) {
    const gh_wrong *const w = unexplained (g, i, request);
    c.count += w != NULL;
    if (w && (!c.smallest || gh_wrong_compare (w, c.smallest) < 0))
      c.smallest = w;
  }
  return c;
}

/* The request that explains most; of several that with the smallest question. */
static candidate choose (const grouping *g)
{
  candidate best = {0, 0, NULL};
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    candidate const c = look_at (g, r);
    if (c.count > best.count ||
        (c.count && c.count == best.count && gh_wrong_compare (c.smallest, best.smallest) < 0))
      best = c;
  }
  return best;
}

/* ---- what it explains ------------------------------------------------------------------------ */

/* Whether the statement is what failed, by the engine's own answers or by the judge's as well. */
static bool is_of_theorem (const gh_failure *f)
{
  return !strncmp (f->step, GH_STATEMENT_FALSE, sizeof GH_STATEMENT_FALSE - 1);
}

/* Whether one failure of a fault tells more than another: by its wrong question, then by its own
   size; what a theorem says tells more than that answers differ. */
static bool tells_more (const grouping *g, gh_request request, size_t a, size_t b)
{
  const gh_failure *const first = g->failures[a], *const second = g->failures[b];
  int const smaller = gh_wrong_compare (wrong_in (first, request), wrong_in (second, request));
  bool const says = is_of_theorem (first), says_too = is_of_theorem (second);
  if (smaller)
    return smaller < 0;
  return says != says_too ? says : first->moves < second->moves;
}

static void add_fault (grouping *g, const gh_wrong *wrong, size_t first)
{
  g->groups->faults[g->groups->count++] =
      (gh_fault){wrong, g->used - first, g->groups->failures + first};
}

static void take (grouping *g, size_t failure)
{
  g->explained[failure] = true;
  g->groups->failures[g->used++] = failure;
}

static void explain (grouping *g, const candidate *c)
{
  size_t const first = g->used;
  size_t best = g->count;
  for (size_t i = 0; i < g->count; i++)
    if (unexplained (g, i, c->request) && (best == g->count || tells_more (g, c->request, i, best)))
      best = i;
  take (g, best);
  for (size_t i = 0; i < g->count; i++)
    if (unexplained (g, i, c->request))
      take (g, i);
  add_fault (g, wrong_in (g->failures[best], c->request), first);
}

static void leave_unexplained (grouping *g)
{
  for (size_t i = 0; i < g->count; i++)
    if (g->failures[i] && !g->explained[i]) {
      take (g, i);
      add_fault (g, NULL, g->used - 1);
    }
}

bool gh_group (const gh_failure *const *failures, size_t count, gh_groups *groups)
{
  *groups = (gh_groups){.faults = calloc (count + 1, sizeof (gh_fault)),
                        .failures = calloc (count + 1, sizeof (size_t))};
  grouping g = {failures, count, calloc (count + 1, sizeof (bool)), groups, 0};
  bool const good = groups->faults && groups->failures && g.explained;
  if (good) {
    for (candidate c = choose (&g); c.count; c = choose (&g))
      explain (&g, &c);
    leave_unexplained (&g);
  } else
    gh_groups_free (groups);
  free (g.explained);
  return good;
}

void gh_groups_free (gh_groups *groups)
{
  free (groups->faults);
  free (groups->failures);
  *groups = (gh_groups){0};
}

#include "harness/telling/groups.h"
#include "harness/cases/trial.h"
#include "harness/telling/alike.h"
#include "harness/telling/distance.h"
#include "harness/telling/roots.h"

#include <stdlib.h>
#include <string.h>

#define MOST_OF_OTHERS 3

typedef struct grouping {
  const gh_failure *const *failures;
  const size_t *symbols;
  size_t count;
  bool *explained;
  gh_root *roots;
  size_t root_count;
  const gh_root **leading; /* of each fault */
  gh_groups *groups;
  size_t used; /* of groups->failures */
} grouping;

/* ---- the cover ------------------------------------------------------------------------------- */

static void count_explained (grouping *g, gh_root *of)
{
  of->explains = 0;
  for (size_t i = 0; i < g->count && !of->taken; i++)
    of->explains += !g->explained[i] && gh_root_of (of, g->failures[i]);
}

/* The root that explains most; of several that with the smallest question. NULL: none explains
   anything. */
static gh_root *choose (grouping *g)
{
  gh_root *best = NULL;
  for (size_t i = 0; i < g->root_count; i++) {
    gh_root *const r = &g->roots[i];
    count_explained (g, r);
    if (r->explains &&
        (!best || r->explains > best->explains ||
         (r->explains == best->explains && gh_wrong_compare (r->smallest, best->smallest) < 0)))
      best = r;
  }
  return best;
}

/* ---- what it explains ------------------------------------------------------------------------ */

static size_t symbols_of (const grouping *g, size_t failure)
{
  return g->symbols ? g->symbols[failure] : 0;
}

/* Whether one failure of a fault tells more than another: one that comes again, then one that was
   made smaller, then what a theorem says before answers that differ, then the statement of fewer
   symbols, then the smaller case. */
static bool tells_more (const grouping *g, const gh_root *of, size_t a, size_t b)
{
  const gh_failure *const first = g->failures[a], *const second = g->failures[b];
  bool const reduced = gh_root_of (of, g->failures[a])->reduced,
             reduced_too = gh_root_of (of, g->failures[b])->reduced;
  bool const says = gh_step_is_statement (first->step),
             says_too = gh_step_is_statement (second->step);
  if (gh_failure_comes (first) != gh_failure_comes (second))
    return gh_failure_comes (first) < gh_failure_comes (second);
  if (reduced != reduced_too)
    return reduced;
  if (says != says_too)
    return says;
  if (symbols_of (g, a) != symbols_of (g, b))
    return symbols_of (g, a) < symbols_of (g, b);
  return first->moves < second->moves;
}

/* Of each request one is enough, of the leader's own some. */
static void put_beside (gh_fault *fault, gh_relation relation, const gh_wrong *w)
{
  size_t same = 0;
  for (size_t i = 0; i < fault->beside_count; i++) {
    gh_beside *const other = &fault->beside[i];
    bool const smaller = gh_wrong_compare (w, other->wrong) < 0;
    if (other->wrong->request != w->request)
      continue;
    if (other->relation == GH_NOT_REDUCED && relation < GH_NOT_REDUCED) {
      *other = (gh_beside){relation, w};
      return;
    }
    if (relation != GH_OF_OTHERS && relation == other->relation && smaller)
      other->wrong = w;
    same += relation != GH_OF_OTHERS || !strcmp (other->wrong->arguments, w->arguments)
                ? MOST_OF_OTHERS
                : 1;
  }
  if (same < MOST_OF_OTHERS && fault->beside_count < GH_MOST_BESIDE)
    fault->beside[fault->beside_count++] = (gh_beside){relation, w};
}

/* What a question that belongs to a fault is to it. */
static void look_at (gh_fault *fault, const gh_wrong *w)
{
  bool const same = !strcmp (w->arguments, fault->wrong->arguments);
  bool const its = w->request == fault->wrong->request;
  if (!its || !same)
    put_beside (fault,
                !its && gh_is_about (w, fault->wrong) ? GH_ON_SAME_GAME
                : gh_same_place (w, fault->wrong)     ? GH_SAME_WORDS
                : !w->reduced                         ? GH_NOT_REDUCED
                : !its && w->word > 0                 ? GH_AS_LARGE
                                                      : GH_OF_OTHERS,
                w);
}

/* What else is wrong in a failure that this root explains. */
static void look_beside (gh_fault *fault, const gh_root *of, const gh_failure *f)
{
  for (size_t k = 0; k < f->wrongs; k++) {
    const gh_wrong *const w = &f->wrong[k];
    if (w->follows && gh_root_has (of, &f->wrong[w->follows - 1]))
      put_beside (fault, GH_AND_SO, w);
    else if (!w->follows && gh_root_has (of, w))
      look_at (fault, w);
  }
}

static int by_relation (const void *a, const void *b)
{
  const gh_beside *const x = a, *const y = b;
  return x->relation != y->relation ? (int)x->relation - (int)y->relation
                                    : gh_wrong_compare (x->wrong, y->wrong);
}

static void take (grouping *g, size_t failure)
{
  g->explained[failure] = true;
  g->groups->failures[g->used++] = failure;
}

/* Whether a failure asked this question, or a larger one that came to it, or to one about the same.
   What was wrong about longer numbers may be so for another reason. */
static bool comes_to (const gh_failure *f, const gh_wrong *leader)
{
  for (size_t k = 0; k < f->wrongs; k++) {
    const gh_wrong *const w = &f->wrong[k];
    if (!w->follows && w->kind == leader->kind && !w->narrowed &&
        (!strcmp (w->question, leader->question) ||
         (*w->arguments && !strcmp (w->arguments, leader->arguments))))
      return true;
  }
  return false;
}

/* What leads: the root, or, where all failures that come to it are explained, what is smallest in
   the others. */
static const gh_wrong *leader_of (const grouping *g, const gh_root *of)
{
  const gh_wrong *smallest = NULL;
  for (size_t i = 0; i < g->count; i++) {
    const gh_wrong *const w = g->explained[i] ? NULL : gh_root_of (of, g->failures[i]);
    if (w && comes_to (g->failures[i], of->smallest))
      return of->smallest;
    if (w && (!smallest || gh_wrong_compare (w, smallest) < 0))
      smallest = w;
  }
  return smallest ? smallest : of->smallest;
}

/* The failures that it explains and that come to what leads, or those that do not. */
static void take_those (grouping *g, const gh_root *of, const gh_wrong *leader, bool come)
{
  size_t best = g->count;
  for (size_t i = 0; i < g->count; i++)
    if (!g->explained[i] && gh_root_of (of, g->failures[i]) &&
        comes_to (g->failures[i], leader) == come &&
        (best == g->count || tells_more (g, of, i, best)))
      best = i;
  if (best < g->count)
    take (g, best);
  for (size_t i = 0; i < g->count; i++)
    if (!g->explained[i] && gh_root_of (of, g->failures[i]) &&
        comes_to (g->failures[i], leader) == come)
      take (g, i);
}

static void explain (grouping *g, gh_root *of)
{
  size_t const first = g->used;
  g->leading[g->groups->count] = of;
  gh_fault *const fault = &g->groups->faults[g->groups->count++];
  of->taken = true;
  *fault = (gh_fault){.wrong = leader_of (g, of), .failures = g->groups->failures + first};
  take_those (g, of, fault->wrong, true);
  fault->own = g->used - first;
  take_those (g, of, fault->wrong, false);
  fault->count = g->used - first;
  fault->comes = gh_failure_comes (g->failures[*fault->failures]);
  for (size_t i = 0; i < fault->count; i++)
    look_beside (fault, of, g->failures[fault->failures[i]]);
}

/* A root all of whose failures were explained by others is not passed over in silence: it stands
   beside the first that explains one of them. */
static void place_rest (grouping *g)
{
  for (size_t r = 0; r < g->root_count; r++)
    for (size_t i = 0; i < g->groups->count && !g->roots[r].taken; i++) {
      gh_fault *const fault = &g->groups->faults[i];
      for (size_t k = 0; k < fault->count && fault->wrong && !g->roots[r].taken; k++)
        if (gh_root_of (&g->roots[r], g->failures[fault->failures[k]])) {
          g->roots[r].taken = true;
          if (!gh_root_has (g->leading[i], g->roots[r].smallest))
            put_beside (fault, GH_IN_SAME_CASES, g->roots[r].smallest);
        }
    }
}

static void leave_unexplained (grouping *g)
{
  for (size_t i = 0; i < g->count; i++)
    if (g->failures[i] && !g->explained[i]) {
      take (g, i);
      g->groups->faults[g->groups->count++] =
          (gh_fault){.comes = gh_failure_comes (g->failures[i]),
                     .count = 1,
                     .own = 1,
                     .failures = g->groups->failures + g->used - 1};
    }
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* At most one root for each wrong question, and one fault for each failure. */
static bool make_room (grouping *g)
{
  size_t questions = 0;
  for (size_t i = 0; i < g->count; i++)
    questions += g->failures[i] ? g->failures[i]->wrongs : 0;
  g->roots = calloc (questions + 1, sizeof *g->roots);
  g->explained = calloc (g->count + 1, sizeof (bool));
  g->leading = calloc (g->count + 1, sizeof *g->leading);
  g->groups->faults = calloc (g->count + 1, sizeof (gh_fault));
  g->groups->failures = calloc (g->count + 1, sizeof (size_t));
  return g->roots && g->explained && g->leading && g->groups->faults && g->groups->failures;
}

static bool is_reduced_elsewhere (gh_failure *const *failures, size_t count, const gh_wrong *w)
{
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; failures[i] && k < failures[i]->wrongs; k++) {
      const gh_wrong *const other = &failures[i]->wrong[k];
      if (other->reduced && other->kind == w->kind && !strcmp (other->question, w->question))
        return true;
    }
  return false;
}

static void prepare (gh_failure *const *failures, size_t count)
{
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; failures[i] && k < failures[i]->wrongs; k++) {
      gh_wrong *const w = &failures[i]->wrong[k];
      w->reduced = w->reduced || is_reduced_elsewhere (failures, count, w);
      w->loose = gh_is_loose (failures[i], w);
    }
}

bool gh_group (gh_failure *const *failures, const size_t *symbols, size_t count, gh_groups *groups)
{
  grouping g = {.failures = (const gh_failure *const *)failures,
                .symbols = symbols,
                .count = count,
                .groups = groups};
  *groups = (gh_groups){0};
  bool const good = make_room (&g);
  if (good) {
    prepare (failures, count);
    g.root_count = gh_roots_find (g.failures, count, g.roots);
    for (gh_root *r = choose (&g); r; r = choose (&g))
      explain (&g, r);
    place_rest (&g);
    for (size_t i = 0; i < groups->count; i++)
      qsort (groups->faults[i].beside, groups->faults[i].beside_count,
             sizeof *groups->faults[i].beside, by_relation);
    gh_put_apart (groups->faults, groups->count);
    leave_unexplained (&g);
  } else
    gh_groups_free (groups);
  free (g.explained);
  free (g.leading);
  free (g.roots);
  return good;
}

void gh_groups_free (gh_groups *groups)
{
  free (groups->faults);
  free (groups->failures);
  *groups = (gh_groups){0};
}

const char *gh_relation_words (gh_relation relation)
{
  static const char *const words[] = {[GH_ON_SAME_GAME] = "and on the same game, or its negative",
                                      [GH_OF_OTHERS] = "and on other games",
                                      [GH_SAME_WORDS] = "and with the same last words",
                                      [GH_AS_LARGE] = "and with numbers as large",
                                      [GH_AND_SO] = "and so",
                                      [GH_NOT_REDUCED] = "and others, not made smaller",
                                      [GH_IN_SAME_CASES] = "and in the same cases"};
  return words[relation];
}

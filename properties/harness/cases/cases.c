#include "harness/cases/cases.h"
#include "form/halt.h"

#include <limits.h>
#include <string.h>

/* ---- domains --------------------------------------------------------------------------------- */

void gh_cases_drawn (gh_cases *cases, const gh_choices *choices)
{
  double like_this = 1;
  if (cases->domain->random)
    return;
  if (choices->count > GH_CASE_PREFIX)
    gh_broken ("gh_cases_drawn", "theorem", "too many draws for an exhaustive domain");
  for (size_t i = 0; i < choices->count; i++)
    like_this *= choices->bound[i];
  if (like_this > cases->about)
    cases->about = like_this;
  cases->turned = gh_choices_next (choices, cases->prefix, &cases->prefix_count);
}

static bool turn (gh_cases *cases, gh_case *next)
{
  memcpy (next->prefix, cases->prefix, cases->prefix_count * sizeof *next->prefix);
  next->prefix_count = cases->prefix_count;
  return cases->turned;
}

static bool next_in_domain (gh_cases *cases, gh_case *next)
{
  *next = (gh_case){.domain = cases->domain};
  if (cases->domain->random) {
    if (cases->count == cases->most)
      return false;
    uint64_t const key[2] = {cases->seed, cases->count++};
    next->seeded = true;
    next->seed = gh_hash (key, sizeof key, gh_theorem_hash (cases->theorem));
    return true;
  }
  return cases->count++ == 0 || turn (cases, next);
}

gh_cases gh_cases_of_domain (const gh_theorem *theorem, const gh_domain *domain, uint64_t seed,
                             uint64_t random_cases)
{
  uint64_t const most = random_cases ? random_cases : domain->cases;
  return (gh_cases){.next = next_in_domain,
                    .theorem = theorem,
                    .domain = domain,
                    .seed = seed,
                    .most = most,
                    .about = domain->random ? (double)most : 0};
}

/* ---- by size --------------------------------------------------------------------------------- */

static const gh_catalog *catalog_of (gh_cases *cases, size_t i)
{
  return gh_catalog_of (cases->catalogs, GH_SET_MOVES, cases->moves[i], cases->sorts[i]);
}

/* Another way to share the moves among the variables: 1 0 2 -> 0 1 2 -> 0 0 3. */
static bool next_share (gh_cases *cases)
{
  size_t i = 0;
  while (i + 1 < cases->variables && cases->moves[i] == 0)
    i++;
  if (i + 1 >= cases->variables)
    return false;
  unsigned const rest = cases->moves[i] - 1;
  cases->moves[i] = 0;
  cases->moves[i + 1]++;
  cases->moves[0] = rest;
  return true;
}

/* The next choice of one form from each catalog, of this total or the next one. */
static bool next_tuple (gh_cases *cases, bool first)
{
  if (!first)
    for (size_t i = 0; i < cases->variables; i++) {
      const gh_catalog *const c = catalog_of (cases, i);
      if (++cases->index[i] < c->count)
        return true;
      cases->index[i] = 0;
    }
  for (; !gh_halted ();) {
    if (!first && (cases->variables == 0 || !next_share (cases))) {
      if (cases->variables == 0 || cases->total >= cases->largest) {
        cases->complete = true;
        return false;
      }
      memset (cases->moves, 0, sizeof cases->moves);
      cases->moves[0] = ++cases->total;
    }
    first = false;
    bool all = true; /* does every catalog hold something? */
    for (size_t i = 0; i < cases->variables && all; i++)
      all = catalog_of (cases, i) && catalog_of (cases, i)->count;
    if (all)
      return true;
  }
  return false;
}

static bool next_by_size (gh_cases *cases, gh_case *next)
{
  *next = (gh_case){.domain = cases->domain, .given_count = cases->variables, .fixed = true};
  bool const first = cases->count == 0;
  if (cases->count == cases->most)
    return false;
  cases->count++;
  if (first || !turn (cases, next)) {
    next->prefix_count = 0;
    if (!next_tuple (cases, first))
      return false;
  }
  for (size_t i = 0; i < cases->variables; i++) {
    const gh_catalog *const c = catalog_of (cases, i);
    next->given[i] = (gh_given){cases->names[i], strlen (cases->names[i]), c->store,
                                c->forms[cases->index[i]], gh_type_of_sort (cases->sorts[i])};
  }
  return true;
}

gh_domain gh_widest_domain (const gh_theorem *theorem)
{
  gh_domain all = {.set = theorem->domains[0].set, .low = INT64_MAX};
  for (size_t i = 0; i < theorem->domain_count; i++) {
    const gh_domain *const d = &theorem->domains[i];
    bool const free = (d->random && !d->of_set) || d->set == GH_SET_PITFALLS;
    if (free || d->set == GH_SET_FORMS)
      all.set = GH_SET_FORMS;
    all.low = d->low < all.low ? d->low : all.low;
    all.size = free ? UINT_MAX : d->size > all.size ? d->size : all.size;
    all.high = free ? INT64_MAX : d->high > all.high ? d->high : all.high;
  }
  return all;
}

gh_cases gh_cases_by_size (gh_catalogs *catalogs, const gh_theorem *theorem,
                           const gh_domain *domain, const gh_variable *variables, size_t count,
                           unsigned largest, uint64_t most)
{
  gh_cases cases = {.next = next_by_size,
                    .theorem = theorem,
                    .domain = domain,
                    .catalogs = catalogs,
                    .variables = count,
                    .largest = largest,
                    .most = most};
  for (size_t i = 0; i < count; i++) {
    cases.names[i] = variables[i].name;
    cases.sorts[i] = variables[i].sort;
  }
  return cases;
}

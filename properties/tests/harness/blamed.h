/* Failures to be grouped: what is wrong in each is said by the test. */
#ifndef GH_TESTS_BLAMED_H
#define GH_TESTS_BLAMED_H

#include "harness/cases/trial.h"
#include "harness/telling/groups.h"

#include <stdio.h>
#include <string.h>

#define MOST 6

static gh_failure failures[MOST];

/* Failures of so many moves, with nothing wrong yet. */
static inline void begin (void)
{
  memset (failures, 0, sizeof failures);
  for (size_t i = 0; i < MOST; i++) {
    failures[i].moves = i + 5;
    failures[i].step = (gh_case_step){.kind = GH_STEP_FALSE};
  }
}

/* Its wrong answer to a request came to a question about this. */
static inline gh_wrong *blame (size_t failure, gh_request request, uint64_t moves,
                               const char *arguments)
{
  gh_failure *const f = &failures[failure];
  gh_wrong *const w = &f->wrong[f->wrongs++];
  *w = (gh_wrong){.request = request, .moves = moves, .reduced = true};
  snprintf (w->question, sizeof w->question, "%s %s", gh_requests[request].word, arguments);
  snprintf (w->arguments, sizeof w->arguments, "%s", arguments);
  return w;
}

/* Those with something wrong. */
static inline bool group (const size_t *symbols, gh_groups *groups)
{
  static gh_failure *some[MOST];
  for (size_t i = 0; i < MOST; i++)
    some[i] = failures[i].wrongs ? &failures[i] : NULL;
  return gh_group (some, symbols, MOST, groups);
}

/* The failures of a fault, of which so many come to its question. */
static inline bool explains (const gh_fault *fault, size_t own, const size_t *numbers, size_t count)
{
  return fault->count == count && fault->own == own &&
         !memcmp (fault->failures, numbers, count * sizeof *numbers);
}

/* Whether this stands beside the fault. */
static inline bool beside (const gh_fault *fault, gh_relation relation, const gh_wrong *wrong)
{
  for (size_t i = 0; i < fault->beside_count; i++)
    if (fault->beside[i].wrong == wrong)
      return fault->beside[i].relation == relation;
  return false;
}

#endif

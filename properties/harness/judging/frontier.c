#include "harness/judging/frontier.h"

#define DEATHS 2        /* then such a question waits like one that was late */
#define LATE_FOR_GOOD 2 /* then it does so for all passes that come */

static bool is_given_up (const gh_frontier_of *of)
{
  return of->late >= GH_MOST_LATE || of->deaths >= DEATHS + GH_MOST_LATE;
}

bool gh_frontier_bars (const gh_frontier *frontier, gh_request request, uint64_t size)
{
  const gh_frontier_of *const of = &frontier->of[request];
  return is_given_up (of) || (of->is_barred && size >= of->barred);
}

bool gh_frontier_reaches (const gh_frontier *frontier, gh_request request, uint64_t size)
{
  return size <= GH_ALWAYS_ASKED || size / 2 <= frontier->of[request].answered;
}

void gh_frontier_answered (gh_frontier *frontier, gh_request request, uint64_t size)
{
  gh_frontier_of *const of = &frontier->of[request];
  uint64_t known = of->answered;
  while (known < size && !atomic_compare_exchange_weak (&of->answered, &known, size))
    continue;
}

static void bar (gh_frontier_of *of, uint64_t size)
{
  if (!of->is_barred || size < of->barred)
    of->barred = size;
  of->is_barred = true;
}

/* When another is late, too, it is not tried how small they must be. */
void gh_frontier_late (gh_frontier *frontier, gh_request request, uint64_t size)
{
  gh_frontier_of *const of = &frontier->of[request];
  uint64_t const least = of->late && of->barred < size ? of->barred : size;
  bar (of, of->late++ ? least - least / 2 : least);
}

/* Two deaths over questions of one size may be two bugs, the third is not waited for. */
void gh_frontier_died (gh_frontier *frontier, gh_request request, uint64_t size)
{
  if (++frontier->of[request].deaths >= DEATHS)
    bar (&frontier->of[request], size);
}

void gh_frontier_lift (gh_frontier *frontier)
{
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    gh_frontier_of *const of = &frontier->of[r];
    of->is_barred = of->is_barred && (of->late >= LATE_FOR_GOOD || of->deaths >= 2 * DEATHS);
  }
}

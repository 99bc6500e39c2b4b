#include "tests/optimized/pretending.h"
#include "optimized/inside.h"

void open_before_end (gh_canons *canons, uint32_t before)
{
  canons->openings = OPEN - before;
  for (size_t i = 0; i < canons->sums.entries.room; i++)
    ((sum_entry *)canons->sums.entries.items)[i].g = 0;
}

bool began_anew (const gh_canons *canons)
{
  return canons->openings < OPEN / 2;
}

size_t pretend_values (gh_canons *canons, size_t count)
{
  size_t const before = canons->values.count;
  canons->values.count = count;
  return before;
}

size_t pretend_options (gh_canons *canons, size_t count)
{
  size_t const before = canons->listed.count;
  canons->listed.count = count;
  return before;
}

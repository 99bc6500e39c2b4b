#include "tests/optimized/openings.h"
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

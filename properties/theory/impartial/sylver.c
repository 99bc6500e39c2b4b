/* Sylver Coinage: the players name numbers that are no sums of those named before, and who names 1
   loses. Positions are kept by what can still be named, of which 1 to 63 are bits. */
#include "theory/theory.h"

/* x can be named no more when x less some copies of the new number is a sum already. */
static uint64_t name_number (uint64_t free, unsigned number)
{
  uint64_t after = free;
  for (unsigned x = number; x < 64; x++)
    for (unsigned rest = x % number; rest <= x; rest += number)
      if (!(free >> rest & 1))
        after &= ~((uint64_t)1 << x);
  return after;
}

/* Misere: who finds nothing to name wins, since the other one has named 1. */
static bool wins_misere (uint64_t free)
{
  bool wins = free == 0;
  for (unsigned number = 1; number < 64 && !wins; number++)
    wins = free >> number & 1 && !wins_misere (name_number (free, number));
  return wins;
}

/* Normal play: 1 may not be named, and who has nothing else loses. */
static bool wins_without_1 (uint64_t free)
{
  bool wins = false;
  for (unsigned number = 2; number < 64 && !wins; number++)
    wins = free >> number & 1 && !wins_without_1 (name_number (free, number));
  return wins;
}

/* Both rules, wherever 1 was not named; returns how many winners and losers were met. */
static void compare_rules (gh_trial *t, uint64_t free, unsigned count[2])
{
  bool const wins = wins_misere (free);
  gh_expect (t, wins == wins_without_1 (free), "the same winner where %llx can be named",
             (unsigned long long)free);
  count[wins]++;
  for (unsigned number = 2; number < 64; number++)
    if (free >> number & 1)
      compare_rules (t, name_number (free, number), count);
}

/* {4, 5} and {5, 6} are won by who did not begin. */
THEOREM (sylver_coinage)
{
  static const unsigned starts[][3] = {{2, 3, 3}, {3, 5, 5}, {3, 7, 7},
                                       {4, 5, 5}, {4, 6, 7}, {5, 6, 7}};
  unsigned count[2] = {0, 0};
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    uint64_t free = UINT64_MAX - 1;
    for (unsigned k = 0; k < 3; k++)
      free = name_number (free, starts[i][k]);
    compare_rules (t, free, count);
  }
  gh_expect (t, count[0] > 10 && count[1] > 10, "positions of both kinds, not %u and %u", count[0],
             count[1]);
}

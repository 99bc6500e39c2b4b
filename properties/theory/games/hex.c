/* Section 2.2's remark on Hex, by brute force on boards of 1, 2 and 3 cells a side. */
#include "theory/theory.h"

/* Cells are numbered row by row; bit i of a set: cell i. Red joins the first row and the last, Blue
   the first column and the last. */
typedef enum { RED, BLUE } color;

static bool neighbors (unsigned n, unsigned a, unsigned b)
{
  int const rows = (int)(b / n) - (int)(a / n), columns = (int)(b % n) - (int)(a % n);
  return rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1 && rows + columns >= -1 &&
         rows + columns <= 1 && rows != columns;
}

static bool joins (unsigned n, unsigned stones, color player)
{
  unsigned reached = 0, goal = 0;
  for (unsigned i = 0; i < n; i++) {
    reached |= stones & 1u << (player == RED ? i : i * n);
    goal |= 1u << (player == RED ? n * n - 1 - i : i * n + n - 1);
  }
  for (unsigned round = 0; round < n * n; round++)
    for (unsigned i = 0; i < n * n; i++)
      for (unsigned k = 0; k < n * n; k++)
        if (reached >> i & 1 && stones >> k & 1 && neighbors (n, i, k))
          reached |= 1u << k;
  return reached & goal;
}

/* Whether `player` can force to join first. A board that is full without that is no win. */
static bool can_force (unsigned n, unsigned red, unsigned blue, color player, color mover)
{
  unsigned const own = player == RED ? red : blue, other = player == RED ? blue : red;
  if (joins (n, own, player))
    return true;
  if (joins (n, other, player == RED ? BLUE : RED) || (red | blue) == (1u << n * n) - 1)
    return false;
  for (unsigned i = 0; i < n * n; i++)
    if (!((red | blue) >> i & 1)) {
      bool const won = mover == RED ? can_force (n, red | 1u << i, blue, player, BLUE)
                                    : can_force (n, red, blue | 1u << i, player, RED);
      if (won == (mover == player))
        return won;
    }
  return mover != player;
}

/* With swap the second player may, after the first stone, go on as Blue, or be Red from then on. */
THEOREM (hex)
{
  for (unsigned n = 1; n <= 3; n++) {
    gh_expect (t, can_force (n, 0, 0, RED, RED), "the first player to win, %u a side", n);
    unsigned swapped = 0, kept = 0;
    for (unsigned opening = 0; opening < n * n; opening++) {
      bool const as_red = can_force (n, 1u << opening, 0, RED, BLUE);
      bool const as_blue = can_force (n, 1u << opening, 0, BLUE, BLUE);
      gh_expect (t, as_red || as_blue, "the second player to win with swap, %u a side", n);
      swapped += as_red;
      kept += as_blue;
    }
    gh_expect (t, swapped > 0 && (kept > 0) == (n > 1), "swap to be a choice, %u a side", n);
  }
}

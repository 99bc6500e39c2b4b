#include "harness/run/patience.h"

#include <math.h>

gh_patience gh_patience_of (double seconds, double lost)
{
  double const usual = fmax (seconds / 120, fmin (0.5, seconds / 8));
  double const left = fmax (seconds / 20, 2 * usual) - lost;
  double const welcome = fmax (seconds / 10, fmin (seconds / 3, 2));
  double const now = fmin (usual, fmax (left / 3, usual / 4));
  return (gh_patience){.usual = now,
                       .first = lost < usual ? fmax (usual, fmin (1, seconds / 4)) : now,
                       .welcome = lost < 2 * welcome ? welcome : now};
}

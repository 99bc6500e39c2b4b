#include "harness/telling/distance.h"

#include <string.h>

#define BY_KIND 4.0
#define BY_WORD 2.0
#define BY_REQUEST 2.0

/* From 0, the same text, to 1: by what they have in common at both ends. */
static double apart (const char *a, const char *b)
{
  size_t const first = strlen (a), second = strlen (b), longer = first > second ? first : second;
  size_t const shorter = first > second ? second : first;
  size_t before = 0, behind = 0;
  while (before < shorter && a[before] == b[before])
    before++;
  while (behind < shorter - before && a[first - behind - 1] == b[second - behind - 1])
    behind++;
  return longer ? 1 - (double)(before + behind) / (double)longer : 0;
}

/* From 0, the same question: by kind, size class, request and text. */
static double distance_of (const gh_wrong *a, const gh_wrong *b)
{
  return BY_KIND * (a->kind != b->kind) + BY_WORD * (a->word != b->word) +
         BY_REQUEST * (a->request != b->request) + apart (a->arguments, b->arguments);
}

static double to_nearest (const gh_fault *faults, size_t before, const gh_fault *fault)
{
  double least = 0;
  for (size_t i = 0; i < before; i++) {
    double const distance = distance_of (faults[i].wrong, fault->wrong);
    if (i == 0 || distance < least)
      least = distance;
  }
  return least;
}

/* What did not come again, or was not made smaller, stands behind the others. */
static int weight (const gh_fault *fault)
{
  return 2 * (int)fault->comes + !fault->wrong->reduced;
}

void gh_put_apart (gh_fault *faults, size_t count)
{
  for (size_t at = 0; at < count; at++) {
    size_t best = at;
    double furthest = 0;
    for (size_t i = at; i < count; i++) {
      double const distance = to_nearest (faults, at, &faults[i]);
      bool const again = weight (&faults[i]) < weight (&faults[best]);
      bool const as_good = weight (&faults[i]) == weight (&faults[best]);
      if (i == at || again ||
          (as_good && (distance > furthest ||
                       (distance == furthest && faults[i].count > faults[best].count)))) {
        best = i;
        furthest = distance;
      }
    }
    gh_fault const next = faults[best];
    memmove (&faults[at + 1], &faults[at], (best - at) * sizeof *faults);
    faults[at] = next;
  }
}

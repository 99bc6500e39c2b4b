/* Misere quotients (Plambeck and Siegel, "Misere quotients for impartial games"): into how many
   classes sums of heaps fall, if those are one class that are won alike beside every such sum.

   Classes are met as heaps are added to representatives, of which no two are won alike beside all
   tests; tests are representatives beside a few heaps. Adding a heap leads from class to class: let
   a sum lead to the class s that is reached from 0 by its heaps, which their order must not change.
   Beside s keep the set E of classes that its options lead to. A heap h added to the sum makes of
   (s, E) the class s + h, and the set of all e + h for e in E and s + h' for options h' of h. There
   are finitely many such pairs; if each has a representative s that is P just when E is not empty
   and has no P, then by induction on moves each sum is P just when the class that it leads to is.
   So sums that lead to one class are alike beside all sums, and there are as many classes as
   representatives. */
#include "optimized/misere/quotient.h"
#include "optimized/misere/heaps.h"
#include "optimized/misere/inside.h"

#include <stdlib.h>
#include <string.h>

#define MOST_TESTS 4096
#define MOST_PAIRS 4096
#define WORDS ((GH_MOST_CLASSES + 64) / 64)

typedef struct pair {
  uint16_t class;
  uint64_t options[WORDS];
} pair;

struct gh_quotient {
  gh_misere *misere;
  bool known; /* the status of these: */
  gh_quotient_status status;
  gh_code code;
  uint64_t heaps;
  size_t classes, tests, pairs;
  gh_reduced heap[GH_MOST_QUOTIENT_HEAP + 1], class[GH_MOST_CLASSES + 1], test[MOST_TESTS];
  uint16_t to[GH_MOST_CLASSES + 1][GH_MOST_QUOTIENT_HEAP + 1];
  pair pair[MOST_PAIRS];
};

gh_quotient *gh_quotient_new (void)
{
  return calloc (1, sizeof (gh_quotient));
}

void gh_quotient_free (gh_quotient *q)
{
  free (q);
}

/* ---- classes --------------------------------------------------------------------------------- */

static bool are_alike (const gh_quotient *q, gh_reduced g, gh_reduced h)
{
  for (size_t i = 0; i < q->tests && g != h; i++)
    if (gh_reduced_is_p (q->misere, gh_reduced_sum (q->misere, g, q->test[i])) !=
        gh_reduced_is_p (q->misere, gh_reduced_sum (q->misere, h, q->test[i])))
      return false;
  return true;
}

/* Representatives, beside as many heaps as `beside` says or fewer. False: too many. */
static bool make_tests (gh_quotient *q, unsigned beside)
{
  size_t from = 0;
  q->tests = q->classes;
  memcpy (q->test, q->class, q->classes * sizeof *q->test);
  for (unsigned i = 0; i < beside; i++) {
    size_t const end = q->tests;
    for (; from < end; from++)
      for (uint64_t h = 1; h <= q->heaps; h++) {
        if (q->tests == MOST_TESTS)
          return false;
        q->test[q->tests++] = gh_reduced_sum (q->misere, q->test[from], q->heap[h]);
      }
  }
  return true;
}

/* Where one heap of h leads from class s, which may be a new one. */
static bool add_heap (gh_quotient *q, size_t s, uint64_t h)
{
  gh_reduced const sum = gh_reduced_sum (q->misere, q->class[s], q -> heap[h]);
  size_t i = 0;
  while (i < q->classes && !are_alike (q, sum, q->class[i]))
    i++;
  q->to[s][h] = (uint16_t)i;
  if (i < q->classes)
    return false;
  q->class[q->classes++] = sum;
  return true;
}

/* With all heaps added to all classes, until there are no new ones, or too many. */
static gh_quotient_status find_classes (gh_quotient *q, unsigned beside)
{
  bool grown;
  do {
    grown = false;
    if (!make_tests (q, beside))
      return GH_QUOTIENT_OVER;
    for (size_t s = 0; s < q->classes; s++)
      for (uint64_t h = 1; h <= q->heaps; h++) {
        grown |= add_heap (q, s, h);
        if (q->classes > GH_MOST_CLASSES)
          return GH_QUOTIENT_LARGE;
      }
  } while (grown);
  return GH_QUOTIENT_FOUND;
}

/* ---- whether they are all -------------------------------------------------------------------- */

static bool order_matters (const gh_quotient *q)
{
  for (size_t s = 0; s < q->classes; s++)
    for (uint64_t a = 1; a <= q->heaps; a++)
      for (uint64_t b = 1; b < a; b++)
        if (q->to[q->to[s][a]][b] != q->to[q->to[s][b]][a])
          return true;
  return false;
}

static pair with_heap (const gh_quotient *q, const pair *from, uint64_t h)
{
  pair made = {.class = q->to[from->class][h]};
  gh_heap_move move;
  for (size_t e = 0; e < q->classes; e++)
    if (from->options[e / 64] >> e % 64 & 1)
      made.options[q->to[e][h] / 64] |= UINT64_C (1) << q->to[e][h] % 64;
  for (bool more = gh_heap_first (&q->code, h, &move); more;
       more = gh_heap_next (&q->code, h, &move)) {
    uint16_t e = from->class;
    for (unsigned i = 0; i < move.parts; i++)
      e = q->to[e][move.part[i]];
    made.options[e / 64] |= UINT64_C (1) << e % 64;
  }
  return made;
}

static bool is_met (const gh_quotient *q, const pair *p)
{
  for (size_t i = 0; i < q->pairs; i++)
    if (q->pair[i].class == p->class && !memcmp (q->pair[i].options, p->options, sizeof p->options))
      return true;
  return false;
}

/* P just when there are options, and none is P. */
static bool is_right (const gh_quotient *q, const pair *p)
{
  bool any = false, p_option = false;
  for (size_t e = 0; e < q->classes; e++)
    if (p->options[e / 64] >> e % 64 & 1) {
      any = true;
      p_option |= gh_reduced_is_p (q->misere, q->class[e]);
    }
  return gh_reduced_is_p (q->misere, q->class[p->class]) == (any && !p_option);
}

/* GH_QUOTIENT_LARGE: what is told by classes is wrong of some sum, so that there are more. */
static gh_quotient_status check (gh_quotient *q)
{
  if (order_matters (q))
    return GH_QUOTIENT_LARGE;
  q->pair[0] = (pair){.class = 0};
  q->pairs = 1;
  for (size_t i = 0; i < q->pairs; i++) {
    gh_step (q->misere->store);
    for (uint64_t h = 1; h <= q->heaps; h++) {
      pair const made = with_heap (q, &q->pair[i], h);
      if (is_met (q, &made))
        continue;
      if (!is_right (q, &made))
        return GH_QUOTIENT_LARGE;
      if (q->pairs == MOST_PAIRS)
        return GH_QUOTIENT_OVER;
      q->pair[q->pairs++] = made;
    }
  }
  return GH_QUOTIENT_FOUND;
}

static gh_quotient_status find (gh_quotient *q, gh_misere *misere, const gh_code *code,
                                uint64_t heaps)
{
  memset (q, 0, sizeof *q);
  q->misere = misere;
  q->code = *code;
  q->heaps = heaps;
  q->classes = 1;
  q->class[0] = GH_REDUCED_ZERO;
  for (uint64_t h = 1; h <= heaps; h++)
    q->heap[h] = gh_reduced_of_heaps (misere, code, &h, 1);
  for (unsigned beside = 0;; beside++) {
    gh_quotient_status const found = find_classes (q, beside);
    gh_quotient_status const status = found == GH_QUOTIENT_FOUND ? check (q) : found;
    if (found != GH_QUOTIENT_FOUND || status != GH_QUOTIENT_LARGE)
      return status;
  }
}

/* ---- what is asked --------------------------------------------------------------------------- */

gh_quotient_status gh_quotient_order (gh_quotient *q, gh_misere *misere, const gh_code *code,
                                      uint64_t heaps, size_t *order)
{
  if (!q->known || q->heaps != heaps || !gh_code_same (&q->code, code)) {
    q->status = find (q, misere, code, heaps);
    q->known = true;
  }
  *order = q->classes;
  return q->status;
}

size_t gh_quotient_class (const gh_quotient *q, const uint64_t *heaps, size_t count)
{
  size_t class = 0;
  for (size_t i = 0; i < count; i++)
    class = q->to[class][heaps[i]];
  return class;
}

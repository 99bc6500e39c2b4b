/* Misere quotients (Plambeck and Siegel, "Misere quotients for impartial games") by what they say:
   all sums of k heaps or fewer, told apart by who wins them beside all sums of k heaps or fewer, as
   literal forms.

   For some k the classes may be all that there are. Let each of them have a sum of fewer than k
   heaps, the first; heaps that are added lead from class to class. So each sum of heaps leads to a
   class, if it is the same in whatever order they are added. Let E be the set of classes that the
   options of a sum U lead to. With the class of U it says what class and what set belong to U and
   one heap more: a move is one in U, beside that heap, or turns it to heaps beside U. All pairs of
   a class and a set that are met so are finitely many. If in each the class is P just when there is
   something in E, and nothing of it is P, then so are all sums, by induction on moves: who wins is
   told by the class. So sums of one class are won alike beside every sum. Sums of different classes
   are not: that is how they were told apart. */
#include "form/numeral.h"
#include "heap/form.h"
#include "reference/misere/misere.h"

#include <stdlib.h>
#include <string.h>

#define MOST_SUMS 3000
#define MOST_SETS 2000

typedef struct sum {
  gh_form form;
  unsigned last; /* its greatest heap */
  unsigned class;
} sum;

/* A class, and the classes that options lead to. */
typedef struct moved {
  unsigned class;
  bool options[GH_MOST_PLAYED_CLASSES];
} moved;

struct gh_played_quotient {
  gh_store *store;
  uint64_t epoch; /* of the store in which the forms are; 0: nothing is found */
  gh_code code;
  unsigned heaps, k;
  sum sums[MOST_SUMS];
  size_t count, fewer;                  /* of them, and of those that have fewer than k heaps */
  size_t first[GH_MOST_PLAYED_CLASSES]; /* the first sum of each class */
  unsigned classes;
  unsigned to[GH_MOST_PLAYED_CLASSES][GH_MOST_QUOTIENT_PLAYED + 1];
  moved met[MOST_SETS];
  bool small; /* there are no more classes than GH_MOST_PLAYED_CLASSES */
};

gh_played_quotient *gh_played_quotient_new (void)
{
  return calloc (1, sizeof (gh_played_quotient));
}

void gh_played_quotient_free (gh_played_quotient *q)
{
  free (q);
}

static gh_form with_heap (const gh_played_quotient *q, gh_form form, uint64_t h)
{
  return gh_sum (q->store, form, gh_heaps_form (q->store, &q->code, &h, 1));
}

/* ---- sums ------------------------------------------------------------------------------------ */

static void add_sum (gh_played_quotient *q, gh_form form, unsigned last)
{
  if (q->count == MOST_SUMS)
    gh_fail (q->store, GH_OVER_FORMS);
  q->sums[q->count++] = (sum){.form = form, .last = last};
}

/* With one heap more than before: those of k - 1 heaps are the last ones. */
static void list_sums (gh_played_quotient *q, size_t from)
{
  q->fewer = q->count;
  q->k++;
  for (size_t i = from; i < q->fewer; i++)
    for (unsigned h = q->sums[i].last ? q->sums[i].last : 1; h <= q->heaps; h++)
      add_sum (q, with_heap (q, q->sums[i].form, h), h);
}

static bool are_alike (const gh_played_quotient *q, gh_form g, gh_form h)
{
  for (size_t i = 0; i < q->count; i++) {
    gh_form const test = q->sums[i].form;
    if (gh_misere_p (q->store, gh_sum (q->store, g, test)) !=
        gh_misere_p (q->store, gh_sum (q->store, h, test)))
      return false;
  }
  return true;
}

/* The class of a form, whose number is q->classes if there is none of the sums that were met. */
static unsigned class_of (const gh_played_quotient *q, gh_form form)
{
  unsigned c = 0;
  while (c < q->classes && !are_alike (q, form, q->sums[q->first[c]].form))
    c++;
  return c;
}

/* False: there are too many. */
static bool classify (gh_played_quotient *q)
{
  q->classes = 0;
  for (size_t i = 0; i < q->count; i++) {
    q->sums[i].class = class_of (q, q->sums[i].form);
    if (q->sums[i].class < q->classes)
      continue;
    if (q->classes == GH_MOST_PLAYED_CLASSES)
      return false;
    q->first[q->classes++] = i;
  }
  return true;
}

/* ---- whether they are all -------------------------------------------------------------------- */

/* Where each heap leads from each class; false: some class has k heaps at least. */
static bool lead (gh_played_quotient *q)
{
  for (unsigned c = 0; c < q->classes; c++) {
    if (q->first[c] >= q->fewer)
      return false;
    for (unsigned h = 1; h <= q->heaps; h++)
      q->to[c][h] = class_of (q, with_heap (q, q->sums[q->first[c]].form, h));
  }
  return true;
}

static bool order_matters (const gh_played_quotient *q)
{
  for (unsigned c = 0; c < q->classes; c++)
    for (unsigned a = 1; a <= q->heaps; a++)
      for (unsigned b = 1; b <= q->heaps; b++)
        if (q->to[q->to[c][a]][b] != q->to[q->to[c][b]][a])
          return true;
  return false;
}

static void move_heap (const gh_played_quotient *q, const moved *from, unsigned h, moved *to)
{
  gh_heap_move move;
  *to = (moved){.class = q->to[from->class][h]};
  for (unsigned c = 0; c < q->classes; c++)
    if (from->options[c])
      to->options[q->to[c][h]] = true;
  for (bool more = gh_heap_first (&q->code, h, &move); more;
       more = gh_heap_next (&q->code, h, &move)) {
    unsigned c = from->class;
    for (unsigned i = 0; i < move.parts; i++)
      c = q->to[c][move.part[i]];
    to->options[c] = true;
  }
}

static bool class_is_p (const gh_played_quotient *q, unsigned c)
{
  return gh_misere_p (q->store, q->sums[q->first[c]].form);
}

static bool is_right (const gh_played_quotient *q, const moved *m)
{
  bool moves = false, wins = false;
  for (unsigned c = 0; c < q->classes; c++)
    if (m->options[c]) {
      moves = true;
      wins = wins || class_is_p (q, c);
    }
  return class_is_p (q, m->class) == (moves && !wins);
}

static bool is_met (const gh_played_quotient *q, size_t count, const moved *m)
{
  for (size_t i = 0; i < count; i++)
    if (q->met[i].class == m->class && !memcmp (q->met[i].options, m->options, sizeof m->options))
      return true;
  return false;
}

static bool closes (gh_played_quotient *q)
{
  size_t count = 1;
  if (!lead (q) || order_matters (q))
    return false;
  q->met[0] = (moved){.class = 0};
  for (size_t i = 0; i < count; i++) {
    gh_step (q->store);
    for (unsigned h = 1; h <= q->heaps; h++) {
      moved next;
      move_heap (q, &q->met[i], h, &next);
      if (!is_right (q, &next))
        return false;
      if (is_met (q, count, &next))
        continue;
      if (count == MOST_SETS)
        gh_fail (q->store, GH_OVER_STEPS);
      q->met[count++] = next;
    }
  }
  return true;
}

/* ---- what is asked --------------------------------------------------------------------------- */

static bool is_found (const gh_played_quotient *q, const gh_store *store, const gh_code *code,
                      unsigned heaps)
{
  return q->epoch && q->store == store && q->epoch == gh_store_epoch (store) && q->heaps == heaps &&
         gh_code_same (&q->code, code);
}

/* All classes of sums of heaps, unless that was the last that was found. */
static void find (gh_played_quotient *q, gh_store *store, const gh_code *code, unsigned heaps)
{
  if (is_found (q, store, code, heaps))
    return;
  memset (q, 0, sizeof *q);
  q->store = store;
  q->code = *code;
  q->heaps = heaps;
  add_sum (q, GH_ZERO, 0);
  do {
    list_sums (q, q->fewer);
    q->small = classify (q);
  } while (q->small && !closes (q));
  q->epoch = gh_store_epoch (store);
}

gh_form gh_played_quotient_order (gh_played_quotient *q, gh_store *store, const gh_code *code,
                                  unsigned heaps)
{
  find (q, store, code, heaps);
  return q->small ? gh_integer (store, q->classes) : GH_NO_FORM;
}

gh_form gh_played_quotient_same (gh_played_quotient *q, gh_store *store, const gh_code *code,
                                 unsigned heaps, const uint64_t *const sums[2],
                                 const size_t counts[2])
{
  find (q, store, code, heaps);
  if (!q->small)
    return GH_NO_FORM;
  gh_form const g = gh_heaps_form (store, code, sums[0], counts[0]),
                h = gh_heaps_form (store, code, sums[1], counts[1]);
  return gh_integer (store, are_alike (q, g, h));
}

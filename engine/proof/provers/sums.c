/* The sums of a certificate, and the moves in them. */
#include "proof/provers/inside.h"

#include <string.h>

#define MOST_TERMS 1000

/* ---- each once ------------------------------------------------------------------------------- */

static uint32_t hash_of (const gh_prover *p, const sum *s)
{
  uint64_t hash = s->number;
  for (size_t i = 0; i < s->count; i++)
    hash = (hash ^ (uint32_t)((int32_t *)p->terms.items)[s->first + i]) * 0x9e3779b97f4a7c15u;
  return (uint32_t)(hash >> 32);
}

static bool is_same (const gh_prover *p, const sum *a, const sum *b)
{
  const int32_t *const terms = p->terms.items;
  return a->hash == b->hash && a->count == b->count && a->number == b->number &&
         (!a->count || !memcmp (terms + a->first, terms + b->first, a->count * sizeof *terms));
}

static uint32_t *place_of (const gh_prover *p, const gh_array *index, const sum *s)
{
  uint32_t *const places = index->items;
  size_t i = s->hash & (index->room - 1);
  while (places[i] && !is_same (p, s, sum_at (p, places[i] - 1)))
    i = (i + 1) & (index->room - 1);
  return &places[i];
}

static void reserve_index (gh_prover *p)
{
  if (2 * (p->sums.count + 1) <= p->index.room)
    return;
  gh_array bigger = {0};
  gh_array_reserve (p->store, &bigger, sizeof (uint32_t), p->index.room ? 2 * p->index.room : 256);
  memset (bigger.items, 0, bigger.bytes);
  for (sum_id s = 0; s < p->sums.count; s++)
    *place_of (p, &bigger, sum_at (p, s)) = s + 1;
  gh_array_release (p->store, &p->index);
  p->index = bigger;
}

/* Of the terms from `first` on, which are the last ones there are; a new sum is a step. */
static sum_id keep (gh_prover *p, size_t first, gh_form number)
{
  sum made = {.first = first,
              .count = p->terms.count - first,
              .number = number,
              .sides = {GH_NO_CANON, GH_NO_CANON},
              .reduced = GH_NO_REDUCED};
  made.hash = hash_of (p, &made);
  reserve_index (p);
  uint32_t *const place = place_of (p, &p->index, &made);
  if (*place) {
    p->terms.count = first;
    return *place - 1;
  }
  gh_step (p->store);
  gh_array_reserve (p->store, &p->sums, sizeof made, 1);
  *place = (uint32_t)p->sums.count + 1;
  ((sum *)p->sums.items)[p->sums.count] = made;
  return (sum_id)p->sums.count++;
}

/* ---- making them ----------------------------------------------------------------------------- */

/* One term more of the sum whose terms stand from `first` on. */
static void add (gh_prover *p, size_t first, int32_t n, gh_form *number)
{
  gh_form const form = form_at (p, n)->form;
  if (p->by_options ? form == GH_ZERO : gh_is_numeral (p->store, form)) {
    *number =
        gh_numeral_sum (p->store, *number, n < 0 ? gh_numeral_negative (p->store, form) : form);
    return;
  }
  if (p->terms.count - first == MOST_TERMS)
    gh_fail (p->store, GH_ABANDONED);
  gh_array_reserve (p->store, &p->terms, sizeof n, 1);
  int32_t *const terms = p->terms.items;
  size_t i = p->terms.count++;
  for (; i > first && terms[i - 1] > n; i--)
    terms[i] = terms[i - 1];
  terms[i] = n;
}

sum_id make_sum (gh_prover *p, const int32_t *terms, size_t count)
{
  size_t const first = p->terms.count;
  gh_form number = GH_ZERO;
  for (size_t i = 0; i < count; i++)
    add (p, first, terms[i], &number);
  return keep (p, first, number);
}

bool move_to (gh_prover *p, sum_id s, gh_side who, size_t i, sum_id *to)
{
  sum const from = *sum_at (p, s);
  size_t const first = p->terms.count;
  gh_form number = from.number;
  size_t moved = 0;
  for (; moved < from.count; moved++) {
    int32_t const n = terms_of (p, s)[moved];
    size_t const moves =
        gh_option_count (p->store, form_at (p, n)->form, n > 0 ? who : (gh_side)!who);
    if (i < moves)
      break;
    i -= moves;
  }
  if (moved == from.count) {
    if (i >= gh_option_count (p->store, number, who))
      return false;
    number = gh_option (p->store, number, who, 0);
  }
  gh_array_reserve (p->store, &p->terms, sizeof (int32_t), from.count);
  for (size_t c = 0; c < from.count; c++)
    if (c != moved)
      ((int32_t *)p->terms.items)[p->terms.count++] = terms_of (p, s)[c];
  if (moved < from.count) {
    int32_t const n = terms_of (p, s)[moved];
    gh_form const option =
        gh_option (p->store, form_at (p, n)->form, n > 0 ? who : (gh_side)!who, i);
    add (p, first, n > 0 ? name_form (p, option) : -name_form (p, option), &number);
  }
  *to = keep (p, first, number);
  return true;
}

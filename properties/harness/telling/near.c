#include "harness/telling/near.h"
#include "form/numeral.h"

#include <string.h>

#define MOST_POSITIONS 200 /* that are no numbers */
#define MOST_NUMBERS 50
#define FAR_BITS 32

typedef struct walk {
  gh_store *store;
  gh_form from[MOST_POSITIONS], to[MOST_POSITIONS];
  size_t count;
  gh_form numbers[MOST_NUMBERS]; /* above 0, from the lowest on */
  size_t number_count;
  bool far, over;
} walk;

static size_t find (const walk *w, gh_form form)
{
  size_t i = 0;
  while (i < w->count && w->from[i] != form)
    i++;
  return i;
}

static gh_form size_of (walk *w, gh_form x)
{
  return gh_numeral_sign (w->store, x) < 0 ? gh_numeral_negative (w->store, x) : x;
}

static bool is_far (const walk *w, gh_form x)
{
  mpz_t numerator;
  uint64_t exponent;
  gh_numeral_value (w->store, x, numerator, &exponent);
  return mpz_sizeinbase (numerator, 2) >= FAR_BITS || exponent >= FAR_BITS;
}

static void note_number (walk *w, gh_form x)
{
  gh_form const size = size_of (w, x);
  size_t i = 0;
  w->far |= is_far (w, x);
  while (i < w->number_count && gh_numeral_compare (w->store, w->numbers[i], size) < 0)
    i++;
  if (x == GH_ZERO || (i < w->number_count && w->numbers[i] == size))
    return;
  if (w->number_count == MOST_NUMBERS) {
    w->over = true;
    return;
  }
  memmove (w->numbers + i + 1, w->numbers + i, (w->number_count++ - i) * sizeof *w->numbers);
  w->numbers[i] = size;
}

static void note (walk *w, gh_form form)
{
  if (gh_is_numeral (w->store, form))
    note_number (w, form);
  else if (w->count == MOST_POSITIONS)
    w->over = true;
  else if (find (w, form) == w->count) {
    w->from[w->count] = form;
    w->to[w->count++] = GH_NO_FORM;
    for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
      for (size_t i = 0; i < gh_option_count (w->store, form, s) && !w->over; i++)
        note (w, gh_option (w->store, form, s, i));
  }
}

static gh_form near_number (walk *w, gh_form x)
{
  int64_t rank = 1;
  if (x == GH_ZERO)
    return x;
  while (w->numbers[rank - 1] != size_of (w, x))
    rank++;
  return gh_integer (w->store, gh_numeral_sign (w->store, x) < 0 ? -rank : rank);
}

static gh_form near_form (walk *w, gh_form form)
{
  if (gh_is_numeral (w->store, form))
    return near_number (w, form);
  size_t const at = find (w, form);
  if (w->to[at] != GH_NO_FORM)
    return w->to[at];
  for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
    for (size_t i = 0; i < gh_option_count (w->store, form, s); i++)
      near_form (w, gh_option (w->store, form, s, i));
  gh_form_begin (w->store);
  for (gh_side s = GH_LEFT; s <= GH_RIGHT; s++)
    for (size_t i = 0; i < gh_option_count (w->store, form, s); i++)
      gh_form_add (w->store, s, near_form (w, gh_option (w->store, form, s, i)));
  return w->to[at] = gh_form_end (w->store);
}

/* Do it to each game of a question, of which there are so many arguments. */
static void for_each (walk *w, gh_question *q, unsigned count, bool change)
{
  for (unsigned i = gh_requests[q->request].takes_code; i < count && !w->over; i++) {
    gh_form *const argument = &q->arguments[i].form;
    for (size_t k = 0; q->of_sums && k < q->sums[i].count; k++) {
      gh_form *const game = &((gh_term *)q->sums[i].terms)[k].game;
      if (change)
        *game = near_form (w, *game);
      else
        note (w, *game);
    }
    if (q->of_sums)
      continue;
    if (change)
      *argument = near_form (w, *argument);
    else
      note (w, *argument);
  }
}

bool gh_near (gh_store *store, const gh_question *question, gh_question *near, gh_term *terms)
{
  static walk w;
  const gh_request_info *const info = &gh_requests[question->request];
  if (info->takes != GH_GAME ||
      (question->of_sums && question->sums[0].count + question->sums[1].count > GH_SMALLER_TERMS))
    return false;
  w.store = store;
  w.count = w.number_count = 0;
  w.far = w.over = false;
  gh_question_copy (question, near, terms);
  for_each (&w, near, info->count, false);
  if (!w.far || w.over)
    return false;
  for_each (&w, near, info->count, true);
  return true;
}

#include "form/measure.h"
#include "form/numeral.h"
#include "form/store/inside.h"

#include <stdlib.h>

static void list_add (gh_store *store, gh_form form)
{
  uint8_t *const visited = gh_note_of (store, form, GH_NOTE_VISIT);
  if (*visited)
    return;
  gh_array_reserve (store, &store->list, sizeof (gh_form), 1);
  ((gh_form *)store->list.items)[store->list.count++] = form;
  *visited = true;
}

static void list_positions (void *argument)
{
  gh_store *const store = argument;
  for (size_t i = 0; i < store->list.count; i++) {
    gh_form const form = ((gh_form *)store->list.items)[i];
    GH_EACH (store, GH_LEFT, x, form)
      list_add (store, x);
    GH_EACH (store, GH_RIGHT, x, form)
      list_add (store, x);
  }
}

size_t gh_positions (gh_store *store, gh_form form, const gh_form **list)
{
  *list = store->list.items;
  if (store->list.count && store->listed == form)
    return store->list.count;
  store->list.count = 0;
  list_add (store, form);
  gh_status const status = gh_try (store, list_positions, store);
  for (size_t i = 0; i < store->list.count; i++)
    *gh_note_of (store, ((gh_form *)store->list.items)[i], GH_NOTE_VISIT) = false;
  if (status) {
    store->list.count = 0;
    gh_fail (store, status);
  }
  store->listed = form;
  *list = store->list.items;
  return store->list.count;
}

/* ---- extent ---------------------------------------------------------------------------------- */

typedef struct extent_call {
  gh_store *store;
  gh_extent extent;
} extent_call;

static uint64_t bits_of (const gh_store *store, gh_form number)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, number, value, &exponent);
  return (mpz_sgn (value) ? mpz_sizeinbase (value, 2) : 0) + exponent;
}

static void measure_extent (void *argument)
{
  extent_call *const call = argument;
  gh_store *const store = call->store;
  gh_extent *const e = &call->extent;
  for (size_t i = 0; i < store->list.count; i++) {
    gh_form const form = ((gh_form *)store->list.items)[i];
    if (gh_is_numeral (store, form)) {
      uint64_t const bits = bits_of (store, form);
      e->bits = bits > e->bits ? bits : e->bits;
      continue;
    }
    e->large += gh_tree_moves (store, form) > GH_LARGE_TREE;
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (store, side, x, form)
        list_add (store, x);
  }
  e->positions = store->list.count;
}

gh_extent gh_extent_of (gh_store *store, gh_form form)
{
  extent_call call = {.store = store};
  store->listed = GH_NO_FORM;
  store->list.count = 0;
  list_add (store, form);
  gh_status const status = gh_try (store, measure_extent, &call);
  for (size_t i = 0; i < store->list.count; i++)
    *gh_note_of (store, ((gh_form *)store->list.items)[i], GH_NOTE_VISIT) = false;
  store->list.count = 0;
  if (status)
    gh_fail (store, status);
  return call.extent;
}

/* ---- counts ---------------------------------------------------------------------------------- */

/* The tree of a numeral: one move and the tree of each option. */
uint64_t gh_tree_moves (gh_store *store, gh_form form)
{
  uint32_t memo[2];
  int64_t n;
  if (gh_is_integer (store, form))
    return gh_small_integer (store, form, -INT64_MAX, INT64_MAX, &n) ? (uint64_t)llabs (n)
                                                                     : UINT64_MAX;
  if (gh_memo_get (store, GH_MEMO_TREE, form, 0, &memo[0])) {
    gh_memo_get (store, GH_MEMO_TREE, form, 1, &memo[1]);
    return (uint64_t)memo[1] << 32 | memo[0];
  }
  uint64_t moves = 0;
  gh_deeper (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form) {
      if (__builtin_add_overflow (moves, gh_tree_moves (store, x), &moves) ||
          __builtin_add_overflow (moves, 1, &moves))
        moves = UINT64_MAX;
    }
  gh_shallower (store);
  gh_memo_put (store, GH_MEMO_TREE, form, 1, (uint32_t)(moves >> 32));
  gh_memo_put (store, GH_MEMO_TREE, form, 0, (uint32_t)moves);
  return moves;
}

/* |n| for an integer; for n + m/2^k with 0 < m < 2^k odd, k more than the larger of |n|, |n+1|. */
static gh_form numeral_birthday (gh_store *store, gh_form form)
{
  mpz_t value;
  uint64_t exponent;
  gh_numeral_value (store, form, value, &exponent);
  mpz_ptr const birthday = store->scratch[0];
  mpz_abs (birthday, value);
  mpz_tdiv_q_2exp (birthday, birthday, (mp_bitcnt_t)exponent);
  mpz_add_ui (birthday, birthday, exponent ? (mp_bitcnt_t)exponent + 1 : 0);
  return gh_dyadic (store, birthday, 0);
}

gh_form gh_form_birthday (gh_store *store, gh_form form)
{
  if (gh_is_numeral (store, form))
    return numeral_birthday (store, form);
  uint32_t memo;
  if (gh_memo_get (store, GH_MEMO_BIRTHDAY, form, 0, &memo))
    return memo;
  gh_form oldest = GH_ZERO;
  gh_deeper (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form) {
      gh_form const birthday = gh_form_birthday (store, x);
      if (gh_numeral_compare (store, birthday, oldest) > 0)
        oldest = birthday;
    }
  gh_shallower (store);
  gh_form const birthday = gh_numeral_sum (store, oldest, gh_integer (store, 1));
  gh_memo_put (store, GH_MEMO_BIRTHDAY, form, 0, birthday);
  return birthday;
}

/* One call of gh_form_copy. Most copies are small; from the thousandth position on a memo is kept,
   lest shared positions be copied again and again. */
typedef struct copying {
  gh_store *to, *from;
  size_t done;
} copying;

static gh_form copy (copying *c, gh_form form)
{
  gh_store *const to = c->to;
  uint32_t memo;
  if (gh_is_numeral (c->from, form)) {
    mpz_t value;
    uint64_t exponent;
    gh_numeral_value (c->from, form, value, &exponent);
    return gh_dyadic (to, value, exponent);
  }
  bool const remember = ++c->done > 1000;
  if (remember && gh_memo_get (to, GH_MEMO_COPY, form, to->copies, &memo))
    return memo;
  gh_deeper (to);
  gh_form_begin (to);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (c->from, side, x, form)
      gh_form_add (to, side, copy (c, x));
  gh_shallower (to);
  gh_form const made = gh_form_end (to);
  if (remember)
    gh_memo_put (to, GH_MEMO_COPY, form, to->copies, made);
  return made;
}

gh_form gh_form_copy (gh_store *to, gh_store *from, gh_form form)
{
  copying c = {to, from, 0};
  if (to == from)
    return form;
  to->copies++;
  return copy (&c, form);
}

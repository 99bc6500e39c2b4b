#include "proofs/product_sums.h"
#include "reference/reference.h"

gh_slot gh_product_plus (const gh_proving *g, gh_place x, gh_place y)
{
  return gh_plus (gh_product (g->trial->store, x.form, y.form));
}

gh_slot gh_product_minus (const gh_proving *g, gh_place x, gh_place y)
{
  return gh_minus (gh_product (g->trial->store, x.form, y.form));
}

gh_won gh_won_second (gh_strategy s)
{
  return (gh_won){s, {.then = GH_NO_STRATEGY}};
}

gh_won gh_won_added (const gh_proving *g, gh_won a, gh_won b)
{
  gh_opening const first = {a.first.move, gh_beside (g->prover, a.first.then, b.second)};
  return (gh_won){gh_beside (g->prover, a.second, b.second), first};
}

/* The slot of a sum; as many as there are if it has none. */
static size_t find_slot (const gh_plan *plan, gh_slot slot)
{
  size_t i = 0;
  while (i < plan->count &&
         (plan->slots[i].form != slot.form || plan->slots[i].minus != slot.minus))
    i++;
  return i;
}

gh_won gh_won_without (const gh_proving *g, gh_won w, gh_place x, gh_place y)
{
  gh_prover *const p = g->prover;
  size_t const i = find_slot (gh_strategy_plan (p, w.second), gh_product_plus (g, x, y));
  size_t const k = find_slot (gh_strategy_plan (p, w.second), gh_product_minus (g, x, y));
  return (gh_won){gh_hidden (p, w.second, i, k), gh_hidden_opening (p, w.first, i, k)};
}

gh_won gh_won_arranged (const gh_proving *g, gh_won w, const gh_slot *slots, size_t count)
{
  gh_slot after[GH_MOST_SLOTS];
  size_t at = count;
  gh_slot const moved = gh_strategy_plan (g->prover, w.second)->slots[w.first.move.slot];
  for (size_t i = count; i-- > 0;) {
    after[i] = slots[i];
    if (slots[i].form == moved.form && slots[i].minus == moved.minus)
      at = i;
  }
  after[at].form = w.first.move.to;
  gh_strategy const then = gh_arranged (g->prover, w.first.then, after, count);
  return (gh_won){gh_arranged (g->prover, w.second, slots, count), {{at, w.first.move.to}, then}};
}

void gh_expect_both (const gh_proving *g, gh_won w, const gh_slot *slots, size_t count)
{
  gh_won const in_order = gh_won_arranged (g, w, slots, count);
  gh_expect_second (g->trial, g->prover, in_order.second, GH_LEFT, slots, count);
  gh_expect_first (g->trial, g->prover, in_order.first, GH_LEFT, slots, count);
}

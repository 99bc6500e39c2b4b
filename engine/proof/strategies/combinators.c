#include "proof/strategies/combinators.h"
#include "proof/provers/inside.h"

#include <string.h>

static gh_side other (gh_side player)
{
  return player == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

static gh_opening const no_opening = {.then = GH_NO_STRATEGY};

static gh_plan plan_of (gh_side wins, const gh_slot *slots, size_t count)
{
  gh_plan plan = {.wins = wins, .count = count};
  if (count > GH_MOST_SLOTS)
    gh_broken ("gh_strategy", "slots", "more than there may be");
  for (size_t i = 0; i < count; i++)
    plan.slots[i] = slots[i];
  return plan;
}

/* ---- mirror ---------------------------------------------------------------------------------- */

static bool reply_mirrored (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  *ours = (gh_opening){{!theirs.slot, theirs.to}, gh_mirror (p, plan->wins, theirs.to)};
  return true;
}

gh_strategy gh_mirror (gh_prover *p, gh_side wins, gh_form g)
{
  return gh_strategy_new (p, &(gh_plan){.reply = reply_mirrored,
                                        .wins = wins,
                                        .count = 2,
                                        .slots = {gh_plus (g), gh_minus (g)}});
}

/* ---- beside ---------------------------------------------------------------------------------- */

static bool reply_beside (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  size_t const first = plan->numbers[0]; /* slot of the second sum */
  unsigned const part = theirs.slot >= first;
  size_t const before = part ? first : 0;
  theirs.slot -= before;
  if (!gh_strategy_ask (p, plan->parts[part], theirs, ours))
    return false;
  ours->move.slot += before;
  ours->then =
      gh_beside (p, part ? plan->parts[0] : ours->then, part ? ours->then : plan->parts[1]);
  return true;
}

gh_strategy gh_beside (gh_prover *p, gh_strategy a, gh_strategy b)
{
  if (a == GH_NO_STRATEGY || b == GH_NO_STRATEGY)
    return GH_NO_STRATEGY;
  gh_plan plan = *gh_strategy_plan (p, a);
  const gh_plan *const more = gh_strategy_plan (p, b);
  if (plan.count + more->count > GH_MOST_SLOTS)
    gh_broken ("gh_beside", "b", "more slots than there may be");
  memcpy (plan.slots + plan.count, more->slots, more->count * sizeof *more->slots);
  plan.reply = reply_beside;
  plan.parts[0] = a;
  plan.parts[1] = b;
  plan.numbers[0] = plan.count;
  plan.count += more->count;
  return gh_strategy_new (p, &plan);
}

gh_opening gh_beside_opening (gh_prover *p, gh_strategy a, gh_opening b)
{
  gh_strategy const then = gh_beside (p, a, b.then);
  if (then == GH_NO_STRATEGY)
    return no_opening;
  return (gh_opening){{b.move.slot + gh_strategy_plan (p, a)->count, b.move.to}, then};
}

/* ---- hidden, through ------------------------------------------------------------------------- */

/* As long as the player's move is in one of the slots i and k, tell it in the other one. */
static bool tell_hidden (gh_prover *p, size_t i, size_t k, gh_opening *made)
{
  while (made->move.slot == i || made->move.slot == k) {
    gh_move const theirs = {i + k - made->move.slot, made->move.to};
    if (!gh_strategy_ask (p, made->then, theirs, made))
      return false;
  }
  made->then = gh_hidden (p, made->then, i, k);
  made->move.slot -= (size_t)(made->move.slot > i) + (made->move.slot > k);
  return true;
}

static bool reply_hidden (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  size_t const i = plan->numbers[0], k = plan->numbers[1];
  theirs.slot += theirs.slot >= (i < k ? i : k);
  theirs.slot += theirs.slot >= (i < k ? k : i);
  return gh_strategy_ask (p, plan->parts[0], theirs, ours) && tell_hidden (p, i, k, ours);
}

gh_strategy gh_hidden (gh_prover *p, gh_strategy s, size_t i, size_t k)
{
  if (s == GH_NO_STRATEGY)
    return s;
  const gh_plan *const part = gh_strategy_plan (p, s);
  gh_plan plan = {.reply = reply_hidden, .wins = part->wins, .parts = {s}, .numbers = {i, k}};
  if (i >= part->count || k >= part->count || i == k)
    gh_broken ("gh_hidden", "i, k", "no two slots");
  for (size_t slot = 0; slot < part->count; slot++)
    if (slot != i && slot != k)
      plan.slots[plan.count++] = part->slots[slot];
  return gh_strategy_new (p, &plan);
}

gh_opening gh_hidden_opening (gh_prover *p, gh_opening opening, size_t i, size_t k)
{
  if (opening.then == GH_NO_STRATEGY || !tell_hidden (p, i, k, &opening))
    return no_opening;
  return opening;
}

static size_t slots_of (const gh_prover *p, gh_strategy s)
{
  return s == GH_NO_STRATEGY ? 0 : gh_strategy_plan (p, s)->count;
}

gh_strategy gh_through (gh_prover *p, gh_strategy a, size_t i, gh_strategy b, size_t k)
{
  return gh_hidden (p, gh_beside (p, a, b), i, slots_of (p, a) + k);
}

gh_opening gh_opening_through (gh_prover *p, gh_opening a, size_t i, gh_strategy b, size_t k)
{
  gh_opening const both = {a.move, gh_beside (p, a.then, b)};
  return gh_hidden_opening (p, both, i, slots_of (p, a.then) + k);
}

gh_opening gh_through_opening (gh_prover *p, gh_strategy a, size_t i, gh_opening b, size_t k)
{
  return gh_hidden_opening (p, gh_beside_opening (p, a, b), i, slots_of (p, a) + k);
}

/* ---- negated, arranged ----------------------------------------------------------------------- */

static bool reply_negated (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  if (!gh_strategy_ask (p, plan->parts[0], theirs, ours))
    return false;
  *ours = gh_negated_opening (p, *ours);
  return true;
}

gh_strategy gh_negated (gh_prover *p, gh_strategy s)
{
  if (s == GH_NO_STRATEGY)
    return s;
  gh_plan plan = *gh_strategy_plan (p, s);
  plan.reply = reply_negated;
  plan.wins = other (plan.wins);
  plan.parts[0] = s;
  for (size_t i = 0; i < plan.count; i++)
    plan.slots[i].minus = !plan.slots[i].minus;
  return gh_strategy_new (p, &plan);
}

gh_opening gh_negated_opening (gh_prover *p, gh_opening opening)
{
  return (gh_opening){opening.move, gh_negated (p, opening.then)};
}

/* Slot i of the plan is slot numbers[0] >> 4i & 15 of the part; 15: of none. */
static size_t slot_in_part (const gh_plan *plan, size_t i)
{
  return plan->numbers[0] >> 4 * i & 15;
}

static bool reply_arranged (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_plan next = *plan;
  theirs.slot = slot_in_part (plan, theirs.slot);
  if (!gh_strategy_ask (p, plan->parts[0], theirs, ours))
    return false;
  const gh_plan *const part = gh_strategy_plan (p, ours->then);
  size_t made = 0;
  for (size_t i = 0; i < plan->count; i++)
    if (slot_in_part (plan, i) < part->count) {
      next.slots[i] = part->slots[slot_in_part (plan, i)];
      made = slot_in_part (plan, i) == ours->move.slot ? i : made;
    }
  next.parts[0] = ours->then;
  *ours = (gh_opening){{made, ours->move.to}, gh_strategy_new (p, &next)};
  return true;
}

gh_strategy gh_arranged (gh_prover *p, gh_strategy s, const gh_slot *slots, size_t count)
{
  if (s == GH_NO_STRATEGY)
    return s;
  const gh_plan *const part = gh_strategy_plan (p, s);
  gh_plan plan = plan_of (part->wins, slots, count);
  bool used[GH_MOST_SLOTS] = {false};
  plan.reply = reply_arranged;
  plan.parts[0] = s;
  for (size_t i = 0; i < count; i++) {
    size_t k = 0;
    while (k < part->count && (used[k] || part->slots[k].form != slots[i].form ||
                               part->slots[k].minus != slots[i].minus))
      k++;
    if (k == part->count && slots[i].form != GH_ZERO)
      return GH_NO_STRATEGY;
    plan.numbers[0] |= (k < part->count ? k : 15) << 4 * i;
    if (k < part->count)
      used[k] = true;
  }
  for (size_t k = 0; k < part->count; k++)
    if (!used[k] && part->slots[k].form != GH_ZERO)
      return GH_NO_STRATEGY;
  return gh_strategy_new (p, &plan);
}

/* ---- listed ---------------------------------------------------------------------------------- */

typedef struct listed_reply {
  gh_move theirs;
  gh_opening ours;
  size_t next; /* 0: none; else the number of a reply + 1 */
} listed_reply;

static bool reply_listed (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  const listed_reply *const all = p->replies.items;
  for (size_t i = plan->numbers[0]; i > 0; i = all[i - 1].next)
    if (all[i - 1].theirs.slot == theirs.slot && all[i - 1].theirs.to == theirs.to) {
      *ours = all[i - 1].ours;
      return true;
    }
  return false;
}

gh_strategy gh_listed (gh_prover *p, gh_side wins, const gh_slot *slots, size_t count)
{
  gh_plan plan = plan_of (wins, slots, count);
  plan.reply = reply_listed;
  return gh_strategy_new (p, &plan);
}

void gh_listed_add (gh_prover *p, gh_strategy listed, gh_move theirs, gh_opening ours)
{
  gh_plan *const plan = (gh_plan *)p->strategies.items + listed;
  gh_array_reserve (p->store, &p->replies, sizeof (listed_reply), 1);
  ((listed_reply *)p->replies.items)[p->replies.count++] =
      (listed_reply){theirs, ours, plan->numbers[0]};
  plan->numbers[0] = p->replies.count;
}

void gh_listed_copy (gh_prover *p, gh_strategy listed)
{
  gh_plan const plan = *gh_strategy_plan (p, listed);
  for (size_t i = 0; i < 2; i++) {
    gh_side const side = plan.slots[i].minus ? plan.wins : other (plan.wins);
    GH_EACH (p->store, side, x, plan.slots[i].form)
      GH_EACH (p->store, side, y, plan.slots[!i].form)
        if (x == y)
          gh_listed_add (p, listed, (gh_move){i, x},
                         (gh_opening){{!i, x}, gh_mirror (p, plan.wins, x)});
  }
}

/* ---- solved ---------------------------------------------------------------------------------- */

/* Whether a player wins the sum as second, by the values of what has a plus and a minus. */
static bool wins_second (gh_prover *p, gh_side wins, const gh_slot *slots, size_t count)
{
  gh_canon sides[2] = {GH_CANON_ZERO, GH_CANON_ZERO};
  for (size_t i = 0; i < count; i++) {
    gh_canon const value = gh_canon_from_form (p->canons, p->store, slots[i].form);
    sides[slots[i].minus] = gh_canon_sum (p->canons, sides[slots[i].minus], value);
  }
  return gh_canon_at_most (p->canons, sides[wins == GH_LEFT], sides[wins != GH_LEFT]);
}

static bool reply_solved (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_plan after = *plan;
  after.slots[theirs.slot].form = theirs.to;
  *ours = gh_solved_opening (p, plan->wins, after.slots, after.count);
  return ours->then != GH_NO_STRATEGY;
}

gh_strategy gh_solved (gh_prover *p, gh_side wins, const gh_slot *slots, size_t count)
{
  gh_plan plan = plan_of (wins, slots, count);
  plan.reply = reply_solved;
  return gh_strategy_new (p, &plan);
}

gh_opening gh_solved_opening (gh_prover *p, gh_side wins, const gh_slot *slots, size_t count)
{
  gh_plan after = plan_of (wins, slots, count);
  for (size_t i = 0; i < count; i++)
    GH_EACH (p->store, slots[i].minus ? other (wins) : wins, x, slots[i].form) {
      after.slots[i].form = x;
      if (wins_second (p, wins, after.slots, count))
        return (gh_opening){{i, x}, gh_solved (p, wins, after.slots, count)};
      after.slots[i].form = slots[i].form;
    }
  return no_opening;
}

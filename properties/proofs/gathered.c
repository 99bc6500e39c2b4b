#include "proofs/gathered.h"
#include "form/shape.h"
#include "reference/reference.h"

/* The literal sum of some slots, or of their negatives. */
static gh_form sum_of (gh_store *store, const gh_slot *slots, size_t count, bool minus)
{
  gh_form sum = GH_ZERO;
  for (size_t i = 0; i < count; i++) {
    gh_form const x = slots[i].form, term = slots[i].minus == minus ? x : gh_negative (store, x);
    sum = i == 0 ? term : gh_sum (store, sum, term);
  }
  return sum;
}

/* The gathered slots of a plan: `count` of its part from `first` on. */
typedef struct range {
  size_t first, count;
} range;

static range range_of (const gh_plan *plan)
{
  return (range){plan->numbers[0], plan->numbers[1]};
}

/* The move in one of them that makes their sum this form. */
static bool find_move (gh_store *store, const gh_plan *plan, gh_plan part, gh_form to,
                       gh_move *move)
{
  range const r = range_of (plan);
  for (size_t i = r.first; i < r.first + r.count; i++) {
    gh_form const from = part.slots[i].form;
    bool const left = (part.wins == GH_RIGHT) != part.slots[i].minus;
    GH_EACH (store, left ? GH_LEFT : GH_RIGHT, x, from) {
      part.slots[i].form = x;
      if (sum_of (store, part.slots + r.first, r.count, plan->slots[r.first].minus) == to) {
        *move = (gh_move){i, x};
        return true;
      }
    }
    part.slots[i].form = from;
  }
  return false;
}

static bool reply_gathered (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  range const r = range_of (plan);
  gh_plan const part = *gh_strategy_plan (p, plan->parts[0]);
  gh_move move = theirs;
  if (theirs.slot > r.first)
    move.slot += r.count - 1;
  if (theirs.slot == r.first && !find_move (gh_prover_store (p), plan, part, theirs.to, &move))
    return false;
  if (!gh_strategy_ask (p, plan->parts[0], move, ours))
    return false;
  *ours = gh_gathered_opening (p, *ours, r.first, r.count, plan->slots[r.first].minus);
  return true;
}

gh_strategy gh_gathered (gh_prover *p, gh_strategy s, size_t first, size_t count, bool minus)
{
  if (s == GH_NO_STRATEGY)
    return s;
  gh_plan const part = *gh_strategy_plan (p, s);
  gh_plan plan = {
      .reply = reply_gathered, .wins = part.wins, .parts = {s}, .numbers = {first, count}};
  if (count == 0 || first + count > part.count)
    gh_broken ("gh_gathered", "count", "not so many slots");
  for (size_t i = 0; i < first; i++)
    plan.slots[plan.count++] = part.slots[i];
  gh_form const sum = sum_of (gh_prover_store (p), part.slots + first, count, minus);
  plan.slots[plan.count++] = (gh_slot){sum, minus};
  for (size_t i = first + count; i < part.count; i++)
    plan.slots[plan.count++] = part.slots[i];
  return gh_strategy_new (p, &plan);
}

gh_opening gh_gathered_opening (gh_prover *p, gh_opening opening, size_t first, size_t count,
                                bool minus)
{
  gh_opening made = {opening.move, gh_gathered (p, opening.then, first, count, minus)};
  if (made.then == GH_NO_STRATEGY || opening.move.slot < first)
    return made;
  if (opening.move.slot < first + count)
    made.move = (gh_move){first, gh_strategy_plan (p, made.then)->slots[first].form};
  else
    made.move.slot -= count - 1;
  return made;
}

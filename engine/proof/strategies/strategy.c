/* Strategies are asked here, and nowhere else, so that each answer is looked at. */
#include "proof/strategies/strategy.h"
#include "proof/provers/inside.h"

static gh_side other (gh_side player)
{
  return player == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

gh_strategy gh_strategy_new (gh_prover *p, const gh_plan *plan)
{
  gh_array_reserve (p->store, &p->strategies, sizeof *plan, 1);
  ((gh_plan *)p->strategies.items)[p->strategies.count] = *plan;
  return (gh_strategy)p->strategies.count++;
}

const gh_plan *gh_strategy_plan (const gh_prover *p, gh_strategy strategy)
{
  return (gh_plan *)p->strategies.items + strategy;
}

/* ---- asking ---------------------------------------------------------------------------------- */

gh_fault gh_prover_fault (const gh_prover *prover)
{
  return (gh_fault)prover->fault;
}

const char *gh_fault_text (gh_fault fault)
{
  static const char *const texts[] = {
      [GH_NO_FAULT] = "no fault",
      [GH_FAULT_NO_REPLY] = "a move that is not answered",
      [GH_FAULT_NO_MOVE] = "what is no move",
      [GH_FAULT_NOT_LEFT] = "a strategy that is not for what is left",
  };
  return texts[fault];
}

static bool fail (gh_prover *p, gh_fault fault)
{
  if (p->fault == GH_NO_FAULT)
    p->fault = fault;
  return false;
}

/* Make a move in some slots, if it is one. */
static bool make_move (gh_prover *p, gh_slot *slots, size_t count, gh_side who, gh_move move)
{
  if (move.slot >= count)
    return false;
  gh_slot *const slot = &slots[move.slot];
  GH_EACH (p->store, slot->minus ? other (who) : who, x, slot->form)
    if (x == move.to) {
      slot->form = x;
      return true;
    }
  return false;
}

static bool is_for (const gh_prover *p, gh_strategy s, gh_side wins, const gh_slot *slots,
                    size_t count)
{
  const gh_plan *const plan = s == GH_NO_STRATEGY ? NULL : gh_strategy_plan (p, s);
  if (!plan || plan->wins != wins || plan->count != count)
    return false;
  for (size_t i = 0; i < count; i++)
    if (plan->slots[i].form != slots[i].form || plan->slots[i].minus != slots[i].minus)
      return false;
  return true;
}

static bool open_with (gh_prover *p, gh_side wins, gh_slot *slots, size_t count, gh_opening opening)
{
  if (opening.then == GH_NO_STRATEGY)
    return fail (p, GH_FAULT_NO_REPLY);
  if (!make_move (p, slots, count, wins, opening.move))
    return fail (p, GH_FAULT_NO_MOVE);
  return is_for (p, opening.then, wins, slots, count) || fail (p, GH_FAULT_NOT_LEFT);
}

bool gh_strategy_ask (gh_prover *p, gh_strategy strategy, gh_move theirs, gh_opening *ours)
{
  if (strategy == GH_NO_STRATEGY)
    return fail (p, GH_FAULT_NO_REPLY);
  gh_plan plan = *gh_strategy_plan (p, strategy);
  gh_plan const asked = plan;
  if (!make_move (p, plan.slots, plan.count, other (plan.wins), theirs))
    return fail (p, GH_FAULT_NO_MOVE);
  gh_deeper (p->store);
  bool const replied = asked.reply (p, &asked, theirs, ours);
  gh_shallower (p->store);
  return replied ? open_with (p, plan.wins, plan.slots, plan.count, *ours)
                 : fail (p, GH_FAULT_NO_REPLY);
}

/* ---- writing --------------------------------------------------------------------------------- */

static sum_id sum_of (gh_prover *p, const gh_slot *slots, size_t count)
{
  int32_t terms[GH_MOST_SLOTS];
  for (size_t i = 0; i < count; i++) {
    int32_t const n = name_form (p, slots[i].form);
    terms[i] = slots[i].minus ? -n : n;
  }
  return make_sum (p, terms, count);
}

static bool write_second (gh_prover *p, char kind, gh_strategy strategy);

/* The node of a sum whose winner has the move, with the opening that wins it. */
static void write_first (gh_prover *p, char kind, sum_id at, gh_side wins, sum_id to)
{
  size_t const first = p->witnesses.count;
  size_t move = 0;
  sum_id reached;
  while (move_to (p, at, wins, move, &reached) && reached != to)
    move++;
  push_move (p, move, sum_at (p, to)->nodes[2 * wins + other (wins)]);
  uint32_t const written = write_line (p, kind, at, wins, wins, first);
  sum_at (p, at)->nodes[2 * wins + wins] = written;
}

/* In misere play who has no move wins. */
static bool write_end (gh_prover *p, sum_id at, gh_side wins)
{
  sum_id to;
  if (!p->misere || move_to (p, at, wins, 0, &to))
    return false;
  sum_at (p, at)->nodes[2 * wins + wins] = write_line (p, 'n', at, wins, wins, p->witnesses.count);
  return true;
}

/* The strategy's answer to one move, unless none is needed, or what the move leads to has its node.
 */
static bool write_answer (gh_prover *p, gh_strategy strategy, gh_move theirs)
{
  gh_plan plan = *gh_strategy_plan (p, strategy);
  plan.slots[theirs.slot].form = theirs.to;
  sum_id const at = sum_of (p, plan.slots, plan.count);
  gh_opening ours;
  if (sum_at (p, at)->nodes[2 * plan.wins + plan.wins] || write_end (p, at, plan.wins))
    return true;
  if (!gh_strategy_ask (p, strategy, theirs, &ours) || !write_second (p, 'n', ours.then))
    return false;
  const gh_plan *const then = gh_strategy_plan (p, ours.then);
  write_first (p, 'n', at, plan.wins, sum_of (p, then->slots, then->count));
  return true;
}

static bool write_answers (gh_prover *p, gh_strategy strategy)
{
  gh_plan const plan = *gh_strategy_plan (p, strategy);
  gh_side const who = other (plan.wins);
  for (size_t i = 0; i < plan.count; i++)
    GH_EACH (p->store, plan.slots[i].minus ? plan.wins : who, x, plan.slots[i].form)
      if (!write_answer (p, strategy, (gh_move){i, x}))
        return false;
  return true;
}

/* The node of a sum that a strategy is for: the kernel's moves in it are those in the slots. */
static bool write_second (gh_prover *p, char kind, gh_strategy strategy)
{
  gh_plan const plan = *gh_strategy_plan (p, strategy);
  gh_side const who = other (plan.wins);
  sum_id const at = sum_of (p, plan.slots, plan.count);
  if (sum_at (p, at)->nodes[2 * plan.wins + who])
    return true;
  gh_deeper (p->store);
  bool const written = write_answers (p, strategy);
  gh_shallower (p->store);
  if (!written)
    return false;
  size_t const first = p->witnesses.count;
  sum_id to;
  for (size_t i = 0; move_to (p, at, who, i, &to); i++)
    push_witness (p, sum_at (p, to)->nodes[2 * plan.wins + plan.wins]);
  uint32_t const node = write_line (p, kind, at, plan.wins, who, first);
  sum_at (p, at)->nodes[2 * plan.wins + who] = node;
  return true;
}

static void begin (gh_prover *p, const gh_slot *slots, size_t count, FILE *out)
{
  forget (p);
  p->out = out;
  p->by_options = true;
  sum_of (p, slots, count);
  write_forms (p);
}

bool gh_strategy_write (gh_prover *p, gh_strategy strategy, FILE *out)
{
  if (strategy == GH_NO_STRATEGY)
    return fail (p, GH_FAULT_NO_REPLY);
  gh_plan const plan = *gh_strategy_plan (p, strategy);
  begin (p, plan.slots, plan.count, out);
  if (!write_second (p, 's', strategy))
    return false;
  fputs (".\n", out);
  return true;
}

bool gh_opening_write (gh_prover *p, gh_side wins, const gh_slot *slots, size_t count,
                       gh_opening opening, FILE *out)
{
  gh_slot after[GH_MOST_SLOTS];
  if (count > GH_MOST_SLOTS)
    gh_broken ("gh_opening_write", "count", "more slots than there may be");
  for (size_t i = 0; i < count; i++)
    after[i] = slots[i];
  begin (p, slots, count, out);
  if (!open_with (p, wins, after, count, opening) || !write_second (p, 'n', opening.then))
    return false;
  write_first (p, 's', sum_of (p, slots, count), wins, sum_of (p, after, count));
  fputs (".\n", out);
  return true;
}

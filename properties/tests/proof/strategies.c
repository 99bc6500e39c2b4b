/* Strategies that are right make certificates; each way to be wrong is noticed, and told. */
#include "optimized/tables.h"
#include "proof/kernels/check.h"
#include "proof/strategies/combinators.h"
#include "stores.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS(...) (gh_slot[]){__VA_ARGS__}, sizeof ((gh_slot[]){__VA_ARGS__}) / sizeof (gh_slot)

/* What comes of writing a certificate: whether the kernel accepts it, and the fault if there is
 * none.
 */
typedef struct written {
  bool accepted;
  gh_fault fault;
} written;

static written end (gh_prover *p, bool whole, FILE *out, char **text)
{
  written w = {.fault = gh_prover_fault (p)};
  gh_proof proof;
  if (fclose (out) || !*text)
    abort ();
  if (whole) {
    w.accepted = gh_proof_check (&proof, *text);
    gh_proof_free (&proof);
  }
  free (*text);
  return w;
}

static written write_strategy (gh_prover *p, gh_strategy s)
{
  char *text = NULL;
  size_t length;
  FILE *const out = open_memstream (&text, &length);
  bool const whole = gh_strategy_write (p, s, out);
  return end (p, whole, out, &text);
}

static written write_opening (gh_prover *p, gh_side wins, gh_opening opening, const gh_slot *slots,
                              size_t count)
{
  char *text = NULL;
  size_t length;
  FILE *const out = open_memstream (&text, &length);
  bool const whole = gh_opening_write (p, wins, slots, count, opening, out);
  return end (p, whole, out, &text);
}

/* ---- strategies that are right --------------------------------------------------------------- */

/* Each of the combinators, in a sum where the other player has a move and there are two slots. */
typedef enum { MIRROR, BESIDE, THROUGH, HIDDEN, NEGATED, ARRANGED, LISTED, SOLVED, KINDS } kind;

static const char *const names[] = {"mirror",  "beside",   "through", "hidden",
                                    "negated", "arranged", "listed",  "solved"};

static gh_strategy right_one (gh_prover *p, gh_store *store, kind k)
{
  gh_form const hot = game (store, "{1|-1}"), star = game (store, "{0|0}");
  gh_form const zero = game (store, "{*|*}"), up = game (store, "{0|*}");
  gh_slot const order[] = {gh_plus (zero), gh_minus (star), gh_plus (star)};
  switch (k) {
  case MIRROR: return gh_mirror (p, GH_LEFT, hot);
  case BESIDE:
    return gh_beside (p, gh_solved (p, GH_LEFT, SLOTS (gh_plus (zero))),
                      gh_solved (p, GH_LEFT, SLOTS (gh_plus (up))));
  case THROUGH:
    return gh_through (p, gh_mirror (p, GH_LEFT, hot), 1, gh_mirror (p, GH_LEFT, hot), 0);
  case HIDDEN:
    return gh_hidden (p, gh_beside (p, gh_mirror (p, GH_LEFT, hot), gh_mirror (p, GH_LEFT, hot)), 3,
                      0);
  case NEGATED: return gh_negated (p, gh_mirror (p, GH_RIGHT, hot));
  case ARRANGED:
    return gh_arranged (
        p,
        gh_beside (p, gh_mirror (p, GH_LEFT, star), gh_solved (p, GH_LEFT, SLOTS (gh_plus (zero)))),
        order, 3);
  case LISTED: {
    gh_strategy const s = gh_listed (p, GH_LEFT, SLOTS (gh_plus (star), gh_minus (star)));
    gh_listed_copy (p, s);
    return s;
  }
  default: return gh_solved (p, GH_LEFT, SLOTS (gh_plus (zero), gh_plus (up)));
  }
}

static void test_right (gh_canons *canons, gh_store *store)
{
  for (kind k = MIRROR; k < KINDS; k++) {
    gh_prover *const p = gh_prover_new (canons, store);
    written const w = write_strategy (p, right_one (p, store, k));
    TAP_OK (w.accepted && w.fault == GH_NO_FAULT, "%s: the kernel accepts it", names[k]);
    gh_prover_free (p);
  }
}

/* ---- strategies that are wrong --------------------------------------------------------------- */

/* How a wrong one differs from the right one that it asks. */
typedef enum {
  NEXT_SLOT,    /* it answers in another game */
  OTHER_OPTION, /* by a form that is no option there */
  NO_PROGRESS,  /* goes on as if nothing had been moved */
  OTHER_PLAYER, /* goes on as the other player */
  SILENT,
  WAYS
} way;

static const struct {
  const char *name;
  gh_fault fault;
} ways[] = {{"an answer in another game", GH_FAULT_NO_MOVE},
            {"an answer by another form", GH_FAULT_NO_MOVE},
            {"no progress", GH_FAULT_NOT_LEFT},
            {"going on as the other player", GH_FAULT_NOT_LEFT},
            {"no answer", GH_FAULT_NO_REPLY}};

static bool reply_wrongly (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  if (!gh_strategy_ask (p, plan->parts[0], theirs, ours))
    return false;
  switch ((way)plan->numbers[0]) {
  case NEXT_SLOT: ours->move.slot = (ours->move.slot + 1) % plan->count; return true;
  case OTHER_OPTION: ours->move.to = plan->slots[ours->move.slot].form; return true;
  case NO_PROGRESS: ours->then = plan->parts[0]; return true;
  case OTHER_PLAYER: ours->then = gh_negated (p, ours->then); return true;
  default: return false;
  }
}

static gh_strategy wrong_one (gh_prover *p, gh_strategy right, way how)
{
  gh_plan plan = *gh_strategy_plan (p, right);
  plan.reply = reply_wrongly;
  plan.parts[0] = right;
  plan.numbers[0] = how;
  return gh_strategy_new (p, &plan);
}

static void test_wrong (gh_canons *canons, gh_store *store)
{
  for (kind k = MIRROR; k < KINDS; k++)
    for (way how = NEXT_SLOT; how < WAYS; how++) {
      gh_prover *const p = gh_prover_new (canons, store);
      written const w = write_strategy (p, wrong_one (p, right_one (p, store, k), how));
      /* The other game may have such an option, too. */
      bool const told =
          w.fault == ways[how].fault || (how == NEXT_SLOT && w.fault == GH_FAULT_NOT_LEFT);
      TAP_OK (!w.accepted && told, "%s: %s is noticed: %s", names[k], ways[how].name,
              gh_fault_text (w.fault));
      gh_prover_free (p);
    }
}

/* A wrong part is noticed in what is made of it, and its fault is the one that is told. */
static void test_wrong_parts (gh_canons *canons, gh_store *store)
{
  gh_form const hot = game (store, "{1|-1}");
  for (way how = NEXT_SLOT; how < WAYS; how++)
    for (unsigned at = 0; at < 5; at++) {
      gh_prover *const p = gh_prover_new (canons, store);
      gh_strategy const right = gh_mirror (p, GH_LEFT, hot), wrong = wrong_one (p, right, how);
      gh_strategy const made[] = {gh_beside (p, wrong, right), gh_beside (p, right, wrong),
                                  gh_through (p, wrong, 1, right, 0),
                                  gh_through (p, right, 1, wrong, 0), gh_negated (p, wrong)};
      written const w = write_strategy (p, made[at]);
      TAP_OK (!w.accepted && w.fault == ways[how].fault, "part %u: %s is noticed: %s", at,
              ways[how].name, gh_fault_text (w.fault));
      gh_prover_free (p);
    }
}

/* ---- what cannot be a strategy --------------------------------------------------------------- */

static void test_false (gh_canons *canons, gh_store *store)
{
  gh_prover *p = gh_prover_new (canons, store);
  gh_form const hot = game (store, "{1|-1}"), up = game (store, "{0|*}");
  written w = write_strategy (p, gh_solved (p, GH_LEFT, SLOTS (gh_plus (hot))));
  TAP_OK (w.fault == GH_FAULT_NO_REPLY, "+-1 is not won as second: %s", gh_fault_text (w.fault));
  gh_prover_free (p);

  p = gh_prover_new (canons, store);
  gh_strategy const copied = gh_listed (p, GH_RIGHT, SLOTS (gh_plus (hot), gh_minus (up)));
  gh_listed_copy (p, copied);
  w = write_strategy (p, copied);
  TAP_OK (w.fault == GH_FAULT_NO_REPLY, "a move that cannot be copied: %s",
          gh_fault_text (w.fault));
  gh_prover_free (p);

  p = gh_prover_new (canons, store);
  gh_strategy const zero = gh_solved (p, GH_LEFT, NULL, 0);
  TAP_OK (gh_arranged (p, zero, SLOTS (gh_plus (hot))) == GH_NO_STRATEGY &&
              gh_arranged (p, gh_mirror (p, GH_LEFT, hot), SLOTS (gh_plus (hot))) == GH_NO_STRATEGY,
          "a sum is not arranged as another one");
  TAP_OK (write_strategy (p, gh_arranged (p, zero, SLOTS (gh_plus (GH_ZERO)))).accepted,
          "{|} may be added");
  gh_prover_free (p);
}

static void test_none (gh_canons *canons, gh_store *store)
{
  gh_prover *const p = gh_prover_new (canons, store);
  gh_form const hot = game (store, "{1|-1}");
  gh_strategy const none = GH_NO_STRATEGY, some = gh_mirror (p, GH_LEFT, hot);
  gh_opening const no_opening = {{0, GH_ZERO}, none};
  gh_opening ours;
  TAP_OK (gh_beside (p, none, some) == none && gh_beside (p, some, none) == none &&
              gh_through (p, none, 0, some, 0) == none &&
              gh_through (p, some, 0, none, 0) == none && gh_hidden (p, none, 0, 1) == none &&
              gh_negated (p, none) == none && gh_arranged (p, none, NULL, 0) == none,
          "nothing is made of no strategy");
  TAP_OK (gh_beside_opening (p, some, no_opening).then == none &&
              gh_opening_through (p, no_opening, 0, some, 0).then == none &&
              gh_through_opening (p, some, 0, no_opening, 0).then == none &&
              gh_hidden_opening (p, no_opening, 0, 1).then == none &&
              gh_negated_opening (p, no_opening).then == none &&
              gh_solved_opening (p, GH_LEFT, SLOTS (gh_minus (game (store, "{0|}")))).then == none,
          "nor of no opening");
  TAP_OK (gh_prover_fault (p) == GH_NO_FAULT, "which is no fault");
  TAP_OK (!gh_strategy_ask (p, none, (gh_move){0, GH_ZERO}, &ours) &&
              gh_prover_fault (p) == GH_FAULT_NO_REPLY,
          "until it is asked");
  TAP_OK (!write_strategy (p, none).accepted, "or written");
  gh_prover_free (p);
}

/* ---- openings -------------------------------------------------------------------------------- */

static gh_fault fault_of_opening (gh_canons *canons, gh_store *store, size_t slot, const char *to,
                                  const char *then)
{
  gh_prover *const p = gh_prover_new (canons, store);
  gh_slot const sum[] = {gh_plus (game (store, "{1|-1}"))};
  gh_strategy const left =
      then ? gh_solved (p, GH_LEFT, SLOTS (gh_plus (game (store, then)))) : GH_NO_STRATEGY;
  gh_opening const opening = {{slot, game (store, to)}, left};
  written const w = write_opening (p, GH_LEFT, opening, sum, 1);
  gh_prover_free (p);
  return w.accepted == (w.fault == GH_NO_FAULT) ? w.fault : GH_FAULT_NOT_LEFT + 1;
}

static void test_openings (gh_canons *canons, gh_store *store)
{
  TAP_OK (fault_of_opening (canons, store, 0, "1", "1") == GH_NO_FAULT, "Left wins +-1 by 1");
  TAP_OK (fault_of_opening (canons, store, 0, "-1", "-1") == GH_FAULT_NO_MOVE, "-1 is Right's");
  TAP_OK (fault_of_opening (canons, store, 1, "1", "1") == GH_FAULT_NO_MOVE, "there is no slot 1");
  TAP_OK (fault_of_opening (canons, store, 0, "1", "2") == GH_FAULT_NOT_LEFT, "2 is not left");
  TAP_OK (fault_of_opening (canons, store, 0, "1", NULL) == GH_FAULT_NO_REPLY, "nothing follows");
}

/* ---- contracts ------------------------------------------------------------------------------- */

static void nine_slots (gh_canons *canons, gh_store *store)
{
  gh_prover *const p = gh_prover_new (canons, store);
  gh_strategy s = gh_mirror (p, GH_LEFT, GH_ZERO);
  for (size_t slots = 2; slots <= GH_MOST_SLOTS; slots += 2)
    s = gh_beside (p, s, gh_mirror (p, GH_LEFT, GH_ZERO));
}

static void no_such_slot (gh_canons *canons, gh_store *store)
{
  gh_prover *const p = gh_prover_new (canons, store);
  gh_through (p, gh_mirror (p, GH_LEFT, GH_ZERO), 2, gh_mirror (p, GH_LEFT, GH_ZERO), 0);
}

static void same_slot (gh_canons *canons, gh_store *store)
{
  gh_prover *const p = gh_prover_new (canons, store);
  gh_hidden (p, gh_mirror (p, GH_LEFT, GH_ZERO), 1, 1);
}

static void run_broken (void *contract)
{
  in_new_table ("broken", NULL, *(table_body **)contract);
}

static void test_contracts (void)
{
  table_body *bodies[] = {nine_slots, no_such_slot, same_slot};
  TAP_OK (tap_signal_of (run_broken, &bodies[0], 10) == SIGABRT, "a strategy has 8 slots at most");
  TAP_OK (tap_signal_of (run_broken, &bodies[1], 10) == SIGABRT, "what is hidden is a slot");
  TAP_OK (tap_signal_of (run_broken, &bodies[2], 10) == SIGABRT, "and another one");
}

int main (void)
{
  in_new_table ("right", NULL, test_right);
  in_new_table ("wrong", NULL, test_wrong);
  in_new_table ("wrong parts", NULL, test_wrong_parts);
  in_new_table ("false", NULL, test_false);
  in_new_table ("none", NULL, test_none);
  in_new_table ("openings", NULL, test_openings);
  test_contracts ();
  return tap_done ();
}

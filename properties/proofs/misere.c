/* Misere play: Chapter 12 of On Numbers and Games. Who has no move wins, which the certificates say
   of themselves. */
#include "proofs/misere.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/misere/misere.h"

/* An option of one game that makes it P beside the other, or GH_NO_FORM. */
static gh_form option_to_p (gh_store *store, gh_form g, gh_form other)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (gh_misere_p (store, gh_sum (store, x, other)))
      return x;
  return GH_NO_FORM;
}

/* ---- by play --------------------------------------------------------------------------------- */

bool gh_find_by_play (gh_prover *p, const gh_form *games, size_t count, gh_move *move)
{
  gh_store *const store = gh_prover_store (p);
  for (size_t i = 0; i < count; i++) {
    gh_form rest = GH_ZERO;
    for (size_t k = 0; k < count; k++)
      rest = k == i ? rest : gh_sum (store, rest, games[k]);
    *move = (gh_move){i, option_to_p (store, games[i], rest)};
    if (move->to != GH_NO_FORM)
      return true;
  }
  return false;
}

bool gh_reply_by_play (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_form games[GH_MOST_SLOTS];
  gh_move move;
  for (size_t i = 0; i < plan->count; i++)
    games[i] = i == theirs.slot ? theirs.to : plan->slots[i].form;
  if (!gh_find_by_play (p, games, plan->count, &move))
    return false;
  gh_rule_change (p, plan, gh_reply_by_play, theirs, move, ours);
  return true;
}

/* ---- misere Nim ------------------------------------------------------------------------------ */

#define NIM_HEAPS 4
#define LARGEST 4

/* A heap has as many options as objects. */
static bool reply_in_nim (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  uint32_t heaps[GH_MOST_SLOTS], size;
  size_t heap;
  for (size_t i = 0; i < plan->count; i++) {
    gh_form const form = i == theirs.slot ? theirs.to : plan->slots[i].form;
    heaps[i] = (uint32_t)gh_option_count (gh_prover_store (p), form, GH_LEFT);
  }
  if (!gh_misere_nim_move (heaps, plan->count, &heap, &size))
    return false;
  gh_rule_follow (p, plan, theirs, (gh_move){heap, gh_heap (p, size)}, ours);
  return true;
}

static void prove_position (gh_trial *t, gh_prover *p, const uint32_t *heaps)
{
  gh_form games[NIM_HEAPS];
  size_t heap, count = 0;
  uint32_t size;
  for (size_t i = 0; i < NIM_HEAPS; i++) {
    games[i] = gh_heap (p, heaps[i]);
    count += heaps[i] > 0;
  }
  if (gh_misere_nim_move (heaps, NIM_HEAPS, &heap, &size))
    gh_expect_won (t, p, reply_in_nim, games, NIM_HEAPS, (gh_move){heap, gh_heap (p, size)});
  else if (count)
    gh_expect_lost (t, p, reply_in_nim, games, NIM_HEAPS);
}

PROOF (misere_nim_reply)
{
  uint32_t heaps[NIM_HEAPS];
  gh_prover_play_misere (p, NULL);
  for (heaps[0] = 0; heaps[0] <= LARGEST; heaps[0]++)
    for (heaps[1] = 0; heaps[1] <= heaps[0]; heaps[1]++)
      for (heaps[2] = 0; heaps[2] <= heaps[1]; heaps[2]++)
        for (heaps[3] = 0; heaps[3] <= heaps[2]; heaps[3]++)
          prove_position (t, p, heaps);
}

/* ---- mates: Theorem 74 ----------------------------------------------------------------------- */

bool gh_reply_mate (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_store *const store = gh_prover_store (p);
  gh_form reply = theirs.slot == 0 ? gh_mate (store, theirs.to) : GH_NO_FORM;
  GH_EACH (store, GH_LEFT, x, plan->slots[0].form)
    if (theirs.slot == 1 && gh_mate (store, x) == theirs.to)
      reply = x;
  if (reply == GH_NO_FORM)
    return false;
  gh_rule_follow (p, plan, theirs, (gh_move){!theirs.slot, reply}, ours);
  return true;
}

PROOF (mates)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL);
  gh_prover_play_misere (p, NULL);
  gh_expect_lost (t, p, gh_reply_mate, (gh_form[]){g, gh_mate (t->store, g)}, 2);
}

/* ---- reversible moves that were added -------------------------------------------------------- */

/* G, and what it became when reversible moves were added: H. */
typedef struct addition {
  gh_form g, h;
} addition;

static gh_strategy beside (gh_prover *p, gh_side wins, addition a, gh_form left, gh_form right);

/* Who is to move in H + T, where G + T is N: a winning move of G + T, or where no game is left but
   H, and G is 0, to an option of H that is P. */
static bool move_beside (gh_prover *p, addition a, gh_form other, gh_move *move)
{
  gh_store *const store = gh_prover_store (p);
  bool const ended = a.g == GH_ZERO && other == GH_ZERO;
  gh_form const x = option_to_p (store, ended ? a.h : a.g, other);
  *move = x == GH_NO_FORM ? (gh_move){1, option_to_p (store, other, a.g)} : (gh_move){0, x};
  return move->to != GH_NO_FORM;
}

/* Slot 0 has H until someone moves there, and from then on a position of G, or of the option of H
   that was moved to at the end; both are played as they are. */
static bool reply_beside_added (gh_prover *p, const gh_plan *plan, gh_move theirs, gh_opening *ours)
{
  gh_store *const store = gh_prover_store (p);
  addition a = {(gh_form)plan->numbers[0], (gh_form)plan->numbers[1]};
  gh_form games[] = {plan->slots[0].form, plan->slots[1].form};
  bool const untouched = games[0] == a.h;
  gh_move move = {0, a.g};
  games[theirs.slot] = theirs.to;
  if (!untouched || theirs.slot == 1) {
    addition const now = untouched ? a : (addition){games[0], games[0]};
    if (!move_beside (p, now, games[1], &move))
      return false;
  } else {
    GH_EACH (store, GH_LEFT, x, a.g) /* a move of G itself is answered as there */
      if (x == theirs.to && !move_beside (p, (addition){x, x}, games[1], &move))
        return false;
  }
  games[move.slot] = move.to;
  if (games[0] != a.h)
    a.h = GH_NO_FORM;
  *ours = (gh_opening){move, beside (p, plan->wins, a, games[0], games[1])};
  return true;
}

static gh_strategy beside (gh_prover *p, gh_side wins, addition a, gh_form left, gh_form right)
{
  return gh_strategy_new (p, &(gh_plan){.reply = reply_beside_added,
                                        .wins = wins,
                                        .count = 2,
                                        .slots = {gh_plus (left), gh_plus (right)},
                                        .numbers = {a.g, a.h}});
}

/* X = {G, J', ..}, from which one can move back to G. */
static gh_form reversible (gh_store *store, gh_form g, gh_form j)
{
  gh_form_begin (store);
  gh_impartial_add (store, g);
  GH_EACH (store, GH_LEFT, x, j)
    gh_impartial_add (store, x);
  return gh_form_end (store);
}

/* {G', .., X, Y}, with X and Y made so. */
static gh_form with_reversible (gh_store *store, gh_form g, gh_form j, gh_form k)
{
  gh_form const added[] = {reversible (store, g, j), reversible (store, g, k)};
  gh_form_begin (store);
  gh_impartial_add (store, added[0]);
  gh_impartial_add (store, added[1]);
  GH_EACH (store, GH_LEFT, x, g)
    gh_impartial_add (store, x);
  return gh_form_end (store);
}

/* Who wins G + T wins H + T. */
static void expect_beside (gh_trial *t, gh_prover *p, addition a, gh_form other)
{
  gh_slot const slots[] = {gh_plus (a.h), gh_plus (other)};
  gh_form const g = a.g;
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++) {
    gh_move move;
    if (gh_misere_p (t->store, gh_sum (t->store, g, other))) {
      gh_expect_second (t, p, beside (p, wins, a, a.h, other), wins, slots, 2);
      continue;
    }
    gh_expect (t, move_beside (p, a, other, &move), "a move that wins");
    addition const then = {g, move.slot == 0 ? GH_NO_FORM : a.h};
    gh_form const left = move.slot == 0 ? move.to : a.h, right = move.slot == 1 ? move.to : other;
    gh_expect_first (t, p, (gh_opening){move, beside (p, wins, then, left, right)}, wins, slots, 2);
  }
}

PROOF (added_reversible_moves)
{
  gh_form const g = gh_any_small (t, "I", GH_SORT_IMPARTIAL),
                j = gh_any_small (t, "J", GH_SORT_IMPARTIAL);
  gh_form const k = gh_any_small (t, "K", GH_SORT_IMPARTIAL),
                other = gh_any_small (t, "T", GH_SORT_IMPARTIAL);
  addition const a = {g, with_reversible (t->store, g, j, k)};
  gh_assume (t, g != GH_ZERO || !gh_misere_p (t->store, a.h));
  gh_prover_play_misere (p, NULL);
  expect_beside (t, p, a, other);
}

/* ---- heaps as options: Theorem 72 ------------------------------------------------------------ */

#define OPTIONS 5

/* Of a set of heaps with 0 or 1 in it what is above the mex goes: each has the heap of the mex as
   option, and if the mex is 0, 1 is P and goes, too. */
PROOF (heaps_deleted)
{
  gh_form const other = gh_any_small (t, "T", GH_SORT_IMPARTIAL);
  gh_prover_play_misere (p, NULL);
  for (unsigned set = 1; set < 1u << OPTIONS; set++) {
    unsigned mex = 0;
    gh_form_begin (t->store);
    for (unsigned n = 0; n < OPTIONS; n++)
      if (set >> n & 1)
        gh_impartial_add (t->store, gh_heap (p, n));
    gh_form const game = gh_form_end (t->store);
    while (set >> mex & 1)
      mex++;
    if (set & 3 && gh_heap (p, mex) != game)
      expect_beside (t, p, (addition){gh_heap (p, mex), game}, other);
  }
}

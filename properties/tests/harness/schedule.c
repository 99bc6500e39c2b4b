/* The schedule: what is dealt, in which order, and that it does not depend on who asks. */
#include "harness/run/schedule.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#define THEOREMS 100

/* Theorem i has so many cases; those that 10 divides are run last. */
static uint64_t cases_of (size_t i)
{
  return i % 7 == 0 ? 100000 : i % 3 == 0 ? 1000 : 5;
}

static gh_schedule *new_schedule (void)
{
  gh_turn turns[THEOREMS];
  for (size_t i = 0; i < THEOREMS; i++)
    turns[i] = (gh_turn){.last = i % 10 == 0, .rank = i % 2};
  return gh_schedule_new (THEOREMS, turns, GH_PASSES);
}

/* What was dealt, by theorem: a hash of who came along, for each pass. */
typedef struct history {
  uint64_t done[THEOREMS], together[THEOREMS][GH_PASSES];
  unsigned passes[THEOREMS];
  size_t deals;
  bool beyond; /* something was dealt in another pass than its next one */
} history;

static void back (gh_schedule *s, size_t theorem, uint64_t cases, uint64_t each, double total,
                  double seconds, bool decided)
{
  gh_schedule_back (
      s, theorem,
      &(gh_back){
          .cases = cases, .each = each, .total = total, .seconds = seconds, .decided = decided});
}

static void hand_back (gh_schedule *s, history *h, const gh_deal *deal)
{
  uint64_t const together =
      gh_hash (deal->theorems, deal->count * sizeof *deal->theorems, deal->pass);
  for (size_t i = 0; i < deal->count; i++) {
    size_t const t = deal->theorems[i];
    uint64_t const upto = gh_pass_cases[deal->pass];
    h->beyond |= h->passes[t] != deal->pass;
    h->done[t] = upto < cases_of (t) ? upto : cases_of (t);
    h->together[t][deal->pass] = together;
    h->passes[t]++;
    back (s, t, h->done[t], h->done[t], (double)cases_of (t), 1e-6 * (double)h->done[t],
          h->done[t] == cases_of (t));
  }
}

/* Deal to so many workers, who come back in the order of this seed. */
static void run (history *h, unsigned hands, unsigned seed)
{
  gh_schedule *const s = new_schedule ();
  gh_deal out[8];
  size_t count = 0;
  memset (h, 0, sizeof *h);
  while (!gh_schedule_done (s)) {
    while (count < hands && gh_schedule_next (s, 0, hands, &out[count])) {
      h->deals++;
      count++;
    }
    if (!count)
      break;
    seed = seed * 1103515245 + 12345;
    size_t const first = (seed >> 16) % count;
    hand_back (s, h, &out[first]);
    out[first] = out[--count];
  }
  TAP_OK (gh_schedule_done (s) && gh_schedule_passes (s) == GH_PASSES,
          "%u workers: all is dealt, in %u passes", hands, gh_schedule_passes (s));
  gh_schedule_free (s);
}

static void any_number_of_workers (void)
{
  static history one, many;
  run (&one, 1, 1);
  bool whole = true;
  for (size_t i = 0; i < THEOREMS; i++)
    whole = whole && one.done[i] == cases_of (i);
  TAP_OK (whole, "every case is dealt once");
  TAP_OK (!one.beyond, "a pass after the other");
  static unsigned const hands[] = {2, 3, 7, 8};
  for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
    run (&many, hands[i], 7 + (unsigned)i);
    TAP_OK (many.deals == one.deals && !memcmp (many.together, one.together, sizeof one.together) &&
                !memcmp (many.passes, one.passes, sizeof one.passes),
            "%u workers get the same groups as one", hands[i]);
  }
}

static size_t part_of (size_t i)
{
  return i % 10 == 0 ? 2 : i % 2;
}

/* A few cases of each come before many of any; what asks nothing comes last, but for the pass that
   may take for ever. */
static void breadth_first (void)
{
  gh_schedule *const s = new_schedule ();
  static history h;
  gh_deal deal;
  uint64_t most[3] = {0}; /* of rank 0, of the others, of the last ones */
  bool ordered = true, last_seen = false, last_ordered = true;
  memset (&h, 0, sizeof h);
  while (gh_schedule_next (s, 0, 1, &deal)) {
    bool const last = deal.theorems[0] % 10 == 0, long_pass = deal.pass + 1 == GH_PASSES;
    last_ordered = last_ordered && (last || !last_seen || long_pass) && (last_seen || !long_pass);
    last_seen |= last;
    for (size_t i = 0; i < deal.count; i++) {
      ordered = ordered && h.done[deal.theorems[i]] >= most[part_of (deal.theorems[i])];
      last_ordered = last_ordered && (deal.theorems[i] % 10 == 0) == last;
    }
    for (size_t i = 0; i < deal.count; i++) {
      uint64_t *const of_part = &most[part_of (deal.theorems[i])];
      uint64_t const done = h.done[deal.theorems[i]];
      *of_part = done > *of_part ? done : *of_part;
    }
    hand_back (s, &h, &deal);
  }
  TAP_OK (ordered, "no theorem gets more before all have had as much");
  TAP_OK (last_seen && last_ordered, "what is to come last does");
  gh_schedule_free (s);
}

static void time_is_shared (void)
{
  gh_schedule *const s = new_schedule ();
  gh_deal deal;
  TAP_OK (gh_schedule_next (s, 90, 2, &deal) && deal.count > 1 &&
              deal.seconds == 90 * 2 * (double)deal.count / 100,
          "each of 100 theorems has its share of 90 seconds of two workers: %g", deal.seconds);
  for (size_t i = 0; i < deal.count; i++)
    back (s, deal.theorems[i], 19, 3, (double)cases_of (deal.theorems[i]), 1, false);
  TAP_OK (gh_schedule_passes (s) == 0, "a pass that was cut short was not ended");
  TAP_OK (gh_schedule_next (s, 1e-9, 2, &deal) && deal.seconds > 0.001,
          "no share is too short to do anything");
  gh_schedule_free (s);
}

/* What had trouble in a group comes back alone, at once, and as if it had not been dealt. */
static void alone (void)
{
  gh_schedule *const s = new_schedule ();
  gh_deal deal, again;
  gh_schedule_next (s, 0, 1, &deal);
  size_t const trouble = deal.theorems[1];
  for (size_t i = 0; i < deal.count; i++)
    if (i == 1)
      gh_schedule_again (s, trouble);
    else
      back (s, deal.theorems[i], 16, 16, 100, 1, false);
  TAP_OK (gh_schedule_next (s, 0, 1, &again) && again.count == 1 && again.theorems[0] == trouble &&
              again.pass == deal.pass,
          "what had trouble is dealt again, alone");
  back (s, trouble, 16, 16, 100, 1, false);
  TAP_OK (gh_schedule_next (s, 0, 1, &again) && again.count > 1, "then it goes on as the others");
  gh_schedule_free (s);
}

/* A pass is over when all theorems have had it, and no theorem is left out of one. */
static void each_pass (void)
{
  static const gh_turn turns[3] = {{.last = false}};
  gh_schedule *const s = gh_schedule_new (3, turns, GH_PASSES);
  gh_deal deal;
  for (unsigned pass = 0; pass < GH_PASSES; pass++)
    for (size_t dealt = 0; dealt < 3; dealt += deal.count) {
      TAP_OK (gh_schedule_passes (s) == pass && gh_schedule_next (s, 0, 1, &deal) &&
                  deal.pass == pass && !gh_schedule_done (s),
              "pass %u is not over before its end", pass);
      for (size_t i = 0; i < deal.count; i++)
        back (s, deal.theorems[i], 100000, gh_pass_cases[pass], 100000, 1, pass + 1 == GH_PASSES);
    }
  TAP_OK (gh_schedule_done (s) && gh_schedule_passes (s) == GH_PASSES &&
              !gh_schedule_next (s, 0, 1, &deal),
          "then all are decided");
  gh_schedule_free (s);
}

/* Theorems of a lower rank are dealt first in each pass, and those of a rank in their order; rank 0
   has two passes before the others have one. */
static void ranks (void)
{
  static const gh_turn turns[] = {{.rank = 2}, {.rank = 1}, {.rank = 0}, {.rank = 1}, {.rank = 0}};
  static const struct {
    unsigned pass;
    size_t count, theorems[5];
  } expected[] = {{0, 2, {2, 4}},
                  {1, 2, {2, 4}},
                  {0, 3, {1, 3, 0}},
                  {1, 3, {1, 3, 0}},
                  {2, 5, {2, 4, 1, 3, 0}}};
  gh_schedule *const s = gh_schedule_new (5, turns, GH_PASSES);
  gh_deal deal;
  for (size_t k = 0; k < sizeof expected / sizeof *expected; k++) {
    bool const dealt = gh_schedule_next (s, 0, 1, &deal);
    TAP_OK (dealt && deal.pass == expected[k].pass && deal.count == expected[k].count &&
                !memcmp (deal.theorems, expected[k].theorems, deal.count * sizeof *deal.theorems),
            "deal %zu goes by ranks", k);
    for (size_t i = 0; i < deal.count; i++)
      back (s, deal.theorems[i], 1000, gh_pass_cases[deal.pass], 1000, 1, false);
  }
  gh_schedule_free (s);
}

/* Theorems that have more cases than that come back in the last one, and are dealt no more. */
static void fewer_passes (void)
{
  static const gh_turn turns[40] = {{.last = false}};
  gh_schedule *const s = gh_schedule_new (40, turns, 2);
  gh_deal deal;
  uint64_t most = 0;
  for (size_t deals = 0; !gh_schedule_done (s) && deals < 1000 && gh_schedule_next (s, 0, 1, &deal);
       deals++)
    for (size_t i = 0; i < deal.count; i++) {
      uint64_t const cases = gh_pass_cases[deal.pass];
      most = cases > most ? cases : most;
      back (s, deal.theorems[i], cases, cases, 1e6, 1, deal.pass == 1);
    }
  TAP_OK (gh_schedule_done (s) && most == gh_pass_cases[1], "two passes have %zu cases at most",
          (size_t)most);
  back (s, 7, 100, 100, 1e6, 1, false);
  TAP_OK (gh_schedule_next (s, 0, 1, &deal) && deal.pass == 1 && deal.theorems[0] == 7,
          "what came back too early goes on in the last one");
  gh_schedule_free (s);
}

static void all_alone (void)
{
  static const gh_turn turns[40] = {{.last = false}};
  gh_schedule *const s = gh_schedule_new (40, turns, GH_PASSES);
  gh_deal deal, again;
  gh_schedule_next (s, 0, 1, &deal);
  for (size_t i = 0; i < deal.count; i++)
    gh_schedule_again (s, deal.theorems[i]);
  bool alone = deal.count > 1;
  for (size_t i = 0; i < deal.count; i++)
    alone = alone && gh_schedule_next (s, 0, 1, &again) && again.count == 1 &&
            again.theorems[0] == deal.theorems[i] && again.pass == deal.pass;
  TAP_OK (alone, "%zu theorems that had trouble together are dealt alone, as if they had not been",
          deal.count);
  TAP_OK (!gh_schedule_done (s) && gh_schedule_passes (s) == 0, "which ends no pass");
  gh_schedule_free (s);
}

int main (void)
{
  any_number_of_workers ();
  breadth_first ();
  time_is_shared ();
  alone ();
  each_pass ();
  ranks ();
  fewer_passes ();
  all_alone ();
  return tap_done ();
}

/* Outcome classes of sums, and the strategies behind them: posts II.1 and II.2. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/theory.h"

#include <inttypes.h>

static gh_outcome outcome (gh_store *store, gh_form g)
{
  return gh_outcome_of (store, g, GH_NORMAL);
}

static gh_form form_by_day_2 (gh_trial *t, const gh_catalog *catalog, size_t i)
{
  return gh_form_copy (t->store, catalog->store, catalog->forms[i]);
}

/* ---- the tables ------------------------------------------------------------------------------ */

/* How many of the pairs of forms by day 2 have a sum of each outcome: [G][H][G + H], in the order
   P, L, R, N. A zero says that this outcome never occurs. */
static const unsigned sums[4][4][4] = {
    [GH_P] = {{256, 0, 0, 0}, {0, 768, 0, 0}, {0, 0, 768, 0}, {0, 0, 0, 2304}},
    [GH_L] = {{0, 768, 0, 0}, {0, 2304, 0, 0}, {480, 752, 752, 320}, {0, 4928, 0, 1984}},
    [GH_R] = {{0, 0, 768, 0}, {480, 752, 752, 320}, {0, 0, 2304, 0}, {0, 0, 4928, 1984}},
    [GH_N] = {{0, 0, 0, 2304}, {0, 4928, 0, 1984}, {0, 0, 4928, 1984}, {5184, 6480, 6480, 2592}},
};

THEOREM (outcome_table)
{
  const gh_catalog *const forms = gh_trial_catalog (t, GH_SET_FORMS, 2, GH_SORT_GAME);
  unsigned found[4][4][4] = {0};
  for (size_t i = 0; i < forms->count; i++)
    for (size_t k = 0; k < forms->count; k++) {
      gh_form const g = form_by_day_2 (t, forms, i), h = form_by_day_2 (t, forms, k);
      found[outcome (t->store, g)][outcome (t->store, h)]
           [outcome (t->store, gh_sum (t->store, g, h))]++;
    }
  for (unsigned g = GH_P; g <= GH_N; g++)
    for (unsigned h = GH_P; h <= GH_N; h++)
      for (unsigned sum = GH_P; sum <= GH_N; sum++)
        gh_expect (t, found[g][h][sum] == sums[g][h][sum], "%u of the sums %c + %c are %c, not %u",
                   sums[g][h][sum], "PLRN"[g], "PLRN"[h], "PLRN"[sum], found[g][h][sum]);
}

/* ---- equality by all sums -------------------------------------------------------------------- */

/* G = H when no K tells them apart. All forms by day 2 are tried, or all values, and -H, which
   tells any two games apart that are not equal. */
THEOREM (same_in_all_sums)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  const gh_catalog *const others =
      gh_trial_catalog (t, t->domain->random ? GH_SET_VALUES : GH_SET_FORMS, 2, GH_SORT_GAME);
  gh_form k = gh_negative (store, h);
  bool const apart = outcome (store, gh_sum (store, g, k)) != outcome (store, gh_sum (store, h, k));
  bool same = !apart;
  for (size_t i = 0; i < others->count && same; i++) {
    k = form_by_day_2 (t, others, i);
    same = outcome (store, gh_sum (store, g, k)) == outcome (store, gh_sum (store, h, k));
  }
  gh_expect (t, same != apart, "-H tells G and H apart if any game does");
  gh_expect (t, (gh_ask_order (t, g, h) == GH_EQUAL) == same,
             same ? "G = H, as all sums have the same outcome" : "not G = H, as G - H is not P");
}

/* G and H are equal, but not the same form; beside each value K they are still equal: the four by
   day 1, and where games are random the 22 by day 2. */
THEOREM (equal_in_sums)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  const gh_catalog *const values =
      gh_trial_catalog (t, GH_SET_VALUES, t->domain->random ? 2 : 1, GH_SORT_GAME);
  gh_assume (t, g != h && outcome (store, gh_difference (store, g, h)) == GH_P);
  for (size_t i = 0; i < values->count; i++) {
    gh_form const k = form_by_day_2 (t, values, i);
    gh_form const left = gh_sum (store, g, k), right = gh_sum (store, h, k);
    gh_expect (t, outcome (store, gh_difference (store, left, right)) == GH_P,
               "(G + K) - (H + K) to be P");
    gh_expect (t, gh_ask_order (t, left, right) == GH_EQUAL, "G + K = H + K");
  }
}

/* ---- replies in the component that was moved in -----------------------------------------------
 */

static bool wins_second (gh_store *store, gh_form g, gh_side player)
{
  return gh_winner (store, g, gh_other (player), GH_NORMAL) == player;
}

/* Play on two boards, each won by the player as second: whatever the other player does on one,
   there is a reply on it that leaves a board won as second. All lines of the other player are
   tried. */
static bool replies_there (gh_store *store, gh_form g, gh_form h, gh_side player)
{
  for (unsigned board = 0; board < 2; board++)
    GH_EACH (store, gh_other (player), x, board ? h : g) {
      bool replied = false;
      GH_EACH (store, player, y, x)
        if (wins_second (store, y, player)) {
          replied = replies_there (store, board ? g : y, board ? y : h, player);
          break;
        }
      if (!replied)
        return false;
    }
  return true;
}

THEOREM (second_on_both)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  bool met = false;
  for (gh_side player = GH_LEFT; player <= GH_RIGHT; player++)
    if (wins_second (t->store, g, player) && wins_second (t->store, h, player)) {
      met = true;
      gh_expect (t, replies_there (t->store, g, h, player), "a reply of %s to every move",
                 player == GH_LEFT ? "Left" : "Right");
      gh_expect (t, wins_second (t->store, gh_sum (t->store, g, h), player), "G + H won likewise");
    }
  gh_assume (t, met);
}

THEOREM (first_on_one)
{
  gh_store *const store = t->store;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  bool met = false;
  for (gh_side player = GH_LEFT; player <= GH_RIGHT; player++)
    if (wins_second (store, g, player) && gh_winner (store, h, player, GH_NORMAL) == player) {
      bool won = false;
      met = true;
      GH_EACH (store, player, y, h)
        if (wins_second (store, y, player)) {
          won = replies_there (store, g, y, player);
          break;
        }
      gh_expect (t, won, "a winning move of %s in H, and a reply to every move after it",
                 player == GH_LEFT ? "Left" : "Right");
      gh_expect (t, gh_winner (store, gh_sum (store, g, h), player, GH_NORMAL) == player,
                 "G + H won likewise");
    }
  gh_assume (t, met);
}

/* ---- started games ----------------------------------------------------------------------------
 */

/* The impartial game in which the players alternate and `first` begins: whoever is to move has the
   options that the rules give to the one whose turn it is. */
static gh_form started (gh_store *store, gh_form g, gh_side first)
{
  gh_form_begin (store);
  GH_EACH (store, first, x, g) {
    gh_form const next = started (store, x, gh_other (first));
    gh_form_add (store, GH_LEFT, next);
    gh_form_add (store, GH_RIGHT, next);
  }
  return gh_form_end (store);
}

static unsigned mex_value (gh_store *store, gh_form impartial)
{
  uint64_t seen = 0;
  unsigned mex = 0;
  GH_EACH (store, GH_LEFT, x, impartial)
    seen |= (uint64_t)1 << mex_value (store, x) % 64;
  while (seen >> mex & 1)
    mex++;
  return mex;
}

THEOREM (started_games)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    gh_form const game = started (t->store, g, first);
    bool const wins = gh_winner (t->store, g, first, GH_NORMAL) == first;
    gh_expect (t, gh_ask (t, GH_ASK_OUTCOME, game, GH_ZERO).outcome == (wins ? GH_N : GH_P),
               "the started game is won by who wins G");
    gh_expect (t, (mex_value (t->store, game) > 0) == wins, "and its mex value says so");
  }
}

/* What is started is not enough to know in a sum, where a player may move twice in a component. */
THEOREM (started_forgets)
{
  gh_store *const store = t->store;
  gh_form const one = gh_integer (store, 1), two = gh_integer (store, 2);
  gh_form const minus = gh_integer (store, -1);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (t, started (store, one, first) == started (store, two, first),
               "1 and 2 have the same started games");
  gh_expect (t, outcome (store, gh_sum (store, one, minus)) == GH_P, "1 - 1 to be P");
  gh_expect (t, outcome (store, gh_sum (store, two, minus)) == GH_L, "2 - 1 to be L");
}

/* ---- the confusion interval of a switch ---------------------------------------------------------
 */

THEOREM (switch_interval)
{
  gh_form const plus_minus = gh_switch (t->store, gh_integer (t->store, 1));
  for (int64_t eighths = -16; eighths <= 16; eighths++)
    gh_ask_ahead (t, GH_ASK_COMPARE, plus_minus, gh_fraction (t->store, eighths, 3));
  for (int64_t eighths = -16; eighths <= 16; eighths++) {
    gh_form const x = gh_fraction (t->store, eighths, 3);
    gh_order const wanted = eighths > 8 ? GH_LESS : eighths < -8 ? GH_GREATER : GH_FUZZY;
    gh_expect (t, gh_ask_order (t, plus_minus, x) == wanted,
               "+-1 to be confused with %" PRId64 "/8 just when that lies in [-1, 1]", eighths);
  }
}

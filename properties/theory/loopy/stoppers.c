/* Outcomes of loopy games, stoppers and their order, dud, canonical forms. */
#include "form/numeral.h"
#include "reference/loopy/loopy.h"
#include "reference/reference.h"
#include "theory/loopy/games.h"

#include <string.h>

static gh_ending win_of (gh_side player)
{
  return player == GH_LEFT ? GH_LEFT_WINS : GH_RIGHT_WINS;
}

static gh_ending mirrored (gh_ending ending)
{
  return (gh_ending)(GH_RIGHT_WINS - ending);
}

static gh_order reversed (gh_order order)
{
  return order == GH_LESS ? GH_GREATER : order == GH_GREATER ? GH_LESS : order;
}

/* ---- outcomes -------------------------------------------------------------------------------- */

/* Whoever begins makes of the endings after each option the one that is best for him. */
THEOREM (loopy_options)
{
  gh_form const g = gh_any_loopy (t, "G");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    gh_ending best = win_of (gh_other (side)); /* who cannot move loses */
    gh_form x;
    for (uint32_t i = 0; (x = gh_loopy_option (t->store, g, side, i)) != GH_NO_FORM; i++) {
      gh_ending const then = gh_asked_ending (t, x, gh_other (side));
      if (side == GH_LEFT ? then < best : then > best)
        best = then;
    }
    gh_expect (t, gh_asked_ending (t, g, side) == best, "the best ending that an option has");
  }
}

/* Whether `player` has won after so many moves at most, from each position, by who moves. */
static void play_on (const gh_graph *g, gh_side player, bool won[GH_SMALL_LOOPY][2])
{
  bool before[GH_SMALL_LOOPY][2];
  memcpy (before, won, sizeof before);
  for (uint32_t p = 0; p < g->positions; p++)
    for (int mover = 0; mover < 2; mover++) {
      bool some = false, all = true;
      GH_EACH_MOVE (g, mover, x, p)
      {
        some = some || before[x][!mover];
        all = all && before[x][!mover];
      }
      won[p][mover] = mover == (int)player ? some : all;
    }
}

/* There are 2 |G| states of play, so that a win which is forced is forced in so many moves. */
THEOREM (loopy_bounded)
{
  gh_form const code = gh_any_loopy (t, "G");
  bool won[2][GH_SMALL_LOOPY][2] = {{{false}}};
  gh_graph g;
  gh_status const status = gh_graph_of_code (t->store, code, &g);
  if (status)
    gh_fail (t->store, status);
  for (gh_side player = GH_LEFT; player <= GH_RIGHT; player++)
    for (uint32_t i = 0; i <= 2 * g.positions; i++)
      play_on (&g, player, won[player]);
  gh_graph_free (&g, gh_store_allocator (t->store));
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++) {
    gh_ending const ending = won[GH_LEFT][0][first]    ? GH_LEFT_WINS
                             : won[GH_RIGHT][0][first] ? GH_RIGHT_WINS
                                                       : GH_DRAWN;
    gh_expect (t, gh_asked_ending (t, code, first) == ending,
               "a win just when it is forced within twice as many moves as there are positions");
  }
}

THEOREM (loopy_mirrored)
{
  gh_form const g = gh_any_loopy (t, "G"), negative = gh_loopy_negative (t->store, g);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (t,
               gh_asked_ending (t, g, first) ==
                   mirrored (gh_asked_ending (t, negative, gh_other (first))),
               "-G to end as G does with the players exchanged");
}

THEOREM (loopy_outcome_short)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), code = gh_loopy_of_short (t, g);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (
        t, gh_asked_ending (t, code, first) == win_of (gh_winner (t->store, g, first, GH_NORMAL)),
        "the winner of a short game");
}

/* ---- stoppers -------------------------------------------------------------------------------- */

/* As there are 2 |G| states of alternating play, it can go on for ever if it lasts longer. */
THEOREM (stopper_plays)
{
  gh_form const code = gh_any_loopy (t, "G");
  bool lasts[GH_SMALL_LOOPY][2], before[GH_SMALL_LOOPY][2], stopper = true;
  gh_graph g;
  gh_status const status = gh_graph_of_code (t->store, code, &g);
  if (status)
    gh_fail (t->store, status);
  memset (lasts, 1, sizeof lasts);
  for (uint32_t i = 0; i <= 2 * g.positions; i++) {
    memcpy (before, lasts, sizeof before);
    for (uint32_t p = 0; p < g.positions; p++)
      for (int mover = 0; mover < 2; mover++) {
        lasts[p][mover] = false;
        GH_EACH_MOVE (&g, mover, x, p)
        lasts[p][mover] = lasts[p][mover] || before[x][!mover];
      }
  }
  for (uint32_t p = 0; p < g.positions; p++)
    stopper = stopper && !lasts[p][0] && !lasts[p][1];
  gh_graph_free (&g, gh_store_allocator (t->store));
  gh_expect (t, gh_ask (t, GH_ASK_IS_STOPPER, code, GH_ZERO).truth == stopper,
             "a stopper just when no alternating play takes more moves than there are states");
}

THEOREM (stopper_not_drawn)
{
  gh_form const g = gh_any_stopper (t, "G");
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (t, gh_asked_ending (t, g, first) != GH_DRAWN, "no draw in a stopper");
}

/* G >= H just when Left survives G - H as second player. */
THEOREM (stopper_survival)
{
  gh_form const g = gh_any_stopper (t, "G"), h = gh_any_stopper (t, "H");
  gh_form const difference = gh_loopy_sum (t->store, g, gh_loopy_negative (t->store, h));
  bool const left = gh_asked_ending (t, difference, GH_RIGHT) != GH_RIGHT_WINS,
             right = gh_asked_ending (t, difference, GH_LEFT) != GH_LEFT_WINS;
  gh_expect (t,
             gh_asked_loopy_order (t, g, h) == (left && right ? GH_EQUAL
                                                : left        ? GH_GREATER
                                                : right       ? GH_LESS
                                                              : GH_FUZZY),
             "the order that survival in G - H tells");
}

static bool at_least (gh_trial *t, gh_form g, gh_form h)
{
  gh_order const order = gh_asked_loopy_order (t, g, h);
  return order == GH_GREATER || order == GH_EQUAL;
}

THEOREM (stopper_order)
{
  gh_form const g = gh_any_stopper (t, "G"), h = gh_any_stopper (t, "H"),
                k = gh_any_stopper (t, "K");
  gh_order const order = gh_asked_loopy_order (t, g, h);
  gh_expect (t, gh_asked_loopy_order (t, g, g) == GH_EQUAL, "G = G");
  gh_expect (t, gh_asked_loopy_order (t, h, g) == reversed (order), "H and G the other way round");
  gh_expect (t,
             gh_asked_loopy_order (t, gh_loopy_negative (t->store, g),
                                   gh_loopy_negative (t->store, h)) == reversed (order),
             "-G and -H the other way round");
  if (at_least (t, g, h) && at_least (t, h, k))
    gh_expect (t, at_least (t, g, k), "G >= H and H >= K, and so G >= K");
}

THEOREM (loopy_order_short)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME), h = gh_any (t, "H", GH_SORT_GAME);
  gh_expect (t,
             gh_asked_loopy_order (t, gh_loopy_of_short (t, g), gh_loopy_of_short (t, h)) ==
                 gh_compare_directly (t->store, g, h),
             "short games to compare as they do");
}

/* What is at least as good is so beside any game. */
THEOREM (stopper_beside)
{
  gh_form const g = gh_any_stopper (t, "G"), h = gh_any_stopper (t, "H"), x = gh_any_loopy (t, "X");
  if (!at_least (t, g, h))
    return;
  gh_form const more = gh_loopy_sum (t->store, g, x), less = gh_loopy_sum (t->store, h, x);
  for (gh_side first = GH_LEFT; first <= GH_RIGHT; first++)
    gh_expect (t, gh_asked_ending (t, more, first) <= gh_asked_ending (t, less, first),
               "G + X to end as well for Left as H + X, X = %s", GH_LOOPY_SHOWN (t, x));
}

/* ---- games with names ------------------------------------------------------------------------ */

static void expect_order (gh_trial *t, const char *g, gh_order order, const char *h)
{
  static const char *const signs[] = {"=", ">", "<", "||"};
  gh_expect (t, gh_asked_loopy_order (t, gh_loopy_written (t, g), gh_loopy_written (t, h)) == order,
             "%s %s %s", g, signs[order], h);
}

THEOREM (loopy_named)
{
  static const struct {
    const char *g;
    gh_order order;
    const char *h;
  } rows[] = {{"over", GH_GREATER, "0"},         {"over", GH_GREATER, "^^^"},
              {"over", GH_GREATER, "^9"},        {"over", GH_LESS, "1/1024"},
              {"over + over", GH_EQUAL, "over"}, {"over + *", GH_EQUAL, "over"},
              {"upon", GH_GREATER, "^"},         {"upon", GH_LESS, "over"},
              {"under", GH_EQUAL, "-over"},      {"under + under", GH_EQUAL, "under"},
              {"on + 1", GH_EQUAL, "on"},        {"on + on", GH_EQUAL, "on"},
              {"on", GH_GREATER, "100"},         {"off", GH_LESS, "-100"},
              {"on - over", GH_EQUAL, "on"},     {"{on|off}", GH_FUZZY, "100"},
              {"{0|{0|off}}", GH_GREATER, "0"},  {"{0|{0|off}}", GH_LESS, "{0|{0|-9}}"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    expect_order (t, rows[i].g, rows[i].order, rows[i].h);
}

/* ---- dud ------------------------------------------------------------------------------------- */

THEOREM (loopy_dud)
{
  gh_form const g = gh_any_loopy (t, "G"), dud = gh_loopy_written (t, "dud");
  gh_expect (t, gh_asked_loopy_order (t, gh_loopy_sum (t->store, g, dud), dud) == GH_EQUAL,
             "G + dud = dud");
  expect_order (t, "on + off", GH_EQUAL, "dud");
}

/* G >= dud just when Left survives G + off, and G <= dud when Right survives G + on. */
THEOREM (loopy_beside_dud)
{
  gh_form const g = gh_any_loopy (t, "G"), dud = gh_loopy_written (t, "dud");
  gh_form const beside_off = gh_loopy_sum (t->store, g, gh_loopy_written (t, "off")),
                beside_on = gh_loopy_sum (t->store, g, gh_loopy_written (t, "on"));
  bool const left = gh_asked_ending (t, beside_off, GH_RIGHT) != GH_RIGHT_WINS,
             right = gh_asked_ending (t, beside_on, GH_LEFT) != GH_LEFT_WINS;
  gh_expect (t,
             gh_asked_loopy_order (t, g, dud) == (left && right ? GH_EQUAL
                                                  : left        ? GH_GREATER
                                                  : right       ? GH_LESS
                                                                : GH_FUZZY),
             "the order that surviving G + off and G + on tells");
}

/* ---- canonical forms ------------------------------------------------------------------------- */

/* The simplest form; a text that is none fails the case. */
static gh_form asked_form (gh_trial *t, gh_form g)
{
  gh_form const form = gh_ask (t, GH_ASK_LOOPY_CANONICAL, g, GH_ZERO).form;
  gh_expect (t, form != GH_NO_FORM, "%s, a stopper, to have a canonical form",
             GH_LOOPY_SHOWN (t, g));
  return form;
}

/* A stopper without dominated and reversible options, and without two equal positions, is the
   simplest that is equal to it: what `canonical` by definition leaves as it is. */
THEOREM (loopy_simplest)
{
  gh_form const g = gh_any_stopper (t, "G"), form = asked_form (t, g);
  gh_graph given, simplest;
  gh_expect (t, gh_is_stopper (t, form), "%s to be a stopper", GH_LOOPY_SHOWN (t, form));
  gh_expect (t, gh_loopy_same_value (t->store, g, form), "%s to equal G", GH_LOOPY_SHOWN (t, form));
  gh_status status = gh_graph_of_code (t->store, form, &given);
  if (!status)
    status = gh_loopy_canonical (&given, gh_store_allocator (t->store), &simplest);
  if (status)
    gh_fail (t->store, status);
  uint32_t const before = given.positions, after = simplest.positions;
  gh_graph_free (&given, gh_store_allocator (t->store));
  gh_graph_free (&simplest, gh_store_allocator (t->store));
  gh_expect (t, before == after, "%s to have %u positions", GH_LOOPY_SHOWN (t, form), after);
}

/* Beside a short game a stopper is one. */
THEOREM (loopy_one_simplest)
{
  gh_form const g = gh_any_stopper (t, "G"), star = gh_loopy_written (t, "*");
  gh_form const other = gh_loopy_sum (t->store, gh_loopy_sum (t->store, g, star), star);
  size_t const one = gh_loopy_positions (t->store, asked_form (t, g)),
               two = gh_loopy_positions (t->store, asked_form (t, other));
  gh_expect (t, one == two, "G and G + * + * to have as many positions in canonical form");
}

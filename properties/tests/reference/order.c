/* Outcomes and the order, against what is known of small games and two naive plays. */
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/memory.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <signal.h>
#include <string.h>

/* ---- the forms by day 2 ---------------------------------------------------------------------- */

static gh_form all[DAY_2];

/* A third recursion: can the player who begins win? */
static bool begins_and_wins (gh_store *store, gh_form g, gh_side player, bool misere)
{
  GH_EACH (store, player, x, g)
    if (!begins_and_wins (store, x, player == GH_LEFT ? GH_RIGHT : GH_LEFT, misere))
      return true;
  return misere && gh_option_count (store, g, player) == 0;
}

static gh_outcome naive_outcome (gh_store *store, gh_form g, bool misere)
{
  bool const left = begins_and_wins (store, g, GH_LEFT, misere);
  bool const right = begins_and_wins (store, g, GH_RIGHT, misere);
  return left ? (right ? GH_N : GH_L) : right ? GH_R : GH_P;
}

static void outcomes (gh_store *store)
{
  unsigned normal[4] = {0}, misere[4] = {0};
  bool play = true, order = true, relations = true;
  for (unsigned m = 0; m < 256; m++) {
    gh_form const g = all[m];
    gh_outcome const o = gh_outcome_of (store, g, GH_NORMAL);
    gh_outcome const w = gh_outcome_of (store, g, GH_MISERE);
    normal[o]++;
    misere[w]++;
    play = play && o == naive_outcome (store, g, false) && w == naive_outcome (store, g, true);
    order = order && (unsigned)gh_order_of_zero (store, g) == (unsigned)o;
    relations = relations &&
                gh_at_least_zero (store, g) == !begins_and_wins (store, g, GH_RIGHT, false) &&
                gh_at_most_zero (store, g) == !begins_and_wins (store, g, GH_LEFT, false);
  }
  TAP_OK (normal[GH_P] == 16 && normal[GH_L] == 48 && normal[GH_R] == 48 && normal[GH_N] == 144,
          "the 256 forms by day 2 are 16 P, 48 L, 48 R and 144 N");
  TAP_OK (misere[GH_L] == misere[GH_R] && misere[0] + misere[1] + misere[2] + misere[3] == 256,
          "in misere play as many are won by Left as by Right");
  TAP_OK (play, "outcomes are those of a naive play, normal and misere");
  TAP_OK (order && relations, "the order against 0 says the same");
}

/* G >= H by playing G - H, where Right begins: each component is moved in by its own options. */
static bool right_loses (gh_store *store, gh_form g, gh_form h);

static bool left_wins (gh_store *store, gh_form g, gh_form h)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (right_loses (store, x, h))
      return true;
  GH_EACH (store, GH_RIGHT, y, h)
    if (right_loses (store, g, y))
      return true;
  return false;
}

static bool right_loses (gh_store *store, gh_form g, gh_form h)
{
  GH_EACH (store, GH_RIGHT, x, g)
    if (!left_wins (store, x, h))
      return false;
  GH_EACH (store, GH_LEFT, y, h)
    if (!left_wins (store, g, y))
      return false;
  return true;
}

static void comparisons (gh_store *store)
{
  bool directly = true, played = true, mirrored = true;
  unsigned counts[4] = {0}, values = 0;
  for (unsigned m = 0; m < 256; m++) {
    bool first = true;
    for (unsigned n = 0; n < 256; n++) {
      gh_order const order = gh_compare (store, all[m], all[n]);
      bool const least = right_loses (store, all[m], all[n]);
      bool const most = right_loses (store, all[n], all[m]);
      counts[order]++;
      directly = directly && gh_compare_directly (store, all[m], all[n]) == order;
      played = played && gh_holds (order, GH_GE) == least && gh_holds (order, GH_LE) == most;
      mirrored = mirrored && gh_compare (store, gh_negative (store, all[n]),
                                         gh_negative (store, all[m])) == order;
      first = first && (n >= m || order != GH_EQUAL);
    }
    values += first;
  }
  TAP_OK (directly, "gh_compare_directly agrees with gh_compare on 65,536 pairs");
  TAP_OK (played, "both agree with play on two boards");
  TAP_OK (mirrored, "-H compares with -G as G with H");
  TAP_OK (values == 22, "there are 22 values by day 2");
  TAP_OK (counts[GH_GREATER] == counts[GH_LESS], "as many pairs are greater as are less");
}

static void relation_table (gh_store *store)
{
  (void)store;
  static const bool wanted[4][8] = {/* = > < || >= <= |> <| */
                                    [GH_EQUAL] = {1, 0, 0, 0, 1, 1, 0, 0},
                                    [GH_GREATER] = {0, 1, 0, 0, 1, 0, 1, 0},
                                    [GH_LESS] = {0, 0, 1, 0, 0, 1, 0, 1},
                                    [GH_FUZZY] = {0, 0, 0, 1, 0, 0, 1, 1}};
  bool good = true;
  for (gh_order o = GH_EQUAL; o <= GH_FUZZY; o++)
    for (gh_relation r = GH_EQ; r <= GH_LF; r++)
      good = good && gh_holds (o, r) == wanted[o][r];
  TAP_OK (good, "the eight relations say the right things of the four orders");
}

static void ninth_relation (void *argument)
{
  gh_holds (GH_EQUAL, *(gh_relation *)argument);
}

/* ---- known comparisons ----------------------------------------------------------------------- */

static void known_comparisons (gh_store *store)
{
  static const char *const rows[][3] = {{"^", ">", "0"},
                                        {"^", "||", "*"},
                                        {"^^", ">", "*"},
                                        {"^*", "||", "0"},
                                        {"^^*", ">", "0"},
                                        {"^", "<", "1/1024"},
                                        {"^3", "<", "1/2"},
                                        {"^", "<", "^^"},
                                        {"*", "||", "0"},
                                        {"*", "<", "1/8"},
                                        {"*", ">", "-1/8"},
                                        {"*", "||", "*2"},
                                        {"*{0,1}", "=", "*2"},
                                        {"*{2}", "=", "0"},
                                        {"*{1,2}", "=", "0"},
                                        {"*{0,2}", "=", "*"},
                                        {"{*|*}", "=", "0"},
                                        {"{^|v}", "=", "*"},
                                        {"{0|2}", "=", "1"},
                                        {"{1/4|3/4}", "=", "1/2"},
                                        {"{-1|1}", "=", "0"},
                                        {"{1/2|}", "=", "1"},
                                        {"{-5|}", "=", "0"},
                                        {"{-5|7}", "=", "0"},
                                        {"{1|4}", "=", "2"},
                                        {"{5/8|15/16}", "=", "3/4"},
                                        {"{-3|-1/2}", "=", "-1"},
                                        {"{1/2|1}", "=", "3/4"},
                                        {"+-1", "||", "1"},
                                        {"+-1", "||", "-1"},
                                        {"+-1", "||", "0"},
                                        {"+-1", "<", "2"},
                                        {"+-1", ">", "-9/8"},
                                        {"+-1", "||", "*"},
                                        {"+-1", "||", "+-2"},
                                        {"{2|1}", ">", "0"},
                                        {"{2|1}", "||", "3/2"},
                                        {"{2|1}", "<", "17/8"},
                                        {"{1|0}", "||", "0"},
                                        {"{1|0}", ">", "-1/64"},
                                        {"tiny(1)", ">", "0"},
                                        {"tiny(1)", "<", "^"},
                                        {"tiny(2)", "<", "tiny(1)"},
                                        {"miny(1)", "<", "0"},
                                        {"tiny(1)", "||", "*"},
                                        {"tiny(1)", "<", "1/64"},
                                        {"{0||0|-1}", "=", "tiny(1)"},
                                        {"{0|^}", "=", "^^*"},
                                        {"{0|{0|*}}", "=", "^^*"},
                                        {"{*|0}", "=", "v"},
                                        {"{0,*|0}", "=", "^*"},
                                        {"{0,*|0,*}", "=", "*2"},
                                        {"{^|0}", "||", "0"},
                                        {"{^|^}", "=", "^^*"},
                                        {"{1||0|-1}", ">", "-1/2"},
                                        {"{{2|0}|{0|-2}}", "=", "0"},
                                        {"^*2", ">", "*2"},
                                        {"^*2", ">", "0"},
                                        {"^*", ">", "*"},
                                        {"{0|1||2}", "=", "1"},
                                        {"{{1|0}|0}", "<", "0"},
                                        {"1*", "||", "1"},
                                        {"1*", ">", "0"},
                                        {"1^", ">", "1"},
                                        {"1v", "<", "1"}};
  static const char *const signs[] = {"=", ">", "<", "||"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i][0]), h = game (store, rows[i][2]);
    gh_order const order = gh_compare (store, g, h), direct = gh_compare_directly (store, g, h);
    TAP_OK (!strcmp (signs[order], rows[i][1]) && direct == order, "%s %s %s", rows[i][0],
            rows[i][1], rows[i][2]);
  }
}

static void compare (gh_store *store)
{
  gh_form const g = game (store, "{0,^*,{3|*}|{2|-1/2},+-{1|*2}}"), h = game (store, "tiny({2|1})");
  gh_compare (store, g, h);
  gh_compare_directly (store, g, h);
  gh_outcome_of (store, gh_sum (store, g, h), GH_MISERE);
}

static void with_all (gh_store *store)
{
  make_day_2 (store, all);
  outcomes (store);
  comparisons (store);
}

int main (void)
{
  in_new_store ("forms by day 2", with_all);
  in_new_store ("relations", relation_table);
  in_new_store ("known comparisons", known_comparisons);
  out_of_memory ("order", compare);
  gh_relation ninth = (gh_relation)8;
  TAP_OK (tap_signal_of (ninth_relation, &ninth, 10) == SIGABRT, "a ninth relation aborts");
  return tap_done ();
}

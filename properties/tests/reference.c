/* The reference engine, against what is known of small games. */
#include "reference/reference.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/catalog.h"
#include "tests/tap.h"

#include <string.h>

typedef void body (gh_store *store);

typedef struct body_call {
  body *run;
  gh_store *store;
} body_call;

static void run_body (void *argument)
{
  const body_call *const call = argument;
  call->run (call->store);
}

static void in_new_store (const char *name, body *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (store && gh_try (store, run_body, &(body_call){run, store}) == GH_OK,
          "%s: no limit is passed", name);
  gh_store_free (store);
}

static gh_form game (gh_store *store, const char *text)
{
  gh_error error;
  return gh_read (store, text, strlen (text), NULL, &error);
}

/* ---- the forms by day 2 ---------------------------------------------------------------------- */

static gh_form all[256];

/* Bit i of a mask stands for option i of {|}, {0|}, {|0}, {0|0}. */
static void make_all (gh_store *store)
{
  const char *const texts[] = {"0", "1", "-1", "*"};
  for (unsigned m = 0; m < 256; m++) {
    gh_form_begin (store);
    for (unsigned i = 0; i < 8; i++)
      if (m >> i & 1)
        gh_form_add (store, i < 4 ? GH_LEFT : GH_RIGHT, game (store, texts[i % 4]));
    all[m] = gh_form_end (store);
  }
}

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

#define TWO_63 "9223372036854775808"
#define TWO_80 "1208925819614629174706176"

static void beyond_play (gh_store *store)
{
  static const char *const rows[][3] = {{TWO_63, ">", "9223372036854775807"},
                                        {"-" TWO_63, "<", TWO_63},
                                        {TWO_80, ">", TWO_63},
                                        {"1/" TWO_80, ">", "0"},
                                        {"1/" TWO_80, "<", "1/" TWO_63},
                                        {"1/" TWO_80, ">", "^"},
                                        {"-1/" TWO_80, "<", "v"},
                                        {"{" TWO_63 "|0}", "||", TWO_63},
                                        {"{" TWO_63 "|0}", "||", "1"},
                                        {"{" TWO_63 "|0}", "<", "9223372036854775809"},
                                        {"{" TWO_63 "|0}", ">", "-1/1024"},
                                        {"{" TWO_63 "|0}", "<", "{" TWO_80 "|0}"},
                                        {"{" TWO_63 "|" TWO_63 "}", "||", TWO_63},
                                        {"{9223372036854775807|9223372036854775809}", "=", TWO_63},
                                        {"{" TWO_63 "|9223372036854775807}", "||", TWO_63}};
  static const char *const signs[] = {"=", ">", "<", "||"};
  gh_engine *const engine = gh_reference_open ();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i][0]), h = game (store, rows[i][2]);
    gh_value const arguments[] = {{GH_GAME, {.form = g}}, {GH_GAME, {.form = h}}};
    gh_value answer;
    TAP_OK (!strcmp (signs[gh_compare_directly (store, g, h)], rows[i][1]), "%s %s %s", rows[i][0],
            rows[i][1], rows[i][2]);
    TAP_OK (engine->ask (engine, store, GH_ASK_COMPARE, arguments, &answer) == GH_ANSWERED &&
                answer.type == GH_ORDER && !strcmp (signs[answer.order], rows[i][1]),
            "and as the engine compares them");
  }
  gh_value const huge[] = {{GH_GAME, {.form = game (store, TWO_80)}},
                           {GH_GAME, {.form = game (store, "1/" TWO_63)}}};
  gh_value sum, difference, age, same;
  TAP_OK (engine->ask (engine, store, GH_ASK_ADD, huge, &sum) == GH_ANSWERED &&
              sum.form == gh_numeral_sum (store, huge[0].form, huge[1].form),
          "huge numbers are added");
  TAP_OK (engine->ask (engine, store, GH_ASK_SUBTRACT, (gh_value[]){sum, huge[1]}, &difference) ==
                  GH_ANSWERED &&
              difference.form == huge[0].form,
          "and subtracted");
  TAP_OK (engine->ask (engine, store, GH_ASK_BIRTHDAY, huge, &age) == GH_ANSWERED &&
              age.form == huge[0].form,
          "2^80 is born on day 2^80");
  TAP_OK (engine->ask (engine, store, GH_ASK_CANONICAL, huge, &same) == GH_ANSWERED &&
              same.form == huge[0].form && same.type == GH_FORM,
          "2^80 is its own canonical form");
  engine->close (engine);
}

/* ---- sums ------------------------------------------------------------------------------------ */

static void literal_sums (gh_store *store)
{
  static const char *const rows[][3] = {
      {"0", "0", "0"},       {"1", "1", "2"},
      {"1", "-1", "{-1|1}"}, {"1/2", "1/2", "{1/2|{1/2,1|2}}"},
      {"*", "*", "{*|*}"},   {"1", "*", "{*,1|1}"},
      {"^", "0", "^"},       {"*", "1", "{1,*|1}"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (gh_sum (store, game (store, rows[i][0]), game (store, rows[i][1])) ==
                game (store, rows[i][2]),
            "%s + %s is %s", rows[i][0], rows[i][1], rows[i][2]);
  bool options = true;
  for (unsigned m = 0; m < 256; m += 3)
    for (unsigned n = 0; n < 256; n += 5) {
      gh_form_begin (store);
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
        GH_EACH (store, side, x, all[m])
          gh_form_add (store, side, gh_sum (store, x, all[n]));
        GH_EACH (store, side, y, all[n])
          gh_form_add (store, side, gh_sum (store, all[m], y));
      }
      options = options && gh_form_end (store) == gh_sum (store, all[m], all[n]) &&
                gh_difference (store, all[m], all[n]) ==
                    gh_sum (store, all[m], gh_negative (store, all[n]));
    }
  TAP_OK (options, "a sum has the options of Definition 2.7");
}

/* ---- canonical forms ------------------------------------------------------------------------- */

static void canonical_forms (gh_store *store)
{
  static const char *const rows[][2] = {{"{0|2}", "1"},
                                        {"{1/4|3/4}", "1/2"},
                                        {"{-1|1}", "0"},
                                        {"{*|*}", "0"},
                                        {"{^|v}", "*"},
                                        {"{0,1|2}", "3/2"},
                                        {"{1,0|}", "2"},
                                        {"{0,*|0,*}", "*2"},
                                        {"*{0,1,3}", "*2"},
                                        {"*{1,2}", "0"},
                                        {"{0,-1|0,1}", "*"},
                                        {"{0|^}", "^^*"},
                                        {"{^|^}", "^^*"},
                                        {"{0|*,^}", "{0|*,^}"},
                                        {"{1|0,*}", "{1|0,*}"},
                                        {"{1,*|-1}", "+-1"},
                                        {"{{1|0},0|0}", "{{1|0},0|0}"},
                                        {"{0,{1|0}|0}", "{0,{1|0}|0}"},
                                        {"{{2|-2}|0}", "-1"},
                                        {"{v|0}", "vv*"},
                                        {"{^|0}", "*"},
                                        {"{0|{1|-1}}", "1"},
                                        {"{0||0|-1,*}", NULL},
                                        {"{2^|2*}", NULL},
                                        {"{{1|1}|{-1|-1}}", "{1*|-1*}"},
                                        {"{0|{*|0}}", NULL},
                                        {"{*|0}", "v"},
                                        {"{0|v*}", NULL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i][0]), canonical = gh_canonical (store, g);
    if (rows[i][1])
      TAP_OK (canonical == game (store, rows[i][1]), "%s has the canonical form %s (%s)",
              rows[i][0], rows[i][1], gh_print (store, canonical, GH_STYLE_FULL));
    TAP_OK (gh_is_canonical (store, canonical) && gh_compare (store, canonical, g) == GH_EQUAL,
            "that of %s is canonical and equal to it", rows[i][0]);
  }
  bool unique = true, fixed = true, fewer = true;
  unsigned canonical_count = 0;
  for (unsigned m = 0; m < 256; m++) {
    gh_form const c = gh_canonical (store, all[m]);
    unique = unique && gh_is_canonical (store, c) && gh_compare (store, c, all[m]) == GH_EQUAL;
    fixed =
        fixed && gh_canonical (store, c) == c && gh_is_canonical (store, all[m]) == (c == all[m]);
    fewer = fewer && gh_tree_moves (store, c) <= gh_tree_moves (store, all[m]);
    canonical_count += gh_is_canonical (store, all[m]);
    for (unsigned n = 0; n < m; n++)
      unique = unique && (gh_canonical (store, all[n]) == c) ==
                             (gh_compare (store, all[n], all[m]) == GH_EQUAL);
  }
  TAP_OK (unique, "forms by day 2 are equal just when their canonical forms are identical");
  TAP_OK (fixed, "a form is canonical just when it is its own canonical form");
  TAP_OK (fewer, "no form by day 2 has fewer moves than its canonical form");
  TAP_OK (canonical_count == 22, "22 of the 256 forms are canonical");
}

static void canonical_beyond_play (gh_store *store)
{
  TAP_OK (gh_canonical (store, game (store, "{" TWO_63 "|0}")) == game (store, "{" TWO_63 "|0}"),
          "{2^63|0} is its own canonical form");
  TAP_OK (gh_is_canonical (store, game (store, "1")) &&
              gh_is_canonical (store, game (store, "-7/8")),
          "numerals are canonical");
}

static void huge_dominated (gh_store *store)
{
  gh_form const g = game (store, "{5," TWO_63 "|0}");
  TAP_OK (gh_canonical (store, g) == game (store, "{" TWO_63 "|0}"), "5 is dominated by 2^63");
}

static void huge_canonical (gh_store *store)
{
  TAP_OK (gh_is_canonical (store, game (store, TWO_80)), "2^80 is canonical");
}

/* A limit may be passed, but an answer must be right. */
static void answered_or_refused (body *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_status const status = gh_try (store, run_body, &(body_call){run, store});
  TAP_OK (status == GH_OK || status == GH_OVER_DEPTH || status == GH_OVER_FORMS,
          "beyond play an answer is right, or a limit is passed");
  gh_store_free (store);
}

/* ---- single steps ---------------------------------------------------------------------------- */

static void steps (gh_store *store)
{
  gh_form const one = game (store, "1"), zero = GH_ZERO, star = game (store, "*");
  gh_form const g = game (store, "{0,1,*|-1,*}");
  TAP_OK (gh_delete (store, g, GH_LEFT, zero) == game (store, "{1,*|-1,*}"),
          "deleting leaves the other options");
  TAP_OK (gh_delete (store, g, GH_RIGHT, star) == game (store, "{0,1,*|-1}"),
          "deleting a right option leaves the left one like it");
  TAP_OK (gh_delete (store, g, GH_RIGHT, one) == g, "deleting what is not there changes nothing");
  TAP_OK (gh_delete (store, one, GH_LEFT, zero) == GH_ZERO, "{0|} without 0 is 0");
  TAP_OK (gh_bypass (store, g, GH_LEFT, star, game (store, "{2,3|4}")) ==
              game (store, "{0,1,2,3|-1,*}"),
          "bypassing a left option takes the left options of the other");
  TAP_OK (gh_bypass (store, g, GH_RIGHT, star, game (store, "{2|4,-1}")) ==
              game (store, "{0,1,*|-1,4}"),
          "bypassing a right option takes its right options");
  TAP_OK (gh_bypass (store, game (store, "{*|*}"), GH_LEFT, star, zero) == game (store, "{|*}"),
          "bypassing {*|*} through 0 leaves {|*}");
  TAP_OK (gh_dominated (store, g, GH_LEFT, zero) && gh_dominated (store, g, GH_LEFT, star) &&
              !gh_dominated (store, g, GH_LEFT, one),
          "0 and * are dominated by 1");
  TAP_OK (!gh_dominated (store, g, GH_RIGHT, game (store, "-1")) &&
              gh_dominated (store, g, GH_RIGHT, star),
          "for Right, * is dominated by -1");
  gh_form const twins = game (store, "{0,{*|*}|}");
  TAP_OK (gh_dominated (store, twins, GH_LEFT, zero) &&
              gh_dominated (store, twins, GH_LEFT, game (store, "{*|*}")),
          "of two equal options each dominates the other");
  TAP_OK (gh_canonical (store, twins) == one, "but one of them stays");
  gh_form const zero_game = game (store, "{*|*}");
  TAP_OK (gh_reversible (store, zero_game, GH_LEFT, star) &&
              gh_reversible (store, zero_game, GH_RIGHT, star) &&
              gh_reversible_through (store, zero_game, GH_LEFT, star, zero) &&
              !gh_reversible_through (store, zero_game, GH_LEFT, star, one),
          "in {*|*} both options are reversible through 0 only");
  TAP_OK (!gh_reversible (store, game (store, "^"), GH_RIGHT, star), "in ^ none is");
  TAP_OK (
      gh_gift_horse (store, star, zero, GH_LEFT) && gh_gift_horse (store, star, zero, GH_RIGHT) &&
          gh_gift_horse (store, game (store, "-1"), zero, GH_LEFT) &&
          !gh_gift_horse (store, game (store, "-1"), zero, GH_RIGHT) &&
          !gh_gift_horse (store, zero, zero, GH_LEFT) &&
          !gh_gift_horse (store, one, zero, GH_LEFT) && gh_gift_horse (store, one, zero, GH_RIGHT),
      "gift horses for 0");
  bool sound = true;
  for (unsigned m = 0; m < 256; m++)
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      GH_EACH (store, side, x, all[m]) {
        if (gh_dominated (store, all[m], side, x))
          sound =
              sound && gh_compare (store, gh_delete (store, all[m], side, x), all[m]) == GH_EQUAL;
        gh_side const reply = side == GH_LEFT ? GH_RIGHT : GH_LEFT;
        GH_EACH (store, reply, y, x)
          if (gh_reversible_through (store, all[m], side, x, y))
            sound = sound &&
                    gh_compare (store, gh_bypass (store, all[m], side, x, y), all[m]) == GH_EQUAL;
      }
  TAP_OK (sound, "deleting and bypassing in the forms by day 2 keep their values");
}

/* ---- deep games ------------------------------------------------------------------------------ */

static void deep_compare (gh_store *store)
{
  gh_form g = GH_ZERO;
  for (int i = 0; i < 20000; i++)
    g = i % 2 ? gh_make (store, g, game (store, "{3|*}"))
              : gh_make (store, game (store, "{*|-3}"), g);
  gh_order_of_zero (store, g);
}

static void depth (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_status const status = gh_try (store, run_body, &(body_call){deep_compare, store});
  TAP_OK (status == GH_OK || status == GH_OVER_DEPTH, "a game 20,000 deep is judged or refused");
  gh_store_free (store);
}

static void with_all (gh_store *store)
{
  make_all (store);
  outcomes (store);
  comparisons (store);
  literal_sums (store);
  canonical_forms (store);
  steps (store);
}

int main (void)
{
  in_new_store ("forms by day 2", with_all);
  in_new_store ("relations", relation_table);
  in_new_store ("known comparisons", known_comparisons);
  in_new_store ("numbers beyond play", beyond_play);
  in_new_store ("canonical forms beyond play", canonical_beyond_play);
  answered_or_refused (huge_dominated);
  answered_or_refused (huge_canonical);
  depth ();
  gh_relation ninth = (gh_relation)8;
  TAP_OK (tap_signal_of (ninth_relation, &ninth, 10) == SIGABRT, "a ninth relation aborts");
  return tap_done ();
}

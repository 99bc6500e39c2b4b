/* Canonical forms, and the steps that lead to them. */
#include "form/measure.h"
#include "form/notation.h"
#include "reference/reference.h"
#include "tests/memory.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

/* ---- canonical forms ------------------------------------------------------------------------- */

static gh_form all[DAY_2];

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
                                        {"{{2|-1,{0|-2}}|1}", "0"},
                                        {"{{2|*,v}|1}", "0"},
                                        {"{-1|{*,^|-2}}", "0"},
                                        {"{-1|{1,{2|0}|-2}}", "0"},
                                        {"{{2|0,+-1}|1}", "0"},
                                        {"{-1|{0,+-1|-2}}", "0"},
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

#define TWO_63 "9223372036854775808"
#define TWO_80 "1208925819614629174706176"

static void canonical_beyond_play (gh_store *store)
{
  TAP_OK (gh_canonical (store, game (store, "{" TWO_63 "|0}")) == game (store, "{" TWO_63 "|0}"),
          "{2^63|0} is its own canonical form");
  TAP_OK (gh_is_canonical (store, game (store, "1")) &&
              gh_is_canonical (store, game (store, "-7/8")),
          "numerals are canonical");
  TAP_OK (!gh_is_canonical (store, game (store, "{{0,1|}|}")) &&
              !gh_is_canonical (store, game (store, "{||0,-1}")),
          "a form whose option is not canonical is not");
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
  gh_status const status = status_of (store, run);
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
  TAP_OK (gh_delete (store, twins, GH_LEFT, zero) == game (store, "{{*|*}|}") &&
              gh_delete (store, twins, GH_LEFT, game (store, "{*|*}")) == one,
          "of two equal options only the one is deleted");
  TAP_OK (gh_canonical (store, twins) == one, "but one of them stays");
  gh_form const zero_game = game (store, "{*|*}");
  TAP_OK (gh_reversible (store, zero_game, GH_LEFT, star) &&
              gh_reversible (store, zero_game, GH_RIGHT, star) &&
              gh_reversible_through (store, zero_game, GH_LEFT, star, zero) &&
              !gh_reversible_through (store, zero_game, GH_LEFT, star, one),
          "in {*|*} both options are reversible through 0 only");
  TAP_OK (!gh_reversible_through (store, zero_game, GH_LEFT, star, game (store, "-1")) &&
              !gh_reversible_through (store, zero_game, GH_RIGHT, star, one),
          "nor through -1 or 1, which would be good replies, but are none");
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

static void simplify (gh_store *store)
{
  gh_form const g = game (store, "{0,^*,{3|*}|{2|-1/2},+-{1|*2}}");
  gh_is_canonical (store, g);
  gh_canonical (store, g);
}

static void with_all (gh_store *store)
{
  make_day_2 (store, all);
  canonical_forms (store);
  steps (store);
}

int main (void)
{
  in_new_store ("forms by day 2", with_all);
  in_new_store ("canonical forms beyond play", canonical_beyond_play);
  out_of_memory ("canonical forms", simplify);
  answered_or_refused (huge_dominated);
  answered_or_refused (huge_canonical);
  return tap_done ();
}

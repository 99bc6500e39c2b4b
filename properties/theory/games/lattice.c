/* The values born by day n are a lattice. Let X be those born by day n - 1. The join J of G and H
   is {X : X <| G or X <| H | X : X |> G and X |> H}. J >= G: Right's move in J - G to an X leaves X
   |> G, one to a G^L leaves Left the X that equals it. If K >= G and K >= H is born by day n, K >=
   J: a K^R |> K is one of the right options, an X that is a left one has X <| K. The meet is its
   mirror image. And it is distributive: an X <| J that is neither <| G nor <| H were above both, so
   X >= J. So below J are the X below G with those below H, and above J those above both: joins and
   meets are unions and intersections, which are distributive. */
#include "reference/reference.h"
#include "theory/theory.h"

/* The least value above G and H, or with GH_RIGHT the greatest below them, among those born the day
   after `older`. */
static gh_form bound (gh_trial *t, const gh_catalog *older, gh_form g, gh_form h, gh_side side)
{
  gh_relation const to_one = side == GH_LEFT ? GH_LF : GH_GF,
                    to_both = side == GH_LEFT ? GH_GF : GH_LF;
  gh_form_begin (t->store);
  for (size_t i = 0; i < older->count; i++) {
    gh_form const x = gh_catalog_form (older, i, t->store);
    gh_order const by_g = gh_compare (t->store, x, g), by_h = gh_compare (t->store, x, h);
    if (gh_holds (by_g, to_one) || gh_holds (by_h, to_one))
      gh_form_add (t->store, side, x);
    if (gh_holds (by_g, to_both) && gh_holds (by_h, to_both))
      gh_form_add (t->store, gh_other (side), x);
  }
  return gh_form_end (t->store);
}

static void expect_order (gh_trial *t, gh_form g, gh_form h, gh_relation relation, const char *what)
{
  gh_expect (t, gh_holds (gh_ask_order (t, g, h), relation), "%s", what);
}

#define APART 46 /* of those born by day 3 that are compared with a pair: 32, by chance */

/* What is above both games is above their join, and what is below both below their meet. */
static void expect_nearest (gh_trial *t, const gh_catalog *values, size_t apart,
                            const gh_form of[2], gh_form join, gh_form meet)
{
  for (size_t i = gh_choose (t, (uint32_t)apart); i < values->count; i += apart) {
    gh_form const k = gh_catalog_form (values, i, t->store);
    gh_order const by_g = gh_ask_order (t, k, of[0]), by_h = gh_ask_order (t, k, of[1]);
    if (gh_holds (by_g, GH_GE) && gh_holds (by_h, GH_GE))
      expect_order (t, k, join, GH_GE, "what is above two games to be above their join");
    if (gh_holds (by_g, GH_LE) && gh_holds (by_h, GH_LE))
      expect_order (t, k, meet, GH_LE, "what is below two games to be below their meet");
  }
}

THEOREM (day_lattice)
{
  unsigned const day = 2 + gh_choose (t, 2);
  const gh_catalog *const older = gh_trial_catalog (t, GH_SET_VALUES, day - 1, GH_SORT_GAME),
                          *const values = gh_trial_catalog (t, GH_SET_VALUES, day, GH_SORT_GAME);
  gh_form of[3];
  for (size_t i = 0; i < 3; i++)
    of[i] = gh_catalog_form (values, gh_choose (t, (uint32_t)values->count), t->store);
  gh_form const join = bound (t, older, of[0], of[1], GH_LEFT),
                meet = bound (t, older, of[0], of[1], GH_RIGHT);
  for (size_t i = 0; i < 2; i++) {
    expect_order (t, join, of[i], GH_GE, "the join of two games not to be below one of them");
    expect_order (t, meet, of[i], GH_LE, "the meet of two games not to be above one of them");
  }
  expect_nearest (t, values, day == 2 ? 1 : APART, of, join, meet);
  gh_form const other = bound (t, older, of[0], of[2], GH_LEFT);
  expect_order (t, bound (t, older, join, of[2], GH_LEFT), bound (t, older, of[1], other, GH_LEFT),
                GH_EQ, "the join of three games to be the same, whichever two are joined first");
  expect_order (t, bound (t, older, meet, bound (t, older, of[0], of[2], GH_RIGHT), GH_LEFT),
                bound (t, older, of[0], bound (t, older, of[1], of[2], GH_LEFT), GH_RIGHT), GH_EQ,
                "the meet of G with the join of H and K to be the join of its meets with them");
}

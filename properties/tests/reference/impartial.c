/* Impartial forms, mex, and Grundy values by play. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <inttypes.h>

/* Games, their mex and their Grundy value; -1: not impartial. */
static const struct {
  const char *game;
  int64_t mex, grundy;
} rows[] = {
    {"0", 0, 0},
    {"*", 1, 1},
    {"*7", 7, 7},
    {"*{}", 0, 0},
    {"*{0,2,3}", 1, 1},
    {"*{1,2}", 0, 0},
    {"*{5}", 0, 0},
    {"*{0,1,2,9}", 3, 3},
    {"*{*{0,2}}", 0, 0},
    {"*{0,*{0,2}}", 1, 2}, /* *{0,2} = *, but it is not * */
    {"*{*{*{0}}}", 0, 1},
    {"*{*{1},1}", 0, 2},
    {"{*|*}", 0, 0},
    {"1", -1, -1},
    {"-18446744073709551616", -1, -1},
    {"1/2", -1, -1},
    {"+-1", -1, -1},
    {"^", -1, -1},
    {"^*", -1, -1},
    {"{*|}", -1, -1},
    {"{0|{*|*}}", -1, -1}, /* equal to *, and both options equal 0 */
    {"{{0|{*|*}}|{0|{*|*}}}", -1, -1},
    {"{18446744073709551616|18446744073709551616}", -1, -1},
};

static void examples (gh_store *store)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i].game);
    bool const impartial = rows[i].grundy >= 0;
    gh_form const mex = impartial ? gh_integer (store, rows[i].mex) : GH_NO_FORM;
    gh_form const grundy = impartial ? gh_integer (store, rows[i].grundy) : GH_NO_FORM;
    TAP_OK (gh_is_impartial (store, g) == impartial && gh_is_impartial (store, g) == impartial &&
                gh_mex (store, g) == mex && gh_grundy (store, g) == grundy,
            "%s: mex %" PRId64 ", Grundy value %" PRId64 " (-1: not impartial)", rows[i].game,
            rows[i].mex, rows[i].grundy);
  }
}

/* Of the forms by day 2 those that are printed as 0 or with a star and without numbers. */
static void day_2 (gh_store *store)
{
  static gh_form all[DAY_2];
  unsigned count = 0;
  make_day_2 (store, all);
  for (unsigned i = 0; i < DAY_2; i++)
    count += gh_is_impartial (store, all[i]);
  TAP_OK (count == 4 && gh_is_impartial (store, game (store, "*2")) &&
              gh_is_impartial (store, game (store, "*{1}")),
          "4 of the 256 forms by day 2 are impartial");
}

static void nested (gh_store *store)
{
  gh_form g = GH_ZERO;
  for (int i = 0; i < 300; i++)
    g = gh_make (store, g, g);
  gh_is_impartial (store, g);
}

static void many_heaps (gh_store *store)
{
  gh_grundy (store, game (store, "*300"));
}

static void limits (void)
{
  gh_limits few = GH_DEFAULT_LIMITS;
  few.depth = 250;
  few.forms = 20000;
  gh_store *const store = gh_store_new (&few, NULL);
  TAP_OK (status_of (store, nested) == GH_OVER_DEPTH, "deeper than the limit");
  TAP_OK (status_of (store, many_heaps) == GH_OVER_FORMS, "*300 + *300 has too many positions");
  gh_store_allow (store);
  TAP_OK (status_of (store, day_2) == GH_OK, "the store is usable then");
  gh_store_free (store);
}

int main (void)
{
  in_new_store ("examples", examples);
  in_new_store ("day 2", day_2);
  limits ();
  return tap_done ();
}

/* Definition 2.7: literal sums. */
#include "form/notation.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

static gh_form all[DAY_2];

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
  make_day_2 (store, all);
  for (unsigned m = 0; m < DAY_2; m += 3)
    for (unsigned n = 0; n < DAY_2; n += 5) {
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

/* G:H by its definition, and the colon principle: a better H makes it better. */
static void ordinal_sums (gh_store *store)
{
  bool options = true, monotone = true;
  make_day_2 (store, all);
  for (unsigned m = 0; m < DAY_2; m += 3)
    for (unsigned n = 0; n < DAY_2; n += 7) {
      gh_form const sum = gh_ordinal_sum (store, all[m], all[n]);
      gh_form_begin (store);
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
        GH_EACH (store, side, x, all[m])
          gh_form_add (store, side, x);
        GH_EACH (store, side, y, all[n])
          gh_form_add (store, side, gh_ordinal_sum (store, all[m], y));
      }
      options = options && gh_form_end (store) == sum;
      gh_form const other = all[(5 * n + m) % DAY_2];
      if (gh_holds (gh_compare_directly (store, all[n], other), GH_GE))
        monotone =
            monotone &&
            gh_holds (gh_compare_directly (store, sum, gh_ordinal_sum (store, all[m], other)),
                      GH_GE);
    }
  TAP_OK (options, "an ordinal sum has the options of its definition");
  TAP_OK (monotone, "G:H >= G:K where H >= K");
  TAP_OK (gh_ordinal_sum (store, game (store, "1"), game (store, "-2")) == game (store, "1/4"),
          "1:-2 is 1/4");
}

int main (void)
{
  in_new_store ("sums", literal_sums);
  in_new_store ("ordinal sums", ordinal_sums);
  return tap_done ();
}

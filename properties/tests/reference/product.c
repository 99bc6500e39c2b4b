/* Definition 3.6: literal products, and the products of numbers. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/memory.h"
#include "tests/recursions.h"
#include "tests/reference/day_2.h"
#include "tests/stores.h"
#include "tests/tap.h"

static void known_products (gh_store *store)
{
  static const char *const rows[][3] = {
      {"0", "{^|3/8}", "0"},       {"{^|3/8}", "0", "0"},     {"1", "{^|3/8}", "{^|3/8}"},
      {"{^|3/8}", "1", "{^|3/8}"}, {"-1", "{^|3}", "{-3|v}"}, {"2", "*", "{*|*}"},
      {"{0,1|}", "*", "*2"},       {"*", "*", "*"},           {"*2", "1/2", NULL},
      {"2", "1/2", NULL},          {"-2", "3/4", NULL},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const x = game (store, rows[i][0]), y = game (store, rows[i][1]);
    gh_form const product = gh_product (store, x, y);
    TAP_OK (product == gh_product (store, x, y) &&
                (!rows[i][2] || product == game (store, rows[i][2])),
            "%s times %s is %s", rows[i][0], rows[i][1], rows[i][2] ? rows[i][2] : "remembered");
  }
}

/* x'y + xy' - x'y' for options on these sides, onto `side` of the form that is being made. */
static void add_family (gh_store *store, gh_form x, gh_side x_side, gh_form y, gh_side y_side,
                        gh_side side)
{
  GH_EACH (store, x_side, a, x)
    GH_EACH (store, y_side, b, y) {
      gh_form const sum = gh_sum (store, gh_product (store, a, y), gh_product (store, x, b));
      gh_form_add (store, side, gh_difference (store, sum, gh_product (store, a, b)));
    }
}

static void four_families (gh_store *store)
{
  static const char *const games[] = {"0", "2", "-1", "1/2", "3/4", "{-1,0|1}", "*", "^", "{1|-1}"};
  size_t const count = sizeof games / sizeof *games;
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < count; k++) {
      gh_form const x = game (store, games[i]), y = game (store, games[k]);
      gh_form_begin (store);
      add_family (store, x, GH_LEFT, y, GH_LEFT, GH_LEFT);
      add_family (store, x, GH_RIGHT, y, GH_RIGHT, GH_LEFT);
      add_family (store, x, GH_LEFT, y, GH_RIGHT, GH_RIGHT);
      add_family (store, x, GH_RIGHT, y, GH_LEFT, GH_RIGHT);
      TAP_OK (gh_form_end (store) == gh_product (store, x, y),
              "%s times %s has the options of Definition 3.6", games[i], games[k]);
    }
}

static void numbers (gh_store *store)
{
  bool good = true;
  for (int64_t i = -24; i <= 24; i++)
    for (int64_t k = -24; k <= 24; k++)
      good = good && gh_number_product (store, dyadic (store, i, 3), dyadic (store, k, 3)) ==
                         dyadic (store, i * k, 6);
  TAP_OK (good, "eighths from -3 to 3 have the right products");
  static gh_form all[DAY_2];
  unsigned forms = 0, right = 0;
  make_day_2 (store, all);
  for (unsigned i = 0; i < DAY_2; i++)
    for (unsigned k = 0; k < DAY_2; k++)
      if (gh_is_number_form (store, all[i]) && gh_is_number_form (store, all[k])) {
        gh_form const product =
            gh_number_product (store, gh_number_of (store, all[i]), gh_number_of (store, all[k]));
        forms++;
        right += gh_number_of (store, gh_product (store, all[i], all[k])) == product;
      }
  TAP_OK (forms == 400 && right == forms, "%u literal products of numbers equal theirs, of %u",
          right, forms);
}

static void all_of_it (gh_store *store)
{
  gh_product (store, game (store, "3/4"), game (store, "{-1|*}"));
  gh_number_product (store, game (store, "-3/4"), game (store, "7/8"));
}

static void product (gh_store *store, gh_form g)
{
  gh_product (store, g, gh_make (store, GH_ZERO, GH_ZERO));
}

int main (void)
{
  in_new_store ("known products", known_products);
  in_new_store ("four families", four_families);
  in_new_store ("numbers", numbers);
  out_of_memory ("products", all_of_it);
  check_depth ("product", product);
  return tap_done ();
}

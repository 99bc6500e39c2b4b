/* Atomic weights: what they are for, on all values born by day 3 that are all small. */
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/catalog.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#define MOST 67 /* values born by day 3 that are all small */

/* NULL: not all small. */
static const struct {
  const char *game, *weight;
} rows[] = {
    {"0", "0"},          {"*", "0"},         {"*7", "0"},
    {"^", "1"},          {"v*3", "-1"},      {"^^*", "2"},
    {"{0|^}", "2"},      {"{*|*}", "0"},     {"{^|v}", "0"},
    {"{^^|*}", "1"},     {"{^3|v3}", "+-1"}, {"{^4||0|v4}", "{2|*}"},
    {"^40", "40"},       {"1", NULL},        {"{*|}", NULL},
    {"{0||0|-1}", NULL}, {"{1|*}", NULL},    {"{{0|*}|{|*}}", NULL},
};

static void examples (gh_store *store)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i].game);
    gh_form const weight = rows[i].weight ? game (store, rows[i].weight) : GH_NO_FORM;
    TAP_OK (gh_atomic_weight (store, g) == weight && gh_atomic_weight (store, g) == weight,
            "%s weighs %s", rows[i].game, rows[i].weight ? rows[i].weight : "nothing");
  }
}

/* Copies of the values of day 3; returns how many there are. */
static size_t values (gh_store *store, gh_form all[MOST])
{
  gh_catalogs *const catalogs = gh_catalogs_new ();
  const gh_catalog *const c = gh_catalog_of (catalogs, GH_SET_VALUES, 3, GH_SORT_DICOTIC);
  for (size_t i = 0; i < c->count && i < MOST; i++)
    all[i] = gh_form_copy (store, c->store, c->forms[i]);
  size_t const count = c->count;
  gh_catalogs_free (catalogs);
  return count;
}

static bool holds (gh_store *store, gh_form g, gh_form h, gh_relation relation)
{
  return gh_holds (gh_compare_directly (store, g, h), relation);
}

/* By play: the weight is greater than n just when G is greater than n.up + a far star, which is
   larger than any nimber that it could meet; likewise less. */
static bool as_played (gh_store *store, gh_form g)
{
  gh_form const weight = gh_atomic_weight (store, g);
  bool same = true;
  for (int64_t n = -3; n <= 3; n++) {
    gh_form const ups = gh_shape_make (store, (gh_number_up_star){GH_ZERO, n, 16});
    gh_form const integer = gh_integer (store, n);
    same = same &&
           holds (store, g, ups, GH_GT) == holds (store, weight, gh_integer (store, n + 1), GH_GE);
    same = same &&
           holds (store, g, ups, GH_LT) == holds (store, weight, gh_integer (store, n - 1), GH_LE);
    same = same && (!holds (store, weight, integer, GH_EQ) || holds (store, g, ups, GH_FZ));
  }
  return same;
}

static void day_3 (gh_store *store)
{
  gh_form all[MOST];
  size_t const count = values (store, all);
  TAP_OK (count == MOST, "there are %d all small values by day 3", MOST);
  bool played = true, negative = true, two = true, one = true, additive = true, of_value = true;
  for (size_t i = 0; i < MOST; i++) {
    gh_form const weight = gh_atomic_weight (store, all[i]);
    gh_form const minus = gh_atomic_weight (store, gh_negative (store, all[i]));
    played = played && as_played (store, all[i]);
    negative = negative && minus == gh_negative (store, weight);
    two = two && (!holds (store, weight, gh_integer (store, 2), GH_GE) ||
                  holds (store, all[i], GH_ZERO, GH_GT));
    one = one && (!holds (store, weight, gh_integer (store, 1), GH_GE) ||
                  holds (store, all[i], GH_ZERO, GH_GF));
    for (size_t k = i; k < MOST; k++) {
      gh_form const sum = gh_sum (store, all[i], all[k]);
      gh_form const both = gh_sum (store, weight, gh_atomic_weight (store, all[k]));
      gh_form const of_sum = gh_atomic_weight (store, sum);
      additive = additive && of_sum == gh_canonical (store, both);
      of_value = of_value && of_sum == gh_atomic_weight (store, gh_canonical (store, sum));
    }
  }
  TAP_OK (played, "their weights are what play beside the far star says");
  TAP_OK (negative, "the weight of -G is that of G negated");
  TAP_OK (two, "what weighs 2 or more is positive");
  TAP_OK (one, "what weighs 1 or more is not <= 0");
  TAP_OK (additive, "weights add up");
  TAP_OK (of_value, "equal games weigh the same");
}

static void old_game (gh_store *store)
{
  gh_atomic_weight (store, game (store, "^3000"));
}

static void limits (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (status_of (store, old_game) == GH_OVER_FORMS,
          "the weight of 3,000 ups takes more forms than are allowed");
  gh_store_free (store);
}

int main (void)
{
  in_new_store ("examples", examples);
  gh_limits many = GH_DEFAULT_LIMITS;
  many.forms = many.options = 100000000;
  many.steps = 1000000000;
  gh_store *const store = gh_store_new (&many, NULL);
  TAP_OK (status_of (store, day_3) == GH_OK, "day 3: no limit is passed");
  gh_store_free (store);
  limits ();
  return tap_done ();
}

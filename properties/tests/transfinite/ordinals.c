/* Ordinals: ordinary arithmetic against its definition by recursion, limits and what leads to them.
 */
#include "form/numeral.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/text.h"

typedef gh_form operation (gh_store *store, gh_form a, gh_form b);

/* ---- by hand --------------------------------------------------------------------------------- */

typedef struct row {
  operation *of;
  const char *a, *b, *result;
} row;

static void by_hand (gh_store *store)
{
  static const row rows[] = {
      {gh_ordinary_sum, "1", "w", "w"},
      {gh_ordinary_sum, "w", "1", "w + 1"},
      {gh_ordinary_sum, "w^2 + w.3 + 1", "w.2 + 5", "w^2 + w.5 + 5"},
      {gh_ordinary_sum, "w^w + w^5", "w^w", "w^w.2"},
      {gh_ordinary_sum, "w^w^w", "0", "w^w^w"},
      {gh_ordinary_sum, "0", "w", "w"},
      {gh_normal_sum, "1", "w", "w + 1"},
      {gh_normal_sum, "w^w + w^5", "w^w", "w^w.2 + w^5"},
      {gh_ordinary_product, "2", "w", "w"},
      {gh_ordinary_product, "w", "2", "w.2"},
      {gh_ordinary_product, "w + 1", "2", "w.2 + 1"},
      {gh_ordinary_product, "w + 1", "w", "w^2"},
      {gh_ordinary_product, "w.2 + 3", "w.5 + 4", "w^2.5 + w.8 + 3"},
      {gh_ordinary_product, "w^2", "w^w", "w^w"},
      {gh_ordinary_product, "w^w", "w^2", "w^(w + 2)"},
      {gh_ordinary_product, "0", "w", "0"},
      {gh_ordinary_product, "w", "0", "0"},
      {gh_normal_product, "2", "w", "w.2"},
      {gh_normal_product, "w + 1", "w", "w^2 + w"},
      {gh_ordinary_power, "2", "w", "w"},
      {gh_ordinary_power, "3", "w", "w"},
      {gh_ordinary_power, "2", "w + 3", "w.8"},
      {gh_ordinary_power, "2", "w.2", "w^2"},
      {gh_ordinary_power, "2", "w^2", "w^w"},
      {gh_ordinary_power, "2", "w^w", "w^w^w"},
      {gh_ordinary_power, "3", "w^2.2 + w.5 + 2", "w^(w.2 + 5).9"},
      {gh_ordinary_power, "w", "w", "w^w"},
      {gh_ordinary_power, "w", "w^w", "w^w^w"},
      {gh_ordinary_power, "w + 1", "2", "w^2 + w + 1"},
      {gh_ordinary_power, "w + 1", "3", "w^3 + w^2 + w + 1"},
      {gh_ordinary_power, "w.2 + 1", "2", "w^2.2 + w.2 + 1"},
      {gh_ordinary_power, "w.2", "3", "w^3.2"},
      {gh_ordinary_power, "w + 1", "w", "w^w"},
      {gh_ordinary_power, "w^2 + w", "w + 2", "w^(w + 4) + w^(w + 3)"},
      {gh_ordinary_power, "0", "0", "1"},
      {gh_ordinary_power, "0", "w", "0"},
      {gh_ordinary_power, "1", "w^w", "1"},
      {gh_ordinary_power, "w^w", "0", "1"},
      {gh_ordinary_power, "2", "100", "1267650600228229401496703205376"},
      {gh_ordinary_power, "w", "1000000000000000000000", "w^1000000000000000000000"},
      {gh_ordinary_power, "w^2.7 + w", "10000000000", "w^20000000000.7 + w^19999999999"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    prints (store, rows[i].of (store, normal (store, rows[i].a), normal (store, rows[i].b)),
            rows[i].result);
  prints (store, gh_ordinal_power_of_2 (store, normal (store, "w.2 + 5")), "w^2.32");
}

/* ---- by recursion ---------------------------------------------------------------------------- */

static uint32_t draw_one (void *context, uint32_t bound)
{
  (void)context;
  return draw (bound);
}

/* Whether a is the least ordinal that is at least each of the members: each one is, and whatever is
   less is less than one of them. */
static bool is_least_bound (gh_store *store, gh_form a, gh_form members[], unsigned count)
{
  for (unsigned i = 0; i < count; i++)
    if (gh_normal_compare (store, members[i], a) > 0)
      return false;
  for (unsigned round = 0; a != GH_ZERO && round < 8; round++) {
    gh_form const less = gh_ordinal_below (store, a, draw_one, NULL);
    unsigned i = 0;
    while (i < count && gh_normal_compare (store, less, members[i]) >= 0)
      i++;
    if (i == count)
      return false;
  }
  return true;
}

#define MEMBERS 40 /* more than any coefficient that is drawn */

/* a of 0 is `first`, a of b + 1 is the step after a of b, and a of a limit is the least bound of
   what it is before. */
static bool by_recursion (gh_store *store, operation *of, operation *step, gh_form a, gh_form b,
                          gh_form first)
{
  gh_form const result = of (store, a, b), before = gh_ordinal_predecessor (store, b);
  gh_form members[MEMBERS];
  if (b == GH_ZERO)
    return result == first;
  if (before != GH_NO_FORM)
    return result == step (store, of (store, a, before), a);
  for (int64_t n = 0; n < MEMBERS; n++)
    members[n] = of (store, a, gh_ordinal_fundamental (store, b, gh_integer (store, n + 1)));
  return is_least_bound (store, result, members, MEMBERS);
}

static gh_form next (gh_store *store, gh_form a, gh_form of)
{
  (void)of;
  return gh_ordinal_successor (store, a);
}

static void recursions (gh_store *store)
{
  gh_form const one = normal (store, "1");
  bool sums = true, products = true, powers = true;
  for (unsigned s = 0; s < 6; s++)
    for (unsigned t = 0; s + t < 9 && t < 6; t++)
      for (uint64_t i = 0; i < gh_ordinal_count (s); i++)
        for (uint64_t k = 0; k < gh_ordinal_count (t); k++) {
          gh_form const a = gh_ordinal_at (store, s, i), b = gh_ordinal_at (store, t, k);
          sums = sums && by_recursion (store, gh_ordinary_sum, next, a, b, a);
          products =
              products && by_recursion (store, gh_ordinary_product, gh_ordinary_sum, a, b, GH_ZERO);
          powers =
              powers && ((a == GH_ZERO && gh_ordinal_is_limit (store, b)) ||
                         by_recursion (store, gh_ordinary_power, gh_ordinary_product, a, b, one));
        }
  TAP_OK (sums, "ordinary sums are those of the recursion");
  TAP_OK (products, "and so are products");
  TAP_OK (powers, "and powers");
}

/* ---- limits ---------------------------------------------------------------------------------- */

static void limits (gh_store *store)
{
  static const char *const rows[][2] = {{"w", "3"},
                                        {"w.2", "w + 3"},
                                        {"w^2", "w.3"},
                                        {"w^3 + w", "w^3 + 3"},
                                        {"w^w", "w^3"},
                                        {"w^(w + 1)", "w^w.3"},
                                        {"w^(w.2)", "w^(w + 3)"},
                                        {"w^w^w", "w^w^3"},
                                        {"w^w^w^w.4", "w^w^w^w.3 + w^w^w^3"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    prints (store,
            gh_ordinal_fundamental (store, normal (store, rows[i][0]), gh_integer (store, 3)),
            rows[i][1]);
  prints (store, gh_ordinal_fundamental (store, normal (store, "w^3"), GH_ZERO), "0");
  bool ascends = true, leads = true, steps = true;
  for (unsigned s = 1; s < 8; s++)
    for (uint64_t i = 0; i < gh_ordinal_count (s); i++) {
      gh_form const a = gh_ordinal_at (store, s, i), after = gh_ordinal_successor (store, a);
      gh_form const before = gh_ordinal_predecessor (store, a);
      gh_form members[MEMBERS];
      steps = steps && gh_ordinal_predecessor (store, after) == a &&
              gh_normal_compare (store, a, after) < 0 && !gh_ordinal_is_limit (store, after) &&
              (before == GH_NO_FORM ? gh_ordinal_is_limit (store, a)
                                    : gh_ordinal_successor (store, before) == a);
      if (!gh_ordinal_is_limit (store, a))
        continue;
      for (int64_t n = 0; n < MEMBERS; n++) {
        members[n] = gh_ordinal_fundamental (store, a, gh_integer (store, n));
        ascends = ascends && gh_normal_compare (store, members[n], a) < 0 &&
                  (n == 0 || gh_normal_compare (store, members[n - 1], members[n]) < 0);
      }
      leads = leads && is_least_bound (store, a, members, MEMBERS);
    }
  TAP_OK (steps, "what has no predecessor is a limit");
  TAP_OK (ascends, "a[n] ascends below a");
  TAP_OK (leads, "and leads to a");
  TAP_OK (!gh_ordinal_is_limit (store, GH_ZERO) &&
              gh_ordinal_predecessor (store, GH_ZERO) == GH_NO_FORM,
          "0 is neither");
}

static void kinds (gh_store *store)
{
  static const char *const good[] = {"0", "1", "w^w^w.3 + 2"};
  static const char *const none[] = {"-1",    "1/2",    "1/3",     "w - 1", "w.1/2",
                                     "w.1/3", "w^(-1)", "w^(1/2)", "-w",    "w^(w - 1)"};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++)
    TAP_OK (gh_is_ordinal (store, normal (store, good[i])), "%s is an ordinal", good[i]);
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    TAP_OK (!gh_is_ordinal (store, normal (store, none[i])), "%s is none", none[i]);
}

static void no_limit (void *text)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_ordinal_fundamental (store, normal (store, text), GH_ZERO);
}

int main (void)
{
  static char *const without[] = {"0", "1", "w + 1"};
  in_new_store ("by hand", by_hand);
  in_new_store ("recursions", recursions);
  in_new_store ("limits", limits);
  in_new_store ("kinds", kinds);
  for (size_t i = 0; i < sizeof without / sizeof *without; i++)
    TAP_OK (tap_signal_of (no_limit, without[i], 10) == SIGABRT, "nothing leads to %s", without[i]);
  return tap_done ();
}

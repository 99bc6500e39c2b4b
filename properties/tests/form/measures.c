/* Birthdays, moves and positions, and copies in another store. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>
#include <unistd.h>

/* ---- measures -------------------------------------------------------------------------------- */

static int64_t naive_birthday (gh_store *store, gh_form form)
{
  int64_t oldest = -1;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form) {
      int64_t const birthday = naive_birthday (store, x);
      oldest = birthday > oldest ? birthday : oldest;
    }
  return oldest + 1;
}

static uint64_t naive_moves (gh_store *store, gh_form form)
{
  uint64_t moves = 0;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      moves += 1 + naive_moves (store, x);
  return moves;
}

static size_t naive_positions (gh_store *store, gh_form form, gh_form *seen, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (seen[i] == form)
      return count;
  seen[count++] = form;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, form)
      count = naive_positions (store, x, seen, count);
  return count;
}

static bool positions_agree (gh_store *store, gh_form form)
{
  static gh_form seen[20000];
  const gh_form *list;
  size_t const wanted = naive_positions (store, form, seen, 0);
  size_t const count = gh_positions (store, form, &list);
  size_t found = 0;
  for (size_t i = 0; i < count; i++)
    for (size_t k = 0; k < wanted; k++)
      found += list[i] == seen[k];
  return count == wanted && found == wanted && list[0] == form &&
         gh_positions (store, form, &list) == count;
}

static bool measures_agree (gh_store *store, gh_form form)
{
  return gh_form_birthday (store, form) == gh_integer (store, naive_birthday (store, form)) &&
         gh_tree_moves (store, form) == naive_moves (store, form) &&
         gh_tree_moves (store, form) == naive_moves (store, form) && positions_agree (store, form);
}

static void measures (gh_store *store)
{
  bool numerals = true, random = true;
  for (uint64_t k = 0; k <= 5; k++)
    for (int64_t n = -((int64_t)4 << k); n <= (int64_t)4 << k; n++)
      numerals = numerals && measures_agree (store, dyadic (store, n, k));
  for (int i = 0; i < 2000; i++)
    random = random && measures_agree (store, random_form (store, 5));
  TAP_OK (numerals, "birthday, moves and positions of numerals are those of the definition");
  TAP_OK (random, "and those of 2,000 random forms");
}

static void large_measures (gh_store *store)
{
  const char *const power_64 = "18446744073709551616";
  gh_form const age = gh_form_birthday (store, game (store, "{18446744073709551616|0}"));
  TAP_OK (!strcmp (gh_print (store, age, GH_STYLE_FULL), "18446744073709551617"),
          "{2^64|0} is born on day 2^64 + 1");
  gh_form const huge = game (store, power_64);
  TAP_OK (gh_form_birthday (store, gh_numeral_negative (store, huge)) == huge,
          "-2^64 is born on day 2^64");
  mpz_t n;
  mpz_init (n);
  mpz_ui_pow_ui (n, 2, 1000);
  mpz_add_ui (n, n, 1);
  gh_form const half = gh_dyadic (store, n, 1000);
  mpz_clear (n);
  TAP_OK (gh_form_birthday (store, half) == gh_integer (store, 1002),
          "1 + 1/2^1000 is born on day 1,002");
  TAP_OK (gh_tree_moves (store, huge) == UINT64_MAX, "2^64 has too many moves to count");
  TAP_OK (gh_tree_moves (store, game (store, "{18446744073709551616|0}")) == UINT64_MAX,
          "{2^64|0} has too many, too");
  TAP_OK (gh_tree_moves (store, game (store, "{0,18446744073709551616,1|*}")) == UINT64_MAX,
          "{0,1,2^64|*} has too many, too");
  TAP_OK (gh_tree_moves (store, gh_integer (store, INT64_C (1) << 62)) == UINT64_C (1) << 62,
          "2^62 has 2^62 moves");
  TAP_OK (gh_tree_moves (store, gh_integer (store, INT64_MAX)) == INT64_MAX,
          "2^63 - 1 has 2^63 - 1 moves");
  TAP_OK (gh_tree_moves (store, game (store, "*60")) == UINT64_MAX, "*60 has too many");
}

/* Moves of *n: m(n) = 2 (sum of m(k) + 1 over k < n). */
static void nimber_moves (gh_store *store)
{
  uint64_t sum = 0;
  bool good = true;
  for (unsigned n = 0; n < 30; n++) {
    good = good && gh_tree_moves (
                       store, gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n})) == 2 * sum;
    sum += 2 * sum + 1;
  }
  TAP_OK (good, "the moves of nimbers grow as they should");
}

/* ---- copies ---------------------------------------------------------------------------------- */

static gh_store *home, *other;

static gh_form kept;

static void copies (gh_store *to)
{
  gh_store *const store = home;
  gh_form forms[500];
  bool back = true, same = true, sides = true;
  for (int i = 0; i < 500; i++) {
    gh_form const form = random_form (store, 5);
    forms[i] = gh_form_copy (to, store, form);
    back = back && gh_form_copy (store, to, forms[i]) == form;
    same = same && gh_form_copy (store, store, form) == form;
    sides =
        sides && gh_option_count (to, forms[i], GH_LEFT) == gh_option_count (store, form, GH_LEFT);
  }
  TAP_OK (back && sides, "a form copied to another store and back is itself");
  TAP_OK (same, "a form copied within its store is itself");
}

/* Deeper than either store allows. */
static void copy_deep (gh_store *to)
{
  gh_form_copy (to, home, kept);
}

static void make_deep (gh_store *store)
{
  kept = game (store, "*");
  for (uint32_t i = 0; i < gh_store_limits (store)->depth + 100; i++)
    kept = gh_make (store, kept, GH_ZERO);
}

static void copy_deep_in_child (void *argument)
{
  (void)argument;
  home = gh_store_new (NULL, NULL);
  other = gh_store_new (NULL, NULL);
  gh_status const made = status_of (home, make_deep);
  gh_status const copied = status_of (other, copy_deep);
  _exit (made == GH_OK && copied == GH_OVER_DEPTH ? 0 : 1);
}

static void copy_forms (gh_store *store)
{
  home = store;
  other = gh_store_new (NULL, NULL);
  TAP_OK (status_of (other, copies) == GH_OK, "copies end");
  gh_store_free (other);
}

static void copy_nimber (gh_store *to)
{
  gh_form_copy (to, home, game (home, "*40"));
}

static void copy_in_child (void *argument)
{
  (void)argument;
  home = gh_store_new (NULL, NULL);
  other = gh_store_new (NULL, NULL);
  status_of (other, copy_nimber);
  gh_store_free (home);
  gh_store_free (other);
}

/* A tree of 2^40 positions, but 41 forms. */
static void shared_copy (void)
{
  TAP_OK (tap_signal_of (copy_in_child, NULL, 3) != SIGALRM,
          "a copy of *40 takes time for its forms, not for its tree");
  TAP_OK (tap_signal_of (copy_deep_in_child, NULL, 10) == 0,
          "a copy that is too deep fails in the store that it is made in");
}

int main (void)
{
  in_new_store ("measures", measures);
  in_new_store ("large measures", large_measures);
  in_new_store ("nimber moves", nimber_moves);
  in_new_store ("copies", copy_forms);
  shared_copy ();
  return tap_done ();
}

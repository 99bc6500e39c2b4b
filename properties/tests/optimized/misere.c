/* Games in misere play: simplest forms and sums, against play and against the definitions. */
#include "reference/misere/misere.h"
#include "tests/optimized/misere_tables.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static gh_form form_of (gh_misere *m, gh_store *store, gh_reduced g)
{
  gh_reduced_prepare (m);
  return gh_reduced_to_form (m, g, store);
}

/* ---- known games ----------------------------------------------------------------------------- */

static gh_reduced set (gh_misere *m, const gh_reduced *options, size_t count)
{
  return gh_reduced_of_options (m, options, count);
}

#define SET(...) set (m, (gh_reduced[]){__VA_ARGS__}, sizeof (gh_reduced[]){__VA_ARGS__} / 4)

static void test_known (gh_misere *m, gh_store *store)
{
  gh_reduced heap[10];
  (void)store;
  for (uint32_t n = 0; n < 10; n++)
    heap[n] = gh_reduced_heap (m, n);
  TAP_OK (SET (heap[1]) == heap[0] && SET (heap[0], heap[1], heap[3], heap[5]) == heap[2] &&
              SET (heap[1], heap[2], heap[3]) == heap[0],
          "{1} = 0, {0,1,3,5} = 2, {1,2,3} = 0");
  gh_reduced const sharp = SET (heap[2]), sum = gh_reduced_sum (m, heap[2], heap[2]);
  TAP_OK (!gh_reduced_is_heap (m, sharp) && gh_reduced_is_p (m, sharp) &&
              gh_reduced_is_p (m, gh_reduced_sum (m, sharp, sharp)),
          "{2} is P, {2} + {2} too, and {2} is no heap");
  TAP_OK (sum == SET (heap[3], heap[2]) && sum != sharp && sum != heap[0],
          "2 + 2 = {3,2}, which without P options does not become 0");
  for (uint32_t n = 0; n < 8; n++)
    TAP_OK (gh_reduced_sum (m, heap[n], heap[1]) == heap[n ^ 1], "%u + 1 = %u", n, n ^ 1);
}

/* ---- against play ---------------------------------------------------------------------------- */

static void test_outcomes (gh_misere *m, gh_store *store)
{
  size_t wrong = 0, beside = 0, bad_sums = 0;
  for (size_t i = 0; i < 1500; i++) {
    gh_form const g = random_impartial (store, 5), t = random_impartial (store, 3);
    gh_reduced const x = gh_reduced_from_form (m, store, g);
    gh_reduced const y = gh_reduced_from_form (m, store, t);
    gh_form const sum = gh_sum (store, g, t);
    wrong += gh_reduced_is_p (m, x) != gh_misere_p (store, g);
    beside +=
        gh_misere_p (store, gh_sum (store, form_of (m, store, x), t)) != gh_misere_p (store, sum);
    gh_reduced const z = gh_reduced_sum (m, x, y);
    bad_sums += z != gh_reduced_from_form (m, store, sum) || z != gh_reduced_sum (m, y, x) ||
                gh_reduced_is_p (m, z) != gh_misere_p (store, sum);
  }
  TAP_OK (wrong == 0, "1,500 random games have the outcome of play");
  TAP_OK (beside == 0, "their simplest forms have it beside others");
  TAP_OK (bad_sums == 0, "sums are the simplest forms of literal sums");
}

/* ---- simplest forms by the definition -------------------------------------------------------- */

/* Nothing can be deleted at any position: all that could be left is an option of an option. */
static bool is_simplest (gh_store *store, gh_form h)
{
  GH_EACH (store, GH_LEFT, x, h) {
    if (!is_simplest (store, x))
      return false;
    GH_EACH (store, GH_LEFT, k, x)
      if (gh_misere_reduces (store, h, k))
        return false;
  }
  return true;
}

static void test_simplest (gh_misere *m, gh_store *store)
{
  size_t wrong = 0, left = 0, simpler = 0, p = 0;
  for (size_t i = 0; i < 3000; i++) {
    gh_form const g = random_impartial (store, 6);
    gh_form const found = form_of (m, store, gh_reduced_from_form (m, store, g));
    wrong += found != gh_misere_simplest (store, g);
    left += !is_simplest (store, found);
    simpler += found != g;
    p += gh_misere_p (store, g);
  }
  TAP_OK (wrong == 0, "3,000 random games are simplified as the definition says");
  TAP_OK (left == 0, "nothing can be deleted then");
  TAP_OK (simpler > 500 && simpler < 2500, "%zu of them were not simplest", simpler);
  TAP_OK (p > 500 && gh_misere_count (m) > 1000, "%zu are P; there were %zu positions", p,
          gh_misere_count (m));
}

/* ---- forms ----------------------------------------------------------------------------------- */

static void test_forms (gh_misere *m, gh_store *store)
{
  static const char *const unfair[] = {"1",
                                       "-1/2",
                                       "^",
                                       "{*|0}",
                                       "{0|*}",
                                       "+-1",
                                       "{1,*|1,*}",
                                       "{{*2|*}|{*2|*}}",
                                       "{0,*|0}",
                                       "4^*2",
                                       "123456789012345678901234567890"};
  for (size_t i = 0; i < sizeof unfair / sizeof *unfair; i++)
    TAP_OK (gh_reduced_from_form (m, store, game (store, unfair[i])) == GH_NO_REDUCED,
            "%s is not impartial", unfair[i]);
  TAP_OK (gh_reduced_from_form (m, store, game (store, "0")) == GH_REDUCED_ZERO &&
              gh_reduced_from_form (m, store, game (store, "*7")) == gh_reduced_heap (m, 7) &&
              gh_reduced_from_form (m, store, game (store, "{*|*}")) == GH_REDUCED_ZERO,
          "0, *7 and {*|*} are");
  gh_reduced const g = gh_reduced_from_form (m, store, game (store, "*{0,2,3}"));
  TAP_OK (form_of (m, store, g) == game (store, "*"), "*{0,2,3} becomes *");
  gh_reduced const h = gh_reduced_from_form (m, store, game (store, "*{2,3}"));
  TAP_OK (form_of (m, store, h) == game (store, "*{2,3}"), "*{2,3} is its own simplest form");
  const gh_reduced *options;
  TAP_OK (gh_reduced_options (m, h, &options) == 2 && options[0] == gh_reduced_heap (m, 2) &&
              options[1] == gh_reduced_heap (m, 3) && gh_reduced_birthday (m, h) == 4 &&
              gh_reduced_grundy (m, h) == 0,
          "its options, birthday and Grundy value");
}

/* Another filling of a store, another table, and the same table emptied. */
static void test_emptied (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_misere *const misere = gh_misere_new (NULL, NULL);
  bool same = misere_status (misere, store, test_known) == GH_OK;
  size_t const count = gh_misere_count (misere);
  for (int i = 0; i < 3; i++) {
    gh_store_empty (store);
    gh_misere_empty (misere);
    same =
        same && gh_misere_count (misere) == 1 && misere_status (misere, store, test_forms) == GH_OK;
    gh_misere_empty (misere);
    same = same && misere_status (misere, store, test_known) == GH_OK &&
           gh_misere_count (misere) == count;
  }
  TAP_OK (same && gh_misere_bytes (misere) > 1000, "a table that was emptied is as a new one");
  gh_misere_free (misere);
  gh_misere_free (NULL);
  gh_store_free (store);
}

int main (void)
{
  in_new_misere ("known games", NULL, test_known);
  in_new_misere ("outcomes", NULL, test_outcomes);
  in_new_misere ("simplest forms", NULL, test_simplest);
  in_new_misere ("forms", NULL, test_forms);
  test_emptied ();
  return tap_done ();
}

/* Ordinals by size, against all sums of a power and a smaller one, and by draws. */
#include "form/numeral.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/text.h"

#include <inttypes.h>

#define MOST 8
#define ROOM 1000

/* ---- sizes ----------------------------------------------------------------------------------- */

typedef struct set {
  gh_form of[ROOM];
  size_t count;
} set;

static bool has (const set *s, gh_form a)
{
  for (size_t i = 0; i < s->count; i++)
    if (s->of[i] == a)
      return true;
  return false;
}

/* All w^e + b, of sizes that sum up to n - 1. */
static void make_all (gh_store *store, set *sets, unsigned n)
{
  for (unsigned k = 0; k < n; k++)
    for (size_t e = 0; e < sets[k].count; e++)
      for (size_t b = 0; b < sets[n - 1 - k].count; b++) {
        gh_form const power = gh_normal_power (store, sets[k].of[e]);
        gh_form const sum = gh_normal_sum (store, power, sets[n - 1 - k].of[b]);
        if (!has (&sets[n], sum))
          sets[n].of[sets[n].count++] = sum;
      }
}

static void by_size (gh_store *store)
{
  static set sets[MOST + 1];
  size_t all = 0;
  for (unsigned n = 0; n <= MOST; n++)
    sets[n].count = n == 0; /* 0 alone */
  for (unsigned n = 0; n <= MOST; n++) {
    set found = {.count = 0};
    bool right = true;
    make_all (store, sets, n);
    for (uint64_t i = 0; i < gh_ordinal_count (n); i++) {
      gh_form const a = gh_ordinal_at (store, n, i);
      right = right && gh_ordinal_size (store, a) == n && has (&sets[n], a) && !has (&found, a);
      found.of[found.count++] = a;
    }
    all += found.count;
    TAP_OK (right && found.count == sets[n].count, "of size %u there are these %zu", n,
            sets[n].count);
  }
  TAP_OK (all == 486, "%zu in all", all);
  TAP_OK (gh_ordinal_count (29) == 354426847597, "%" PRIu64 " of size 29", gh_ordinal_count (29));
}

static void large_sizes (gh_store *store)
{
  bool right = true;
  for (unsigned n = 9; n <= GH_MOST_ORDINAL_SIZE; n++) {
    uint64_t const count = gh_ordinal_count (n);
    gh_form const first = gh_ordinal_at (store, n, 0), last = gh_ordinal_at (store, n, count - 1);
    gh_form const some = gh_ordinal_at (store, n, count / 3);
    right = right && count > 2 * gh_ordinal_count (n - 1) && gh_ordinal_size (store, some) == n &&
            first == gh_normal_of_number (store, gh_integer (store, n)) &&
            gh_ordinal_size (store, last) == n;
  }
  TAP_OK (right, "sizes up to the largest");
  static const struct {
    const char *text;
    uint32_t size;
  } rows[] = {{"w^w.2 + 3", 9},
              {"4294967294", 4294967294},
              {"4294967295", UINT32_MAX},
              {"4294967296", UINT32_MAX},
              {"100000000000000000000000000", UINT32_MAX},
              {"w.2147483647", 4294967294},
              {"w.2147483648", UINT32_MAX},
              {"w^4294967296", UINT32_MAX},
              {"w^1000.4000000 + 290967294", 4294967294}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (gh_ordinal_size (store, normal (store, rows[i].text)) == rows[i].size,
            "%s is of size %" PRIu32, rows[i].text, rows[i].size);
}

/* What was known of other forms in the store, before it was emptied, is forgotten. */
static void after_others (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  status_of (store, large_sizes);
  gh_store_empty (store);
  status_of (store, by_size);
  gh_store_free (store);
}

/* ---- draws ----------------------------------------------------------------------------------- */

static uint32_t draw_one (void *context, uint32_t bound)
{
  *(bool *)context &= bound > 0;
  return draw (bound);
}

static uint32_t zero (void *context, uint32_t bound)
{
  (void)context;
  (void)bound;
  return 0;
}

static void below (gh_store *store)
{
  bool right = true, least = true;
  for (unsigned n = 1; n <= 7; n++)
    for (uint64_t i = 0; i < gh_ordinal_count (n); i++) {
      gh_form const a = gh_ordinal_at (store, n, i);
      for (int round = 0; round < 20; round++) {
        gh_form const b = gh_ordinal_below (store, a, draw_one, &right);
        right = right && gh_is_ordinal (store, b) && gh_normal_compare (store, b, a) < 0;
      }
      least = least && gh_ordinal_below (store, a, zero, NULL) == GH_ZERO;
    }
  TAP_OK (right, "what is drawn is an ordinal below");
  TAP_OK (least, "zeros draw 0");
}

/* All ordinals up to size 4 below this one are drawn at some time. */
static void all_below (gh_store *store)
{
  static const char *const tops[] = {"9", "w", "w.9", "w^2 + 1", "w^w", "w^w + 3"};
  for (size_t top = 0; top < sizeof tops / sizeof *tops; top++) {
    static set drawn;
    gh_form const a = normal (store, tops[top]);
    bool right = true;
    drawn.count = 0;
    for (int round = 0; round < 30000; round++) {
      gh_form const b = gh_ordinal_below (store, a, draw_one, &right);
      if (gh_ordinal_size (store, b) <= 4 && !has (&drawn, b))
        drawn.of[drawn.count++] = b;
    }
    for (unsigned n = 0; n <= 4; n++)
      for (uint64_t i = 0; i < gh_ordinal_count (n); i++) {
        gh_form const b = gh_ordinal_at (store, n, i);
        right = right && (gh_normal_compare (store, b, a) >= 0 || has (&drawn, b));
      }
    TAP_OK (right, "each of the %zu ordinals up to size 4 below %s is drawn", drawn.count,
            tops[top]);
  }
}

static void too_large (void *context)
{
  (void)context;
  gh_ordinal_count (GH_MOST_ORDINAL_SIZE + 1);
}

static void no_such_index (void *context)
{
  (void)context;
  gh_ordinal_at (gh_store_new (NULL, NULL), 3, 4);
}

static void below_zero (void *context)
{
  (void)context;
  gh_ordinal_below (gh_store_new (NULL, NULL), GH_ZERO, zero, NULL);
}

int main (void)
{
  in_new_store ("by size", by_size);
  in_new_store ("large sizes", large_sizes);
  after_others ();
  in_new_store ("below", below);
  in_new_store ("all below", all_below);
  TAP_OK (tap_signal_of (too_large, NULL, 10) == SIGABRT, "a size may be too large");
  TAP_OK (tap_signal_of (no_such_index, NULL, 10) == SIGABRT, "so may an index");
  TAP_OK (tap_signal_of (below_zero, NULL, 10) == SIGABRT, "nothing is below 0");
  return tap_done ();
}

/* Domains: every case comes once, and catalogs have all the forms that they should. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "harness/cases/catalog.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- every case once ------------------------------------------------------------------------- */

#define MOST_SEEN (1 << 17)

static struct {
  uint64_t hash[MOST_SEEN];
  size_t count, variables;
} seen;

static void see (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  static const char *const names[] = {"G", "H", "K"};
  char text[400] = "";
  for (size_t i = 0; i < seen.variables; i++) {
    gh_form const form = gh_any (t, names[i], GH_SORT_GAME);
    strcat (strcat (text, gh_print (t->store, form, GH_STYLE_FULL)), ";");
  }
  if (seen.count < MOST_SEEN)
    seen.hash[seen.count++] = gh_hash (text, strlen (text), 0);
}

static int by_hash (const void *a, const void *b)
{
  uint64_t const x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static size_t distinct (void)
{
  size_t count = 0;
  qsort (seen.hash, seen.count, sizeof *seen.hash, by_hash);
  for (size_t i = 0; i < seen.count; i++)
    count += i == 0 || seen.hash[i] != seen.hash[i - 1];
  return count;
}

static void exhaustive_domains (void)
{
  static const struct {
    gh_set set;
    unsigned day;
    size_t variables;
    uint64_t cases;
  } rows[] = {{GH_SET_FORMS, 0, 1, 1},      {GH_SET_FORMS, 1, 1, 4},     {GH_SET_FORMS, 2, 1, 256},
              {GH_SET_FORMS, 2, 2, 65536},  {GH_SET_FORMS, 1, 3, 64},    {GH_SET_VALUES, 2, 1, 22},
              {GH_SET_VALUES, 2, 3, 10648}, {GH_SET_VALUES, 3, 1, 1474}, {GH_SET_MOVES, 2, 1, 5},
              {GH_SET_SIMPLEST, 4, 1, 22},  {GH_SET_SIMPLEST, 3, 2, 25}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_domain const domain = {.set = rows[i].set, .day = rows[i].day, .met = -1};
    gh_theorem const theorem = theorem_of (see, domain);
    gh_result result;
    seen.count = 0;
    seen.variables = rows[i].variables;
    check (&theorem, &result);
    TAP_OK (result.verdict == GH_HOLDS && result.cases == rows[i].cases &&
                seen.count == rows[i].cases && distinct () == rows[i].cases &&
                result.met == rows[i].cases && result.variables == rows[i].variables,
            "set %d, %u, with %zu variables has %zu cases, each once", (int)rows[i].set,
            rows[i].day, rows[i].variables, (size_t)rows[i].cases);
  }
}

/* What is known of all domains after the first case of each. */
static void run_two (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_any (t, "G", GH_SORT_GAME);
  gh_any (t, "H", GH_SORT_GAME);
}

static void later_domains (void)
{
  gh_domain const values_3 = {.set = GH_SET_VALUES, .day = 3, .met = -1};
  gh_theorem theorem = theorem_of (run_two, forms_1);
  gh_runner *const runner = gh_runner_new (reference, NULL, &GH_DEFAULT_OPTIONS);
  gh_standing standing = {0};
  gh_piece piece = {.theorem = &theorem, .standing = &standing, .upto = 1};
  theorem.domains[theorem.domain_count++] = random_200;
  theorem.domains[theorem.domain_count++] = values_3;
  gh_runner_advance (runner, &piece, 1, 0, NULL, NULL);
  TAP_OK (gh_standing_total (&standing) == 16 + 200 + 1474 * 1474,
          "pairs by day 3 are foreseen: %g", gh_standing_total (&standing));
  gh_runner_free (runner);
}

static void choose_thrice (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  uint32_t const a = gh_choose (t, 3), b = gh_choose (t, a + 1), c = b ? gh_choose (t, 5) : 0;
  uint32_t const all[] = {a, b, c};
  seen.hash[seen.count++] = gh_hash (all, sizeof all, 0);
}

static void odometer (void)
{
  gh_theorem const theorem = theorem_of (choose_thrice, forms_1);
  gh_result result;
  seen.count = 0;
  check (&theorem, &result);
  TAP_OK (result.cases == 3 + 3 * 5 && distinct () == 18,
          "bounds that depend on choices: 18 cases");
}

static void integers (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const m = gh_any (t, "m", GH_SORT_INTEGER), n = gh_any (t, "n", GH_SORT_INTEGER);
  gh_form const all[] = {m, n};
  seen.hash[seen.count++] = gh_hash (all, sizeof all, 0);
  int64_t value;
  gh_expect (t,
             gh_small_integer (t->store, m, 3, 7, &value) &&
                 gh_small_integer (t->store, n, 3, 7, &value),
             "within the bounds");
}

static void integer_domains (void)
{
  gh_theorem const theorem = theorem_of (integers, (gh_domain){.low = 3, .high = 7, .met = 25});
  gh_result result;
  seen.count = 0;
  check (&theorem, &result);
  TAP_OK (result.verdict == GH_HOLDS && result.cases == 25 && distinct () == 25,
          "integers 3..7, twice, are 25 cases");
}

/* The integers of a domain, in the order in which they come. */
static struct {
  int64_t value[100];
  unsigned count;
} order;

static void in_order (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const m = gh_any (t, "m", GH_SORT_INTEGER);
  int64_t value = INT64_MAX; /* a larger one */
  gh_small_integer (t->store, m, -1000, 1000, &value);
  order.value[order.count++ % 100] = value;
}

/* Integers below 0: those next to 0 come first. */
static void integers_below_0 (void)
{
  static const struct {
    int64_t low, high, expected[6];
  } rows[] = {{-2, 3, {0, 1, -1, 2, -2, 3}},
              {-4, 1, {0, 1, -1, -2, -3, -4}},
              {-5, 0, {0, -1, -2, -3, -4, -5}},
              {-8, -3, {-3, -4, -5, -6, -7, -8}},
              {3, 8, {3, 4, 5, 6, 7, 8}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_theorem const theorem =
        theorem_of (in_order, (gh_domain){.low = rows[i].low, .high = rows[i].high, .met = 6});
    gh_result result;
    order.count = 0;
    check (&theorem, &result);
    TAP_OK (result.verdict == GH_HOLDS && order.count == 6 &&
                !memcmp (order.value, rows[i].expected, sizeof rows[i].expected),
            "integers %" PRId64 "..%" PRId64 ", from 0 on", rows[i].low, rows[i].high);
  }
  for (int64_t low = -1; low <= 0; low++) {
    gh_theorem const theorem =
        theorem_of (in_order, (gh_domain){.random = true, .cases = 100, .low = low, .met = -1});
    gh_result result;
    unsigned below = 0;
    order.count = 0;
    check (&theorem, &result);
    for (unsigned i = 0; i < 100; i++)
      below += order.value[i] < 0;
    TAP_OK (low < 0 ? below > 20 && below < 60 : below == 0, "%u of 100 random integers %s", below,
            low < 0 ? "are below 0" : "are, where none shall be");
  }
}

/* ---- catalogs -------------------------------------------------------------------------------- */

/* Forms with n moves: a form is a set of options on two sides, each of which costs one move and its
   tree. The coefficients of the product of (1 + x^(m+1))^(2 a(m)) over m. */
static uint64_t forms_of_moves (unsigned n, uint64_t a[])
{
  uint64_t series[GH_MOST_MOVES + 1] = {1};
  for (unsigned m = 0; m < n; m++)
    for (uint64_t times = 2 * a[m]; times > 0; times--)
      for (unsigned at = n; at > m; at--)
        series[at] += series[at - m - 1];
  return a[n] = series[n];
}

/* Likewise of impartial forms: an option costs twice one move and its tree, and there are as many
   choices as sets. */
static uint64_t impartial_of_moves (unsigned n, uint64_t a[])
{
  uint64_t series[GH_MOST_IMPARTIAL_MOVES + 1] = {1};
  for (unsigned m = 0; 2 * (m + 1) <= n; m++)
    for (uint64_t times = a[m]; times > 0; times--)
      for (unsigned at = n; at >= 2 * (m + 1); at--)
        series[at] += series[at - 2 * (m + 1)];
  return a[n] = series[n];
}

/* Impartial forms, and the simplest ones of misere play. */
static void misere_catalogs (gh_catalogs *c)
{
  static const size_t simplest[] = {1, 2, 3, 5, 22};
  uint64_t a[GH_MOST_IMPARTIAL_MOVES + 1];
  bool moves = true, days = true;
  for (unsigned day = 0; day <= 4; day++)
    days = days && gh_catalog_of (c, GH_SET_SIMPLEST, day, GH_SORT_GAME)->count == simplest[day];
  TAP_OK (days, "simplest forms of misere play by days 0 to 4");
  for (unsigned n = 0; n <= GH_MOST_IMPARTIAL_MOVES; n++) {
    const gh_catalog *const m = gh_catalog_of (c, GH_SET_MOVES, n, GH_SORT_IMPARTIAL);
    moves = moves && m && m->count == impartial_of_moves (n, a);
    for (size_t i = 0; moves && i < m->count; i++)
      moves = gh_tree_moves (m->store, m->forms[i]) == n &&
              gh_is_of_sort (m->store, m->forms[i], GH_SORT_IMPARTIAL) &&
              (i == 0 || m->forms[i - 1] != m->forms[i]);
  }
  TAP_OK (moves, "impartial forms of at most %d moves", GH_MOST_IMPARTIAL_MOVES);
  TAP_OK (!gh_catalog_of (c, GH_SET_SIMPLEST, 5, GH_SORT_GAME) &&
              !gh_catalog_of (c, GH_SET_MOVES, GH_MOST_IMPARTIAL_MOVES + 1, GH_SORT_IMPARTIAL),
          "no such catalog is too large");
}

static void catalogs (void)
{
  static const size_t forms[] = {1, 4, 256}, values[] = {1, 4, 22, 1474};
  gh_catalogs *const c = gh_catalogs_new ();
  for (unsigned day = 0; day <= 3; day++) {
    const gh_catalog *const f = gh_catalog_of (c, GH_SET_FORMS, day, GH_SORT_GAME);
    const gh_catalog *const v = gh_catalog_of (c, GH_SET_VALUES, day, GH_SORT_GAME);
    TAP_OK (day == 3 ? !f : f && f->count == forms[day], "forms by day %u", day);
    TAP_OK (v && v->count == values[day], "values by day %u", day);
  }
  TAP_OK (!gh_catalog_of (c, GH_SET_VALUES, 4, GH_SORT_GAME) &&
              !gh_catalog_of (c, GH_SET_MOVES, 8, GH_SORT_GAME),
          "no catalog is too large");
  uint64_t a[GH_MOST_MOVES + 1];
  for (unsigned n = 0; n <= 6; n++) {
    const gh_catalog *const m = gh_catalog_of (c, GH_SET_MOVES, n, GH_SORT_GAME);
    bool moves = m != NULL, sorted = true;
    for (size_t i = 0; moves && i < m->count; i++)
      moves = gh_tree_moves (m->store, m->forms[i]) == n;
    for (size_t i = 1; moves && i < m->count; i++)
      sorted = sorted && m->forms[i - 1] != m->forms[i];
    TAP_OK (moves && sorted && m->count == forms_of_moves (n, a), "%zu forms of %u moves",
            (size_t)a[n], n);
  }
  bool sorts = true;
  const gh_catalog *const all = gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_GAME);
  for (gh_sort sort = GH_SORT_GAME; sort <= GH_SORT_DICOTIC; sort++) {
    const gh_catalog *const some = gh_catalog_of (c, GH_SET_FORMS, 2, sort);
    size_t count = 0;
    for (size_t i = 0; i < all->count; i++)
      count += gh_is_of_sort (all->store, all->forms[i], sort);
    sorts = sorts && some && some->count == count && count > 0;
    sorts = sorts && gh_catalog_of (c, GH_SET_FORMS, 2, sort) == some;
  }
  TAP_OK (sorts, "the catalog of a sort has the forms of that sort, and is made once");
  TAP_OK (gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_IMPARTIAL)->count == 4 &&
              gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_INTEGER)->count == 5 &&
              gh_catalog_of (c, GH_SET_FORMS, 2, GH_SORT_DICOTIC)->count == 10,
          "4 impartial forms, 5 integers and 10 dicotic forms by day 2");
  misere_catalogs (c);
  gh_catalogs_free (c);
  gh_catalogs_free (NULL);
}

/* All sets of sets: 2^n by the day behind one by which there are n. */
static void impartial_catalogs (void)
{
  static const size_t counts[] = {1, 2, 4, 16, 65536};
  gh_catalogs *const c = gh_catalogs_new ();
  for (unsigned day = 4; day <= 4; day--) {
    const gh_catalog *const all = gh_catalog_of (c, GH_SET_FORMS, day, GH_SORT_IMPARTIAL);
    bool good = all && all->count == counts[day];
    for (size_t i = 0; good && i < all->count; i++) {
      good = gh_is_impartial (all->store, all->forms[i]) &&
             !*gh_note_of (all->store, all->forms[i], GH_NOTE_VISIT);
      *gh_note_of (all->store, all->forms[i], GH_NOTE_VISIT) = true;
    }
    TAP_OK (good, "%zu impartial forms by day %u, each once", counts[day], day);
  }
  TAP_OK (!gh_catalog_of (c, GH_SET_FORMS, 5, GH_SORT_IMPARTIAL) &&
              !gh_catalog_of (c, GH_SET_FORMS, 3, GH_SORT_GAME) &&
              !gh_catalog_of (c, GH_SET_FORMS, 3, GH_SORT_DICOTIC),
          "none by day 5, nor other forms by day 3");
  gh_catalogs_free (c);
}

int main (void)
{
  reference = gh_reference_open ();
  exhaustive_domains ();
  odometer ();
  later_domains ();
  integer_domains ();
  integers_below_0 ();
  catalogs ();
  impartial_catalogs ();
  reference->close (reference);
  return tap_done ();
}

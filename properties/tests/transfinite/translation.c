/* Numbers in normal form and their sign expansions: the same both ways, and the same order. */
#include "form/numeral.h"
#include "form/rational.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"
#include "transfinite/signs.h"
#include "transfinite/surreal.h"
#include "transfinite/translate.h"

static void table (gh_store *store)
{
  static const char *const rows[][2] = {
      {"0", "()"},
      {"3", "+^3"},
      {"3/4", "+ - +"},
      {"-5/2", "-^3 +"},
      {"1/3", "+ -^2 (+ -)^w"},
      {"2/3", "(+ -)^w"},
      {"22/7", "+^4 -^3 (+ -^2)^w"},
      {"1/12", "+ -^4 (+ -)^w"},
      {"w", "+^w"},
      {"w + 1", "+^(w + 1)"},
      {"w - 1", "+^w -"},
      {"w.1/2", "+^w -^w"},
      {"w.3/2", "+^(w.2) -^w"},
      {"w.1/3", "+^w -^(w.2) (+^w -^w)^w"},
      {"w^2 - w", "+^w^2 -^w"},
      {"w^(1/2)", "+^w -^w^2"},
      {"w^(1/4)", "+^w -^(w^2.2)"},
      {"w^(3/4)", "+^w -^w^2 +^w^2"},
      {"w^w", "+^w^w"},
      {"w^(w - 1)", "+^w^w -^w^(w + 1)"},
      {"w^(-1)", "+ -^w"},
      {"w^(-1).2", "+ -^w +"},
      {"w^(-1).1/2", "+ -^(w + 1)"},
      {"w^(-1).1/3", "+ -^(w + 2) (+ -)^w"},
      {"w^(-2)", "+ -^(w.2)"},
      {"w^(-w)", "+ -^w^2"},
      {"w^(-1/2)", "+ -^w +^w"},
      {"w^w^(-1)", "+^w -^w^3"},
      {"1 + w^(-1)", "+^2 -^w"},
      {"1 - w^(-1)", "+ - +^w"},
      {"1/2 + w^(-1)", "+ - + -^w"},
      {"1/3 + w^(-1)", "+ -^2 (+ -)^w +"},
      {"1/3 - w^(-1)", "+ -^2 (+ -)^w -"},
      {"1/3 + w^(-2)", "+ -^2 (+ -)^w + -^w"},
      {"1/3 + w^(-1/2)", "+ -^2 (+ -)^w +^w"},
      {"1/3 + w^(-1).1/3 + w^(-2)", "+ -^2 (+ -)^w + -^2 (+ -)^w +"},
      {"w^(-1) + w^(-2)", "+ -^w + -^w"},
      {"w^(-1) - w^(-2)", "+ -^(w + 1) +^w"},
      {"w + w^(1/2)", "+^(w.2) -^w^2"},
      {"w.1/3 + w^(1/2)", "+^w -^(w.2) (+^w -^w)^w +^w"},
      {"w^(1/2) + w^(1/4)", "+^w -^w^2 +^w -^w^2"},
      {"w^(1/2).1/3 + w^(1/4)", "+^w -^(w^2 + w.2) (+^w -^w)^w +^w"},
      {"w - w^(-1)", "+^w - +^w"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const a = normal (store, rows[i][0]);
    gh_form const s = gh_signs_of_normal (store, a);
    TAP_OK (true, "%s:", rows[i][0]);
    prints_signs (store, s, rows[i][1]);
    prints (store, gh_normal_of_signs (store, s), rows[i][0]);
  }
}

/* ---- many ------------------------------------------------------------------------------------ */

#define MOST_MANY 400

static gh_form many[MOST_MANY];
static size_t many_count;

/* Numbers of so many terms at most, with exponents in which all coefficients are dyadic. */
static gh_form random_number (gh_store *store, unsigned terms, unsigned height, bool dyadic)
{
  static const char *const coefficients[] = {"1",   "-1",  "2",   "-2",   "1/2", "-1/2",
                                             "3/4", "5/8", "1/3", "-1/3", "5/7", "-8/3"};
  gh_form sum = GH_ZERO;
  for (unsigned n = draw (terms + 1); n > 0; n--) {
    gh_form const e = height ? random_number (store, terms, height - 1, true) : GH_ZERO;
    gh_form const c = normal (store, coefficients[draw (dyadic ? 8 : 12)]);
    sum = gh_normal_sum (store, sum, gh_normal_product (store, gh_normal_power (store, e), c));
  }
  return sum;
}

static void make_many (gh_store *store)
{
  draw_from (11);
  for (many_count = 0; many_count < MOST_MANY; many_count++)
    many[many_count] = random_number (store, 3, 1 + (unsigned)many_count % 3, false);
}

static void there_and_back (gh_store *store)
{
  bool same = true;
  make_many (store);
  for (size_t i = 0; i < many_count; i++) {
    gh_form const s = gh_signs_of_normal (store, many[i]);
    gh_form const back = s == GH_NO_FORM ? GH_NO_FORM : gh_normal_of_signs (store, s);
    if (back != many[i]) {
      same = false;
      prints (store, many[i], "");
      if (s != GH_NO_FORM)
        prints_signs (store, s, "");
      if (back != GH_NO_FORM)
        prints (store, back, "");
    }
  }
  TAP_OK (same, "%zu numbers come back from their signs", many_count);
}

static void same_order (gh_store *store)
{
  bool same = true;
  make_many (store);
  for (size_t i = 0; i < many_count; i++)
    for (size_t k = 0; k < i && k < 60; k++) {
      gh_form const a = gh_signs_of_normal (store, many[i]);
      gh_form const b = gh_signs_of_normal (store, many[k]);
      same = same && gh_signs_compare (store, a, b) == gh_normal_compare (store, many[i], many[k]);
      gh_store_allow (store);
    }
  TAP_OK (same, "they are ordered as their signs are");
}

/* Drawn runs of small ordinal lengths, so many at most. */
static gh_form random_runs (gh_store *store, unsigned most)
{
  gh_form runs = GH_ZERO;
  for (unsigned n = draw (most + 1); n > 0; n--) {
    unsigned const size = 1 + draw (5);
    uint64_t const index = draw ((uint32_t)gh_ordinal_count (size));
    gh_form const length = gh_ordinal_at (store, size, index);
    runs = gh_signs_append (store, runs, gh_signs_run (store, draw (2) ? 1 : -1, length));
  }
  return runs;
}

static void back_and_there (gh_store *store)
{
  bool same = true;
  draw_from (12);
  for (int round = 0; round < 400; round++) {
    gh_form const s = random_runs (store, 6), a = gh_normal_of_signs (store, s);
    same = same && a != GH_NO_FORM && gh_signs_of_normal (store, a) == s;
  }
  TAP_OK (same, "400 sign expansions come back from their normal forms");
}

/* With groups, of which few are coefficients: the rest is endless in normal form. */
typedef struct attempt {
  gh_store *store;
  gh_form signs;
  bool found, same;
} attempt;

static void try_signs (void *argument)
{
  attempt *const a = argument;
  gh_form const number = gh_normal_of_signs (a->store, a->signs);
  a->found = number != GH_NO_FORM;
  a->same = !a->found || gh_signs_of_normal (a->store, number) == a->signs;
}

static void groups (gh_store *store)
{
  bool same = true, ended = true;
  unsigned found = 0;
  draw_from (13);
  for (int round = 0; round < 40; round++) {
    attempt a = {.store = store, .signs = random_runs (store, 3)};
    for (unsigned n = draw (3); n > 0; n--) {
      gh_form const group = random_runs (store, 3);
      if (group != GH_ZERO)
        a.signs = gh_signs_append (store, a.signs, gh_signs_repeat (store, group));
      a.signs = gh_signs_append (store, a.signs, random_runs (store, 2));
    }
    gh_status const status = gh_try (store, try_signs, &a);
    ended = ended && (status == GH_OK || status == GH_OVER_DEPTH || status == GH_OVER_FORMS);
    same = same && (status != GH_OK || a.same);
    found += status == GH_OK && a.found;
    gh_store_allow (store);
  }
  TAP_OK (ended, "40 sign expansions with groups are translated, or endless");
  TAP_OK (same && found > 10, "%u of them come back from their normal forms", found);
}

static void not_both (gh_store *store)
{
  TAP_OK (gh_signs_of_normal (store, normal (store, "w^(1/3)")) == GH_NO_FORM &&
              gh_signs_of_normal (store, normal (store, "1 + w^(-1/3)")) == GH_NO_FORM &&
              gh_signs_of_normal (store, normal (store, "w^w^(1/3)")) == GH_NO_FORM,
          "powers whose exponents have coefficients that are not dyadic have endless runs");
}

/* ---- arithmetic ------------------------------------------------------------------------------ */

static void quotients (gh_store *store)
{
  static const struct {
    const char *b, *a;
    unsigned terms;
    const char *quotient;
  } rows[] = {{"1", "w", 1, "w^(-1)"},
              {"1", "w", 9, "w^(-1)"},
              {"0", "w + 1", 9, "0"},
              {"1", "w + 1", 3, "w^(-1) - w^(-2) + w^(-3)"},
              {"w^2 - 1", "w + 1", 9, "w - 1"},
              {"w^3 + w", "w^2.3 + 3", 9, "w.1/3"},
              {"1", "1 - w^(-1)", 4, "1 + w^(-1) + w^(-2) + w^(-3)"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    prints (store,
            gh_normal_quotient (store, normal (store, rows[i].b), normal (store, rows[i].a),
                                rows[i].terms),
            rows[i].quotient);
}

static void halves_and_roots (gh_store *store)
{
  static const char *const halves[][2] = {{"0", "1"},         {"3", "1/8"},
                                          {"w", "w^(-1)"},    {"w + 3", "w^(-1).1/8"},
                                          {"w.2", "w^(-2)"},  {"w^2 + w + 1", "w^(-w - 1).1/2"},
                                          {"w^w", "w^(-w^w)"}};
  static const char *const squares[][2] = {{"0", "0"},
                                           {"4", "2"},
                                           {"1/9", "1/3"},
                                           {"w", "w^(1/2)"},
                                           {"w^2", "w"},
                                           {"w^w.9/4", "w^(w.1/2).3/2"},
                                           {"w^(-1)", "w^(-1/2)"}};
  static const char *const others[] = {"2", "-4", "w.2", "w + 1", "-w"};
  for (size_t i = 0; i < sizeof halves / sizeof *halves; i++)
    prints (store, gh_normal_power_of_half (store, normal (store, halves[i][0])), halves[i][1]);
  for (size_t i = 0; i < sizeof squares / sizeof *squares; i++)
    prints (store, gh_normal_square_root (store, normal (store, squares[i][0])), squares[i][1]);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    TAP_OK (gh_normal_square_root (store, normal (store, others[i])) == GH_NO_FORM,
            "%s is no square of one term", others[i]);
}

static void by_zero (gh_store *store)
{
  gh_normal_quotient (store, normal (store, "w"), GH_ZERO, 3);
}

static void run_in_store (void *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  status_of (store, *(body **)run);
}

int main (void)
{
  body *broken = by_zero;
  in_new_store ("table", table);
  in_new_store ("there and back", there_and_back);
  in_new_store ("order", same_order);
  in_new_store ("back and there", back_and_there);
  in_new_store ("groups", groups);
  in_new_store ("not both", not_both);
  in_new_store ("quotients", quotients);
  in_new_store ("halves and roots", halves_and_roots);
  TAP_OK (tap_signal_of (run_in_store, &broken, 10) == SIGABRT, "a quotient by 0 aborts");
  return tap_done ();
}

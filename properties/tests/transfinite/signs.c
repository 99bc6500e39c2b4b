/* Sign expansions: one code for each, order, parts, the simplest between, texts. */
#include "transfinite/signs.h"
#include "form/numeral.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "tests/transfinite/reading.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#include <string.h>

/* ---- texts ----------------------------------------------------------------------------------- */

static void texts (gh_store *store)
{
  static const char *const rows[][2] = {{"()", "()"},
                                        {" + ", "+"},
                                        {"+-+", "+ - +"},
                                        {"+^w -^3", "+^w -^3"},
                                        {"++--", "+^2 -^2"},
                                        {"+ +^w", "+^w"},
                                        {"+^w +^2 +^w", "+^(w.2)"},
                                        {"-^(w^2 + 1)", "-^(w^2 + 1)"},
                                        {"+ - - (+ -)^w", "+ -^2 (+ -)^w"},
                                        {"+ - (- +)^w", "+ -^2 (+ -)^w"},
                                        {"+ - - + - + (- + - +)^w", "+ -^2 (+ -)^w"},
                                        {"+-+-(+-)^w", "(+ -)^w"},
                                        {"+(-+)^w", "(+ -)^w"},
                                        {"+^2(-+)^w", "+^2 (- +)^w"},
                                        {"(+)^w -", "+^w -"},
                                        {"(+^w)^w -", "+^w^2 -"},
                                        {"(+ - +)^w", "+ (- +^2)^w"},
                                        {"(+^w - +)^w", "(+^w -)^w"},
                                        {"(+ - +^w)^w", "+ (- +^(w + 1))^w"},
                                        {"+^w(+^w -)^w", "+^(w.2) (- +^w)^w"},
                                        {"+^3(+^w -)^w", "(+^w -)^w"},
                                        {"(+-)^w (+-)^w +", "(+ -)^w (+ -)^w +"},
                                        {"(+-)^w + (-+)^w", "(+ -)^w (+ -)^w"},
                                        {"(+^w -^2 +^w -^2)^w -", "(+^w -^2)^w -"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const a = signs (store, rows[i][0]);
    prints_signs (store, a, rows[i][1]);
    TAP_OK (signs (store, rows[i][1]) == a, "and that is read as the same");
  }
}

typedef struct attempt {
  gh_store *store;
  const char *text;
  gh_error error;
} attempt;

static void read_it (void *argument)
{
  attempt *const a = argument;
  gh_signs_read (a->store, a->text, strlen (a->text), &a->error);
}

static void errors (gh_store *store)
{
  static const struct {
    const char *text;
    size_t column;
    const char *said;
  } rows[] = {
      {"", 1, "found the end of the text, expected '+', '-' or '('"},
      {"+ 3", 3, "found '3', expected '+', '-', '(' or the end of the signs"},
      {"+^0", 2, "found '^', expected an ordinal above 0"},
      {"+^(1/2)", 2, "found '^', expected an ordinal above 0"},
      {"+^", 3, "found the end of the text, expected an exponent: digits, w, or parentheses"},
      {"+ (+ -", 7, "found the end of the text, expected '+', '-' or ')'"},
      {"+ (+ (-)^w)^w", 6, "found '(', expected '+', '-' or ')'"},
      {"+ ()^w", 4, "found ')', expected '+' or '-'"},
      {"(+ -)^2", 7, "found '2', expected ^w, as often as a group is repeated"},
      {"(+ -)", 6, "found the end of the text, expected ^w, as often as a group is repeated"},
      {"() +", 4, "found '+', expected '+', '-', '(' or the end of the signs"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    attempt a = {.store = store, .text = rows[i].text};
    gh_status const status = gh_try (store, read_it, &a);
    TAP_OK (status == GH_SYNTAX && a.error.line == 1 && a.error.column == rows[i].column &&
                !strcmp (a.error.text, rows[i].said),
            "'%s': %zu: %s", rows[i].text, a.error.column, a.error.text);
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

static const char *const ascending[] = {"-^w^2",
                                        "-^w -",
                                        "-^w",
                                        "-^w +",
                                        "-^w +^w",
                                        "-^3",
                                        "-",
                                        "- +^w",
                                        "()",
                                        "+ -^(w + 1)",
                                        "+ -^w",
                                        "+ -^w + -",
                                        "+ -^w +",
                                        "+ -^3",
                                        "+ -^2 (+ -)^w -",
                                        "+ -^2 (+ -)^w",
                                        "+ -^2 (+ -)^w + -",
                                        "+ -^2 (+ -)^w (+ -)^w",
                                        "+ -^2 (+ -)^w +",
                                        "+ -^2 (+ -)^w +^w",
                                        "+ -^2 + - + - + - + - + - +",
                                        "+ -^2 + - +^2",
                                        "+ -",
                                        "+ - + -^w",
                                        "(+ - + -^2)^w",
                                        "(+ -)^w",
                                        "+ - +",
                                        "+",
                                        "+^w -^w^2",
                                        "+^w -^w",
                                        "+^w -^2",
                                        "+^w -",
                                        "+^w - + -",
                                        "(+^w -)^w",
                                        "+^w",
                                        "+^(w.2)",
                                        "+^w^2"};
enum { COUNT = sizeof ascending / sizeof *ascending };

static void order (gh_store *store)
{
  for (int i = 0; i < COUNT; i++) {
    gh_form const a = signs (store, ascending[i]);
    bool right = true;
    for (int k = 0; k < COUNT; k++) {
      gh_form const b = signs (store, ascending[k]);
      int const wanted = (i > k) - (i < k);
      bool const good = gh_signs_compare (store, a, b) == wanted &&
                        gh_signs_compare (store, gh_signs_negative (store, b),
                                          gh_signs_negative (store, a)) == wanted;
      right = right && good;
      if (!good)
        TAP_OK (false, "%s against %s", ascending[i], ascending[k]);
    }
    TAP_OK (right, "%s is less than those behind it", ascending[i]);
  }
}

/* ---- parts ----------------------------------------------------------------------------------- */

static void parts (gh_store *store)
{
  static const struct {
    const char *signs, *length, *cut, *behind, *birthday;
  } rows[] = {{"+^w -^3", "w + 1", "+^w -", "-^2", "w + 3"},
              {"+^w -^3", "5", "+^5", "+^w -^3", "w + 3"},
              {"+^3 -^w", "3", "+^3", "-^w", "w"},
              {"+^w -^w^3", "w", "+^w", "-^w^3", "w^3"},
              {"+ -^2 (+ -)^w", "6", "+ -^2 + - +", "(- +)^w", "w"},
              {"+ -^2 (+ -)^w -", "w", "+ -^2 (+ -)^w", "-", "w + 1"},
              {"(+^w -)^w +", "w.2 + 2", "+^w - +^w - +", "(+^w -)^w +", "w^2 + 1"},
              {"(+^w -)^w +", "w.2 + 1", "+^w - +^w -", "(+^w -)^w +", "w^2 + 1"},
              {"(+^w -)^w +", "w.2", "+^w - +^w", "(- +^w)^w +", "w^2 + 1"},
              {"(+^w -)^w +", "w^2 + 7", "(+^w -)^w +", "()", "w^2 + 1"},
              {"+^(w^2 + w) -^w^2", "w^2 + w.2", "+^(w^2 + w) -^w", "-^w^2", "w^2.2"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const a = signs (store, rows[i].signs), n = normal (store, rows[i].length);
    TAP_OK (true, "%s at %s:", rows[i].signs, rows[i].length);
    prints_signs (store, gh_signs_cut (store, a, n), rows[i].cut);
    prints_signs (store, gh_signs_behind (store, a, n), rows[i].behind);
    prints (store, gh_signs_birthday (store, a), rows[i].birthday);
    TAP_OK (gh_signs_append (store, gh_signs_cut (store, a, n), gh_signs_behind (store, a, n)) == a,
            "both together are the whole");
  }
  prints (store, gh_signs_pluses (store, signs (store, "+ -^w +^w - +^2")), "w + 2");
  prints (store, gh_signs_pluses (store, signs (store, "(+^w -)^w +^2")), "w^2 + 2");
  prints (store, gh_signs_pluses (store, signs (store, "- (+^2 -^w)^w -")), "w");
}

/* ---- simplest -------------------------------------------------------------------------------- */

static gh_form bound (gh_store *store, const char *text)
{
  return text ? signs (store, text) : GH_NO_FORM;
}

static void simplest (gh_store *store)
{
  static const struct {
    const char *left, *right, *between;
  } rows[] = {{NULL, NULL, "()"},
              {"()", NULL, "+"},
              {"-", NULL, "()"},
              {"+^2 -", NULL, "+^2"},
              {"+^w", NULL, "+^(w + 1)"},
              {"+^w - +", NULL, "+^w"},
              {NULL, "()", "-"},
              {NULL, "+", "()"},
              {NULL, "-^w", "-^(w + 1)"},
              {"()", "+", "+ -"},
              {"()", "+ -^w", "+ -^(w + 1)"},
              {"+", "+^w", "+^2"},
              {"+^5", "+^w -^w", "+^6"},
              {"+^w -^w", "+^w -", "+^w -^2"},
              {"+ -^2 (+ -)^w", "+ -^2 (+ -)^w +", "+ -^2 (+ -)^w + -"},
              {"+ -^2 (+ -)^w -", "+ -^2 (+ -)^w +", "+ -^2 (+ -)^w"},
              {"+ -^2 + -", "+ -^2 (+ -)^w +", "+ -^2 + - + -"},
              {"+ -^2 + -", "+ -^2 (+ -)^w", "+ -^2 + - + -"},
              {"+ -^2 (+ -)^w", "+ -^2 +", "+ -^2 + - +"},
              {"+ - +^w", "+", "+ - +^(w + 1)"},
              {"-", "+", "()"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const a = bound (store, rows[i].left), b = bound (store, rows[i].right);
    TAP_OK (true, "between %s and %s:", rows[i].left ? rows[i].left : "",
            rows[i].right ? rows[i].right : "");
    prints_signs (store, gh_signs_between (store, a, b), rows[i].between);
  }
  gh_form const all[] = {signs (store, "()"), signs (store, "-^w"), signs (store, "+ -"),
                         signs (store, "+"), signs (store, "+^w")};
  prints_signs (store, gh_signs_simplest (store, all, 3, all + 3, 2), "+ - +");
  prints_signs (store, gh_signs_simplest (store, all + 1, 1, all + 3, 0), "()");
  TAP_OK (gh_signs_simplest (store, all, 3, all, 1) == GH_NO_FORM, "there need be none");
}

/* Between any two of many, by its definition: between them, and no beginning of it is. */
static void simplest_of_many (gh_store *store)
{
  bool between = true, first = true;
  for (int i = 0; i < COUNT; i++)
    for (int k = i + 1; k < COUNT; k++) {
      gh_form const a = signs (store, ascending[i]), b = signs (store, ascending[k]);
      gh_form const x = gh_signs_between (store, a, b);
      between = between && gh_signs_compare (store, a, x) < 0 && gh_signs_compare (store, x, b) < 0;
      gh_form const birthday = gh_signs_birthday (store, x);
      for (unsigned size = 0; size < 6; size++)
        for (uint64_t j = 0; j < gh_ordinal_count (size); j++) {
          gh_form const n = gh_ordinal_at (store, size, j);
          if (gh_normal_compare (store, n, birthday) >= 0)
            continue;
          gh_form const y = gh_signs_cut (store, x, n);
          first = first && gh_signs_begins (store, y, x) && !gh_signs_begins (store, x, y) &&
                  (gh_signs_compare (store, y, a) <= 0 || gh_signs_compare (store, y, b) >= 0);
        }
    }
  TAP_OK (between, "what is between two is greater than one and less than the other");
  TAP_OK (first, "and no beginning of it is");
}

/* ---- contracts ------------------------------------------------------------------------------- */

static void no_signs (gh_store *store)
{
  gh_signs_run (store, 1, GH_ZERO);
}

static void groups_in_groups (gh_store *store)
{
  gh_signs_repeat (store, signs (store, "(+ -)^w -"));
}

static void not_between (gh_store *store)
{
  gh_signs_between (store, signs (store, "+"), signs (store, "+"));
}

static void greater_difference (gh_store *store)
{
  gh_ordinary_difference (store, normal (store, "w"), normal (store, "w + 1"));
}

static void run_in_store (void *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  status_of (store, *(body **)run);
}

static void contracts (void)
{
  static body *const broken[] = {no_signs, groups_in_groups, not_between, greater_difference};
  for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
    body *run = broken[i];
    TAP_OK (tap_signal_of (run_in_store, &run, 10) == SIGABRT, "a broken contract aborts");
  }
}

int main (void)
{
  in_new_store ("texts", texts);
  in_new_store ("errors", errors);
  in_new_store ("order", order);
  in_new_store ("parts", parts);
  in_new_store ("simplest", simplest);
  in_new_store ("simplest of many", simplest_of_many);
  contracts ();
  return tap_done ();
}

/* Long games: read, printed, added, compared. */
#include "transfinite/long.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "transfinite/normal.h"
#include "transfinite/text.h"

#include <stdlib.h>
#include <string.h>

static gh_order order (void *store, gh_form g, gh_form h)
{
  return gh_compare (store, g, h);
}

static gh_form stop (void *store, gh_form g, gh_side side)
{
  return gh_stop (store, g, side);
}

static gh_form sum (void *store, gh_form g, gh_form h)
{
  return gh_sum (store, g, h);
}

static gh_shorts by_definition (gh_store *store)
{
  return (gh_shorts){store, order, stop, sum};
}

static gh_form read (gh_store *store, const char *text)
{
  gh_error error;
  gh_shorts const shorts = by_definition (store);
  return gh_long_read (store, text, strlen (text), NULL, &shorts, &error);
}

/* ---- text ------------------------------------------------------------------------------------ */

static void texts (gh_store *store)
{
  static const char *const rows[][2] = {
      {"0", "0"},
      {"{Z|Z}", "{Z|Z}"},
      {"{ Z | Z } + ^", "{Z|Z} + ^"},
      {"-{Z|Z}", "{Z|Z}"},
      {"{Z|Z} + {Z|Z}", "0"},
      {"3.{Z|Z}", "{Z|Z}"},
      {"{N|}", "w"},
      {"2.{N|} - 1", "w.2 - 1"},
      {"w - 1 + *", "w - 1 + *"},
      {"* + w - 1", "w - 1 + *"},
      {"w^(w + 1) - 3.w", "w^(w + 1) - w.3"},
      {"\xcf\x89 + 1", "w + 1"},
      {"\\omega + 1", "w + 1"},
      {"1/2 + 1/3", "5/6"},
      {"1/2^*", "1/2 + ^*"},
      {"-1/2^* + w", "w - 1/2 + ^*"},
      {"{Z|Z} - 1/2^*", "-1/2 + {Z|Z} + v*"},
      {"-{N.^|N.^}", "-{N.^|N.^}"},
      {"{N.^|N.^} + {N.^|N.^} + 3", "3 + 2.{N.^|N.^}"},
      {"{N.^|N.^} - {N.^|N.^}", "0"},
      {"1 - 3.{N.^|N.^} + +-1", "1 - 3.{N.^|N.^} + +-1"},
      {"w + {Z|Z} - {N.^|N.^} + tiny(2)", "w + {Z|Z} - {N.^|N.^} + tiny(2)"},
      {"hack(LR(L)...) + *", "1 - w^(-1) + *"},
      {"2.hack(LRR(LR)...)", "2/3"},
      {"hack(LRR(LR)...) + hack(LRR(LR)...) + hack(LRR(LR)...)", "1"},
      {"{0|*}", "^"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const a = read (store, rows[i][0]);
    const char *const text = gh_long_print (store, a);
    char kept[100];
    TAP_OK (strlen (text) < sizeof kept && !strcmp (text, rows[i][1]), "%s is printed as %s",
            rows[i][0], text);
    strcpy (kept, text);
    TAP_OK (read (store, kept) == a, "%s is read as the same", kept);
  }
}

static const char *bad;
static gh_error told;

static void read_bad (gh_store *store)
{
  gh_shorts const shorts = by_definition (store);
  gh_long_read (store, bad, strlen (bad), NULL, &shorts, &told);
}

static void errors (gh_store *store)
{
  static const struct {
    const char *text;
    size_t column;
  } wrong[] = {{"", 1},
               {"w + ", 5},
               {"{Z|Z}+1", 6},
               {"{Z|Z} + hack(LRX(L)...)", 16},
               {"hack(LR(L)..)", 11},
               {"hack(LR", 7},
               {"hack(LR)", 8},
               {"w + {0|", 8},
               {"{Z|Z} + w*3", 10},
               {"* + {Z|", 6},
               {"w + 1/0", 7}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    bad = wrong[i].text;
    gh_status const status = status_of (store, read_bad);
    TAP_OK (status == GH_SYNTAX && told.line == 1 && told.column == wrong[i].column,
            "'%s': column %zu: %s", bad, told.column, told.text);
  }
}

/* ---- order ----------------------------------------------------------------------------------- */

static void orders (gh_store *store)
{
  static const struct {
    const char *a, *b, *order; /* = > < |, as gh_order counts them */
  } rows[] = {{"w", "1000000", ">"},
              {"-w", "w", "<"},
              {"w", "{Z|Z}", ">"},
              {"-w + 5", "{Z|Z}", "<"},
              {"{Z|Z}", "{Z|Z}", "="},
              {"{Z|Z} + 1", "{Z|Z}", ">"},
              {"{Z|Z} + *", "{Z|Z}", "|"},
              {"{Z|Z}", "5/3", "|"},
              {"{Z|Z}", "12345678901234567890", "|"},
              {"{Z|Z}", "{3|-3}", "|"},
              {"{Z|Z} + {3|-3}", "w^(1/2)", "<"},
              {"{Z|Z}", "{N.^|N.^}", "|"},
              {"w^(-1)", "^", ">"},
              {"w^(-1)", "{1|-1}", "|"},
              {"w^(-1)", "tiny(2)", ">"},
              {"1/3", "{1/4|1/2}", "<"},
              {"1/3", "{1/2|1/4}", "|"},
              {"1/3", "1/4", ">"},
              {"1 - w^(-1)", "1", "<"},
              {"1 - w^(-1)", "1v3", "<"},
              {"w + *", "w", "|"},
              {"w + ^", "w + *", "|"},
              {"w + ^^", "w + *", ">"},
              {"1/2 + *", "1/2*", "="},
              {"{N.^|N.^}", "0", "|"},
              {"{N.^|N.^}", "v", ">"},
              {"{N.^|N.^}", "*", ">"},
              {"{N.^|N.^}", "^", "|"},
              {"{N.^|N.^}", "^8", "|"},
              {"{N.^|N.^}", "1/1024", "<"},
              {"{N.^|N.^}", "-w^(-w)", ">"},
              {"{N.^|N.^}", "w^(-w)", "<"},
              {"{N.^|N.^}", "{1|-1}", "|"},
              {"{N.^|N.^}", "tiny(2)", "|"},
              {"2.{N.^|N.^}", "0", ">"},
              {"2.{N.^|N.^}", "^", ">"},
              {"2.{N.^|N.^} + ^", "{N.^|N.^}", ">"},
              {"-{N.^|N.^}", "^", "<"},
              {"{N.^|N.^} + 1", "1", "|"},
              {"{N.^|N.^} + 1", "{1|{1|{1|0}}}", "|"},
              {"{N.^|N.^}", "{-1|1}", "|"},
              {"2.{N.^|N.^}", "{-1|1}", ">"},
              {"{N.^|N.^} + {8|0,{0|-8}}", "0", "|"},
              {"{N.^|N.^} + {8|0,{^|-8}}", "0", ">"}};
  gh_shorts const shorts = by_definition (store);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const a = read (store, rows[i].a), b = read (store, rows[i].b);
    gh_order const one = gh_long_order (store, a, b, &shorts),
                   other = gh_long_order (store, b, a, &shorts);
    TAP_OK ("=><|"[one] == *rows[i].order && "=<>|"[other] == *rows[i].order, "%s %c %s, %c",
            rows[i].a, "=><|"[one], rows[i].b, "=<>|"[other]);
  }
}

static gh_form any_long (gh_store *store)
{
  static const char *const numbers[] = {"0",   "0",     "0",   "1",    "-1/2",   "w",         "-w",
                                        "w.2", "w - 1", "1/3", "-2/3", "w^(-1)", "1 - w^(-1)"};
  gh_error error;
  const char *const text = numbers[draw (sizeof numbers / sizeof *numbers)];
  gh_form const x = gh_normal_read (store, text, strlen (text), &error);
  gh_form const h = random_form (store, draw (3));
  return gh_long_make (store, x, draw (4) == 0, gh_integer (store, (int64_t)draw (5) - 2), h);
}

static void sums (gh_store *store)
{
  gh_shorts const shorts = by_definition (store);
  gh_form const zero = gh_long_of_number (store, GH_ZERO);
  unsigned wrong = 0, equal = 0;
  for (unsigned i = 0; i < 300; i++) {
    gh_form const a = any_long (store), b = any_long (store), c = any_long (store);
    gh_form const d = gh_long_difference (store, a, b, &shorts);
    gh_order const ab = gh_long_order (store, a, b, &shorts);
    wrong += gh_long_order (store, d, zero, &shorts) != ab;
    wrong += gh_long_order (store, gh_long_sum (store, a, c, &shorts),
                            gh_long_sum (store, b, c, &shorts), &shorts) != ab;
    wrong += gh_long_order (store, gh_long_negative (store, b), gh_long_negative (store, a),
                            &shorts) != ab;
    wrong += gh_long_order (store, a, gh_long_sum (store, d, b, &shorts), &shorts) != GH_EQUAL;
    gh_order const bc = gh_long_order (store, b, c, &shorts),
                   ac = gh_long_order (store, a, c, &shorts);
    wrong += ab == GH_GREATER && bc == GH_GREATER && ac != GH_GREATER;
    equal += ab == GH_EQUAL;
    gh_store_allow (store);
  }
  TAP_OK (wrong == 0, "order respects sums and negatives and is transitive: %u wrong, %u equal",
          wrong, equal);
}

/* A form whose positions are few and whose game tree is large: to play it through would take 2^80
   steps. */
static void many_ways (gh_store *store)
{
  gh_shorts const shorts = by_definition (store);
  gh_form g = game (store, "{v|-8}");
  double const start = worked ();
  for (int64_t i = 1; i <= 80; i++) {
    gh_form const answer = gh_make (store, gh_integer (store, 8), g);
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, answer);
    gh_form_add (store, GH_LEFT, gh_make (store, gh_integer (store, 8 + i), g));
    gh_form_add (store, GH_RIGHT, gh_integer (store, -8 - i));
    g = gh_form_end (store);
  }
  gh_form const a = gh_long_make (store, GH_ZERO, false, gh_integer (store, 1), g);
  gh_order const order = gh_long_order (store, a, gh_long_of_number (store, GH_ZERO), &shorts);
  TAP_OK (order == GH_LESS && worked () - start < 5, "a game with many ways: %u in %.2f seconds",
          order, worked () - start);
}

static void far_ups (gh_store *store)
{
  gh_shorts const shorts = by_definition (store);
  gh_long_option (store, gh_long_ups (store), GH_LEFT, GH_IN_UPS,
                  game (store, "123456789012345678901234567890"), &shorts);
}

static void limits (gh_store *store)
{
  TAP_OK (status_of (store, far_ups) == GH_OVER_FORMS, "so many ups are refused");
}

/* ---- moves ----------------------------------------------------------------------------------- */

static void moves (gh_store *store)
{
  static const struct {
    const char *game;
    gh_side side;
    gh_long_part part;
    const char *i, *option; /* NULL: there is none */
  } rows[] = {{"w", GH_LEFT, GH_IN_FIRST_TERM, "7", "7"},
              {"w", GH_LEFT, GH_IN_FIRST_TERM, "-1", NULL},
              {"w", GH_RIGHT, GH_IN_FIRST_TERM, "0", NULL},
              {"-w.2 + *", GH_RIGHT, GH_IN_FIRST_TERM, "3", "-w - 3 + *"},
              {"w^2 - 1", GH_LEFT, GH_IN_FIRST_TERM, "3", "w.3 - 1"},
              {"w^(1/2)", GH_LEFT, GH_IN_FIRST_TERM, "3", NULL},
              {"w.1/2", GH_LEFT, GH_IN_FIRST_TERM, "3", NULL},
              {"w - 1", GH_RIGHT, GH_IN_CONSTANT, "0", "w"},
              {"w - 1", GH_LEFT, GH_IN_CONSTANT, "0", NULL},
              {"w + 1/2 + *", GH_LEFT, GH_IN_CONSTANT, "0", "w + *"},
              {"1/3", GH_LEFT, GH_IN_CONSTANT, "0", NULL},
              {"{Z|Z} + w", GH_RIGHT, GH_IN_INTEGERS, "-123456789012345678901234567890",
               "w - 123456789012345678901234567890"},
              {"w", GH_RIGHT, GH_IN_INTEGERS, "0", NULL},
              {"2.{N.^|N.^}", GH_RIGHT, GH_IN_UPS, "0", "{N.^|N.^}"},
              {"-{N.^|N.^}", GH_LEFT, GH_IN_UPS, "4", "v4"},
              {"{N.^|N.^}", GH_LEFT, GH_IN_UPS, "-1", NULL},
              {"{Z|Z} + ^", GH_LEFT, GH_IN_SHORT, "0", "{Z|Z}"},
              {"{Z|Z} + ^", GH_LEFT, GH_IN_SHORT, "1", NULL},
              {"{Z|Z} + ^", GH_RIGHT, GH_IN_SHORT, "0", "{Z|Z} + *"}};
  gh_shorts const shorts = by_definition (store);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const option = gh_long_option (store, read (store, rows[i].game), rows[i].side,
                                           rows[i].part, game (store, rows[i].i), &shorts);
    TAP_OK (option == (rows[i].option ? read (store, rows[i].option) : GH_NO_FORM),
            "%s to %s, move %s", rows[i].game, rows[i].option ? rows[i].option : "nothing",
            rows[i].i);
  }
}

static void birthdays (gh_store *store)
{
  static const char *const rows[][2] = {{"w^w + 3", "w^w + 3"},
                                        {"-w^2", "w^2"},
                                        {"0", "0"},
                                        {"{Z|Z}", "w"},
                                        {"{N.^|N.^}", "w"},
                                        {"-{N.^|N.^}", "w"},
                                        {"1/3", "w"},
                                        {"5/4 - w^(-1)", "w"},
                                        {"w^(-1)", "w"},
                                        {"w - 1", NULL},
                                        {"w^(-1).2", NULL},
                                        {"1/3 + w^(-1)", NULL},
                                        {"{Z|Z} + 1", NULL},
                                        {"{Z|Z} + {N.^|N.^}", NULL},
                                        {"2.{N.^|N.^}", NULL},
                                        {"w + *", NULL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const day = gh_long_birthday (store, read (store, rows[i][0]));
    const char *const text = day == GH_NO_FORM ? "unknown" : gh_normal_print (store, day);
    TAP_OK (!strcmp (text, rows[i][1] ? rows[i][1] : "unknown"), "the birthday of %s: %s",
            rows[i][0], text);
  }
}

int main (void)
{
  in_new_store ("texts", texts);
  in_new_store ("errors", errors);
  in_new_store ("orders", orders);
  in_new_store ("sums", sums);
  in_new_store ("many ways", many_ways);
  in_new_store ("limits", limits);
  in_new_store ("moves", moves);
  in_new_store ("birthdays", birthdays);
  return tap_done ();
}

/* Texts of loopy games: what is printed is read as the same, and what is wrong is told with its
   place. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "loopy/code.h"
#include "loopy/text.h"
#include "loopy/value.h"
#include "reference/reference.h"
#include "tests/memory.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static gh_form read_game (gh_store *store, const char *text)
{
  gh_error error;
  return gh_loopy_read (store, text, strlen (text), &error);
}

static void round_trips (gh_store *store)
{
  static const char *const rows[][3] = {
      /* text, printed for people, printed for engines in braces */
      {"on where on = {on|}", "on", "a where a = {a|}"},
      {"a where a = {0|b}, b = {a|0}", "a where a = {0|b}, b = {a|0}",
       "a where a = {0|b}, b = {a|0}"},
      {"{over|0}", "{over|0}", "{a|0} where a = {0|a}"},
      {"upon", "upon", "a where a = {a|{0|0}}"},
      {"tis", "tis", "a where a = {b|}, b = {|a}"},
      {"tisn", "tisn", "a where a = {|b}, b = {a|}"},
      {"-over", "under", "a where a = {a|0}"},
      {"on + off", "dud", "a where a = {a|a}"},
      {"over - over where over = {|}", "0", "0"},
      {"{1||0|a} where a = {a|}", "{1||0|on}", NULL},
      {"1 + *", "{1,*|1}", "{{0|},{0|0}|{0|}}"},
      {"{on|0,{on|0}}", "{on|0,a} where a = {on|0}", NULL},
      {" dud ", "dud", NULL},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char text[200];
    gh_form const code = read_game (store, rows[i][0]);
    snprintf (text, sizeof text, "%s", gh_loopy_print (store, code, GH_STYLE_FULL, true));
    bool const right = rows[i][1][0] == '{' || !strcmp (text, rows[i][1]);
    TAP_OK (right, "%s is %s", rows[i][0], text);
    TAP_OK (read_game (store, text) == code, "which is read as the same");
    snprintf (text, sizeof text, "%s", gh_loopy_print (store, code, GH_STYLE_BRACES, false));
    TAP_OK (read_game (store, text) == code, "and so is %s", text);
    TAP_OK (!rows[i][2] || !strcmp (text, rows[i][2]), "as it should be");
  }
}

/* What the notation of short games writes with letters and signs is no name. */
static void short_games (gh_store *store)
{
  size_t same = 0, games = 0;
  for (int ups = -5; ups <= 5; ups++)
    for (uint64_t nimber = 0; nimber < 4; nimber++)
      for (int number = -1; number <= 1; number++, games++) {
        gh_form const form =
            gh_shape_make (store, (gh_number_up_star){gh_fraction (store, number, 1), ups, nimber});
        char text[200];
        snprintf (text, sizeof text, "%s", gh_print (store, form, GH_STYLE_FULL));
        bool const found = read_game (store, text) == gh_loopy_of_form (store, form);
        same += found;
        if (!found)
          printf ("# %s is read as another game\n", text);
      }
  TAP_OK (same == games, "%zu of %zu short games are read as they are printed", same, games);
}

static const struct {
  const char *text;
  size_t column;
  const char *said;
} errors[] = {
    {"", 1, "expected a game"},
    {"foo", 1, "found 'foo'"},
    {"{on|", 5, "expected '}'"},
    {"{on}", 4, "expected '|'"},
    {"{on|0|off}", 4, "equally long"},
    {"on + ", 6, "expected a game"},
    {"on * 2", 3, "expected nothing behind a name"},
    {"{on|{0|1/3}}", 10, "power of two"},
    {"a where", 8, "expected a name"},
    {"a where a", 10, "expected '='"},
    {"a where a = b", 13, "expected '{'"},
    {"a where a = {|}, a = {|}", 18, "defined already"},
    {"a where v = {|}", 9, "expected a name"},
    {"a where a = {a|} b", 17, "expected ','"},
    {"on + 1000", 6, "1000 positions"},
    {"on + 600 + 600", 1, "1000 positions"},
};

static gh_error told;
static const char *bad;

static void read_bad (gh_store *store)
{
  gh_loopy_read (store, bad, strlen (bad), &told);
}

static void values (gh_store *store)
{
  static const char *const grundy[] = {"0", "7", "inf{}", "inf{0,2}", "none"};
  static const char *const outcomes[] = {"LL", "LD", "LR", "DL", "DD", "DR", "RL", "RD", "RR"};
  gh_error error;
  for (size_t i = 0; i < sizeof grundy / sizeof *grundy; i++) {
    gh_form const value =
        gh_loopy_value_read (store, GH_LOOPY_GRUNDY, grundy[i], strlen (grundy[i]), &error);
    TAP_OK (!strcmp (gh_loopy_value_print (store, GH_LOOPY_GRUNDY, value, GH_STYLE_FULL, true),
                     grundy[i]),
            "%s is printed so", grundy[i]);
  }
  for (size_t i = 0; i < sizeof outcomes / sizeof *outcomes; i++) {
    gh_form const value = gh_loopy_value_read (store, GH_LOOPY_OUTCOME, outcomes[i], 2, &error);
    TAP_OK (!strcmp (gh_loopy_value_print (store, GH_LOOPY_OUTCOME, value, GH_STYLE_FULL, true),
                     outcomes[i]),
            "%s is printed so", outcomes[i]);
  }
}

/* A game that is read, printed, added and asked about. */
static gh_engine *engine;

static void use (gh_store *store)
{
  gh_form const game = read_game (store, "a - on + {0|^} where a = {b,1|*}, b = {a|b}");
  gh_value const arguments[] = {gh_argument (GH_ASK_LOOPY_COMPARE, game),
                                gh_argument (GH_ASK_LOOPY_COMPARE, read_game (store, "dud"))};
  gh_value answer;
  gh_loopy_print (store, gh_loopy_sum (store, game, gh_loopy_negative (store, game)), GH_STYLE_FULL,
                  true);
  engine->ask (engine, store, GH_ASK_LOOPY_COMPARE, arguments, &answer);
}

int main (void)
{
  engine = gh_reference_open ();
  out_of_memory ("loopy games", use);
  engine->close (engine);
  in_new_store ("round trips", round_trips);
  in_new_store ("short games", short_games);
  in_new_store ("values", values);
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
    bad = errors[i].text;
    gh_status const status = status_of (store, read_bad);
    TAP_OK (status == GH_SYNTAX && told.column == errors[i].column &&
                strstr (told.text, errors[i].said),
            "'%s': column %zu, %s", bad, told.column, told.text);
  }
  gh_store_free (store);
  return tap_done ();
}

/* Positions as texts: what is printed is read again, and what cannot be read is told. */
#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static bool all_well;

static void there_and_back (gh_store *store, const gh_ruleset *ruleset, const char *text)
{
  (void)store;
  char printed[GH_POSITION_TEXT];
  gh_position const p = position_of (ruleset, text);
  memset (printed, '?', sizeof printed);
  ruleset->print (p, printed);
  all_well = all_well && memchr (printed, '\0', sizeof printed) &&
             same_position (position_of (ruleset, printed), p);
}

static void test_round_trips (gh_store *store, const gh_ruleset *ruleset)
{
  char text[GH_POSITION_TEXT];
  all_well = true;
  each_small_text (store, ruleset, 6, there_and_back);
  for (unsigned i = 0; i < 2000; i++) {
    random_text (ruleset, 8, ruleset->rows ? 8 : 63, text);
    there_and_back (store, ruleset, text);
  }
  TAP_OK (all_well, "%s: what is printed is read as the same position", ruleset->name);
}

/* Texts with their usual form. */
static void test_sizes (void)
{
  static const struct {
    const gh_ruleset *ruleset;
    const char *text, *printed;
  } rows[] = {
      {&gh_domineering, "2,3", ".../..."},
      {&gh_domineering, "2, 3", ".../..."},
      {&gh_domineering, "8,1", "./././././././."},
      {&gh_domineering, "../.#/##", "../.#"},
      {&gh_domineering, "###", "#"},
      {&gh_domineering, "#./.", "#./.#"},
      {&gh_clobber, "2,3", "xox/oxo"},
      {&gh_clobber, "1,1", "x"},
      {&gh_clobber, "...", "."},
      {&gh_snort, "2,2", "../.."},
      {&gh_snort, "L.R#", "L.R"},
      {&gh_col, "2,2", "../.."},
      {&gh_col, "L.R#", "L.R"},
      {&gh_konane, "xo./.#x", "xo./.#x"},
      {&gh_konane, "x.#/###", "x."},
      {&gh_cutcake, "2,3", "2,3"},
      {&gh_cutcake, "1,4+ 2, 3 +1,1", "2,3+1,4"},
      {&gh_cutcake, "1,1+1,1", "1,1"},
      {&gh_cutcake, "8,8", "8,8"},
      {&gh_toads_and_frogs, "TT..FF", "TT..FF"},
      {&gh_hackenbush, "LRRL", "LRRL"},
      {&gh_hackenbush, "ELERE", "ELERE"},
      {&gh_hackenbush, "", "0"},
      {&gh_hackenbush, "0", "0"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char printed[GH_POSITION_TEXT];
    rows[i].ruleset->print (position_of (rows[i].ruleset, rows[i].text), printed);
    TAP_OK (!strcmp (printed, rows[i].printed), "%s(%s) is %s", rows[i].ruleset->name, rows[i].text,
            printed);
  }
}

#define TEN "TTTTTTTTTT"
#define SIXTY TEN TEN TEN TEN TEN TEN

static void test_refused (const gh_ruleset *ruleset, const char *const *texts, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    gh_position p;
    char error[200] = "";
    TAP_OK (!ruleset->read (texts[i], &p, error, sizeof error) &&
                !strncmp (error, "expected ", 9) && strlen (error) < 190,
            "%s(%s) is no position", ruleset->name, texts[i]);
  }
}

static void test_errors (void)
{
  static const char *const boards[] = {"",
                                       "9,1",
                                       "1,9",
                                       "0,1",
                                       "1,0",
                                       "1",
                                       "1,2,3",
                                       "1,2 ",
                                       "/..",
                                       "../",
                                       ".//.",
                                       "y",
                                       "-1,2",
                                       "+/+",
                                       ".........",
                                       ". .",
                                       "12,1",
                                       "1,12",
                                       "././././././././."};
  static const char *const toads[] = {"", "TT FF", "TF/FT", "t", SIXTY "TTTT", "5"};
  static const char *const strings[] = {"LRX", "l", "L R", "LLLL0", "L/R"};
  static const char *const cakes[] = {"",     "9,1",  "1,0",     "1",  "1,2,3", "1,2/", "+1,2",
                                      "1,2+", "12,1", "8,8+1,1", "..", "1.2",   "1,12"};
  test_refused (&gh_cutcake, cakes, sizeof cakes / sizeof *cakes);
  test_refused (&gh_toads_and_frogs, toads, sizeof toads / sizeof *toads);
  test_refused (&gh_hackenbush, strings, sizeof strings / sizeof *strings);
  for (size_t i = 0; gh_rulesets[i]; i++)
    if (gh_rulesets[i]->rows)
      test_refused (gh_rulesets[i], boards, sizeof boards / sizeof *boards);
  char error[200];
  gh_position p;
  TAP_OK (gh_toads_and_frogs.read (SIXTY "TTT", &p, error, sizeof error) && p.word[1] >> 63,
          "63 squares");
  TAP_OK (gh_ruleset_named ("snort", 5) == &gh_snort && !gh_ruleset_named ("snort", 4) &&
              !gh_ruleset_named ("snorts", 6),
          "rulesets by name");
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  draw_from (5);
  for (size_t i = 0; gh_rulesets[i]; i++)
    test_round_trips (store, gh_rulesets[i]);
  test_sizes ();
  test_errors ();
  gh_store_free (store);
  return tap_done ();
}

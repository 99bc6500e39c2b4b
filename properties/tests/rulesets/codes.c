/* Positions and their options as codes: what is printed is read again, in any order, and what
   cannot be read is told with its place. */
#include "reference/positions.h"
#include "rulesets/code.h"
#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

typedef struct task {
  gh_store *store;
  const gh_ruleset *ruleset;
  gh_position position;
  bool good;
} task;

static void there_and_back (void *argument)
{
  task *const t = argument;
  char text[(2 * GH_POSITION_MOVES + 1) * GH_POSITION_TEXT];
  gh_position position;
  gh_error error;
  gh_form const code = gh_position_code (t->store, t->ruleset, t->position);
  const gh_ruleset *const ruleset = gh_position_of_code (t->store, code, &position);
  gh_form const options = gh_options_code (t->store, code);
  strcpy (text, gh_position_print (t->store, code));
  t->good = ruleset == t->ruleset && same_position (position, t->position) &&
            gh_position_read (t->store, text, strlen (text), &error) == code;
  strcpy (text, gh_options_print (t->store, options));
  t->good = t->good && gh_options_read (t->store, code, text, strlen (text), &error) == options &&
            gh_options_on_text (t->store, code) == options;
}

static size_t seen;
static char wrong[GH_POSITION_TEXT];

static void check (gh_store *store, const gh_ruleset *ruleset, const char *text)
{
  task t = {store, ruleset, position_of (ruleset, text), false};
  gh_store_empty (store);
  seen++;
  if (gh_try (store, there_and_back, &t) != GH_OK || !t.good)
    strcpy (wrong, text);
}

static void test_codes (gh_store *store, const gh_ruleset *ruleset)
{
  char text[GH_POSITION_TEXT];
  seen = 0;
  *wrong = '\0';
  each_small_text (store, ruleset, 4, check);
  for (unsigned i = 0; i < 200; i++) {
    random_text (ruleset, 8, ruleset->rows ? 8 : 63, text);
    check (store, ruleset, text);
  }
  TAP_OK (!*wrong && seen > 200, "%s: %zu codes are read as they are printed%s%s", ruleset->name,
          seen, *wrong ? "; wrong: " : "", wrong);
}

/* ---- texts of others ------------------------------------------------------------------------- */

static gh_form code_of (gh_store *store, const char *text)
{
  gh_error error;
  return gh_position_read (store, text, strlen (text), &error);
}

static void test_orders (gh_store *store)
{
  static const char *const rows[][2] = {{"domineering ../..", "./. #./#. | ../## ##"},
                                        {"domineering ../..", "  #./#. ./.   ./.|##/..  ../##  "},
                                        {"toads  T.F ", ".TF|TF."},
                                        {"cutcake 1,1+2,3", "1,2+1,1+2,2 | 1,3+1,3"},
                                        {"cutcake 2,3", "2,1+2,2 | 1,3+1,3"},
                                        {"hack L", "0|"},
                                        {"hack 0", "|"},
                                        {"snort #", " | "}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_error error = {.text = ""};
    gh_form const code = code_of (store, rows[i][0]);
    gh_form const options = gh_options_read (store, code, rows[i][1], strlen (rows[i][1]), &error);
    /* the first text of domineering and the first of cakes lack one, or have another */
    TAP_OK ((options == gh_options_code (store, code)) == (i != 0 && i != 3), "%s: %s", rows[i][0],
            rows[i][1]);
  }
}

typedef struct reading {
  gh_store *store;
  const char *of, *text; /* of: NULL: it is a position */
  gh_error error;
} reading;

static void read (void *argument)
{
  reading *const r = argument;
  if (r->of)
    gh_options_read (r->store, code_of (r->store, r->of), r->text, strlen (r->text), &r->error);
  else
    gh_position_read (r->store, r->text, strlen (r->text), &r->error);
}

static void test_errors (gh_store *store)
{
  static const struct {
    const char *of, *text;
    size_t column;
    const char *error;
  } rows[] = {
      {NULL, "", 1, "found '', expected a ruleset such as domineering"},
      {NULL, "chess e4", 1, "found 'chess', expected a ruleset such as domineering"},
      {NULL, "toads", 6,
       "found '', expected 1 to 63 letters T, F and . (a free square) such as TT..FF"},
      {NULL, "hack LR LR", 9, "found 'LR', expected the end"},
      {"hack L", "0", 2, "found '', expected a bar between the options of Left and of Right"},
      {"hack L", "0 | | 0", 5, "found '|', expected one bar only"},
      {"toads T.F", ".TF | TG.", 7,
       "found 'TG.', expected 1 to 63 letters T, F and . (a free square) such as TT..FF"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .of = rows[i].of, .text = rows[i].text};
    bool const told = gh_try (store, read, &r) == GH_SYNTAX && r.error.column == rows[i].column &&
                      !strcmp (r.error.text, rows[i].error);
    TAP_OK (told, "'%s': column %zu, %s", rows[i].text, r.error.column, r.error.text);
  }
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  draw_from (9);
  for (size_t i = 0; gh_rulesets[i]; i++)
    test_codes (store, gh_rulesets[i]);
  gh_store_free (store);
  in_new_store ("in any order", test_orders);
  in_new_store ("errors", test_errors);
  return tap_done ();
}

/* Answers whose positions have names, since their trees would be too long. */
#include "adapter/inside.h"
#include "form/measure.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

typedef struct reading {
  gh_store *store;
  const char *text;
  gh_reply reply;
  gh_value value;
  char why[200];
} reading;

static void read_it (void *argument)
{
  reading *const r = argument;
  r->why[0] = 0;
  r->reply = answer_read (r->store, GH_ASK_NEGATE, r->text, strlen (r->text), &r->value, r->why,
                          sizeof r->why);
}

static void test_games (void)
{
  static const struct {
    const char *answer, *game;
  } rows[] = {
      {"let g1 = * ; g1", "*"},
      {"let g1 = {1|{0|-1}} ; let g2 = {g1,*|g1} ; {g2|g1}", "{{{1||0|-1},*|{1||0|-1}}|{1||0|-1}}"},
      {"let g7 = 1/2 ; let g3 = {g7|} ; {g3,g7|0}", "{{1/2|},1/2|0}"},
      {"let g1 = * ; 3", "3"},
  };
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .text = rows[i].answer};
    gh_status const status = gh_try (store, read_it, &r);
    TAP_OK (!status && r.reply == GH_ANSWERED && r.value.form == game (store, rows[i].game),
            "%s: %s", rows[i].answer, r.why);
  }
  gh_store_free (store);
}

static void test_mistakes (void)
{
  static const struct {
    const char *answer, *words;
  } rows[] = {
      {"let g1 = *", "column 11: expected ' ; ' and a game, after a name was given"},
      {"let g1 * ; g1", "column 7: expected ' = '"},
      {"let x1 = * ; x1", "column 5: expected a name: g and a number below 1000000"},
      {"let g1000000 = * ; 0", "column 5: expected a name: g and a number below 1000000"},
      {"let g1 = * ; let g1 = 0 ; g1",
       "column 18: expected a name that this answer gave to no game yet"},
      {"let g1 = * ; g2", "column 14: found 'g', expected a game"},
      {"let g1 = {g1|} ; g1", "column 11: found 'g', expected a game"},
      {"let g1 = * ; {0|", "column 17: found the end of the text, expected a game, '|' or '}'"},
      {"let g1 = * ; ", "column 14: found the end of the text, expected a game"},
  };
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    reading r = {.store = store, .text = rows[i].answer};
    gh_status const status = gh_try (store, read_it, &r);
    TAP_OK (!status && r.reply == GH_FINDING && !strcmp (r.why, rows[i].words), "%s: %s",
            rows[i].answer, r.why);
  }
  gh_store_free (store);
}

#define DEPTH 60 /* positions, and 2^60 moves in the tree */

static void test_size (void)
{
  char text[40 * DEPTH];
  size_t length = (size_t)sprintf (text, "let g1 = {1|-1} ; ");
  for (int i = 2; i <= DEPTH; i++)
    length += (size_t)sprintf (text + length, "let g%d = {g%d|{0|g%d}} ; ", i, i - 1, i - 1);
  sprintf (text + length, "g%d", DEPTH);
  gh_store *const store = gh_store_new (NULL, NULL);
  reading r = {.store = store, .text = text};
  gh_status const status = gh_try (store, read_it, &r);
  TAP_OK (!status && r.reply == GH_ANSWERED && gh_tree_moves (store, r.value.form) > 1ull << DEPTH,
          "%d positions with a tree of more than 2^%d moves", DEPTH, DEPTH);
  gh_store_free (store);
}

int main (void)
{
  test_games ();
  test_mistakes ();
  test_size ();
  return tap_done ();
}

/* Answers whose positions have names, since their trees would be too long. */
#include "adapter/lines/inside.h"
#include "adapter/lines/share.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
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
  r->reply = answer_read (r->store, GH_ASK_NEGATE, GH_ZERO, r->text, strlen (r->text), &r->value,
                          r->why, sizeof r->why);
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

/* ---- written, and read again ----------------------------------------------------------------- */

#define MOST_LENGTH 3000 /* bytes of a text */

typedef struct writing {
  gh_store *store;
  gh_form form;
  bytes room;
  const char *text;
} writing;

static void write_it (void *argument)
{
  writing *const w = argument;
  w->text = share_print (w->store, w->form, 1, &w->room);
}

static void add_some (gh_store *store, gh_side side, const gh_form *from, uint32_t count)
{
  for (uint32_t more = draw (3); more > 0; more--)
    gh_form_add (store, side, from[draw (count)]);
}

/* So many positions at most, each with a few of those before it as options. */
static gh_form random_shared (gh_store *store, size_t count)
{
  gh_form made[DEPTH] = {GH_ZERO, gh_integer (store, 1)};
  for (size_t i = 2; i < count; i++) {
    uint32_t const last = i < 6 ? (uint32_t)i : 6; /* mostly the latest, so that trees are large */
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, made[i - 1]);
    add_some (store, GH_LEFT, made + i - last, last);
    add_some (store, GH_RIGHT, made + i - last, last);
    made[i] = gh_form_end (store);
  }
  return made[count - 1];
}

static void test_rounds (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.length = MOST_LENGTH;
  gh_store *const store = gh_store_new (&limits, NULL);
  size_t wrong = 0, shared = 0;
  writing w = {.store = store};
  for (size_t i = 0; i < 2000; i++) {
    w.form = random_shared (store, 3 + i % (DEPTH - 3));
    gh_status const status = gh_try (store, write_it, &w);
    reading r = {.store = store, .text = w.text};
    wrong +=
        status || gh_try (store, read_it, &r) || r.reply != GH_ANSWERED || r.value.form != w.form;
    wrong += strlen (w.text) > MOST_LENGTH || strchr (w.text, '\n') != NULL;
    shared += !strncmp (w.text, "let g1 = ", 9);
  }
  TAP_OK (wrong == 0, "what is written is read as the same form: %zu are not", wrong);
  TAP_OK (shared > 200 && shared < 1800, "%zu of 2000 need names", shared);
  bytes_free (&w.room);
  gh_store_free (store);
}

/* Large trees with a short text, on their own and inside others. */
static void test_short_texts (void)
{
  static const char *const texts[] = {"1000000", "^1000", "-1/1024", "^100000*3", "{^2000|v2000}"};
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    writing w = {.store = store, .form = game (store, texts[i])};
    gh_status const status = gh_try (store, write_it, &w);
    TAP_OK (!status && strlen (w.text) < 20 && game (store, w.text) == w.form, "%s: %s", texts[i],
            status ? "" : w.text);
    bytes_free (&w.room);
  }
  gh_store_free (store);
}

/* 2^60 moves within 3,000 bytes; and not within 300. Positions of ups have a short text, and no
   names. */
static void check_limit (uint32_t most, gh_status expected)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.length = most;
  gh_store *const store = gh_store_new (&limits, NULL);
  writing w = {.store = store, .form = game (store, "{^2000|v2000}")};
  for (int i = 0; i < DEPTH; i++)
    w.form = gh_make (store, w.form, gh_make (store, GH_ZERO, w.form));
  gh_status const status = gh_try (store, write_it, &w);
  TAP_OK (status == expected, "within %u bytes: %d", most, status);
  bytes_free (&w.room);
  gh_store_free (store);
}

static void test_limit (void)
{
  check_limit (3000, GH_OK);
  check_limit (300, GH_OVER_LENGTH);
}

int main (void)
{
  test_rounds ();
  test_short_texts ();
  test_limit ();
  test_games ();
  test_mistakes ();
  test_size ();
  return tap_done ();
}

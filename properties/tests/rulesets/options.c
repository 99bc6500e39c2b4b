/* Options of positions, against the rules as the reference has them, on texts. */
#include "reference/positions.h"
#include "tests/rulesets/texts.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <stdlib.h>

static size_t texts_seen, options_seen;
static char wrong[GH_POSITION_TEXT];

static int by_words (const void *a, const void *b)
{
  const gh_position *const p = a, *const q = b;
  int const first = (p->word[0] > q->word[0]) - (p->word[0] < q->word[0]);
  return first ? first : (p->word[1] > q->word[1]) - (p->word[1] < q->word[1]);
}

static void compare (gh_store *store, const gh_ruleset *ruleset, const char *text)
{
  (void)store;
  gh_position const p = position_of (ruleset, text);
  texts_seen++;
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
    static gh_texts expected;
    gh_position found[GH_POSITION_MOVES], wanted[GH_POSITION_MOVES];
    size_t const count = ruleset->options (p, side, found);
    gh_moves_on_text (ruleset, text, side, &expected);
    bool good = count == expected.count;
    for (size_t i = 0; i < expected.count; i++)
      wanted[i] = position_of (ruleset, expected.text[i]);
    qsort (found, count, sizeof *found, by_words);
    qsort (wanted, expected.count, sizeof *wanted, by_words);
    for (size_t i = 0; i < count && good; i++)
      good = same_position (found[i], wanted[i]);
    if (!good)
      snprintf (wrong, sizeof wrong, "%s", text);
    options_seen += count;
  }
}

static void test_options (gh_store *store, const gh_ruleset *ruleset)
{
  char text[GH_POSITION_TEXT];
  texts_seen = options_seen = 0;
  *wrong = '\0';
  each_small_text (store, ruleset, 6, compare);
  for (unsigned i = 0; i < 2000; i++) {
    random_text (ruleset, 8, ruleset->rows ? 8 : 63, text);
    compare (store, ruleset, text);
  }
  TAP_OK (!*wrong && 3 * options_seen > texts_seen, "%s: %zu options of %zu positions%s%s",
          ruleset->name, options_seen, texts_seen, *wrong ? "; wrong: " : "", wrong);
}

static void most_options (void)
{
  gh_position list[GH_POSITION_MOVES];
  gh_position const squares = position_of (&gh_clobber, "8,8");
  TAP_OK (gh_clobber.options (squares, GH_LEFT, list) == 112, "112 moves on a full board");
  gh_position const strings[] = {
      position_of (&gh_hackenbush,
                   "LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLL"),
      position_of (&gh_hackenbush,
                   "RLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLR"),
      position_of (&gh_hackenbush,
                   "LRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRL"),
      position_of (&gh_hackenbush,
                   "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE"),
  };
  TAP_OK (gh_hackenbush.options (strings[0], GH_LEFT, list) == 64 &&
              same_position (list[63], (gh_position){{UINT64_MAX >> 1, 0}}) &&
              gh_hackenbush.options (strings[0], GH_RIGHT, list) == 0 &&
              gh_hackenbush.options (strings[3], GH_RIGHT, list) == 64 &&
              same_position (list[63], (gh_position){{UINT64_MAX >> 1, UINT64_MAX >> 1}}),
          "64 edges");
  gh_component parts[GH_POSITION_MOVES];
  TAP_OK (gh_hackenbush.split (strings[0], parts) == 1 && !parts[0].mirrored &&
              same_position (parts[0].position, strings[0]) &&
              gh_hackenbush.split (strings[1], parts) == 1 && parts[0].mirrored &&
              same_position (parts[0].position, strings[2]) &&
              gh_hackenbush.split (strings[3], parts) == 1 && !parts[0].mirrored &&
              same_position (parts[0].position, strings[3]),
          "and their dress");
}

int main (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  draw_from (7);
  for (size_t i = 0; gh_rulesets[i]; i++)
    test_options (store, gh_rulesets[i]);
  most_options ();
  gh_store_free (store);
  return tap_done ();
}

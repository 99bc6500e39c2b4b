/* Section 2.1: which games there are, and that their plays end. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "theory/theory.h"

#include <inttypes.h>
#include <string.h>

/* How many moves can be made in a row, by whomever: the positions that k moves lead to, for k = 0,
   1, ..., until there is none. */
static int64_t longest_play (gh_trial *t, gh_form g)
{
  gh_store *const store = t->store;
  const gh_form *list;
  size_t const count = gh_positions (store, g, &list);
  gh_form after[512], next[512];
  size_t after_count = 1;
  int64_t moves = -1;
  if (count > 512)
    gh_end_case (t, GH_STEP_LIMIT, "more than 512 positions");
  for (after[0] = g; after_count > 0; moves++) {
    size_t next_count = 0;
    for (size_t i = 0; i < after_count; i++)
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
        GH_EACH (store, side, x, after[i]) {
          bool there = false;
          for (size_t k = 0; k < next_count && !there; k++)
            there = next[k] == x;
          if (!there)
            next[next_count++] = x;
        }
    memcpy (after, next, next_count * sizeof *next);
    after_count = next_count;
  }
  return moves;
}

/* 2.1.x1, and {0,1,...,n-1|} shows that no bound serves for all games. */
THEOREM (longest_plays)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  int64_t birthday;
  gh_expect (t,
             gh_small_integer (t->store, gh_form_birthday (t->store, g), 0, 1000, &birthday) &&
                 longest_play (t, g) == birthday,
             "the longest play has as many moves as the birthday says");
  int64_t const n = 1 + birthday % 8;
  gh_form_begin (t->store);
  for (int64_t i = 0; i < n; i++)
    gh_form_add (t->store, GH_LEFT, gh_integer (t->store, i));
  gh_expect (t, longest_play (t, gh_form_end (t->store)) == n,
             "{0,...,%" PRId64 "|} has a play of %" PRId64 " moves", n - 1, n);
}

/* All pairs of sets of the games created before, built into `made`; returns how many differ. */
static size_t next_day (gh_store *store, const gh_form *before, size_t count, gh_form *made)
{
  size_t found = 0;
  for (unsigned left = 0; left < 1u << count; left++)
    for (unsigned right = 0; right < 1u << count; right++) {
      gh_form_begin (store);
      for (size_t i = 0; i < count; i++) {
        if (left >> i & 1)
          gh_form_add (store, GH_LEFT, before[i]);
        if (right >> i & 1)
          gh_form_add (store, GH_RIGHT, before[i]);
      }
      gh_form const form = gh_form_end (store);
      bool known = false;
      for (size_t i = 0; i < found && !known; i++)
        known = made[i] == form;
      if (!known)
        made[found++] = form;
    }
  return found;
}

THEOREM (creation)
{
  gh_form zero[1], one[4], two[256];
  gh_expect (t, next_day (t->store, NULL, 0, zero) == 1, "one game from no games");
  gh_expect (t, next_day (t->store, zero, 1, one) == 4, "four games by day 1");
  gh_expect (t, next_day (t->store, one, 4, two) == 256, "256 games by day 2");
  static const char *const names[] = {"0", "-1", "1", "*"};
  for (size_t i = 0; i < 4; i++)
    gh_expect (t, !strcmp (gh_print (t->store, one[i], GH_STYLE_FULL), names[i]),
               "game number %zu of day 1 is %s", i + 1, names[i]);
}

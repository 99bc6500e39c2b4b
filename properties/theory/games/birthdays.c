/* Definition 4.7: birthdays as forms, and the days on which numbers are born. */
#include "theory/games/birthdays.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "theory/theory.h"

/* ---- the form of Definition 4.7 -------------------------------------------------------------- */

gh_form gh_birthday_form (gh_store *store, gh_form g)
{
  gh_deeper (store);
  gh_form_begin (store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (store, side, x, g) {
      gh_step (store);
      gh_form_add (store, GH_LEFT, gh_birthday_form (store, x));
    }
  gh_shallower (store);
  return gh_form_end (store);
}

THEOREM (birthday_forms)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_form const birthday = gh_birthday_form (t->store, g);
  gh_expect (t, gh_is_ordinal_form (t->store, birthday) && gh_is_number_form (t->store, birthday),
             "an ordinal, which is a number");
  gh_expect (t, gh_compare (t->store, birthday, gh_form_birthday (t->store, g)) == GH_EQUAL,
             "the form equals the integer");
  gh_expect (t, gh_birthday_form (t->store, birthday) == birthday,
             "an ordinal is its own birthday");
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g)
      gh_expect (t, gh_compare (t->store, gh_birthday_form (t->store, x), birthday) == GH_LESS,
                 "options are born before");
}

/* ---- the tree of numbers --------------------------------------------------------------------- */

#define MOST_NUMBERS 63 /* by day 5 */

typedef struct numbers {
  gh_form of[MOST_NUMBERS]; /* ascending */
  size_t count;
} numbers;

static void insert (gh_trial *t, numbers *all, gh_form x)
{
  size_t at = 0;
  while (at < all->count && gh_numeral_compare (t->store, all->of[at], x) < 0)
    at++;
  if (at < all->count && all->of[at] == x)
    return;
  gh_expect (t, all->count < MOST_NUMBERS, "no more than %d numbers by day 5", MOST_NUMBERS);
  for (size_t i = all->count++; i > at; i--)
    all->of[i] = all->of[i - 1];
  all->of[at] = x;
}

/* Of the options on a side the best one is enough (Theorem 3.4): {x|y}, {x|}, {|y} and {|} for x <
   y born before. */
static numbers next_numbers (gh_trial *t, const numbers *before)
{
  numbers made = {.count = 0};
  for (size_t low = 0; low <= before->count; low++)          /* 0: none */
    for (size_t high = low; high <= before->count; high++) { /* the last: none */
      gh_form_begin (t->store);
      if (low > 0)
        gh_form_add (t->store, GH_LEFT, before->of[low - 1]);
      if (high < before->count)
        gh_form_add (t->store, GH_RIGHT, before->of[high]);
      insert (t, &made, gh_number_of (t->store, gh_form_end (t->store)));
    }
  return made;
}

THEOREM (number_tree)
{
  numbers before = {.count = 0};
  for (int day = 0; day <= 5; day++) {
    numbers const all = next_numbers (t, &before);
    gh_expect (t, all.count == 2 * before.count + 1, "as many new numbers on day %d as gaps", day);
    for (size_t i = 0; i < before.count; i++)
      gh_expect (t, all.of[2 * i + 1] == before.of[i], "one new number in each gap of day %d", day);
    before = all;
  }
}

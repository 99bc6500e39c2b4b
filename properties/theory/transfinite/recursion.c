/* Recursion on ordinals, and on birthdays that are ordinals: every call goes strictly downwards. */
#include "form/numeral.h"
#include "theory/transfinite/asking.h"

/* ---- on ordinals ----------------------------------------------------------------------------- */

static uint64_t size_by_recursion (gh_trial *t, gh_form a, bool first);

/* The same of what must be less than the ordinal that it is called for. */
static uint64_t call (gh_trial *t, gh_form less, gh_form a, bool first)
{
  GH_EXPECT (t, gh_is_less (t, less, a), "a recursion for %s to call itself for less, not %s",
             GH_SHOWN (t, a), GH_SHOWN (t, less));
  return size_by_recursion (t, less, first);
}

/* The symbols of 0 are none; those of a are one more than those of an exponent in it and of what is
   left when the power with this exponent is taken away once, the first or the last one. */
static uint64_t size_by_recursion (gh_trial *t, gh_form a, bool first)
{
  gh_store *const store = t->store;
  gh_form at = a;
  if (a == GH_ZERO)
    return 0;
  while (!first && gh_normal_rest (store, at) != GH_ZERO)
    at = gh_normal_rest (store, at);
  gh_form const e = gh_normal_exponent (store, at);
  gh_form const left = gh_normal_difference (store, a, gh_normal_power (store, e));
  return 1 + call (t, e, a, first) + call (t, left, a, first);
}

ORDINAL_THEOREM (recursion_on_ordinals)
{
  GH_EACH_ORDINAL (t, a, 6)
  {
    uint64_t const one = size_by_recursion (t, a, true), other = size_by_recursion (t, a, false);
    GH_EXPECT (t, one == other && one == gh_ordinal_size (t->store, a),
               "%s to be of one size, not %llu, %llu and %u", GH_SHOWN (t, a),
               (unsigned long long)one, (unsigned long long)other,
               (unsigned)gh_ordinal_size (t->store, a));
  }
}

/* ---- on birthdays ---------------------------------------------------------------------------- */

#define MOST_OPTIONS 3
#define MOST_GAMES 40

/* A game: an ordinal, whose options are all that are less, or its options. */
typedef struct position {
  gh_form ordinal, birthday;
  const struct position *options[MOST_OPTIONS];
  uint32_t count;
} position;

/* Definition 4.7: the least ordinal above the birthdays of the options; of an ordinal it is that.
 */
static void find_birthday (gh_trial *t, position *p)
{
  gh_form greatest = GH_ZERO;
  p->birthday = p->count ? GH_ZERO : p->ordinal;
  for (uint32_t i = 0; i < p->count; i++)
    if (gh_is_less (t, greatest, p->options[i]->birthday))
      greatest = p->options[i]->birthday;
  if (p->count)
    p->birthday = gh_asked_sum (t, greatest, gh_finite (t, 1));
}

/* So options come before what they are options of when games are taken by birthday, and a play that
   begins anywhere goes down to 0. */
ORDINAL_THEOREM (induction_by_birthday)
{
  position games[MOST_GAMES];
  gh_draws draws = {gh_choose (t, 1000)};
  for (uint32_t i = 0; i < MOST_GAMES; i++) {
    games[i] = (position){.count = i < 8 ? 0 : 1 + gh_drawn (&draws, MOST_OPTIONS)};
    if (!games[i].count)
      games[i].ordinal = gh_ordinal_at (t->store, 4 + i % 4, gh_drawn (&draws, 9));
    for (uint32_t k = 0; k < games[i].count; k++)
      games[i].options[k] = &games[gh_drawn (&draws, i)];
    find_birthday (t, &games[i]);
  }
  const position *p = &games[MOST_GAMES - 1];
  while (p->count) {
    const position *const option = p->options[gh_drawn (&draws, p->count)];
    GH_EXPECT (t, gh_is_less (t, option->birthday, p->birthday),
               "the birthday %s of an option to be less than %s", GH_SHOWN (t, option->birthday),
               GH_SHOWN (t, p->birthday));
    p = option;
  }
  for (gh_form a = p->ordinal, less; a != GH_ZERO; a = less) {
    less = gh_some_below (t, a, &draws);
    gh_step (t->store);
    GH_EXPECT (t, gh_is_less (t, less, a), "%s, born before %s, to be less", GH_SHOWN (t, less),
               GH_SHOWN (t, a));
  }
}

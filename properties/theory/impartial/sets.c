/* Impartial games as sets of impartial games. */
#include "theory/impartial/sets.h"
#include "reference/reference.h"
#include "theory/theory.h"

bool gh_is_loss (gh_store *store, gh_form g)
{
  return gh_outcome_of (store, g, GH_NORMAL) == GH_P;
}

gh_form gh_set_of (gh_store *store, const gh_form *options, unsigned mask)
{
  gh_form_begin (store);
  for (unsigned i = 0; mask >> i; i++)
    if (mask >> i & 1) {
      gh_form_add (store, GH_LEFT, options[i]);
      gh_form_add (store, GH_RIGHT, options[i]);
    }
  return gh_form_end (store);
}

/* And back: the mask of one side's options; bit 31 for any that is not among them. */
static unsigned mask_of (gh_store *store, gh_form g, gh_side side, const gh_form *options,
                         unsigned count)
{
  unsigned mask = 0;
  GH_EACH (store, side, x, g) {
    unsigned i = 0;
    while (i < count && options[i] != x)
      i++;
    mask |= 1u << (i < count ? i : 31);
  }
  return mask;
}

unsigned gh_sets_by_day (gh_store *store, unsigned day, gh_form *made)
{
  if (day == 0)
    return made[0] = GH_ZERO, 1;
  gh_form before[4];
  unsigned const count = gh_sets_by_day (store, day - 1, before);
  for (unsigned mask = 0; mask < 1u << count; mask++)
    made[mask] = gh_set_of (store, before, mask);
  return 1u << count;
}

/* ---- sets ------------------------------------------------------------------------------------ */

/* Whether who is to move wins by leaving a loss each time: all replies are tried. */
static bool wins_by_leaving_losses (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (gh_is_loss (store, x)) {
      GH_EACH (store, GH_RIGHT, y, x)
        if (!wins_by_leaving_losses (store, y))
          return false;
      return true;
    }
  return false;
}

/* A game by day 4 is told from all others by the set of its options, which is the same for both
   players; it is a loss just when no option is one. */
THEOREM (sets_of_sets)
{
  gh_store *const store = t->store;
  gh_form by_day_3[16] = {0};
  gh_expect (t, gh_sets_by_day (store, 3, by_day_3) == 16, "16 impartial games by day 3");
  for (unsigned mask = 0; mask < 1u << 16; mask++) {
    gh_form const g = gh_set_of (store, by_day_3, mask);
    unsigned losses = 0;
    for (unsigned i = 0; i < 16; i++)
      losses += mask >> i & gh_is_loss (store, by_day_3[i]);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_expect (t, mask_of (store, g, side, by_day_3, 16) == mask, "set %u to be told apart",
                 mask);
    gh_expect (t, gh_is_loss (store, g) == (losses == 0), "set %u to be a loss if no option is",
               mask);
    gh_expect (t, wins_by_leaving_losses (store, g) == (losses > 0), "set %u won by leaving losses",
               mask);
  }
}

/* ---- congruence ------------------------------------------------------------------------------ */

/* Bit k: the game beside the k-th set is a loss. */
static unsigned losses_beside (gh_store *store, gh_form g, const gh_form sets[16])
{
  unsigned row = 0;
  for (unsigned k = 0; k < 16; k++)
    row |= (unsigned)gh_is_loss (store, gh_sum (store, g, sets[k])) << k;
  return row;
}

/* Congruent: the same outcome beside every game. Of the 120 pairs of games by day 3, 27 are. */
THEOREM (congruence)
{
  gh_store *const store = t->store;
  gh_form sets[16] = {0};
  unsigned rows[16] = {0}, congruent = 0;
  gh_sets_by_day (store, 3, sets);
  for (unsigned i = 0; i < 16; i++)
    rows[i] = losses_beside (store, sets[i], sets);
  for (unsigned i = 0; i < 16; i++)
    for (unsigned k = 0; k < 16; k++)
      gh_ask_ahead (t, GH_ASK_COMPARE, sets[i], sets[k]);
  for (unsigned i = 0; i < 16; i++)
    for (unsigned k = 0; k < 16; k++) {
      bool const same = rows[i] == rows[k];
      congruent += i < k && same;
      gh_expect (t, same == gh_is_loss (store, gh_sum (store, sets[i], sets[k])),
                 "sets %u and %u congruent just when their sum is a loss", i, k);
      gh_expect (t, same == (gh_ask_order (t, sets[i], sets[k]) == GH_EQUAL),
                 "sets %u and %u congruent just when they are equal games", i, k);
      for (unsigned h = 0; same && h < 16; h++)
        gh_expect (t,
                   losses_beside (store, gh_sum (store, sets[i], sets[h]), sets) ==
                       losses_beside (store, gh_sum (store, sets[k], sets[h]), sets),
                   "sets %u and %u congruent beside set %u", i, k, h);
    }
  gh_expect (t, congruent == 27, "27 pairs of congruent games that differ, not %u", congruent);
}

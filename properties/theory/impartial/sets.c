/* Impartial games as sets of impartial games, and nimbers among them. */
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/theory.h"

static bool is_loss (gh_store *store, gh_form g)
{
  return gh_outcome_of (store, g, GH_NORMAL) == GH_P;
}

/* The impartial game with those of the `options` that the mask has. */
static gh_form set_of (gh_store *store, const gh_form *options, unsigned mask)
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

/* All sets of the sets of the day before: the 16 by day 3 from the 4 by day 2, and so on. */
static unsigned sets_by_day (gh_store *store, unsigned day, gh_form *made)
{
  if (day == 0)
    return made[0] = GH_ZERO, 1;
  gh_form before[4];
  unsigned const count = sets_by_day (store, day - 1, before);
  for (unsigned mask = 0; mask < 1u << count; mask++)
    made[mask] = set_of (store, before, mask);
  return 1u << count;
}

/* ---- sets ------------------------------------------------------------------------------------ */

/* Whether who is to move wins by leaving a loss each time: all replies are tried. */
static bool wins_by_leaving_losses (gh_store *store, gh_form g)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (is_loss (store, x)) {
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
  gh_expect (t, sets_by_day (store, 3, by_day_3) == 16, "16 impartial games by day 3");
  for (unsigned mask = 0; mask < 1u << 16; mask++) {
    gh_form const g = set_of (store, by_day_3, mask);
    unsigned losses = 0;
    for (unsigned i = 0; i < 16; i++)
      losses += mask >> i & is_loss (store, by_day_3[i]);
    for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
      gh_expect (t, mask_of (store, g, side, by_day_3, 16) == mask, "set %u to be told apart",
                 mask);
    gh_expect (t, is_loss (store, g) == (losses == 0), "set %u to be a loss if no option is", mask);
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
    row |= (unsigned)is_loss (store, gh_sum (store, g, sets[k])) << k;
  return row;
}

/* Congruent: the same outcome beside every game. Of the 120 pairs of games by day 3, 27 are. */
THEOREM (congruence)
{
  gh_store *const store = t->store;
  gh_form sets[16] = {0};
  unsigned rows[16] = {0}, congruent = 0;
  sets_by_day (store, 3, sets);
  for (unsigned i = 0; i < 16; i++)
    rows[i] = losses_beside (store, sets[i], sets);
  for (unsigned i = 0; i < 16; i++)
    for (unsigned k = 0; k < 16; k++) {
      bool const same = rows[i] == rows[k];
      congruent += i < k && same;
      gh_expect (t, same == is_loss (store, gh_sum (store, sets[i], sets[k])),
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

/* ---- nimbers -----------------------------------------------------------------------------------
 */

#define LARGEST_HEAP 10

/* Who is to move wins on three heaps: by playing them, from the smaller ones up. */
static void play_heaps (bool won[6][6][6])
{
  for (unsigned a = 0; a < 6; a++)
    for (unsigned b = 0; b < 6; b++)
      for (unsigned c = 0; c < 6; c++) {
        won[a][b][c] = false;
        for (unsigned k = 0; k < 6; k++)
          won[a][b][c] |=
              (k < a && !won[k][b][c]) || (k < b && !won[a][k][c]) || (k < c && !won[a][b][k]);
      }
}

THEOREM (nimbers)
{
  gh_store *const store = t->store;
  gh_form nimbers[LARGEST_HEAP + 1];
  for (unsigned n = 0; n <= LARGEST_HEAP; n++) {
    nimbers[n] = set_of (store, nimbers, (1u << n) - 1);
    gh_expect (t, nimbers[n] == gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n}),
               "*%u to have just the smaller nimbers as options", n);
    gh_expect (t, is_loss (store, nimbers[n]) == (n == 0), "*%u to be N but for *0", n);
  }
  bool won[6][6][6];
  play_heaps (won);
  for (unsigned a = 0; a < 6; a++)
    for (unsigned b = 0; b < 6; b++)
      for (unsigned c = 0; c < 6; c++) {
        gh_form const two = gh_sum (store, nimbers[a], nimbers[b]);
        bool const loss = is_loss (store, gh_sum (store, two, nimbers[c]));
        gh_expect (t, loss == !won[a][b][c], "*%u + *%u + *%u to be play with heaps", a, b, c);
        gh_expect (t, loss == !(a ^ b ^ c), "*%u + *%u + *%u to be P just when xor is 0", a, b, c);
      }
}

/* {*a : a in S | *a : a in S} is the nimber of the least number that S lacks, and no other. */
THEOREM (mex_of_nimbers)
{
  gh_form nimbers[7];
  for (unsigned n = 0; n < 7; n++)
    nimbers[n] = set_of (t->store, nimbers, (1u << n) - 1);
  for (unsigned set = 0; set < 1u << 6; set++) {
    gh_form const g = set_of (t->store, nimbers, set);
    unsigned mex = 0;
    while (set >> mex & 1)
      mex++;
    for (unsigned n = 0; n < 7; n++)
      gh_expect (t, (gh_ask_order (t, g, nimbers[n]) == GH_EQUAL) == (n == mex),
                 "set %u of nimbers to be *%u", set, mex);
  }
}

/* Nimbers, and sets of them: Bogus Nim. */
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "theory/impartial/sets.h"
#include "theory/theory.h"

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
    nimbers[n] = gh_set_of (store, nimbers, (1u << n) - 1);
    gh_expect (t, nimbers[n] == gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, n}),
               "*%u to have just the smaller nimbers as options", n);
    gh_expect (t, gh_is_loss (store, nimbers[n]) == (n == 0), "*%u to be N but for *0", n);
  }
  bool won[6][6][6];
  play_heaps (won);
  for (unsigned a = 0; a < 6; a++)
    for (unsigned b = 0; b < 6; b++)
      for (unsigned c = 0; c < 6; c++) {
        gh_form const two = gh_sum (store, nimbers[a], nimbers[b]);
        bool const loss = gh_is_loss (store, gh_sum (store, two, nimbers[c]));
        gh_expect (t, loss == !won[a][b][c], "*%u + *%u + *%u to be play with heaps", a, b, c);
        gh_expect (t, loss == !(a ^ b ^ c), "*%u + *%u + *%u to be P just when xor is 0", a, b, c);
      }
}

/* ---- Bogus Nim ------------------------------------------------------------------------------- */

#define HEAPS 8 /* sets of *0, ..., *7 */

static void make_nimbers (gh_store *store, gh_form nimbers[HEAPS + 1])
{
  for (unsigned n = 0; n <= HEAPS; n++)
    nimbers[n] = gh_set_of (store, nimbers, (1u << n) - 1);
}

static unsigned least_missing (unsigned set)
{
  unsigned mex = 0;
  while (set >> mex & 1)
    mex++;
  return mex;
}

/* {*a : a in S | *a : a in S} is the nimber of the least number that S lacks, and no other: by play
   of the sum, and as the engine compares. */
THEOREM (mex_of_nimbers)
{
  gh_form nimbers[HEAPS + 1];
  unsigned const set = gh_choose (t, 1u << HEAPS), mex = least_missing (set);
  make_nimbers (t->store, nimbers);
  gh_form const g = gh_set_of (t->store, nimbers, set);
  gh_expect (t, gh_mex (t->store, g) == gh_integer (t->store, mex), "the mex of set %u to be %u",
             set, mex);
  for (unsigned n = 0; n <= HEAPS; n++) {
    gh_expect (t, gh_is_loss (t->store, gh_sum (t->store, g, nimbers[n])) == (n == mex),
               "set %u of nimbers + *%u to be lost by who begins just for %u", set, n, mex);
    gh_expect (t, (gh_ask_order (t, g, nimbers[n]) == GH_EQUAL) == (n == mex),
               "set %u of nimbers to be *%u, not *%u", set, mex, n);
  }
}

static bool has_option (gh_store *store, gh_form g, gh_form option)
{
  GH_EACH (store, GH_LEFT, x, g)
    if (x == option)
      return true;
  return false;
}

/* How many replies of each of the three kinds to moves in G + *n, where *n is the mex of G, are
   moves and leave the same nimber twice, which is lost by who begins. */
typedef struct replies {
  unsigned to_heap, to_lower, to_higher;
} replies;

static void count_replies (gh_store *store, const gh_form nimbers[HEAPS + 1], unsigned set,
                           unsigned n, replies *good)
{
  gh_form const g = gh_set_of (store, nimbers, set);
  bool lost[HEAPS + 1];
  for (unsigned k = 0; k <= HEAPS; k++)
    lost[k] = gh_is_loss (store, gh_sum (store, nimbers[k], nimbers[k]));
  for (unsigned k = 0; k < n; k++)
    good->to_heap += has_option (store, g, nimbers[k]) && lost[k];
  for (unsigned k = 0; k < HEAPS; k++)
    if (set >> k & 1 && k < n)
      good->to_lower += has_option (store, nimbers[n], nimbers[k]) && lost[k];
    else if (set >> k & 1)
      good->to_higher += has_option (store, nimbers[k], nimbers[n]) && lost[n];
}

/* What is higher than the mex is reversible through it, and may be deleted: *n is left. */
static void expect_reversible (gh_trial *t, const gh_form nimbers[HEAPS + 1], unsigned set,
                               unsigned n)
{
  gh_form g = gh_set_of (t->store, nimbers, set);
  for (unsigned k = n + 1; k < HEAPS; k++)
    if (set >> k & 1)
      for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++) {
        gh_expect (t, gh_reversible_through (t->store, g, side, nimbers[k], nimbers[n]),
                   "*%u in set %u to be reversible through *%u", k, set, n);
        g = gh_delete (t->store, g, side, nimbers[k]);
      }
  gh_expect (t, g == nimbers[n], "*%u to be left of set %u", n, set);
}

THEOREM (bogus_replies)
{
  gh_form nimbers[HEAPS + 1];
  replies good = {0, 0, 0};
  make_nimbers (t->store, nimbers);
  for (unsigned set = 0; set < 1u << HEAPS; set++) {
    unsigned const n = least_missing (set);
    count_replies (t->store, nimbers, set, n, &good);
    expect_reversible (t, nimbers, set, n);
  }
  gh_expect (t, good.to_heap == 255 && good.to_lower == 255 && good.to_higher == 769,
             "255, 255 and 769 good replies, not %u, %u and %u", good.to_heap, good.to_lower,
             good.to_higher);
}

/* Section 2.2: winning a game by playing it. Shares nothing with the recursion of Definition 2.5,
   so that claims can hold the one against the other. */
#include "reference/reference.h"

static gh_side other (gh_side side)
{
  return side == GH_LEFT ? GH_RIGHT : GH_LEFT;
}

gh_side gh_winner (gh_store *store, gh_form g, gh_side first, gh_convention convention)
{
  unsigned const shift = 4 * (unsigned)convention + 2 * (unsigned)first; /* bits: known, winner */
  uint8_t const known = *gh_note_of (store, g, GH_NOTE_PLAY) >> shift & 3;
  if (known)
    return known >> 1;
  gh_side winner = other (first);
  if (gh_option_count (store, g, first) == 0 && convention == GH_MISERE)
    winner = first;
  gh_deeper (store);
  GH_EACH (store, first, x, g)
    if (gh_winner (store, x, other (first), convention) == first) {
      winner = first;
      break;
    }
  gh_shallower (store);
  *gh_note_of (store, g, GH_NOTE_PLAY) |= (uint8_t)((1u | (unsigned)winner << 1) << shift);
  return winner;
}

gh_outcome gh_outcome_of (gh_store *store, gh_form g, gh_convention convention)
{
  gh_side const left_begins = gh_winner (store, g, GH_LEFT, convention);
  gh_side const right_begins = gh_winner (store, g, GH_RIGHT, convention);
  if (left_begins == right_begins)
    return left_begins == GH_LEFT ? GH_L : GH_R;
  return left_begins == GH_LEFT ? GH_N : GH_P;
}

/* Who wins the sums of a certificate: in normal play by the values of both signs; in misere play of
   impartial games by their simplest forms, of others by playing. */
#include "proof/provers/inside.h"

/* The value of the terms of one sign. */
static gh_canon value_of (gh_prover *p, const sum *s, bool minus)
{
  gh_canon value = minus ? GH_CANON_ZERO : gh_canon_from_form (p->canons, p->store, s->number);
  for (size_t i = 0; i < s->count; i++) {
    int32_t const n = ((int32_t *)p->terms.items)[s->first + i];
    if ((n < 0) == minus)
      value = gh_canon_sum (p->canons, value, form_at (p, n)->value);
  }
  return value;
}

/* ---- misere play ----------------------------------------------------------------------------- */

/* The simplest form of a sum, GH_NO_REDUCED unless all its games are impartial; those with a minus
   are their own negatives. */
static gh_reduced reduced_of (gh_prover *p, sum_id s)
{
  gh_reduced all = sum_at (p, s)->reduced;
  if (all != GH_NO_REDUCED)
    return all;
  all = GH_REDUCED_ZERO;
  for (size_t i = 0; i < sum_at (p, s)->count; i++) {
    gh_form const form = form_at (p, terms_of (p, s)[i])->form;
    gh_reduced const one = gh_reduced_from_form (p->table, p->store, form);
    if (one == GH_NO_REDUCED)
      return GH_NO_REDUCED;
    all = gh_reduced_sum (p->table, all, one);
  }
  sum_at (p, s)->reduced = all;
  return all;
}

/* Whether who begins wins: he has no move, or one after which the other one, beginning, loses. */
static bool wins_beginning (gh_prover *p, sum_id s, gh_side who)
{
  if (sum_at (p, s)->beginner[who])
    return sum_at (p, s)->beginner[who] == 2;
  sum_id to;
  bool wins = !move_to (p, s, who, 0, &to);
  gh_deeper (p->store);
  for (size_t i = 0; !wins && move_to (p, s, who, i, &to); i++)
    wins = !wins_beginning (p, to, who == GH_LEFT ? GH_RIGHT : GH_LEFT);
  gh_shallower (p->store);
  sum_at (p, s)->beginner[who] = 1 + wins;
  return wins;
}

static bool is_won_in_misere (gh_prover *p, sum_id s, gh_side wins, gh_side begins)
{
  gh_reduced const g = reduced_of (p, s);
  bool const beginner_wins =
      g == GH_NO_REDUCED ? wins_beginning (p, s, begins) : !gh_reduced_is_p (p->table, g);
  return beginner_wins == (wins == begins);
}

/* ---- both ------------------------------------------------------------------------------------ */

bool is_won (gh_prover *p, sum_id s, gh_side wins, gh_side begins)
{
  if (p->misere)
    return is_won_in_misere (p, s, wins, begins);
  for (int minus = 0; minus < 2 && sum_at (p, s)->sides[minus] == GH_NO_CANON; minus++) {
    gh_canon const value = value_of (p, sum_at (p, s), minus);
    sum_at (p, s)->sides[minus] = value;
  }
  const gh_canon *const sides = sum_at (p, s)->sides;
  bool const left = wins == GH_LEFT, second = wins != begins;
  gh_canon const more = left == second ? sides[0] : sides[1];
  gh_canon const less = left == second ? sides[1] : sides[0];
  return gh_canon_at_most (p->canons, less, more) == second;
}

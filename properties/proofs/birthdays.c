/* Games and their birthdays, which are ordinals: Section 4.2 of Schleicher and Stoll. */
#include "theory/games/birthdays.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "proofs/lemmas.h"

/* b - G for Left, where b is the birthday of G as a form: Right has no move in b, and one of his in
   G, to an option, is answered by one in b to its birthday. */
static gh_strategy born_below (gh_trial *t, gh_prover *p, gh_form birthday, gh_form g)
{
  gh_strategy const s = gh_listed (p, GH_LEFT, SLOTS (gh_plus (birthday), gh_minus (g)));
  gh_deeper (t->store);
  GH_EACH (t->store, GH_LEFT, x, g) {
    gh_form const before = gh_birthday_form (t->store, x);
    gh_listed_add (p, s, (gh_move){1, x}, (gh_opening){{0, before}, born_below (t, p, before, x)});
  }
  gh_shallower (t->store);
  return s;
}

/* G <= b and -G <= b. */
PROOF (within_birthdays)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_assume (t, gh_tree_moves (t->store, g) <= 200);
  gh_form const birthday = gh_birthday_form (t->store, g);
  gh_form const both[] = {g, gh_negative (t->store, g)};
  for (size_t i = 0; i < 2; i++)
    gh_expect_second (t, p, born_below (t, p, birthday, both[i]), GH_LEFT,
                      SLOTS (gh_plus (birthday), gh_minus (both[i])));
}

/* Of the birthdays of the options the greatest, m, dominates the others: b = {m|} = m + 1. */
PROOF (last_birthday)
{
  gh_form const g = gh_any_small (t, "G", GH_SORT_GAME);
  gh_form greatest = GH_NO_FORM;
  gh_form_begin (t->store);
  for (gh_side side = GH_LEFT; side <= GH_RIGHT; side++)
    GH_EACH (t->store, side, x, g) {
      gh_form const day = gh_form_birthday (t->store, x);
      gh_form_add (t->store, GH_LEFT, day);
      if (greatest == GH_NO_FORM || gh_numeral_compare (t->store, day, greatest) > 0)
        greatest = day;
    }
  gh_form const all = gh_form_end (t->store);
  gh_assume (t, greatest != GH_NO_FORM);
  gh_form const next = gh_numeral_sum (t->store, greatest, gh_integer (t->store, 1));
  for (gh_side wins = GH_LEFT; wins <= GH_RIGHT; wins++)
    gh_expect_second (t, p, gh_lemma_dominated (t, p, wins, all, next), wins,
                      SLOTS (gh_plus (all), gh_minus (next)));
}

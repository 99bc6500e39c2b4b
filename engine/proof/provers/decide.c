#include "proof/provers/decide.h"
#include "form/measure.h"
#include "form/numeral.h"

gh_form gh_prover_canonical (gh_prover *prover, const gh_form *games, size_t count)
{
  gh_canons *const canons = gh_prover_canons (prover);
  gh_store *const store = gh_prover_store (prover);
  gh_canon value = GH_CANON_ZERO;
  for (size_t i = 0; i < count; i++) {
    gh_canon const g = gh_canon_from_form (canons, store, games[i]);
    value = gh_canon_sum (canons, value, g);
  }
  gh_canon_prepare (canons, value);
  return gh_canon_to_form (canons, value, store);
}

static bool are_small_numbers (gh_store *store, const gh_form *games, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    int64_t day;
    gh_form const birthday =
        gh_is_numeral (store, games[i]) ? gh_form_birthday (store, games[i]) : GH_NO_FORM;
    if (birthday == GH_NO_FORM || !gh_small_integer (store, birthday, 0, 100, &day))
      return false;
  }
  return true;
}

/* Numbers alone would be added up by the kernel, which then told that 0 = 0. Those born by day 100
   are played. */
static bool is_by_options (gh_store *store, const gh_goal *goal)
{
  return are_small_numbers (store, goal->left, goal->left_count) &&
         are_small_numbers (store, goal->right, goal->right_count);
}

bool gh_prover_decide (gh_prover *prover, gh_goal *goal, unsigned claimed)
{
  goal->by_options = is_by_options (gh_prover_store (prover), goal);
  unsigned const holding = gh_prover_judgments (prover, goal);
  bool const is_true = (holding & claimed) == claimed;
  goal->judgments = is_true && claimed ? claimed : holding;
  return is_true;
}

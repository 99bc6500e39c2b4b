/* Misere play beside games in which who cannot move never can again (Milley and Renault, "Dead ends
   in misere play: the misere monoid of canonical numbers"). There n + (-n) does not matter: let a
   player win such a game X, by a plan. Where the other one moves in n or -n, he moves in the
   opposite one. Else he plays by his plan, until it says that he has won, having no move in X. He
   has none there for ever, and so has one move in n or -n for each that the other one has there,
   who has moves in X as well; and where both have moved as often, he is again without one, and
   wins. */
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/natural.h"
#include "reference/reference.h"
#include "rulesets/ruleset.h"
#include "theory/theory.h"

#define SQUARES 6

/* Nothing that is placed or cut makes room. */
static const gh_ruleset *const dead_ending[] = {&gh_domineering, &gh_snort, &gh_col, &gh_cutcake};
#define RULESETS (sizeof dead_ending / sizeof *dead_ending)

THEOREM (dead_ends)
{
  gh_form const x = gh_natural_form_of (t, dead_ending[gh_choose (t, RULESETS)], SQUARES);
  gh_form const n = gh_integer (t->store, 1 + (int64_t)gh_choose (t, 3));
  gh_form const both = gh_sum (t->store, n, gh_negative (t->store, n));
  gh_outcome const alone = gh_ask (t, GH_ASK_MISERE_OUTCOME, x, GH_ZERO).outcome;
  gh_form const beside = gh_sum (t->store, x, both);
  gh_expect (t, gh_ask (t, GH_ASK_MISERE_OUTCOME, beside, GH_ZERO).outcome == alone,
             "the position to be won in misere play as it is beside %s and its negative",
             gh_print (t->store, n, GH_STYLE_FULL));
}

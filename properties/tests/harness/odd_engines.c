/* Engines that refuse, lie or fail. */
#include "form/measure.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

typedef enum {
  REFUSE_ALL,
  REFUSE_SMALL,
  LIE_ONCE,
  FAIL_AT_ONE,
  LIE_THEN_REFUSE,
  LIE_ABOUT_TWINS,
  FIND_NO_PRODUCT
} oddity;

typedef struct odd_engine {
  gh_engine engine;
  oddity how;
  unsigned asked;
  uint64_t most_moves; /* REFUSE_SMALL: of games that are refused */
} odd_engine;

static gh_reply ask_odd (gh_engine *engine, gh_store *store, gh_request request,
                         const gh_value *arguments, gh_value *answer)
{
  odd_engine *const odd = (odd_engine *)engine;
  gh_form const g = arguments[0].form;
  odd->asked++;
  snprintf (engine->words, sizeof engine->words, "too odd");
  if (odd->how == REFUSE_ALL || (odd->how == LIE_THEN_REFUSE && odd->asked % 2 == 0))
    return GH_REFUSED;
  if (odd->how == REFUSE_SMALL && gh_tree_moves (store, g) <= odd->most_moves)
    return GH_REFUSED;
  if (odd->how == FAIL_AT_ONE && gh_is_integer (store, g) && gh_numeral_sign (store, g) > 0)
    return GH_FINDING;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  bool const lies = (odd->how == LIE_ONCE && odd->asked == 1) || odd->how == LIE_THEN_REFUSE ||
                    (odd->how == REFUSE_SMALL && request == GH_ASK_OUTCOME) ||
                    (odd->how == LIE_ABOUT_TWINS && equal_twins (store, g));
  if (lies && request == GH_ASK_OUTCOME)
    answer->outcome = answer->outcome == GH_P ? GH_N : GH_P;
  else if (lies && request == GH_ASK_COMPARE)
    answer->order = answer->order == GH_EQUAL ? GH_FUZZY : GH_EQUAL;
  else if (odd->how == FIND_NO_PRODUCT && request == GH_ASK_MULTIPLY)
    answer->form = GH_NO_FORM;
  return reply;
}

static odd_engine odd_of (oddity how)
{
  odd_engine odd = {.engine = *reference, .how = how};
  odd.engine.name = "odd";
  odd.engine.builtin = false;
  odd.engine.ask = ask_odd;
  return odd;
}

static void ask_many (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  for (int i = 0; i < 70; i++)
    gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
}

static void ask_twice (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
  gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
}

static void ask_outcome (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_ask (t, GH_ASK_OUTCOME, gh_any (t, "G", GH_SORT_GAME), GH_ZERO);
}

static void odd_engines (void)
{
  gh_result result;
  odd_engine odd = odd_of (REFUSE_ALL);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G - G = 0 [forms day 2]", &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE && result.inconclusive == result.cases &&
              result.cases == 256 && strstr (result.reason, "too odd"),
          "when all is refused it is inconclusive: %s", result.reason);
  odd = odd_of (REFUSE_ALL);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS,
               "TT-1 false: outcome(G) = P [smallest G = 1]", &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE, "so is a false claim (verdict %d)",
          (int)result.verdict);
  odd = odd_of (REFUSE_ALL);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 exists G: outcome(G) = L", &result);
  TAP_OK (result.verdict == GH_INCONCLUSIVE, "and one of a witness (verdict %d)",
          (int)result.verdict);
  odd = odd_of (REFUSE_SMALL);
  odd.most_moves = 3;
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G <= G [forms day 2]", &result);
  TAP_OK (result.verdict == GH_HOLDS && result.inconclusive > 0 &&
              result.inconclusive + result.met == 256 && result.cases == 256,
          "refused cases are counted apart");
  gh_theorem theorem = theorem_of (ask_outcome, forms_2);
  theorem.requests = GH_BIT (GH_ASK_OUTCOME);
  odd = odd_of (REFUSE_SMALL);
  odd.most_moves = 3;
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &theorem, &result);
  TAP_OK (result.verdict == GH_FAILS &&
              gh_step_same (result.failure.step, (gh_case_step){GH_STEP_WRONG, GH_ASK_OUTCOME}) &&
              !result.failure.proven,
          "when smaller cases are refused, no minimum is proven (%s)",
          result.failure.counterexample);
  gh_theorem random = theorem;
  random.domains[0] = (gh_domain){.random = true, .cases = 20000, .depth = 5, .met = -1};
  odd = odd_of (LIE_ABOUT_TWINS);
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &random, &result);
  TAP_OK (result.verdict == GH_FAILS && result.failure.proven && result.compared > 0 &&
              !strcmp (result.failure.counterexample, "G = {0,{|1}|}") &&
              gh_step_same (result.failure.step, (gh_case_step){GH_STEP_WRONG, GH_ASK_OUTCOME}) &&
              strstr (result.failure.answers, "where the reference says"),
          "the smallest wrong answer is about %s", result.failure.counterexample);
  odd = odd_of (LIE_ABOUT_TWINS);
  gh_options plain = GH_DEFAULT_OPTIONS;
  plain.compare = false;
  check_with (&odd.engine, reference, &plain, &theorem, &result);
  TAP_OK (result.verdict == GH_HOLDS && result.compared == 0 && result.questions == 256,
          "answers are not compared when that is switched off");
  theorem.run = ask_many;
  odd = odd_of (LIE_ONCE);
  gh_theorem one_case = theorem;
  one_case.domains[0].day = 0;
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &one_case, &result);
  TAP_OK (result.verdict == GH_FAILS,
          "a wrong answer is not forgotten for 70 later ones (verdict %d)", (int)result.verdict);
  theorem.run = ask_twice;
  odd = odd_of (LIE_THEN_REFUSE);
  check_with (&odd.engine, reference, &GH_DEFAULT_OPTIONS, &theorem, &result);
  TAP_OK (result.verdict == GH_FAILS, "nor for a later refusal (verdict %d)", (int)result.verdict);
  odd = odd_of (FAIL_AT_ONE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS,
               "TT-1 false: outcome(G) = P [smallest G = 1]", &result);
  TAP_OK (result.verdict == GH_FAILS,
          "a fault of the engine is no expected counterexample (verdict %d)", (int)result.verdict);
  odd = odd_of (FAIL_AT_ONE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G", &result);
  TAP_OK (
      result.verdict == GH_FAILS && !strcmp (result.failure.counterexample, "G = 1") &&
          result.failure.proven &&
          gh_step_same (result.failure.step, (gh_case_step){GH_STEP_NO_ANSWER, GH_ASK_COMPARE}) &&
          !strcmp (result.failure.required, "too odd"),
      "a fault of the engine is a failure, with the smallest question");
  odd = odd_of (REFUSE_ALL);
  odd.engine.abilities = GH_BIT (GH_ASK_NEGATE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = G", &result);
  TAP_OK (result.verdict == GH_NOT_APPLICABLE && strstr (result.reason, "compare"),
          "what an engine lacks is not applicable: %s", result.reason);
  odd = odd_of (LIE_ONCE);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 {G^L|G^R} == G", &result);
  TAP_OK (result.verdict == GH_NOT_APPLICABLE && odd.asked == 0,
          "what asks an engine nothing is not applicable");
  odd = odd_of (REFUSE_SMALL); /* which refuses nothing of so few moves, but lies about outcomes */
  odd.engine.abilities = GH_BIT (GH_ASK_OUTCOME);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, "TT-1 G = 0 <-> {|} >= G and {|} <= G",
               &result);
  TAP_OK (result.verdict != GH_NOT_APPLICABLE && odd.asked > 0,
          "without compare, outcomes of differences are asked");
}

/* Products of numbers are asked of an engine that can tell them, all others are built. */
static void products (void)
{
  static const char numbers[] = "TT-1 x times y = y times x [values day 1]";
  gh_result result;
  odd_engine odd = odd_of (FIND_NO_PRODUCT);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, numbers, &result);
  TAP_OK (result.verdict == GH_FAILS && !strcmp (result.failure.counterexample, "x = 0; y = 0") &&
              !strcmp (result.failure.required, "a number, as the product of two"),
          "two numbers have a product: %s", result.failure.required);
  odd = odd_of (FIND_NO_PRODUCT);
  odd.engine.abilities &= ~(GH_BIT (GH_ASK_MULTIPLY));
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS, numbers, &result);
  TAP_OK (result.verdict == GH_HOLDS, "without multiply it is built (verdict %d)",
          (int)result.verdict);
  odd = odd_of (FIND_NO_PRODUCT);
  check_claim (&odd.engine, NULL, &GH_DEFAULT_OPTIONS,
               "TT-1 1 times * = * and * times 1 = * and * times * = *", &result);
  TAP_OK (result.verdict == GH_HOLDS, "so are products of other games (verdict %d)",
          (int)result.verdict);
}

int main (void)
{
  reference = gh_reference_open ();
  odd_engines ();
  products ();
  reference->close (reference);
  return tap_done ();
}

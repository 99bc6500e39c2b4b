/* Positions of rulesets in claims. */
#include "language/claim.h"
#include "reference/reference.h"
#include "tests/language/evaluating.h"
#include "tests/tap.h"

#include <string.h>

static gh_status evaluate (const char *text, const gh_limits *limits, gh_value *value)
{
  gh_error error = {0, 0, ""};
  gh_claim *const claim = gh_claim_parse (text, strlen (text), &error);
  if (!TAP_OK (claim != NULL, "'%s' is a claim %s", text, error.text))
    return GH_SYNTAX;
  gh_store *const store = gh_store_new (limits, NULL);
  gh_engine *const engine = gh_reference_open ();
  gh_status status = GH_OK;
  for (unsigned i = 0; i < 2 && !status; i++) { /* again in another filling of the store */
    gh_store_empty (store);
    status = evaluate_in (store, engine, claim, value);
  }
  engine->close (engine);
  gh_store_free (store);
  gh_claim_free (claim);
  return status;
}

static void test_true_ones (void)
{
  static const char *const rows[] = {
      "domineering(2,2) == {1|-1}",
      "domineering(4,4) || 0 and domineering(4,5) = 1",
      "{domineering(2,1), hack(L)|domineering(1,2)} == {1|-1}",
      "{domineering(2,1)||hack(L)|toads(T.)} == {1||1|1}",
      "all left X of snort(2,2): X |> 0",
      "col(L.R) = 0 and col ( ./# ) = * and cutcake( 2,4 + 1,2 ) = 2 and cutcake(2,2) == {-2|2}",
      "clobber( xxo ) = ^ and clobber\n(xo/ox) = *",
      "toads(T...F) + toads(T..F) = * and not toads(T..F) == 0",
      "2.hack(LR) = 1 and canonical(hack(LR)) == 1/2",
      "moves(hack()) = 0 and is_number(hack(LRRLLRL))",
      "outcome(domineering(3,3)) = N",
      "domineering(./.) = 1 and -clobber(x/o) = * and positions(domineering(4,4)) = 562",
      "(domineering(2,2)) + domineering(1,2) = {0|-2}",
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_value value = {GH_TRUTH, {.truth = false}};
    gh_status const status = evaluate (rows[i], NULL, &value);
    TAP_OK (status == GH_OK && value.truth, "%s", rows[i]);
  }
}

static void test_limits (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  gh_value value;
  limits.forms = 1000;
  TAP_OK (evaluate ("domineering(4,4)", &limits, &value) == GH_OVER_FORMS &&
              evaluate ("domineering(3,3)", &limits, &value) == GH_OK,
          "a position has its limit when it is evaluated");
}

int main (void)
{
  test_true_ones ();
  test_limits ();
  return tap_done ();
}

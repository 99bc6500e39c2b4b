/* alpha_p and excesses of primes beyond 43. What an engine says is held against the definition,
   which the reference follows in towers of fields; against the fast engine, which takes residues in
   one field; and against a certificate, which the kernel checks by code of its own. */
#include "form/halt.h"
#include "form/numeral.h"
#include "optimized/excesses/ask.h"
#include "proof/provers/field_prover.h"
#include "theory/transfinite/nimbers.h"

#include <stdlib.h>

/* Those for which the definition takes less than a tenth of a second; the others take one second
   at most. Between them are 107, 139, 167, 173, 179 and 227, which take more or are refused. */
static const uint16_t quick[] = {257, 53,  61,  67,  71,  73,  79,  83,  89,
                                 97,  101, 103, 109, 113, 127, 131, 137, 151,
                                 157, 163, 181, 193, 197, 211, 223, 241, 251},
                      slow[] = {47, 59, 149, 191, 199, 229, 233, 239};

static gh_form judged (gh_trial *t, gh_engine *judge, gh_request request, gh_form p)
{
  gh_value const arguments[] = {gh_argument (request, p), gh_argument (request, p)};
  gh_value answer;
  if (!judge || judge->ask (judge, t->store, request, arguments, &answer) != GH_ANSWERED)
    gh_end_case (t, GH_STEP_LIMIT, "%s: %s", gh_requests[request].word,
                 judge ? judge->words : "there is no fast engine");
  return answer.form;
}

static void expect (gh_trial *t, gh_request request, uint32_t p)
{
  gh_form const n = gh_integer (t->store, (int64_t)p);
  gh_form const said = gh_ask (t, request, n, GH_ZERO).form;
  const char *const word = gh_requests[request].word;
  gh_expect (t, said == judged (t, t->judge, request, n), "the %s of %u by the definition", word,
             p);
  if (t->fast)
    gh_expect (t, said == judged (t, t->fast, request, n), "the %s of %u by residues", word, p);
}

THEOREM (nim_excesses)
{
  uint32_t const p = quick[gh_choose (t, sizeof quick / sizeof *quick)];
  expect (t, GH_ASK_EXCESS, p);
}

THEOREM (nim_alphas)
{
  uint32_t const p = quick[gh_choose (t, sizeof quick / sizeof *quick)];
  expect (t, GH_ASK_NIM_ALPHA, p);
}

THEOREM (nim_slow_excesses)
{
  uint32_t const p = slow[gh_choose (t, sizeof slow / sizeof *slow)];
  expect (t, GH_ASK_EXCESS, p);
}

/* ---- by a certificate ------------------------------------------------------------------------ */

/* The text of a certificate of alpha_p, to be freed; NULL: none was written. */
static char *certificate_of (uint32_t p)
{
  char *text = NULL;
  size_t size;
  gh_fields_goal goal = {.count = 0};
  gh_excesses *const excesses = gh_excesses_new (EXCESS_DEGREE, false, NULL);
  FILE *out = NULL;
  if (excesses && gh_fields_solve (excesses, p, &goal) == GH_EXCESS_OK &&
      (out = open_memstream (&text, &size))) {
    gh_fields_write (&goal, out);
    fclose (out);
  }
  gh_excesses_free (excesses);
  return text;
}

/* That this certificate, which is freed, says so, and the kernel accepts it. */
static bool is_proved (char *text, uint32_t p, uint32_t *excess)
{
  gh_fields_proof proof;
  bool const proved = gh_fields_check (&proof, text);
  bool found = false;
  free (text);
  for (size_t i = 0; proved && i < proof.count; i++)
    if (proof.alphas[i].prime == p) {
      *excess = proof.alphas[i].excess;
      found = true;
    }
  return found;
}

THEOREM (nim_excesses_proved)
{
  static const uint16_t primes[] = {53,  61,  71,  73,  79,  97,  101, 109, 113, 127,
                                    137, 151, 157, 181, 193, 211, 241, 251, 257};
  uint32_t const p = primes[gh_choose (t, sizeof primes / sizeof *primes)];
  uint32_t excess = 0;
  char *const text = certificate_of (p);
  if (!text)
    gh_fail (t->store, gh_halted () ? GH_HALTED : GH_NO_MEMORY);
  bool const proved = is_proved (text, p, &excess);
  gh_expect (t, proved, "a certificate of alpha_%u", p);
  gh_form const said = gh_ask (t, GH_ASK_EXCESS, gh_integer (t->store, (int64_t)p), GH_ZERO).form;
  gh_expect (t, said == gh_integer (t->store, (int64_t)excess),
             "the excess of %u to be %u, as proved", p, excess);
}

/* ---- what the generators are roots of -------------------------------------------------------- */

/* kappa_p is the p-th root of what the engine itself says that alpha_p is. */
ORDINAL_THEOREM (nim_generators_beyond)
{
  uint32_t const p = quick[gh_choose (t, sizeof quick / sizeof *quick)];
  unsigned k = 0;
  for (uint32_t less = 3; less < p; less += 2) {
    bool prime = true;
    for (uint32_t d = 3; d * d <= less && prime; d += 2)
      prime = less % d != 0;
    k += prime;
  }
  gh_form const alpha =
      gh_ask (t, GH_ASK_NIM_ALPHA, gh_integer (t->store, (int64_t)p), GH_ZERO).form;
  gh_expect (t, alpha != GH_NO_FORM, "alpha_%u, as it is a prime", p);
  gh_form const power = gh_nim_power_asked (t, gh_kappa (t, k, 1), p);
  GH_EXPECT (t, power == alpha, "the power %u of w^w^%u to be alpha_%u, %s, not %s", p, k, p,
             GH_SHOWN (t, alpha), GH_SHOWN (t, power));
}

/* Functions that have no value: such a case is neither held nor failed, and counted. */
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <string.h>

static void check_text (gh_engine *engine, const char *text, gh_result *result)
{
  *result = (gh_result){.verdict = GH_NOT_APPLICABLE};
  check_claim (engine, NULL, &GH_DEFAULT_OPTIONS, text, result);
}

static void counted (void)
{
  static const struct {
    const char *text;
    gh_verdict verdict;
    uint64_t met, undefined;
    const char *at; /* within the first place */
  } rows[] = {
      {"TT-1 number(G) = 0 or not number(G) = 0 [forms day 2]", GH_HOLDS, 48, 208,
       "G = *: number(*) is none"},
      {"TT-1 not number(G) = 0 -> not G = 0 [forms day 2]", GH_HOLDS, 32, 208, "number(*) is none"},
      {"TT-1 number(G) = number(G) <-> number(G) = 0 or not G = 0 [forms day 2]", GH_VACUOUS, 48,
       208, "number(*) is none"},
      {"TT-1 atomic_weight(G) >= 2 -> G > 0 [values day 3]", GH_VACUOUS, 3, 1407,
       "G = 1: atomic_weight(1) is none"},
      {"TT-1 temperature(G) >= 0 -> not is_number(G) [values day 2]", GH_HOLDS, 15, 7,
       "temperature(0) is none"},
      {"TT-1 mean(G) = 0 -> mean(-G) = 0 [values day 1]", GH_NOT_APPLICABLE, 0, 0, ""},
      {"TT-1 mean(G) = 0 -> G = 0 or not G = 0 [values day 1]", GH_HOLDS, 2, 0, ""},
      {"TT-1 mex(5) = 0", GH_VACUOUS, 0, 1, "mex(5) is none"},
      {"TT-1 nim(m - n) = nim(m - n) [integers 0..2]", GH_HOLDS, 6, 3,
       "m = 0; n = 1: there is no heap of -1"},
      {"TT-1 heap_grundy(.77, m - n) >= 0 [integers 0..2]", GH_HOLDS, 6, 3,
       "m = 0; n = 1: heap_grundy(.77, -1) is none"},
      {"TT-1 2^(m - n) >= 1 [integers 0..2]", GH_HOLDS, 6, 3, "m = 0; n = 1: 2^-1 is no integer"},
      {"TT-1 nim_add(m - n, n) >= 0 [integers 0..2]", GH_HOLDS, 6, 3, "nim_add(-1, 1) is none"},
      {"TT-1 all left X of G: number(X) <= 7 [values day 2]", GH_HOLDS, 14, 5, "number("},
      {"TT-1 exists G: number(G) = 1/2", GH_HOLDS, 0, 0, ""},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r;
    check_text (reference, rows[i].text, &r);
    bool const counts = !*rows[i].at || (r.met == rows[i].met && r.undefined == rows[i].undefined);
    TAP_OK (r.verdict == rows[i].verdict && counts && strstr (r.undefined_at, rows[i].at),
            "%s: verdict %d, %d met, %d undefined, %s", rows[i].text, (int)r.verdict, (int)r.met,
            (int)r.undefined, r.undefined_at);
  }
  gh_result r;
  check_text (reference, "TT-1 mex(5) = 0", &r);
  TAP_OK (strstr (r.reason, "undefined in 1 (mex(5) is none)"), "a vacuous one says so: %s",
          r.reason);
}

/* ---- an engine that has no answer where there is one ----------------------------------------- */

static gh_reply none (gh_engine *engine, gh_store *store, gh_request request,
                      const gh_value *arguments, gh_value *answer)
{
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  (void)engine;
  if (request == GH_ASK_NUMBER)
    answer->form = GH_NO_FORM;
  return reply;
}

static void withheld (void)
{
  gh_engine engine = *reference;
  gh_result r;
  engine.ask = none;
  check_text (&engine, "TT-1 number(G) = 0 or not number(G) = 0 [forms day 2]", &r);
  TAP_OK (r.verdict == GH_FAILS && !strcmp (r.failure.counterexample, "G = 0") &&
              !strcmp (r.failure.required, "a value of number(G)") &&
              strstr (r.failure.answers, "number 0 -> none"),
          "an answer withheld is a wrong one: %s", r.failure.answers);
  check_text (&engine, "TT-1 not is_number(G) -> not number(G) = 0 [forms day 1]", &r);
  TAP_OK (r.verdict == GH_VACUOUS && r.undefined == 1, "but not where there is none");
}

int main (void)
{
  reference = gh_reference_open ();
  counted ();
  withheld ();
  reference->close (reference);
  return tap_done ();
}

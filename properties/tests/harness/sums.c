/* Sums in questions, as an engine that knows them is told them by the harness. */
#include "form/notation.h"
#include "form/numeral.h"
#include "harness/run/runner.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* The reference, taken for an engine in another program: what it was told last, and whether it
   lies. */
static struct {
  gh_engine engine;
  char told[400];
  unsigned count; /* questions about sums */
  bool lies;
} other;

/* As much as there is room for. */
static void add (const char *before, const char *text)
{
  size_t const at = strlen (other.told);
  snprintf (other.told + at, sizeof other.told - at, "%s%s", before, text);
}

static gh_reply ask_sums (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_components *sums, gh_value *answer)
{
  (void)engine;
  other.count++;
  other.told[0] = '\0';
  add (gh_requests[request].word, " ");
  for (unsigned i = 0; i < gh_requests[request].count; i++)
    for (size_t k = 0; k < sums[i].count; k++) {
      const gh_term *const term = &sums[i].terms[k];
      add (k ? " + " : i ? " ; " : "", gh_print (store, term->times, GH_STYLE_FULL));
      add (".", gh_print (store, term->game, GH_STYLE_FULL));
    }
  gh_reply const reply = reference->ask_sums (reference, store, request, sums, answer);
  if (other.lies && reply == GH_ANSWERED && request == GH_ASK_COMPARE)
    answer->order = GH_EQUAL;
  return reply;
}

static void settle (gh_engine *engine)
{
  (void)engine;
}

static void check_text (gh_request_set abilities, bool lies, const char *text, gh_result *result)
{
  other.engine = *reference;
  other.engine.builtin = false;
  other.engine.ask_sums = ask_sums;
  other.engine.settle = settle;
  other.engine.abilities = abilities | GH_BIT (GH_WITH_SUMS);
  other.told[0] = '\0';
  other.count = 0;
  other.lies = lies;
  *result = (gh_result){.verdict = GH_NOT_APPLICABLE};
  check_claim (&other.engine, reference, &GH_DEFAULT_OPTIONS, text, result);
}

#define COMPARE GH_BIT (GH_ASK_COMPARE)
#define OUTCOME GH_BIT (GH_ASK_OUTCOME)
#define MULTIPLES GH_BIT (GH_WITH_MULTIPLES)

static void told (void)
{
  static const struct {
    gh_request_set abilities;
    const char *text, *told;
  } rows[] = {
      {COMPARE | MULTIPLES, "TT-1 2.^ - {1|0} < 5", "compare 2.^ + -1.{1|0} ; 1.5"},
      {COMPARE | MULTIPLES, "TT-1 -(2.(* - 3.^)) > 0", "compare -2.* + 6.^ ; 1.0"},
      {COMPARE, "TT-1 2.^ - {1|0} < 5", "compare 1.^ + 1.^ + 1.{0|-1} ; 1.5"},
      {OUTCOME | MULTIPLES, "TT-1 2.^ - {1|0} < 5", "outcome 2.^ + -1.{1|0} + -1.5"},
      {OUTCOME, "TT-1 2.^ - {1|0} < ^ - *", "outcome 1.^ + 1.^ + 1.{0|-1} + 1.v + 1.*"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r;
    check_text (rows[i].abilities, false, rows[i].text, &r);
    TAP_OK (r.verdict == GH_HOLDS && !strcmp (other.told, rows[i].told), "%s: %s", rows[i].text,
            other.told);
  }
}

/* What has too many components is not asked in this way. */
static void too_many (void)
{
  static const struct {
    gh_request_set abilities;
    const char *text;
    bool asked;
  } rows[] = {{COMPARE, "TT-1 999.(1) + * > 0", true},
              {COMPARE, "TT-1 1000.(1) + * > 0", false},
              {COMPARE, "TT-1 1001.(1) + * > 0", false},
              {OUTCOME, "TT-1 990.(1) + * > 8 + *", true},
              {COMPARE | MULTIPLES, "TT-1 1001.* + * >= 0", true}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r;
    check_text (rows[i].abilities, false, rows[i].text, &r);
    TAP_OK (r.verdict != GH_FAILS && (other.count > 0) == rows[i].asked, "%s: %u questions",
            rows[i].text, other.count);
  }
}

static void wrong (void)
{
  gh_result r;
  check_text (COMPARE | MULTIPLES, true, "TT-1 2.^ - {1|0} < 5", &r);
  TAP_OK (r.verdict == GH_FAILS &&
              strstr (r.failure.answers,
                      "compare 2.^ + -1.{1|0} ; 5 -> =, where the reference says <") &&
              r.failure.wrongs == 1,
          "a wrong answer is told with its sums: %s", r.failure.answers);
}

int main (void)
{
  reference = gh_reference_open ();
  told ();
  too_many ();
  wrong ();
  reference->close (reference);
  return tap_done ();
}

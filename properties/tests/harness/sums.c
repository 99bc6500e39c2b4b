/* Sums in questions, as an engine that knows them is told them by the harness. */
#include "form/notation.h"
#include "form/numeral.h"
#include "harness/run/runner.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* The reference, taken for an engine in another program or in this one: what it was told last, and
   whether it lies. */
static struct {
  gh_engine engine;
  char told[400];
  unsigned count; /* questions about sums, */
  unsigned forms; /* and about forms */
  bool lies;
} other;

/* As much as there is room for. */
static void add (const char *before, const char *text)
{
  size_t const at = strlen (other.told);
  snprintf (other.told + at, sizeof other.told - at, "%s%s", before, text);
}

/* Which the reference does not know. */
static gh_reply temperature (gh_store *store, gh_value *answer)
{
  *answer = (gh_value){GH_NUMBER, {.form = gh_integer (store, 1)}};
  return GH_ANSWERED;
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
  if (request == GH_ASK_TEMPERATURE)
    return temperature (store, answer);
  gh_reply const reply = reference->ask_sums (reference, store, request, sums, answer);
  if (other.lies && reply == GH_ANSWERED && request == GH_ASK_COMPARE)
    answer->order = GH_EQUAL;
  return reply;
}

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  (void)engine;
  other.forms++;
  if (request == GH_ASK_TEMPERATURE)
    return temperature (store, answer);
  return reference->ask (reference, store, request, arguments, answer);
}

static void settle (gh_engine *engine)
{
  (void)engine;
}

static void check_engine (gh_request_set abilities, bool inside, bool lies, const char *text,
                          gh_result *result)
{
  other.engine = *reference;
  other.engine.builtin = false;
  other.engine.ask = ask;
  other.engine.ask_sums = ask_sums;
  other.engine.settle = inside ? NULL : settle;
  other.engine.abilities = abilities | GH_BIT (GH_WITH_SUMS);
  other.told[0] = '\0';
  other.count = other.forms = 0;
  other.lies = lies;
  *result = (gh_result){.verdict = GH_NOT_APPLICABLE};
  check_claim (&other.engine, reference, &GH_DEFAULT_OPTIONS, text, result);
}

static void check_text (gh_request_set abilities, bool lies, const char *text, gh_result *result)
{
  check_engine (abilities, false, lies, text, result);
}

#define COMPARE GH_BIT (GH_ASK_COMPARE)
#define OUTCOME GH_BIT (GH_ASK_OUTCOME)
#define TEMPERATURE GH_BIT (GH_ASK_TEMPERATURE)
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
      {COMPARE | TEMPERATURE | MULTIPLES, "TT-1 temperature(+-1 + 3.*) = 1",
       "temperature 1.+-1 + 3.*"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r;
    check_text (rows[i].abilities, false, rows[i].text, &r);
    TAP_OK (r.verdict == GH_HOLDS && !strcmp (other.told, rows[i].told), "%s: %s", rows[i].text,
            other.told);
  }
}

/* Of a sum that is a number, in whatever form, no temperature is asked. */
static void no_temperature (void)
{
  gh_result r;
  check_text (COMPARE | TEMPERATURE | MULTIPLES, false, "TT-1 temperature(+-1 + +-1 + ^) = 1", &r);
  bool const asked = other.count > 0;
  check_text (COMPARE | TEMPERATURE | MULTIPLES, false, "TT-1 temperature(+-1 + +-1) = 1", &r);
  TAP_OK (asked && other.count == 0 && r.verdict != GH_HOLDS, "temperature of numbers: %u asked",
          other.count);
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

/* Of an engine in this process both are asked, the form and the components. */
static void both_ways (void)
{
  static const struct {
    const char *text, *told; /* "": there is no sum in a question */
  } rows[] = {{"TT-1 2.^ - {1|0} < 5", "compare 2.^ + -1.{1|0} ; 1.5"},
              {"TT-1 lstop(2.{1|0} + *) = 1", "left-stop 2.{1|0} + 1.*"},
              {"TT-1 * + * = 0 -> lstop(+-1) = 1", ""}};
  gh_request_set const can = COMPARE | MULTIPLES | GH_BIT (GH_ASK_LEFT_STOP);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_result r;
    check_engine (can, true, false, rows[i].text, &r);
    TAP_OK (r.verdict == GH_HOLDS && other.forms > 0 && !strcmp (other.told, rows[i].told),
            "%s: of the form, and %s", rows[i].text, *rows[i].told ? other.told : "nothing else");
  }
  gh_result r;
  check_engine (can, true, true, "TT-1 2.^ - {1|0} < 5", &r);
  TAP_OK (r.verdict == GH_FAILS && other.forms > 0, "it may be wrong of the components alone: %s",
          r.failure.answers);
}

int main (void)
{
  reference = gh_reference_open ();
  told ();
  no_temperature ();
  both_ways ();
  too_many ();
  wrong ();
  reference->close (reference);
  return tap_done ();
}

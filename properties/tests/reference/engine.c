/* The definitions behind the call that all engines answer, also beyond play. */
#include "engines.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/memory.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <string.h>

static gh_engine *engine;

/* What the engine answers about two games; h may be NULL, and stands for two of three arguments. */
static gh_value answer_to (gh_store *store, gh_request request, const char *g, const char *h)
{
  gh_value arguments[GH_MOST_ARGUMENTS], answer;
  gh_arguments (store, request, game (store, g), h ? game (store, h) : GH_ZERO, arguments);
  engine->ask (engine, store, request, arguments, &answer);
  return answer;
}

static bool answers_form (gh_store *store, gh_request request, const char *g, const char *h,
                          const char *wanted)
{
  gh_value const answer = answer_to (store, request, g, h);
  return answer.type == gh_requests[request].answer &&
         answer.form == (wanted ? game (store, wanted) : GH_NO_FORM);
}

/* ---- requests -------------------------------------------------------------------------------- */

static void requests (gh_store *store)
{
  static const struct {
    gh_request request;
    const char *g, *h, *answer;
  } rows[] = {{GH_ASK_NEGATE, "{1,*|0}", NULL, "{0|-1,*}"},
              {GH_ASK_ADD, "1", "*", "{1,*|1}"},
              {GH_ASK_ADD, "*", "1", "{1,*|1}"},
              {GH_ASK_ADD, "*", "*", "{*|*}"},
              {GH_ASK_ADD, "1/2", "1/2", "{1/2|{1/2,1|2}}"},
              {GH_ASK_SUBTRACT, "1", "1", "{-1|1}"},
              {GH_ASK_SUBTRACT, "*", "1", "{-1|-1,*}"},
              {GH_ASK_CANONICAL, "{*|*}", NULL, "0"},
              {GH_ASK_CANONICAL, "{0,1|2}", NULL, "3/2"},
              {GH_ASK_BIRTHDAY, "{-1|1}", NULL, "0"},
              {GH_ASK_BIRTHDAY, "^*", NULL, "2"},
              {GH_ASK_BIRTHDAY, "3/8", NULL, "4"},
              {GH_ASK_GRUNDY, "*{0,1,5}", NULL, "2"},
              {GH_ASK_GRUNDY, "0", NULL, "0"},
              {GH_ASK_GRUNDY, "{0|{*|*}}", NULL, NULL},
              {GH_ASK_GRUNDY, "1", NULL, NULL},
#include "tests/operations.def"
              {GH_ASK_ATOMIC_WEIGHT, "0", NULL, "0"},
              {GH_ASK_ATOMIC_WEIGHT, "1", NULL, NULL},
              {GH_ASK_ATOMIC_WEIGHT, "{1|-1}", NULL, NULL},
              {GH_ASK_ATOMIC_WEIGHT, "{0||0|-1}", NULL, NULL},
              {GH_ASK_ATOMIC_WEIGHT, "*5", NULL, "0"},
              {GH_ASK_ATOMIC_WEIGHT, "{*|}", NULL, "0"},
              {GH_ASK_ATOMIC_WEIGHT, "v3*2", NULL, "-3"},
              {GH_ASK_ATOMIC_WEIGHT, "{^3|v3}", NULL, "+-1"},
              {GH_ASK_ATOMIC_WEIGHT, "{0|v*}", NULL, "0"},
              {GH_ASK_ATOMIC_WEIGHT, "{^*|0}", NULL, "0"},
              {GH_ASK_ATOMIC_WEIGHT, "{1|0||0}", NULL, NULL},
              {GH_ASK_ATOMIC_WEIGHT, "{^|||0||0|v9}", NULL, "1"},
              {GH_ASK_ATOMIC_WEIGHT, "{^9|0||0|||v}", NULL, "-1"},
              {GH_ASK_ATOMIC_WEIGHT, "{^||^^|v7}", NULL, "2"},
              {GH_ASK_NIM_ADD, "3", "5", "6"},
              {GH_ASK_NIM_MULTIPLY, "2", "8", "12"},
              {GH_ASK_NIM_INVERT, "2", NULL, "3"},
              {GH_ASK_NIM_INVERT, "0", NULL, NULL},
              {GH_ASK_NIM_SQRT, "2", NULL, "3"},
              {GH_ASK_MULTIPLY, "{*|*}", "{1|-1}", NULL},
              {GH_ASK_MULTIPLY, "{1|-1}", "{*|*}", NULL},
              {GH_ASK_MULTIPLY, "{-1,0|2}", "{0,*|}", "1"},
              {GH_ASK_MULTIPLY, "-3/4", "{5/8|{3|2}}", "-3/4"},
              {GH_ASK_MULTIPLY, "-5/8", "7/8", "-35/64"},
              {GH_ASK_INVERT, "1/16", NULL, "16"},
              {GH_ASK_INVERT, "{-3|-1}", NULL, "-1/2"},
              {GH_ASK_INVERT, "3", NULL, NULL},
              {GH_ASK_INVERT, "3/4", NULL, NULL},
              {GH_ASK_INVERT, "{*|*}", NULL, NULL},
              {GH_ASK_INVERT, "*", NULL, NULL}};
  static const char *const outcomes[][2] = {{"{*|*}", "P"}, {"^", "L"}, {"v", "R"}, {"+-1", "N"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (answers_form (store, rows[i].request, rows[i].g, rows[i].h, rows[i].answer),
            "%s %s %s: %s", gh_requests[rows[i].request].word, rows[i].g,
            rows[i].h ? rows[i].h : "", rows[i].answer ? rows[i].answer : "none");
  for (size_t i = 0; i < sizeof outcomes / sizeof *outcomes; i++) {
    gh_value const answer = answer_to (store, GH_ASK_OUTCOME, outcomes[i][0], NULL);
    TAP_OK (answer.type == GH_OUTCOME && "PLRN"[answer.outcome] == *outcomes[i][1],
            "outcome %s: %s", outcomes[i][0], outcomes[i][1]);
  }
}

/* ---- beyond play ----------------------------------------------------------------------------- */

#define TWO_63 "9223372036854775808"
#define TWO_80 "1208925819614629174706176"

static void beyond_play (gh_store *store)
{
  static const char *const rows[][3] = {{TWO_63, ">", "9223372036854775807"},
                                        {"-" TWO_63, "<", TWO_63},
                                        {TWO_80, ">", TWO_63},
                                        {"1/" TWO_80, ">", "0"},
                                        {"1/" TWO_80, "<", "1/" TWO_63},
                                        {"1/" TWO_80, ">", "^"},
                                        {"-1/" TWO_80, "<", "v"},
                                        {"{" TWO_63 "|0}", "||", TWO_63},
                                        {"{" TWO_63 "|0}", "||", "1"},
                                        {"{" TWO_63 "|0}", "<", "9223372036854775809"},
                                        {"{" TWO_63 "|0}", ">", "-1/1024"},
                                        {"{" TWO_63 "|0}", "<", "{" TWO_80 "|0}"},
                                        {"{" TWO_63 "|" TWO_63 "}", "||", TWO_63},
                                        {"{9223372036854775807|9223372036854775809}", "=", TWO_63},
                                        {"{" TWO_63 "|9223372036854775807}", "||", TWO_63}};
  static const char *const signs[] = {"=", ">", "<", "||"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_order const order =
        gh_compare_directly (store, game (store, rows[i][0]), game (store, rows[i][2]));
    gh_value const answer = answer_to (store, GH_ASK_COMPARE, rows[i][0], rows[i][2]);
    TAP_OK (!strcmp (signs[order], rows[i][1]) && answer.type == GH_ORDER && answer.order == order,
            "%s %s %s", rows[i][0], rows[i][1], rows[i][2]);
  }
}

/* Sums of numerals are literal as long as they can be played. */
static void sums_beyond_play (gh_store *store)
{
  static const struct {
    gh_request request;
    const char *g, *h, *answer;
  } rows[] = {{GH_ASK_ADD, TWO_63, TWO_63, "18446744073709551616"},
              {GH_ASK_ADD, TWO_63, "-1", "9223372036854775807"},
              {GH_ASK_ADD, "1", TWO_63, "9223372036854775809"},
              {GH_ASK_SUBTRACT, TWO_80, TWO_80, "0"},
              {GH_ASK_SUBTRACT, TWO_63, "1/2", "18446744073709551615/2"},
              {GH_ASK_SUBTRACT, "101", "100", "1"},
              {GH_ASK_MULTIPLY, TWO_63, "-1/" TWO_63, "-1"},
              {GH_ASK_MULTIPLY, "1", TWO_63, TWO_63},
              {GH_ASK_INVERT, "-1/" TWO_63, NULL, "-" TWO_63},
              {GH_ASK_INVERT, TWO_63, NULL, "1/" TWO_63},
              {GH_ASK_MULTIPLY, "{" TWO_63 "|}", "2", "18446744073709551618"},
              {GH_ASK_BIRTHDAY, TWO_80, NULL, TWO_80},
              {GH_ASK_BIRTHDAY, "{" TWO_63 "|0}", NULL, "9223372036854775809"},
              {GH_ASK_CANONICAL, TWO_80, NULL, TWO_80}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (answers_form (store, rows[i].request, rows[i].g, rows[i].h, rows[i].answer),
            "%s %s %s: %s", gh_requests[rows[i].request].word, rows[i].g,
            rows[i].h ? rows[i].h : "", rows[i].answer);
  gh_form const thirty = gh_integer (store, 30);
  TAP_OK (answer_to (store, GH_ASK_SUBTRACT, "30", "30").form ==
              gh_difference (store, thirty, thirty),
          "30 - 30 is played");
}

/* ---- refusals -------------------------------------------------------------------------------- */

static bool refuses (gh_store *store, gh_request request, const char *g, const char *h,
                     const char *words)
{
  gh_value const arguments[] = {{GH_GAME, {.form = game (store, g)}},
                                {GH_GAME, {.form = game (store, h)}}};
  gh_value answer;
  return engine->ask (engine, store, request, arguments, &answer) == GH_REFUSED &&
         !strcmp (engine->words, words);
}

static void refusals (gh_store *store)
{
  static const char *const no_integers[] = {"-1", "1/2", "*", "{0|2}"};
  static const char *const large[] = {"256", TWO_63, TWO_80};
  for (gh_request r = GH_ASK_NIM_ADD; r <= GH_ASK_NIM_SQRT; r++) {
    bool good = true;
    for (size_t i = 0; i < sizeof no_integers / sizeof *no_integers; i++)
      good = good && refuses (store, r, no_integers[i], "1", "expected integers from 0");
    for (size_t i = 0; i < sizeof large / sizeof *large; i++)
      good =
          good && refuses (store, r, large[i], "1", "the mex recursion is for integers below 256");
    TAP_OK (good && (gh_requests[r].count == 1 ||
                     refuses (store, r, "1", "-1", "expected integers from 0")),
            "%s refuses what is no integer from 0 to 255", gh_requests[r].word);
  }
}

/* ---- failing --------------------------------------------------------------------------------- */

static void ask_all (gh_store *store)
{
  for (gh_request r = 0; r < GH_REQUESTS; r++) {
    bool const of_games = gh_requests[r].takes == GH_GAME || gh_requests[r].takes == GH_INTEGER;
    if (!gh_engine_can (engine, r) || gh_requests[r].takes_code || !of_games)
      continue;
    answer_to (store, r, "{^,*2|{1|-1}}", "{5/8|+-{2|*}}");
    if (r != GH_ASK_ORDINAL_SUM && r != GH_ASK_OVERHEAT) /* which are literal, on so many moves */
      answer_to (store, r, TWO_80, "-1/" TWO_63);
  }
}

static gh_request no_request;

static void ask_for_none (gh_store *store)
{
  answer_to (store, no_request, "1", "2");
}

static void ask_in_child (void *store)
{
  status_of (store, ask_for_none);
}

/* The linker sends calls of calloc here. */
static bool calloc_fails;
void *__real_calloc (size_t count, size_t size);
void *__wrap_calloc (size_t count, size_t size);

void *__wrap_calloc (size_t count, size_t size)
{
  return calloc_fails ? NULL : __real_calloc (count, size);
}

static void no_memory_for_nimbers (gh_store *store)
{
  calloc_fails = true;
  bool const refused = refuses (store, GH_ASK_NIM_ADD, "1", "1", "out of memory");
  calloc_fails = false;
  TAP_OK (refused && answers_form (store, GH_ASK_NIM_ADD, "1", "1", "0"),
          "without memory nimbers are refused, until there is some");
}

static void no_memory (void)
{
  char error[100] = "";
  calloc_fails = true;
  gh_engine *const none = gh_engine_open ("reference", NULL, error, sizeof error);
  calloc_fails = false;
  TAP_OK (!none && !strcmp (error, "out of memory"), "without memory there is no engine");
}

int main (void)
{
  no_memory ();
  engine = gh_reference_open ();
  gh_request_set const none =
      GH_BIT (GH_ASK_MEAN) | GH_BIT (GH_ASK_TEMPERATURE) | GH_BIT (GH_ASK_PROVE);
  gh_request_set const sums = GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES);
  TAP_OK (
      engine->builtin && engine->abilities == ((GH_ALL_REQUESTS & ~none) | sums) &&
          engine->window == 1,
      "the engine can answer all requests but those of means, temperatures and proofs, at once");
  in_new_store ("no memory for nimbers", no_memory_for_nimbers);
  in_new_store ("requests", requests);
  in_new_store ("numbers beyond play", beyond_play);
  in_new_store ("sums beyond play", sums_beyond_play);
  in_new_store ("refusals", refusals);
  out_of_memory ("requests", ask_all);
  gh_store *const store = gh_store_new (NULL, NULL);
  for (no_request = GH_REQUESTS; no_request < GH_REQUESTS + 2; no_request++)
    TAP_OK (tap_signal_of (ask_in_child, store, 10) == SIGABRT, "there is no request %u: it aborts",
            (unsigned)no_request);
  gh_store_free (store);
  engine->close (engine);
  return tap_done ();
}

/* The fast engine behind the call of all engines. */
#include "engines.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static gh_engine *engine;

static gh_reply ask (gh_store *store, gh_request request, gh_form g, gh_form h, gh_value *answer)
{
  gh_value arguments[GH_MOST_ARGUMENTS];
  gh_arguments (store, request, g, h, arguments);
  return engine->ask (engine, store, request, arguments, answer);
}

/* ---- requests -------------------------------------------------------------------------------- */

#define TWO_63 "9223372036854775808"
#define TWO_64 "18446744073709551616"

static bool answers_form (gh_store *store, gh_request request, const char *g, const char *h,
                          const char *wanted)
{
  gh_value answer;
  gh_reply const reply =
      ask (store, request, game (store, g), h ? game (store, h) : GH_ZERO, &answer);
  return reply == GH_ANSWERED && answer.type == gh_requests[request].answer &&
         answer.form == (wanted ? game (store, wanted) : GH_NO_FORM);
}

static void forms (gh_store *store)
{
  static const struct {
    gh_request request;
    const char *g, *h, *answer;
  } rows[] = {{GH_ASK_NEGATE, "{1,*|0}", NULL, "{0|-1}"},
              {GH_ASK_ADD, "1", "*", "1*"},
              {GH_ASK_ADD, "1/2", "1/2", "1"},
              {GH_ASK_ADD, TWO_63, TWO_63, "18446744073709551616"},
              {GH_ASK_SUBTRACT, "*", "1", "-1*"},
              {GH_ASK_CANONICAL, "{0,1|2}", NULL, "3/2"},
              {GH_ASK_CANONICAL, "{0|*}", NULL, "^"},
              {GH_ASK_BIRTHDAY, "{-1|1}", NULL, "0"},
              {GH_ASK_BIRTHDAY, TWO_63, NULL, TWO_63},
              {GH_ASK_BIRTHDAY, "^*", NULL, "2"},
              {GH_ASK_NUMBER, "{*|*}", NULL, "0"},
              {GH_ASK_NUMBER, "{1|2}", NULL, "3/2"},
              {GH_ASK_NUMBER, "*", NULL, NULL},
              {GH_ASK_LEFT_STOP, "{2|-1/2}", NULL, "2"},
              {GH_ASK_RIGHT_STOP, "{2|-1/2}", NULL, "-1/2"},
              {GH_ASK_MEAN, "{2|-1/2}", NULL, "3/4"},
              {GH_ASK_TEMPERATURE, "{2|-1/2}", NULL, "5/4"},
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
              {GH_ASK_NIM_ADD, TWO_63, "9223372036854775809", "1"},
              {GH_ASK_NIM_MULTIPLY, TWO_64, TWO_64, "27670116110564327424"},
              {GH_ASK_NIM_MULTIPLY, "3", TWO_64, "55340232221128654848"},
              {GH_ASK_NIM_MULTIPLY, "0", TWO_64, "0"},
              {GH_ASK_NIM_SQRT, TWO_64, NULL, "35200275427163635712"},
              {GH_ASK_NIM_SQRT, "0", NULL, "0"},
              {GH_ASK_MULTIPLY, "{*|*}", "*", NULL},
              {GH_ASK_MULTIPLY, "*", "{*|*}", NULL},
              {GH_ASK_MULTIPLY, "{0|3/2}", "-3/8", "-3/8"},
              {GH_ASK_MULTIPLY, TWO_63, "1/4", "2305843009213693952"},
              {GH_ASK_INVERT, "{-3|-1}", NULL, "-1/2"},
              {GH_ASK_INVERT, TWO_63, NULL, "1/" TWO_63},
              {GH_ASK_INVERT, "-1/" TWO_63, NULL, "-" TWO_63},
              {GH_ASK_INVERT, "0", NULL, NULL},
              {GH_ASK_INVERT, "3/4", NULL, NULL},
              {GH_ASK_INVERT, "*", NULL, NULL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    TAP_OK (answers_form (store, rows[i].request, rows[i].g, rows[i].h, rows[i].answer),
            "%s %s %s: %s", gh_requests[rows[i].request].word, rows[i].g,
            rows[i].h ? rows[i].h : "", rows[i].answer ? rows[i].answer : "none");
}

static void orders (gh_store *store)
{
  static const char *const rows[][4] = {{"{*|*}", "0", "P", "="},
                                        {"^", "*", "L", "||"},
                                        {"v", "^", "R", "<"},
                                        {"+-1", "-2", "N", ">"}};
  static const char *const signs[] = {"=", ">", "<", "||"};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_form const g = game (store, rows[i][0]), h = game (store, rows[i][1]);
    gh_value outcome, order;
    ask (store, GH_ASK_OUTCOME, g, GH_ZERO, &outcome);
    ask (store, GH_ASK_COMPARE, g, h, &order);
    TAP_OK (outcome.type == GH_OUTCOME && "PLRN"[outcome.outcome] == *rows[i][2], "outcome %s: %s",
            rows[i][0], rows[i][2]);
    TAP_OK (order.type == GH_ORDER && !strcmp (signs[order.order], rows[i][3]), "%s %s %s",
            rows[i][0], rows[i][3], rows[i][1]);
  }
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void refusals (gh_store *store)
{
  gh_value answer;
  gh_form const g = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 4990, 0});
  gh_form deep = g;
  for (int i = 0; i < 100; i++)
    deep = gh_make (store, game (store, "*2"), deep);
  TAP_OK (ask (store, GH_ASK_OUTCOME, deep, GH_ZERO, &answer) == GH_REFUSED &&
              !strcmp (engine->words, "nested deeper than 5000"),
          "a game too deep is refused: %s", engine->words);
  TAP_OK (ask (store, GH_ASK_OUTCOME, g, GH_ZERO, &answer) == GH_ANSWERED && answer.outcome == GH_L,
          "and 4,990 ups are not");
}

static void nimbers (gh_store *store)
{
  static const char *const no_integers[] = {"-1", "1/2", "*", "{0|2}"};
  gh_form const one = gh_integer (store, 1), most = gh_numeral_scaled (store, one, 32000);
  gh_value answer;
  for (gh_request r = GH_ASK_NIM_ADD; r <= GH_ASK_NIM_SQRT; r++) {
    bool good = ask (store, r, most, one, &answer) == GH_ANSWERED;
    for (size_t i = 0; i < sizeof no_integers / sizeof *no_integers; i++)
      good = good && ask (store, r, game (store, no_integers[i]), one, &answer) == GH_REFUSED &&
             !strcmp (engine->words, "expected integers from 0");
    TAP_OK (good && (gh_requests[r].count == 1 ||
                     ask (store, r, one, game (store, "-1"), &answer) == GH_REFUSED),
            "%s answers for 2^32000, and refuses what is no integer from 0", gh_requests[r].word);
  }
}

/* In a store for numbers of so many digits. */
static void large_nimbers (gh_store *store)
{
  gh_value answer;
  gh_form const one = gh_integer (store, 1);
  gh_form const most = gh_numeral_scaled (store, one, 65535);
  gh_form const more = gh_numeral_scaled (store, one, 65536);
  TAP_OK (ask (store, GH_ASK_NIM_ADD, most, one, &answer) == GH_ANSWERED &&
              ask (store, GH_ASK_NIM_ADD, answer.form, one, &answer) == GH_ANSWERED &&
              answer.form == most,
          "2^65535 is a nimber");
  TAP_OK (ask (store, GH_ASK_NIM_ADD, one, more, &answer) == GH_REFUSED &&
              !strcmp (engine->words, "expected nimbers below 2^65536"),
          "2^65536 is refused: %s", engine->words);
}

static void test_large_nimbers (void)
{
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.digits = 20000;
  gh_store *const store = gh_store_new (&limits, NULL);
  TAP_OK (status_of (store, large_nimbers) == GH_OK, "within 20,000 digits");
  gh_store_free (store);
}

/* ---- a long life ----------------------------------------------------------------------------- */

static int64_t number;

/* number + 4,000.up: 4,000 values that no other number has. */
static void many_values (gh_store *store)
{
  gh_value answer;
  gh_form const x = gh_integer (store, number);
  gh_form const g = gh_shape_make (store, (gh_number_up_star){x, 4000, 0});
  if (ask (store, GH_ASK_COMPARE, g, x, &answer) != GH_ANSWERED || answer.order != GH_GREATER)
    gh_fail (store, GH_ABANDONED);
}

/* Two millions of values are kept at most, and all are asked about again later. */
static void test_long_life (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  bool good = true;
  for (int64_t n = 0; n < 560; n++) {
    number = n % 520;
    good = good && status_of (store, many_values) == GH_OK;
    gh_store_empty (store);
  }
  TAP_OK (good, "2,240,000 values later answers are right");
  in_new_store ("forms after a long life", forms);
  gh_store_free (store);
}

/* ---- faults ---------------------------------------------------------------------------------- */

static gh_request no_request;

static void ask_for_none (gh_store *store)
{
  gh_value answer;
  ask (store, no_request, GH_ZERO, GH_ZERO, &answer);
}

static void ask_in_child (void *store)
{
  status_of (store, ask_for_none);
}

/* The linker sends these calls here; the call number `failing` fails. */
static unsigned calls, failing;
void *__real_calloc (size_t count, size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__real_realloc (void *block, size_t size);
void *__wrap_realloc (void *block, size_t size);

void *__wrap_calloc (size_t count, size_t size)
{
  return ++calls == failing ? NULL : __real_calloc (count, size);
}

void *__wrap_realloc (void *block, size_t size)
{
  return ++calls == failing ? NULL : __real_realloc (block, size);
}

static void test_no_memory (void)
{
  unsigned refused = 0;
  char error[100] = "";
  for (failing = 1;; failing++) {
    calls = 0;
    gh_engine *const made = gh_engine_open ("optimized", NULL, error, sizeof error);
    if (made)
      made->close (made);
    if (made && calls < failing)
      break;
    refused += !made && !strcmp (error, "out of memory");
  }
  TAP_OK (refused == failing - 1 && refused > 3,
          "without memory, %u times over, there is no engine", refused);
  failing = 0;
}

static void no_memory_for_nimbers (gh_store *store)
{
  gh_value answer;
  gh_form const three = gh_integer (store, 3);
  gh_reply replies[2];
  calls = 0;
  failing = 1;
  replies[0] = ask (store, GH_ASK_NIM_ADD, three, three, &answer);
  failing = 0;
  bool const said = !strcmp (engine->words, "out of memory");
  replies[1] = ask (store, GH_ASK_NIM_ADD, three, three, &answer);
  TAP_OK (replies[0] == GH_REFUSED && said && replies[1] == GH_ANSWERED && answer.form == GH_ZERO,
          "without memory nimbers are refused, until there is some");
}

int main (void)
{
  test_no_memory ();
  engine = gh_engine_open ("optimized", NULL, NULL, 0);
  TAP_OK (!engine->builtin &&
              engine->abilities ==
                  ((GH_ALL_REQUESTS & ~(GH_BIT (GH_ASK_MATE) | GH_BIT (GH_ASK_PROVE))) |
                   GH_BIT (GH_WITH_SUMS) | GH_BIT (GH_WITH_MULTIPLES)) &&
              engine->window == 1,
          "the engine can answer all requests but mates and proofs, at once");
  in_new_store ("no memory for nimbers", no_memory_for_nimbers);
  in_new_store ("forms", forms);
  in_new_store ("nimbers", nimbers);
  test_large_nimbers ();
  in_new_store ("orders", orders);
  in_new_store ("refusals", refusals);
  test_long_life ();
  gh_store *const store = gh_store_new (NULL, NULL);
  for (no_request = GH_REQUESTS; no_request < GH_REQUESTS + 2; no_request++)
    TAP_OK (tap_signal_of (ask_in_child, store, 10) == SIGABRT, "there is no request %u: it aborts",
            (unsigned)no_request);
  gh_store_free (store);
  engine->close (engine);
  return tap_done ();
}

/* What an engine takes: which forms are of a kind, how it says so, and that nothing else is sent.
 */
#include "adapter/takes.h"
#include "adapter/adapter.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- forms ----------------------------------------------------------------------------------- */

typedef struct taken_call {
  gh_store *store;
  const gh_takes *takes;
  gh_form form;
  bool taken;
} taken_call;

static void find_taken (void *argument)
{
  taken_call *const call = argument;
  call->taken = gh_takes_form (call->store, call->takes, call->form);
}

/* 2: a limit was passed. */
static int taken (gh_store *store, const gh_takes *takes, const char *text)
{
  taken_call call = {store, takes, game (store, text), false};
  gh_store_allow (store);
  return gh_try (store, find_taken, &call) == GH_OK ? call.taken : 2;
}

static void test_forms (void)
{
  static const struct {
    const char *takes, *in, *out; /* blanks between games */
  } rows[] = {
      {"any", "0 {0|*} {2|-1}", ""},
      {"numbers",
       "0 -3 5/8 1000000000000000000000000000000 {0,-1|1} {{0|1}|1} "
       "{1000000000000000000000000000000|} {{-1|1}|3}",
       "* {1|0} {0|0} {-1,*|1} {0|^} {*|1}"},
      {"switches", "{1|0} +-3/8 {2,0|-1,5} {{0|1}|0} {1000000000000000000000000000000|0}",
       "0 1/2 * {0|0} {*|-1} {{2|1}|0} {0|1} {1|1} ^"},
      {"numbers,switches", "0 {1|0}", "* ^"},
      {"nimbers", "0 * *7", "1 {*|*} ^ {0,*2|0,*2} {0|1}"},
      {"impartial", "0 * *7 {*|*} {0,*2|0,*2}", "1 ^ {0|} {0,*|*,0,*2}"},
      {"dicotic", "0 * *7 ^ {*|^} {0|^*}",
       "1 {*|} {*||*|} {1|*} {0||0|-1} 1000000000000000000000000000000"},
      {"numeral-bits<=3", "0 1 7 -7 1/4 7/4 {7|-7}",
       "8 -8 1/8 9/4 {0|8} 1000000000000000000000000000000 {{9|1}|1}"},
      {"birthday<=2", "0 * 2 1/2 {1|*}", "3 1/4 {0||0|-1} 1000000000000000000000000000000"},
      {"positions<=3", "0 * 2 1/2 {0|*}",
       "3 1/4 {1|-1,0} 1000000000000000000000000000000 {1000000000000000000000000000000|0}"},
      {"positions<=0", "", "0"},
      {"positions<=1000000001", "1000000000 -1000000000 1/4611686018427387904", "1000000001"},
      {"options<=1", "0 3 1000000000000000000000000000000 {1|0} {{1|0}|-1}",
       "{0,*|1} *2 {0,1|} {*2|}"},
      {"numbers,options<=0", "0", "1 *"},
      {"impartial,switches,birthday<=2,options<=1", "* {1|-1}", "*2 {2|0} {1,0|-1}"},
  };
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *wrong;
    size_t length;
    gh_takes takes;
    TAP_OK (gh_takes_read (&takes, rows[i].takes, strlen (rows[i].takes), &wrong, &length),
            "%s is read", rows[i].takes);
    for (int in = 0; in < 2; in++) {
      char texts[200];
      snprintf (texts, sizeof texts, "%s", in ? rows[i].in : rows[i].out);
      for (const char *text = strtok (texts, " "); text; text = strtok (NULL, " "))
        TAP_OK (taken (store, &takes, text) == in, "%s: %s is %s", rows[i].takes, text,
                in ? "taken" : "not taken");
    }
  }
  gh_store_free (store);
}

/* What is a number is so by Definition 3.1, too. */
static void check_number (gh_store *store)
{
  unsigned numbers = 0, wrong = 0;
  for (int i = 0; i < 3000; i++) {
    gh_form const x = random_form (store, 3);
    bool const number = gh_is_number_form (store, x);
    wrong += gh_is_of_kind (store, x, GH_KIND_NUMBERS) != number;
    numbers += number && !gh_is_numeral (store, x);
  }
  TAP_OK (!wrong && numbers > 20, "%u forms of numbers that are no numerals, %u wrong", numbers,
          wrong);
}

/* ---- several requests ------------------------------------------------------------------------ */

static void test_narrow (void)
{
  static const struct {
    const char *one, *other, *both; /* "": nothing but 0 is of both */
  } rows[] = {
      {"any", "numbers", "numbers"},
      {"numbers,switches", "switches,positions<=40", "switches, positions<=40"},
      {"dicotic", "impartial,numbers", "nimbers, impartial"},
      {"nimbers", "dicotic,options<=7", "nimbers, options<=7"},
      {"birthday<=9,options<=3", "birthday<=4", "birthday<=4, options<=3"},
      {"numbers", "impartial", ""},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char text[GH_TAKES_TEXT] = "";
    const char *wrong;
    size_t length;
    gh_takes one, other;
    gh_takes_read (&one, rows[i].one, strlen (rows[i].one), &wrong, &length);
    gh_takes_read (&other, rows[i].other, strlen (rows[i].other), &wrong, &length);
    if (gh_takes_narrow (&one, &other))
      gh_takes_print (&one, text);
    TAP_OK (!strcmp (text, rows[i].both), "%s and %s: %s", rows[i].one, rows[i].other, text);
  }
}

/* ---- engines --------------------------------------------------------------------------------- */

/* An engine that greets with these words and answers `<` to whatever it is sent. */
static gh_engine *start_less (const char *words)
{
  char command[1000];
  gh_engine_options const options = GH_DEFAULT_ENGINE_OPTIONS;
  snprintf (command, sizeof command,
            "sh -c 'read l; echo \"gifthorse 1 less %s\"; while read l && test \"$l\" != bye; do "
            "echo \"<\"; done'",
            words);
  return gh_adapter_open (command, &options, error, sizeof error);
}

static void test_greetings (void)
{
  static const struct {
    const char *words, *unknown;
    bool equal; /* is 1 compared with *? */
    bool all;   /* nothing is left out */
  } rows[] = {
      {"compare", "", true, true},
      {"compare:numbers", "", false, false},
      {"compare:numbers,nimbers", "", true, false},
      {"games:numbers compare", "", false, false},
      {"compare games:numbers", "", false, false},
      {"compare:any games:numbers", "", true, true},
      {"compare:dicotic games:numbers compare:numbers,dicotic", "", true, false},
      {"compare nim-add:numeral-bits<=64", "", true, false},
      {"compare:nubmers", "compare:nubmers (did you mean numbers?)", true, true},
      {"compare:numbers,position<=40", "compare:numbers,position<=40 (did you mean positions<=?)",
       true, true},
      {"compare:birthday<=x", "compare:birthday<=x (did you mean birthday<=?)", true, true},
      {"compare:", "compare:", true, true},
      {"compare:numbers,", "compare:numbers,", true, true},
      {"compare:options<=1000000000000000001",
       "compare:options<=1000000000000000001 (did you mean options<=?)", true, true},
      {"compare comprae:numbers", "comprae:numbers (did you mean compare?)", true, true},
      {"compare gaems:numbers", "gaems:numbers (did you mean games?)", true, true},
      {"compare games", "games (did you mean games:KINDS?)", true, true},
      {"compare:dicotic compare:numbers", "", false, false}, /* the last one says it */
      {"compare let:numbers", "let:numbers (did you mean let?)", true, true},
  };
  gh_store *const store = gh_store_new (NULL, NULL);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_engine *const e = start_less (rows[i].words);
    asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "*"};
    if (!TAP_OK (e != NULL, "%s: %s", rows[i].words, error) || !e)
      continue;
    gh_reply const reply = ask_now (&q);
    TAP_OK (reply == (rows[i].equal ? GH_ANSWERED : GH_OUTSIDE) && !e->takes == rows[i].all &&
                !strcmp (e->unknown, rows[i].unknown),
            "%s: reply %d, unknown: %s", rows[i].words, (int)reply, e->unknown);
    close_engine (e, rows[i].words);
    gh_store_empty (store);
  }
  gh_store_free (store);
}

/* What is outside is told so each time, and each component of a sum counts. */
static void test_questions (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e =
      start_less ("sums multiples games:numbers,switches outcome compare nim-add:numeral-bits<=4");
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "*"};
  for (int i = 0; i < 2; i++)
    TAP_OK (ask_now (&q) == GH_OUTSIDE &&
                !strcmp (e->words, "outside of what the engine takes (numbers, switches)"),
            "not sent: %s", e->words);
  char text[200];
  TAP_OK (!strcmp (gh_takes_describe (e, text, sizeof text),
                   "numbers, switches for outcome, compare; numeral-bits<=4 for nim-add"),
          "told: %s", text);
  TAP_OK (!strcmp (gh_takes_describe (e, text, 20), "numbers, switches f"), "and cut: %s", text);
  TAP_OK (e->answered == 0 && e->faults == 0, "nothing was answered");
  q.h = "{2|-1}";
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.order == GH_LESS, "what is inside is sent");
  q.request = GH_ASK_NIM_ADD;
  q.g = "15";
  q.h = "16";
  TAP_OK (ask_now (&q) == GH_OUTSIDE && strstr (e->words, "(numeral-bits<=4)"), "an integer: %s",
          e->words);
  gh_term const terms[] = {{gh_integer (store, 3), game (store, "{1|0}")},
                           {gh_integer (store, 1), game (store, "*")}};
  gh_components sums[2] = {{terms, 1}, {NULL, 0}};
  gh_value answer;
  gh_reply reply = e->ask_sums (e, store, GH_ASK_COMPARE, sums, &answer);
  TAP_OK (reply == GH_PENDING, "3.{1|0} is sent as a sum");
  e->settle (e);
  sums[0].count = 2;
  reply = e->ask_sums (e, store, GH_ASK_COMPARE, sums, &answer);
  TAP_OK (reply == GH_OUTSIDE, "3.{1|0} + * is not: reply %d", (int)reply);
  close_engine (e, "questions");
  gh_store_free (store);
}

/* An engine that takes less when it is started again is not asked any more. */
static void test_again (void)
{
  char command[500];
  const gh_engine_options options = GH_DEFAULT_ENGINE_OPTIONS;
  gh_store *const store = gh_store_new (NULL, NULL);
  snprintf (command, sizeof command,
            "sh -c 'read l; if mkdir /tmp/gh-takes-%ld 2>/dev/null; then k=any; else k=numbers; "
            "rmdir /tmp/gh-takes-%ld; fi; echo \"gifthorse 1 less compare:$k\"; read l'",
            (long)getpid (), (long)getpid ());
  gh_engine *const e = gh_adapter_open (command, &options, error, sizeof error);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  TAP_OK (e && ask_now (&q) == GH_FINDING, "it ends at the first question");
  q.g = "2";
  TAP_OK (e && ask_now (&q) == GH_REFUSED && strstr (e->words, "greeted differently"),
          "it takes something else: %s", e ? e->words : error);
  if (e)
    close_engine (e, "again");
  gh_store_free (store);
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_forms ();
  in_new_store ("numbers", check_number);
  test_narrow ();
  test_greetings ();
  test_questions ();
  test_again ();
  return tap_done ();
}

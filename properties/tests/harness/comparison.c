/* Lies of each type, which only the comparison with another engine can find. */
#include "form/genus.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "harness/cases/natural.h"
#include "harness/judging/answers.h"
#include "heap/list.h"
#include "loopy/code.h"
#include "loopy/text.h"
#include "loopy/value.h"
#include "reference/misere/misere.h"
#include "tests/harness/checking.h"
#include "tests/stores.h"
#include "tests/tap.h"
#include "transfinite/long.h"
#include "transfinite/normal.h"
#include "transfinite/ordinal.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- an engine that lies --------------------------------------------------------------------- */

typedef enum {
  HONEST,
  OTHER,   /* another value */
  DRESSED, /* an equal form that is not identical */
  NONE     /* none for some, and some for none */
} lie;

static struct {
  gh_engine engine;
  lie lie;
} liar;

/* on is no short game. */
static gh_form code_of_on (gh_store *store)
{
  gh_error error;
  return gh_loopy_read (store, "on", 2, &error);
}

/* One of so many numerals, from 0 on, that is not this one. */
static gh_form other_of (gh_store *store, gh_form form, int64_t count)
{
  int64_t n = 0;
  gh_small_integer (store, form, 0, count - 1, &n);
  return gh_integer (store, (n + 1) % count);
}

/* {G|G} differs from G in form and in value. */
static gh_form other_form (gh_store *store, gh_type type, gh_form form)
{
  switch (type) {
  case GH_INTEGER:
  case GH_MAYBE_INTEGER:
  case GH_NUMBER:
  case GH_MAYBE_NUMBER: return gh_canonical (store, gh_sum (store, form, gh_integer (store, 1)));
  case GH_GENUS: {
    gh_form const heap = gh_genus_of (store, gh_nim_heap (store, 2));
    return form == heap ? gh_genus_of (store, gh_nim_heap (store, 3)) : heap;
  }
  case GH_THERMOGRAPH: {
    gh_form const corner = gh_make (store, gh_integer (store, 9), GH_ZERO);
    return gh_make (store, corner, corner);
  }
  case GH_ORDINAL:
  case GH_MAYBE_ORDINAL: return gh_ordinal_successor (store, form);
  case GH_SURREAL:
  case GH_MAYBE_SURREAL: return gh_normal_sum (store, form, gh_normal_omega (store));
  case GH_MAYBE_LOOPY: return code_of_on (store);
  case GH_LOOPY_OUTCOME: return other_of (store, form, GH_LOOPY_OUTCOMES);
  case GH_LOOPY_ORDER: return other_of (store, form, GH_FUZZY + 1);
  case GH_LOOPY_GRUNDY: return other_of (store, form, 100);
  case GH_MAYBE_TRUTH: return other_of (store, form, 2);
  case GH_OPTIONS: return GH_ZERO; /* none */
  default: return gh_make (store, form, form);
  }
}

static gh_form lie_about_form (gh_store *store, gh_type type, gh_form form)
{
  gh_form const star = gh_nim_heap (store, 1);
  switch (liar.lie) {
  case OTHER: return form == GH_NO_FORM ? form : other_form (store, type, form);
  case DRESSED: return form == GH_NO_FORM ? form : gh_sum (store, form, gh_sum (store, star, star));
  case NONE:
    return form != GH_NO_FORM ? GH_NO_FORM
           : type == GH_GENUS ? gh_genus_of (store, GH_ZERO)
                              : GH_ZERO;
  default: return form;
  }
}

static gh_reply ask_liar (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_value *arguments, gh_value *answer)
{
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  (void)engine;
  if (reply != GH_ANSWERED || liar.lie == HONEST)
    return reply;
  switch (answer->type) {
  case GH_TRUTH: answer->truth = !answer->truth; break;
  case GH_OUTCOME: answer->outcome = (answer->outcome + 1) % 4; break;
  case GH_ORDER: answer->order = (answer->order + 1) % 4; break;
  default: answer->form = lie_about_form (store, answer->type, answer->form);
  }
  return reply;
}

/* ---- a theorem that says nothing ------------------------------------------------------------- */

static gh_request asked;

static gh_sort sort_of (char letter)
{
  return strchr ("IJ", letter)     ? GH_SORT_IMPARTIAL
         : strchr ("xy", letter)   ? GH_SORT_NUMBER
         : strchr ("mn", letter)   ? GH_SORT_INTEGER
         : strchr ("abst", letter) ? GH_SORT_ORDINAL
                                   : GH_SORT_GAME;
}

/* Variables by the letters of the request's arguments: "G ; H". */
static void ask_only (gh_trial *t, const gh_theorem *theorem)
{
  const char *const letters = gh_requests[asked].arguments;
  gh_form forms[GH_MOST_ARGUMENTS] = {GH_ZERO, GH_ZERO};
  gh_code code;
  size_t place;
  const char *expected;
  (void)theorem;
  if (gh_requests[asked].takes_code) {
    gh_code_read (".77", 3, &code, &place, &expected);
    if (asked == GH_ASK_MISERE_SAME) {
      gh_form const one = gh_heap_list_code (t->store, (uint64_t[]){1}, 1);
      gh_ask_same (t, &code, gh_integer (t->store, 1 + (int64_t)gh_choose (t, 3)), one, one);
      return;
    }
    gh_form const n = asked == GH_ASK_MISERE_QUOTIENT_ORDER
                          ? gh_integer (t->store, (int64_t)gh_choose (t, 5))
                          : gh_any (t, "n", GH_SORT_INTEGER);
    gh_ask_of_heap (t, asked, &code, n);
    return;
  }
  if (gh_requests[asked].takes == GH_POSITION) {
    gh_ask (t, asked, gh_natural_position (t, &gh_snort, 3), GH_ZERO);
    return;
  }
  static const char *const names[] = {"first", "second", "third"};
  for (unsigned i = 0; i < gh_requests[asked].count; i++)
    forms[i] = gh_any (t, names[i], sort_of (letters[4 * i]));
  if (gh_requests[asked].count == 3)
    forms[1] = gh_make (t->store, forms[1], forms[2]);
  if (asked == GH_ASK_LONG_COMPARE) {
    forms[0] = gh_long_of_game (t->store, forms[0]);
    forms[1] = gh_long_of_game (t->store, forms[1]);
  }
  for (unsigned i = 0; i < 2 && gh_requests[asked].takes == GH_LOOPY; i++)
    forms[i] = gh_loopy_of_form (t->store, forms[i]);
  if (asked == GH_ASK_TEMPERATURE)
    gh_assume (t, gh_number_of (t->store, forms[0]) == GH_NO_FORM);
  gh_ask (t, asked, forms[0], forms[1]);
}

static void check_lie (gh_request request, lie how, bool second, gh_result *result)
{
  gh_domain domain = gh_requests[request].count > 1 ? forms_1 : forms_2;
  if (request == GH_ASK_ATOMIC_WEIGHT || request == GH_ASK_NUMBER)
    domain = forms_2;
  domain.size = 3;
  gh_theorem theorem = theorem_of (ask_only, domain);
  gh_options options = GH_DEFAULT_OPTIONS;
  options.smaller_cases = 100;
  asked = request;
  theorem.requests = GH_BIT (request);
  liar.lie = how;
  check_with (second ? reference : &liar.engine, second ? &liar.engine : reference, &options,
              &theorem, result);
}

/* ---- what is found --------------------------------------------------------------------------- */

/* Whether a lie of this kind about this type is one, and can be told. */
static bool is_lie (gh_type type, lie how)
{
  switch (type) {
  case GH_TRUTH:
  case GH_OUTCOME:
  case GH_ORDER:
  case GH_LOOPY_OUTCOME: return how == OTHER;
  case GH_ORDINAL:
  case GH_SURREAL:
  case GH_OPTIONS:
  case GH_GAMES:
  case GH_THERMOGRAPH:
  case GH_GAME: return how == OTHER;
  case GH_MAYBE_GAME: return how == OTHER || how == NONE;
  case GH_INTEGER:
  case GH_NUMBER: return how == OTHER;
  case GH_MAYBE_INTEGER:
  case GH_MAYBE_NUMBER:
  case GH_MAYBE_ORDINAL:
  case GH_MAYBE_SURREAL:
  case GH_MAYBE_LOOPY:
  case GH_LOOPY_ORDER:
  case GH_LOOPY_GRUNDY:
  case GH_MAYBE_TRUTH:
  case GH_GENUS: return how == OTHER || how == NONE;
  case GH_FORM: return how == OTHER || how == DRESSED;
  case GH_MAYBE_FORM: return how != HONEST;
  default: return false;
  }
}

static bool is_honest (gh_type type, lie how)
{
  return how == HONEST || (how == DRESSED && (type == GH_GAME || type == GH_MAYBE_GAME));
}

static uint32_t types; /* that were lied in: bit i for type i */

static void lies_about (gh_request request)
{
  static const char *const names[] = {"honest", "another value", "another form", "none"};
  gh_type const type = gh_requests[request].answer;
  char step[GH_STEP_WORDS];
  gh_result result;
  for (lie how = HONEST; how <= NONE; how++)
    for (int second = 0; second < 2; second++) {
      if (!is_lie (type, how) && !is_honest (type, how))
        continue;
      check_lie (request, how, second, &result);
      bool const found = result.verdict == GH_FAILS &&
                         gh_step_same (result.failure.step, (gh_case_step){GH_STEP_WRONG, request});
      bool const passed = result.verdict == GH_HOLDS && result.compared == result.met &&
                          result.questions == result.met && result.met > 0;
      types |= 1u << type;
      TAP_OK (is_lie (type, how) ? found : passed, "%s, %s%s (%s)", gh_requests[request].word,
              names[how], second ? " by the second engine" : "",
              gh_step_write (result.failure.step, step));
    }
}

/* ---- one of several questions ---------------------------------------------------------------- */

#define QUESTIONS 3

static uint64_t asked_so_far, lied_at;

static gh_reply ask_once (gh_engine *engine, gh_store *store, gh_request request,
                          const gh_value *arguments, gh_value *answer)
{
  liar.lie = asked_so_far++ % QUESTIONS == lied_at ? OTHER : HONEST;
  return ask_liar (engine, store, request, arguments, answer);
}

static void ask_often (gh_trial *t, const gh_theorem *theorem)
{
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  (void)theorem;
  for (int i = 0; i < QUESTIONS; i++)
    gh_ask (t, GH_ASK_OUTCOME, g, GH_ZERO);
}

static void one_of_several (void)
{
  gh_engine engine = liar.engine;
  gh_theorem const theorem = theorem_of (ask_often, forms_1);
  engine.ask = ask_once;
  for (lied_at = 0; lied_at < QUESTIONS; lied_at++) {
    gh_result result;
    asked_so_far = 0;
    check_with (&engine, reference, &GH_DEFAULT_OPTIONS, &theorem, &result);
    TAP_OK (result.verdict == GH_FAILS &&
                gh_step_same (result.failure.step, (gh_case_step){GH_STEP_WRONG, GH_ASK_OUTCOME}),
            "one wrong answer is found, number %" PRIu64 " of %d", lied_at + 1, QUESTIONS);
  }
}

/* What is too long to be written is told in words, and ends no description. */
static void large_answers (gh_store *store)
{
  char shown[100];
  gh_form game = GH_ZERO;
  for (int i = 0; i < 60; i++) {
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, game);
    gh_form_add (store, GH_RIGHT, game);
    gh_form_add (store, GH_RIGHT, gh_integer (store, i));
    game = gh_form_end (store);
  }
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, game);
  gh_value const set = {GH_GAMES, {.form = gh_form_end (store)}};
  gh_answer_show (store, &set, shown, sizeof shown);
  TAP_OK (!strcmp (shown, "a set of large games"), "a set of large games is called so: %s", shown);
}

int main (void)
{
  reference = gh_reference_open ();
  liar.engine = *reference;
  liar.engine.name = "liar";
  liar.engine.ask = ask_liar;
  for (gh_request r = 0; r < GH_REQUESTS; r++)
    if (gh_engine_can (reference, r) && gh_requests[r].answer != GH_CERTIFICATE)
      lies_about (r);
  one_of_several ();
  in_new_store ("large answers", large_answers);
  TAP_OK (types == ((1u << (GH_ORDER + 1)) - 1 - (1u << GH_LONG) - (1u << GH_LOOPY) -
                    (1u << GH_HEAP_LIST) - (1u << GH_POSITION)),
          "answers of each type were lied in (%x)", types);
  reference->close (reference);
  return tap_done ();
}

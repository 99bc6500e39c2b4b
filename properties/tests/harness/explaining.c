/* How far a failure is explained: within the budgets, and no minimum is proven beyond what was run.
 */
#include "form/halt.h"
#include "form/measure.h"
#include "form/numeral.h"
#include "harness/telling/reduce.h"
#include "harness/telling/wrongs.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static uint64_t largest; /* games with more moves fail */
static uint64_t runs, halt_at;

static void run_small (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_form const g = gh_any (t, "G", GH_SORT_GAME);
  if (++runs == halt_at)
    gh_halt (SIGTERM);
  gh_step (t->store);
  gh_expect (t, gh_tree_moves (t->store, g) <= largest, "few moves");
}

static gh_result explained (const gh_options *options, uint64_t most)
{
  gh_theorem theorem = theorem_of (run_small, random_200);
  gh_result result;
  theorem.domains[0].depth = 4;
  largest = most;
  runs = 0;
  check_with (reference, NULL, options, &theorem, &result);
  gh_halt_clear ();
  return result;
}

/* ---- budgets --------------------------------------------------------------------------------- */

static void budgets (void)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_result r = explained (&options, 3);
  uint64_t const needed = runs;
  TAP_OK (r.verdict == GH_FAILS && r.failure.proven && r.failure.moves == 4,
          "the smallest is found: %s", r.failure.counterexample);
  for (options.smaller_cases = 1; options.smaller_cases < 40; options.smaller_cases *= 3) {
    r = explained (&options, 3);
    TAP_OK (r.verdict == GH_FAILS && !r.failure.proven,
            "with %u smaller cases it is not proven to be", (unsigned)options.smaller_cases);
  }
  options = GH_DEFAULT_OPTIONS;
  options.smaller_seconds = 1e-9;
  r = explained (&options, 3);
  TAP_OK (r.verdict == GH_FAILS && !r.failure.proven && r.failure.moves > 3 && runs < needed / 2,
          "nor without time: %s", r.failure.counterexample);
  options = GH_DEFAULT_OPTIONS;
  r = explained (&options, 30);
  TAP_OK (r.verdict == GH_FAILS && !r.failure.proven && r.failure.moves > 30,
          "nor where not all smaller games are made (%u moves)", (unsigned)r.failure.moves);
}

/* A run that ends while a failure is made smaller keeps the failure. */
static void halted (void)
{
  gh_options const options = GH_DEFAULT_OPTIONS;
  halt_at = 0;
  gh_result r = explained (&options, 3);
  uint64_t const all = runs;
  unsigned kept = 0, proven = 0, tries = 0;
  uint64_t const first = (uint64_t)r.cases;
  halt_at = first + 1;
  r = explained (&options, 3);
  TAP_OK (r.verdict == GH_FAILS && r.failure.untried && !r.failure.passing,
          "halted when it is tried again, it was not tried");
  for (halt_at = first + 1; halt_at < all; halt_at += all / 20, tries++) {
    gh_result const cut = explained (&options, 3);
    kept += cut.verdict == GH_FAILS && cut.failure.moves > 3 && *cut.failure.counterexample &&
            cut.failure.step.kind == GH_STEP_FALSE;
    proven += cut.failure.proven;
  }
  halt_at = 0;
  TAP_OK (tries > 10 && kept == tries && proven == 0,
          "halted %u times while it is made smaller, %u failures are kept, %u proven", tries, kept,
          proven);
}

/* ---- engines that fail ----------------------------------------------------------------------- */

static gh_reply ask_failing (gh_engine *engine, gh_store *store, gh_request request,
                             const gh_value *arguments, gh_value *answer)
{
  (void)store;
  (void)request;
  (void)arguments;
  (void)answer;
  engine->faults++;
  snprintf (engine->words, sizeof engine->words, "it fails");
  return GH_FINDING;
}

static void ask_outcome (gh_trial *t, const gh_theorem *theorem)
{
  (void)theorem;
  gh_ask (t, GH_ASK_OUTCOME, gh_any (t, "G", GH_SORT_GAME), GH_ZERO);
}

static void faults (void)
{
  gh_theorem theorem = theorem_of (ask_outcome, random_200);
  theorem.domains[0].depth = 4;
  for (unsigned most = 0; most < 9; most += 4) {
    gh_options options = GH_DEFAULT_OPTIONS;
    gh_engine failing = *reference;
    gh_result r;
    failing.ask = ask_failing;
    options.smaller_faults = most;
    check_with (&failing, NULL, &options, &theorem, &r);
    TAP_OK (r.verdict == GH_FAILS &&
                gh_step_same (r.failure.step, (gh_case_step){GH_STEP_NO_ANSWER, GH_ASK_OUTCOME}) &&
                !r.failure.proven && failing.faults > most && failing.faults < most + 100,
            "of an engine that fails %u more faults are borne, and some (%" PRIu64 ")", most,
            failing.faults);
  }
}

/* ---- around a wrong answer ------------------------------------------------------------------- */

/* Both stops of what is not 0 are one too large. */
static gh_reply ask_higher (gh_engine *engine, gh_store *store, gh_request request,
                            const gh_value *arguments, gh_value *answer)
{
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  (void)engine;
  if (reply == GH_ANSWERED && (request == GH_ASK_RIGHT_STOP || request == GH_ASK_LEFT_STOP) &&
      arguments[0].form != GH_ZERO)
    answer->form = gh_numeral_sum (store, answer->form, gh_integer (store, 1));
  return reply;
}

static void around (void)
{
  gh_request_set const both = GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_LEFT_STOP);
  gh_options options = GH_DEFAULT_OPTIONS;
  gh_engine higher = *reference;
  gh_result r;
  higher.name = "higher";
  higher.ask = ask_higher;
  check_claim (&higher, NULL, &options, "TT-1 rstop(G) <= 0 or G > 0 [forms day 1]", &r);
  TAP_OK (r.failure.wrongs == 1 && r.failure.wrong->reduced && r.failure.wrong->shared == both,
          "what else is wrong about the game of a wrong answer is known: %s, %llx",
          r.failure.wrong->question, (unsigned long long)r.failure.wrong->shared);
  options.smaller_seconds = 1e-9;
  check_claim (&higher, NULL, &options, "TT-1 rstop(G) <= 0 or G > 0 [forms day 1]", &r);
  TAP_OK (r.failure.wrongs == 1 && !r.failure.wrong->reduced &&
              r.failure.wrong->shared == GH_BIT (GH_ASK_RIGHT_STOP),
          "but not without time");
}

/* ---- two ways of being wrong ------------------------------------------------------------------
 */

/* What is confused is said to be equal and, by another bug, what is greater and has three moves to
   be less. */
static gh_reply ask_both_ways (gh_engine *engine, gh_store *store, gh_request request,
                               const gh_value *arguments, gh_value *answer)
{
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  (void)engine;
  if (reply == GH_ANSWERED && request == GH_ASK_COMPARE && answer->order == GH_FUZZY)
    answer->order = GH_EQUAL;
  else if (reply == GH_ANSWERED && request == GH_ASK_COMPARE && answer->order == GH_GREATER &&
           gh_tree_moves (store, arguments[0].form) > 2)
    answer->order = GH_LESS;
  return reply;
}

static void two_ways (void)
{
  static const struct {
    const char *claim, *question, *answer;
  } rows[] = {{"TT-1 {1|-1} || ^", "compare * ; 0", "="}, {"TT-1 {9|*} > 0", "compare 3 ; 0", "<"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    gh_options const options = GH_DEFAULT_OPTIONS;
    gh_engine both = *reference;
    gh_result r;
    both.name = "both";
    both.ask = ask_both_ways;
    check_claim (&both, NULL, &options, rows[i].claim, &r);
    const gh_wrong *const w = r.failure.wrong;
    TAP_OK (r.verdict == GH_FAILS && w->reduced && !strcmp (w->question, rows[i].question) &&
                !strcmp (w->answer, rows[i].answer),
            "%s: what is wrong in one way comes to the smallest of its own: %s -> %s",
            rows[i].claim, w->question, w->answer);
  }
}

static unsigned looks,
    moment_looks; /* at the clock, until time is over: now, and in a moment more */

static bool is_spent (void *context)
{
  (void)context;
  return looks == 0 || looks-- == 0;
}

static void prolong (void *context)
{
  (void)context;
  looks = moment_looks;
}

static void settle (void *context)
{
  (void)context;
}

typedef struct moment {
  gh_trial trial;
  gh_wrongs wrongs;
  gh_wrong wrong;
  int64_t left;
} moment;

/* A wrong answer of the engine about {n|0}, kept to be made smaller. */
static void put_wrong (void *argument)
{
  moment *const m = argument;
  gh_store *const store = m->trial.store;
  gh_question q = {.request = GH_ASK_RIGHT_STOP};
  gh_blame blame = {.judge = reference};
  gh_form_begin (store);
  gh_form_add (store, GH_LEFT, gh_integer (store, m->left));
  gh_form_add (store, GH_RIGHT, GH_ZERO);
  q.arguments[0] = gh_argument (q.request, gh_form_end (store));
  q.reply = gh_question_put (m->trial.engine, store, &q, &q.answer);
  gh_question_put (reference, store, &q, &blame.right);
  gh_wrong_describe (&m->trial, &q, &blame, &m->wrong);
  gh_wrongs_keep (&m->wrongs, 0, store, &q, m->wrong.question, &blame.right);
}

/* What comes of it in a search whose time is over, but for moments more of so many looks. */
static bool reduce_in_moments (moment *m, int64_t left, unsigned looks_each)
{
  gh_options const options = GH_DEFAULT_OPTIONS;
  gh_engine higher = *reference;
  higher.ask = ask_higher;
  *m = (moment){.trial = {.engine = &higher, .judge = reference, .fast = reference}, .left = left};
  m->trial.store = gh_store_new (&options.limits, NULL);
  gh_reducer const by = {&m->trial, is_spent, prolong, settle, NULL, 4};
  bool const good = m->trial.store && gh_wrongs_open (&m->wrongs, &options.limits) &&
                    gh_try (m->trial.store, put_wrong, m) == GH_OK;
  looks = 0;
  moment_looks = looks_each;
  if (good)
    gh_reduce (&by, &m->wrongs, &m->wrong, 1);
  gh_wrongs_close (&m->wrongs);
  gh_store_free (m->trial.store);
  return good;
}

static void moments (void)
{
  static moment m;
  bool good = reduce_in_moments (&m, 1, 1000);
  TAP_OK (good && looks > 0 && !m.wrong.reduced && !strcmp (m.wrong.question, "right-stop {1|0}") &&
              m.wrong.shared == (GH_BIT (GH_ASK_RIGHT_STOP) | GH_BIT (GH_ASK_LEFT_STOP)),
          "what there was no time to make smaller is asked about for a moment: %s, %llx",
          m.wrong.question, (unsigned long long)m.wrong.shared);
  good = reduce_in_moments (&m, (int64_t)1 << 60, 1);
  TAP_OK (good && !m.wrong.reduced && m.wrong.word == 0 &&
              !strcmp (m.wrong.question, "right-stop {1|0}") &&
              !strcmp (m.wrong.asked, "right-stop {1152921504606846976|0}"),
          "and with near numbers in place of far ones, in one step: %s", m.wrong.question);
}

int main (void)
{
  reference = gh_reference_open ();
  budgets ();
  halted ();
  faults ();
  around ();
  two_ways ();
  moments ();
  reference->close (reference);
  return tap_done ();
}

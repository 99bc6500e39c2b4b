/* Runs of workers that die, hang and run out of memory: a case is lost, never the run. */
#include "form/halt.h"
#include "form/measure.h"
#include "harness/run/strays.h"
#include "reference/reference.h"
#include "tests/harness/checking.h"
#include "tests/tap.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- an engine that ends its process --------------------------------------------------------- */

typedef enum { GOOD, ABORTS, EXITS, LOOPS, KILLED, LIES, NO_ENGINE } fault;

static fault how;
static uint64_t at; /* moves of the games at which it does so */

static gh_reply ask (gh_engine *engine, gh_store *store, gh_request request,
                     const gh_value *arguments, gh_value *answer)
{
  (void)engine;
  bool const here = how != GOOD && gh_tree_moves (store, arguments[0].form) == at;
  volatile unsigned forever = 1;
  gh_reply const reply = reference->ask (reference, store, request, arguments, answer);
  if (!here)
    return reply;
  switch (how) {
  case ABORTS: abort ();
  case EXITS: _exit (7);
  case KILLED: raise (SIGKILL); break;
  case LOOPS:
    while (forever)
      continue;
    break;
  case LIES: answer->order = answer->order == GH_EQUAL ? GH_FUZZY : GH_EQUAL; break;
  default: break;
  }
  return reply;
}

static void close_engine (gh_engine *engine)
{
  free (engine);
}

static bool open_engine (void *context, gh_engine **engine, gh_engine **second, char *error,
                         size_t size)
{
  (void)context;
  (void)second;
  if (how == NO_ENGINE) {
    snprintf (error, size, "not today");
    return false;
  }
  reference = gh_reference_open ();
  *engine = malloc (sizeof **engine);
  **engine = *reference;
  (*engine)->ask = ask;
  (*engine)->close = close_engine;
  return true;
}

/* ---- a run ----------------------------------------------------------------------------------- */

/* A case may take a second of processor time. */
static void run_claims (const char *text, unsigned jobs, double seconds, told_run *t)
{
  gh_options options = GH_DEFAULT_OPTIONS;
  options.case_seconds = 1;
  run_text (text, &(gh_work){.options = &options, .open = open_engine}, jobs, seconds, t);
}

static const char three[] = "TT-1 G = G [forms day 2]\n"
                            "TT-2 G - G = 0 [values day 2] [random 300]\n"
                            "TT-3 outcome(G) = outcome(G) [forms day 2]\n";

static bool each_once (const told_run *t, size_t count)
{
  bool once = t->good && t->started == 1;
  for (size_t i = 0; i < count; i++)
    once = once && t->decided[i] == 1;
  return once;
}

static bool no_children (void)
{
  return waitpid (-1, NULL, WNOHANG) == -1;
}

/* More workers than one come to the same results. */
static void same_for_many (const char *claims, told_run *one)
{
  static told_run many;
  static unsigned const jobs[] = {2, 3, 7};
  for (size_t i = 0; i < 3; i++) {
    run_claims (claims, jobs[i], 0, &many);
    for (size_t k = 0; k < 3; k++) {
      one->results[k].seconds = many.results[k].seconds = 0;
      memcpy (many.results[k].names, one->results[k].names, sizeof one->results[k].names);
    }
    TAP_OK (each_once (&many, 3) && !memcmp (one->results, many.results, sizeof one->results),
            "%u come to the same", jobs[i]);
  }
}

static void good_runs (void)
{
  static told_run one;
  how = GOOD;
  run_claims (three, 1, 0, &one);
  TAP_OK (each_once (&one, 3) && one.results[0].verdict == GH_HOLDS &&
              one.results[0].cases == 256 && one.results[1].cases == 322 &&
              !one.results[1].cut_short && !one.summary.halted && one.summary.passes == GH_PASSES,
          "one worker runs every case");
  same_for_many (three, &one);
  TAP_OK (no_children (), "no process is left");
}

/* Domains are run side by side: what is wrong only of games that the first domain reaches late, or
   never, is found in the first pass. */
static void later_domains (void)
{
  static told_run one;
  static const char claims[] = "TT-1 G = G [forms day 2] [random 300]\n"
                               "TT-2 G + 0 = G [values day 1] [random 300]\n"
                               "TT-3 G = G [forms day 2]\n";
  how = LIES;
  at = 12;
  run_claims (claims, 1, 0, &one);
  TAP_OK (each_once (&one, 3) && one.results[0].verdict == GH_FAILS &&
              one.results[1].verdict == GH_FAILS && one.results[0].cases <= 32 &&
              !strncmp (one.results[0].failure.found, "case 2/", 7),
          "the second domain fails before the first one ends: %s, in %u cases",
          one.results[0].failure.found, (unsigned)one.results[0].cases);
  same_for_many (claims, &one);
}

/* A case that ends its process is lost; when that happens again the theorem is given up. */
static void deaths (void)
{
  static told_run t;
  static const struct {
    fault how;
    const char *name, *words, *claims;
    size_t count;
  } rows[] = {{ABORTS, "aborts", "signal 6", three, 3},
              {EXITS, "exits", "status 7", three, 3},
              {KILLED, "is killed", "signal 9", three, 3},
              {LOOPS, "loops", "processor time", "TT-1 G = G [forms day 1]", 1}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    how = rows[i].how;
    at = how == LOOPS ? 2 : 3;
    run_claims (rows[i].claims, 2, 0, &t);
    TAP_OK (each_once (&t, rows[i].count), "an engine that %s: every theorem is decided",
            rows[i].name);
    bool accused = false, told_why = false;
    for (size_t k = 0; k < rows[i].count; k++) {
      accused |= t.results[k].verdict == GH_FAILS || t.results[k].verdict == GH_VACUOUS;
      told_why |= strstr (t.results[k].reason, rows[i].words) != NULL;
    }
    TAP_OK (!accused && told_why, "nothing is said to fail, and why: %s", t.results[0].reason);
    bool const crashes = how == ABORTS || how == EXITS;
    TAP_OK (!*t.summary.crash == !crashes && (!crashes || strstr (t.summary.crash, rows[i].words)),
            "only what is a fault is told as a crash: %s", t.summary.crash);
    TAP_OK (no_children (), "no process is left");
  }
}

static void failures (void)
{
  static told_run t;
  how = LIES;
  at = 3;
  run_claims (three, 2, 0, &t);
  TAP_OK (each_once (&t, 3) && t.results[0].verdict == GH_FAILS && t.results[0].failure.proven &&
              !t.results[0].failure.passing && t.results[2].verdict == GH_HOLDS,
          "a failure comes back, with the smallest counterexample %s",
          t.results[0].failure.counterexample);
}

static void no_start (void)
{
  static told_run t;
  how = NO_ENGINE;
  run_claims (three, 2, 0, &t);
  TAP_OK (!t.good && t.summary.unable && !t.started && !strcmp (t.summary.error, "not today"),
          "an engine that does not start is told: %s", t.summary.error);
  TAP_OK (no_children (), "no process is left");
}

/* What a worker leaves may have ended before anybody looks, and still it is to be waited for. */
static void left_behind (void)
{
  bool const adopts = gh_strays_adopt ();
  pid_t const child = fork ();
  if (child == 0) {
    pid_t const grandchild = fork ();
    if (grandchild == 0)
      _exit (0);
    siginfo_t info;
    waitid (P_PID, (id_t)grandchild, &info, WEXITED | WNOWAIT);
    _exit (0);
  }
  waitpid (child, NULL, 0);
  gh_strays_kill ();
  TAP_OK (adopts && no_children (), "what ended before it was looked for is waited for");
}

/* ---- ending early ---------------------------------------------------------------------------- */

static const char endless[] = "TT-1 G + H + K = K + H + G [random 100000000]\n"
                              "TT-2 false: G = 0 [random 1000000] [smallest G = 1]\n"
                              "TT-3 false: G + H = G [random 100000000] [smallest G = 0; H = 1]\n"
                              "TT-4 G > H -> G - H > 0 [random 100000000]\n";

static void deadline (void)
{
  static told_run t;
  how = GOOD;
  run_claims (endless, 2, 1, &t);
  TAP_OK (each_once (&t, 4) && t.summary.halted == GH_HALT_DEADLINE && t.summary.passes >= 1,
          "time runs out after %u passes", t.summary.passes);
  TAP_OK (t.results[0].verdict == GH_HOLDS && t.results[0].cut_short && t.results[0].cases > 16 &&
              t.results[1].verdict == GH_HOLDS && !t.results[1].cut_short &&
              t.results[3].verdict == GH_HOLDS && t.results[3].cut_short,
          "what held so far holds, cut short: %d %d %d %d, %u cases", (int)t.results[0].verdict,
          (int)t.results[1].verdict, (int)t.results[2].verdict, (int)t.results[3].verdict,
          (unsigned)t.results[0].cases);
}

static void stop (int signal_number)
{
  (void)signal_number;
  gh_halt (SIGTERM);
}

static void signals (void)
{
  static told_run t;
  sigaction (SIGALRM, &(struct sigaction){.sa_handler = stop}, NULL);
  alarm (1);
  run_claims (endless, 2, 0, &t);
  TAP_OK (each_once (&t, 4) && t.summary.halted == SIGTERM, "a signal ends a run");
  TAP_OK (no_children (), "no process is left");
  gh_halt_clear ();
}

int main (void)
{
  tap_take_signals ();
  gh_halt_on_signals ();
  good_runs ();
  later_domains ();
  deaths ();
  failures ();
  no_start ();
  left_behind ();
  deadline ();
  signals ();
  return tap_done ();
}

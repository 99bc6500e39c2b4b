/* The process adapter against engines that misbehave. Takes a Python, the path of hostile.py, and
   perhaps a command that serves a real engine. */
#include "adapter/adapter.h"
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "reference/reference.h"
#include "tap.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MANY 2000

static const char *python, *hostile;

static double now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool no_children (void)
{
  return waitpid (-1, NULL, WNOHANG) < 0 && errno == ECHILD;
}

/* ---- engines --------------------------------------------------------------------------------- */

static char error[300];

static gh_engine *start (const char *mode, const char *trigger, double answer_seconds,
                         size_t longest)
{
  char command[600];
  gh_engine_options const options = {answer_seconds, 2, longest};
  snprintf (command, sizeof command, "'%s' '%s' %s '%s'", python, hostile, mode, trigger);
  return gh_adapter_open (command, &options, error, sizeof error);
}

/* One question by texts, in a store. */
typedef struct asked {
  gh_engine *engine;
  gh_store *store;
  gh_request request;
  const char *g, *h;
  gh_form form; /* of g */
  gh_reply reply;
  gh_value answer;
} asked;

static gh_form read_text (gh_store *store, const char *text)
{
  gh_error unused;
  return gh_read (store, text, strlen (text), NULL, &unused);
}

static void ask_it (void *argument)
{
  asked *const q = argument;
  gh_value arguments[] = {{GH_GAME, {.form = GH_ZERO}}, {GH_GAME, {.form = GH_ZERO}}};
  if (q->g)
    arguments[0].form = q->form = read_text (q->store, q->g);
  else
    arguments[0].form = q->form;
  if (q->h)
    arguments[1].form = read_text (q->store, q->h);
  q->reply = q->engine->ask (q->engine, q->store, q->request, arguments, &q->answer);
}

static gh_status ask (asked *q)
{
  gh_store_allow (q->store);
  return gh_try (q->store, ask_it, q);
}

static gh_reply ask_now (asked *q)
{
  if (ask (q) == GH_OK && q->reply == GH_PENDING) {
    q->engine->settle (q->engine);
    ask (q);
  }
  return q->reply;
}

static void close_engine (gh_engine *engine, const char *name)
{
  engine->close (engine);
  TAP_OK (no_children (), "%s: no process is left", name);
}

/* `compare i ; 7` for i = 1 ... 40. At the fault the words start and end with these. */
static void check_fault (const char *mode, const char *trigger, int at, gh_reply expected,
                         const char *words, double most_seconds)
{
  char text[16];
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start (mode, trigger, 1, 1 << 16);
  double const began = now ();
  if (!e) {
    TAP_OK (false, "%s: starts: %s", mode, error);
    gh_store_free (store);
    return;
  }
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .h = "7", .g = text};
  unsigned pending = 0, right = 0;
  for (int round = 0; round < 3; round++) {
    for (int i = 1; i <= 40; i++) {
      snprintf (text, sizeof text, "%d", i);
      ask (&q);
      if (round == 0)
        pending += q.reply == GH_PENDING;
      else if (i != at)
        right += q.reply == GH_ANSWERED && q.answer.order == (i == 7 ? GH_EQUAL : GH_LESS);
      else
        TAP_OK (q.reply == expected && !strcmp (e->words, words), "%s: round %d: %s", mode, round,
                e->words);
    }
    if (round == 0)
      e->settle (e);
  }
  TAP_OK (pending == 40, "%s: all is pipelined", mode);
  TAP_OK (right == (at ? 78 : 80), "%s: all others are answered, %u", mode, right);
  TAP_OK (now () - began < most_seconds, "%s: took %.2f s", mode, now () - began);
  close_engine (e, mode);
  gh_store_free (store);
}

static void check_start (const char *mode, const char *words)
{
  gh_engine *const e = start (mode, "1", 1, 1 << 16);
  TAP_OK (!e && strstr (error, words), "%s: %s", mode, e ? "it started" : error);
  if (e)
    e->close (e);
  TAP_OK (no_children (), "%s: no process is left", mode);
}

/* ---- groups of tests ------------------------------------------------------------------------- */

static void test_faults (void)
{
  static const char *const at = "compare 13 ; 7";
  check_fault ("good", "0", 0, GH_ANSWERED, "", 5);
  check_fault ("crash", at, 13, GH_FINDING, "crashed (signal 11) on `compare 13 ; 7`", 5);
  check_fault ("crash+held", at, 13, GH_FINDING, "crashed (signal 11) on `compare 13 ; 7`", 5);
  check_fault ("exit", at, 13, GH_FINDING, "exited with status 3 on `compare 13 ; 7`", 5);
  check_fault ("exit+held", at, 13, GH_FINDING, "exited with status 3 on `compare 13 ; 7`", 5);
  check_fault ("silent", at, 13, GH_FINDING, "was silent for 1 s on `compare 13 ; 7`", 8);
  check_fault ("silent+held", at, 13, GH_FINDING, "was silent for 1 s on `compare 13 ; 7`", 8);
  check_fault ("half-line+held", at, 13, GH_FINDING,
               "exited with status 0 after half a line, 'answ', on `compare 13 ; 7`", 5);
  check_fault ("close", at, 13, GH_FINDING, "closed its output on `compare 13 ; 7`", 8);
  check_fault ("orphan", at, 13, GH_FINDING, "was silent for 1 s on `compare 13 ; 7`", 8);
  check_fault ("flood", at, 13, GH_FINDING,
               "answered with more than 4194304 bytes on `compare 13 ; 7`", 5);
  check_fault ("many-lines", at, 13, GH_FINDING,
               "wrote '<' without being asked, on `compare 13 ; 7`", 5);
  check_fault ("unsolicited", at, 13, GH_FINDING,
               "wrote 'loaded a table' without being asked, on `compare 13 ; 7`", 5);
  check_fault ("two-lines", at, 13, GH_FINDING,
               "wrote '?' without being asked, on `compare 13 ; 7`", 5);
  check_fault ("binary", at, 13, GH_FINDING, "answered with byte 0 on `compare 13 ; 7`", 5);
  check_fault ("carriage", at, 13, GH_FINDING,
               "answered with byte 13 (a line ends in a newline alone) on `compare 13 ; 7`", 5);
  check_fault ("garbage", at, 13, GH_FINDING,
               "answered 'xyzzy' to `compare 13 ; 7`: expected <, =, > or ||", 5);
  check_fault ("blank", at, 13, GH_FINDING,
               "answered '< ' to `compare 13 ; 7`: expected <, =, > or ||", 5);
  check_fault ("empty", at, 13, GH_FINDING,
               "answered '' to `compare 13 ; 7`: expected <, =, > or ||", 5);
  check_fault ("error", at, 13, GH_FINDING,
               "answered 'error I am confused' to `compare 13 ; 7`: an error is no answer", 5);
  check_fault ("limit", at, 13, GH_REFUSED, "limit too big for me", 5);
  check_fault ("unsupported", at, 13, GH_UNSUPPORTED, "unsupported", 5);
  check_fault ("together", "compare 1 ; 7", 1, GH_FINDING,
               "exited with status 5, but only among other requests, on `compare 1 ; 7`", 5);
}

static void test_starts (void)
{
  check_start ("wrong-version", "only version 1 of the protocol");
  check_start ("no-hello", "answered 'what?' to `hello 1`");
  check_start ("hello-silent", "did not greet within 2 s");
  check_start ("hello-exit", "exited with status 6 before it greeted");
  check_start ("hello-carriage", "without a carriage return");
  gh_engine *const slow = start ("slow-start", "0", 0.2, 1 << 16);
  TAP_OK (slow != NULL, "slow-start: starts");
  TAP_OK (slow && !strcmp (slow->name, "hostile"), "its name is known");
  TAP_OK (slow && slow->abilities ==
                      (1u << GH_ASK_COMPARE | 1u << GH_ASK_NEGATE | 1u << GH_ASK_BIRTHDAY),
          "its abilities are known, and others ignored");
  if (slow)
    close_engine (slow, "slow-start");
  gh_engine *const none =
      gh_adapter_open ("/nonexistent/engine 2>/dev/null", NULL, error, sizeof error);
  TAP_OK (!none && strstr (error, "not found"), "no such program: %s", error);
  double const began = now ();
  gh_engine *const stay = start ("stay", "0", 1, 1 << 16);
  TAP_OK (stay != NULL, "stay: starts");
  if (stay)
    close_engine (stay, "stay");
  TAP_OK (now () - began < 3, "an engine that does not leave is killed");
}

/* A fault at every second request since the start: more than an engine is allowed. */
static void test_restarts (void)
{
  char text[16];
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("exit", "2", 5, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  unsigned findings = 0, answers = 0, refusals = 0;
  bool told = true;
  for (int i = 1; i <= 210; i++) {
    snprintf (text, sizeof text, "%d", i);
    gh_reply const reply = ask_now (&q);
    findings += reply == GH_FINDING;
    answers += reply == GH_ANSWERED;
    refusals += reply == GH_REFUSED;
    told = told && (reply != GH_REFUSED || strstr (e->words, "not restarted any more"));
  }
  TAP_OK (findings == 100 && answers == 100 && refusals == 10,
          "100 faults, then refusals: %u %u %u", findings, answers, refusals);
  TAP_OK (told, "and they are told: %s", e->words);
  close_engine (e, "restarts");
  gh_store_free (store);
}

/* The engine starts as long as a file exists, which it removes. It exits at the second request. */
static void check_once (bool together)
{
  char path[] = "/tmp/gh-once-XXXXXX", text[] = "1";
  int const fd = mkstemp (path);
  gh_store *const store = gh_store_new (NULL, NULL);
  close (fd);
  gh_engine *const e = start ("once+held", path, 1, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  unsigned findings = 0, refusals = 0;
  for (; *text < '5'; ++*text)
    together ? (void)ask (&q) : (void)ask_now (&q);
  e->settle (e);
  for (*text = '1'; *text < '5'; ++*text) {
    ask (&q);
    findings += q.reply == GH_FINDING && strstr (e->words, "exited with status 7");
    refusals += q.reply == GH_REFUSED && strstr (e->words, "before it greeted");
  }
  TAP_OK (findings == 1 && refusals == (together ? 3 : 2), "once: %u findings, %u refusals, %s",
          findings, refusals, e->words);
  close_engine (e, "once");
  gh_store_free (store);
}

static void test_no_restart (void)
{
  check_once (false);
  check_once (true);
}

/* The engine is gone before it is asked anything: neither SIGPIPE nor a wrong answer comes of it.
 */
static void test_gone (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("leave", "0", 1, 1 << 16);
  char text[16];
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = text, .h = "0"};
  unsigned findings = 0, refusals = 0;
  nanosleep (&(struct timespec){.tv_nsec = 100000000}, NULL);
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < 1500; i++) {
      snprintf (text, sizeof text, "%d", i);
      ask (&q);
      findings += q.reply == GH_FINDING;
      refusals += q.reply == GH_REFUSED;
    }
    e->settle (e);
  }
  TAP_OK (findings == 100 && refusals == 1400, "leave: %u findings, %u refusals", findings,
          refusals);
  close_engine (e, "leave");
  gh_store_free (store);
}

static void test_stores (void)
{
  gh_store *const kept = gh_store_new (NULL, NULL), *const fresh = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("exit", "4", 1, 1 << 16);
  asked a = {.engine = e, .store = kept, .request = GH_ASK_COMPARE, .g = "5", .h = "5"};
  asked b = {.engine = e, .store = fresh, .request = GH_ASK_COMPARE, .g = "6", .h = "5"};
  TAP_OK (ask_now (&a) == GH_ANSWERED && a.answer.order == GH_EQUAL, "one store");
  TAP_OK (ask_now (&b) == GH_ANSWERED && b.answer.order == GH_LESS, "another store");
  ask (&a), ask (&b);
  TAP_OK (a.reply == GH_ANSWERED && b.reply == GH_ANSWERED, "both are remembered");
  gh_store_empty (fresh);
  b.g = "5";
  ask (&a), ask (&b);
  TAP_OK (a.reply == GH_ANSWERED && b.reply == GH_PENDING, "an emptied store is forgotten");
  gh_store_empty (fresh);
  b.g = "8"; /* the answer to what was asked before must not be taken for this one's */
  TAP_OK (ask_now (&b) == GH_FINDING &&
              strstr (e->words, "exited with status 3 on `compare 8 ; 5`"),
          "an answer of an earlier filling is dropped: %s", e->words);
  TAP_OK (ask_now (&a) == GH_ANSWERED && a.answer.order == GH_EQUAL,
          "the first store still is known");
  close_engine (e, "stores");
  gh_store_free (kept);
  gh_store_free (fresh);
}

static void test_types (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *e = start ("good+braces", "0", 1, 40);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = "{1/2,*|}"};
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == q.form, "a game with braces comes back");
  q.request = GH_ASK_BIRTHDAY;
  TAP_OK (ask_now (&q) == GH_ANSWERED && q.answer.form == gh_integer (store, 12), "an integer");
  q.g = "30";
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "longer than 40"),
          "too long: %s", e->words);
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "longer than 40"),
          "again");
  q.g = "100000";
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "more than 40"),
          "much too long: %s", e->words);
  q.g = "{1/1048576|}";
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_REFUSED, "too long: %s", e->words);
  q.g = "1";
  TAP_OK (ask_now (&q) == GH_ANSWERED, "and nothing is half queued");
  q.request = GH_ASK_OUTCOME;
  TAP_OK (ask (&q) == GH_OK && q.reply == GH_UNSUPPORTED, "no such ability: %s", e->words);
  close_engine (e, "types");
  e = start ("integer", "birthday 9", 1, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_BIRTHDAY, .g = "9"};
  TAP_OK (ask_now (&q) == GH_FINDING &&
              !strcmp (e->words, "answered '1/2' to `birthday 9`: expected an integer"),
          "no integer: %s", e->words);
  close_engine (e, "integer");
  e = start ("garbage", "negate 9", 1, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = "9"};
  TAP_OK (ask_now (&q) == GH_FINDING &&
              !strcmp (e->words,
                       "answered 'xyzzy' to `negate 9`: column 1: found 'x', expected a game"),
          "no game: %s", e->words);
  close_engine (e, "garbage");
  gh_store_free (store);
}

static void test_banner (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("banner", "0", 1, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "1", .h = "0"};
  TAP_OK (ask_now (&q) == GH_FINDING && strstr (e->words, "wrote 'ready' without being asked"),
          "a banner after the greeting: %s", e->words);
  close_engine (e, "banner");
  gh_store_free (store);
}

/* ---- sizes ----------------------------------------------------------------------------------- */

/* {n, {n-1, ... | } | }: a different text for each n, about `length` bytes. */
static void long_text (char *text, int n, size_t length)
{
  size_t at = (size_t)sprintf (text, "{%d,{0", n + 1000000);
  while (at + 20 < length)
    at += (size_t)sprintf (text + at, ",%zu", 10000000 + at);
  strcpy (text + at, "|}|}");
}

/* Megabytes in both directions at the same time, and each answer is that of its question. */
static void test_burst (const char *mode)
{
  static char text[20000];
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.forms = 4000000;
  gh_store *const store = gh_store_new (&limits, NULL);
  gh_engine *const e = start (mode, "0", 10, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = text};
  unsigned pending = 0, right = 0;
  double const began = now ();
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < 1000; i++) {
      long_text (text, i, 10000);
      ask (&q);
      pending += q.reply == GH_PENDING;
      right += q.reply == GH_ANSWERED && q.answer.form == q.form;
    }
    e->settle (e);
  }
  TAP_OK (pending == 1000 && right == 1000, "%s: 10 MB both ways, %u of %u, %.2f s", mode, right,
          pending, now () - began);
  close_engine (e, mode);
  gh_store_free (store);
}

static gh_form ladder (gh_store *store, int steps, gh_form top)
{
  for (int i = 0; i < steps; i++) { /* its tree doubles at each step */
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, top);
    gh_form_add (store, GH_RIGHT, top);
    gh_form_add (store, i & 1 ? GH_LEFT : GH_RIGHT, GH_ZERO);
    top = gh_form_end (store);
  }
  return top;
}

static void test_let (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *e = start ("good+let", "0", 2, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_NEGATE};
  bool good = true;
  for (int steps = 1; steps <= 11; steps++) {
    q.form = ladder (store, steps, gh_integer (store, 3));
    good = good && ask_now (&q) == GH_ANSWERED && q.answer.form == q.form;
  }
  TAP_OK (good, "let: shared positions arrive as they are");
  q.form = ladder (store, 200, GH_ZERO);
  ask (&q);
  TAP_OK (q.reply == GH_PENDING, "let: a tree of 2^200 positions can be sent");
  close_engine (e, "let");

  e = start ("good", "0", 2, 1 << 16);
  q = (asked){.engine = e, .store = store, .request = GH_ASK_NEGATE};
  q.form = ladder (store, 30, GH_ZERO);
  gh_status const status = ask (&q);
  TAP_OK (status == GH_OK && q.reply == GH_REFUSED && strstr (e->words, "more than 65536 bytes"),
          "without let it is too long: %s", e->words);
  close_engine (e, "no let");

  e = start ("refuse-let+let", "0", 2, 1 << 16);
  q.engine = e;
  TAP_OK (ask_now (&q) == GH_REFUSED && strstr (e->words, "limit no more names"),
          "let: a refused name: %s", e->words);
  q.g = "5";
  TAP_OK (ask_now (&q) == GH_ANSWERED, "let: others are answered");
  close_engine (e, "refuse-let");

  e = start ("crash-let+let+held", "9", 2, 1 << 16);
  asked ladders[] = {{.engine = e, .store = store, .request = GH_ASK_NEGATE},
                     {.engine = e, .store = store, .request = GH_ASK_NEGATE},
                     {.engine = e, .store = store, .request = GH_ASK_NEGATE}};
  ladders[0].form = ladder (store, 8, gh_integer (store, 3));
  ladders[1].form = ladder (store, 8, gh_integer (store, 9));
  ladders[2].form = ladder (store, 9, gh_integer (store, 3));
  for (int i = 0; i < 3; i++)
    ask (&ladders[i]);
  e->settle (e);
  for (int i = 0; i < 3; i++)
    ask (&ladders[i]);
  TAP_OK (ladders[0].reply == GH_ANSWERED && ladders[0].answer.form == ladders[0].form &&
              ladders[2].reply == GH_ANSWERED && ladders[2].answer.form == ladders[2].form,
          "let: a crash over a name spares the others");
  ask (&ladders[1]);
  TAP_OK (ladders[1].reply == GH_FINDING && strstr (e->words, "crashed (signal 11) at `let g"),
          "let: and is found: %s", e->words);
  close_engine (e, "crash-let");
  gh_store_free (store);
}

/* Whether an answer is the right one: where any equal game will do, an equal one. */
static bool agrees (gh_store *store, const asked *q, const asked *right)
{
  if (q->reply != GH_ANSWERED || right->reply != GH_ANSWERED)
    return false;
  return q->answer.form == right->answer.form ||
         (q->answer.type == GH_GAME &&
          gh_compare_directly (store, q->answer.form, right->answer.form) == GH_EQUAL);
}

static void test_served (const char *command)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = gh_adapter_open (command, NULL, error, sizeof error);
  gh_engine *const r = gh_reference_open ();
  if (!e || !r) {
    TAP_OK (false, "%s: %s", command, error);
    return;
  }
  char text[40];
  unsigned right = 0;
  asked q = {.engine = e, .store = store, .request = GH_ASK_CANONICAL, .g = text}, p;
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < MANY; i++) {
      q.request = (gh_request)(i % GH_REQUESTS);
      snprintf (text, sizeof text, "{%d,*%d|%d/8,^%d||v}", i % 7, i % 5, i % 64, i % 6);
      q.h = "{1|{2|-1/2}}";
      ask (&q);
      if (round == 0)
        continue;
      p = q;
      p.engine = r;
      ask (&p);
      right += agrees (store, &q, &p);
    }
    e->settle (e);
  }
  TAP_OK (right == MANY, "served: %u of %d answers are the reference's", right, MANY);
  close_engine (e, "served");
  r->close (r);
  gh_store_free (store);
}

static void interrupted (int signal_number)
{
  (void)signal_number;
}

/* Interrupt system calls every so many microseconds; 0: no more. */
static void interrupt_often (long microseconds)
{
  struct sigaction action = {.sa_handler = interrupted};
  struct itimerval const every = {{0, microseconds}, {0, microseconds}};
  sigemptyset (&action.sa_mask);
  sigaction (SIGALRM, &action, NULL);
  setitimer (ITIMER_REAL, &every, NULL);
}

int main (int argc, char **argv)
{
  if (argc < 3) {
    TAP_OK (false, "a Python and the path of hostile.py are given");
    return tap_done ();
  }
  python = argv[1];
  hostile = argv[2];
  test_starts ();
  test_faults ();
  test_restarts ();
  test_no_restart ();
  test_gone ();
  test_stores ();
  test_types ();
  test_banner ();
  test_burst ("good");
  interrupt_often (1000);
  test_burst ("good+held");
  interrupt_often (0);
  test_let ();
  if (argc > 3)
    test_served (argv[3]);
  return tap_done ();
}

/* For how long an engine is waited for. */
#include "adapter/process/pace.h"
#include "tests/adapter/asking.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

/* `compare i ; 7` for `count` numbers from `first` on, together. How many are answered? */
static unsigned answers (gh_engine *e, gh_store *store, int first, int count)
{
  char text[16];
  unsigned answered = 0;
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .h = "7", .g = text};
  for (int round = 0; round < 2; round++) {
    for (int i = first; i < first + count; i++) {
      snprintf (text, sizeof text, "%d", i);
      ask (&q);
      answered += round && q.reply == GH_ANSWERED;
    }
    e->settle (e);
  }
  return answered;
}

/* The engine was opened with more. */
static void test_patience (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("silent", "compare 13 ; 7", 60, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  e->patience = 0.4;
  double const began = now ();
  TAP_OK (ask_now (&q) == GH_SLOW && now () - began < 4 && strstr (e->words, "silent for 0.4 s on"),
          "patience: %s", e->words);
  TAP_OK (answers (e, store, 20, 10) == 10, "others are answered");
  close_engine (e, "patience");
  gh_store_free (store);
}

/* Each answer takes longer than the patience, but never ten times as long as usual. */
static void test_median (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("good+paced", "0", 60, 1 << 16);
  e->patience = 0.001;
  e->welcome = 4;
  unsigned const all = answers (e, store, 1, 40);
  TAP_OK (all == 40 && e->late_seconds == 0, "slow as ever: %u, %.3f s lost", all, e->late_seconds);
  TAP_OK (e->median >= 0.016 && e->median < 0.2, "the median is %.3f s", e->median);
  close_engine (e, "median");
  gh_store_free (store);
}

/* The first answer of each life takes 0.4 s. */
static void test_first (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *e = start ("warm", "0", 60, 1 << 16);
  e->patience = 0.1;
  e->welcome = 4;
  unsigned const first = answers (e, store, 1, 100);
  TAP_OK (first == 100 && e->median < 0.02, "first of all: %u, median %.6f s", first, e->median);
  e->renew (e);
  TAP_OK (answers (e, store, 1, 10) == 10 && e->late_seconds == 0, "and first of the next life");
  close_engine (e, "warm");
  e = start ("warm", "0", 60, 1 << 16);
  e->patience = 0.1;
  TAP_OK (answers (e, store, 200, 1) == 0 && e->late_seconds >= 0.1, "without a welcome: %s",
          e->words);
  close_engine (e, "without a welcome");
  gh_store_free (store);
}

/* The first answer to each request in a life may take longer than others, and no later one may. */
static void test_first_of_request (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("tables", "0", 60, 1 << 16);
  asked compare = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  asked negate = {.engine = e, .store = store, .request = GH_ASK_NEGATE, .g = "13"};
  e->patience = 0.1;
  e->first = 4;
  TAP_OK (answers (e, store, 20, 20) == 20 && ask_now (&compare) == GH_ANSWERED &&
              ask_now (&negate) == GH_ANSWERED && e->late_seconds == 0,
          "first of each request: %s", e->words);
  e->first = 0;
  e->renew (e);
  TAP_OK (ask_now (&negate) == GH_SLOW && e->late_seconds >= 0.1, "which it needs: %s", e->words);
  close_engine (e, "first of each request");
  gh_store_free (store);
}

/* An engine that was quick to begin with has no such time later. */
static void test_later (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("silent", "compare 13 ; 7", 60, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  e->patience = 0.5;
  e->welcome = 30;
  TAP_OK (answers (e, store, 20, 40) == 40, "it is quick");
  e->renew (e);
  double const began = now ();
  TAP_OK (ask_now (&q) == GH_SLOW && now () - began < 10, "then silent: %.1f s: %s", now () - began,
          e->words);
  close_engine (e, "later");
  gh_store_free (store);
}

static bool near (double a, double b)
{
  return a > 0.999 * b && a < 1.001 * b;
}

/* The rules, by numbers. */
static void test_pace (void)
{
  pace p = {.count = 0};
  pace_begin (&p);
  TAP_OK (pace_median (&p) == 0 && pace_patience (&p, 1, 5) == 5 && pace_patience (&p, 1, 0) == 1,
          "pace: nothing is known");
  pace_took (&p, 3, 1, 1);
  TAP_OK (pace_patience (&p, 1, 5) == 5 && pace_patience (&p, 1, 0) > 20, "pace: one slow answer");
  pace_took (&p, 0, 1, 0);
  TAP_OK (p.count == 1, "pace: `ok` is no answer");
  pace_took (&p, 10, 1000, 1000);
  TAP_OK (pace_median (&p) > 0.0078 && pace_median (&p) < 0.0157 && pace_patience (&p, 1, 5) == 1,
          "pace: many that came together: %.4f s", pace_median (&p));
  TAP_OK (near (pace_patience (&p, 0.001, 5), 10 * pace_median (&p)), "pace: ten times the median");
  pace_begin (&p);
  TAP_OK (pace_patience (&p, 1, 5) == 5 && pace_patience (&p, 1, 50) == 30 &&
              pace_patience (&p, 7, 5) == 7,
          "pace: a later life");
  pace_took (&p, 1e9, 1, 1);
  pace_took (&p, 1e-12, 1, 1);
  TAP_OK (pace_median (&p) < 0.0157, "pace: very slow and very fast");
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_patience ();
  test_median ();
  test_first ();
  test_first_of_request ();
  test_later ();
  test_pace ();
  return tap_done ();
}

/* Memory that is not there: whatever fails here is never said of the engine. */
#include "adapter/adapter.h"
#include "tests/adapter/asking.h"
#include "tests/tap.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static uint64_t failing;  /* this request for memory fails, counted from 1; 0: none */
static bool from_then_on; /* and all after it */
static uint64_t requests; /* since it was set */

static bool fails (void)
{
  requests++;
  bool const failed = failing && (from_then_on ? requests >= failing : requests == failing);
  if (failed)
    errno = ENOMEM;
  return failed;
}

void *__real_malloc (size_t size);
void *__real_calloc (size_t count, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__wrap_realloc (void *memory, size_t size);

void *__wrap_malloc (size_t size)
{
  return fails () ? NULL : __real_malloc (size);
}

void *__wrap_calloc (size_t count, size_t size)
{
  return fails () ? NULL : __real_calloc (count, size);
}

void *__wrap_realloc (void *memory, size_t size)
{
  return fails () ? NULL : __real_realloc (memory, size);
}

static void fail_at (uint64_t number, bool all)
{
  failing = number;
  from_then_on = all;
  requests = 0;
}

/* An answer has no room: it is refused, and the next one is read. */
static void test_no_room (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  gh_engine *const e = start ("flood", "compare 13 ; 7", 5, 1 << 16);
  asked q = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "13", .h = "7"};
  asked other = {.engine = e, .store = store, .request = GH_ASK_COMPARE, .g = "7", .h = "7"};
  asked last = other;
  last.g = "8";
  TAP_OK (ask_now (&other) == GH_ANSWERED, "there is room for this one");
  ask (&q);
  fail_at (1, true);
  e->settle (e);
  fail_at (0, false);
  ask (&q);
  TAP_OK (q.reply == GH_REFUSED && !strcmp (e->words, "out of memory for the answer"),
          "no room for an answer: %s", e->words);
  TAP_OK (ask_now (&last) == GH_ANSWERED && e->faults == 0, "and later ones are answered");
  close_engine (e, "no room");
  gh_store_free (store);
}

/* Each request for memory fails, or all from it on, while a good engine is opened and asked: there
   may be no answer, but nothing is found. False: that many are not needed. */
static bool check_failure (uint64_t number, bool all)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  asked q = {.store = store, .request = GH_ASK_NEGATE, .g = "{1|*}"};
  gh_status status = GH_OK;
  fail_at (number, all);
  if ((q.engine = start ("good", "0", 5, 1 << 16)) && !(status = ask (&q)) &&
      q.reply == GH_PENDING) {
    q.engine->settle (q.engine);
    status = ask (&q);
  }
  bool const failed = requests >= number;
  fail_at (0, false);
  if (!q.engine || status || q.reply != GH_ANSWERED || !failed)
    TAP_OK (q.engine ? status == GH_NO_MEMORY || (!status && (q.reply == GH_REFUSED || !failed))
                     : strstr (error, "memory") != NULL,
            "without number %" PRIu64 "%s: %s", number, all ? " and later" : "",
            !q.engine ? error
            : status  ? "the case fails"
                      : q.engine->words);
  if (q.engine) {
    TAP_OK (q.engine->faults == 0 && (q.reply != GH_REFUSED || *q.engine->words),
            "no fault, and words for a refusal");
    q.engine->close (q.engine);
  }
  gh_store_free (store);
  return failed;
}

int main (int argc, char **argv)
{
  if (!asking_begin (argc, argv))
    return tap_done ();
  test_no_room ();
  for (int all = 0; all < 2; all++)
    for (uint64_t number = 1; check_failure (number, all); number++)
      continue;
  TAP_OK (no_children (), "no process is left");
  return tap_done ();
}

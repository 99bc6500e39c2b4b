#include "tests/stores.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "tests/tap.h"

#include <string.h>
#include <time.h>

typedef struct body_call {
  body *run;
  gh_store *store;
} body_call;

static void run_body (void *argument)
{
  const body_call *const call = argument;
  call->run (call->store);
}

gh_status status_of (gh_store *store, body *run)
{
  return gh_try (store, run_body, &(body_call){run, store});
}

void in_new_store (const char *name, body *run)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  TAP_OK (store && status_of (store, run) == GH_OK, "%s: no limit is passed", name);
  gh_store_free (store);
}

bool fresh (gh_store *store)
{
  uint32_t value;
  bool memos = false;
  for (gh_memo m = GH_MEMO_SUM; m <= GH_MEMO_COPY; m++)
    for (gh_form a = 0; a < 50; a++)
      for (gh_form b = 0; b < 50; b++)
        memos = memos || gh_memo_get (store, m, a, b, &value);
  bool notes = false;
  for (gh_note n = GH_NOTE_ORDER; n <= GH_NOTE_VISIT; n++)
    notes = notes || *gh_note_of (store, GH_ZERO, n);
  return !memos && !notes && gh_store_size (store) == 1 && gh_is_numeral (store, GH_ZERO) &&
         gh_numeral_sign (store, GH_ZERO) == 0 && gh_is_integer (store, GH_ZERO) &&
         gh_option_count (store, GH_ZERO, GH_LEFT) + gh_option_count (store, GH_ZERO, GH_RIGHT) ==
             0;
}

gh_form game (gh_store *store, const char *text)
{
  gh_error error;
  return gh_read (store, text, strlen (text), NULL, &error);
}

gh_form dyadic (gh_store *store, int64_t numerator, uint64_t exponent)
{
  return gh_fraction (store, numerator, exponent);
}

gh_form doubled (gh_store *store, gh_form form, unsigned times)
{
  for (; times > 0; times--) {
    gh_form_begin (store);
    gh_form_add (store, GH_LEFT, form);
    gh_form_add (store, GH_RIGHT, form);
    form = gh_form_end (store);
  }
  return form;
}

static uint32_t state = 1;

void draw_from (uint32_t seed)
{
  state = seed;
}

uint32_t draw (uint32_t bound)
{
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % bound;
}

gh_form random_form (gh_store *store, unsigned depth)
{
  if (depth == 0 || draw (8) == 0)
    return dyadic (store, (int64_t)draw (17) - 8, draw (4));
  gh_form_begin (store);
  for (uint32_t i = draw (6); i > 0; i--) {
    gh_side const side = draw (2);
    gh_form_add (store, side, random_form (store, draw (depth)));
  }
  return gh_form_end (store);
}

static double seconds_of (clockid_t clock)
{
  struct timespec t;
  clock_gettime (clock, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

double now (void)
{
  return seconds_of (CLOCK_MONOTONIC);
}

double worked (void)
{
  return seconds_of (CLOCK_PROCESS_CPUTIME_ID) / tap_slowness ();
}

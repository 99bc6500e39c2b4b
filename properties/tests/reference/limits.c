/* Limits of steps, and of the stack, which recursions over positions come to. */
#include "form/measure.h"
#include "form/notation.h"
#include "form/numeral.h"
#include "form/shape.h"
#include "reference/reference.h"
#include "tests/stores.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

/* ---- steps ----------------------------------------------------------------------------------- */

/* {{*99|0},...,{*|0},{0|0}|0}: each of 100 left options is compared with the others. */
static gh_form dominated;

static void build_dominated (gh_store *store)
{
  gh_form_begin (store);
  for (uint64_t k = 0; k < 100; k++) {
    gh_form const nimber = gh_shape_make (store, (gh_number_up_star){GH_ZERO, 0, k});
    gh_form_add (store, GH_LEFT, gh_make (store, nimber, GH_ZERO));
  }
  dominated = gh_form_end (store);
}

static void simplify (gh_store *store)
{
  gh_canonical (store, dominated);
}

static void test_steps (void)
{
  char buffer[100];
  gh_limits limits = GH_DEFAULT_LIMITS;
  limits.steps = 1000;
  gh_store *const few = gh_store_new (&limits, NULL), *const many = gh_store_new (NULL, NULL);
  TAP_OK (status_of (many, build_dominated) == GH_OK && status_of (many, simplify) == GH_OK,
          "a game of 100 options is simplified within the usual steps");
  TAP_OK (status_of (few, build_dominated) == GH_OK, "it is built without steps");
  TAP_OK (status_of (few, simplify) == GH_OVER_STEPS, "and not simplified with 1,000");
  TAP_OK (
      !strcmp (gh_status_text (few, GH_OVER_STEPS, buffer, sizeof buffer), "more than 1000 steps"),
      "the status says so");
  gh_store_free (few);
  gh_store_free (many);
}

/* ---- the stack ------------------------------------------------------------------------------- */

#define STACK_BYTES ((rlim_t)256 << 10)

typedef struct nest_call {
  gh_store *store;
  gh_form game;
  void (*use) (const struct nest_call *call);
} nest_call;

/* {{|{{|*}|...}}|}, 4,900 deep: players who move in turn reach the star. It is built without a
   recursion. */
static void build_nested (void *argument)
{
  nest_call *const call = argument;
  gh_form form = gh_shape_make (call->store, (gh_number_up_star){0, 0, 1});
  for (int i = 0; i < 4900; i++) {
    gh_form_begin (call->store);
    gh_form_add (call->store, i % 2 ? GH_LEFT : GH_RIGHT, form);
    form = gh_form_end (call->store);
  }
  call->game = form;
}

static void use_nested (void *argument)
{
  const nest_call *const call = argument;
  call->use (call);
}

static void use_outcome (const nest_call *call)
{
  gh_outcome_of (call->store, call->game, GH_MISERE);
}

static void use_order (const nest_call *call)
{
  gh_compare_directly (call->store, call->game, GH_ZERO);
}

static void use_negative (const nest_call *call)
{
  gh_negative (call->store, call->game);
}

static void use_sum (const nest_call *call)
{
  gh_sum (call->store, call->game, gh_integer (call->store, 1));
}

static void use_product (const nest_call *call)
{
  gh_product (call->store, call->game, gh_integer (call->store, 1));
}

static void use_canonical (const nest_call *call)
{
  gh_canonical (call->store, call->game);
}

static void use_print (const nest_call *call)
{
  gh_print (call->store, call->game, GH_STYLE_FULL);
}

static void use_birthday (const nest_call *call)
{
  gh_form_birthday (call->store, call->game);
}

static void use_reading (const nest_call *call)
{
  static char text[4900];
  gh_error error;
  memset (text, '{', sizeof text);
  gh_read (call->store, text, sizeof text, NULL, &error);
}

/* Whether it can be: qemu-user lets the stack be as it is. */
static bool lower_stack (void)
{
  struct rlimit limit;
  getrlimit (RLIMIT_STACK, &limit);
  limit.rlim_cur = STACK_BYTES;
  setrlimit (RLIMIT_STACK, &limit);
  getrlimit (RLIMIT_STACK, &limit);
  return limit.rlim_cur == STACK_BYTES;
}

#define NO_LOWER 43

/* Leaves with 42 when the work ended, or ended at the stack; a deep recursion must. */
static void in_small_stack (void *argument)
{
  nest_call call = *(nest_call *)argument;
  if (!lower_stack ())
    exit (NO_LOWER);
  call.store = gh_store_new (NULL, NULL);
  if (gh_try (call.store, build_nested, &call))
    exit (1);
  gh_status const status = gh_try (call.store, use_nested, &call);
  gh_store_free (call.store);
  exit (status == GH_OVER_STACK ? 42 : (int)status);
}

static void test_stack (void)
{
  static const struct {
    const char *name;
    void (*use) (const nest_call *);
  } uses[] = {{"the outcome", use_outcome},   {"the order", use_order},
              {"the negative", use_negative}, {"a sum", use_sum},
              {"a product", use_product},     {"the canonical form", use_canonical},
              {"printing", use_print},        {"the birthday", use_birthday},
              {"reading", use_reading}};
  for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
    nest_call call = {.use = uses[i].use};
    int const end = tap_signal_of (in_small_stack, &call, 60);
    if (end == NO_LOWER)
      tap_skip (uses[i].name, "no limit of the stack is kept here");
    else
      TAP_OK (end == 42, "%s of a game 4,900 deep ends at a stack of 256 KiB, not with %d",
              uses[i].name, end);
    call.store = gh_store_new (NULL, NULL);
    gh_status const built = gh_try (call.store, build_nested, &call);
    gh_status const used = gh_try (call.store, use_nested, &call);
    TAP_OK (!built && used != GH_OVER_STACK, "and within the usual one it is no matter: %d",
            (int)used);
    gh_store_free (call.store);
  }
}

int main (void)
{
  test_steps ();
  test_stack ();
  return tap_done ();
}

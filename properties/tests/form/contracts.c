/* Broken contracts abort, in every build. */
#include "form/numeral.h"
#include "form/shape.h"
#include "tests/stores.h"
#include "tests/tap.h"

static void bad_index (void *argument)
{
  gh_option (argument, GH_ZERO, GH_LEFT, 0);
}

static void fail_outside (void *argument)
{
  gh_fail (argument, GH_OVER_FORMS);
}

static void bad_handle (void *argument)
{
  gh_form_begin (argument);
  gh_form_add (argument, GH_LEFT, 1000);
}

static void add_without_begin (void *argument)
{
  gh_form_add (argument, GH_LEFT, GH_ZERO);
}

static void end_it (gh_store *store)
{
  gh_form_end (store);
}

static void end_without_begin (void *argument)
{
  status_of (argument, end_it);
}

static void empty_it (gh_store *store)
{
  gh_store_empty (store);
}

static void empty_inside (void *argument)
{
  status_of (argument, empty_it);
}

static void value_of_star (void *argument)
{
  gh_store *const store = argument;
  gh_numeral_sign (store, gh_make (store, GH_ZERO, GH_ZERO));
}

static void numeral_beyond_all (void *argument)
{
  gh_numeral_sign (argument, 1000);
}

static void no_such_status (void *argument)
{
  char buffer[100];
  gh_status_text (argument, (gh_status)(GH_ABANDONED + 1), buffer, sizeof buffer);
}

static void nothing (void *argument)
{
  (void)argument;
}

static void contracts (void)
{
  gh_store *const store = gh_store_new (NULL, NULL);
  static const struct {
    const char *name;
    void (*run) (void *);
  } all[] = {{"gh_option of an option that is not there", bad_index},
             {"gh_fail outside gh_try", fail_outside},
             {"gh_form_add of a form that is not there", bad_handle},
             {"gh_form_add before gh_form_begin", add_without_begin},
             {"gh_form_end before gh_form_begin", end_without_begin},
             {"gh_store_empty inside gh_try", empty_inside},
             {"the sign of a game that is no numeral", value_of_star},
             {"the sign of a form that is not there", numeral_beyond_all},
             {"the text of a status that is none", no_such_status}};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    TAP_OK (tap_signal_of (all[i].run, store, 10) == SIGABRT, "%s aborts", all[i].name);
  TAP_OK (tap_signal_of (nothing, store, 10) == 0, "nothing does not");
  gh_store_free (store);
}

int main (void)
{
  contracts ();
  return tap_done ();
}
